"""Z11: rulings for the Fountain, the Inn and the Obelisk."""

from __future__ import annotations

from artel.games.zodchie.events import (
    Compared,
    Declined,
    Drew,
    EmptyHand,
    Fetched,
    Laid,
    Moved,
    NoTarget,
    Played,
    TokenPut,
    TokenTaken,
    TurnBegan,
    Turned,
)
from clauses import rule
from games.common import asked, options, play, question, refusal, sampled
from games.zodchie.tables import city, hand, match, player, view

# -- Z11.6, Z11.21: Fountain --------------------------------------------------------------------------------


@rule("Z11.6")
def test_a_fountain_uses_one_of_the_two_tokens() -> None:
    m = match(colours="green,red", hands={1: "fountain watchtower", 2: "inn villa"})
    assert player(m, 1).tokens == 2
    play(m, "1 fountain a1", "1 b1")
    assert player(m, 1).tokens == 1
    play(m, "2 inn b2", "1 watchtower b1")  # the token comes back
    assert player(m, 1).tokens == 2
    play(m, "1 a1")
    assert player(m, 1).tokens == 1
    assert city(m) == {"a1": "1 fountain 2 safe", "b1": "1 watchtower 8", "b2": "2 inn 5"}


@rule("Z11.21")
def test_a_fountain_without_a_token_left_does_nothing() -> None:
    m = match(colours="green,red", hands={1: "fountain", 2: "inn"}, tokens={1: 0})
    assert play(m, "1 fountain a1") == [Played(0, "fountain", "a1", 2), NoTarget(0, "fountain"), TurnBegan(1)]


@rule("Z11.21")
def test_the_last_token_can_be_used() -> None:
    m = match(colours="green,red", hands={1: "fountain", 2: "inn"}, tokens={1: 1})
    play(m, "1 fountain a1", "1 a2")
    assert player(m, 1).tokens == 0


@rule("Z11.21")
def test_the_token_goes_to_any_free_place_by_z3_1_or_z3_2() -> None:
    m = match(
        colours="green,red",
        hands={1: "fountain", 2: "inn"},
        city={"a1": "2 villa", "a3": "2 market down", "a5": "1 park"},
        fountains={"a7": 1},
        tokens={1: 1},
    )
    play(m, "1 fountain a2")
    # neither on a destroyed card nor on the own token; beside both it may be
    assert options(m, 1) == ["a4", "a6", "a8", "b1", "no"]
    assert sampled(m, 1) == options(m, 1)
    assert refusal(m, "1 a7") == refusal(m, "1 a3") == refusal(m, "1 b2") == "Z11.21"
    assert play(m, "1 b1") == [TokenPut(0, "b1"), TurnBegan(1)]
    assert [place for place, text in city(m).items() if text == "token 1"] == ["a7", "b1"]


@rule("Z11.21")
def test_tokens_of_others_stay_where_they_are() -> None:
    m = match(3, colours="green,red,blue", hands={1: "fountain", 2: "inn"}, fountains={"b4": 2}, tokens={2: 1})
    play(m, "1 fountain a1")
    assert options(m, 1) == ["a2", "b1", "b3", "b5", "no"]
    play(m, "1 b3")
    assert city(m) == {"a1": "1 fountain 2", "b3": "token 1", "b4": "token 2"}
    assert options(m, 2) == ["inn a2", "inn b1", "inn b2", "inn b4", "inn b5"]


@rule("Z11.21")
def test_the_fountain_may_be_left_dry() -> None:
    m = match(colours="green,red", hands={1: "fountain", 2: "inn"})
    assert play(m, "1 fountain a1", "1 no")[1:] == [Declined(0, "fountain"), TurnBegan(1)]
    assert player(m, 1).tokens == 2


@rule("Z11.21")
def test_z3_4_is_not_asked_for_the_token() -> None:
    m = match(3, colours="green,red,blue", hands={1: "fountain villa", 2: "inn"}, city={"a1": "1 park"})
    play(m, "1 fountain a2")
    assert options(m, 1) == ["a3", "b1", "no"]
    assert play(m, "1 a3") == [TokenPut(0, "a3"), TurnBegan(1)]
    play(m, "2 inn b1")
    assert refusal(m, "1 villa a3") == "Z3.4"  # for playing there it is


@rule("Z11.21")
def test_a_token_taken_back_can_be_used_again() -> None:
    m = match(
        colours="green,red", hands={1: "fountain", 2: "inn"}, city={"b1": "2 park"}, fountains={"a1": 1}, tokens={1: 0}
    )
    assert play(m, "1 fountain a1") == [TokenTaken(0, "a1"), Played(0, "fountain", "a1", 2)]
    assert options(m, 1) == ["a2", "b2", "no"]
    play(m, "1 a2")
    assert player(m, 1).tokens == 0
    assert city(m) == {"a1": "1 fountain 2", "a2": "token 1", "b1": "2 park 7"}


# -- Z11.14: Inn --------------------------------------------------------------------------------------------


@rule("Z11.14")
def test_the_owner_chooses_among_the_places_legal_for_that_owner() -> None:
    m = match(
        colours="red,green",
        hands={1: "villa", 2: "park"},
        city={"a1": "2 inn"},
        fountains={"b3": 2, "b6": 1},
        tokens={1: 1, 2: 1},
    )
    play(m, "1 villa a2")
    assert asked(m) == [2]
    # b3 is reserved for the owner, b6 for the other one; street b has no card, so b1 begins it
    assert options(m, 2) == ["a3", "b1", "b2", "b3", "b4", "b5", "b7"]
    assert refusal(m, "2 b6") == "Z11.14"
    assert play(m, "2 b3")[:2] == [TokenTaken(1, "b3"), Moved(1, "inn", "a1", "b3")]
    assert player(m, 2).tokens == 2


@rule("Z11.14")
def test_the_old_place_is_excepted_even_where_a_destroyed_card_lies_beneath() -> None:
    m = match(hands={1: "villa", 2: "park"}, city={"a1": ["1 tavern down", "2 inn/1"], "b1": "2 market down"})
    play(m, "1 villa a2")
    assert options(m, 2) == ["a3", "b1", "b2"]
    assert refusal(m, "2 a1") == "Z11.14"
    play(m, "2 b1")
    assert city(m) == {"a1": "1 tavern down", "a2": "1 villa 10", "b1": ["2 market down", "2 inn 3"]}


@rule("Z11.14")
def test_the_inn_is_lifted_before_the_places_are_found() -> None:
    m = match(hands={1: "barracks", 2: "park"}, city={"a3": "2 inn", "b3": "2 theatre"})
    # a2 is legal beside the Inn for the Barracks, and only beside the Barracks for the Inn
    play(m, "1 barracks a2")
    assert options(m, 2) == ["a1", "b2", "b4"]  # a4 was legal by the Inn itself


@rule("Z11.14")
def test_the_inn_escapes_every_time_anew() -> None:
    m = match(hands={1: "villa watchtower", 2: "park temple"}, city={"a1": "2 inn/1"})
    play(m, "1 villa a2", "2 b1", "2 park a3", "1 watchtower b2")
    assert asked(m) == [2]
    assert options(m, 2) == ["a1", "a4", "b3"]
    assert play(m, "2 a1")[0] == Moved(1, "inn", "b1", "a1")


@rule("Z11.14")
def test_the_inn_escapes_own_effects_as_well() -> None:
    m = match(hands={1: "villa", 2: "park"}, city={"a1": "1 inn"})
    assert play(m, "1 villa a2") == [Played(0, "villa", "a2", 10), Compared("a2", 10, "a1", 5, "Z4.2")]
    assert asked(m) == [1]
    assert play(m, "1 b1") == [Moved(0, "inn", "a1", "b1"), TurnBegan(1)]


@rule("Z11.14")
def test_the_escape_heeds_no_z3_4() -> None:
    m = match(3, hands={1: "villa", 2: "park"}, city={"a1": "2 inn", "b1": "2 tavern", "b2": "2 market"})
    play(m, "1 villa a2")
    assert options(m, 2) == ["a3", "b3", "c1"]


@rule("Z11.14")
def test_the_inn_keeps_side_and_token_when_it_escapes() -> None:
    m = match(hands={1: "barracks", 2: "park"}, city={"a2": "1 theatre", "b1": "1 inn/4 token"})
    play(m, "1 barracks a1", "1 b1")  # chosen, though it is protected
    assert city(m) == {"a1": "1 barracks 3", "a2": "1 theatre 9", "a3": "1 inn 8 safe"}


# -- Z11.27, Z11.33: Obelisk --------------------------------------------------------------------------------


@rule("Z11.27")
def test_the_fetch_opens_the_owners_first_turn_before_the_redraw() -> None:
    m = match(
        colours="red,yellow",
        begun=[],
        hands={1: "inn", 2: "shop bank"},
        piles={2: "obelisk forge"},
    )
    assert options(m, 1) == ["inn a1"]
    assert play(m, "1 inn a1") == [Played(0, "inn", "a1", 5), TurnBegan(1)]
    assert question(m) == "FetchObelisk"
    assert options(m, 2) == ["fetch bank", "fetch shop", "no"]
    assert refusal(m, "2 redraw") == "Z11.27"
    assert play(m, "2 fetch bank") == [Fetched(1, "obelisk")]
    assert options(m, 2) == ["obelisk a2", "obelisk b1", "shop a2", "shop b1", "redraw"]


@rule("Z11.27")
def test_a_card_that_was_known_is_not_known_any_more_once_it_is_in_the_pile() -> None:
    m = match(
        colours="yellow,red", begun=[], hands={1: "shop bank", 2: "inn"}, open={1: "bank"}, piles={1: "obelisk forge"}
    )
    play(m, "1 fetch bank")
    assert view(m, 2).players[0].open_hand == ("obelisk",)


@rule("Z11.27")
def test_the_fetch_needs_the_obelisk_in_the_pile() -> None:
    m = match(colours="yellow,red", begun=[], hands={1: "obelisk shop", 2: "inn"}, piles={1: "forge"})
    # asked all the same, so that nobody learns where it is
    assert question(m) == "FetchObelisk"
    assert options(m, 1) == ["no"]
    assert play(m, "1 no") == [Declined(0, "obelisk")]
    assert options(m, 1) == ["obelisk a1", "shop a1", "redraw"]


@rule("Z11.27")
def test_the_obelisk_is_fetched_from_under_the_pile_too() -> None:
    m = match(colours="yellow,red", begun=[], hands={1: "shop", 2: "inn"}, piles={1: "bank"}, under={1: "obelisk"})
    assert options(m, 1) == ["fetch shop", "no"]
    play(m, "1 fetch shop")
    assert hand(m, 1) == ["obelisk"]
    assert player(m, 1).pile == ("bank", "shop")
    assert player(m, 1).under == ()


@rule("Z11.27")
def test_nobody_without_an_obelisk_in_the_deck_is_asked() -> None:
    m = match(colours="yellow,red", begun=[], hands={1: "shop", 2: "inn"}, piles={1: "bank"})
    assert question(m) == "Turn"


@rule("Z11.27")
def test_in_later_turns_nothing_is_fetched() -> None:
    m = match(colours="yellow,red", begun=[1], hands={1: "shop", 2: "inn"}, piles={1: "obelisk"})
    assert question(m) == "Turn"
    m = match(colours="yellow,red", begun=[], hands={1: "bank", 2: "inn"}, piles={1: "obelisk shop"}, hand_max={1: 1})
    play(m, "1 no", "1 bank a1", "* shop", "2 inn b1")
    assert question(m) == "Turn"
    assert asked(m) == [1]


@rule("Z11.27")
def test_an_obelisk_laid_for_a_laboratory_before_the_first_turn_is_not_asked_about() -> None:
    m = match(
        colours="red,yellow", begun=[], hands={1: "laboratory", 2: "obelisk shop"}, piles={2: "bank"}, redrawn=[2]
    )
    events = play(m, "1 laboratory a1", "2 lay obelisk b1")
    assert events[1:] == [Laid(1, "obelisk", "b1"), TurnBegan(1), NoTarget(1, "obelisk")]
    assert options(m, 2) == ["shop a2", "shop b1", "shop b2"]


@rule("Z11.33")
def test_a_first_turn_without_a_card_in_hand_is_the_first_turn_all_the_same() -> None:
    m = match(colours="yellow,red", begun=[], hands={2: "inn"}, piles={1: "obelisk shop bank forge"}, redrawn=[1])
    assert m.opening == [TurnBegan(0), EmptyHand(0)]
    assert play(m, "* shop", "* bank", "* forge") == [
        Drew(0, "shop"),
        Drew(0, "bank"),
        Drew(0, "forge"),
        TurnBegan(1),
    ]
    play(m, "2 inn a1")
    assert question(m) == "Turn"  # the fetch is lost, though the Obelisk still lies in the pile
    assert options(m, 1) == ["forge a2", "forge b1", "bank a2", "bank b1", "shop a2", "shop b1"]


@rule("Z11.14")
def test_an_inn_turned_in_the_comparison_stays_where_it_is() -> None:
    m = match(hands={1: "temple", 2: "park"}, city={"a1": "2 inn"})
    assert play(m, "1 temple a2") == [
        Played(0, "temple", "a2", 6),
        Compared("a2", 6, "a1", 5, "Z4.4"),
        Turned(1, "inn", "a1", 3),
        TurnBegan(1),
    ]
