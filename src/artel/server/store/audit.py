"""Who looked after the server, and how: every act is written down in the transaction that does it, and stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert, or_, select

from artel.server.store.engine import now
from artel.server.store.schema import audit, people

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

ABOUT, WHY = 80, 500
by, whom = people.alias("by"), people.alias("whom")


class Deed(msgspec.Struct, frozen=True):
    """`by`: null for the host, on the command line; `whom`: the person meant; names are null where the person is
    removed. `about`: an address, or the id of what is meant."""

    id: int
    at: int
    by: str | None
    by_name: str | None
    what: str
    whom: str | None
    whom_name: str | None
    table: str | None
    about: str
    why: str


QUERY = (
    select(
        audit.c.id,
        audit.c.at,
        audit.c.by_id,
        by.c.name.label("by_name"),
        by.c.kind.label("by_kind"),
        audit.c.what,
        audit.c.whom_id,
        whom.c.name.label("whom_name"),
        whom.c.kind.label("whom_kind"),
        audit.c.table_id,
        audit.c.about,
        audit.c.why,
    )
    .outerjoin(by, by.c.id == audit.c.by_id)
    .outerjoin(whom, whom.c.id == audit.c.whom_id)
)


async def write(
    connection: AsyncConnection,
    by: str | None,
    what: str,
    *,
    whom: str | None = None,
    table: str | None = None,
    about: str = "",
    why: str = "",
) -> None:
    values = {"by_id": by, "what": what, "whom_id": whom, "table_id": table, "about": about[:ABOUT], "why": why[:WHY]}
    await connection.execute(insert(audit).values(at=now(), **values))


async def newest(
    connection: AsyncConnection, most: int, before: int | None = None, who: str | None = None
) -> list[Deed]:
    """The newest first. `before`: those with a smaller id; `who`: by or about this person."""
    query = QUERY.order_by(audit.c.id.desc()).limit(most)
    if before is not None:
        query = query.where(audit.c.id < before)
    if who is not None:
        query = query.where(or_(audit.c.by_id == who, audit.c.whom_id == who))
    return [
        Deed(
            row.id,
            row.at,
            row.by_id,
            None if row.by_kind == "deleted" else row.by_name,
            row.what,
            row.whom_id,
            None if row.whom_kind == "deleted" else row.whom_name,
            row.table_id,
            row.about,
            row.why,
        )
        for row in await connection.execute(query)
    ]
