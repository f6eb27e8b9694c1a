"""What nobody needs any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, func, or_, select, update

from artel.server.store.engine import now
from artel.server.store.places import KEPT
from artel.server.store.schema import (
    bans,
    chat,
    inputs,
    invites,
    metadata,
    passes,
    people,
    places,
    resets,
    sessions,
    tables,
)
from artel.server.store.tables import give_up

if TYPE_CHECKING:
    from sqlalchemy import Delete
    from sqlalchemy.ext.asyncio import AsyncConnection

DAY = 24 * 3600 * 1000


class KeepDays(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days things are kept that nobody has touched."""

    open_tables: float = 7
    games: float = 30
    chat: float = 365
    guests: float = 120


async def clean(connection: AsyncConnection, keep: KeepDays) -> dict[str, int]:
    """How many of each have gone. Tables of tournaments stay, and every game that was begun: one that nobody has
    continued for long is given up."""
    at = now()
    stale = (
        tables.c.status.in_(("open", "abandoned")),
        tables.c.started_at.is_(None),
        tables.c.tournament_id.is_(None),
        tables.c.created_at < at - keep.open_tables * DAY,
    )
    gone = select(tables.c.id).where(*stale)
    for column in (tables.c.rematch, tables.c.rematch_of):
        await connection.execute(update(tables).where(column.in_(gone)).values({column.name: None}))
    last = select(func.max(inputs.c.at)).where(inputs.c.table_id == tables.c.id).scalar_subquery()
    idle = tables.c.status == "running", last < at - keep.games * DAY
    unplayed = list(await connection.scalars(select(tables.c.id).where(*idle)))
    await give_up(connection, unplayed)
    over = select(tables.c.id).where(tables.c.status.not_in(["open", "running"]))
    steps: dict[str, Delete] = {
        "open-tables": delete(tables).where(*stale),
        "chat": delete(chat).where(chat.c.at < at - keep.chat * DAY, chat.c.table_id.in_(over)),
        "invites": delete(invites).where(or_(invites.c.expires_at < at, invites.c.table_id.in_(over))),
        "passes": delete(passes).where(or_(passes.c.expires_at < at, passes.c.used >= passes.c.uses)),
        "sessions": delete(sessions).where(sessions.c.expires_at < at),
        "resets": delete(resets).where(resets.c.expires_at < at),
        "places": delete(places).where(places.c.seen_at < at - KEPT),
        "bans": delete(bans).where(bans.c.until < at),
        "guests": delete(people).where(
            people.c.kind == "guest",
            people.c.seen_at < at - keep.guests * DAY,
            people.c.id.not_in(select(sessions.c.person_id)),
            *[people.c.id.not_in(select(column).where(column.is_not(None))) for column in NAMED],
        ),
    }
    return {"games": len(unplayed)} | {
        what: (await connection.execute(statement)).rowcount for what, statement in steps.items()
    }


NAMED = [
    key.parent
    for table in metadata.sorted_tables
    for key in table.foreign_keys
    if key.column is people.c.id and key.ondelete != "CASCADE"
]
"""Where somebody may be named, who cannot be forgotten then."""
