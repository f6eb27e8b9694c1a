"""A decision is judged by what its seat could know, and told for what it is."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.copying import contents
from artel.review import Course, Fault, NotFinished, ReviewSettings, judging, review, reviewed
from artel.review.accuracy import accuracy_of, fault_of, game_accuracy
from artel.review.course import Decision, Stretch, TableAt
from artel.review.judging import is_open, judged
from artel.review.model import WeighedDecision
from review.games import BRIEF, best_of, golden, played, third_of


def decisions(course: Course) -> list[Decision]:
    return [point for point in course.points if isinstance(point, Decision)]


def weighed(course: Course, point: Decision | TableAt) -> WeighedDecision:
    found = judged(course, point, BRIEF)
    assert isinstance(found, WeighedDecision)
    return found


@pytest.mark.parametrize("name", ["zodchie", "artificium"])
def test_hidden_cards_do_not_judge(name: str) -> None:
    """Two tables that the seat cannot tell apart: the same verdict, to the last digit."""
    course = Course(golden(name, 2))
    point = decisions(course)[12]
    other = point.table.copy()
    course.game.reshuffle(other, point.seat, Rng(8))
    assert contents(other) != contents(point.table)
    assert course.game.view(other, point.seat) == course.game.view(point.table, point.seat)
    one, two = weighed(course, point), weighed(course, point._replace(table=other))
    for field in ("best", "loss", "error", "effect", "rank", "choices"):
        assert getattr(one, field) == getattr(two, field)
    assert one.after != two.after


def test_where_nothing_is_hidden() -> None:
    """Then what the seat knows is how the table stands, and no decision has luck of its own."""
    for name, known in (("carcassonne", True), ("zodchie", False)):
        course = Course(golden(name, 2))
        point = decisions(course)[5]
        assert is_open(course.game, point.table, point.seat, Rng(1)) is known
    course = Course(golden("architects", 2))
    assert any(is_open(course.game, point.table, point.seat, Rng(1)) for point in decisions(course))


def test_whose_luck() -> None:
    """Draws belong to who draws; who goes first, to nobody."""
    course = Course(golden("carcassonne", 2))
    first, second = course.steps[:2]
    assert isinstance(first, Stretch)
    assert first.owner is None
    assert isinstance(second, Stretch | Decision)
    for step, following in pairwise(course.steps):
        if isinstance(step, Stretch) and isinstance(following, Decision):
            assert step.owner == following.seat
    deals = [step.owner for step in Course(golden("zodchie", 2)).steps if isinstance(step, Stretch)]
    assert {0, 1, None} == set(deals)


def test_the_third_best_is_told() -> None:
    """Beside a master, one who always plays the third best option."""
    record = played("zodchie", [third_of("level4", 150), best_of("level4", 150)], 1)
    found = reviewed(record, ReviewSettings(effort=0.15, seed=1))
    third, master = found.seats
    choices = {seat: [move for move in found.moves if move.seat == seat and move.options > 3] for seat in (1, 2)}
    assert mean(min(move.rank, 5) for move in choices[1]) > mean(min(move.rank, 5) for move in choices[2]) + 0.7
    assert third.skill < master.skill - 0.1
    assert third.accuracy is not None
    assert master.accuracy is not None
    assert third.accuracy < master.accuracy
    assert sum(third.faults.values()) > sum(master.faults.values())
    assert third.others_skill == pytest.approx(-master.skill)


def test_the_same_seed_the_same_review() -> None:
    record = golden("zodchie", 2)
    found = reviewed(record, BRIEF)
    assert reviewed(record, BRIEF) == found
    assert reviewed(record, ReviewSettings(effort=BRIEF.effort, seed=BRIEF.seed + 1)).moves != found.moves


def test_gone_on_with() -> None:
    """Stopped after some points, and gone on in another order: the same review."""
    course = Course(golden("zodchie", 2))
    whole = list(judging(course, BRIEF))
    known = whole[5:9]
    rest = list(judging(course, BRIEF, known))
    assert [found.input for found in rest] == [found.input for found in whole[:5] + whole[9:]]
    assert review(course, BRIEF, [*known, *reversed(rest)]) == review(course, BRIEF, whole)


def test_a_running_game_is_refused() -> None:
    record = golden("zodchie", 2)
    record.inputs.pop()
    record.scores = None
    with pytest.raises(NotFinished):
        Course(record)


def test_every_real_decision_is_weighed() -> None:
    """And nothing where there was no choice."""
    course = Course(golden("architects", 2))
    for step in course.steps:
        if isinstance(step, Decision):
            view = game("architects").view(step.table, step.seat)
            assert step.chosen in view.options
            assert len(view.options) > 1


@pytest.mark.parametrize(
    ("loss", "error", "fault"),
    [
        (0.04, 0.0, None),
        (0.05, 0.01, Fault.inaccuracy),
        (0.12, 0.01, Fault.mistake),
        (0.15, 0.07, Fault.blunder),
        (0.15, 0.08, None),
    ],
)
def test_names_of_mistakes(loss: float, error: float, fault: Fault | None) -> None:
    """By the loss, and only where it is twice its standard error."""
    assert fault_of(loss, error) == fault


def test_accuracy_as_lichess_has_it() -> None:
    assert accuracy_of(0.0) == 100
    assert accuracy_of(0.1) == pytest.approx(64.58, abs=0.01)
    assert accuracy_of(0.5) == pytest.approx(9.53, abs=0.01)
    assert accuracy_of(1.0) == 0
    assert game_accuracy([], []) is None
    assert game_accuracy([0.0, 0.0], [0.5, 0.5]) == 100
    quiet = game_accuracy([0.1, 0.0, 0.0, 0.0], [0.5, 0.5, 0.5, 0.9])
    lively = game_accuracy([0.0, 0.0, 0.0, 0.1], [0.5, 0.5, 0.5, 0.9])
    assert quiet is not None
    assert lively is not None
    assert lively < quiet < 100
