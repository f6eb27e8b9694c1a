"""What bots think, in words: a hint for somebody who plays with nobody but bots, and why a bot has moved as it did.

A hint is made of the view of the seat that asks and of nothing else. What moved a bot may lie in its hidden hand: it is
told when the game is over, and before that only where the table says that its bots explain themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from artel.bots import Answer, Clock
from artel.bots.crew import Lane, PoolFull
from artel.kernel.errors import NotAsked, listed
from artel.kernel.ids import seat_name
from artel.server.errors import NoBotMoved, TooMany
from artel.server.records import replays
from artel.server.store import steps
from artel.session.advice import ADVISER, SECONDS, AdvicePosition, alone, is_alone, position, said
from artel.session.advice import Advice as Advice
from artel.session.packs import pack_in

if TYPE_CHECKING:
    from artel.server.config import Settings
    from artel.server.store.engine import Database
    from artel.server.table.bots import Bots
    from artel.server.traffic.desk import Desk
    from artel.session.seating import TableRow

T = TypeVar("T")


class Adviser:
    def __init__(self, settings: Settings, database: Database, bots: Bots, desk: Desk) -> None:
        self._database = database
        self._bots = bots
        self._desk = desk
        self._clock = Clock(seconds=min(SECONDS, settings.bot_seconds))
        self._asking: set[str] = set()

    async def hint(self, table: str, person: str, language: str, who: str) -> Advice:
        """`who`: at whose expense. Raises NoSuchTable, NoAdvice, NotAsked, or TooMany while the last hint is thought
        about."""
        row, taken = await replays.seen(self._database, table, person)
        seat = alone(row, person)
        if person in self._asking:
            raise TooMany(seconds=1)
        self._asking.add(person)
        try:
            now = await self._do(partial(position, row, taken, seat), who)
            if not now.asked:
                raise NotAsked(seat=seat_name(seat), open=listed(seat_name(other) for other in now.pending))
            answer = await self._think(row, ADVISER, now, now.version, who)
        finally:
            self._asking.discard(person)
        return await self._do(partial(said, row, now, seat, ADVISER, answer, answer.option, language), who)

    async def why(self, table: str, version: int, person: str | None, language: str, who: str) -> Advice:
        """Raises NoSuchTable, NotOver, NoBotMoved or TooMany."""
        row, taken = await replays.seen(self._database, table, person)
        if not (row.settings.explains and is_alone(row, person)):
            replays.check_over(row, taken)
        async with self._database.read() as connection:
            before = await steps.to_follow(connection, table, upto=version)
        step = before.pop() if before else None
        if step is None or step.seq != version or step.bot is None or step.seat is None:
            raise NoBotMoved(version=version)
        then = await self._do(partial(position, row, before, step.seat), who)
        answer = await self._think(row, step.bot, then, then.entropy, who)
        return await self._do(partial(said, row, then, step.seat, step.bot, answer, step.option, language), who)

    async def _think(self, row: TableRow, bot: str, position: AdvicePosition, entropy: int, who: str) -> Answer:
        """Raises TooMany."""
        pack = None if row.own_pack is None else pack_in(row.own_pack)
        try:
            return await self._bots.think(bot, position.view, self._clock, entropy, Lane.HINT, who, pack)
        except PoolFull:
            raise TooMany(seconds=2) from None

    async def _do(self, task: Callable[[], T], who: str) -> T:
        """Raises TooMany."""
        try:
            return await self._desk.do(task, Lane.HINT, who)
        except PoolFull:
            raise TooMany(seconds=2) from None
