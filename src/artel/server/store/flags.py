"""Rated games that look as if somebody farmed ratings: kept for whoever runs the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select

from artel.server.store.engine import now
from artel.server.store.schema import flags as kept
from artel.server.store.schema import inputs, people, results, tables

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


class Flag(msgspec.Struct, frozen=True):
    """`reason`: `pair`, where `person` and `other` have met in so many rated `games` of the last day; `unplayed`, where
    `person` gave up before the first move."""

    id: int
    at: int
    reason: str
    table: str
    game: str
    person: str
    name: str
    other: str | None
    other_name: str | None
    games: int | None


async def flags(connection: AsyncConnection, most: int, before: int | None = None) -> list[Flag]:
    """The newest first; `before`: with a smaller id."""
    other = people.alias("other")
    query = (
        select(kept.c.id, kept.c.at, kept.c.reason, kept.c.table_id, tables.c.game, kept.c.person_id)
        .add_columns(people.c.name, kept.c.other_id, other.c.name, kept.c.games)
        .join(tables, tables.c.id == kept.c.table_id)
        .join(people, people.c.id == kept.c.person_id)
        .outerjoin(other, other.c.id == kept.c.other_id)
    )
    if before is not None:
        query = query.where(kept.c.id < before)
    return [Flag(*row) for row in await connection.execute(query.order_by(kept.c.id.desc()).limit(most))]


async def add(
    connection: AsyncConnection,
    table: str,
    reason: str,
    person: str,
    other: str | None = None,
    games: int | None = None,
) -> None:
    values = {"table_id": table, "reason": reason, "person_id": person, "other_id": other, "games": games}
    await connection.execute(insert(kept), {**values, "at": now()})


async def forget(connection: AsyncConnection, person: str) -> None:
    """All of somebody who leaves."""
    await connection.execute(delete(kept).where(or_(kept.c.person_id == person, kept.c.other_id == person)))


async def meetings(
    connection: AsyncConnection, one: str, other: str, besides: str, since: int, endings: tuple[str, ...]
) -> int:
    """In how many rated games both have sat that ended so after that time."""
    theirs = results.alias("theirs")
    query = (
        select(func.count())
        .select_from(results)
        .join(theirs, and_(theirs.c.table_id == results.c.table_id, theirs.c.person_id == other))
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.person_id == one, tables.c.id != besides, tables.c.rated, results.c.ended_at > since)
        .where(tables.c.status == "over", tables.c.ending.in_(endings), tables.c.counted_at.is_not(None))
    )
    return int(await connection.scalar(query) or 0)


async def gave_up(connection: AsyncConnection, table: str) -> int | None:
    """The seat that a game was ended for, by resigning or by being away."""
    query = select(inputs.c.seat).where(inputs.c.table_id == table, inputs.c.kind == "end")
    found: int | None = await connection.scalar(query)
    return found


async def moved(connection: AsyncConnection, table: str) -> set[int]:
    """The seats whose people have answered something."""
    query = select(inputs.c.seat).where(inputs.c.table_id == table, inputs.c.kind == "act", inputs.c.bot.is_(None))
    return set(await connection.scalars(query.distinct()))
