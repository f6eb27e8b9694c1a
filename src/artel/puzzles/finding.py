"""Puzzles in a finished game: a cheap search screens every decision, and a search ten times as long has to agree.

What makes a puzzle is said in docs/puzzles.md; the numbers are here.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final

import msgspec

from artel.bots import Clock, bot
from artel.kernel.audience import redacted
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, chance_for, chance_in_place, question_for
from artel.kernel.errors import ArtelError
from artel.kernel.frames import Tell
from artel.kernel.ids import seat_name
from artel.puzzles.model import NEW, Puzzle
from artel.puzzles.weighing import weighed
from artel.records import replay
from artel.review.course import Course, Decision
from artel.review.model import ReviewSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.events import Event
    from artel.kernel.game import Game
    from artel.kernel.record import Record
    from artel.kernel.view import View
    from artel.puzzles.weighing import WeighedPuzzle

LONGER: Final = 10.0
"""So many times as long searches the one that confirms."""
FEWEST: Final = 3
"""Options: of two, one is guessed."""
GAP: Final = 0.1
"""Of win chance: less is no mistake (docs/review.md)."""
LIKELY, SURE = 2.0, 4.0
"""Standard errors that the gap must be, screened and confirmed."""
EASY, HARD = "level2", "level3"
ASKED: Final = 5
"""How often each of them is asked."""
OBVIOUS: Final = 40
"""What an apprentice finds so often in a hundred times is obvious."""
DEALS: Final = 4
"""On which a theme has to show."""
CERTAIN: Final = 32
"""The same for what is told as certain: a card that comes three times out of four is not."""
SECOND: Final = "level5"
SECOND_LOOK: Final = Clock(iterations=600)
HIGHEST, RANGE = NEW + 8.0, 16.0
"""The rating of what nobody finds, and how much less it is for what everybody does."""


class Screened(msgspec.Struct, frozen=True):
    """`likely`: decisions that the cheap search held for puzzles; `found`: those that the long one agreed on."""

    decisions: int
    likely: int
    found: tuple[Puzzle, ...]


def find(record: Record, effort: float, seed: int) -> Screened:
    """A puzzle is told by its moves, so there are none where the table was laid out by hand. Raises BadRecord,
    WrongVersion or NotFinished."""
    if record.layout is not None:
        return Screened(0, 0, ())
    course = Course(record)
    decisions = [step for step in course.steps if isinstance(step, Decision)]
    likely = 0
    found = []
    for decision in decisions:
        view = course.game.view(decision.table, decision.seat)
        if not screened(course.game, view, ReviewSettings(effort, seed), decision.input):
            continue
        likely += 1
        puzzle = confirmed(course.game, view, record, ReviewSettings(LONGER * effort, seed), decision.input)
        if puzzle is not None:
            found.append(puzzle)
    return Screened(len(decisions), likely, tuple(found))


def screened(game: Game, view: View, settings: ReviewSettings, number: int) -> bool:
    """Is it worth a long look?"""
    if len(view.options) < FEWEST:
        return False
    seen = weighed(game, view, settings, number, GAP)
    if seen is None or not clear(seen, LIKELY):
        return False
    return (
        bool(themes_of(game, view, seen.choices[0].option, seen.choices[0].line))
        and share(EASY, view, seen, number) < OBVIOUS
    )


def confirmed(game: Game, view: View, record: Record, settings: ReviewSettings, number: int) -> Puzzle | None:
    """What the long search finds, if that is a puzzle."""
    seen = weighed(game, view, settings, number, GAP)
    if seen is None or not clear(seen, SURE):
        return None
    themes, easy = themes_of(game, view, seen.choices[0].option, seen.choices[0].line), share(EASY, view, seen, number)
    if not themes or easy >= OBVIOUS or not seconded(view, seen, number):
        return None
    hard = share(HARD, view, seen, number)
    return Puzzle(
        header=record.header,
        inputs=tuple(record.inputs[: number - 1]),
        seat=view.me,
        themes=themes,
        gap=round(seen.gap, 3),
        error=round(seen.error, 4),
        finds=(easy, hard),
        rating=round(HIGHEST - RANGE * (easy + hard) / 200, 1),
        choices=seen.choices,
    )


def best_again(puzzle: Puzzle, effort: float, seed: int) -> str:
    """What the long search holds for the best, with other luck than that which found the puzzle."""
    match = replay(puzzle.record())
    view = match.game.view(match.table, puzzle.seat)
    seen = weighed(match.game, view, ReviewSettings(LONGER * effort, seed), len(puzzle.inputs) + 1, -1.0)
    assert seen is not None
    return seen.choices[0].option


def clear(seen: WeighedPuzzle, errors: float) -> bool:
    return seen.gap >= GAP and seen.gap >= errors * seen.error


def share(name: str, view: View, seen: WeighedPuzzle, number: int) -> int:
    """In a hundred answers, how many are the solution."""
    answers = [bot(name).choose(view, view.options, Clock(), Rng(number * ASKED + at)).option for at in range(ASKED)]
    return 100 * answers.count(seen.choices[0].option) // ASKED


def seconded(view: View, seen: WeighedPuzzle, number: int) -> bool:
    """Does somebody who judges tables otherwise, having learned it, agree? Where nothing was learned, nobody is asked
    twice."""
    answer = bot(SECOND).choose(view, view.options, SECOND_LOOK, Rng(number))
    return bool(answer.note) or answer.option == seen.choices[0].option


def themes_of(game: Game, view: View, option: str, line: Sequence[str]) -> tuple[str, ...]:
    """What it is about whatever chance and hidden cards bring."""
    each = [game.themes(view, option, foreseen(game, view, option, line, Rng(luck))) for luck in range(DEALS)]
    return tuple(theme for theme in each[0] if all(theme in other for other in each))


def certain(game: Game, view: View, option: str) -> list[Event]:
    """What comes of an option in this turn whatever chance and hidden cards bring."""
    first, *others = [foreseen(game, view, option, (), Rng(luck)) for luck in range(CERTAIN)]
    return [event for event in first if all(event in other for other in others)]


def foreseen(game: Game, view: View, option: str, line: Sequence[str], rng: Rng) -> list[Event]:
    """What comes of an option in this turn, and of what the same seat is expected to do next in it, at a table that it
    holds for possible."""
    t, tell, seat = game.determinize(view, rng), Tell(), view.me
    for text in (f"{seat_name(seat)} {option}", *line):
        who, _, what = text.partition(" ")
        question = question_for(t, seat)
        if who != seat_name(seat) or question is None or any(event.begins_turn() for event in tell.events):
            break
        try:
            action = game.read_action(t, what)
        except ArtelError:  # it was expected on another deal
            break
        if not question.allows(t, action):
            break
        act_in_place(t, seat, action, tell)
        while (chance := chance_for(t)) is not None:
            chance_in_place(t, chance.sample(t, rng), tell)
    this_turn = takewhile(lambda event: not event.begins_turn(), tell.events)
    return redacted(list(this_turn), seat)
