"""Lets this process follow what moderators do in any process or on the command line: it reads the audit log."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, func, select

from artel.server.store.engine import now
from artel.server.store.lasting import lasting
from artel.server.store.schema import audit

if TYPE_CHECKING:
    from artel.server.store.engine import Database
    from artel.server.table.directory import Directory
    from artel.server.traffic.limits import Limits
    from artel.server.traffic.sockets import Sockets

EVERY: Final = 1.0
BEHIND: Final = 20
"""So many ids a line may be late: transactions do not end in the order in which they got them."""
PUT_OUT: Final = ("ban", "remove", "sign-out")
"""After these the person's sockets are closed; who may, comes back."""
COLUMNS = (audit.c.id, audit.c.what, audit.c.whom_id, audit.c.table_id, audit.c.about)
LINES = lasting(select(*COLUMNS).where(audit.c.id > bindparam("after")))


class Watchman:
    """`since`: when this process began to serve."""

    def __init__(self, database: Database, directory: Directory, sockets: Sockets, limits: Limits) -> None:
        self.since = now()
        self._database = database
        self._directory = directory
        self._sockets = sockets
        self._limits = limits
        self._seen: set[int] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        async with self._database.read() as connection:
            top = int(await connection.scalar(select(func.max(audit.c.id))) or 0)
        self._seen = set(range(top - BEHIND, top + 1))
        self._task = asyncio.create_task(self._run(), name="watchman")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def hurry(self) -> None:
        """Something was done here just now."""
        self._wake.set()

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), EVERY)
            self._wake.clear()
            try:
                await self.look()
            except Exception as error:
                self._database.outage.noticed(error, "the audit log cannot be followed")

    async def look(self) -> None:
        async with self._database.read() as connection:
            lines = (await connection.execute(LINES, {"after": max(self._seen) - BEHIND})).all()
        for line in lines:
            if line.id not in self._seen:
                self._seen.add(line.id)
                self._follow(line.what, line.whom_id, line.table_id, line.about)
        self._seen = set(sorted(self._seen)[-2 * BEHIND :])

    def _follow(self, what: str, person: str | None, table: str | None, about: str) -> None:
        if what in ("ban", "unban"):
            self._limits.forget_bans()
            if person is None and what == "ban":
                self._sockets.close_from(about)
        if person is not None and what in PUT_OUT:
            self._sockets.close_person(person)
        self._directory.look_again(table, person)
