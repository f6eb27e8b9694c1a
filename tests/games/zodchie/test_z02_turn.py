"""Z2 The turn."""

import pytest

from artel.games.zodchie.events import (
    Compared,
    Destroyed,
    Drew,
    DrewFaceDown,
    EmptyHand,
    Ended,
    NoTarget,
    Passed,
    Played,
    Redrew,
    Skipped,
    TurnBegan,
)
from artel.kernel.errors import IllegalAction, NotAsked
from clauses import rule
from games.common import asked, kinds, options, outcomes, play, refusal
from games.zodchie.tables import city, hand, match, piece, player, view

EIGHT = ["tavern", "market", "barracks", "orangery", "inn", "temple", "park", "watchtower"]
FULL = {f"a{at}": f"1 {card}" for at, card in enumerate(EIGHT, 1)} | {
    f"b{at}": f"2 {card}" for at, card in enumerate(EIGHT, 1)
}
"""A city of two streets in which every place is taken; Theatre, Villa, Forge and Library are left to both."""


@rule("Z2.1")
def test_a_turn_is_redraw_play_comparison_property_and_draw_in_this_order() -> None:
    m = match(hands={1: "villa", 2: "park"}, piles={1: "barracks"}, city={"a1": "2 tavern"})
    assert m.opening == [TurnBegan(0)]
    assert options(m, 1) == ["villa a2", "villa b1", "redraw"]
    assert play(m, "1 redraw", "* barracks") == [Redrew(0, 1), Drew(0, "barracks")]
    assert options(m, 1) == ["barracks a2", "barracks b1"]
    assert play(m, "1 barracks a2", "* villa") == [
        Played(0, "barracks", "a2", 3),
        Compared("a2", 3, "a1", 1, "Z4.2"),
        Destroyed(1, "tavern", "a1"),
        NoTarget(0, "barracks"),
        Drew(0, "villa"),
        TurnBegan(1),
    ]
    assert asked(m) == [2]


@rule("Z2.1")
def test_the_turn_ends_with_the_one_card_played() -> None:
    m = match(hands={1: "park temple", 2: "park"})
    assert play(m, "1 park a1") == [Played(0, "park", "a1", 7), TurnBegan(1)]
    assert options(m, 1) == []
    with pytest.raises(NotAsked) as refused:
        play(m, "1 temple a2")
    assert refused.value.details == {"seat": "1", "open": "2"}


@rule("Z2.1")
@pytest.mark.parametrize(("card", "side", "value"), [("tavern", 1, 1), ("villa", 2, 10), ("park", 1, 7)])
def test_a_card_is_played_with_its_initial_value_up(card: str, side: int, value: int) -> None:
    m = match(hands={1: card, 2: "inn"})
    assert play(m, f"1 {card} a1")[0] == Played(0, card, "a1", value)
    assert (piece(m, "a1").side, piece(m, "a1").value) == (side, value)
    assert hand(m, 1) == []


@rule("Z2.1")
def test_only_a_card_in_hand_can_be_played() -> None:
    m = match(hands={1: "park", 2: "inn"}, piles={1: "inn"})
    assert refusal(m, "1 inn a1") == "Z2.1"
    assert refusal(m, "1 a1") == "Z2.1"
    assert refusal(m, "1 no") == "Z2.1"
    with pytest.raises(IllegalAction) as refused:
        play(m, "1 inn a1")
    assert refused.value.details == {"seat": "1", "action": "inn a1", "open": "park a1, redraw"}


@rule("Z2.2")
def test_with_an_empty_pile_nothing_is_drawn() -> None:
    m = match(hands={1: "park temple", 2: "inn"})
    assert kinds(play(m, "1 park a1")) == ["Played", "TurnBegan"]
    assert hand(m, 1) == ["temple"]


@rule("Z2.2")
def test_the_draw_stops_when_the_pile_is_empty() -> None:
    m = match(hands={1: "park temple", 2: "inn"}, piles={1: "villa"})
    assert kinds(play(m, "1 park a1", "* villa")) == ["Played", "Drew", "TurnBegan"]
    assert hand(m, 1) == ["temple", "villa"]
    assert asked(m) == [2]


@rule("Z2.2")
def test_without_hand_and_pile_the_turn_is_skipped_whole() -> None:
    m = match(3, hands={1: "park temple", 3: "inn"})
    assert play(m, "1 park a1") == [Played(0, "park", "a1", 7), TurnBegan(1), Skipped(1), TurnBegan(2)]
    assert asked(m) == [3]
    assert kinds(play(m, "3 inn b1")) == ["Played", "TurnBegan"]
    assert asked(m) == [1]


@rule("Z2.3")
def test_who_has_no_legal_play_passes_automatically() -> None:
    m = match(3, city={"a1": "1 park"}, hands={1: "villa", 2: "inn", 3: "inn"})
    assert refusal(m, "1 pass") == "Z2.3", "there are legal plays"
    m = match(hands={1: "villa", 2: "villa"}, city=FULL)
    assert m.events[:4] == [TurnBegan(0), Passed(0), TurnBegan(1), Passed(1)]
    assert isinstance(m.events[-1], Ended)


@rule("Z2.3")
def test_who_has_passed_stays_in_the_game() -> None:
    almost = {place: card for place, card in FULL.items() if place != "b3"}
    m = match(hands={1: "villa", 2: "barracks villa"}, city=almost, fountains={"b3": 2})
    assert m.opening == [TurnBegan(0), Passed(0), TurnBegan(1)], "the only free place is kept by a token of seat 2"
    play(m, "2 barracks b3", "2 a3")
    assert asked(m) == [1]
    assert options(m, 1) == ["villa a3"], "a3 has fallen to the Barracks"


@rule("Z2.4")
def test_the_redraw_puts_the_hand_under_the_pile_and_draws_as_many_from_the_top() -> None:
    m = match(hands={1: "park temple", 2: "inn"}, piles={1: "tavern market villa"})
    assert play(m, "1 redraw") == [Redrew(0, 2)]
    assert outcomes(m) == {"tavern": 1, "market": 1, "villa": 1}
    play(m, "* market")
    assert outcomes(m) == {"tavern": 1, "villa": 1}
    play(m, "* villa")
    assert options(m, 1) == ["market a1", "villa a1"], "now a card is played; the redraw is used up"
    me = player(m, 1)
    assert (me.hand, me.pile, me.under) == (("market", "villa"), ("tavern",), ("temple", "park"))


@rule("Z2.4")
def test_the_cards_under_the_pile_come_last_and_in_random_order() -> None:
    m = match(hands={1: "park temple", 2: "inn"}, piles={1: "tavern market villa"})
    play(m, "1 redraw", "* market", "* villa", "1 villa a1")
    assert outcomes(m) == {"tavern": 1}
    play(m, "* tavern")
    assert outcomes(m) == {"temple": 1, "park": 1}
    play(m, "* park")
    assert asked(m) == [2]
    me = player(m, 1)
    assert (me.hand, me.pile, me.under) == (("tavern", "market", "park"), (), ("temple",))


@rule("Z2.4")
def test_the_redraw_comes_once_per_game() -> None:
    m = match(hands={1: "park temple", 2: "inn park"}, piles={1: "tavern villa", 2: "villa"})
    assert view(m, 2).players[0].may_redraw is True
    play(m, "1 redraw", "* tavern", "* villa")
    assert refusal(m, "1 redraw") == "Z2.4"
    assert [p.may_redraw for p in view(m).players] == [False, True]
    play(m, "1 villa a1", "* park", "* temple")
    assert options(m, 2) == ["inn a2", "inn b1", "park a2", "park b1", "redraw"], "seat 2 has its own"
    play(m, "2 inn b1", "* villa")
    assert refusal(m, "1 redraw") == "Z2.4", "not in a later turn either"
    assert refusal(match(hands={1: "park", 2: "inn"}, piles={1: "inn"}, redrawn=[1]), "1 redraw") == "Z2.4"


@rule("Z2.4")
def test_the_redraw_is_for_the_start_of_ones_own_turn() -> None:
    m = match(hands={1: "tavern park", 2: "inn"}, piles={1: "villa", 2: "villa"}, city={"a1": "1 inn"})
    play(m, "1 tavern a2")
    assert options(m, 1) == ["a1", "a2", "no"], "the Tavern asks what to swap"
    assert refusal(m, "1 redraw") == "Z6.14"
    with pytest.raises(NotAsked):
        play(m, "2 redraw")


@rule("Z2.5")
def test_with_an_empty_hand_the_turn_goes_on_with_the_draw() -> None:
    m = match(hands={2: "park"}, piles={1: "tavern market villa inn"})
    assert m.opening == [TurnBegan(0), EmptyHand(0)]
    assert outcomes(m) == {"tavern": 1, "market": 1, "inn": 1, "villa": 1}
    assert play(m, "* villa", "* inn", "* tavern") == [
        Drew(0, "villa"), Drew(0, "inn"), Drew(0, "tavern"), TurnBegan(1)
    ]  # fmt: skip
    assert (asked(m), city(m)) == ([2], {})


@rule("Z2.6")
def test_who_would_have_to_pass_may_redraw_first() -> None:
    m = match(hands={1: "villa", 2: "villa"}, piles={1: "forge"}, city=FULL)
    assert options(m, 1) == ["pass", "redraw"]
    assert play(m, "1 redraw", "* forge") == [Redrew(0, 1), Drew(0, "forge"), Passed(0)]
    assert outcomes(m) == {"villa": 1}, "the pass ends with the draw"


@rule("Z2.6")
def test_a_pass_ends_with_the_draw_too() -> None:
    m = match(hands={1: "villa", 2: "villa"}, piles={1: "forge library"}, city=FULL)
    assert play(m, "1 pass", "* library", "* forge")[:7] == [
        Passed(0), Drew(0, "library"), Drew(0, "forge"), TurnBegan(1), Passed(1), TurnBegan(0), Passed(0)
    ]  # fmt: skip
    assert hand(m, 1) == ["villa", "forge", "library"]


@rule("Z2.6")
def test_a_pass_without_a_redraw_left_is_not_asked() -> None:
    m = match(hands={1: "villa", 2: "villa"}, piles={1: "forge"}, city=FULL, redrawn=[1])
    assert m.opening == [TurnBegan(0), Passed(0)]
    assert outcomes(m) == {"forge": 1}


@rule("Z2.7")
def test_a_pile_smaller_than_the_hand_comes_first_then_cards_just_put_under_it() -> None:
    m = match(hands={1: "park temple villa", 2: "inn"}, piles={1: "tavern"})
    play(m, "1 redraw")
    assert outcomes(m) == {"tavern": 1}
    play(m, "* tavern")
    assert outcomes(m) == {"temple": 1, "park": 1, "villa": 1}
    play(m, "* villa")
    assert outcomes(m) == {"temple": 1, "park": 1}
    assert kinds(play(m, "* temple")) == ["Drew"]
    assert options(m, 1) == [f"{card} a1" for card in ("tavern", "temple", "villa")]
    assert (player(m, 1).pile, player(m, 1).under) == ((), ("park",))


@rule("Z2.8")
def test_the_redraw_is_offered_though_something_can_be_played() -> None:
    m = match(hands={1: "park", 2: "inn"}, piles={1: "villa"})
    assert options(m, 1) == ["park a1", "redraw"]


@rule("Z2.8")
def test_the_redraw_needs_a_card_in_the_pile() -> None:
    m = match(hands={1: "park", 2: "inn"})
    assert options(m, 1) == ["park a1"]
    assert refusal(m, "1 redraw") == "Z2.8"
    m = match(hands={1: "park", 2: "inn"}, under={1: "villa"})
    assert options(m, 1) == ["park a1", "redraw"], "a card under the pile is a card in the pile"


@rule("Z2.8")
def test_the_redraw_needs_a_card_in_hand() -> None:
    m = match(hands={2: "inn"}, piles={1: "villa inn"})
    assert (asked(m), outcomes(m)) == ([], {"inn": 1, "villa": 1}), "nothing is asked, the draw comes at once"
    assert m.seen_by(1)[-1] == EmptyHand(0)
    play(m, "* villa", "* inn")
    assert m.seen_by(1)[-3:] == [DrewFaceDown(0), DrewFaceDown(0), TurnBegan(1)]
