"""Z11: rulings for the cards with a price, the Town Hall and the Academy of Magic."""

from __future__ import annotations

import pytest

from artel.games.zodchie.events import (
    Announced,
    Chose,
    Compared,
    Copied,
    Destroyed,
    Drew,
    Moved,
    Played,
    Removed,
    TurnBegan,
)
from clauses import rule
from games.common import asked, options, outcomes, play, question, refusal, sampled
from games.zodchie.tables import city, full, hand, match, player

# -- Z11.2 --------------------------------------------------------------------------------------------------


@rule("Z11.2")
@pytest.mark.parametrize(("name", "colours"), [("town_hall", "red,green"), ("magic_academy", "blue,green")])
def test_a_card_whose_price_cannot_be_paid_may_be_removed_as_the_play_of_the_turn(name: str, colours: str) -> None:
    m = match(colours=colours, hands={1: f"{name} inn", 2: "park"})
    assert options(m, 1) == ["inn a1", f"remove {name}"]
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, f"1 pay {name}") == "Z11.2"
    assert refusal(m, f"1 {name} a1") == "Z11.2"
    assert refusal(m, "1 remove inn") == "Z2.1"
    assert play(m, f"1 remove {name}") == [Removed(0, name, "hand"), TurnBegan(1)]


@rule("Z11.2")
@pytest.mark.parametrize(("name", "colours"), [("town_hall", "red,green"), ("magic_academy", "blue,green")])
def test_it_must_be_removed_when_nothing_else_in_hand_can_be_played(name: str, colours: str) -> None:
    m = match(colours=colours, hands={1: name, 2: "park"})
    assert options(m, 1) == [f"remove {name}"]
    assert asked(m) == [1]
    assert refusal(m, "1 pass") == "Z2.3"


@rule("Z11.2")
def test_the_redraw_is_offered_beside_the_removal() -> None:
    m = match(hands={1: "town_hall", 2: "park"}, piles={1: "inn"})
    assert options(m, 1) == ["remove town_hall", "redraw"]
    assert sampled(m, 1) == ["remove town_hall", "redraw"]


@rule("Z11.2")
def test_the_town_hall_pays_first_and_finds_its_places_afterwards() -> None:
    m = match(hands={1: "town_hall", 2: "park"}, city={"a1": "2 market", "a2": "1 tavern", "b1": "2 inn"})
    # paid with the Tavern, whose place is free for it then
    assert play(m, "1 pay town_hall") == [Announced(0, "town_hall"), Destroyed(0, "tavern", "a2")]
    assert question(m) == "PlacePaidCard"
    assert options(m, 1) == ["a2", "a3", "b2"]
    assert sampled(m, 1) == ["a2", "a3", "b2"]
    assert refusal(m, "1 a1") == "Z11.2"
    assert player(m, 1, viewer=2).open_hand == ("town_hall",)
    assert play(m, "1 a2") == [
        Played(0, "town_hall", "a2", 12),
        Compared("a2", 12, "a1", 2, "Z4.2"),
        Destroyed(1, "market", "a1"),
        TurnBegan(1),
    ]
    assert city(m)["a2"] == ["1 tavern down", "1 town_hall 12"]


@rule("Z11.2")
def test_a_place_where_three_would_stand_in_a_row_is_not_for_the_paid_card() -> None:
    m = match(
        3,
        hands={1: "town_hall", 2: "park"},
        city={"a1": "1 tavern", "a2": "1 market", "b1": "1 park", "b2": "2 villa"},
    )
    play(m, "1 pay town_hall", "1 b1")
    assert options(m, 1) == ["b1", "b3", "c1"]
    assert refusal(m, "1 a3") == "Z3.11"


# -- Z11.15 -------------------------------------------------------------------------------------------------

RUN = {"a1": "1 tavern", "a2": "1 market", "a3": "1 orangery"}


@rule("Z11.15")
def test_a_card_can_pay_only_if_it_leaves_the_town_hall_a_place() -> None:
    # a full city of three: on any ruin of the run the Town Hall would make three in a row again
    m = match(3, hands={1: "town_hall", 2: "villa"}, city=full(3, {**RUN, "a5": "1 park"}))
    assert options(m, 1) == ["pay town_hall"]
    assert play(m, "1 pay town_hall") == [
        Announced(0, "town_hall"),
        Destroyed(0, "park", "a5"),
        Played(0, "town_hall", "a5", 12),
        Compared("a5", 12, "a4", 1, "Z4.2"),
        Destroyed(2, "tavern", "a4"),
        TurnBegan(1),
    ]


@rule("Z11.15")
def test_when_no_card_leaves_a_place_the_town_hall_cannot_be_played() -> None:
    m = match(3, hands={1: "town_hall", 2: "villa"}, city=full(3, RUN))
    assert options(m, 1) == ["remove town_hall"]
    m = match(3, hands={1: "town_hall", 2: "villa"}, city=full(3, RUN, free="c8"))
    assert options(m, 1) == ["pay town_hall"]
    play(m, "1 pay town_hall")
    assert options(m, 1) == ["a1", "a2", "a3"]


@rule("Z11.15")
def test_an_inn_pays_by_moving_away() -> None:
    m = match(hands={1: "town_hall", 2: "park"}, city={"a1": "1 inn", "a2": "2 villa"})
    play(m, "1 pay town_hall")
    assert question(m) == "InnEscapes"
    assert options(m, 1) == ["a3", "b1"]
    assert play(m, "1 a3") == [Moved(0, "inn", "a1", "a3")]
    assert options(m, 1) == ["a1", "a4", "b1"]
    assert play(m, "1 a1") == [Played(0, "town_hall", "a1", 12), TurnBegan(1)]
    assert city(m) == {"a1": "1 town_hall 12", "a2": "2 villa 10", "a3": "1 inn 5"}


@rule("Z11.15")
def test_an_inn_without_an_escape_pays_by_falling() -> None:
    own = {"a1": "1 inn", "a3": "1 tavern", "a5": "1 market", "a7": "1 temple"}
    m = match(hands={1: "town_hall", 2: ""}, city=full(2, own))
    play(m, "1 pay town_hall")
    assert options(m, 1) == ["a1", "a3", "a5", "a7"]
    assert play(m, "1 a1")[:3] == [Chose(0, "inn", "a1"), Destroyed(0, "inn", "a1"), Played(0, "town_hall", "a1", 12)]


@rule("Z11.15")
def test_an_inn_that_would_take_the_only_place_cannot_pay() -> None:
    m = match(3, hands={1: "town_hall", 2: "villa"}, city=full(3, HOUSES, free="c1"))
    play(m, "1 pay town_hall")
    assert options(m, 1) == ["a1", "a3", "b1", "b3"]
    assert refusal(m, "1 a2") == "Z11.15"
    # the same when that place is reserved for its player
    m = match(
        3, hands={1: "town_hall", 2: "villa"}, city=full(3, HOUSES, free="c1"), fountains={"c1": 1}, tokens={1: 1}
    )
    play(m, "1 pay town_hall")
    assert options(m, 1) == ["a1", "a3", "b1", "b3"]


@rule("Z11.15")
def test_with_own_protected_cards_alone_removing_is_offered_beside_playing() -> None:
    m = match(hands={1: "town_hall inn", 2: "park"}, city={"a1": "1 temple", "b1": "1 villa token"})
    assert options(m, 1) == ["inn a2", "inn b2", "pay town_hall", "remove town_hall"]
    play(m, "1 pay town_hall")
    assert options(m, 1) == ["a1", "b1"]
    m = match(hands={1: "town_hall inn", 2: "park"}, city={"a1": "1 temple", "b1": "1 villa"})
    assert options(m, 1) == ["inn a2", "inn b2", "pay town_hall"]
    assert refusal(m, "1 remove town_hall") == "Z11.2"


@rule("Z11.15")
def test_an_unprotected_card_that_cannot_pay_does_not_forbid_the_removal() -> None:
    m = match(3, hands={1: "town_hall", 2: "villa"}, city=full(3, {**RUN, "a5": "1 temple"}))
    assert options(m, 1) == ["pay town_hall", "remove town_hall"]


@rule("Z11.15")
def test_a_town_hall_that_is_paid_for_but_finds_no_place_is_removed() -> None:
    m = match(3, hands={1: "town_hall", 2: "villa"}, city=full(3, HOUSES, free="b2 c1"))
    assert play(m, "1 pay town_hall", "1 a2", "1 c1")[1:] == [
        Chose(0, "inn", "a2"),
        Moved(0, "inn", "a2", "c1"),
        Removed(0, "town_hall", "hand"),
        TurnBegan(1),
    ]
    assert player(m, 1).removed == ("town_hall",)
    assert "a2" not in city(m)


# -- Z11.30 -------------------------------------------------------------------------------------------------

# Whatever leaves a2 or b2, no third card may be played there by seat 1: the neighbours are its own.
HOUSES = {"a1": "1 tavern", "a2": "1 inn", "a3": "1 market", "b1": "1 orangery", "b3": "1 park"}


@rule("Z11.30")
def test_an_inn_can_pay_if_one_of_its_escapes_leaves_a_place() -> None:
    m = match(3, hands={1: "town_hall", 2: "villa"}, city=full(3, HOUSES, free="b2 c1"))
    play(m, "1 pay town_hall")
    assert options(m, 1) == ["a1", "a2", "a3", "b1", "b3"]
    play(m, "1 a2")
    assert options(m, 1) == ["b2", "c1"]
    assert play(m, "1 b2") == [
        Moved(0, "inn", "a2", "b2"),
        Played(0, "town_hall", "c1", 12),
        TurnBegan(1),
    ]


@rule("Z11.30")
def test_its_owner_may_still_choose_another_escape_and_lose_the_town_hall() -> None:
    m = match(3, hands={1: "town_hall villa", 2: "villa"}, piles={1: "theatre"}, city=full(3, HOUSES, free="b2 c1"))
    play(m, "1 pay town_hall", "1 a2", "1 c1")
    assert player(m, 1).removed == ("town_hall",)
    # it was the only act of the turn: the draw follows
    assert outcomes(m) == {"theatre": 1}


# -- Z11.16 -------------------------------------------------------------------------------------------------


@rule("Z11.16")
def test_an_academy_cannot_be_played_when_no_legal_place_would_remain() -> None:
    own = {"a1": "1 inn", "a3": "1 tavern", "a5": "1 market", "a7": "1 temple"}
    m = match(colours="blue,red", hands={1: "magic_academy villa park", 2: ""}, city=full(2, own))
    assert options(m, 1) == ["remove magic_academy"]
    m = match(colours="blue,red", hands={1: "magic_academy villa park", 2: ""}, city=full(2, own, free="b5"))
    assert options(m, 1) == ["park b5", "villa b5", "pay magic_academy"]


@rule("Z11.16")
def test_an_academy_heeds_z3_4_too() -> None:
    city_before = full(3, {"a1": "1 tavern", "a2": "1 market"}, free="a3")
    m = match(3, colours="blue,red,green", hands={1: "magic_academy villa park", 2: "villa"}, city=city_before)
    assert options(m, 1) == ["remove magic_academy"]


@rule("Z11.16")
def test_removing_is_the_turns_only_act_and_the_draw_follows() -> None:
    m = match(hands={1: "town_hall inn", 2: "park"}, piles={1: "villa theatre"}, redrawn=[1])
    assert play(m, "1 remove town_hall") == [Removed(0, "town_hall", "hand")]
    assert play(m, "* villa", "* theatre") == [Drew(0, "villa"), Drew(0, "theatre"), TurnBegan(1)]
    assert hand(m, 1) == ["inn", "theatre", "villa"]


@rule("Z11.16")
def test_removing_is_not_possible_as_the_extra_play_of_a_shop() -> None:
    m = match(colours="blue,yellow", hands={1: "forge magic_academy inn", 2: "park"}, city={"a1": "2 shop"})
    play(m, "1 forge b1", "1 a1")
    assert options(m, 1) == ["inn a2", "inn b2", "no"]
    assert refusal(m, "1 remove magic_academy") == "Z11.24"


@rule("Z11.16")
def test_removing_is_not_possible_as_the_extra_play_of_a_manufactory() -> None:
    m = match(
        colours="blue,yellow",
        hands={1: "forge magic_academy", 2: "park"},
        city={"a1": "2 manufactory", "a2": "1 inn"},
    )
    assert play(m, "1 forge b1", "1 a1")[1:] == [Copied(0, "manufactory", "a1")]
    # with the Inn in hand there is one card to remove, but the price is two: nothing can be played on its place
    assert options(m, 1) == ["no"]
    assert refusal(m, "1 a2") == "Z10.8"


# -- Z11.17, Z11.32 -----------------------------------------------------------------------------------------


@rule("Z11.17")
def test_neither_the_academy_nor_the_cemetery_card_is_removed_for_the_price() -> None:
    m = match(colours="blue,red", hands={1: "magic_academy inn", 2: "park"}, cemetery={1: "tavern"})
    play(m, "1 pay magic_academy")
    assert options(m, 1) == ["remove inn", "exhume tavern"]
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, "1 remove magic_academy") == "Z11.17"
    assert refusal(m, "1 exhume cemetery") == "Z11.17"


@rule("Z11.17")
@pytest.mark.parametrize(
    ("cards", "buried", "can_pay"),
    [("magic_academy inn", "", False), ("magic_academy", "tavern", False), ("magic_academy", "tavern park", True)],
)
def test_the_price_is_two_other_cards(cards: str, buried: str, can_pay: bool) -> None:
    m = match(colours="blue,red", hands={1: cards, 2: "park"}, cemetery={1: buried})
    assert ("pay magic_academy" in options(m, 1)) == can_pay
    assert ("remove magic_academy" in options(m, 1)) != can_pay


@rule("Z11.32")
def test_a_cemetery_still_in_hand_can_be_removed_like_any_card() -> None:
    m = match(colours="blue,red", hands={1: "magic_academy cemetery inn", 2: "park"})
    assert options(m, 1) == ["inn a1", "pay magic_academy", "cemetery out"]
    play(m, "1 pay magic_academy")
    assert options(m, 1) == ["remove inn", "remove cemetery"]
    assert play(m, "1 remove cemetery") == [Removed(0, "cemetery", "hand")]
    play(m, "1 remove inn")
    assert player(m, 1).cemetery is None


@rule("Z11.32")
def test_in_the_extra_play_of_a_manufactory_the_card_just_taken_can_be_removed() -> None:
    m = match(
        colours="blue,yellow",
        hands={1: "forge magic_academy inn", 2: "park"},
        city={"a1": "2 manufactory", "a2": "1 villa"},
    )
    play(m, "1 forge b1", "1 a1")
    assert options(m, 1) == ["a2", "no"]
    play(m, "1 a2")
    assert options(m, 1) == ["inn a2", "pay magic_academy"]
    play(m, "1 pay magic_academy")
    assert options(m, 1) == ["remove inn", "remove villa"]
    assert play(m, "1 remove villa", "1 remove inn") == [
        Removed(0, "villa", "hand"),
        Removed(0, "inn", "hand"),
        Played(0, "magic_academy", "a2", 15),
        Compared("a2", 15, "a1", 3, "Z4.2"),
        Destroyed(1, "manufactory", "a1"),
        TurnBegan(1),
    ]
