"""What players have reported: a person, or something that was said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from sqlalchemy import bindparam, func, insert, or_, select, update

from artel.server.errors import NoSuchReport, ReportClosed, ReportedAlready, ReportTaken
from artel.server.store.engine import now
from artel.server.store.people import Person, new_id
from artel.server.store.schema import chat, people, reports
from artel.server.store.talk import TalkLine, spoken

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncConnection

Reason: TypeAlias = Literal["insult", "spam", "name", "cheating", "stalling", "other"]
ATTACHED = 20
"""So many remarks up to the report go with it."""
LAST_SAID = select(func.max(chat.c.at)).where(chat.c.table_id == bindparam("table"))
reporter, taker = people.alias("reporter"), people.alias("taker")


class Report(msgspec.Struct, frozen=True):
    """`remark_at`: which remark at the table is meant; null: the person as such. `taken_by`: the name of the moderator
    who looks after it; `note`: what was done. A name is “—” where the person is removed."""

    id: str
    reporter: str
    reporter_name: str
    person: str
    person_name: str
    table: str | None
    remark_at: int | None
    reason: Reason
    text: str
    status: Literal["open", "taken", "closed"]
    taken_by: str | None
    note: str
    created_at: int
    closed_at: int | None


QUERY: Select[Any] = (
    select(
        reports.c.id,
        reports.c.reporter_id,
        reporter.c.name,
        reports.c.person_id,
        people.c.name,
        reports.c.table_id,
        reports.c.remark_at,
        reports.c.reason,
        reports.c.text,
        reports.c.status,
        taker.c.name,
        reports.c.note,
        reports.c.created_at,
        reports.c.closed_at,
    )
    .join(reporter, reporter.c.id == reports.c.reporter_id)
    .join(people, people.c.id == reports.c.person_id)
    .outerjoin(taker, taker.c.id == reports.c.taken_by)
)


async def add(
    connection: AsyncConnection,
    by: Person,
    person: str,
    table: str | None,
    remark_at: int | None,
    reason: str,
    text: str,
) -> str:
    """Its id. Raises ReportedAlready while the same is waiting to be looked at."""
    same = select(reports.c.id).where(
        reports.c.reporter_id == by.id,
        reports.c.person_id == person,
        reports.c.status != "closed",
        reports.c.remark_at.is_(None) if remark_at is None else reports.c.remark_at == remark_at,
        reports.c.table_id.is_(None) if table is None else reports.c.table_id == table,
    )
    if await connection.scalar(same) is not None:
        raise ReportedAlready
    until = None if table is None else await connection.scalar(LAST_SAID, {"table": table})
    values = {"id": new_id(), "reporter_id": by.id, "person_id": person, "table_id": table, "remark_at": remark_at}
    values |= {"said_until": until, "reason": reason, "text": text, "status": "open", "created_at": now()}
    await connection.execute(insert(reports).values(note="", **values))
    return str(values["id"])


async def queue(connection: AsyncConnection, status: str | None, most: int) -> list[Report]:
    """Those that wait come first, the oldest at the top; of those that are closed, the newest."""
    waiting = QUERY.where(reports.c.status != "closed").order_by(reports.c.created_at, reports.c.id)
    closed = QUERY.where(reports.c.status == "closed").order_by(reports.c.closed_at.desc(), reports.c.id)
    found: list[Report] = []
    for part in (waiting, closed):
        wanted = part if status is None else part.where(reports.c.status == status)
        found += [Report(*row) for row in await connection.execute(wanted.limit(most))]
    return found[:most]


async def about(connection: AsyncConnection, person: str, most: int) -> list[Report]:
    """By this person or against, the newest first."""
    query = QUERY.where(or_(reports.c.person_id == person, reports.c.reporter_id == person))
    return [Report(*row) for row in await connection.execute(query.order_by(reports.c.created_at.desc()).limit(most))]


async def load(connection: AsyncConnection, which: str) -> Report:
    """Raises NoSuchReport."""
    row = (await connection.execute(QUERY.where(reports.c.id == which))).one_or_none()
    if row is None:
        raise NoSuchReport(report=which)
    return Report(*row)


async def attached(connection: AsyncConnection, which: str) -> list[TalkLine]:
    """What was said at the table up to the report, as far as it is still there; the remark meant is among it."""
    query = select(reports.c.table_id, reports.c.remark_at, reports.c.said_until).where(reports.c.id == which)
    table, remark_at, until = (await connection.execute(query)).one()
    if table is None or until is None:
        return []
    found = await spoken(connection, table, ATTACHED, until)
    if remark_at is not None and all(remark.at != remark_at for remark in found):
        found = await spoken(connection, table, 1, remark_at) + found
    return found


async def take(connection: AsyncConnection, which: str, by: str | None) -> Report:
    """Raises NoSuchReport, ReportTaken or ReportClosed."""
    query = update(reports).where(reports.c.id == which, reports.c.status == "open")
    if (await connection.execute(query.values(status="taken", taken_by=by))).rowcount != 1:
        found = await load(connection, which)
        raise ReportClosed if found.status == "closed" else ReportTaken(name=found.taken_by or "—")
    return await load(connection, which)


async def close(connection: AsyncConnection, which: str, by: str | None, note: str) -> Report:
    """Raises NoSuchReport or ReportClosed."""
    values = {"status": "closed", "note": note, "closed_at": now(), "taken_by": by}
    query = update(reports).where(reports.c.id == which, reports.c.status != "closed").values(values)
    if (await connection.execute(query)).rowcount != 1:
        await load(connection, which)
        raise ReportClosed
    return await load(connection, which)
