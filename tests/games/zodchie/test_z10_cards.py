"""Z10: clarifications of single cards."""

from __future__ import annotations

import pytest

from artel.games.zodchie.events import (
    Announced,
    Buried,
    Chose,
    Compared,
    Copied,
    Declined,
    Destroyed,
    Drew,
    Fetched,
    HandRaised,
    Laid,
    Moved,
    NoTarget,
    Played,
    Removed,
    TakenToHand,
    TokenPut,
    TokenTaken,
    TurnBegan,
    Turned,
)
from clauses import rule
from games.common import asked, options, outcomes, play, question, refusal, sampled
from games.zodchie.tables import city, full, hand, match, pieces, player, value

# -- Z10.1 Academy of Magic ---------------------------------------------------------------------------------


@rule("Z10.1")
def test_the_academy_costs_two_cards_from_hand() -> None:
    m = match(colours="blue,red", hands={1: "magic_academy tavern market", 2: "inn"}, city={"a1": "2 park"})
    assert options(m, 1) == ["tavern a2", "tavern b1", "market a2", "market b1", "pay magic_academy"]
    assert play(m, "1 pay magic_academy") == [Announced(0, "magic_academy")]
    assert options(m, 1) == ["remove tavern", "remove market"]
    assert play(m, "1 remove market") == [Removed(0, "market", "hand")]
    assert options(m, 1) == ["remove tavern"]
    assert play(m, "1 remove tavern") == [Removed(0, "tavern", "hand")]
    assert options(m, 1) == ["a2", "b1"]
    assert play(m, "1 a2") == [
        Played(0, "magic_academy", "a2", 15),
        Compared("a2", 15, "a1", 7, "Z4.2"),
        Destroyed(1, "park", "a1"),
        TurnBegan(1),
    ]
    assert city(m) == {"a1": "2 park down", "a2": "1 magic_academy 15 safe"}
    assert player(m, 1).removed == ("tavern", "market")
    assert hand(m, 1) == []


@rule("Z10.1")
def test_the_academy_may_be_paid_from_the_own_cemetery() -> None:
    m = match(colours="blue,red", hands={1: "magic_academy", 2: "inn"}, cemetery={1: "inn forge villa"})
    assert options(m, 1) == ["pay magic_academy"]
    play(m, "1 pay magic_academy")
    assert options(m, 1) == ["exhume inn", "exhume villa", "exhume forge"]
    assert play(m, "1 exhume villa") == [Removed(0, "villa", "cemetery")]
    assert options(m, 1) == ["exhume inn", "exhume forge"]
    assert play(m, "1 exhume forge") == [
        Removed(0, "forge", "cemetery"),
        Played(0, "magic_academy", "a1", 15),
        TurnBegan(1),
    ]
    assert player(m, 1).cemetery == ("inn",)
    assert player(m, 1).removed == ("villa", "forge")
    assert m.result().scores == (18, 0)


@rule("Z10.1")
def test_the_academy_may_be_paid_with_one_card_from_each() -> None:
    m = match(colours="blue,red", hands={1: "magic_academy tavern", 2: "inn"}, cemetery={1: "villa"})
    play(m, "1 pay magic_academy")
    assert options(m, 1) == ["remove tavern", "exhume villa"]
    play(m, "1 exhume villa")
    assert options(m, 1) == ["remove tavern"]
    assert refusal(m, "1 exhume villa") == "Z11.17"
    play(m, "1 remove tavern")
    assert city(m) == {"a1": "1 magic_academy 15 safe"}


@rule("Z10.1")
def test_an_academy_that_cannot_be_paid_may_be_removed() -> None:
    m = match(colours="blue,red", hands={1: "magic_academy tavern", 2: "inn"})
    assert options(m, 1) == ["tavern a1", "remove magic_academy"]
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, "1 pay magic_academy") == "Z11.2"
    assert refusal(m, "1 magic_academy a1") == "Z11.2"
    assert play(m, "1 remove magic_academy") == [Removed(0, "magic_academy", "hand"), TurnBegan(1)]
    assert player(m, 1).removed == ("magic_academy",)
    assert hand(m, 1) == ["tavern"]


@rule("Z10.1")
def test_an_academy_that_can_be_paid_may_not_be_removed() -> None:
    m = match(colours="blue,red", hands={1: "magic_academy tavern market", 2: "inn"})
    assert options(m, 1) == ["tavern a1", "market a1", "pay magic_academy"]
    assert refusal(m, "1 remove magic_academy") == "Z11.2"


# -- Z10.2 Arsenal ------------------------------------------------------------------------------------------


@rule("Z10.2")
def test_the_arsenal_compares_values_at_the_moment_its_property_is_applied() -> None:
    m = match(
        hands={1: "arsenal", 2: "inn"},
        city={"a1": "2 barracks/3", "a3": "2 forge/1", "a4": "2 library/1", "b2": "2 orangery", "b3": "2 market"},
    )
    # the comparison turns the Barracks from 6 to 8; the Forge, -1 so far, comes to X-1 = 4
    assert play(m, "1 arsenal a2") == [
        Played(0, "arsenal", "a2", 5),
        Compared("a2", 5, "a1", 6, "Z4.6"),
        Turned(1, "barracks", "a1", 8),
    ]
    assert options(m, 1) == ["a3", "b2", "no"]
    assert sampled(m, 1) == ["a3", "b2", "no"]
    assert refusal(m, "1 a1") == "Z10.2"
    assert play(m, "1 a3") == [Destroyed(1, "forge", "a3"), TurnBegan(1)]


@rule("Z10.2")
def test_the_arsenal_spares_a_card_that_comes_to_its_own_value() -> None:
    m = match(hands={1: "arsenal", 2: "inn"}, city={"a1": "2 orangery", "a3": "2 forge", "b2": "1 market/3"})
    assert play(m, "1 arsenal a2") == [
        Played(0, "arsenal", "a2", 5),
        Compared("a2", 5, "a1", 4, "Z4.4"),
        Turned(1, "orangery", "a1", 2),
    ]
    assert options(m, 1) == ["a1", "no"]  # the Forge was 0 and is 5 now, like the Market
    assert play(m, "1 no") == [Declined(0, "arsenal"), TurnBegan(1)]


# -- Z10.3 Library ------------------------------------------------------------------------------------------


@rule("Z10.3")
def test_the_library_may_turn_a_card_of_each_player_and_leave_any_alone() -> None:
    m = match(3, hands={1: "library", 2: "inn"}, city={"a1": "2 tavern", "b1": "3 market/4", "b2": "3 theatre"})
    assert play(m, "1 library c1") == [Played(0, "library", "c1", 1)]
    assert options(m, 1) == ["c1/1", "c1/3", "no"]
    assert play(m, "1 no") == [Declined(0, "library")]
    assert options(m, 1) == ["a1/1", "a1/3", "no"]
    assert play(m, "1 a1/3") == [Turned(1, "tavern", "a1", 4)]
    assert options(m, 1) == ["b1/1", "b1/3", "no"]  # a Theatre cannot be turned
    assert sampled(m, 1) == ["b1/1", "b1/3", "no"]
    assert play(m, "1 b1/1") == [Turned(2, "market", "b1", 1), TurnBegan(1)]


@rule("Z10.3")
def test_the_library_turns_one_card_of_a_player_not_two() -> None:
    m = match(hands={1: "library", 2: "inn"}, city={"a1": "2 park", "b1": "2 tavern"})
    play(m, "1 library b2", "1 b2/1")  # the Tavern falls in the comparison: 2 against 1
    assert options(m, 1) == ["a1/1", "a1/3", "no"]
    assert play(m, "1 a1/1") == [Turned(1, "park", "a1", 5), TurnBegan(1)]


# -- Z10.4 Inn ----------------------------------------------------------------------------------------------


@rule("Z10.4")
def test_an_inn_that_would_be_destroyed_is_moved_by_its_owner() -> None:
    m = match(hands={1: "barracks", 2: "park"}, city={"a1": "2 inn"})
    assert play(m, "1 barracks a2") == [
        Played(0, "barracks", "a2", 3),
        Compared("a2", 3, "a1", 5, "Z4.6"),
        Turned(1, "inn", "a1", 7),
        Chose(0, "inn", "a1"),
    ]
    assert asked(m) == [2]
    assert question(m) == "InnEscapes"
    assert options(m, 2) == ["a3", "b1"]
    assert refusal(m, "2 a1") == "Z11.14"
    assert play(m, "2 a3") == [Moved(1, "inn", "a1", "a3"), TurnBegan(1)]
    assert city(m) == {"a2": "1 barracks 3", "a3": "2 inn 7"}


ROUND_THE_INN = {
    "a1": "1 tavern", "a2": "1 market", "a3": "1 orangery", "a5": "1 park", "a6": "1 forge", "b4": "2 inn",
}  # fmt: skip


@rule("Z10.4")
def test_an_inn_with_no_legal_place_is_destroyed() -> None:
    m = match(hands={1: "barracks", 2: "library"}, city=full(2, ROUND_THE_INN, free="a4"))
    assert play(m, "1 barracks a4")[-1] == Turned(0, "orangery", "a3", 6)
    assert options(m, 1) == ["a3", "a5", "b4"]
    assert play(m, "1 b4") == [Chose(0, "inn", "b4"), Destroyed(1, "inn", "b4"), TurnBegan(1)]
    assert options(m, 2) == ["library b4"]


@rule("Z10.4")
@pytest.mark.parametrize("place", ["a1", "b8"])
def test_an_inn_with_one_legal_place_goes_there_unasked(place: str) -> None:
    m = match(hands={1: "barracks", 2: "library"}, city=full(2, ROUND_THE_INN, free=f"a4 {place}"))
    assert play(m, "1 barracks a4", "1 b4")[-2:] == [Moved(1, "inn", "b4", place), TurnBegan(1)]


# -- Z10.5 Forge --------------------------------------------------------------------------------------------


@rule("Z10.5")
def test_the_forge_copies_instant_properties_only() -> None:
    m = match(hands={1: "forge", 2: "villa"}, city={"a1": "2 inn", "a3": "2 park", "b2": "1 temple"})
    assert play(m, "1 forge a2") == [
        Played(0, "forge", "a2", 5),
        Compared("a2", 5, "a1", 5, "Z4.5"),
        NoTarget(0, "forge"),
        TurnBegan(1),
    ]


@rule("Z10.5")
def test_the_forge_never_copies_a_destroyed_card() -> None:
    m = match(hands={1: "forge", 2: "villa"}, city={"a1": "2 orangery down", "a3": "1 market", "b2": "2 tavern down"})
    play(m, "1 forge a2")
    assert options(m, 1) == ["a3", "no"]
    assert refusal(m, "1 b2") == "Z11.12"
    assert play(m, "1 no") == [Declined(0, "forge"), TurnBegan(1)]


@rule("Z10.5")
def test_a_copied_text_is_read_as_if_printed_on_the_forge() -> None:
    m = match(
        hands={1: "forge", 2: "villa"}, city={"a1": "2 tavern", "a2": "1 park", "a4": "2 barracks", "b2": "2 inn"}
    )
    play(m, "1 forge a3")
    assert options(m, 1) == ["a4", "no"]
    # it destroys a card next to the Forge, not next to the Barracks; the Barracks is no "adjacent card" of its own
    assert play(m, "1 a4") == [Copied(0, "barracks", "a4")]
    assert options(m, 1) == ["a2", "a4"]
    assert play(m, "1 a4") == [Destroyed(1, "barracks", "a4"), TurnBegan(1)]


# -- Z10.6 Cemetery -----------------------------------------------------------------------------------------


@rule("Z10.6")
def test_the_cemetery_is_played_outside_the_city_and_collects_what_is_destroyed_later() -> None:
    m = match(
        colours="blue,red",
        hands={1: "cemetery", 2: "villa"},
        city={"a1": "1 theatre", "a2": "1 park down", "b1": "1 orangery"},
    )
    assert options(m, 1) == ["cemetery out"]
    assert refusal(m, "1 cemetery a3") == "Z11.18"
    assert play(m, "1 cemetery out") == [Played(0, "cemetery", "out", 2), TurnBegan(1)]
    assert player(m, 1, viewer=2).cemetery == ()
    events = play(m, "2 villa b2")
    assert events[:3] == [
        Played(1, "villa", "b2", 10),
        Compared("b2", 10, "b1", 4, "Z4.2"),
        Buried(0, "orangery", "b1"),
    ]
    assert city(m) == {"a1": "1 theatre 9", "a2": "1 park down", "b2": "2 villa 10"}
    assert player(m, 1, viewer=2).cemetery == ("orangery",)


@rule("Z10.6")
def test_cards_in_the_cemetery_have_no_text_and_no_value() -> None:
    m = match(colours="blue,red", hands={2: "inn"}, cemetery={1: "park observatory villa"}, turn=2)
    assert m.result().scores == (5, 0)
    assert [(item.points, item.what) for item in m.result().items] == [(2, "cemetery"), (3, "cemetery")]


# -- Z10.7 Laboratory ---------------------------------------------------------------------------------------


@rule("Z10.7")
def test_opponents_lay_down_cards_clockwise_from_the_left_neighbour() -> None:
    m = match(
        4,
        colours="green,red,blue,yellow",
        hands={1: "park inn", 2: "laboratory", 3: "tavern", 4: "villa"},
        city={"a1": "1 tavern/4"},
        turn=2,
    )
    play(m, "2 laboratory b1")
    assert asked(m) == [3]
    assert options(m, 3) == ["lay tavern a2", "lay tavern b2", "lay tavern c1"]
    assert sampled(m, 3) == options(m, 3)
    assert play(m, "3 lay tavern c1") == [Laid(2, "tavern", "c1")]
    assert asked(m) == [4]
    assert options(m, 4) == ["lay villa a2", "lay villa b2", "lay villa c1", "lay villa c2", "lay villa d1"]
    assert play(m, "4 lay villa a2") == [Laid(3, "villa", "a2")]
    assert asked(m) == [1]
    assert play(m, "1 lay inn d1")[0] == Laid(0, "inn", "d1")
    assert hand(m, 1) == ["park"]
    assert hand(m, 3) == hand(m, 4) == []


@rule("Z10.7")
def test_what_they_lay_counts_as_destroyed() -> None:
    m = match(hands={1: "laboratory park", 2: "theatre villa"}, city={"a1": "2 inn"})
    play(m, "1 laboratory b1", "2 lay villa a2")
    assert city(m) == {"a1": "2 inn 5", "a2": "2 villa down", "b1": "1 laboratory 2"}
    assert options(m, 2) == ["theatre a2", "theatre a3", "theatre b2"]
    play(m, "2 theatre a2")
    assert [(each.card, each.down) for each in pieces(m, "a2")] == [("villa", True), ("theatre", False)]


# -- Z10.8 Manufactory --------------------------------------------------------------------------------------


@rule("Z10.8")
def test_the_manufactory_takes_a_card_back_and_plays_another_on_its_place() -> None:
    m = match(
        colours="yellow,red",
        hands={1: "manufactory villa", 2: "park"},
        city={"a1": "2 market", "a2": "1 inn/4", "b1": "1 tavern"},
    )
    assert play(m, "1 manufactory b2") == [
        Played(0, "manufactory", "b2", 3),
        Compared("b2", 3, "b1", 1, "Z4.2"),
        Destroyed(0, "tavern", "b1"),
    ]
    assert options(m, 1) == ["a2", "no"]
    assert sampled(m, 1) == ["a2", "no"]
    assert refusal(m, "1 b2") == "Z10.8"
    assert play(m, "1 a2") == [TakenToHand(0, "inn", "a2")]
    assert options(m, 1) == ["villa a2"]
    assert refusal(m, "1 inn a2") == "Z11.22"
    assert refusal(m, "1 no") == "Z11.22"
    assert play(m, "1 villa a2") == [
        Played(0, "villa", "a2", 10),
        Compared("a2", 10, "a1", 2, "Z4.2"),
        Destroyed(1, "market", "a1"),
        TurnBegan(1),
    ]
    assert city(m) == {
        "a1": "2 market down", "a2": "1 villa 10", "b1": "1 tavern down", "b2": "1 manufactory 3",
    }  # fmt: skip
    assert hand(m, 1) == ["inn"]
    assert player(m, 1, viewer=2).open_hand == ("inn",)


@rule("Z10.8")
def test_the_manufactory_does_both_or_neither() -> None:
    m = match(colours="yellow,red", hands={1: "manufactory", 2: "park"}, city={"a1": "1 inn"})
    assert play(m, "1 manufactory b1") == [Played(0, "manufactory", "b1", 3), NoTarget(0, "manufactory"), TurnBegan(1)]
    m = match(colours="yellow,red", hands={1: "manufactory park", 2: "park"}, city={"a1": "1 inn"})
    play(m, "1 manufactory b1")
    assert play(m, "1 no") == [Declined(0, "manufactory"), TurnBegan(1)]
    assert city(m) == {"a1": "1 inn 5", "b1": "1 manufactory 3"}


@rule("Z10.8")
def test_the_card_played_by_a_manufactory_follows_z3_4() -> None:
    m = match(
        3,
        colours="yellow,red,green",
        hands={1: "manufactory park", 2: "park"},
        city={"a1": "1 inn", "a2": "1 villa", "a3": "1 temple", "b1": "1 theatre"},
    )
    play(m, "1 manufactory c1")
    assert options(m, 1) == ["b1", "no"]  # on a1, a2 or a3 the Park would stand in a row of three again


# -- Z10.9, Z10.10 Museum and Obelisk -----------------------------------------------------------------------


@rule("Z10.9")
def test_the_museum_makes_the_hand_four_from_the_end_of_that_turn() -> None:
    m = match(
        colours="blue,red",
        hands={1: "museum tavern market", 2: "villa theatre"},
        piles={1: "forge park temple library watchtower"},
    )
    assert player(m, 1).hand_max == 3
    assert play(m, "1 museum a1") == [Played(0, "museum", "a1", 5), HandRaised(0, 4)]
    assert outcomes(m) == dict.fromkeys(["temple", "park", "watchtower", "forge", "library"], 1)
    assert play(m, "* forge", "* park") == [Drew(0, "forge"), Drew(0, "park"), TurnBegan(1)]
    assert hand(m, 1) == ["tavern", "market", "park", "forge"]
    # for good, even when it is destroyed
    events = play(m, "2 villa a2")
    assert events[2] == Destroyed(0, "museum", "a1")
    play(m, "1 tavern a1", "1 no", "* temple")
    assert hand(m, 1) == ["market", "temple", "park", "forge"]
    assert player(m, 1, viewer=2).hand_max == 4


@rule("Z10.10")
def test_the_obelisk_makes_the_hand_five_from_the_end_of_that_turn() -> None:
    m = match(
        colours="yellow,red",
        hands={1: "obelisk shop inn", 2: "park"},
        piles={1: "forge bank theatre library"},
    )
    assert play(m, "1 obelisk a1") == [Played(0, "obelisk", "a1", 0), HandRaised(0, 5)]
    play(m, "* forge", "* bank", "* theatre")
    assert asked(m) == [2]
    assert hand(m, 1) == ["inn", "theatre", "forge", "bank", "shop"]
    assert player(m, 1).hand_max == 5


@rule("Z10.10")
def test_before_the_first_turn_the_obelisk_may_be_fetched_for_a_hand_card() -> None:
    m = match(
        colours="yellow,red",
        begun=[],
        hands={1: "inn shop", 2: "park"},
        piles={1: "obelisk forge"},
    )
    assert question(m) == "FetchObelisk"
    assert options(m, 1) == ["fetch inn", "fetch shop", "no"]
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, "1 fetch forge") == "Z11.27"
    assert play(m, "1 fetch inn") == [Fetched(0, "obelisk")]
    assert hand(m, 1) == ["obelisk", "shop"]
    assert player(m, 1).pile == ("inn", "forge")
    assert player(m, 1).under == ()
    assert player(m, 1, viewer=2).open_hand == ("obelisk",)
    assert options(m, 1) == ["obelisk a1", "shop a1", "redraw"]
    play(m, "1 obelisk a1")
    assert outcomes(m) == {"inn": 1, "forge": 1}  # the pile was shuffled


@rule("Z10.10")
def test_the_fetch_may_be_declined_and_is_then_lost() -> None:
    m = match(colours="yellow,red", begun=[], hands={1: "inn shop", 2: "park"}, piles={1: "obelisk"}, redrawn=[1])
    assert play(m, "1 no") == [Declined(0, "obelisk")]
    assert options(m, 1) == ["inn a1", "shop a1"]
    play(m, "1 inn a1", "* obelisk", "2 park b1")
    assert question(m) == "Turn"


# -- Z10.11 Orangery ----------------------------------------------------------------------------------------


@rule("Z10.11")
def test_the_orangery_turns_two_cards() -> None:
    m = match(hands={1: "orangery", 2: "park"}, city={"a1": "2 tavern/4", "b1": "1 theatre"})
    play(m, "1 orangery a2")  # 4 against 7: the Tavern is at its largest
    assert options(m, 1) == ["a1/1", "a1/3", "a2/1", "a2/3", "no"]
    assert sampled(m, 1) == options(m, 1)
    assert play(m, "1 a1/1") == [Turned(1, "tavern", "a1", 0)]
    assert options(m, 1) == ["a2/1", "a2/3", "no"]
    assert play(m, "1 a2/3") == [Turned(0, "orangery", "a2", 6), TurnBegan(1)]


@rule("Z10.11")
def test_the_orangery_may_turn_one_card_or_none() -> None:
    m = match(hands={1: "orangery", 2: "orangery"}, city={"a1": "2 tavern/4"})
    play(m, "1 orangery b1", "1 b1/3")
    assert play(m, "1 no") == [Declined(0, "orangery"), TurnBegan(1)]
    play(m, "2 orangery a2")
    assert play(m, "2 no")[0] == Declined(1, "orangery")
    assert city(m) == {"a1": "2 tavern 7", "a2": "2 orangery 4", "b1": "1 orangery 6"}


# -- Z10.12 Town Hall ---------------------------------------------------------------------------------------


@rule("Z10.12")
def test_the_town_hall_costs_an_own_card_in_the_city() -> None:
    m = match(hands={1: "town_hall", 2: "park"}, city={"a1": "1 tavern", "a2": "2 inn", "b1": "1 market"})
    assert options(m, 1) == ["pay town_hall"]
    assert play(m, "1 pay town_hall") == [Announced(0, "town_hall")]
    assert options(m, 1) == ["a1", "b1"]
    assert refusal(m, "1 a2") == "Z11.15"
    assert refusal(m, "1 no") == "Z11.15"
    assert play(m, "1 b1") == [Destroyed(0, "market", "b1")]
    assert options(m, 1) == ["a3", "b1", "b2"]
    assert play(m, "1 b1") == [Played(0, "town_hall", "b1", 12), TurnBegan(1)]


@rule("Z10.12")
def test_a_town_hall_that_cannot_be_played_is_removed_from_the_game() -> None:
    m = match(hands={1: "town_hall", 2: "park"}, city={"a1": "2 tavern", "a2": "1 market down"})
    assert options(m, 1) == ["remove town_hall"]
    assert play(m, "1 remove town_hall") == [Removed(0, "town_hall", "hand"), TurnBegan(1)]
    assert player(m, 1, viewer=2).removed == ("town_hall",)


# -- Z10.13 Statue ------------------------------------------------------------------------------------------


@rule("Z10.13")
def test_the_statue_looks_at_the_park_whoever_owns_it() -> None:
    def points(**laid: str) -> int:
        return match(city={"a2": "2 statue", **laid}).result().scores[1]

    assert points(a1="1 park") == 10
    assert points(a1="1 temple", b2="1 park") == 10
    assert points(a3="2 park") == 6 + 4 + 7 + 1
    assert points(a1="1 park", a3="2 park") == 6 + 4 + 7 + 1  # one Park is as good as two
    assert points(a1="1 park down") == 6
    assert points(a4="1 park") == 6
    assert points(b1="1 park") == 6


# -- Z10.14 Fountain ----------------------------------------------------------------------------------------


@rule("Z10.14")
def test_the_fountain_puts_a_token_of_its_owner_on_a_place() -> None:
    m = match(colours="green,red", hands={1: "fountain inn", 2: "park villa"}, city={"b1": "2 tavern/4"})
    play(m, "1 fountain a1")
    assert options(m, 1) == ["a2", "b2", "no"]
    assert sampled(m, 1) == ["a2", "b2", "no"]
    assert play(m, "1 a2") == [TokenPut(0, "a2"), TurnBegan(1)]
    assert city(m) == {"a1": "1 fountain 2", "a2": "token 1", "b1": "2 tavern 7"}
    assert player(m, 1, viewer=2).tokens == 1
    # occupied for everybody: nobody else may play there, and its neighbours are legal
    assert options(m, 2) == ["park a3", "park b2", "villa a3", "villa b2"]
    assert refusal(m, "2 park a2") == "Z3.5"
    play(m, "2 park b2")
    assert options(m, 1) == ["inn a2", "inn a3", "inn b3"]
    events = play(m, "1 inn a2")
    assert events[:2] == [TokenTaken(0, "a2"), Played(0, "inn", "a2", 5)]
    assert player(m, 1).tokens == 2
    assert value(m, "a2") == 5


@rule("Z10.14")
def test_the_owner_may_also_move_a_card_onto_the_token_and_takes_it_back() -> None:
    m = match(
        colours="green,red",
        hands={1: "stables", 2: "park"},
        city={"a1": "2 villa"},
        fountains={"b6": 1},
        tokens={1: 1},
    )
    play(m, "1 stables a2", "1 a1")
    assert options(m, 1) == ["a3", "b1", "b5", "b6", "b7"]
    assert play(m, "1 b6") == [TokenTaken(0, "b6"), Moved(1, "villa", "a1", "b6"), TurnBegan(1)]
    assert player(m, 1).tokens == 2
    assert city(m) == {"a2": "1 stables 5", "b6": "2 villa 12"}  # the comparison had turned it
