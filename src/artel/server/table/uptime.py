"""For how long the server has been up, in this process and before: measured by monotonic time, kept in the store.

The time in which no process was up counts against nobody's clock. Several processes count the same time: each takes
over what the others have stored where that is more, so it never runs faster than time itself.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from artel.server.store import served
from artel.session import clocks

if TYPE_CHECKING:
    from artel.server.store.engine import Database


class Uptime:
    def __init__(self, database: Database, every: float = served.EVERY / 1000) -> None:
        """`every`: seconds after which it is stored again."""
        self._database = database
        self._every = every
        self._total = 0
        self._since = clocks.monotonic()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        with suppress(IntegrityError):
            async with self._database.write() as connection:
                await served.begin(connection)
        async with self._database.read() as connection:
            self._total, self._since = await served.total(connection), clocks.monotonic()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self.beat()

    def tick(self) -> int:
        """Milliseconds for which a server has been up by now."""
        return self._total + clocks.monotonic() - self._since

    def passed(self, tick: int | None) -> int:
        """Milliseconds since then; none where it is not known when that was."""
        return 0 if tick is None else max(0, self.tick() - tick)

    async def beat(self) -> None:
        """Stores how far it has come."""
        async with self._database.write() as connection:
            known = await served.raised(connection, self.tick())
        if known > self.tick():
            self._total, self._since = known, clocks.monotonic()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.beat()
            except Exception as error:
                self._database.outage.noticed(error, "uptime not stored")
