"""Group commit: what many tables want stored while a transaction runs goes into the next one, all at once.

Whoever waits for `write` knows afterwards that it is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from sqlite3 import IntegrityError as SQLiteConflict
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import bindparam, null, update
from sqlalchemy.exc import IntegrityError as Conflict

from artel.server.errors import OutOfStep
from artel.server.store.ledger import finish
from artel.server.store.schema import tables

if TYPE_CHECKING:
    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.engine import Database

CONFLICT = (Conflict, SQLiteConflict)
GUARD = (
    update(tables).where(tables.c.id == bindparam("table"), tables.c.fence != bindparam("held")).values(fence=null())
)
"""Touches nothing while the fence is as it was; otherwise breaks a constraint, and with it the transaction."""


class Write:
    """One statement with its values; use the same statement object every time, so that many become one."""

    __slots__ = ("statement", "values")

    def __init__(self, statement: Executable, values: dict[str, Any]) -> None:
        self.statement = statement
        self.values = values


class Storing(Protocol):
    def write(self, *writes: Write) -> Awaitable[None]:
        """All of it or nothing. Raises OutOfStep where somebody else has written in its place."""


class WriteJob:
    __slots__ = ("guards", "stored", "writes")

    def __init__(self, guards: Sequence[Write], writes: Sequence[Write], stored: asyncio.Future[None]) -> None:
        self.guards = guards
        self.writes = writes
        self.stored = stored


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        from artel.server.upkeep.metrics import STORE  # the figures are slow to come, and most commands write none

        self._time = STORE.time
        self._waiting: list[WriteJob] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())
        self._closing = False

    def write(self, *writes: Write) -> Awaitable[None]:
        """All of it or nothing. Raises OutOfStep where somebody else has written in its place."""
        return self.store((), writes)

    def fenced(self, table: str, fence: int) -> Fenced:
        return Fenced(self, Write(GUARD, {"table": table, "held": fence}))

    def store(self, guards: Sequence[Write], writes: Sequence[Write]) -> Awaitable[None]:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(WriteJob(guards, writes, stored))
        self._wake.set()
        return stored

    async def close(self) -> None:
        """Stores what is waiting."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._waiting = self._waiting, []
            if jobs:
                await self._store(jobs)

    async def _store(self, jobs: list[WriteJob]) -> None:
        try:
            with self._time():
                guards = [guard for job in jobs for guard in job.guards]
                await self._database.store(guards + [write for job in jobs for write in job.writes])
        except CONFLICT:
            if len(jobs) == 1:
                settle(jobs, OutOfStep())
            else:
                for job in jobs:
                    await self._store([job])
        except Exception as error:
            settle(jobs, error)
        else:
            settle(jobs, None)


class Fenced:
    """The writer as a live table has it: stores only as long as the table belongs to this process."""

    def __init__(self, writer: Writer, guard: Write) -> None:
        self._writer = writer
        self._guards = (guard,)

    def write(self, *writes: Write) -> Awaitable[None]:
        return self._writer.store(self._guards, writes)


def settle(jobs: list[WriteJob], error: Exception | None) -> None:
    for job in jobs:
        finish(job.stored, error)


async def execute(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """In order; neighbours with the same statement go together."""
    at = 0
    while at < len(writes):
        statement, until = writes[at].statement, at + 1
        while until < len(writes) and writes[until].statement is statement:
            until += 1
        await connection.execute(statement, [write.values for write in writes[at:until]])
        at = until
