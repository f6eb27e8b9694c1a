"""A review in words, as JSON; made by processes that know nothing of the server."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Literal

import msgspec

from artel.bots.explain import follows
from artel.review import Course, Fault, Luck, Move
from artel.review.told import ToldReview
from artel.session.pages import outcome, record_of
from artel.session.reviewing import clause_of, decision_of
from artel.session.steps import standing
from artel.session.telling import names_of
from artel.session.wire import Meaning
from artel.text import words

if TYPE_CHECKING:
    from artel.review import Choice, Review
    from artel.session.seating import TableRow
    from artel.session.steps import PlayStep


class MoveExpected(msgspec.Struct, frozen=True):
    """A move that is expected to follow; `clause`: of the question that it answers."""

    seat: int
    text: str
    clause: str


class ChoiceSaid(msgspec.Struct, frozen=True):
    """An option in notation, in words and as what it means; `chances`: of all seats after it, judged by what the seat
    could know; `error`: the standard error of the own one; `margin`: points ahead of the best other seat."""

    option: str
    text: str
    meaning: Meaning
    chances: list[float]
    error: float
    margin: float
    line: list[MoveExpected]


class MoveSaid(msgspec.Struct, frozen=True):
    """A decision. `step`: that it made in the replay, so that the table before it is the step before; `choices`: the
    options that got a closer look, the best first, `chosen` and `best` their places; `loss`: of chance to win, by
    what the seat could know; `before`, `chances`: of all seats at the table as it was, before and after it; `rank`
    among so many `options`."""

    step: int
    seat: int
    clause: str
    question: str
    choices: list[ChoiceSaid]
    chosen: int
    best: int
    loss: float
    error: float
    rank: int
    options: int
    fault: Fault | None
    before: list[float]
    chances: list[float]


class LuckSaid(msgspec.Struct, frozen=True):
    """What chance did within a step. `seat`: whose luck it was, null: nobody's; `change`: of the chances of all seats,
    `chances` after it."""

    step: int
    seat: int | None
    text: str
    change: list[float]
    chances: list[float]


class SeatReview(msgspec.Struct, frozen=True):
    """`initial` + `skill` + `luck` + `others` = `final`, in chances to win. `adjusted`: with everybody's luck taken
    out; `error`: the standard error of skill and luck."""

    initial: float
    skill: float
    luck: float
    others: float
    final: float
    adjusted: float
    error: float
    accuracy: float | None
    decisions: int
    faults: dict[Fault, int]


class TurningPoint(msgspec.Struct, frozen=True):
    """What changed the chances most. `step`: that shows what came of it; `by_luck`: it was no decision; `seat`: whose
    it was, null: nobody's; `chances`: of all seats after it."""

    step: int
    by_luck: bool
    seat: int | None
    text: str
    before: list[float]
    chances: list[float]


class ReviewSaid(msgspec.Struct, frozen=True):
    """`judge`: the level that has judged; `sampled`: so often at most were chance and hidden cards drawn for a
    decision."""

    judge: str
    sampled: int
    seats: list[SeatReview]
    moves: list[MoveSaid]
    luck: list[LuckSaid]
    turns: list[TurningPoint]


class ReviewProgress(msgspec.Struct, frozen=True):
    """`done` of so many `points` of the game are judged. `stopped`: it can be gone on with. `mine`: who asks may stop
    it."""

    state: Literal["none", "running", "stopped", "done"] = "none"
    done: int = 0
    points: int = 0
    mine: bool = False


class ReviewPage(msgspec.Struct, frozen=True):
    """How far a review has come, as in `ReviewProgress`; `review`: once it is done."""

    state: Literal["none", "running", "stopped", "done"]
    done: int
    points: int
    mine: bool
    review: ReviewSaid | None = None


def page(row: TableRow, taken: Sequence[PlayStep], found: Review, language: str) -> bytes:
    """Raises WrongVersion or BadRecord."""
    said, match = words(language), outcome(row, taken)[0]
    course = Course(record_of(row, taken))
    told = ToldReview(found, course, names_of(row, said), said)
    reached = [move.input for move in found.moves] + [luck.input for luck in found.luck]
    ends = list(accumulate(len(step.inputs) for step in standing(taken)))

    def step_of(number: int) -> int:
        return next(step for step, end in enumerate(ends) if number <= end)

    def drawn(luck: Luck) -> str:
        """All that happened since what came before it, in words."""
        since = max((at for at in reached if at < luck.input), default=0)
        events = [event for events in match.told[since : luck.input] for event in events]
        pack = match.setup.pack.digest
        return " ".join(said.event(course.game, event, told.names, pack) for event in events)

    def turning(one: Move | Luck) -> TurningPoint:
        seat = one.seat - 1 if one.seat else None
        if isinstance(one, Move):
            before, text = [*one.before], told.option(one, one.chosen)
        else:
            before, text = [b - a for a, b in zip(one.change, one.chances, strict=True)], drawn(one)
        return TurningPoint(step_of(one.input), isinstance(one, Luck), seat, text, before, [*one.chances])

    review = ReviewSaid(
        judge=found.judge,
        sampled=found.sampled,
        seats=[
            SeatReview(
                initial=seat.initial,
                skill=seat.skill,
                luck=seat.luck,
                others=seat.others,
                final=seat.final,
                adjusted=seat.adjusted,
                error=seat.error,
                accuracy=seat.accuracy,
                decisions=seat.decisions,
                faults=seat.faults,
            )
            for seat in found.seats
        ],
        moves=[move_said(told, move, step_of(move.input)) for move in found.moves],
        luck=[
            LuckSaid(step_of(one.input), one.seat - 1 if one.seat else None, drawn(one), [*one.change], [*one.chances])
            for one in found.luck
        ],
        turns=[turning(one) for one in told.turning()],
    )
    points = len(course.points)
    return msgspec.json.encode(ReviewPage("done", points, points, False, review))


def move_said(told: ToldReview, move: Move, step: int) -> MoveSaid:
    options = [choice.option for choice in move.choices]
    view = told.course.game.view(decision_of(told.course, move).table, move.seat - 1)
    return MoveSaid(
        step=step,
        seat=move.seat - 1,
        clause=clause_of(told.course, move),
        question=told.said.question(told.course.game, view, told.names),
        choices=[choice_said(told, move, choice) for choice in move.choices],
        chosen=options.index(move.chosen),
        best=options.index(move.best),
        loss=move.loss,
        error=move.error,
        rank=move.rank,
        options=move.options,
        fault=move.fault,
        before=[*move.before],
        chances=[*move.chances],
    )


def choice_said(told: ToldReview, move: Move, choice: Choice) -> ChoiceSaid:
    game, said, names = told.course.game, told.said, told.names
    view = game.view(decision_of(told.course, move).table, move.seat - 1)
    return ChoiceSaid(
        option=choice.option,
        text=said.option(game, view, choice.option, names),
        meaning=Meaning(*game.option_facts(view, choice.option)),
        chances=[*choice.chances],
        error=choice.error,
        margin=choice.margin,
        line=[
            MoveExpected(one.seat, said.option(game, one.view, one.option, names), one.clause)
            for one in follows(view, choice.option, choice.line)
        ],
    )
