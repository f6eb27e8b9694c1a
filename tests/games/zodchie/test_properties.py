"""What each card does, card by card: one small table each."""

from __future__ import annotations

from typing import Any

import pytest

from artel.games.zodchie.events import (
    Buried,
    Chose,
    Compared,
    Copied,
    Declined,
    Destroyed,
    Drew,
    HandRaised,
    Laid,
    Moved,
    NoTarget,
    Played,
    Protected,
    Restored,
    Swapped,
    TakenToHand,
    TokenPut,
    TurnBegan,
    Turned,
    WillNotDraw,
)
from games.common import asked, options, outcomes, play, refusal, sampled
from games.zodchie.tables import city, hand, match, player, value


def points(where: str, what: str, colours: str = "", **more: Any) -> int:
    """The end-game points of one card on a final table."""
    m = match(colours=colours, **more)
    place, seat = where, int(what.split()[0]) - 1
    [found] = [
        item.points for item in m.result().items if (item.seat, item.where, item.clause) == (seat, place, "Z8.5")
    ]
    return found


# -- the base cards -----------------------------------------------------------------------------------------


def test_a_tavern_may_swap_two_cards_that_are_adjacent_to_each_other() -> None:
    m = match(
        hands={1: "tavern", 2: "inn"},
        city={"a1": "2 park", "a2": "1 market/1", "b1": "2 theatre", "b3": "2 villa", "b4": "2 forge down"},
    )
    assert play(m, "1 tavern a3") == [
        Played(0, "tavern", "a3", 1),
        Compared("a3", 1, "a2", 1, "Z4.5"),
    ]
    assert options(m, 1) == ["a1", "a2", "a3", "b1", "b3", "no"]
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 a1") == [Chose(0, "park", "a1")]
    assert options(m, 1) == ["a2", "b1"]
    assert sampled(m, 1) == ["a2", "b1"]
    assert refusal(m, "1 no") == "Z6.14"
    assert play(m, "1 b1") == [Swapped("park", "a1", "theatre", "b1"), TurnBegan(1)]
    assert city(m) == {
        "a1": "2 theatre 9", "a2": "1 market 1", "a3": "1 tavern 1",
        "b1": "2 park 7", "b3": "2 villa 10", "b4": "2 forge down",
    }  # fmt: skip


def test_a_tavern_with_one_partner_left_swaps_without_another_question() -> None:
    m = match(hands={1: "tavern", 2: "inn"}, city={"a1": "2 park", "b1": "2 temple", "b2": "2 theatre"})
    play(m, "1 tavern a2")
    assert options(m, 1) == ["a1", "a2", "b2", "no"]  # the Temple is protected
    assert play(m, "1 b2") == [Chose(0, "theatre", "b2"), Swapped("theatre", "b2", "tavern", "a2"), TurnBegan(1)]


def test_a_tavern_alone_has_nothing_to_swap() -> None:
    m = match(hands={1: "tavern", 2: "inn"}, city={"b1": "2 park down"})
    assert play(m, "1 tavern a1") == [Played(0, "tavern", "a1", 1), NoTarget(0, "tavern"), TurnBegan(1)]


def test_a_market_may_take_another_own_card_back_to_hand() -> None:
    m = match(
        hands={1: "market", 2: "inn"},
        city={"a1": "1 villa/1", "a2": "2 park", "b1": "1 tavern down", "b2": "1 temple", "b3": "1 forge"},
    )
    play(m, "1 market a3")
    assert options(m, 1) == ["a1", "b2", "no"]
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 a1") == [TakenToHand(0, "villa", "a1"), TurnBegan(1)]
    assert hand(m, 1) == ["villa"]
    assert player(m, 1, viewer=2).open_hand == ("villa",)
    assert city(m) == {
        "a2": "2 park 8", "a3": "1 market 2", "b1": "1 tavern down", "b2": "1 temple 6 safe", "b3": "1 forge 6",
    }  # fmt: skip


def test_a_market_may_be_content() -> None:
    m = match(hands={1: "market", 2: "inn"}, city={"a1": "1 villa"})
    assert play(m, "1 market b1", "1 no") == [Played(0, "market", "b1", 2), Declined(0, "market"), TurnBegan(1)]


def test_a_barracks_destroys_one_adjacent_card() -> None:
    m = match(
        hands={1: "barracks", 2: "inn"},
        city={"a1": "2 theatre", "a3": "1 park", "a4": "2 market", "b1": "2 tavern", "b2": "2 villa", "b3": "2 park"},
    )
    play(m, "1 barracks a2")
    assert options(m, 1) == ["a1", "a3", "b2"]
    assert sampled(m, 1) == ["a1", "a3", "b2"]
    assert refusal(m, "1 no") == "Z11.13"
    assert refusal(m, "1 b1") == "Z11.13"
    assert play(m, "1 b2") == [Destroyed(1, "villa", "b2"), TurnBegan(1)]


def test_a_barracks_with_nothing_adjacent_does_nothing() -> None:
    m = match(hands={1: "barracks", 2: "inn"}, city={"b2": "2 park"})
    assert play(m, "1 barracks a1") == [Played(0, "barracks", "a1", 3), NoTarget(0, "barracks"), TurnBegan(1)]


def test_an_orangery_turns_up_to_two_cards_in_either_direction() -> None:
    m = match(hands={1: "orangery", 2: "inn"}, city={"b1": "2 tavern/1", "b2": "2 temple"})
    play(m, "1 orangery a1")
    assert options(m, 1) == ["a1/1", "a1/3", "b1/2", "b1/4", "no"]
    assert play(m, "1 b1/4", "1 a1/1") == [Turned(1, "tavern", "b1", 7), Turned(0, "orangery", "a1", 2), TurnBegan(1)]


def test_an_inn_escapes_when_it_would_be_destroyed() -> None:
    m = match(hands={1: "villa", 2: "park"}, city={"a1": "2 inn"})
    assert play(m, "1 villa a2") == [Played(0, "villa", "a2", 10), Compared("a2", 10, "a1", 5, "Z4.2")]
    assert options(m, 2) == ["a3", "b1"]
    assert sampled(m, 2) == ["a3", "b1"]
    # the Inn has gone before the Villa looks for an opponent's card beside it
    assert play(m, "2 b1") == [Moved(1, "inn", "a1", "b1"), TurnBegan(1)]


@pytest.mark.parametrize(
    ("name", "colours", "worth"), [("temple", "green,red", 6), ("fortress", "red,green", 7), ("bridge", "green,red", 3)]
)
def test_a_temple_a_fortress_and_a_bridge_are_only_protected(name: str, colours: str, worth: int) -> None:
    m = match(colours=colours, hands={1: name, 2: "theatre barracks"})
    assert play(m, f"1 {name} a1") == [Played(0, name, "a1", worth), TurnBegan(1)]
    assert city(m) == {"a1": f"1 {name} {worth} safe"}
    assert player(m, 1).tokens == 2
    events = play(m, "2 barracks a2")
    clause = "Z6.4" if name == "temple" else "Z4.5" if name == "bridge" else "Z4.6"
    assert events[1:3] == [Compared("a2", 3, "a1", worth, clause), NoTarget(1, "barracks")]
    assert city(m)["a1"] == f"1 {name} {worth} safe"


def test_a_bridge_counts_from_its_quarter() -> None:
    m = match(city={"a1": "2 tavern", "a2": "2 bridge", "a8": "2 library"})
    assert (value(m, "a2"), value(m, "a8")) == (4, 8)


def test_a_park_scores_for_each_own_face_up_card_beside_it() -> None:
    around = {"a2": "1 park", "a1": "1 inn", "a3": "2 inn", "b2": "1 tavern"}
    assert points("a2", "1 park", city=around) == 2
    assert points("a2", "1 park", city={**around, "b2": "1 tavern down"}) == 1
    assert points("a2", "1 park", city={"a2": "1 park", "a4": "1 inn", "b1": "1 tavern", "b3": "1 market"}) == 0
    assert points("a8", "1 park", city={"a8": "1 park", "b1": "1 inn", "b8": "1 tavern"}) == 1
    assert points("b1", "1 park", city={"b1": "1 park", "a8": "1 inn", "a1": "1 tavern", "b2": "1 market"}) == 2


def test_a_watchtower_may_protect_one_own_card_beside_it() -> None:
    m = match(
        hands={1: "watchtower", 2: "inn"},
        city={"a1": "1 villa", "a3": "2 park", "a4": "1 theatre", "b2": "1 temple", "b3": "1 tavern"},
    )
    play(m, "1 watchtower a2")
    assert options(m, 1) == ["a1", "no"]  # the Temple is protected already
    assert refusal(m, "1 b2") == "Z6.12"
    assert play(m, "1 a1") == [Protected(0, "villa", "a1"), TurnBegan(1)]
    assert city(m)["a1"] == "1 villa 12 safe"
    assert city(m)["b2"] == "1 temple 6 safe"
    assert player(m, 1, viewer=2).tokens == 1


def test_a_watchtower_without_a_token_left_protects_nothing() -> None:
    m = match(hands={1: "watchtower", 2: "inn"}, city={"a1": "1 theatre"}, tokens={1: 0})
    assert play(m, "1 watchtower b1") == [
        Played(0, "watchtower", "b1", 8),
        NoTarget(0, "watchtower"),
        TurnBegan(1),
    ]


def test_a_theatre_turns_an_opponents_card_to_its_next_larger_value() -> None:
    m = match(
        3,
        hands={1: "theatre", 2: "inn"},
        city={
            "a1": "1 park",
            "b1": "2 tavern",
            "b2": "3 market/4",
            "b3": "3 villa/3",
            "b4": "2 temple",
            "b5": "3 theatre",
        },
    )
    play(m, "1 theatre a2")
    assert options(m, 1) == ["b1", "b3"]
    assert sampled(m, 1) == ["b1", "b3"]
    assert refusal(m, "1 no") == "Z11.13"
    assert play(m, "1 b3") == [Turned(2, "villa", "b3", 12), TurnBegan(1)]


def test_a_theatre_never_turns_from_the_largest_value() -> None:
    m = match(hands={1: "theatre", 2: "inn"}, city={"a1": "2 tavern/4", "b1": "2 park/4"})
    assert play(m, "1 theatre b2")[-2:] == [NoTarget(0, "theatre"), TurnBegan(1)]


def test_a_villa_beside_an_opponents_card_is_turned_down() -> None:
    m = match(hands={1: "villa", 2: "inn"}, city={"b1": "2 temple"})
    assert play(m, "1 villa a1") == [Played(0, "villa", "a1", 10), Turned(0, "villa", "a1", 8), TurnBegan(1)]


@pytest.mark.parametrize("beside", ["1 temple", "2 park down"])
def test_a_villa_beside_own_or_destroyed_cards_stays(beside: str) -> None:
    m = match(hands={1: "villa", 2: "inn"}, city={"b1": beside, "b2": "2 theatre"})
    assert play(m, "1 villa a1") == [Played(0, "villa", "a1", 10), TurnBegan(1)]


def test_a_forge_may_copy_the_property_of_an_adjacent_card() -> None:
    m = match(
        hands={1: "forge", 2: "villa"}, city={"a1": "2 temple", "b2": "2 watchtower", "b1": "1 park", "a3": "1 inn"}
    )
    play(m, "1 forge a2")
    assert options(m, 1) == ["b2", "no"]
    assert sampled(m, 1) == ["b2", "no"]
    assert play(m, "1 b2") == [Copied(0, "watchtower", "b2")]
    assert options(m, 1) == ["a3", "no"]
    assert play(m, "1 a3") == [Protected(0, "inn", "a3"), TurnBegan(1)]


def test_a_library_may_turn_a_card_of_each_player() -> None:
    m = match(hands={1: "library", 2: "inn"}, city={"a1": "2 tavern/4"})
    play(m, "1 library a2")
    assert options(m, 1) == ["a2/1", "a2/3", "no"]
    assert play(m, "1 a2/3") == [Turned(0, "library", "a2", 3)]
    assert options(m, 1) == ["a1/1", "a1/3", "no"]
    assert play(m, "1 no") == [Declined(0, "library"), TurnBegan(1)]


def test_a_library_may_turn_an_own_protected_card() -> None:
    m = match(hands={1: "library", 2: "inn"}, city={"a1": "1 temple", "b1": "2 temple"})
    play(m, "1 library b2")
    assert options(m, 1) == ["a1/1", "a1/3", "b2/1", "b2/3", "no"]
    assert play(m, "1 a1/3") == [Turned(0, "temple", "a1", 7), NoTarget(0, "library"), TurnBegan(1)]


# -- red ----------------------------------------------------------------------------------------------------


def test_an_arsenal_may_destroy_a_lower_card_beside_it() -> None:
    m = match(hands={1: "arsenal", 2: "inn"}, city={"b1": "2 orangery", "b2": "2 tavern"})
    play(m, "1 arsenal a1")
    assert options(m, 1) == ["b1", "no"]
    assert play(m, "1 b1") == [Destroyed(1, "orangery", "b1"), TurnBegan(1)]


@pytest.mark.parametrize("beside", ["2 inn", "2 fountain/4", "2 bridge", "2 tavern down"])
def test_an_arsenal_spares_equal_higher_protected_and_destroyed_cards(beside: str) -> None:
    m = match(hands={1: "arsenal", 2: "park"}, city={"b1": beside})
    assert play(m, "1 arsenal a1") == [Played(0, "arsenal", "a1", 5), NoTarget(0, "arsenal"), TurnBegan(1)]


def test_a_laboratory_makes_each_opponent_lay_a_card() -> None:
    m = match(hands={1: "laboratory", 2: "inn park"})
    assert play(m, "1 laboratory a1") == [Played(0, "laboratory", "a1", 2)]
    assert options(m, 2) == ["lay inn a2", "lay inn b1", "lay park a2", "lay park b1"]
    assert refusal(m, "2 lay inn a3") == "Z11.20"
    assert play(m, "2 lay park a2") == [Laid(1, "park", "a2"), TurnBegan(1)]
    assert city(m) == {"a1": "1 laboratory 2", "a2": "2 park down"}


def test_a_prison_may_turn_a_card_of_each_opponent_to_its_smallest_value() -> None:
    m = match(
        3,
        hands={1: "prison", 2: "inn"},
        city={
            "a1": "1 park",
            "b1": "2 villa/4",
            "b2": "2 market/1",
            "b3": "2 theatre",
            "b4": "3 park",
            "b5": "3 temple",
        },
    )
    play(m, "1 prison c1")
    assert options(m, 1) == ["b1", "no"]
    assert sampled(m, 1) == ["b1", "no"]
    assert refusal(m, "1 b2") == "Z11.26"
    assert play(m, "1 b1") == [Turned(1, "villa", "b1", 6)]
    assert options(m, 1) == ["b4", "no"]
    assert play(m, "1 b4") == [Turned(2, "park", "b4", 5), TurnBegan(1)]


def test_a_prison_chooses_among_the_cards_of_an_opponent() -> None:
    m = match(hands={1: "prison", 2: "inn"}, city={"a1": "2 villa/4", "a2": "2 market/2", "a3": "2 theatre"})
    play(m, "1 prison b1")
    assert options(m, 1) == ["a1", "a2", "no"]
    assert play(m, "1 a2") == [Turned(1, "market", "a2", 1), TurnBegan(1)]


def test_a_town_hall_destroys_an_own_card_first() -> None:
    m = match(hands={1: "town_hall", 2: "inn"}, city={"a1": "1 tavern", "a2": "1 market"})
    play(m, "1 pay town_hall")
    assert options(m, 1) == ["a1", "a2"]
    play(m, "1 a2")
    assert options(m, 1) == ["a2", "a3", "b1"]
    assert refusal(m, "1 a1") == "Z11.2"
    assert play(m, "1 a2")[0] == Played(0, "town_hall", "a2", 12)


def test_a_colosseum_scores_for_each_place_beside_it_with_a_destroyed_card_on_top() -> None:
    around = {"a2": "1 colosseum", "a1": "1 inn down", "a3": "2 inn down", "b2": ["2 tavern down", "1 market down"]}
    assert points("a2", "1 colosseum", city=around) == 3
    assert points("a2", "1 colosseum", city={**around, "b2": ["2 tavern down", "1 market"]}) == 2
    assert points("a2", "1 colosseum", city={"a2": "1 colosseum", "a4": "1 inn down", "b1": "2 inn down"}) == 0


# -- green --------------------------------------------------------------------------------------------------


def test_a_fountain_may_reserve_a_free_place() -> None:
    m = match(colours="green,red", hands={1: "fountain", 2: "inn"}, city={"a1": "2 park", "a3": "2 tavern down"})
    play(m, "1 fountain b1")
    assert options(m, 1) == ["a2", "a4", "b2", "no"]
    assert refusal(m, "1 a3") == "Z11.21"
    assert play(m, "1 a4") == [TokenPut(0, "a4"), TurnBegan(1)]


def test_a_statue_scores_beside_a_park() -> None:
    assert points("a2", "2 statue", city={"a2": "2 statue", "a1": "1 park"}) == 4
    assert points("a2", "2 statue", city={"a2": "2 statue", "a1": "1 park down"}) == 0
    assert points("a2", "2 statue", city={"a2": "2 statue", "a1": "1 inn"}) == 0


def test_a_windmill_may_turn_any_one_card() -> None:
    m = match(
        colours="green,red",
        hands={1: "windmill", 2: "inn"},
        city={"a1": "1 theatre", "a5": "2 villa/4", "b1": "2 temple", "b2": "1 temple", "b3": "2 park down"},
    )
    assert play(m, "1 windmill a2") == [Played(0, "windmill", "a2", 2), Compared("a2", 2, "a1", 9, "Z4.6")]
    assert options(m, 1) == ["a2/1", "a2/3", "a5/1", "a5/3", "b2/1", "b2/3", "no"]
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, "1 b1/1") == "Z11.10"
    assert play(m, "1 a2/3") == [Turned(0, "windmill", "a2", 4), TurnBegan(1)]


def test_a_farm_scores_without_an_opponents_card_in_its_column() -> None:
    farm = {"b2": "2 farm", "a1": "1 inn", "c3": "1 park"}
    assert points("b2", "2 farm", seats=4, city={**farm, "a2": "2 tavern", "d2": "1 market down"}) == 2
    for place in ("a2", "c2", "d2"):
        assert points("b2", "2 farm", seats=4, city={**farm, place: "3 tavern"}) == 0


def test_stables_may_move_any_one_card() -> None:
    m = match(
        colours="green,red",
        hands={1: "stables", 2: "inn"},
        city={"a1": "2 villa/4", "b1": "2 temple", "b2": "1 temple", "b3": "2 park down"},
    )
    play(m, "1 stables a2")
    assert options(m, 1) == ["a1", "a2", "b2", "no"]
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 a1") == [Chose(0, "villa", "a1")]
    assert options(m, 1) == ["a3", "b3", "b4"]
    assert sampled(m, 1) == ["a3", "b3", "b4"]
    assert refusal(m, "1 no") == refusal(m, "1 a1") == "Z6.7"
    assert play(m, "1 b3") == [Moved(1, "villa", "a1", "b3"), TurnBegan(1)]
    assert city(m)["b3"] == ["2 park down", "2 villa 12"]


def test_stables_may_move_themselves() -> None:
    m = match(colours="green,red", hands={1: "stables", 2: "inn"}, city={"b1": "2 temple"})
    play(m, "1 stables a1")
    assert options(m, 1) == ["a1", "no"]
    play(m, "1 a1")
    assert city(m) == {"b1": "2 temple 6 safe", "b2": "1 stables 5"}


# -- blue ---------------------------------------------------------------------------------------------------


def test_an_academy_of_magic_is_protected() -> None:
    m = match(colours="blue,red", hands={1: "magic_academy park inn", 2: "barracks"})
    play(m, "1 pay magic_academy", "1 remove park", "1 remove inn")
    assert city(m) == {"a1": "1 magic_academy 15 safe"}
    assert play(m, "2 barracks b1")[:2] == [Played(1, "barracks", "b1", 3), NoTarget(1, "barracks")]


def test_a_cemetery_collects_own_destroyed_cards_only() -> None:
    m = match(
        colours="blue,red",
        hands={1: "barracks", 2: "park"},
        city={"b1": "1 villa", "b2": "2 villa"},
        cemetery={1: ""},
    )
    play(m, "1 barracks a1")
    assert player(m, 1).cemetery == ("villa",)
    m = match(colours="blue,red", hands={1: "barracks", 2: "park"}, city={"b1": "2 villa"}, cemetery={1: ""})
    assert play(m, "1 barracks a1")[1] == Destroyed(1, "villa", "b1")
    assert player(m, 1).cemetery == ()
    assert player(m, 2).cemetery is None


def test_a_museum_raises_the_hand_once() -> None:
    m = match(colours="blue,red", hands={1: "museum", 2: "inn"}, hand_max={1: 4})
    assert play(m, "1 museum a1") == [Played(0, "museum", "a1", 5), TurnBegan(1)]
    m = match(colours="blue,red", hands={1: "museum", 2: "inn"})
    assert play(m, "1 museum a1") == [Played(0, "museum", "a1", 5), HandRaised(0, 4), TurnBegan(1)]


def test_a_school_may_restore_one_own_card() -> None:
    m = match(
        colours="blue,red",
        hands={1: "school", 2: "inn"},
        city={
            "a1": "1 villa/1 down", "a2": "2 park down", "b1": ["1 tavern down", "2 market"],
            "b2": ["2 tavern down", "1 temple down"],
        },
    )  # fmt: skip
    play(m, "1 school a3")
    assert options(m, 1) == ["a1", "b2", "no"]
    assert refusal(m, "1 a2") == "Z6.3"
    assert play(m, "1 a1") == [Restored(0, "villa", "a1"), TurnBegan(1)]
    assert city(m)["a1"] == "1 villa 10"


def test_a_restored_temple_is_protected_again() -> None:
    m = match(colours="blue,red", hands={1: "school", 2: "inn"}, city={"b1": ["2 tavern down", "1 temple/4 down"]})
    play(m, "1 school a1", "1 b1")
    assert city(m) == {"a1": "1 school 4", "b1": ["2 tavern down", "1 temple 6 safe"]}


def test_a_university_may_turn_one_adjacent_card() -> None:
    m = match(
        colours="blue,red",
        hands={1: "university", 2: "inn"},
        city={"a1": "2 tavern", "a3": "1 theatre", "b1": "2 villa", "b2": "2 park/4"},
    )
    play(m, "1 university a2")
    assert options(m, 1) == ["a1/1", "a1/3", "b2/1", "b2/3", "no"]
    assert refusal(m, "1 a2/1") == "Z6.5"
    # X is the Tavern, so the University turns with it
    assert play(m, "1 a1/3") == [Turned(1, "tavern", "a1", 4), TurnBegan(1)]
    assert value(m, "a2") == 4


def test_an_observatory_scores_for_other_own_cards_in_its_street_at_most_two() -> None:
    street = {"a4": "1 observatory", "a1": "1 inn", "a8": "1 park", "a3": "2 market"}
    assert points("a4", "1 observatory", "blue,red", city=street) == 2
    assert points("a4", "1 observatory", "blue,red", city={**street, "a7": "1 tavern"}) == 2
    assert points("a4", "1 observatory", "blue,red", city={**street, "a1": "1 inn down"}) == 1
    assert points("a4", "1 observatory", "blue,red", city={"a4": "1 observatory", "b4": "1 inn", "b1": "1 park"}) == 0


# -- yellow -------------------------------------------------------------------------------------------------


def test_an_obelisk_raises_the_hand_to_five() -> None:
    m = match(colours="yellow,red", hands={1: "obelisk", 2: "inn"}, hand_max={1: 4})
    assert play(m, "1 obelisk a1") == [Played(0, "obelisk", "a1", 0), HandRaised(0, 5), TurnBegan(1)]
    assert value(m, "a1") == 0


def test_a_manufactory_exchanges_an_own_card_for_another() -> None:
    m = match(
        colours="yellow,red", hands={1: "manufactory park inn", 2: "villa"}, city={"b1": "1 tavern", "b2": "2 park"}
    )
    play(m, "1 manufactory a1", "1 b1")
    assert options(m, 1) == ["inn b1", "park b1"]
    assert play(m, "1 park b1") == [Played(0, "park", "b1", 7), TurnBegan(1)]
    assert hand(m, 1) == ["tavern", "inn"]


def test_a_bank_scores_for_cards_left_in_hand_and_pile_at_most_three() -> None:
    bank: dict[str, Any] = {"colours": "yellow,red", "city": {"a1": "1 bank"}}
    assert points("a1", "1 bank", **bank) == 0
    assert points("a1", "1 bank", **bank, hands={1: "inn"}) == 1
    assert points("a1", "1 bank", **bank, hands={1: "inn"}, piles={1: "villa"}) == 2
    assert points("a1", "1 bank", **bank, hands={1: "inn"}, piles={1: "villa"}, under={1: "forge"}) == 3
    assert points("a1", "1 bank", **bank, hands={1: "inn library"}, piles={1: "villa forge"}) == 3
    assert points("a1", "1 bank", **bank, hands={2: "inn"}, removed={1: "inn villa"}) == 0


def test_a_shop_may_play_one_more_card_at_once() -> None:
    m = match(colours="yellow,red", hands={1: "shop park inn", 2: "villa"})
    assert play(m, "1 shop a1") == [Played(0, "shop", "a1", 1)]
    assert options(m, 1) == ["inn a2", "inn b1", "park a2", "park b1", "no"]
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 park b1") == [Played(0, "park", "b1", 7), TurnBegan(1)]
    m = match(colours="yellow,red", hands={1: "shop park", 2: "villa"})
    play(m, "1 shop a1")
    assert play(m, "1 no") == [Declined(0, "shop"), TurnBegan(1)]


def test_a_shop_with_an_empty_hand_has_nothing_to_play() -> None:
    m = match(colours="yellow,red", hands={1: "shop", 2: "villa"})
    assert play(m, "1 shop a1") == [Played(0, "shop", "a1", 1), NoTarget(0, "shop"), TurnBegan(1)]


def test_after_a_palace_nothing_is_drawn() -> None:
    m = match(colours="yellow,red", hands={1: "palace", 2: "villa"}, piles={1: "inn", 2: "park"})
    assert play(m, "1 palace a1") == [Played(0, "palace", "a1", 10), WillNotDraw(0), TurnBegan(1)]
    assert hand(m, 1) == []
    play(m, "2 villa b1")
    assert outcomes(m) == {"park": 1}  # the other player draws as ever
    assert play(m, "* park")[0] == Drew(1, "park")


def test_customs_may_swap_places_with_an_adjacent_card() -> None:
    m = match(
        colours="yellow,red",
        hands={1: "customs", 2: "villa"},
        city={"a1": "2 theatre", "a3": "2 temple", "b2": "1 park", "b3": "2 inn"},
    )
    play(m, "1 customs a2")
    assert options(m, 1) == ["a1", "b2", "no"]
    assert refusal(m, "1 b3") == "Z6.14"
    assert play(m, "1 b2") == [Swapped("customs", "a2", "park", "b2"), TurnBegan(1)]
    assert city(m) == {
        "a1": "2 theatre 9", "a2": "1 park 7", "a3": "2 temple 6 safe", "b2": "1 customs 6", "b3": "2 inn 5",
    }  # fmt: skip
    assert asked(m) == [2]


def test_a_card_buried_is_told_as_buried() -> None:
    m = match(colours="blue,red", hands={1: "barracks", 2: "park"}, city={"b1": "1 theatre"}, cemetery={1: "inn"})
    assert play(m, "1 barracks a1")[1] == Buried(0, "theatre", "b1")
    assert player(m, 1).cemetery == ("inn", "theatre")
