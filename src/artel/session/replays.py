"""A finished game, step by step, as one seat saw it, as those who watched saw it, or everything.

What was taken back is no part of it: the steps that stand are numbered from 0, which is the chance before the first
question. What a seat is shown is made as it was made while the game was played, so it is what that seat saw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from artel.kernel.audience import redacted
from artel.kernel.ids import SPECTATOR
from artel.kernel.record import Match, follow
from artel.kernel.view import Shown
from artel.session import steps, wire
from artel.session.errors import NoSuchSeat, NotOver
from artel.session.play import unplayed
from artel.session.telling import lines_of, names_of
from artel.text import words

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.game import Result
    from artel.session.seating import TableRow
    from artel.session.steps import PlayStep

MOST: Final = 100
"""Steps in one answer."""
MOST_OF_ALL: Final = 25
"""Steps in one answer with everything shown."""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """`step`: its number; `version`: that it made when it was played, at this time; `seat`: who acted; `bot`: if a bot
    answered. `events` and `view`: of the chosen seat. With everything shown, `view` is null, `views` has those of
    all seats, and `inputs` the lines of the record. `log`: the events in words."""

    step: int
    version: int
    at: int
    seat: int | None
    bot: str | None
    events: list[Any]
    view: Shown
    views: list[Shown] | None = None
    inputs: list[str] | None = None
    log: list[wire.LogLine] | None = None


class ItemSaid(msgspec.Struct, frozen=True):
    """One line of a score in words; `clause`: the rule behind it."""

    seat: int
    points: int
    text: str
    clause: str


def check_over(row: TableRow, taken: Sequence[PlayStep]) -> None:
    """Raises NotOver."""
    given_up = row.status == "abandoned" and bool(taken) and taken[-1].kind == "end"
    if row.status != "over" and not given_up:
        raise NotOver


def shown(
    row: TableRow, taken: Sequence[PlayStep], eyes: int | None, first: int, last: int, language: str | None
) -> list[ReplayStep]:
    """`eyes`: a seat, SPECTATOR, or None for everything. Raises NoSuchSeat, WrongVersion or BadRecord."""
    if eyes is not None and not SPECTATOR <= eyes < row.players:
        raise NoSuchSeat(seat=eyes + 1, open=", ".join(str(seat + 1) for seat in range(row.players)))
    found = []
    for number, (step, match, events) in enumerate(replayed(row, steps.standing(taken))):
        if number > last:
            break
        if number >= first:
            found.append(step_shown(row, number, step, match, events, eyes, language))
    return found


def replayed(row: TableRow, stand: Sequence[PlayStep]) -> Iterator[tuple[PlayStep, Match, list[Event]]]:
    """After each step: the match, and what the step told."""
    match = unplayed(row)
    for step in stand:
        before = len(match.told)
        follow(match, step.inputs)
        new = [event for events in match.told[before:] for event in events]
        yield step, match, new if step.kind == "act" else match.opening + new


def step_shown(
    row: TableRow,
    number: int,
    step: PlayStep,
    match: Match,
    events: list[Event],
    eyes: int | None,
    language: str | None,
) -> ReplayStep:
    seen = events if eyes is None else redacted(events, eyes)
    view = match.game.view
    return ReplayStep(
        step=number,
        version=step.seq,
        at=step.at,
        seat=step.seat,
        bot=step.bot,
        events=list(seen),
        view=None if eyes is None else view(match.table, eyes),
        views=[view(match.table, seat) for seat in range(row.players)] if eyes is None else None,
        inputs=step.inputs or None if eyes is None else None,
        log=None if language is None else log_of(row, match, seen, language),
    )


def log_of(row: TableRow, match: Match, events: Sequence[Event], language: str) -> list[wire.LogLine]:
    said = words(language)
    return lines_of(said, match.game, match.setup.pack.digest, names_of(row, said), events)


def items_of(match: Match, result: Result, language: str) -> list[ItemSaid]:
    said, pack = words(language), match.setup.pack.digest
    return [ItemSaid(item.seat, item.points, said.item(match.game, item, pack), item.clause) for item in result.items]
