"""What has to be done now and then, and by one process only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from artel.server.store.schema import chores

if TYPE_CHECKING:
    from artel.server.store.engine import Database


async def done_at(database: Database, name: str) -> int | None:
    async with database.read() as connection:
        found: int | None = await connection.scalar(select(chores.c.done_at).where(chores.c.name == name))
    return found


async def claim(database: Database, name: str, at: int, every: int, hold: int) -> bool:
    """Is it time, and is nobody else at it? Then it is ours for so many milliseconds."""
    free = chores.c.name == name, chores.c.held_until <= at
    due = or_(chores.c.done_at.is_(None), chores.c.done_at <= at - every)
    try:
        async with database.write() as connection:
            if await connection.scalar(select(chores.c.name).where(chores.c.name == name)) is None:
                await connection.execute(insert(chores).values(name=name, held_until=0))
            taken = await connection.execute(update(chores).where(*free, due).values(held_until=at + hold))
    except IntegrityError:  # another process began with it at this moment
        return False
    return taken.rowcount == 1


async def release(database: Database, name: str) -> None:
    """It was claimed and not done: it is anybody's again."""
    async with database.write() as connection:
        await connection.execute(update(chores).where(chores.c.name == name).values(held_until=0))


async def finish(database: Database, name: str, at: int) -> None:
    async with database.write() as connection:
        done = update(chores).where(chores.c.name == name).values(held_until=0, done_at=at)
        if (await connection.execute(done)).rowcount == 0:
            await connection.execute(insert(chores).values(name=name, held_until=0, done_at=at))
