"""Which cards can pay for a stage, against a slow definition that follows the words of the rules."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from artel.games.architects import GAME
from artel.games.architects.actions import ACTIONS, END, Build
from artel.games.architects.payments import MOST, NUMBER, PAYMENTS, packed_payment, uses_economy
from artel.games.architects.state import ArchitectsTable
from artel.games.architects.turn import Act, build, purse_of
from artel.kernel.frames import Tell
from clauses import rule
from games.architects.conservation import TOKENS as NAMES

GREY = ("wood", "stone", "brick", "papyrus", "glass")
KINDS = (*GREY, "coin")
COSTS = [(2, False), (2, True), (3, False), (3, True), (4, False)]
"""What Giza's stages cost, one after the other."""
HANDS = [hand for size in range(5) for hand in combinations_with_replacement(KINDS, size)]
TOKENS = [(), ("economy",), ("engineering",), ("economy", "engineering")]

Cards = tuple[str, ...]


def laid(hand: Cards, stage: int, tokens: Cards) -> ArchitectsTable:
    """Giza with the stages below this one built."""
    setup = GAME.setup(2, {"wonders": "giza,rhodes"})
    return GAME.lay_out(
        setup, {"cards": {1: list(hand)}, "built": {1: list(range(1, stage))}, "progress": {1: list(tokens)}}
    )


# -- the slow definition ----------------------------------------------------------------------------------------


@cache
def parts(hand: Cards, size: int) -> frozenset[Cards]:
    """All ways to take so many cards of a hand; equal cards are one. (S5.12)"""
    return frozenset(combinations(hand, size))


def fits(greys: Cards, same: bool, ignored: bool) -> bool:
    """Are these grey cards equal, or different, as the cost demands?"""
    kinds = len(set(greys))
    return ignored or (kinds <= 1 if same else kinds == len(greys))


@cache
def most_greys(hand: Cards, cost: int, same: bool, ignored: bool) -> int:
    """How many grey cards can count at once."""
    return max(
        size
        for size in range(cost + 1)
        if any("coin" not in greys and fits(greys, same, ignored) for greys in parts(hand, size))
    )


def pays(cards: Cards, hand: Cards, cost: int, same: bool, doubled: bool, ignored: bool) -> bool:
    """S4.3, S4.10, S5.8: as many grey cards as can count, coins for exactly what is missing."""
    greys = tuple(card for card in cards if card != "coin")
    coins = len(cards) - len(greys)
    missing = cost - len(greys)
    return (
        fits(greys, same, ignored)
        and len(greys) == most_greys(hand, cost, same, ignored)
        and (missing == coins + 1 and coins >= 1 and missing >= 2 if doubled else missing == coins)
    )


def slow_payments(hand: Cards, cost: int, same: bool, tokens: Cards) -> dict[Cards, Cards]:
    """Every payment, with the tokens that it uses (S5.11): none that it can do without."""
    found: dict[Cards, Cards] = {}
    for doubled in (False, True) if "economy" in tokens else (False,):
        for ignored in (False, True) if "engineering" in tokens else (False,):
            for size in range(1, cost + 1):
                for cards in parts(hand, size):
                    if cards not in found and pays(cards, hand, cost, same, doubled, ignored):
                        found[cards] = ("economy",) * doubled + ("engineering",) * ignored
    return found


def slow_must(hand: Cards, cost: int, same: bool) -> bool:
    """S5.8: judged without Economy and Engineering."""
    return bool(slow_payments(hand, cost, same, ()))


def examine(hand: Cards, stage: int, tokens: Cards) -> None:
    cost, same = COSTS[stage - 1]
    t = laid(hand, stage, tokens)
    options = Act(0).options(t)
    found = [tuple(t.write(action).split()[2:]) for action in options if isinstance(action, Build)]
    expected = slow_payments(hand, cost, same, tokens)
    assert len(set(found)) == len(found), "each once"
    assert set(found) == set(expected), (hand, cost, same, tokens)
    assert (END in options) == (not slow_must(hand, cost, same))
    assert Act(0).is_idle(t) == (options == [END])
    for action in options:
        if isinstance(action, Build):
            after, tell = t.copy(), Tell()
            build(after, 0, action.stage, action.payment, tell)
            event = tell.events[0]
            paid = tuple(t.write(action).split()[2:])
            assert (event.paid, event.tokens) == (paid, expected[paid])  # type: ignore[attr-defined]
            assert after.used == sum(1 << NAMES.index(token) for token in expected[paid])
            assert sum(after.discard) == len(paid)


@rule("S4.3")
@rule("S4.10")
@rule("S4.13")
@rule("S5.12")
@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5])
def test_all_hands_of_four_cards_or_fewer(stage: int) -> None:
    for hand in HANDS:
        examine(hand, stage, ())


@rule("S5.3")
@rule("S5.8")
@rule("S5.11")
@pytest.mark.parametrize("tokens", TOKENS[1:])
@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5])
def test_all_hands_of_four_cards_or_fewer_with_economy_and_engineering(stage: int, tokens: Cards) -> None:
    for hand in HANDS:
        examine(hand, stage, tokens)


@rule("S4.3")
@rule("S5.8")
@given(
    hand=st.lists(st.sampled_from(KINDS), max_size=7).map(tuple),
    stage=st.integers(1, 5),
    tokens=st.sampled_from(TOKENS),
)
@example(("wood", "wood", "stone", "coin"), 4, ("economy",))
@example(("wood", "wood", "stone", "stone", "coin", "coin"), 4, ("economy", "engineering"))
@settings(max_examples=150, deadline=None)
def test_larger_hands(hand: Cards, stage: int, tokens: Cards) -> None:
    examine(tuple(sorted(hand, key=KINDS.index)), stage, tokens)


@rule("S4.2")
@given(hand=st.lists(st.sampled_from(KINDS), max_size=7).map(tuple))
@settings(max_examples=100, deadline=None)
def test_a_stage_is_due_when_some_payment_without_tokens_is_there(hand: Cards) -> None:
    for stage, (cost, same) in enumerate(COSTS, 1):
        t = laid(hand, stage, ("economy", "engineering"))
        assert purse_of(t, 0).must(cost, same) == slow_must(hand, cost, same)


def test_all_payments_of_one_to_four_cards_have_a_number() -> None:
    assert MOST == 4
    assert len(PAYMENTS) == 209 == len(NUMBER) == len(set(PAYMENTS))
    assert {sum(payment) for payment in PAYMENTS} == {1, 2, 3, 4}
    for number, payment in enumerate(PAYMENTS):
        assert NUMBER[packed_payment(payment)] == number
        for cost in (2, 3, 4):
            assert uses_economy(cost, number) == (sum(payment) < cost)
    assert sum(isinstance(action, Build) for action in ACTIONS) == 5 * 209
