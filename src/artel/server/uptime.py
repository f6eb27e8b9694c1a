"""Says in the store that this process is up, so that the time in which none was counts against nobody's clock."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from artel.server.clocks import up_between
from artel.server.store import uptimes
from artel.server.store.engine import now

if TYPE_CHECKING:
    from artel.server.store.engine import Database

log = structlog.get_logger()
EVERY = 5.0
"""Seconds; so much may be given to players when a server is killed."""


class Uptime:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._since = now()
        self._row = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        async with self._database.write() as connection:
            self._row = await uptimes.begin(connection, self._since)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._beat()

    async def passed(self, at: int) -> int:
        """Milliseconds since then in which a server was up."""
        async with self._database.read() as connection:
            others = await uptimes.since(connection, at)
        until = now()
        return up_between(at, until, [*others, (self._since, until)])

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._beat()
            except SQLAlchemyError as error:
                log.warning("uptime not stored", error=str(error))

    async def _beat(self) -> None:
        async with self._database.write() as connection:
            await uptimes.go_on(connection, self._row, now())
