"""When the server was up: each process keeps a row, and says every few seconds that it is still there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from artel.server.store.schema import tables, uptimes

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


async def begin(connection: AsyncConnection, at: int) -> int:
    """A new row; rows that ended before every game now running began are not needed any more."""
    oldest = select(tables.c.started_at).where(tables.c.status == "running").order_by(tables.c.started_at).limit(1)
    first = (await connection.execute(oldest)).scalar_one_or_none()
    await connection.execute(delete(uptimes).where(uptimes.c.until < (at if first is None else first)))
    made = await connection.execute(insert(uptimes).values(since=at, until=at).returning(uptimes.c.id))
    return int(made.scalar_one())


async def go_on(connection: AsyncConnection, row: int, at: int) -> None:
    await connection.execute(update(uptimes).where(uptimes.c.id == row).values(until=at))


async def since(connection: AsyncConnection, at: int) -> list[tuple[int, int]]:
    found = await connection.execute(select(uptimes.c.since, uptimes.c.until).where(uptimes.c.until >= at))
    return [(row.since, row.until) for row in found]
