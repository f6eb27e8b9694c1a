"""Games played at random: what a player would usually do comes most often, and every option in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.artificium.tables import match, up
from games.common import DRAWS, drawn, options, play

if TYPE_CHECKING:
    from games.artificium.tables import Played


def usual(m: Played) -> str:
    """What seat 1 answers at random in most cases."""
    found = drawn(m)
    (answer, times), *_ = found.most_common()
    assert DRAWS * 3 / 4 < times < DRAWS
    assert set(found) <= set(options(m, 1))
    return answer


def test_the_market_is_passed_by() -> None:
    assert usual(match(phase="market", hands={1: "farm theft", 2: "castle"}, market="sawmill farm castle")) == "pass"


@pytest.mark.parametrize(
    ("hand", "board", "purse", "laid"),
    [
        ("castle farm kvass_yard", "", 0, "farm"),
        ("castle kvass_yard", "wheat", 0, "kvass_yard"),
        ("castle kvass_yard", "sword kvass", 1, "castle"),
        ("castle kvass_yard", "sword kvass", 2, "kvass_yard"),
        ("castle fair theft", "", 0, "fair"),
    ],
)
def test_the_first_card_that_can_be_paid_for_is_laid(hand: str, board: str, purse: int, laid: str) -> None:
    assert usual(match(hands={1: hand, 2: "farm"}, stones={1: board}, coins={1: purse})) == f"lay {laid}"


@pytest.mark.parametrize(
    ("card", "board", "purse", "answer"),
    [
        ("laboratory", "coal crystal", 9, "apply"),
        ("laboratory", "coal", 9, "buy crystal"),
        ("laboratory", "", 10, "buy coal"),
        ("laboratory", "", 9, "discard"),
        ("fair", "", 9, "apply"),
        ("theft", "", 9, "discard"),
    ],
)
def test_a_card_is_applied_paid_for_or_discarded(card: str, board: str, purse: int, answer: str) -> None:
    assert usual(up(card, stones={1: board}, coins={1: purse})) == answer


def test_cards_and_stones_are_kept() -> None:
    m = match(phase="end", hands={1: "farm fair", 2: "castle"}, stones={1: "wood sword"})
    assert usual(m) == "done"
    play(m, "1 done")
    assert options(m, 1) == ["sell wood", "sell sword", "done"]
    assert usual(m) == "done"
