"""Whoever solves puzzles: what counts, and what comes next."""

from __future__ import annotations

import pytest

from artel.puzzles import puzzles
from artel.puzzles.solver import PuzzleStanding, Solver

FOUND = puzzles("zodchie")[:6]
FIRST, SECOND, THIRD = FOUND[:3]


def test_only_the_first_answer_counts() -> None:
    missed = Solver().answered(FIRST, False)
    assert missed.standing.mu < Solver().standing.mu
    assert missed.answered(FIRST, True) == missed
    helped = missed.answered(SECOND, None)
    assert helped.standing == missed.standing
    assert helped.answered(SECOND, True) == helped
    assert (helped.solved, len(helped.tried)) == (0, 2)


def test_a_streak_ends_and_the_best_is_remembered() -> None:
    solver = Solver().adds([(FIRST, True), (SECOND, True), (THIRD, None)])
    assert (solver.standing.streak, solver.standing.best) == (2, 2)
    solver = solver.adds([(FOUND[3], False), (FOUND[4], True)])
    assert (solver.standing.streak, solver.standing.best) == (1, 2)
    assert solver.standing.told > PuzzleStanding().told == 1000


def test_what_was_tried_elsewhere_is_added_once() -> None:
    elsewhere = [(FIRST, True), (SECOND, False)]
    solver = Solver().answered(FIRST, False).adds(elsewhere)
    assert solver.tried == {FIRST.id: False, SECOND.id: False}
    assert solver.adds(elsewhere) == solver
    assert Solver().adds(elsewhere) == Solver().answered(FIRST, True).answered(SECOND, False)


def test_new_ones_come_first_then_missed_ones_then_all() -> None:
    solver, shown = Solver(), set[str]()
    for _ in FOUND:
        one = solver.next(FOUND)
        assert one is not None
        assert one.id not in shown
        shown.add(one.id)
        near = abs(one.rating - solver.standing.mu)
        assert near == min(abs(other.rating - solver.standing.mu) for other in FOUND if other.id not in solver.tried)
        solver = solver.answered(one, one is not SECOND)
    assert solver.next(FOUND) is SECOND
    assert solver.next(FOUND, seen=[SECOND.id]) is not SECOND
    assert solver.next([SECOND], seen=[SECOND.id]) is SECOND
    assert solver.next([]) is None


@pytest.mark.parametrize("right", [True, False])
def test_what_was_sure_to_happen_changes_little(right: bool) -> None:
    strong = PuzzleStanding(mu=60.0, sigma=2.0)
    surprised = abs(strong.after(FIRST, not right).mu - strong.mu)
    assert (abs(strong.after(FIRST, right).mu - strong.mu) < surprised) is right
