"""What bots think, in words: a hint for somebody who plays with nobody but bots, and why a bot has moved as it did.

A hint is made of the view of the seat that asks and of nothing else. What moved a bot may lie in its hidden hand: it is
told when the game is over, and before that only where the table says that its bots explain themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from artel.bots import Answer, Clock
from artel.bots.crew import Lane, PoolFull
from artel.bots.explain import judged
from artel.games import game
from artel.kernel.errors import NotAsked, listed
from artel.kernel.ids import seat_name
from artel.server.errors import NoAdvice, NoBotMoved, TooMany
from artel.server.records import replays
from artel.server.store import steps
from artel.server.table.play import played
from artel.server.table.telling import names_of
from artel.server.table.words import pack_of
from artel.server.workshop.known import pack_in
from artel.text import words

if TYPE_CHECKING:
    from artel.kernel.ids import Seat
    from artel.kernel.view import View
    from artel.server.config import Settings
    from artel.server.store.engine import Database
    from artel.server.store.steps import Step
    from artel.server.store.tables import TableRow
    from artel.server.table.bots import Bots
    from artel.server.traffic.desk import Desk

T = TypeVar("T")
ADVISER: Final = "level4"
SECONDS: Final = 1.0
MOST: Final = 3
"""Options of which something is said."""


class Weighed(msgspec.Struct, frozen=True):
    """An option in notation, and what the bot thinks of it."""

    option: str
    text: str


class Advice(msgspec.Struct, frozen=True):
    """`version`: of the table at which the seat was asked; `bot`: who thinks so; `chosen`: in words what the bot would
    do or has done, `options`: the best ones, the best first."""

    version: int
    seat: int
    bot: str
    chosen: str
    options: list[Weighed]


class Position(msgspec.Struct, frozen=True):
    """What a seat sees at the end of some steps; `entropy`: for a bot's generator."""

    version: int
    asked: bool
    pending: tuple[int, ...]
    entropy: int
    view: View


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
        return await self._do(partial(said, row, now, seat, ADVISER, answer, answer.choice, language), who)

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
        done = step.text.partition("\n")[0].partition(" ")[2]
        return await self._do(partial(said, row, then, step.seat, step.bot, answer, done, language), who)

    async def _think(self, row: TableRow, bot: str, position: Position, entropy: int, who: str) -> Answer:
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


def position(row: TableRow, taken: Sequence[Step], seat: Seat) -> Position:
    play = played(row, taken)
    return Position(play.version, play.asked(seat) is not None, play.pending(), play.entropy(seat), play.view(seat))


def is_alone(row: TableRow, person: str | None) -> bool:
    """Whether this person plays there with nobody but bots, and for nothing."""
    people = [other.person_id for other in row.seats if other.person_id is not None]
    return row.status == "running" and not row.rated and row.tournament_id is None and people == [person]


def alone(row: TableRow, person: str) -> Seat:
    """The seat of somebody who may have hints; raises NoAdvice."""
    seat = row.seat_of(person)
    if seat is None or not is_alone(row, person) or row.options.get("aids") == "off":
        raise NoAdvice
    return seat


def said(row: TableRow, position: Position, seat: Seat, bot: str, answer: Answer, chosen: str, language: str) -> Advice:
    spoken, found = words(language), game(row.game)
    pack_of(row.game, row.own_pack)
    view, names = position.view, names_of(row, spoken)
    best = [Weighed(one.option, judged(view, one, spoken, names)) for one in answer.ranked[:MOST]]
    return Advice(position.version, seat, bot, spoken.option(found, view, chosen, names), best)
