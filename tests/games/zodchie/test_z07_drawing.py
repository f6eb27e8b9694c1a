"""Z7 Drawing."""

import pytest

from artel.games.zodchie.events import Drew, HandRaised, Played, TakenToHand, TurnBegan
from clauses import rule
from games.common import asked, kinds, options, outcomes, play
from games.zodchie.tables import city, hand, match, player

REST = "tavern market barracks orangery"


@rule("Z7.1")
def test_after_the_property_one_draws_up_to_three() -> None:
    m = match(hands={1: "park temple villa", 2: "inn"}, piles={1: REST})
    assert play(m, "1 park a1") == [Played(0, "park", "a1", 7)]
    assert outcomes(m) == {"tavern": 1, "market": 1, "barracks": 1, "orangery": 1}
    assert play(m, "* market") == [Drew(0, "market"), TurnBegan(1)]
    assert hand(m, 1) == ["market", "temple", "villa"]


@rule("Z7.1")
def test_whoever_holds_fewer_draws_more_than_one_card() -> None:
    m = match(hands={1: "park", 2: "inn"}, piles={1: REST})
    assert kinds(play(m, "1 park a1", "* market", "* tavern", "* orangery")) == [
        "Played", "Drew", "Drew", "Drew", "TurnBegan"
    ]  # fmt: skip
    assert player(m, 1).pile == ("barracks",)


@rule("Z7.1")
def test_whoever_holds_the_maximum_or_more_draws_nothing() -> None:
    lie = {"a1": "1 villa", "b1": "2 park"}
    m = match(hands={1: "market park temple", 2: "inn"}, piles={1: "tavern"}, city=lie)
    assert kinds(play(m, "1 market a2", "1 a1")[-2:]) == ["TakenToHand", "TurnBegan"], "three again"
    m = match(hands={1: "market park temple theatre", 2: "inn"}, piles={1: "tavern"}, city=lie)
    assert play(m, "1 market a2", "1 a1")[-2:] == [TakenToHand(0, "villa", "a1"), TurnBegan(1)]
    assert hand(m, 1) == ["temple", "park", "theatre", "villa"], "nothing is discarded either"


@rule("Z7.1")
@pytest.mark.parametrize(("card", "colours", "maximum"), [("museum", "blue,red", 4), ("obelisk", "yellow,red", 5)])
def test_museum_and_obelisk_raise_the_maximum_from_the_end_of_their_turn(card: str, colours: str, maximum: int) -> None:
    m = match(colours=colours, hands={1: f"{card} park temple", 2: "inn"}, piles={1: REST})
    assert player(m, 1).hand_max == 3
    assert play(m, f"1 {card} a1")[1:] == [HandRaised(0, maximum)]
    draws = ["* tavern", "* market", "* barracks"][: maximum - 2]
    assert kinds(play(m, *draws)) == ["Drew"] * (maximum - 2) + ["TurnBegan"]
    assert len(hand(m, 1)) == player(m, 1).hand_max == maximum
    assert player(m, 2).hand_max == 3


@rule("Z7.1")
@pytest.mark.parametrize(("card", "colours", "maximum"), [("museum", "blue,red", 4), ("obelisk", "yellow,red", 5)])
def test_the_maximum_stays_raised_when_the_card_is_destroyed(card: str, colours: str, maximum: int) -> None:
    lie = {"a1": f"1 {card}"}
    hands = {1: "park temple theatre library", 2: "villa"}
    m = match(colours=colours, hands=hands, city=lie, piles={1: REST}, hand_max={1: maximum}, turn=2)
    play(m, "2 villa a2")
    assert city(m)["a1"] == f"1 {card} down"
    play(m, "1 park b1", *["* tavern", "* market"][: maximum - 3])
    assert len(hand(m, 1)) == player(m, 1).hand_max == maximum


@rule("Z7.1")
def test_the_higher_maximum_counts() -> None:
    m = match(colours="blue,red", hands={1: "museum park", 2: "inn"}, hand_max={1: 5})
    assert kinds(play(m, "1 museum a1")) == ["Played", "TurnBegan"], "nothing is raised"
    assert player(m, 1).hand_max == 5
    m = match(colours="yellow,red", hands={1: "obelisk park", 2: "inn"}, hand_max={1: 4})
    assert HandRaised(0, 5) in play(m, "1 obelisk a1")
    assert player(m, 1).hand_max == 5


@rule("Z7.2")
def test_one_draws_once_per_turn_however_many_cards_were_played() -> None:
    m = match(colours="yellow,red", hands={1: "shop park temple", 2: "inn"}, piles={1: REST})
    assert kinds(play(m, "1 shop a1")) == ["Played"]
    assert options(m, 1) == ["temple a2", "temple b1", "park a2", "park b1", "no"], "no card has been drawn yet"
    assert kinds(play(m, "1 park b1", "* market", "* tavern")) == ["Played", "Drew", "Drew", "TurnBegan"]
    assert hand(m, 1) == ["tavern", "market", "temple"]
    assert asked(m) == [2]


@rule("Z7.2")
def test_the_draw_comes_at_the_very_end_of_the_turn() -> None:
    lie = {"a1": "2 inn/1", "b1": "2 park", "b2": "1 library"}
    m = match(hands={1: "watchtower park temple", 2: "villa"}, piles={1: REST}, city=lie)
    assert kinds(play(m, "1 watchtower a2", "2 b3", "1 no", "* tavern")) == [
        "Played", "Compared", "Moved", "Declined", "Drew", "TurnBegan"
    ]  # fmt: skip
