"""For how long the server has been up altogether: the time that clocks go by. It knows no calendar, so that nobody
gains or loses by a clock that is set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update

from artel.server.store.schema import served

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

EVERY = 5_000
"""Milliseconds after which it is stored again; so much may be given to players when a server is killed."""


async def total(connection: AsyncConnection) -> int:
    """What was stored last, in milliseconds."""
    return int(await connection.scalar(select(served.c.total)) or 0)


async def raised(connection: AsyncConnection, reached: int) -> int:
    """A process has come so far; another may have come farther: what is stored now."""
    await connection.execute(update(served).where(served.c.total < reached).values(total=reached))
    return await total(connection)


async def begin(connection: AsyncConnection) -> None:
    """Raises IntegrityError where another process has begun at the same moment."""
    if await connection.scalar(select(served.c.id)) is None:
        await connection.execute(insert(served).values(id=1, total=0))


async def by_now(connection: AsyncConnection) -> int:
    """For who does not measure it: at least what it is now."""
    return await total(connection) + EVERY
