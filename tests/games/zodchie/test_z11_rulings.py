"""Z11: rulings about swaps, turns, targets, and the extra plays; see test_z11_*.py for single cards."""

from __future__ import annotations

import pytest

from artel.games.zodchie import GAME
from artel.games.zodchie.events import (
    Announced,
    Chose,
    Compared,
    Copied,
    Declined,
    Destroyed,
    NoTarget,
    Played,
    Removed,
    Swapped,
    TakenToHand,
    TurnBegan,
    Turned,
    WillNotDraw,
)
from artel.kernel.chance import Rng
from artel.kernel.engine import is_over, play_out
from clauses import rule
from games.common import asked, options, outcomes, play, question, refusal, sampled
from games.zodchie.tables import city, hand, match, player

# -- Z11.7, Z11.8, Z11.9, Z11.10: swap, Orangery, ties, targets ---------------------------------------------


@rule("Z11.7")
def test_a_swap_makes_no_comparison_and_no_property() -> None:
    m = match(
        hands={1: "tavern", 2: "inn"},
        city={"a1": "1 barracks", "a2": "2 park", "b1": "2 temple", "b2": "2 villa"},
    )
    play(m, "1 tavern b3")
    assert play(m, "1 a1") == [Chose(0, "barracks", "a1"), Swapped("barracks", "a1", "park", "a2"), TurnBegan(1)]
    assert city(m)["a1"] == "2 park 7"
    assert city(m)["a2"] == "1 barracks 3"


@rule("Z11.7")
def test_only_face_up_cards_are_swapped() -> None:
    m = match(
        hands={1: "tavern", 2: "inn"},
        city={"a1": "1 barracks down", "a2": ["2 market down", "2 park"], "a3": "2 villa", "b1": "2 theatre down"},
    )
    play(m, "1 tavern a1")
    assert options(m, 1) == ["a1", "a2", "a3", "no"]
    play(m, "1 a1")
    assert city(m) == {
        "a1": ["1 barracks down", "2 park 7"],
        "a2": ["2 market down", "1 tavern 1"],
        "a3": "2 villa 10",
        "b1": "2 theatre down",
    }


@rule("Z11.8")
def test_the_orangery_turns_two_different_cards() -> None:
    m = match(hands={1: "orangery", 2: "inn"}, city={"b1": "2 tavern"})
    play(m, "1 orangery a1", "1 b1/1")
    assert options(m, 1) == ["a1/1", "a1/3", "no"]
    assert refusal(m, "1 b1/2") == "Z11.8"
    m = match(hands={1: "orangery", 2: "inn"})
    assert play(m, "1 orangery a1", "1 a1/3")[1:] == [
        Turned(0, "orangery", "a1", 6),
        NoTarget(0, "orangery"),
        TurnBegan(1),
    ]


@rule("Z11.9")
def test_the_cemetery_and_its_cards_count_as_cards_on_the_table() -> None:
    m = match(colours="red,blue", city={"a1": "1 barracks", "a2": "1 inn", "b1": "2 inn"}, cemetery={2: "tavern"})
    assert m.result().scores == (8, 8)
    assert m.result().places == (2, 1)  # an Inn, the Cemetery and the Tavern in it are three


@rule("Z11.9")
def test_two_cards_in_the_cemetery_outnumber_one_in_the_city() -> None:
    m = match(colours="red,blue", city={"a1": "1 tavern", "a2": "1 market"}, cemetery={2: "inn"})
    assert m.result().scores == (3, 3)
    assert m.result().places == (1, 2)  # two cards each; the Tavern is the lowest
    m = match(colours="red,blue", city={"a1": "1 orangery"}, cemetery={2: "inn park"})
    assert m.result().scores == (4, 4)
    assert m.result().places == (2, 1)


@rule("Z11.10")
def test_any_card_is_a_face_up_card_of_the_city_the_acting_one_included() -> None:
    m = match(
        colours="green,blue",
        hands={1: "windmill", 2: "inn"},
        city={"a1": "2 villa token", "a2": "1 park token", "a3": "1 tavern down", "b1": "2 market", "b2": "1 theatre"},
        cemetery={2: "forge"},
    )
    play(m, "1 windmill a3", "1 no")  # the comparison shall not touch the own Park
    assert options(m, 1) == ["a2/1", "a2/3", "a3/1", "a3/3", "b1/1", "b1/3", "no"]
    assert refusal(m, "1 a1/1") == "Z11.10"
    assert refusal(m, "1 b2/1") == "Z11.10"


# -- Z11.11, Z11.28: Market ---------------------------------------------------------------------------------


@rule("Z11.11")
def test_a_market_never_takes_back_a_forge_or_itself() -> None:
    m = match(hands={1: "market", 2: "inn"}, city={"a1": "1 forge", "a2": "2 theatre", "b1": "1 park"})
    play(m, "1 market a3")
    assert options(m, 1) == ["b1", "no"]
    assert refusal(m, "1 a1") == refusal(m, "1 a3") == refusal(m, "1 a2") == "Z11.28"


@rule("Z11.11")
def test_a_copied_market_never_takes_back_a_market_or_the_forge() -> None:
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "1 market", "a2": "1 park", "b1": "1 villa"})
    play(m, "1 forge b2")
    assert options(m, 1) == ["b1", "no"]
    m = match(hands={1: "forge", 2: "inn"}, city={"a1": "1 market", "a2": "1 park"})
    play(m, "1 forge b1", "1 a1")
    assert options(m, 1) == ["a2", "no"]
    assert play(m, "1 no") == [Declined(0, "forge"), TurnBegan(1)]


@rule("Z11.28")
def test_a_market_never_takes_back_a_manufactory() -> None:
    m = match(
        colours="yellow,red",
        hands={1: "market", 2: "inn"},
        city={"a1": "1 manufactory", "a2": "1 forge", "b1": "1 shop", "b2": "2 park"},
    )
    play(m, "1 market a3")
    assert options(m, 1) == ["b1", "no"]
    assert play(m, "1 b1") == [TakenToHand(0, "shop", "b1"), TurnBegan(1)]


@rule("Z11.28")
def test_a_copied_market_never_takes_back_a_manufactory_either() -> None:
    m = match(
        colours="yellow,red",
        hands={1: "forge", 2: "inn"},
        city={"a1": "1 manufactory", "b1": "2 market", "b3": "1 inn"},
    )
    play(m, "1 forge b2", "1 b1")
    assert options(m, 1) == ["b3", "no"]


@rule("Z11.28")
@pytest.mark.parametrize("seed", range(12))
def test_every_game_ends(seed: int) -> None:
    table = GAME.new(GAME.setup(2 + seed % 3, {"variant": "advanced", "colours": "random"}))
    play_out(table, Rng(seed))
    assert is_over(table)


# -- Z11.13: Barracks, Theatre, Villa -----------------------------------------------------------------------


@rule("Z11.13")
def test_a_barracks_must_destroy_an_own_card_when_nothing_else_can_be() -> None:
    m = match(hands={1: "barracks", 2: "inn"}, city={"b1": "1 villa", "a2": "2 temple"})
    assert play(m, "1 barracks a1") == [
        Played(0, "barracks", "a1", 3),
        Destroyed(0, "villa", "b1"),
        TurnBegan(1),
    ]


@rule("Z11.13")
def test_a_barracks_may_spare_own_protected_cards_only_when_there_is_nothing_else() -> None:
    m = match(hands={1: "barracks", 2: "inn"}, city={"b1": "1 temple", "a2": "1 park token"})
    play(m, "1 barracks a1")
    assert options(m, 1) == ["a2", "b1", "no"]
    assert sampled(m, 1) == ["a2", "b1", "no"]
    assert play(m, "1 no") == [Declined(0, "barracks"), TurnBegan(1)]
    m = match(hands={1: "barracks", 2: "inn"}, city={"b1": "1 temple", "a2": "1 park"})
    play(m, "1 barracks a1")
    assert options(m, 1) == ["a2", "b1"]
    assert play(m, "1 b1") == [Destroyed(0, "temple", "b1"), TurnBegan(1)]


@rule("Z11.13")
def test_a_theatre_must_raise_an_opponents_card_when_one_can_be_raised() -> None:
    m = match(hands={1: "theatre", 2: "inn"}, city={"a1": "2 villa", "a2": "1 tavern", "a3": "2 market/4"})
    assert play(m, "1 theatre b1")[1:] == [Turned(1, "villa", "a1", 12), TurnBegan(1)]


@rule("Z11.13")
def test_a_villa_turns_itself_down_against_its_players_interest() -> None:
    m = match(hands={1: "villa", 2: "inn"}, city={"a1": "2 theatre"})
    assert play(m, "1 villa a2") == [
        Played(0, "villa", "a2", 10),
        Compared("a2", 10, "a1", 9, "Z4.4"),
        Turned(0, "villa", "a2", 8),
        TurnBegan(1),
    ]


# -- Z11.24: Shop -------------------------------------------------------------------------------------------


@rule("Z11.24")
def test_the_extra_card_of_a_shop_is_a_full_play() -> None:
    m = match(
        colours="yellow,red",
        hands={1: "shop orangery inn", 2: "park"},
        piles={1: "villa bank theatre"},
        city={"a1": "2 market"},
    )
    play(m, "1 shop b1")
    # no draw and no redraw in between
    assert question(m) == "ShopPlays"
    assert hand(m, 1) == ["orangery", "inn"]
    assert options(m, 1) == ["orangery a2", "orangery b2", "inn a2", "inn b2", "no"]
    assert refusal(m, "1 redraw") == "Z11.24"
    assert refusal(m, "1 inn a1") == "Z3.3"
    assert refusal(m, "1 villa a2") == "Z11.24"
    assert play(m, "1 orangery a2") == [
        Played(0, "orangery", "a2", 4),
        Compared("a2", 4, "a1", 2, "Z4.2"),
        Destroyed(1, "market", "a1"),
    ]
    assert options(m, 1) == ["a2/1", "a2/3", "b1/1", "b1/3", "no"]
    play(m, "1 no")
    assert outcomes(m) == {"theatre": 1, "villa": 1, "bank": 1}
    play(m, "* bank", "* villa")
    assert asked(m) == [2]
    assert hand(m, 1) == ["inn", "villa", "bank"]


@rule("Z11.24")
def test_the_extra_card_of_a_copied_shop_pays_its_price() -> None:
    m = match(
        colours="blue,yellow",
        hands={1: "forge magic_academy inn park", 2: "villa"},
        city={"a1": "2 shop"},
    )
    assert play(m, "1 forge b1", "1 a1")[1:] == [Copied(0, "shop", "a1")]
    assert options(m, 1) == ["inn a2", "inn b2", "park a2", "park b2", "pay magic_academy", "no"]
    events = play(m, "1 pay magic_academy", "1 remove inn", "1 remove park", "1 a2")
    assert events == [
        Announced(0, "magic_academy"),
        Removed(0, "inn", "hand"),
        Removed(0, "park", "hand"),
        Played(0, "magic_academy", "a2", 15),
        Compared("a2", 15, "a1", 1, "Z4.2"),
        Destroyed(1, "shop", "a1"),
        TurnBegan(1),
    ]


@rule("Z11.24")
def test_the_extra_card_of_a_shop_follows_z3_4() -> None:
    m = match(3, colours="yellow,red,green", hands={1: "shop inn", 2: "park"}, city={"a1": "1 bank"})
    play(m, "1 shop a2")
    assert options(m, 1) == ["inn b1", "no"]
    assert refusal(m, "1 inn a3") == "Z3.4"


@rule("Z11.24")
def test_a_copied_shop_is_declined_as_the_property_of_the_forge() -> None:
    m = match(colours="blue,yellow", hands={1: "forge inn", 2: "villa"}, city={"a1": "2 shop"})
    assert play(m, "1 forge b1", "1 a1", "1 no")[2:] == [Declined(0, "forge"), TurnBegan(1)]
    m = match(colours="blue,yellow", hands={1: "forge", 2: "villa"}, city={"a1": "2 shop"})
    assert play(m, "1 forge b1", "1 a1")[2:] == [NoTarget(0, "forge"), TurnBegan(1)]


# -- Z11.25: Palace -----------------------------------------------------------------------------------------


@rule("Z11.25")
def test_after_a_palace_later_turns_draw_up_to_the_maximum_again() -> None:
    m = match(colours="yellow,red", hands={1: "palace inn", 2: "park"}, piles={1: "villa bank theatre"})
    assert play(m, "1 palace a1")[1] == WillNotDraw(0)
    assert hand(m, 1) == ["inn"]
    play(m, "2 park b1", "1 inn b2", "* villa", "* bank", "* theatre")
    assert hand(m, 1) == ["theatre", "villa", "bank"]


@rule("Z11.25")
def test_a_copied_palace_stops_the_draw_too() -> None:
    m = match(colours="red,yellow", hands={1: "forge", 2: "inn"}, piles={1: "villa"}, city={"a1": "2 palace"})
    assert play(m, "1 forge b1", "1 a1")[1:] == [Copied(0, "palace", "a1"), WillNotDraw(0), TurnBegan(1)]
    assert hand(m, 1) == []


@rule("Z11.25")
def test_a_palace_played_as_an_extra_card_stops_the_draw_too() -> None:
    m = match(colours="yellow,red", hands={1: "shop palace", 2: "inn"}, piles={1: "bank"})
    assert play(m, "1 shop a1", "1 palace b1")[1:] == [
        Played(0, "palace", "b1", 10),
        WillNotDraw(0),
        TurnBegan(1),
    ]
    assert hand(m, 1) == []


# -- Z11.26: Library and Prison -----------------------------------------------------------------------------

FOUR_STREETS = {"a1": "1 park", "b1": "2 park", "c1": "3 park", "d1": "4 park"}


@rule("Z11.26")
def test_the_library_asks_player_by_player_clockwise_from_the_acting_one() -> None:
    m = match(4, hands={3: "library", 4: "inn"}, city={**FOUR_STREETS, "d1": "4 theatre"}, turn=3)
    play(m, "3 library a2")
    assert asked(m) == [3]
    assert options(m, 3) == ["a2/1", "a2/3", "c1/1", "c1/3", "no"]
    # the Theatre of seat 4 cannot be turned: that player is passed over
    assert play(m, "3 c1/1") == [Turned(2, "park", "c1", 5), NoTarget(2, "library")]
    assert options(m, 3) == ["a1/2", "a1/4", "no"]  # the comparison had turned it to 8
    assert play(m, "3 no") == [Declined(2, "library")]
    assert options(m, 3) == ["b1/1", "b1/3", "no"]
    assert play(m, "3 b1/3") == [Turned(1, "park", "b1", 8), TurnBegan(3)]


@rule("Z11.26")
def test_the_prison_asks_clockwise_and_leaves_its_player_out() -> None:
    m = match(
        4,
        colours="green,red,blue,yellow",
        hands={2: "prison", 3: "inn"},
        city={**FOUR_STREETS, "c2": "3 market/1", "d1": "4 tavern/1"},
        turn=2,
    )
    assert play(m, "2 prison b2")[-1] == Turned(1, "park", "b1", 8)
    assert options(m, 2) == ["c1", "no"]
    # a card at its smallest value is no target: seat 4 is passed over
    assert play(m, "2 no") == [Declined(1, "prison"), NoTarget(1, "prison")]
    assert options(m, 2) == ["a1", "no"]
    assert play(m, "2 a1") == [Turned(0, "park", "a1", 5), TurnBegan(2)]


@rule("Z11.26")
def test_the_prison_touches_no_protected_card() -> None:
    m = match(hands={1: "prison", 2: "inn"}, city={"a1": "2 temple", "b1": "2 villa token"})
    assert play(m, "1 prison b2")[-2:] == [NoTarget(0, "prison"), TurnBegan(1)]
    assert player(m, 2).tokens == 2
