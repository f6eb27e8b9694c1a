"""A table in words: for each seat and language made once, by other processes, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import msgspec

from artel.bots.crew import Lane, NoAnswer, PoolFull
from artel.games import game
from artel.session import wire
from artel.session.telling import names_of, pack_of, spoken
from artel.text import words

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.ids import Seat
    from artel.kernel.view import View
    from artel.server.store.packs import PackRow
    from artel.server.traffic.desk import Desk
    from artel.session.play import Moment, TablePlay

FEW: Final = 12
"""Events that are put in words at once, where nothing is asked: to have it done would cost more."""
encode = msgspec.json.Encoder().encode


class Rest(msgspec.Struct, frozen=True):
    """What `wire.Said` has besides the log."""

    question: str
    options: list[str]
    meanings: list[wire.Meaning]
    effects: list[wire.OptionEffect]


class WordsSaid(NamedTuple):
    """Up to one version: each line of the log as JSON, and the rest as JSON."""

    version: int
    names: tuple[str, ...]
    ended: str | None
    log: list[bytes]
    rest: bytes


class TableWords:
    """One table's words."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._kept: dict[tuple[Seat, str], WordsSaid] = {}

    async def said(
        self, play: TablePlay, moment: Moment, seat: Seat, language: str, view: View, last: int, who: str
    ) -> wire.Said:
        """The table at this moment as the seat sees it (`view`), with a line for each of the `last` events. It is JSON
        already. `who`: at whose expense."""
        names = names_of(play.table, words(language))
        kept = self._kept.get((seat, language))
        if kept is None or (kept.version, kept.names, kept.ended) != (moment.version, names, play.ended):
            kept = await self._made(play, moment, seat, language, view, names, kept, who)
            self._kept[seat, language] = kept
        log = kept.log[len(kept.log) - last :]
        data = b'{"log":[' + b",".join(log) + b"]," + kept.rest[1:]
        return cast(wire.Said, msgspec.Raw(data))

    async def _made(
        self,
        play: TablePlay,
        moment: Moment,
        seat: Seat,
        language: str,
        view: View,
        names: tuple[str, ...],
        kept: WordsSaid | None,
        who: str,
    ) -> WordsSaid:
        events = play.events_at(moment, seat)
        known = [] if kept is None or kept.names != names else still_true(play, moment, seat, kept, len(events))
        new = events[len(known) :]
        match = play.match
        task = partial(worded, match.game.id, play.table.own_pack, names, language, view, new, bool(play.ended))
        if len(new) <= FEW and not view.options:
            log, rest = task()
        else:
            try:
                log, rest = await self._desk.do(task, Lane.WORDS, who)
            except (NoAnswer, PoolFull):
                log, rest = task()
        return WordsSaid(moment.version, names, play.ended, [*known, *log], rest)


def still_true(play: TablePlay, moment: Moment, seat: Seat, kept: WordsSaid, events: int) -> list[bytes]:
    """The lines from the beginning that need not be made again."""
    if kept.version <= moment.version and play.stands(kept.version, seat):
        return kept.log[:events]
    return kept.log[:events] if moment.cut and kept.version == moment.version - 1 else []


def worded(
    name: str,
    own: PackRow | None,
    names: Sequence[str],
    language: str,
    view: View,
    events: Sequence[Event],
    ended: bool,
) -> tuple[list[bytes], bytes]:
    """The lines of these events, and the rest."""
    said, found = words(language), game(name)
    told = spoken(said, found, pack_of(name, own), names, view, events)
    rest = (
        Rest(said.say("game-over"), [], [], [])
        if ended
        else Rest(told.question, told.options, told.meanings, told.effects)
    )
    return [encode(line) for line in told.log], encode(rest)
