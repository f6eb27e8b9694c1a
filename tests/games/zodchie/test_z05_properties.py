"""Z5 Properties."""

from typing import Any

import pytest

from artel.games.zodchie.events import (
    Announced,
    Chose,
    Compared,
    Copied,
    Declined,
    Destroyed,
    HandRaised,
    Moved,
    NoTarget,
    Played,
    Restored,
    Swapped,
    TakenToHand,
    TokenPut,
    TurnBegan,
    Turned,
)
from clauses import rule
from games.common import asked, options, outcomes, play, refusal
from games.zodchie.tables import city, hand, match, player, value


@rule("Z5.1")
def test_a_preliminary_property_acts_before_the_card_is_played() -> None:
    m = match(hands={1: "town_hall", 2: "forge"}, city={"a1": "1 inn", "a2": "1 park"})
    assert options(m, 1) == ["pay town_hall"]
    assert play(m, "1 pay town_hall") == [Announced(0, "town_hall")]
    assert options(m, 1) == ["a1", "a2"]
    assert play(m, "1 a2") == [Destroyed(0, "park", "a2")]
    assert options(m, 1) == ["a2", "a3", "b1"]
    assert play(m, "1 a3") == [Played(0, "town_hall", "a3", 12), TurnBegan(1)], "its left neighbour is destroyed by now"


@rule("Z5.1")
def test_an_instant_property_acts_right_after_the_comparison() -> None:
    lie = {"a1": "2 tavern", "b2": "2 orangery"}
    m = match(hands={1: "arsenal", 2: "forge"}, city={**lie, "a3": "2 inn"})
    assert play(m, "1 arsenal a2") == [
        Played(0, "arsenal", "a2", 5),
        Compared("a2", 5, "a1", 1, "Z4.2"),
        Destroyed(1, "tavern", "a1"),
    ]
    assert options(m, 1) == ["b2", "no"], "the Tavern is gone by now, the Inn is not lower"


@rule("Z5.1")
def test_a_delayed_property_works_even_if_the_card_has_been_destroyed_by_then() -> None:
    m = match(colours="blue,red", hands={1: "museum tavern market inn", 2: "villa"}, piles={1: "park forge"})
    assert HandRaised(0, 4) in play(m, "1 museum a1", "* park")
    play(m, "2 villa a2")
    assert city(m)["a1"] == "1 museum down"
    assert hand(m, 1) == ["tavern", "market", "inn", "park"]
    play(m, "1 park b1")
    assert outcomes(m) == {"forge": 1}, "the hand maximum is 4 still"


@rule("Z5.1")
def test_an_end_game_property_scores_only_if_its_card_is_not_destroyed() -> None:
    m = match(hands={1: "forge", 2: "forge"}, city={"a1": "1 park", "a2": "1 inn"})
    assert player(m, 1).points == 7 + 1 + 5
    m = match(hands={1: "forge", 2: "forge"}, city={"a1": "1 park down", "a2": "1 inn"})
    assert player(m, 1).points == 5


@rule("Z5.2")
def test_a_property_may_target_the_card_itself() -> None:
    m = match(colours="green,red", hands={1: "windmill", 2: "forge"})
    play(m, "1 windmill a1")
    assert options(m, 1) == ["a1/1", "a1/3", "no"]
    assert play(m, "1 a1/3")[0] == Turned(0, "windmill", "a1", 3)
    m = match(colours="green,red", hands={1: "stables", 2: "forge"}, city={"a1": "2 inn"})
    play(m, "1 stables b1")
    assert options(m, 1) == ["a1", "b1", "no"]
    assert play(m, "1 b1")[1:2] == [Moved(0, "stables", "b1", "a2")], "the only other legal place"
    m = match(hands={1: "tavern", 2: "forge"}, city={"a1": "2 inn"})
    assert play(m, "1 tavern a2", "1 a2")[2:5] == [
        Turned(1, "inn", "a1", 7),
        Chose(0, "tavern", "a2"),
        Swapped("tavern", "a2", "inn", "a1"),
    ]


@rule("Z5.2")
def test_a_text_that_says_another_card_excludes_the_card_itself() -> None:
    m = match(hands={1: "market", 2: "forge"}, city={"a1": "1 inn", "b1": "1 park"})
    play(m, "1 market a2")
    assert options(m, 1) == ["a1", "b1", "no"]
    m = match(colours="yellow,red", hands={1: "manufactory villa", 2: "forge"}, city={"a1": "1 inn"})
    play(m, "1 manufactory a2")
    assert options(m, 1) == ["a1", "no"]


MAY = {
    # card: the colour of seat 1; what may be chosen
    "tavern": ("red", ["a1", "a2", "b1", "b2", "no"]),
    "market": ("red", ["b1", "no"]),
    "watchtower": ("red", ["b1", "no"]),
    "arsenal": ("red", ["a2", "no"]),
    "prison": ("red", ["a1", "no"]),
    "fountain": ("green", ["a3", "b3", "no"]),
    "stables": ("green", ["a1", "a2", "b1", "b2", "no"]),
    "windmill": ("green", ["a1/1", "a1/3", "a2/2", "a2/4", "b1/2", "b1/4", "b2/1", "b2/3", "no"]),
    "university": ("blue", ["a2/2", "a2/4", "b1/1", "b1/3", "no"]),
    "customs": ("yellow", ["a2", "b1", "no"]),
    "orangery": ("red", ["a1/1", "a1/3", "a2/2", "a2/4", "b1/2", "b1/4", "b2/1", "b2/3", "no"]),
    "library": ("red", ["b1/2", "b1/4", "b2/1", "b2/3", "no"]),
    "forge": ("red", ["a2", "no"]),
    "shop": ("yellow", ["temple a3", "temple b3", "no"]),
    "manufactory": ("yellow", ["b1", "no"]),
}


def corner(card: str, colour: str) -> dict[str, Any]:
    """Seat 1 can play this card at b2, beside its own Park of 7, under seat 2's Barracks of 2, and holds a Temple."""
    other = "blue" if colour != "blue" else "red"
    lie = {"a1": "2 inn", "a2": "2 barracks/1", "b1": "1 park"}
    return {"colours": f"{colour},{other}", "hands": {1: [card, "temple"], 2: ["villa"]}, "city": lie}


@rule("Z5.3")
@pytest.mark.parametrize("card", MAY)
def test_may_is_optional_and_can_be_declined(card: str) -> None:
    colour, choices = MAY[card]
    m = match(**corner(card, colour))
    play(m, f"1 {card} b2")
    assert options(m, 1) == choices
    before = city(m)
    if card == "library":
        assert play(m, "1 no") == [Declined(0, "library")]
        assert options(m, 1) == ["a1/1", "a1/3", "a2/2", "a2/4", "no"], "seat 2's card may be left alone too"
    assert play(m, "1 no")[0] == Declined(0, card)
    assert city(m) == before


@rule("Z5.3")
def test_what_is_not_may_must_be_done() -> None:
    m = match(**corner("barracks", "red"))
    play(m, "1 barracks b2")
    assert options(m, 1) == ["a2", "b1"], "one of the two is destroyed"
    assert refusal(m, "1 no") == "Z11.13"
    m = match(**corner("theatre", "red"))
    play(m, "1 theatre b2")
    assert options(m, 1) == ["a1", "a2"]
    assert refusal(m, "1 no") == "Z11.13"


@rule("Z5.3")
def test_a_mandatory_property_with_one_target_is_not_asked_for() -> None:
    m = match(hands={1: "barracks", 2: "villa"}, city={"a1": "2 park", "b1": "2 market"})
    assert play(m, "1 barracks a2")[1:4] == [
        Compared("a2", 3, "a1", 7, "Z4.6"),
        Turned(1, "park", "a1", 8),
        Destroyed(1, "park", "a1"),
    ]


@rule("Z5.3")
@pytest.mark.parametrize(
    ("card", "colour"),
    [("tavern", "red"), ("market", "red"), ("barracks", "red"), ("watchtower", "red"), ("theatre", "red"),
     ("forge", "red"), ("arsenal", "red"), ("prison", "red"), ("school", "blue"), ("university", "blue"),
     ("manufactory", "yellow"), ("shop", "yellow"), ("customs", "yellow")],
)  # fmt: skip
def test_what_has_no_target_is_skipped(card: str, colour: str) -> None:
    m = match(colours=f"{colour},green", hands={1: card, 2: "villa"})
    events = play(m, f"1 {card} a1")
    assert events[1] == NoTarget(0, card)
    assert asked(m) == [2]


@rule("Z5.3")
def test_a_choice_that_has_begun_is_carried_through() -> None:
    m = match(**corner("stables", "green"))
    play(m, "1 stables b2", "1 b1")
    assert options(m, 1) == ["a3", "b3"]
    assert refusal(m, "1 no") == "Z6.7"
    m = match(**corner("tavern", "red"))
    play(m, "1 tavern b2", "1 a2")
    assert options(m, 1) == ["a1", "b2"]
    assert refusal(m, "1 no") == "Z6.14"


@rule("Z5.4")
def test_the_property_of_a_moved_card_does_not_fire() -> None:
    lie = {"a1": "2 park", "b1": "1 barracks"}
    m = match(colours="green,red", hands={1: "stables", 2: "villa"}, city=lie)
    assert play(m, "1 stables b2", "1 b1", "1 a2")[2:] == [
        Turned(0, "barracks", "b1", 2),
        Chose(0, "barracks", "b1"),
        Moved(0, "barracks", "b1", "a2"),
        TurnBegan(1),
    ]
    assert city(m) == {"a1": "2 park 7", "a2": "1 barracks 2", "b2": "1 stables 5"}


@rule("Z5.4")
@pytest.mark.parametrize(("card", "after"), [("barracks", "3"), ("villa", "10"), ("museum", "5"), ("theatre", "9")])
def test_the_property_of_a_restored_card_does_not_fire(card: str, after: str) -> None:
    lie = {"a1": f"1 {card} down", "a2": "2 inn"}
    m = match(colours="blue,red", hands={1: "school", 2: "villa"}, city=lie)
    assert play(m, "1 school b1", "1 a1")[1:2] == [Restored(0, card, "a1")]
    assert asked(m) == [2]
    assert city(m) == {"a1": f"1 {card} {after}", "a2": "2 inn 5", "b1": "1 school 4"}
    assert player(m, 1).hand_max == 3


@rule("Z5.5")
def test_printed_protection_holds_for_a_restored_and_for_a_moved_card() -> None:
    lie = {"a1": "1 temple down", "b1": "2 inn"}
    m = match(colours="blue,red", hands={1: "school", 2: "villa"}, city=lie)
    play(m, "1 school b2", "1 a1")
    assert city(m)["a1"] == "1 temple 6 safe"
    m = match(colours="green,red", hands={1: "stables", 2: "villa"}, city={"a1": "1 temple", "a2": "2 inn"})
    play(m, "1 stables b1", "1 a1", "1 a3")
    assert city(m)["a3"] == "1 temple 6 safe"


@rule("Z5.5")
def test_a_restored_inn_escapes_again() -> None:
    m = match(colours="blue,red", hands={1: "school", 2: "barracks"}, city={"a1": "1 inn down", "b2": "2 tavern"})
    play(m, "1 school a2", "1 a1", "2 barracks b1", "2 a1")
    assert asked(m) == [1], "the restored Inn is moved instead"
    assert options(m, 1) == ["a3", "b3"]


@rule("Z5.5")
def test_end_game_properties_hold_for_every_face_up_card() -> None:
    lie = {"a1": "1 park down", "a2": "1 inn"}
    m = match(colours="blue,red", hands={1: "school", 2: "villa"}, city=lie)
    assert player(m, 1).points == 5
    play(m, "1 school b1", "1 a1")
    assert player(m, 1).points == 7 + 2 + 5 + 4, "the restored Park has two own cards beside it"


@rule("Z5.6")
def test_a_protected_card_may_be_compared_against() -> None:
    m = match(hands={1: "park", 2: "villa"}, city={"a1": "2 tavern token"})
    assert play(m, "1 park a2")[1] == Compared("a2", 7, "a1", 1, "Z6.4")


@rule("Z5.6")
def test_a_protected_card_may_be_counted() -> None:
    m = match(hands={1: "forge", 2: "villa"}, city={"a1": "1 park", "a2": "1 inn token"})
    assert player(m, 1).points == 7 + 1 + 5
    m = match(hands={1: "villa", 2: "forge"}, city={"a1": "2 temple"})
    assert play(m, "1 villa a2")[2:3] == [Turned(0, "villa", "a2", 8)], "the Temple is an opponent's adjacent card"


@rule("Z5.6")
def test_a_protected_card_may_be_copied_by_a_forge() -> None:
    m = match(colours="red,green", hands={1: "forge", 2: "villa"}, city={"a1": "2 fountain token"})
    assert play(m, "1 forge a2", "1 a1")[2:] == [Copied(0, "fountain", "a1")]
    assert options(m, 1) == ["a3", "b1", "no"]
    assert play(m, "1 a3")[0] == TokenPut(0, "a3")


@rule("Z5.6")
def test_the_x_value_of_a_protected_card_follows_its_surroundings() -> None:
    m = match(hands={1: "orangery", 2: "villa"}, city={"a1": "2 tavern", "a2": "2 forge token"})
    assert value(m, "a2") == 1
    play(m, "1 orangery b1", "1 a1/3")
    assert value(m, "a2") == 4
    m = match(colours="green,red", hands={1: "stables", 2: "villa"}, city={"a1": "2 inn", "b1": "1 library token"})
    assert value(m, "b1") == 1
    play(m, "1 stables a2", "1 b1")
    assert city(m)["a3"] == "1 library 3 safe", "moved to the only other legal place"


@rule("Z5.7")
def test_targets_are_judged_at_the_moment_of_each_choice() -> None:
    m = match(hands={1: "orangery", 2: "villa"}, city={"a1": "2 tavern", "b1": "2 theatre"})
    play(m, "1 orangery b2")
    assert options(m, 1) == ["a1/1", "a1/3", "b2/1", "b2/3", "no"]
    play(m, "1 b2/3")
    assert options(m, 1) == ["a1/1", "a1/3", "no"], "the Orangery itself is turned already"
    assert play(m, "1 a1/1")[0] == Turned(1, "tavern", "a1", 0)


@rule("Z5.7")
def test_a_copied_arsenal_looks_at_values_after_its_comparison() -> None:
    lie = {"a1": "2 villa", "b2": "1 arsenal", "b1": "1 park"}
    m = match(hands={1: "forge", 2: "inn"}, city=lie)
    play(m, "1 forge a2", "1 b2")
    assert options(m, 1) == ["b2", "no"], "10 is not lower than 10; the Arsenal's 5 is"


@rule("Z5.7")
def test_the_second_choice_sees_what_the_first_has_done() -> None:
    m = match(hands={1: "market", 2: "villa"}, city={"a1": "1 inn", "a2": "1 park"})
    assert play(m, "1 market b1", "1 a1")[1] == TakenToHand(0, "inn", "a1")
    lie = {"a1": "1 inn", "b1": "2 tavern"}
    m = match(colours="green,red", hands={1: "stables", 2: "villa"}, city=lie)
    play(m, "1 stables a2", "1 a1")
    assert options(m, 1) == ["a3", "b2"], "found with the Inn lifted: street a has the Stables only"
