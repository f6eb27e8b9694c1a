"""Z8: the end and the score."""

from __future__ import annotations

from artel.games.zodchie.events import (
    Buried,
    Drew,
    Ended,
    Passed,
    Played,
    Redrew,
    Removed,
    Scored,
    Skipped,
    TurnBegan,
)
from artel.kernel.events import Event
from artel.kernel.game import Item
from clauses import rule
from games.common import asked, options, outcomes, play
from games.zodchie.tables import full, hand, match, player

# A city of 16 places with no room for anything.
EIGHT = ("tavern", "market", "barracks", "orangery", "inn", "temple", "park", "watchtower")
CROWDED = {f"{street}{at}": f"{seat} {card}" for street, seat in ("a1", "b2") for at, card in enumerate(EIGHT, 1)}


def tail(events: list[Event]) -> list[Event]:
    """What happens up to the count."""
    return [event for event in events if not isinstance(event, (Scored, Ended))]


# -- Z8.1 ---------------------------------------------------------------------------------------------------


@rule("Z8.1")
def test_the_others_go_on_when_somebody_has_run_out_while_places_remain() -> None:
    m = match(hands={1: "temple", 2: "park inn"})
    play(m, "1 temple a1")
    events = play(m, "2 park b1")
    assert events == [Played(1, "park", "b1", 7), TurnBegan(0), Skipped(0), TurnBegan(1)]
    assert asked(m) == [2]
    assert options(m, 2) == ["inn a2", "inn b2"]


@rule("Z8.1")
def test_the_game_ends_when_nobody_has_a_card_left() -> None:
    m = match(hands={1: "temple", 2: "park"})
    play(m, "1 temple a1")
    assert not m.over
    assert play(m, "2 park b1") == [
        Played(1, "park", "b1", 7),
        TurnBegan(0),
        Skipped(0),
        TurnBegan(1),
        Skipped(1),
        Scored(0, 6, "temple", "a1", "Z8.2"),
        Scored(1, 7, "park", "b1", "Z8.2"),
        Scored(1, 0, "park", "b1", "Z8.5"),
        Ended((6, 7), (1,)),
    ]
    assert m.over
    assert asked(m) == []
    assert m.record().scores == (6, 7)


@rule("Z8.1")
def test_the_game_ends_when_no_place_is_left_though_there_are_cards() -> None:
    m = match(hands={1: "villa", 2: "forge"}, city=CROWDED)
    assert m.over
    assert tail(m.opening) == [TurnBegan(0), Passed(0), TurnBegan(1), Passed(1)]
    assert hand(m, 1) == ["villa"]


@rule("Z8.1")
def test_one_who_cannot_play_stays_in_the_game_for_the_next_place() -> None:
    city = {place: piece for place, piece in CROWDED.items() if place != "b3"}
    m = match(hands={1: "villa", 2: "barracks"}, city=city, turn=2)
    assert options(m, 2) == ["barracks b3"]
    play(m, "2 barracks b3", "2 b4")  # the Barracks destroys its neighbour: there is room again
    assert options(m, 1) == ["villa b4"]


# -- Z8.2 ---------------------------------------------------------------------------------------------------


@rule("Z8.2")
def test_the_score_is_the_sum_of_the_current_values_of_own_face_up_cards() -> None:
    m = match(
        3,
        city={
            "a1": "1 tavern/4",  # 7
            "a2": "1 forge/1",  # X-1 = 6
            "a3": "1 library/4",  # No+2 = 5
            "a4": "2 villa/1",  # 6
            "a5": "2 market down",
            "a6": ["2 inn down", "1 barracks"],  # 3
            "b1": "2 forge/1",  # no card before it: -1
            "b2": "1 theatre",  # 9
        },
    )
    assert m.over
    assert m.result().scores == (30, 5, 0)
    assert m.result().places == (1, 2, 3)
    assert m.result().winners == (0,)
    assert m.result().items == (
        Item(0, 7, "tavern", "a1", "Z8.2"),
        Item(0, 6, "forge", "a2", "Z8.2"),
        Item(0, 5, "library", "a3", "Z8.2"),
        Item(0, 3, "barracks", "a6", "Z8.2"),
        Item(0, 9, "theatre", "b2", "Z8.2"),
        Item(1, 6, "villa", "a4", "Z8.2"),
        Item(1, -1, "forge", "b1", "Z8.2"),
    )
    assert m.opening[-1] == Ended((30, 5, 0), (0,))


@rule("Z8.2")
def test_end_game_properties_and_the_cemetery_add_to_the_score() -> None:
    m = match(
        colours="blue,red",
        city={"a1": "1 observatory", "a2": "1 inn", "b1": "2 colosseum", "b2": "1 tavern down"},
        cemetery={1: "orangery forge"},
    )
    assert m.result().items == (
        Item(0, 8, "observatory", "a1", "Z8.2"),
        Item(0, 1, "observatory", "a1", "Z8.5"),
        Item(0, 5, "inn", "a2", "Z8.2"),
        Item(0, 2, "cemetery", "out", "Z8.2"),
        Item(0, 2, "cemetery", "out", "Z11.3"),
        Item(1, 9, "colosseum", "b1", "Z8.2"),
        Item(1, 1, "colosseum", "b1", "Z8.5"),
    )
    assert m.result().scores == (18, 10)
    assert m.opening[-8:] == [
        *[Scored(item.seat, item.points, item.what, item.where, item.clause) for item in m.result().items],
        Ended((18, 10), (0,)),
    ]


@rule("Z8.2")
def test_everybody_can_read_the_score_so_far() -> None:
    m = match(hands={1: "tavern"}, city={"a1": "1 park", "a2": "1 inn", "b1": "2 villa"})
    assert player(m, 1).points == 13
    assert player(m, 2, viewer=1).points == 10
    assert m.game.scores(m.table) == [13, 10]
    assert m.game.evaluate(m.table) == [3.0, -3.0]


# -- Z8.3 ---------------------------------------------------------------------------------------------------


@rule("Z8.3")
def test_of_equal_scores_the_one_with_more_face_up_cards_wins() -> None:
    m = match(city={"a1": "1 inn", "a2": "1 market", "b1": "2 park"})
    assert m.result().scores == (7, 7)
    assert m.result().places == (1, 2)
    assert m.opening[-1] == Ended((7, 7), (0,))


@rule("Z8.3")
def test_destroyed_cards_do_not_count_for_a_tie() -> None:
    m = match(city={"a1": "1 inn", "a2": "1 market", "b1": "2 park", "b2": "2 tavern down", "b3": "2 inn down"})
    assert m.result().places == (1, 2)


@rule("Z8.3")
def test_with_as_many_cards_the_one_with_the_lowest_valued_card_wins() -> None:
    m = match(city={"a1": "1 inn", "a2": "1 market", "b1": "2 watchtower/1", "b2": "2 tavern"})
    assert m.result().scores == (7, 7)
    assert m.result().places == (2, 1)
    assert m.opening[-1] == Ended((7, 7), (1,))


@rule("Z8.3")
def test_more_cards_go_before_the_lowest_card() -> None:
    m = match(
        city={"a1": "1 inn", "a2": "1 market", "a3": "1 orangery", "b1": "2 villa", "b2": "2 tavern"},
    )
    assert m.result().scores == (11, 11)
    assert m.result().places == (1, 2)


@rule("Z8.3")
def test_the_score_goes_before_the_number_of_cards() -> None:
    m = match(city={"a1": "1 inn", "a2": "1 market", "b1": "2 watchtower"})
    assert m.result().scores == (7, 8)
    assert m.result().places == (2, 1)


@rule("Z8.3")
def test_equal_in_everything_is_shared() -> None:
    m = match(3, city={"a1": "1 inn", "a2": "1 market", "b1": "2 market", "b2": "2 inn", "c1": "3 orangery"})
    assert m.result().scores == (7, 7, 4)
    assert m.result().places == (1, 1, 3)
    assert m.result().winners == (0, 1)
    assert m.opening[-1] == Ended((7, 7, 4), (0, 1))


@rule("Z8.3")
def test_the_third_tie_break_is_asked_of_those_still_tied_only() -> None:
    m = match(
        3,
        city={
            "a1": "1 inn",
            "a2": "1 orangery",  # 9 points with two cards, the lowest is 4
            "b1": "2 temple",
            "b2": "2 barracks",  # 9 points with two cards, the lowest is 3
            "c1": "3 theatre",  # 9 points with one card
        },
    )
    assert m.result().scores == (9, 9, 9)
    assert m.result().places == (2, 1, 3)


@rule("Z8.3")
def test_a_table_without_a_card_is_shared_by_all() -> None:
    m = match(3)
    assert m.opening == [
        TurnBegan(0), Skipped(0), TurnBegan(1), Skipped(1), TurnBegan(2), Skipped(2), Ended((0, 0, 0), (0, 1, 2)),
    ]  # fmt: skip
    assert m.result().places == (1, 1, 1)


@rule("Z8.3")
def test_one_without_cards_loses_the_tie_at_nought() -> None:
    m = match(city={"a1": "2 tavern/1"})
    assert m.result().scores == (0, 0)
    assert m.result().places == (2, 1)


# -- Z8.4 ---------------------------------------------------------------------------------------------------


@rule("Z8.4")
def test_two_passes_in_a_row_end_a_game_of_two() -> None:
    m = match(hands={1: "villa", 2: "forge"}, city=CROWDED, turn=2)
    assert tail(m.opening) == [TurnBegan(1), Passed(1), TurnBegan(0), Passed(0)]


@rule("Z8.4")
def test_everybody_must_pass_or_be_skipped_in_a_row() -> None:
    city = full(3, {place: piece for place, piece in CROWDED.items() if place[0] == "a"})
    m = match(3, hands={1: "villa", 2: "villa"}, city=city, turn=2)
    assert tail(m.opening) == [TurnBegan(1), Passed(1), TurnBegan(2), Skipped(2), TurnBegan(0), Passed(0)]
    assert m.over


@rule("Z8.4")
def test_a_draw_after_a_pass_starts_the_round_of_passes_anew() -> None:
    m = match(hands={1: "villa", 2: "forge"}, piles={1: "theatre"}, city=CROWDED, redrawn=[1])
    assert m.opening == [TurnBegan(0), Passed(0)]
    assert outcomes(m) == {"theatre": 1}
    events = play(m, "* theatre")
    assert tail(events) == [Drew(0, "theatre"), TurnBegan(1), Passed(1), TurnBegan(0), Passed(0)]
    assert m.over


@rule("Z8.4")
def test_a_pass_without_a_draw_counts_at_once() -> None:
    m = match(hands={1: "villa", 2: "forge"}, piles={1: "theatre"}, hand_max={1: 1}, city=CROWDED, redrawn=[1])
    assert tail(m.opening) == [TurnBegan(0), Passed(0), TurnBegan(1), Passed(1)]
    assert m.over


@rule("Z8.4")
def test_a_redraw_starts_the_round_of_passes_anew() -> None:
    m = match(hands={1: "villa", 2: "forge library theatre"}, piles={2: "villa"}, city=CROWDED)
    assert m.opening == [TurnBegan(0), Passed(0), TurnBegan(1)]
    assert options(m, 2) == ["pass", "redraw"]
    events = play(m, "2 redraw", "* villa", "* forge", "* library")
    assert events[0] == Redrew(1, 3)
    assert tail(events[4:]) == [Passed(1), TurnBegan(0), Passed(0)]


@rule("Z8.4")
def test_without_the_redraw_the_second_pass_is_the_last() -> None:
    m = match(hands={1: "villa", 2: "forge library theatre"}, piles={2: "villa"}, city=CROWDED)
    assert tail(play(m, "2 pass")) == [Passed(1)]
    assert m.over


@rule("Z8.4")
def test_a_removed_card_starts_the_round_of_passes_anew() -> None:
    m = match(colours="red,blue", hands={1: "villa", 2: "magic_academy"}, city=CROWDED)
    assert m.opening == [TurnBegan(0), Passed(0), TurnBegan(1)]
    assert options(m, 2) == ["remove magic_academy"]
    events = play(m, "2 remove magic_academy")
    assert tail(events) == [Removed(1, "magic_academy", "hand"), TurnBegan(0), Passed(0), TurnBegan(1), Skipped(1)]


@rule("Z8.4")
def test_a_played_card_starts_the_round_of_passes_anew() -> None:
    m = match(colours="red,blue", hands={1: "villa", 2: "cemetery"}, city=CROWDED)
    assert options(m, 2) == ["cemetery out"]
    events = play(m, "2 cemetery out")
    assert tail(events) == [Played(1, "cemetery", "out", 2), TurnBegan(0), Passed(0), TurnBegan(1), Skipped(1)]


@rule("Z8.4")
def test_hands_are_never_looked_into_whoever_may_redraw_is_asked() -> None:
    m = match(hands={1: "villa", 2: "forge"}, piles={1: "theatre"}, hand_max={1: 1}, city=CROWDED)
    assert not m.over
    assert options(m, 1) == ["pass", "redraw"]


# -- Z8.5, Z8.6 ---------------------------------------------------------------------------------------------


@rule("Z8.5")
def test_end_game_points_are_no_value_and_feed_no_x() -> None:
    m = match(city={"a1": "1 park", "a2": "1 forge"})
    assert m.result().items == (
        Item(0, 7, "park", "a1", "Z8.2"),
        Item(0, 1, "park", "a1", "Z8.5"),
        Item(0, 7, "forge", "a2", "Z8.2"),
    )
    assert m.result().scores == (15, 0)


@rule("Z8.5")
def test_end_game_points_feed_no_tie_break() -> None:
    m = match(city={"a1": "1 watchtower", "b2": "2 farm/1"})
    assert m.result().scores == (8, 8)
    assert m.result().places == (2, 1)  # the Farm is worth 6, however much it scores


@rule("Z8.5")
def test_end_game_properties_are_read_from_the_final_table() -> None:
    m = match(hands={2: "villa"}, city={"a1": "2 farm", "b1": "1 market"}, turn=2)
    assert m.result().scores == (2, 8)  # the Market lies in the Farm's column
    play(m, "2 villa b2")
    assert m.over
    assert m.result().scores == (0, 20)


@rule("Z8.5")
def test_a_destroyed_card_has_no_end_game_property() -> None:
    m = match(city={"a1": "2 park down", "a2": "2 inn", "b1": "2 farm down"})
    assert m.result().scores == (0, 5)
    assert m.result().items == (Item(1, 5, "inn", "a2", "Z8.2"),)


@rule("Z8.6")
def test_the_cards_in_a_cemetery_have_no_value_for_the_tie() -> None:
    m = match(
        colours="red,blue",
        city={"a1": "1 tavern", "a2": "1 market", "a3": "1 inn", "b1": "2 inn"},
        cemetery={2: "forge"},
    )
    assert m.result().scores == (8, 8)  # 2 + 1 + 5
    assert m.result().items[3:] == (
        Item(1, 5, "inn", "b1", "Z8.2"),
        Item(1, 2, "cemetery", "out", "Z8.2"),
        Item(1, 1, "cemetery", "out", "Z11.3"),
    )
    assert m.result().places == (1, 2)  # three cards each; the Tavern is worth 1, the Cemetery 2


@rule("Z8.6")
def test_the_cemetery_itself_can_be_the_lowest_valued_card() -> None:
    m = match(colours="red,blue", city={"a1": "1 barracks", "a2": "1 inn", "b1": "2 temple"}, cemetery={2: ""})
    assert m.result().scores == (8, 8)
    assert m.result().places == (2, 1)


@rule("Z8.6")
def test_a_city_card_may_lie_below_the_cemetery() -> None:
    m = match(colours="red,blue", city={"a1": "1 market", "a2": "1 tavern", "b1": "2 tavern"}, cemetery={2: ""})
    assert m.result().scores == (3, 3)
    assert m.result().places == (1, 1)


@rule("Z8.2")
def test_a_card_that_falls_into_the_cemetery_scores_one_point_there() -> None:
    m = match(colours="blue,red", hands={2: "villa"}, city={"a1": "1 orangery"}, cemetery={1: ""}, turn=2)
    assert m.result().scores == (6, 0)
    events = play(m, "2 villa a2")
    assert Buried(0, "orangery", "a1") in events
    assert m.result().scores == (3, 10)
