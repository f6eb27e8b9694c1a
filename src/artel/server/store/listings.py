"""Who and what there is, for whoever runs the server. Nothing secret is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, select

from artel.server.store import schema
from artel.server.store.schema import inputs, results, seats

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


class Known(NamedTuple):
    id: str
    kind: str
    name: str
    games: int
    created_at: int
    seen_at: int


class Listed(NamedTuple):
    """`sitting`: the names of people and bots; `last_at`: when the last step was made."""

    id: str
    game: str
    status: str
    steps: int
    created_at: int
    last_at: int | None
    sitting: list[str]


async def people(connection: AsyncConnection, search: str, most: int) -> list[Known]:
    """Those seen last come first; `search`: an id, or a part of a name."""
    who = schema.people
    games = select(func.count()).where(results.c.person_id == who.c.id).scalar_subquery()
    query = select(who.c.id, who.c.kind, who.c.name, games, who.c.created_at, who.c.seen_at)
    found = [Known(*row) for row in await connection.execute(query.order_by(who.c.seen_at.desc(), who.c.id))]
    wanted = search.casefold()  # SQLite knows no capitals but the Latin ones
    return [known for known in found if known.id == search or wanted in known.name.casefold()][:most]


async def tables(connection: AsyncConnection, status: str | None, most: int) -> list[Listed]:
    """The newest first."""
    what = schema.tables
    steps = select(func.count()).where(inputs.c.table_id == what.c.id).scalar_subquery()
    last = select(func.max(inputs.c.at)).where(inputs.c.table_id == what.c.id).scalar_subquery()
    query = select(what.c.id, what.c.game, what.c.status, steps, what.c.created_at, last)
    if status:
        query = query.where(what.c.status == status)
    rows = (await connection.execute(query.order_by(what.c.created_at.desc(), what.c.id).limit(most))).all()
    who = schema.people
    sitting: dict[str, list[str]] = {row.id: [] for row in rows}
    names = select(seats.c.table_id, who.c.name, seats.c.bot).outerjoin(who, who.c.id == seats.c.person_id)
    for table, name, bot in await connection.execute(names.where(seats.c.table_id.in_(sitting)).order_by(seats.c.seat)):
        sitting[table].append(name or (f"bot:{bot}" if bot else "-"))
    return [Listed(*row, sitting[row.id]) for row in rows]
