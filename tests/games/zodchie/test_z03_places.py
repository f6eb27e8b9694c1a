"""Z3 Where a card may be played (a legal place)."""

import pytest

from artel.games.zodchie.events import Announced, Buried, Destroyed, Moved, Played, TokenTaken
from clauses import rule
from games.common import options, play, refusal
from games.zodchie.tables import city, match, places, player, view

# Seat 1 is red (Town Hall), 2 green (Stables, Fountain), 3 blue (Cemetery, School), 4 yellow (Shop) unless said.


@rule("Z3.1")
def test_a_free_place_beside_an_occupied_one_is_legal() -> None:
    m = match(hands={1: "park", 2: "inn"}, city={"a4": "2 temple", "b6": "1 temple"})
    assert places(m, 1, "park") == ["a3", "a5", "b5", "b7"]
    for place in ("a1", "a2", "a6", "b8"):
        assert refusal(m, f"1 park {place}") == ("Z3.2" if place == "a1" else "Z3.1")


@rule("Z3.1")
def test_above_and_below_are_not_beside() -> None:
    m = match(3, hands={1: "park", 2: "inn"}, city={"a1": "1 inn", "b4": "2 temple", "c1": "1 temple"})
    assert places(m, 1, "park") == ["a2", "b3", "b5", "c2"]


@rule("Z3.1")
def test_the_end_of_a_street_is_not_beside_the_beginning_of_the_next() -> None:
    m = match(3, hands={1: "park", 2: "inn"}, city={"a8": "2 temple", "b4": "1 temple", "c1": "1 inn"})
    assert places(m, 1, "park") == ["a7", "b3", "b5", "c2"], "neither b1 nor b8"


@rule("Z3.1")
def test_the_last_place_of_the_last_street_can_be_reached() -> None:
    m = match(4, hands={1: "park", 2: "inn"}, city={"a1": "1 inn", "b1": "2 park", "c1": "2 villa", "d7": "2 temple"})
    assert places(m, 1, "park") == ["a2", "b2", "c2", "d6", "d8"]


@rule("Z3.2")
def test_the_topmost_street_without_cards_is_begun_at_quarter_1() -> None:
    m = match(3, hands={1: "park", 2: "inn"})
    assert options(m, 1) == ["park a1"]
    assert refusal(m, "1 park a2") == "Z3.1"
    assert refusal(m, "1 park b1") == "Z3.2"
    play(m, "1 park a1")
    assert options(m, 2) == ["inn a2", "inn b1"]
    assert refusal(m, "2 inn c1") == "Z3.2"


@rule("Z3.2")
def test_an_upper_street_without_cards_comes_before_a_lower_one() -> None:
    m = match(3, hands={1: "park", 2: "inn"}, city={"b3": "2 temple"})
    assert places(m, 1, "park") == ["a1", "b2", "b4"]
    m = match(3, hands={1: "park", 2: "inn"}, city={"a5": "1 villa", "b3": "2 temple"})
    assert places(m, 1, "park") == ["a4", "a6", "b2", "b4", "c1"]


@rule("Z3.2")
def test_with_cards_in_every_street_none_is_begun() -> None:
    m = match(2, hands={1: "park", 2: "inn"}, city={"a5": "1 villa", "b3": "2 temple"})
    assert places(m, 1, "park") == ["a4", "a6", "b2", "b4"]
    assert refusal(m, "1 park b1") == "Z3.2"


@rule("Z3.3")
def test_a_card_may_be_played_on_top_of_a_destroyed_one() -> None:
    m = match(hands={1: "park", 2: "inn"}, city={"a1": "2 temple down", "a2": "1 villa", "a4": "2 villa down"})
    assert places(m, 1, "park") == ["a1", "a3", "a4", "a5", "b1"]
    assert refusal(m, "1 park a2") == "Z3.3", "not on a card that is face up"
    play(m, "1 park a4")
    assert city(m) == {"a1": "2 temple down", "a2": "1 villa 10", "a4": ["2 villa down", "1 park 7"]}
    assert refusal(m, "2 inn a4") == "Z3.3"


THREE_IN_A_ROW = [
    ("two on the left", {"a1": "1 inn", "a2": "1 villa"}, "a3"),
    ("two on the right", {"a4": "1 inn", "a5": "1 villa"}, "a3"),
    ("one on each side", {"a2": "1 inn", "a4": "1 villa"}, "a3"),
    ("two on each side", {"a1": "1 inn", "a2": "1 villa", "a4": "1 forge", "a5": "1 market"}, "a3"),
    ("two at the end of the street", {"a6": "1 inn", "a7": "1 villa"}, "a8"),
    ("two after the beginning of the street", {"a2": "1 inn", "a3": "1 villa"}, "a1"),
    ("a destroyed card in between", {"a1": "1 inn", "a2": "2 inn down", "a3": "1 villa"}, "a2"),
    ("in the last street", {"a1": "2 inn", "b1": "2 villa", "c6": "1 inn", "c7": "1 villa"}, "c8"),
]


@rule("Z3.4")
@pytest.mark.parametrize(
    ("lie", "place"), [case[1:] for case in THREE_IN_A_ROW], ids=[case[0] for case in THREE_IN_A_ROW]
)
def test_with_three_players_no_card_makes_three_of_its_colour_adjacent(lie: dict[str, str], place: str) -> None:
    m = match(3, hands={1: "park", 2: "park", 3: "park"}, city=lie)
    assert place not in places(m, 1, "park")
    assert refusal(m, f"1 park {place}") == "Z3.4"
    m = match(3, hands={1: "park", 2: "park", 3: "park"}, city=lie, turn=2)
    assert place in places(m, 2, "park"), "another player's card may lie there"


@rule("Z3.4")
def test_four_players_are_bound_and_two_are_not() -> None:
    lie = {"a1": "1 inn", "a2": "1 villa"}
    assert places(match(4, hands={1: "park", 2: "inn"}, city=lie), 1, "park") == ["b1"]
    assert places(match(3, hands={1: "park", 2: "inn"}, city=lie), 1, "park") == ["b1"]
    assert places(match(2, hands={1: "park", 2: "inn"}, city=lie), 1, "park") == ["a3", "b1"]


@rule("Z3.4")
def test_two_adjacent_cards_are_allowed_and_so_is_a_third_beyond_a_gap_or_another_colour() -> None:
    lie = {"a1": "1 inn", "a3": "1 villa", "a4": "2 villa", "b1": "2 inn", "c1": "2 park"}
    m = match(3, hands={1: "park", 2: "temple"}, city=lie)
    assert places(m, 1, "park") == ["a5", "b2", "c2"], "a2 would join a1 and a3; a5 has another colour on its left"


@rule("Z3.4")
def test_a_run_does_not_go_round_the_corner_into_the_next_street() -> None:
    lie = {"a7": "1 inn", "a8": "1 villa", "b2": "1 forge", "b3": "1 market", "c2": "1 tavern"}
    m = match(3, hands={1: "park", 2: "temple"}, city=lie)
    assert places(m, 1, "park") == ["c1", "c3"], "a6, b1 and b4 would each make three"
    lie = {"a7": "1 inn", "a8": "1 villa", "b1": "2 villa", "c1": "2 inn"}
    assert places(match(3, hands={1: "park", 2: "temple"}, city=lie), 1, "park") == ["b2", "c2"]
    lie = {"a7": "1 inn", "a8": "1 villa", "b2": "2 villa", "c1": "2 inn"}
    assert places(match(3, hands={1: "park", 2: "temple"}, city=lie), 1, "park") == ["b1", "b3", "c2"]
    lie = {"a7": "2 inn", "b1": "1 inn", "b2": "1 villa", "c1": "2 villa"}
    assert places(match(3, hands={1: "park", 2: "temple"}, city=lie), 1, "park") == ["a6", "a8", "c2"]
    lie = {"a8": "1 inn", "b2": "1 villa", "c1": "2 villa"}
    assert places(match(3, hands={1: "park", 2: "temple"}, city=lie), 1, "park") == ["a7", "b1", "b3", "c2"]


@rule("Z3.4")
def test_the_colours_of_destroyed_cards_do_not_count_and_break_the_run() -> None:
    lie = {"a1": "1 inn", "a2": "1 villa down", "b1": "1 forge", "b2": "1 market", "c1": "2 inn"}
    m = match(3, hands={1: "park", 2: "temple"}, city=lie)
    assert places(m, 1, "park") == ["a2", "a3", "c2"], "b3 would make three"


@rule("Z3.4")
def test_a_move_may_make_a_run_of_three() -> None:
    m = match(3, turn=2, hands={2: "stables", 3: "inn"}, city={"a1": "2 inn", "a2": "2 park", "b1": "2 villa"})
    play(m, "2 stables b2", "2 b1")
    assert options(m, 2) == ["a3", "b3", "c1"]
    play(m, "2 a3")
    assert city(m) == {"a1": "2 inn 5", "a2": "2 park 7", "a3": "2 villa 12", "b2": "2 stables 5"}


@rule("Z3.5")
def test_a_fountain_token_makes_its_neighbours_legal_and_its_place_only_for_its_owner() -> None:
    m = match(hands={1: "park", 2: "park"}, city={"a1": "1 inn"}, fountains={"b4": 2})
    assert places(m, 1, "park") == ["a2", "b1", "b3", "b5"]
    assert refusal(m, "1 park b4") == "Z3.5"
    m = match(hands={1: "park", 2: "park"}, city={"a1": "1 inn"}, fountains={"b4": 2}, turn=2)
    assert places(m, 2, "park") == ["a2", "b1", "b3", "b4", "b5"]


@rule("Z3.5")
def test_who_plays_a_card_on_the_own_token_takes_it_back() -> None:
    lie = {"a1": "1 inn", "b3": "1 villa"}
    m = match(turn=2, hands={1: "park", 2: "park"}, city=lie, fountains={"b4": 2, "a2": 2}, tokens={2: 0})
    assert play(m, "2 park b4")[:2] == [TokenTaken(1, "b4"), Played(1, "park", "b4", 7)]
    assert city(m) == {"a1": "1 inn 5", "a2": "token 2", "b3": "1 villa 12", "b4": "2 park 7"}
    assert [p.tokens for p in view(m).players] == [2, 1]
    assert refusal(m, "1 park a2") == "Z3.5", "the other token lies there still"


@rule("Z3.5")
def test_who_moves_a_card_onto_the_own_token_takes_it_back() -> None:
    lie = {"a1": "1 inn", "b1": "2 villa"}
    m = match(turn=2, hands={1: "park", 2: "stables"}, city=lie, fountains={"a5": 2, "b6": 1}, tokens={1: 1, 2: 1})
    play(m, "2 stables a2", "2 b1")
    assert options(m, 2) == ["a3", "a4", "a5", "a6", "b5", "b7"], "not b6, where seat 1 has one"
    assert play(m, "2 a5")[:2] == [TokenTaken(1, "a5"), Moved(1, "villa", "b1", "a5")]
    assert city(m) == {"a1": "1 inn 5", "a2": "2 stables 5", "a5": "2 villa 10", "b6": "token 1"}
    assert [p.tokens for p in view(m).players] == [1, 2]


@rule("Z3.6")
def test_a_street_with_a_destroyed_card_only_is_not_without_cards() -> None:
    m = match(3, hands={1: "park", 2: "inn"}, city={"a4": "1 inn down"})
    assert places(m, 1, "park") == ["a3", "a4", "a5", "b1"]


@rule("Z3.6")
def test_where_the_leftmost_place_holds_anothers_token_its_neighbour_is_legal_instead() -> None:
    m = match(3, hands={1: "park", 2: "inn"}, fountains={"a1": 2})
    assert places(m, 1, "park") == ["a2"]
    assert refusal(m, "1 park a1") == "Z3.5"
    m = match(3, hands={1: "park", 2: "inn"}, fountains={"a1": 2}, turn=2)
    assert places(m, 2, "inn") == ["a1", "a2"]


@rule("Z3.6")
def test_a_street_with_a_token_elsewhere_is_without_cards() -> None:
    m = match(3, hands={1: "park", 2: "inn"}, fountains={"a4": 2})
    assert places(m, 1, "park") == ["a1", "a3", "a5"]


@rule("Z3.7")
def test_the_own_token_is_legal_though_nothing_lies_beside_it() -> None:
    m = match(3, turn=2, hands={1: "park", 2: "inn"}, city={"a1": "1 inn"}, fountains={"c7": 2})
    assert places(m, 2, "inn") == ["a2", "b1", "c6", "c7", "c8"]


@rule("Z3.7")
def test_three_in_a_row_forbid_the_own_token_too() -> None:
    m = match(3, turn=2, hands={1: "park", 2: "inn"}, city={"a1": "2 park", "a3": "2 villa"}, fountains={"a2": 2})
    assert places(m, 2, "inn") == ["a4", "b1"], "a4 joins a3 alone"
    assert refusal(m, "2 inn a2") == "Z3.4"


@rule("Z3.7")
def test_in_a_move_the_token_of_the_one_who_moves_counts() -> None:
    lie = {"a1": "1 inn", "b1": "1 villa"}
    m = match(turn=2, hands={1: "park", 2: "stables"}, city=lie, fountains={"a6": 1, "b6": 2}, tokens={1: 1, 2: 1})
    play(m, "2 stables a2", "2 b1")
    assert options(m, 2) == ["a3", "a5", "a7", "b5", "b6", "b7"], "the card is seat 1's, but seat 2 moves it"
    assert play(m, "2 b6")[:2] == [TokenTaken(1, "b6"), Moved(0, "villa", "b1", "b6")]
    assert [p.tokens for p in view(m).players] == [1, 2]


@rule("Z3.8")
def test_a_free_place_or_a_token_breaks_a_run() -> None:
    lie = {"a1": "1 inn", "a3": "1 villa", "b1": "2 inn", "c1": "1 forge"}
    m = match(3, hands={1: "park", 2: "temple"}, city=lie, fountains={"a2": 2, "c2": 2})
    assert places(m, 1, "park") == ["a4", "b2", "c3"], "a4 joins a3 only"


@rule("Z3.8")
def test_a_run_that_moves_have_made_may_not_be_lengthened_by_playing() -> None:
    lie = {"a2": "1 inn", "a3": "1 villa", "a4": "1 forge"}
    m = match(3, hands={1: "park", 2: "temple"}, city=lie)
    assert places(m, 1, "park") == ["b1"]
    assert refusal(m, "1 park a1") == "Z3.4"
    assert refusal(m, "1 park a5") == "Z3.4"


@rule("Z3.9")
def test_a_card_taken_to_hand_leaves_its_place_free() -> None:
    m = match(hands={1: "market", 2: "inn"}, city={"a1": "1 park", "a2": "2 villa", "a3": "1 inn"})
    play(m, "1 market b1", "1 a3")
    assert city(m) == {"a1": "1 park 7", "a2": "2 villa 10", "b1": "1 market 2"}
    assert places(m, 2, "inn") == ["a3", "b2"]


@rule("Z3.9")
def test_a_card_taken_to_hand_uncovers_the_destroyed_card_beneath() -> None:
    lie = {"a1": ["2 park down", "1 temple down", "1 park"], "a2": "2 villa"}
    m = match(hands={1: "market", 2: "inn"}, city=lie)
    play(m, "1 market b1", "1 a1")
    assert city(m) == {"a1": ["2 park down", "1 temple down"], "a2": "2 villa 10", "b1": "1 market 2"}
    assert places(m, 2, "inn") == ["a1", "a3", "b2"]
    play(m, "2 inn a1")
    assert city(m)["a1"] == ["2 park down", "1 temple down", "2 inn 5"]


@rule("Z3.9")
def test_a_card_moved_away_uncovers_the_destroyed_card_beneath_which_can_be_restored() -> None:
    lie = {"a1": ["2 temple down", "1 park"], "a2": "1 inn"}
    m = match(colours="green,blue", hands={1: "stables", 2: "school"}, city=lie)
    play(m, "1 stables b1", "1 a1", "1 a3")
    assert city(m) == {"a1": "2 temple down", "a2": "1 inn 5", "a3": "1 park 7", "b1": "1 stables 5"}
    play(m, "2 school b2")
    assert options(m, 2) == ["a1", "no"]
    play(m, "2 a1")
    assert city(m)["a1"] == "2 temple 6 safe"


@rule("Z3.9")
def test_a_card_moved_away_leaves_a_free_place_where_nothing_lay_beneath() -> None:
    m = match(colours="green,blue", hands={1: "stables", 2: "villa"}, city={"a1": "2 temple down", "a2": "1 inn"})
    play(m, "1 stables b1", "1 a2", "1 a1")
    assert city(m) == {"a1": ["2 temple down", "1 inn 5"], "b1": "1 stables 5"}
    assert places(m, 2, "villa") == ["a2", "b2"]


@rule("Z3.9")
def test_a_card_that_goes_to_the_cemetery_leaves_its_place_likewise() -> None:
    lie = {"a1": ["1 temple down", "2 tavern"], "b1": "2 market"}
    m = match(colours="red,blue", hands={1: "park villa", 2: "villa"}, city=lie, cemetery={2: []})
    assert Buried(1, "tavern", "a1") in play(m, "1 park a2")
    assert city(m) == {"a1": "1 temple down", "a2": "1 park 7", "b1": "2 market 2"}
    play(m, "2 villa a3")
    assert Buried(1, "market", "b1") in play(m, "1 villa b2")
    assert city(m) == {"a1": "1 temple down", "a2": "1 park 5", "a3": "2 villa 8", "b2": "1 villa 10"}


@rule("Z3.10")
def test_behind_anothers_token_the_next_street_is_not_begun() -> None:
    m = match(3, hands={1: "park", 2: "inn", 3: "inn"}, fountains={"a1": 2})
    assert refusal(m, "1 park b1") == "Z3.2"
    play(m, "1 park a2")
    assert places(m, 2, "inn") == ["a1", "a3", "b1"], "a card lies in the street now"


@rule("Z3.10")
def test_the_street_of_a_lifted_card_counts_as_one_without_cards() -> None:
    m = match(3, turn=2, hands={1: "park", 2: "stables"}, city={"a3": "1 inn", "b1": "2 park"})
    play(m, "2 stables b2", "2 a3")
    assert options(m, 2) == ["a1", "b3"], "street a is begun again, street c is not"
    m = match(3, turn=2, hands={1: "park", 2: "stables"}, city={"a1": "1 inn", "b1": "2 park"})
    play(m, "2 stables b2", "2 a1")
    assert city(m) == {"b1": "2 park 8", "b2": "2 stables 5", "b3": "1 inn 5"}, "b3 is all that is left"


@rule("Z3.10")
def test_with_a_destroyed_card_beneath_the_street_of_a_lifted_card_is_not_without_cards() -> None:
    m = match(3, turn=2, hands={1: "park", 2: "stables"}, city={"a1": ["2 inn down", "1 inn"], "b1": "2 park"})
    play(m, "2 stables b2", "2 a1")
    assert options(m, 2) == ["a2", "b3", "c1"], "not its own place, though that could be played on"


@rule("Z3.11")
def test_three_in_a_row_are_judged_after_the_price_is_paid() -> None:
    lie = {"a1": "1 inn", "a2": "1 villa", "b1": "2 inn", "c1": "2 villa"}
    m = match(3, hands={1: "town_hall", 2: "park"}, city=lie)
    assert play(m, "1 pay town_hall", "1 a2") == [Announced(0, "town_hall"), Destroyed(0, "villa", "a2")]
    assert options(m, 1) == ["a2", "a3", "b2", "c2"], "with a2 destroyed there is no run in street a"
    play(m, "1 a3")
    assert city(m)["a3"] == "1 town_hall 12"


@rule("Z3.11")
def test_three_in_a_row_are_judged_before_the_comparison() -> None:
    lie = {"a1": "1 inn", "a2": "1 tavern", "b1": "2 inn", "c1": "2 villa"}
    m = match(3, hands={1: "park town_hall", 2: "park"}, city={**lie, "c2": "1 temple"})
    assert "a3" not in places(m, 1, "park"), "though the Park would destroy the Tavern"
    play(m, "1 pay town_hall", "1 c2")
    assert options(m, 1) == ["b2", "c2", "c3"]
    assert refusal(m, "1 a3") == "Z3.11"
    assert player(m, 1).open_hand == ("town_hall",)
