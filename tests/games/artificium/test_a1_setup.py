"""A1 Components and setup."""

import pytest

from artel.games.artificium import GAME
from artel.games.artificium.events import Bought, Drew, RoundBegan, Sold
from artel.kernel.errors import BadSeats
from clauses import rule
from games.artificium.tables import coins, draws, fresh, match, player, sampled_outcomes, stones, up, view
from games.common import asked, kinds, options, outcomes, play, question, refusal

DECK = {
    "sawmill": 8, "farm": 8, "charcoal_burner": 8, "mill_bakery": 8, "kvass_yard": 8, "hunters_hut": 8,
    "ore_manufactory": 8, "crystal_mine": 8, "laboratory": 6, "weapon_workshop": 6, "castle": 6, "mage_tower": 6,
    "scouting": 5, "reconstruction": 5, "fair": 5, "theft": 5,
}  # fmt: skip
PRICES = {  # what a stone costs, and what it sells for
    "wood": (2, 1), "wheat": (2, 1), "coal": (4, 2), "food": (4, 2), "kvass": (4, 2), "metal": (6, 3),
    "crystal": (6, 3), "potion": (10, 5), "sword": (10, 5),
}  # fmt: skip


@rule("A1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    assert len(view(fresh(seats)).players) == seats


@rule("A1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_or_more_cannot(seats: int) -> None:
    with pytest.raises(BadSeats) as error:
        fresh(seats)
    assert error.value.details == {"game": "artificium", "least": 2, "most": 6, "given": seats}


@rule("A1.1")
def test_88_buildings_and_20_actions_are_one_deck() -> None:
    m = fresh(2)
    play(m, "* 1")
    assert outcomes(m) == DECK
    assert view(m).deck_size == sum(DECK.values()) == 108
    assert sum(many for name, many in DECK.items() if many != 5) == 88
    assert sampled_outcomes(m) == set(DECK)


@rule("A1.1")
@pytest.mark.parametrize(("number", "over"), [(1, False), (3, False), (4, True)])
def test_a_game_has_four_rounds(number: int, over: bool) -> None:
    m = match(round=number, phase="end", coins={1: 0, 2: 0})
    assert m.over == over
    assert view(m).round == (number if over else number + 1)


@rule("A1.2")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    m = fresh(seats)
    assert (view(m).round, view(m).first, question(m)) == (0, None, "ChooseFirstPlayer")
    names = [str(seat) for seat in range(1, seats + 1)]
    assert outcomes(m) == dict.fromkeys(names, 1)
    assert sampled_outcomes(m) == set(names)
    assert play(m, f"* {seats}") == [RoundBegan(1, seats - 1, "A1.2")]
    assert (view(m).round, view(m).first) == (1, seats - 1)


@rule("A1.2")
def test_everybody_begins_on_0_with_5_coins_5_cards_and_an_empty_board() -> None:
    m = fresh(3)
    play(m, "* 2", *draws("farm farm fair castle theft"))
    two = player(m, 2)
    assert two.hand == {"farm": 2, "castle": 1, "fair": 1, "theft": 1}
    assert (two.hand_size, two.coins, two.points, two.stones, two.front) == (5, 5, 0, {}, {})
    play(m, *draws("sawmill " * 5 + "mage_tower " * 5))
    for seat in (1, 2, 3):
        each = player(m, seat)
        assert (each.hand_size, each.coins, each.points, each.stones, each.front) == (5, 5, 0, {}, {})
        assert each.earned == (0,) * 14
    assert question(m) == "MarketDraw"
    assert view(m).deck_size == 108 - 15


@rule("A1.3")
@pytest.mark.parametrize("resource", PRICES)
def test_each_resource_has_a_buying_price_and_a_selling_price(resource: str) -> None:
    cost, proceeds = PRICES[resource]
    m = up("farm", coins={1: cost})
    assert play(m, f"1 buy {resource}") == [Bought(0, resource, cost)]
    assert (stones(m, 1), coins(m, 1)) == (resource, 0)
    assert play(m, f"1 sell {resource}") == [Sold(0, resource, proceeds)]
    assert (stones(m, 1), coins(m, 1)) == ("", proceeds)


@rule("A1.3")
@pytest.mark.parametrize("resource", PRICES)
def test_one_coin_less_than_the_price_is_too_little(resource: str) -> None:
    m = up("farm", coins={1: PRICES[resource][0] - 1})
    assert refusal(m, f"1 buy {resource}") == "A4.10"


@rule("A1.3")
def test_the_levels_matter_for_a_theft_only_and_only_the_first_two() -> None:
    every = " ".join(PRICES)
    m = up("theft", coins={1: 99}, stones={2: every})
    assert [option for option in options(m, 1) if option.startswith("apply")] == [
        "apply 2 wood", "apply 2 wheat", "apply 2 coal", "apply 2 food", "apply 2 kvass"
    ]  # fmt: skip


@rule("A1.4")
def test_the_bank_is_unlimited() -> None:
    m = up("farm", coins={1: 300})
    play(m, *["1 buy wood"] * 150)
    assert player(m, 1).stones == {"wood": 150}
    assert coins(m, 1) == 0
    play(m, *["1 sell wood"] * 150)
    assert (player(m, 1).stones, coins(m, 1)) == ({}, 150)


@rule("A1.5")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 3, 4]), (3, [3, 4, 1, 2]), (4, [4, 1, 2, 3])])
def test_turn_order_is_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    m = match(4, phase="market", first=first, hands=dict.fromkeys((1, 2, 3, 4), "farm"), market="castle")
    seen = []
    for _ in order:
        seen += asked(m)
        play(m, f"{asked(m)[0]} pass")
    assert seen == order


@rule("A1.5")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_deal_goes_in_turn_order_too(first: int) -> None:
    m = fresh(3)
    dealt = ("farm", "sawmill", "castle")
    events = play(m, f"* {first}", *draws("".join(f"{card} " * 5 for card in dealt)))
    order = [(first - 1 + step) % 3 for step in range(3)]
    assert events[1:] == [Drew(seat, card) for seat, card in zip(order, dealt, strict=True) for _ in range(5)]


@rule("A1.5")
def test_who_trades_back_and_forth_only_loses_coins() -> None:
    m = up("farm", coins={1: 20})
    for resource, (cost, proceeds) in PRICES.items():
        before = coins(m, 1)
        if before >= cost:
            play(m, f"1 buy {resource}", f"1 sell {resource}")
            assert coins(m, 1) == before - cost + proceeds < before


def test_a_match_begins_with_the_lot_and_tells_nothing_before() -> None:
    m = fresh(2)
    assert (m.opening, m.told, m.over) == ([], [], False)
    assert kinds(play(m, "* 1", "* farm")) == ["RoundBegan", "Drew"]
    assert GAME.scores(m.table) == [0, 0]
