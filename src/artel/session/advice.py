"""What a bot thinks, in words: made of a position, as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from artel.bots import LEVELS, Answer
from artel.bots.explain import about, judged, what_decides
from artel.games import game
from artel.session.errors import NoAdvice
from artel.session.play import played
from artel.session.telling import names_of, pack_of
from artel.text import words

if TYPE_CHECKING:
    from artel.kernel.ids import Seat
    from artel.kernel.view import View
    from artel.session.seating import TableRow
    from artel.session.steps import PlayStep

ADVISER: Final = LEVELS[-1]
SECONDS: Final = 1.0
MOST: Final = 3
"""Options of which something is said."""


class WeighedOption(msgspec.Struct, frozen=True):
    """An option in notation, and what the bot thinks of it."""

    option: str
    text: str


class Advice(msgspec.Struct, frozen=True):
    """`version`: of the table at which the seat was asked; `bot`: who thinks so; `chosen`: in words what the bot would
    do or has done, `options`: the best ones, the best first; `notes`: what else is to be said
    of the bot or of their order."""

    version: int
    seat: int
    bot: str
    chosen: str
    options: list[WeighedOption]
    notes: list[str]


class AdvicePosition(msgspec.Struct, frozen=True):
    """What a seat sees at the end of some steps; `entropy`: for a bot's generator."""

    version: int
    asked: bool
    pending: tuple[int, ...]
    entropy: int
    view: View


def position(row: TableRow, taken: Sequence[PlayStep], seat: Seat) -> AdvicePosition:
    play = played(row, taken)
    return AdvicePosition(
        play.version, play.asked(seat) is not None, play.pending(), play.entropy(seat), play.view(seat)
    )


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


def said(
    row: TableRow, position: AdvicePosition, seat: Seat, bot: str, answer: Answer, chosen: str, language: str
) -> Advice:
    spoken, found = words(language), game(row.game)
    pack_of(row.game, row.own_pack)
    view, names = position.view, names_of(row, spoken)
    best = [WeighedOption(one.option, judged(view, one, spoken, names)) for one in answer.ranked[:MOST]]
    notes = [*about(answer, spoken), *what_decides(answer, spoken, MOST)]
    return Advice(position.version, seat, bot, spoken.option(found, view, chosen, names), best, notes)
