"""Sends what is due. The queue is in the store: each process takes some of it, and a person is one process's at a time.

A move never waits for any of this. What fails is tried again some times, and then left.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import structlog

from artel.server.notices.mail import Mailer, NotSent
from artel.server.notices.push import NotPushed, Pusher, SubscriptionGone
from artel.server.notices.texts import turn_letter, turn_push
from artel.server.store import calls, contacts
from artel.server.store.engine import now

if TYPE_CHECKING:
    from artel.server.config import Settings
    from artel.server.store.calls import Due
    from artel.server.store.engine import Database

log = structlog.get_logger()
EVERY: Final = 20.0
AT_ONCE: Final = 20
MINUTE: Final = 60_000
GAP: Final = 15 * MINUTE
"""So much time lies between two notices to one person; what comes meanwhile goes into the next one."""
HOLD: Final = 10 * MINUTE
"""After so long, what a process has taken and not sent is another's."""
AGAIN: Final = (2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE)
"""Before each further try."""


class Sender:
    """`mailer`, `pusher`: None where the settings do not ask for it."""

    def __init__(self, settings: Settings, database: Database, clock: Callable[[], int] = now) -> None:
        """Raises NotInstalled."""
        self.mailer = Mailer(settings) if settings.smtp_host is not None else None
        self.pusher = Pusher(settings) if settings.vapid_key is not None else None
        self._settings = settings
        self._database = database
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.mailer is not None or self.pusher is not None:
            self._task = asyncio.create_task(self._run(), name="notices")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.mailer is not None:
            await self.mailer.close()

    async def _run(self) -> None:
        while True:
            try:
                while await self.work():
                    pass
            except Exception as error:
                self._database.outage.noticed(error, "notices cannot be sent")
            await asyncio.sleep(EVERY)

    async def work(self) -> int:
        """To how many people some of what is due was sent, or tried."""
        at, quiet = self._clock(), int(self._settings.notice_after * MINUTE)
        ways = {"mail": self.mailer is not None, "push": self.pusher is not None}
        async with self._database.write() as connection:
            found = await calls.take(connection, at, quiet, GAP, HOLD, AT_ONCE, **ways)
        await asyncio.gather(*[self._send(due) for due in found])
        return len(found)

    async def _send(self, due: Due) -> None:
        ways = [self._mail(due), *[self._push(due, push) for push in due.pushes]]
        tried = await asyncio.gather(*ways, return_exceptions=True)
        for fault in [fault for fault in tried if isinstance(fault, BaseException)]:
            log.error("a notice failed", exc_info=fault)
        at = self._clock()
        async with self._database.write() as connection:
            if any(done is True for done in tried) or all(done is None for done in tried):
                await calls.settle(connection, due, at)
            elif due.tries > len(AGAIN):
                log.warning("a notice was given up", tables=len(due.tables))
                await calls.settle(connection, due, at)
            else:
                await calls.undo(connection, due, at + AGAIN[due.tries - 1])

    async def _mail(self, due: Due) -> bool | None:
        """None: there is nothing to try, now or later."""
        if self.mailer is None or due.address is None:
            return None
        try:
            await self.mailer.send(turn_letter(due, self._settings.site or ""))
        except NotSent as error:
            log.warning("mail not sent", reason=str(error))
            return None if error.for_good else False
        return True

    async def _push(self, due: Due, push: calls.Push) -> bool | None:
        if self.pusher is None:
            return None
        try:
            await self.pusher.send(push, turn_push(due))
        except SubscriptionGone:
            async with self._database.write() as connection:
                await contacts.drop_push(connection, push.id)
            return None
        except NotPushed as error:
            log.warning("push not sent", reason=str(error))
            return False
        return True
