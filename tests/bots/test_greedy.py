"""The two levels that look one turn ahead: where a turn ends, and what comes to mind at all."""

from typing import Any

import pytest

from artel.bots import Clock, bot
from artel.bots.greedy import finish, is_new_turn, sensible
from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for, settle
from artel.kernel.record import Match
from artel.kernel.view import View


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


ARTIFICIUM = game("artificium")


def up(card: str, stones: dict[str, int], coins: int) -> View:
    """The first player's card is up."""
    setup = ARTIFICIUM.setup(2)
    laid = {"phase": "cards", "laid": {1: card}, "stones": {1: stones}, "coins": {1: coins}}
    return ARTIFICIUM.view(Match(setup, b"up", table=ARTIFICIUM.lay_out(setup, laid)).table, 0)


@pytest.mark.parametrize(
    ("card", "stones", "coins", "thought_of"),
    [
        ("farm", {}, 9, {"apply"}),
        ("weapon_workshop", {"wood": 3}, 10, {"buy coal", "buy metal", "discard", "back"}),
        ("weapon_workshop", {"coal": 2, "wood": 3}, 4, {"sell coal", "sell wood", "discard", "back"}),
        ("weapon_workshop", {"wood": 3}, 0, {"discard", "back"}),
    ],
    ids=["nothing lacks", "it can be bought", "some must be sold before", "it cannot be paid"],
)
def test_trade_comes_to_mind_for_the_card_alone(
    card: str, stones: dict[str, int], coins: int, thought_of: set[str]
) -> None:
    view = up(card, stones, coins)
    assert set(sensible(view, view.options)) == thought_of


@pytest.mark.parametrize("level", ["level1", "level2"])
def test_nobody_buys_wheat_to_sell_it(level: str) -> None:
    """A stone costs twice what it brings: with a card that lacks nothing there is nothing to trade."""
    view = up("farm", {"wheat": 2}, 9)
    assert {"buy wheat", "sell wheat"} < set(view.options)
    assert {bot(level).choose(view, view.options, Clock(), Rng(seed)).option for seed in range(20)} == {"apply"}
