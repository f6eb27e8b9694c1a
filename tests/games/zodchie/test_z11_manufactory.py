"""Z11: rulings for the Manufactory, and for it together with a Town Hall."""

from __future__ import annotations

from artel.games.zodchie.events import (
    Announced,
    Compared,
    Copied,
    Destroyed,
    Moved,
    Played,
    Removed,
    TakenToHand,
    TurnBegan,
    Turned,
)
from clauses import rule
from games.common import options, play, question, refusal, sampled
from games.zodchie.tables import city, full, hand, match, player, view

# -- Z11.22 -------------------------------------------------------------------------------------------------


@rule("Z11.22")
def test_the_freed_place_is_legal_whatever_lies_beside_it() -> None:
    m = match(colours="yellow,red", hands={1: "manufactory inn", 2: "park"}, city={"b5": "1 villa"})
    assert play(m, "1 manufactory a1", "1 b5")[-1] == TakenToHand(0, "villa", "b5")
    assert view(m, 2).kept == "b5"
    assert options(m, 1) == ["inn b5"]
    assert play(m, "1 inn b5") == [Played(0, "inn", "b5", 5), TurnBegan(1)]
    assert view(m, 2).kept is None
    assert hand(m, 1) == ["villa"]


@rule("Z11.22")
def test_on_the_freed_place_a_destroyed_card_may_lie() -> None:
    m = match(
        colours="yellow,red", hands={1: "manufactory inn", 2: "park"}, city={"b1": ["2 tavern down", "1 villa token"]}
    )
    play(m, "1 manufactory a1", "1 b1", "1 inn b1")
    assert city(m)["b1"] == ["2 tavern down", "1 inn 5"]  # the token on the Villa is spent


@rule("Z11.22")
def test_z3_4_is_judged_with_the_taken_card_gone() -> None:
    m = match(
        3,
        colours="yellow,red,green",
        hands={1: "manufactory inn", 2: "park"},
        city={"a1": "1 villa", "a2": "1 bank", "a3": "1 temple", "b1": "1 library", "b2": "1 theatre"},
    )
    play(m, "1 manufactory c1")
    # with one card of the row of three gone, another one would make it three again; the pair stays a pair
    assert options(m, 1) == ["b1", "b2", "no"]
    assert refusal(m, "1 a2") == "Z10.8"


@rule("Z11.22")
def test_the_taken_card_is_not_the_one_played() -> None:
    m = match(
        colours="yellow,red", hands={1: "manufactory inn bank", 2: "park"}, city={"a1": "1 villa", "b1": "1 forge"}
    )
    play(m, "1 manufactory a2", "1 a1")
    assert options(m, 1) == ["inn a1", "bank a1"]
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, "1 villa a1") == "Z11.22"
    assert refusal(m, "1 inn b2") == "Z11.22"


# -- Z11.23 -------------------------------------------------------------------------------------------------


@rule("Z11.23")
def test_the_card_put_down_by_a_manufactory_is_compared_and_applies_its_property() -> None:
    m = match(
        colours="yellow,red",
        hands={1: "manufactory orangery", 2: "park"},
        city={"a1": "2 market", "a2": "1 villa", "b1": "2 theatre"},
    )
    play(m, "1 manufactory b2", "1 a2")
    assert play(m, "1 orangery a2") == [
        Played(0, "orangery", "a2", 4),
        Compared("a2", 4, "a1", 2, "Z4.2"),
        Destroyed(1, "market", "a1"),
    ]
    assert options(m, 1) == ["a2/1", "a2/3", "b2/1", "b2/3", "no"]
    assert play(m, "1 a2/3", "1 b2/1")[-1] == TurnBegan(1)


@rule("Z11.23")
def test_a_shop_put_down_by_a_manufactory_leaves_its_property_out() -> None:
    m = match(
        colours="yellow,red", hands={1: "manufactory shop inn", 2: "park"}, city={"a1": "2 theatre", "a2": "1 villa"}
    )
    play(m, "1 manufactory b1", "1 a2")
    assert play(m, "1 shop a2") == [Played(0, "shop", "a2", 1), Compared("a2", 1, "a1", 9, "Z4.6"), TurnBegan(1)]
    assert hand(m, 1) == ["inn", "villa"]


@rule("Z11.23")
def test_a_manufactory_put_down_by_a_shop_leaves_its_property_out() -> None:
    m = match(colours="yellow,red", hands={1: "shop manufactory inn", 2: "park"}, city={"a1": "1 villa"})
    play(m, "1 shop b1")
    assert play(m, "1 manufactory a2") == [
        Played(0, "manufactory", "a2", 3),
        Compared("a2", 3, "a1", 10, "Z4.6"),
        Turned(0, "villa", "a1", 12),
        TurnBegan(1),
    ]


# -- Z11.31: with a Town Hall; seat 1 is red and copies the Manufactory of seat 2 with a Forge ---------------


ROW = {"a1": "1 tavern", "a2": "1 market", "a3": "1 orangery"}


@rule("Z11.31")
def test_own_cards_can_pay_that_leave_the_kept_place_allowed() -> None:
    m = match(
        3,
        colours="red,yellow,green",
        hands={1: "forge town_hall", 2: "inn"},
        city={**ROW, "b1": "2 manufactory"},
    )
    assert play(m, "1 forge c1", "1 b1") == [Played(0, "forge", "c1", 0), Copied(0, "manufactory", "b1")]
    assert options(m, 1) == ["a1", "a2", "a3", "no"]
    assert play(m, "1 a2") == [TakenToHand(0, "market", "a2")]
    assert options(m, 1) == ["pay town_hall"]
    assert play(m, "1 pay town_hall") == [Announced(0, "town_hall")]
    assert options(m, 1) == ["a1", "a3"]  # the Forge could pay, but then three would stand in a row
    assert refusal(m, "1 c1") == "Z11.15"
    assert play(m, "1 a3") == [
        Destroyed(0, "orangery", "a3"),
        Played(0, "town_hall", "a2", 12),
        Compared("a2", 12, "a1", 1, "Z4.2"),
        Destroyed(0, "tavern", "a1"),
        TurnBegan(1),
    ]


@rule("Z11.31")
def test_beside_a_town_hall_an_ordinary_card_still_heeds_z3_4() -> None:
    m = match(
        3,
        colours="red,yellow,green",
        hands={1: "forge town_hall inn", 2: "inn"},
        city={
            "a1": "1 tavern",
            "a2": "1 market",
            "a3": "1 orangery",
            "a4": "3 park",
            "a5": "1 villa",
            "b1": "2 manufactory",
        },
    )
    play(m, "1 forge c1", "1 b1")
    assert options(m, 1) == ["a1", "a2", "a3", "a5", "no"]
    play(m, "1 a3")
    assert options(m, 1) == ["pay town_hall"]
    m = match(
        3,
        colours="red,yellow,green",
        hands={1: "forge town_hall inn", 2: "inn"},
        city={"a1": "1 tavern", "a2": "1 market", "a3": "3 park", "b1": "2 manufactory"},
    )
    play(m, "1 forge c1", "1 b1", "1 a2")
    assert options(m, 1) == ["inn a2", "pay town_hall"]


@rule("Z11.22")
def test_an_academy_heeds_z3_4_on_the_kept_place() -> None:
    m = match(
        3,
        colours="blue,yellow,green",
        hands={1: "forge magic_academy inn", 2: "inn"},
        city={
            "a1": "1 tavern",
            "a2": "1 villa",
            "a3": "1 school",
            "a4": "3 park",
            "a5": "1 park",
            "b1": "2 manufactory",
        },
    )
    play(m, "1 forge c1", "1 b1")
    assert options(m, 1) == ["a5", "no"]
    play(m, "1 a5")
    assert options(m, 1) == ["inn a5", "pay magic_academy"]


@rule("Z11.31")
def test_a_place_that_no_payment_makes_allowed_is_not_freed_for_a_town_hall() -> None:
    m = match(
        3,
        colours="red,yellow,green",
        hands={1: "forge town_hall", 2: "inn"},
        city={
            "a1": "1 tavern", "a2": "1 market", "a3": "1 orangery", "a4": "1 park", "a5": "1 theatre",
            "b1": "2 manufactory",
        },
    )  # fmt: skip
    play(m, "1 forge c1", "1 b1")
    # around a3 two pairs would remain, of which the price takes one card only
    assert options(m, 1) == ["a1", "a2", "a4", "a5", "no"]


@rule("Z11.31")
def test_the_kept_place_is_no_place_for_an_inn_and_does_not_count_as_occupied() -> None:
    m = match(
        colours="red,yellow",
        hands={1: "forge town_hall", 2: "inn"},
        city={"a1": "2 park", "a2": "1 market", "b1": "2 manufactory", "b3": "1 inn", "b5": "2 temple"},
    )
    play(m, "1 forge b2", "1 b1")
    assert options(m, 1) == ["a2", "b3", "no"]
    play(m, "1 a2", "1 pay town_hall")
    assert options(m, 1) == ["b2", "b3"]
    play(m, "1 b3")
    assert question(m) == "InnEscapes"
    assert options(m, 1) == ["b4", "b6"]  # neither the kept a2 nor a3 beside it
    assert play(m, "1 b4") == [
        Moved(0, "inn", "b3", "b4"),
        Played(0, "town_hall", "a2", 12),
        Compared("a2", 12, "a1", 7, "Z4.4"),
        Turned(1, "park", "a1", 5),
        TurnBegan(1),
    ]


@rule("Z11.31")
def test_a_kept_place_with_a_destroyed_card_is_no_place_for_an_inn_either() -> None:
    m = match(
        colours="red,yellow",
        hands={1: "forge town_hall", 2: "inn"},
        city={"a1": ["2 park down", "1 market"], "b1": "2 manufactory", "b3": "1 inn", "b5": "2 temple"},
    )
    play(m, "1 forge b2", "1 b1", "1 a1", "1 pay town_hall", "1 b3")
    assert options(m, 1) == ["b4", "b6"]


@rule("Z11.31")
def test_a_street_with_a_destroyed_card_below_the_kept_place_is_not_without_cards() -> None:
    m = match(
        colours="red,yellow",
        hands={1: "forge town_hall", 2: "inn"},
        city={"a2": ["2 park down", "1 market"], "b1": "2 manufactory", "b3": "1 inn", "b5": "2 temple"},
    )
    play(m, "1 forge b2", "1 b1", "1 a2", "1 pay town_hall", "1 b3")
    assert options(m, 1) == ["b4", "b6"]  # and not a1


@rule("Z11.31")
def test_an_escape_that_makes_z3_4_forbid_the_kept_place_costs_the_town_hall() -> None:
    m = match(
        3,
        colours="red,yellow,green",
        hands={1: "forge town_hall", 2: "villa"},
        city={
            "a1": "1 tavern", "a2": ["3 park down", "1 market"], "a4": "2 temple",
            "b1": "2 manufactory", "b4": "1 inn",
        },
    )  # fmt: skip
    play(m, "1 forge c1", "1 b1", "1 a2", "1 pay town_hall")
    assert options(m, 1) == ["a1", "b4", "c1"]
    play(m, "1 b4")
    assert options(m, 1) == ["a3", "a5", "b2", "c2"]
    assert play(m, "1 a3") == [
        Moved(0, "inn", "b4", "a3"),
        Removed(0, "town_hall", "hand"),
        TurnBegan(1),
    ]
    # the place stays as the taking left it, and is kept no longer
    assert city(m)["a2"] == "3 park down"
    assert view(m).kept is None
    assert options(m, 2) == ["villa a2", "villa a5", "villa b2", "villa c2"]
    assert hand(m, 1) == ["market"]
    assert player(m, 1).removed == ("town_hall",)


@rule("Z11.31")
def test_an_inn_whose_every_escape_forbids_the_kept_place_cannot_pay() -> None:
    own = {"a1": "1 tavern", "a2": "1 market", "b1": "2 manufactory", "b4": "1 inn"}
    m = match(3, colours="red,yellow,green", hands={1: "forge town_hall", 2: "villa"}, city=full(3, own, free="a3 c1"))
    play(m, "1 forge c1", "1 b1", "1 a2", "1 pay town_hall")
    assert options(m, 1) == ["a1", "c1"]


@rule("Z11.31")
def test_an_inn_beside_the_kept_place_can_pay_by_leaving() -> None:
    m = match(
        3,
        colours="red,yellow,green",
        hands={1: "forge town_hall", 2: "villa"},
        city={"a1": "1 tavern", "a2": "1 market", "a3": "1 inn", "b1": "2 manufactory"},
    )
    play(m, "1 forge c1", "1 b1", "1 a2", "1 pay town_hall")
    assert options(m, 1) == ["a1", "a3"]
    play(m, "1 a3")
    assert options(m, 1) == ["b2", "c2"]
    assert play(m, "1 c2")[:2] == [Moved(0, "inn", "a3", "c2"), Played(0, "town_hall", "a2", 12)]
