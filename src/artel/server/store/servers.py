"""Databases that a server of their own keeps, such as PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from artel.server.store.turns import Turns
from artel.server.store.writer import Write, execute

if TYPE_CHECKING:
    from sqlalchemy import URL


WRITERS = 10


class ServerLines:
    def __init__(self, url: URL) -> None:
        self._made = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
        self._reading = self._made.execution_options(isolation_level="AUTOCOMMIT")
        self.engine = self._made.sync_engine
        self._turns = Turns(WRITERS)

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self._reading.connect()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self._turns.taken(), self._made.begin() as connection:
            yield connection

    async def store(self, writes: Sequence[Write]) -> None:
        async with self._turns.taken(hurry=True), self._made.begin() as connection:
            await execute(connection, writes)

    async def close(self) -> None:
        await self._made.dispose()
