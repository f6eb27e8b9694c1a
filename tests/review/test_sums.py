"""Skill, luck and what others did add up to the result, in every game and for every seat."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from statistics import mean, stdev

import pytest

from artel.review import Luck, Review, ReviewSettings, reviewed
from artel.review.graph import course_of
from artel.review.reviewing import drift_of
from review.games import BRIEF, best_of, golden, played

QUICK = [("zodchie", 2), ("zodchie", 3), ("architects", 2), ("carcassonne", 2), ("artificium", 4)]
ALL = [(name, seats) for name in ("zodchie", "architects", "carcassonne", "artificium") for seats in (2, 3, 4)]
each_game = pytest.mark.parametrize(
    ("name", "seats"),
    [pytest.param(*one, marks=[] if one in QUICK else [pytest.mark.deep]) for one in ALL],
)
EXACT = 1e-9


@cache
def brief(name: str, seats: int) -> Review:
    return reviewed(golden(name, seats), BRIEF)


@each_game
def test_the_parts_add_up(name: str, seats: int) -> None:
    review = brief(name, seats)
    assert [seat.seat for seat in review.seats] == list(range(1, seats + 1))
    for seat in review.seats:
        assert seat.initial + seat.skill + seat.luck + seat.others == pytest.approx(seat.final, abs=EXACT)
        assert seat.others == pytest.approx(seat.others_skill + seat.others_luck, abs=EXACT)
        assert seat.adjusted == pytest.approx(seat.final - seat.luck - seat.others_luck, abs=EXACT)
        assert seat.skill <= 0
    assert sum(seat.final for seat in review.seats) == pytest.approx(1, abs=EXACT)
    assert sum(seat.skill + seat.others_skill for seat in review.seats) == pytest.approx(0, abs=EXACT)


@each_game
def test_every_change_has_its_place(name: str, seats: int) -> None:
    """From point to point: a decision by its cost and its luck, chance by luck alone."""
    review = brief(name, seats)
    course = course_of(review)
    assert course[-1].chances == tuple(seat.final for seat in review.seats)
    changes = {luck.input: luck.change for luck in review.luck}
    for before, after in pairwise(course):
        assert sum(after.chances) == pytest.approx(1, abs=EXACT)
        move = after.why
        if move is None:
            then = [a + b for a, b in zip(before.chances, changes[after.input], strict=True)]
            assert after.chances == pytest.approx(then, abs=EXACT)
        else:
            own = move.seat - 1
            assert move.before == before.chances
            assert move.chances[own] - move.before[own] == pytest.approx(move.luck[own] - move.loss, abs=EXACT)


def test_what_others_lose_is_won() -> None:
    """With two seats, what one loses by its skill, the other gains."""
    first, second = brief("zodchie", 2).seats
    assert first.skill < 0
    assert first.skill == pytest.approx(-second.others_skill, abs=EXACT)


def test_coming_to_a_turn_is_no_luck() -> None:
    """Where everybody's chances rise alike at every draw of the own, nobody was lucky; one rise more than usual was."""

    def luck(seat: int, rise: float) -> Luck:
        change = (rise, -rise) if seat == 1 else (-rise, rise)
        return Luck(input=1, seat=seat, inputs=("* x",), change=change, chances=(0.5, 0.5))

    same = [luck(1, 0.1), luck(2, 0.1), luck(1, 0.1), luck(2, 0.1)]
    assert 0.2 - drift_of([], same, 0) == pytest.approx(0)
    assert 0.2 - drift_of([], same, 1) == pytest.approx(0)
    lucky = [luck(1, 0.3), luck(2, 0.1), luck(1, 0.1), luck(2, 0.1)]
    assert 0.4 - drift_of([], lucky, 0) == pytest.approx(0.1)
    assert 0.2 - drift_of([], lucky, 1) == pytest.approx(-0.1)


@pytest.mark.deep
@pytest.mark.parametrize("name", ["zodchie", "architects"])
def test_luck_of_equal_bots_averages_to_nothing(name: str) -> None:
    """By seat, everybody's luck together; within what so few games can show."""
    chooser = best_of("level2", 1)
    lucks = []
    for seed in range(40):
        first = reviewed(played(name, [chooser, chooser], seed), ReviewSettings(effort=0.1, seed=seed)).seats[0]
        lucks.append(first.luck + first.others_luck)
    assert abs(mean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
