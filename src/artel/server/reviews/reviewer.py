"""Who has games reviewed, and how far it has come. The work is done by processes of their own that stand back behind
everything else, a second or two at a time, in turns between those who ask. What was found is stored before anybody
hears of it, so that a review that was stopped, here or by the end of a process, goes on where it was."""

from __future__ import annotations

import asyncio
import math
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

import structlog
from sqlalchemy.exc import IntegrityError

from artel.bots.crew import Crew, Lane, NoAnswer, PoolFull
from artel.kernel.errors import ArtelError
from artel.review import DEEP, QUICK, ReviewSettings
from artel.server.errors import NoReviewYet, NotOver, NotPlayedOut, NotYourReview, TooMany
from artel.server.records import replays
from artel.server.reviews.work import summed
from artel.server.store import reviews
from artel.server.store.reviews import LEASE, ReviewKey
from artel.session.reviewing import prepared, stint
from artel.session.reviews import ReviewProgress

if TYPE_CHECKING:
    from artel.server.config import Settings as ServerSettings
    from artel.server.store.engine import Database
    from artel.server.store.reviews import ReviewRow
    from artel.server.store.tables import TableRow
    from artel.server.traffic.desk import Desk
    from artel.server.traffic.limits import Limits

log = structlog.get_logger()
STINT: Final = 1.0
"""Seconds of CPU time after which it is another's turn, and what was found is stored."""
LONGEST: Final = 900.0
"""Seconds that a stint may take on a machine that has no time for it."""
NICE: Final = 19
EACH: Final = 3
"""Reviews that one person may have under way at a time."""
KNOWS: Final = ("artel.server.reviews.work",)


class Reviewer:
    def __init__(self, settings: ServerSettings, database: Database, limits: Limits, desk: Desk) -> None:
        self._database = database
        self._limits = limits
        self._desk = desk
        self._crew = Crew(settings.review_workers, nice=NICE, knows=KNOWS)
        self._making: dict[ReviewKey, asyncio.Task[None]] = {}
        self._asked: dict[ReviewKey, str] = {}

    async def finished(self, table: str, person: str | None) -> TableRow:
        """A game that can be reviewed. Raises NoSuchTable, NoReviewYet or NotPlayedOut."""
        try:
            row = await replays.finished(self._database, table, person)
        except NotOver:
            raise NoReviewYet from None
        if row.ending != "played":
            raise NotPlayedOut
        return row

    async def progress(self, key: ReviewKey, person: str | None) -> ReviewProgress:
        async with self._database.read() as connection:
            return progress_of(await reviews.load(connection, key), person)

    async def ask(self, table: str, deep: bool, person: str, who: str) -> ReviewProgress:
        """Goes on with a review, unless it is done or under way; `who`: at whose expense. Raises NoSuchTable,
        NoReviewYet, NotPlayedOut, WrongVersion or TooMany."""
        row, key = await self.finished(table, person), ReviewKey(table, deep)
        now = await self.progress(key, person)
        if now.state in ("running", "done"):
            return now
        if sum(asked == person for asked in self._asked.values()) >= EACH:
            raise TooMany(seconds=10)
        self._limits.take("review", person)
        await self._limits.pace("work", who)
        taken = await replays.taken(self._database, table)
        try:
            record, points = await self._desk.do(partial(prepared, row, taken), Lane.REPLAY, who)
        except PoolFull:
            raise TooMany(seconds=1) from None
        async with self._database.write() as connection:
            mine = await reviews.take(connection, key, points, person)
        if mine and key not in self._making:
            self._asked[key] = person
            self._making[key] = asyncio.create_task(self._make(key, record, who), name=f"review {table}")
        return await self.progress(key, person)

    async def stop(self, table: str, deep: bool, person: str) -> ReviewProgress:
        """Raises NoSuchTable, NoReviewYet, NotPlayedOut or NotYourReview."""
        await self.finished(table, person)
        key = ReviewKey(table, deep)
        now = await self.progress(key, person)
        if now.state == "running":
            if not now.mine:
                raise NotYourReview
            async with self._database.write() as connection:
                await reviews.release(connection, key)
            if (task := self._making.get(key)) is not None:
                task.cancel()
                await asyncio.wait([task])
        return await self.progress(key, person)

    async def review(self, key: ReviewKey) -> bytes | None:
        """As it is stored; None: it is not done."""
        async with self._database.read() as connection:
            found = await reviews.load(connection, key)
        return None if found is None else found.review

    async def close(self) -> None:
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        await self._crew.close()

    async def _make(self, key: ReviewKey, record: bytes, who: str) -> None:
        holding = asyncio.create_task(self._hold(key, asyncio.current_task()))
        try:
            await self._judge(key, record, who)
        except (ArtelError, NoAnswer, IntegrityError) as error:
            log.error("a review broke off", table=key.table, deep=key.deep, error=repr(error))
        finally:
            holding.cancel()
            del self._making[key], self._asked[key]
            await asyncio.shield(self._release(key))

    async def _hold(self, key: ReviewKey, making: asyncio.Task[None] | None) -> None:
        """While it is made, no other process begins; who stops it elsewhere stops it here."""
        while making is not None and not making.done():
            await asyncio.sleep(LEASE / 3000)
            async with self._database.write() as connection:
                held = await reviews.renew(connection, key)
            if not held:
                making.cancel()

    async def _release(self, key: ReviewKey) -> None:
        async with self._database.write() as connection:
            await reviews.release(connection, key)

    async def _judge(self, key: ReviewKey, record: bytes, who: str) -> None:
        settings = ReviewSettings(DEEP if key.deep else QUICK)
        async with self._database.read() as connection:
            found = await reviews.found(connection, key)
        while True:
            await self._limits.pace("review work", who, patience=math.inf)
            task = partial(stint, record, settings, frozenset(found), STINT)
            new, seconds = await self._crew.work(task, LONGEST, Lane.LAST, who)
            self._limits.spend("review work", 1000 * seconds, who)
            if not new:
                break
            async with self._database.write() as connection:
                await reviews.add(connection, key, new)
            found |= new
        (review, seats), _ = await self._crew.work(partial(summed, record, settings, found), LONGEST, Lane.LAST, who)
        async with self._database.write() as connection:
            await reviews.finish(connection, key, review, seats)


def progress_of(found: ReviewRow | None, person: str | None) -> ReviewProgress:
    if found is None:
        return ReviewProgress()
    state: Literal["done", "running", "stopped"] = (
        "done" if found.review is not None else "running" if found.held else "stopped"
    )
    return ReviewProgress(state, found.done, found.points, found.asked_by == person)
