"""What bots look at, and what a person is told about the hand."""

import pytest

from artel.games.artificium import GAME
from artel.games.artificium.components import CARD_NAMES, RESOURCE_NAMES
from artel.games.artificium.features import evaluate, missing, price, spare, wealth
from games.artificium.tables import counts, table

SELLS = {"wood": 1, "wheat": 1, "coal": 2, "food": 2, "kvass": 2, "metal": 3, "crystal": 3, "potion": 5, "sword": 5}


@pytest.mark.parametrize(
    ("card", "board", "purse", "lacks", "costs", "at_hand"),
    [
        ("sawmill", "", 0, "", 0, 0),
        ("sawmill", "wood", 3, "", 0, 4),
        ("charcoal_burner", "", 5, "wood", 2, 5),
        ("charcoal_burner", "wood", 5, "", 0, 5),
        ("charcoal_burner", "wood wood wood", 5, "", 0, 7),
        ("mill_bakery", "wood wood", 1, "wheat", 2, 3),
        ("ore_manufactory", "", 1, "food", 4, 1),
        ("laboratory", "coal", 1, "crystal", 6, 1),
        ("laboratory", "crystal crystal", 1, "coal", 4, 4),
        ("weapon_workshop", "", 0, "coal metal", 10, 0),
        ("castle", "", 2, "kvass sword", 15, 2),
        ("castle", "kvass sword potion", 2, "", 1, 7),
        ("castle", "kvass", 2, "sword", 11, 2),
        ("mage_tower", "kvass kvass sword", 9, "potion", 11, 16),
    ],
)
def test_what_a_building_lacks_costs_and_what_there_is_for_it(
    card: str, board: str, purse: int, lacks: str, costs: int, at_hand: int
) -> None:
    """At hand are the coins and the sale of what the building does not take."""
    for seat in (1, 2):
        t = table(stones={seat: board, 3 - seat: "sword wood"}, coins={seat: purse, 3 - seat: 77})
        at = CARD_NAMES.index(card)
        found = dict(zip(RESOURCE_NAMES, missing(t, seat - 1, at), strict=True))
        assert {name: many for name, many in found.items() if many} == counts(lacks)
        assert min(found.values()) == 0
        assert price(t, seat - 1, at) == costs
        assert spare(t, seat - 1, at) == at_hand


@pytest.mark.parametrize("resource", SELLS)
def test_a_stone_is_worth_the_middle_of_its_prices(resource: str) -> None:
    t = table(stones={1: f"{resource} {resource}"}, coins={1: 3, 2: 2})
    middle = 1.5 * SELLS[resource]  # every stone costs twice what it sells for
    assert wealth(t, 0) == (3 + 2 * middle) / 4
    assert wealth(t, 1) == 0.5


def test_a_seat_stands_as_well_as_it_is_ahead_of_the_best_other() -> None:
    t = table(3, points={1: 10, 2: 4, 3: 7}, coins={1: 0, 2: 8, 3: 4}, stones={3: "sword"})
    # 10; 4 + 2; 7 + (4 + 7.5) / 4
    assert evaluate(t) == [10 - 9.875, 6 - 10, 9.875 - 10]
    assert GAME.evaluate(t) == evaluate(t)
    t = table(4, points={1: 1, 2: 3, 3: 9, 4: 20}, coins=dict.fromkeys((1, 2, 3, 4), 0))
    assert evaluate(t) == [-19, -17, -11, 11]
    t = table(4, points={1: 20, 2: 19, 3: 5, 4: 0}, coins=dict.fromkeys((1, 2, 3, 4), 0))
    assert evaluate(t) == [1, -1, -15, -20]
