"""The two levels that look one turn ahead: where a turn ends, and what comes to mind at all."""

from typing import Any

import pytest

from artel.bots.greedy import finish, is_new_turn
from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for, settle


def asked(name: str, seats: int, seed: int) -> list[Any]:
    """The tables of a random game at which one seat has something to choose."""
    entry, rng = game(name), Rng(seed)
    t: Any = entry.new(entry.setup(seats))
    settle(t, None)
    found: list[Any] = []
    while True:
        let_chance(t, rng)
        if not t.stack:
            return found
        seat = pending(t)[0]
        question = question_for(t, seat)
        assert question is not None
        options = question.options(t)
        if len(options) > 1 and len(pending(t)) == 1:
            found.append(t.copy())
        act_in_place(t, seat, options[rng.below(len(options))], None)


@pytest.mark.parametrize(
    ("name", "begins"),
    [("zodchie", {"Turn"}), ("architects", {"TakeCard"}), ("carcassonne", {"PlaceTile"}), ("artificium", set())],
)
def test_a_turn_begins_where_the_rules_say_so(name: str, begins: set[str]) -> None:
    tables = asked(name, 3, 3)
    tops = {type(t.stack[-1]).__name__ for t in tables}
    assert {type(t.stack[-1]).__name__ for t in tables if is_new_turn(t)} == begins
    assert begins < tops


@pytest.mark.parametrize("name", ["zodchie", "architects", "carcassonne"])
def test_a_trial_is_judged_at_the_end_of_its_turn(name: str) -> None:
    """Not between a card and what is built with it, nor between a tile and its figure."""
    entry, went_on = game(name), 0
    for t in asked(name, 3, 3)[::3]:
        [seat] = pending(t)
        question = question_for(t, seat)
        assert question is not None
        for option in question.options(t)[:6]:
            after = t.copy()
            act_in_place(after, seat, option, None)
            went_on += pending(after) == (seat,) and not after.stack[-1].begins_turn
            finish(entry, after, seat, Rng(1))
            assert not after.stack or after.stack[-1].begins_turn
    assert went_on
