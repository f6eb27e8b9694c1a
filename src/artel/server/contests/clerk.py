"""The clerk takes notice of games that are over: ratings, and the next round of a tournament.

What waits is in the store: a table that is over and not marked as counted. Each is counted in one transaction together
with its mark, so it is counted once, whichever process does it and whenever one dies. A tournament gets its next round
in one transaction too, where it has not changed since it was looked at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog

from artel.server.contests import ratings as rating
from artel.server.contests.tournaments import advance
from artel.server.store import ratings, tournaments

if TYPE_CHECKING:
    from artel.server.store.engine import Database

log = structlog.get_logger()
EVERY: Final = 1.0
AT_ONCE: Final = 50


class Clerk:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="clerk")

    def hurry(self) -> None:
        """Something has happened that the clerk should see at once."""
        self._wake.set()

    async def close(self) -> None:
        """What is not counted is counted after the next start."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                while await self.work():
                    pass
            except Exception as error:
                self._database.outage.noticed(error, "clerk failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), EVERY)
            self._wake.clear()

    async def work(self) -> bool:
        """Counts some of the tables that wait, or makes the rounds that are due; False where there was nothing."""
        async with self._database.read() as connection:
            waiting = await ratings.uncounted(connection, AT_ONCE)
            ready = await tournaments.ready(connection) if not waiting else []
        done = [await self._tried(self._count(table), table=table) for table in waiting]
        done += [await self._tried(advance(self._database, one), tournament=one) for one in ready]
        return bool(done) and all(done)

    async def _tried(self, work: Awaitable[None], **what: str) -> bool:
        """One that cannot be counted does not hold up the others."""
        try:
            await work
        except Exception as error:
            self._database.outage.noticed(error, f"clerk failed at {what}")
            return False
        return True

    async def _count(self, table: str) -> None:
        async with self._database.write() as connection:
            await ratings.alone(connection)
            ended = await ratings.take(connection, table)
            if ended is not None:
                await rating.count(connection, ended)
