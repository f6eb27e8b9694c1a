"""C3 Features: roads, cities, cloisters, fields."""

import pytest

from artel.games.carcassonne.events import Ended, FeatureCompleted, FeatureScored, FigureReturned
from clauses import rule
from games.carcassonne.tables import completed, figures, items, match, only, player, points
from games.common import options, play, question, refusal

AROUND = "U 1,0; U -1,0; E 1,1/1; E -1,1/3; E 1,2/1; E 0,2/2"
"""Seven of the eight places around 0,1 are taken; -1,2 is free."""
LOOP = "V 1,0; V -1,0/3; V 1,1/1; V -1,1/2"
"""With a straight road at 0,1 the road of the start tile is a ring."""
CROSSING = "A -1,0/3; TB24 1,0; V 2,0; V 2,1/1; V 1,1/2"
"""A road that goes over the bridge, turns and goes under it; its northern end, at 1,-1, is open."""


# -- C3.1: roads --------------------------------------------------------------------------------------------


@rule("C3.1")
@pytest.mark.parametrize(
    ("tile", "turns", "what"),
    [
        ("W", 0, "a crossing of three roads"),
        ("X", 2, "a crossing of four roads"),
        ("L", 0, "a crossing before a city"),
        ("S", 1, "a city gate"),
        ("TB13", 2, "a city gate"),
        ("TB22", 0, "a city gate"),
        ("TB22", 1, "a house"),
        ("A", 1, "a cloister"),
        ("TB23", 0, "a cloister with three roads"),
    ],
)
def test_a_road_is_complete_when_both_ends_are_closed(tile: str, turns: int, what: str) -> None:
    m = match(map="A -1,0/3", figures="1 meeple 0,0 r1", tile=tile, bag="U")
    told = only(play(m, f"1 1,0/{turns}", "1 no"), "FeatureCompleted", "FigureReturned")
    assert told == [
        FeatureCompleted("road", "0,0", "r1", 3, 0, (0,), 3, "C3.1"),
        FigureReturned(0, "meeple", "0,0"),
    ], what
    assert points(m) == [3, 0]


@rule("C3.1")
@pytest.mark.parametrize(("tile", "turns"), [("U", 0), ("V", 0), ("D", 2), ("J", 1), ("K", 0), ("TB24", 0), ("O", 1)])
def test_a_road_that_goes_on_is_not_complete(tile: str, turns: int) -> None:
    m = match(map="A -1,0/3", figures="1 meeple 0,0 r1", tile=tile, bag="U")
    assert only(play(m, f"1 1,0/{turns}", "1 no"), "FeatureCompleted") == []


@rule("C3.1")
def test_a_road_is_open_while_one_end_is() -> None:
    m = match(figures="1 meeple 0,0 r1", tile="A", bag="A")
    assert only(play(m, "1 1,0/1", "1 no"), "FeatureCompleted") == []
    assert points(m) == [0, 0]


@rule("C3.1")
def test_a_loop_is_complete() -> None:
    m = match(map=LOOP, figures="1 meeple 0,0 r1", tile="U", bag="U")
    assert only(play(m, "1 0,1/0", "1 no"), "FeatureCompleted") == [
        FeatureCompleted("road", "0,0", "r1", 6, 0, (0,), 6, "C3.1")
    ]
    assert player(m, 1).earned == (0, 6, 0)


@rule("C3.1")
def test_a_road_that_ends_twice_on_the_same_crossing_counts_that_tile_once() -> None:
    m = match(map=LOOP, figures="1 meeple 0,0 r1", tile="W", bag="U")
    [told] = completed(play(m, "1 0,1/0", "1 no"))
    assert told == FeatureCompleted("road", "0,0", "r1", 6, 0, (0,), 6, "C3.1")


@rule("C3.1")
def test_the_smallest_road_has_two_tiles() -> None:
    m = match(map="A -1,0/3; U 1,0; W 2,0", tile="A", bag="U")
    told = play(m, "1 3,0/1", "1 meeple r1")
    assert only(told, "FeatureCompleted") == [FeatureCompleted("road", "2,0", "r1", 2, 0, (0,), 2, "C3.1")]


@rule("C3.1")
def test_an_incomplete_road_is_worth_one_point_per_tile_at_the_end() -> None:
    m = match(map="U 1,0; V 2,0", figures="2 meeple 1,0 r1", over=True)
    assert m.opening == [FeatureScored("road", "0,0", "r1", 3, 0, 0, (1,), (3,), "C3.1"), Ended((0, 3), (1,))]
    assert items(m) == [(2, 3, "road", "0,0 r1", "C3.1")]


# -- C3.2: cities -------------------------------------------------------------------------------------------


@rule("C3.2")
def test_a_city_of_two_tiles_is_worth_four() -> None:
    m = match(figures="2 meeple 0,0 c1", tile="E", bag="U")
    assert only(play(m, "1 0,-1/2", "1 no"), "FeatureCompleted") == [
        FeatureCompleted("city", "0,0", "c1", 2, 0, (1,), 4, "C3.2")
    ]
    assert points(m) == [0, 4]
    assert player(m, 2).earned == (4, 0, 0)


@rule("C3.2")
def test_a_pennant_is_worth_two_more() -> None:
    m = match(map="M 0,-1/2", figures="1 meeple 0,0 c1", tile="E", bag="U")
    assert only(play(m, "1 1,-1/3", "1 no"), "FeatureCompleted") == [
        FeatureCompleted("city", "0,0", "c1", 3, 1, (0,), 8, "C3.2")
    ]
    assert points(m) == [8, 0]


@rule("C3.2")
def test_every_pennant_counts() -> None:
    m = match(map="M 0,-1/2; F 1,-1; F 2,-1", figures="1 meeple 0,0 c1", tile="E", bag="U")
    assert only(play(m, "1 3,-1/3", "1 no"), "FeatureCompleted") == [
        FeatureCompleted("city", "0,0", "c1", 5, 3, (0,), 16, "C3.2")
    ]


@rule("C3.2")
def test_a_city_with_a_gap_is_not_complete() -> None:
    m = match(map="C 0,-1; E 1,-1/3", figures="1 meeple 0,0 c1", tile="E", bag="E U")
    assert only(play(m, "1 -1,-1/1", "1 no"), "FeatureCompleted") == []
    assert only(play(m, "* E", "2 0,-2/2", "2 no"), "FeatureCompleted") == [
        FeatureCompleted("city", "0,0", "c1", 5, 1, (0,), 12, "C3.2")
    ]


@rule("C3.2")
def test_a_tile_with_two_parts_of_a_city_counts_once() -> None:
    m = match(map="I 0,1/2; N 1,1/3; N 0,2/1", figures="1 meeple 0,1 c1", tile="N", bag="U")
    [told] = only(play(m, "1 1,2/0", "1 no"), "FeatureCompleted")
    assert told == FeatureCompleted("city", "0,1", "c2", 4, 0, (0,), 8, "C3.2")
    assert points(m) == [8, 0]


@rule("C3.2")
def test_two_parts_on_one_tile_that_are_not_joined_are_two_cities() -> None:
    m = match(map="I 0,1/2", figures="1 meeple 0,1 c1; 1 meeple 0,1 c2", over=True)
    assert items(m) == [(1, 1, "city", "0,1 c1", "C3.2"), (1, 1, "city", "0,1 c2", "C3.2")]


@rule("C3.2")
def test_an_incomplete_city_is_worth_one_per_tile_and_pennant_at_the_end() -> None:
    m = match(map="M 0,-1/2; F 1,-1", figures="1 meeple 0,0 c1", over=True)
    assert m.opening == [FeatureScored("city", "0,0", "c1", 3, 2, 0, (0,), (5,), "C3.2"), Ended((5, 0), (0,))]
    assert items(m) == [(1, 5, "city", "0,0 c1", "C3.2")]


@rule("C3.2")
def test_a_single_open_city_part_is_worth_one_at_the_end() -> None:
    m = match(figures="1 meeple 0,0 c1", over=True)
    assert m.result().scores == (1, 0)


# -- C3.3: cloisters ----------------------------------------------------------------------------------------


@rule("C3.3")
def test_a_cloister_is_worth_nine_when_all_eight_neighbours_are_there() -> None:
    m = match(map=f"{AROUND}; B 0,1", figures="2 meeple 0,1 m1", tile="E", bag="U")
    told = only(play(m, "1 -1,2/3", "1 no"), "FeatureCompleted", "FigureReturned")
    assert told == [
        FeatureCompleted("cloister", "0,1", "m1", 9, 0, (1,), 9, "C3.3"),
        FigureReturned(1, "meeple", "0,1"),
    ]
    assert points(m) == [0, 9]
    assert player(m, 2).earned == (0, 0, 9)
    assert player(m, 2).supply["meeple"] == 7


@rule("C3.3")
def test_the_cloister_itself_may_be_the_last_of_the_nine() -> None:
    m = match(map=f"{AROUND}; E -1,2/3", tile="B", bag="U")
    told = only(play(m, "1 0,1/0", "1 meeple m1"), "FeatureCompleted", "FigureReturned")
    assert told == [
        FeatureCompleted("cloister", "0,1", "m1", 9, 0, (0,), 9, "C3.3"),
        FigureReturned(0, "meeple", "0,1"),
    ]
    assert figures(m) == []


@rule("C3.3")
def test_a_cloister_without_a_monk_is_complete_but_nobodys() -> None:
    m = match(map=f"{AROUND}; E -1,2/3", tile="B", bag="U")
    assert only(play(m, "1 0,1/0", "1 meeple f1"), "FeatureCompleted") == [
        FeatureCompleted("cloister", "0,1", "m1", 9, 0, (), 9, "C3.3")
    ]
    assert figures(m) == ["1 meeple 0,1 f1"]
    assert points(m) == [0, 0]


@rule("C3.3")
def test_one_tile_may_complete_two_cloisters() -> None:
    near = "U 1,0; U -1,0; B 0,1; B 0,2; E -1,1/3; E -1,2/3; E -1,3/3; E 0,3/2; E 1,3/1; B 1,2"
    m = match(map=near, figures="1 meeple 0,1 m1; 2 meeple 0,2 m1", tile="B", bag="U")
    assert only(play(m, "1 1,1/0", "1 no"), "FeatureCompleted", "FigureReturned") == [
        FeatureCompleted("cloister", "0,2", "m1", 9, 0, (1,), 9, "C3.3"),
        FeatureCompleted("cloister", "0,1", "m1", 9, 0, (0,), 9, "C3.3"),
        FigureReturned(1, "meeple", "0,2"),
        FigureReturned(0, "meeple", "0,1"),
    ]
    assert points(m) == [9, 9]


@rule("C3.3")
def test_with_seven_neighbours_it_is_not_complete() -> None:
    m = match(map="U 1,0; U -1,0; E 1,1/1; E -1,1/3; E 1,2/1; B 0,1", figures="1 meeple 0,1 m1", tile="E", bag="U")
    assert only(play(m, "1 0,2/2", "1 no"), "FeatureCompleted") == []
    assert figures(m) == ["1 meeple 0,1 m1"]


@rule("C3.3")
@pytest.mark.parametrize(
    ("around", "worth"),
    [("", 2), ("; U 1,0", 3), ("; U 1,0; U 2,0", 3), (f"; {AROUND}", 8)],
)
def test_at_the_end_it_is_worth_one_and_its_neighbours(around: str, worth: int) -> None:
    m = match(map=f"B 0,1{around}", figures="1 meeple 0,1 m1", over=True)
    assert m.opening == [
        FeatureScored("cloister", "0,1", "m1", worth, 0, 0, (0,), (worth,), "C3.3"),
        Ended((worth, 0), (0,)),
    ]
    assert items(m) == [(1, worth, "cloister", "0,1 m1", "C3.3")]


# -- C3.4: fields -------------------------------------------------------------------------------------------


@rule("C3.4")
def test_a_field_is_worth_three_per_completed_city_at_the_end() -> None:
    m = match(map="E 0,-1/2", figures="1 meeple 0,0 f1", over=True)
    assert m.opening == [FeatureScored("field", "0,0", "f1", 1, 0, 1, (0,), (3,), "C3.4"), Ended((3, 0), (0,))]
    assert items(m) == [(1, 3, "field", "0,0 f1", "C3.4")]


@rule("C3.4")
def test_a_city_that_is_not_complete_feeds_nobody() -> None:
    m = match(map="M 0,-1/2", figures="1 meeple 0,0 f1", over=True)
    assert m.opening == [FeatureScored("field", "0,0", "f1", 1, 0, 0, (0,), (0,), "C3.4"), Ended((0, 0), (0, 1))]
    assert items(m) == [(1, 0, "field", "0,0 f1", "C3.4")]


@rule("C3.4")
def test_a_field_that_does_not_border_the_city_gets_nothing() -> None:
    m = match(map="E 0,-1/2", figures="1 meeple 0,0 f2", over=True)
    assert m.result().scores == (0, 0)


@rule("C3.4")
def test_several_fields_may_score_the_same_city() -> None:
    m = match(3, map="E 0,-1/2", figures="1 meeple 0,0 f1; 2 meeple 0,-1 f1; 3 meeple 0,0 f2", over=True)
    assert m.result().scores == (3, 3, 0)


@rule("C3.4")
def test_a_city_counts_once_for_a_field_that_touches_it_twice() -> None:
    # the field above the road reaches the same city on the start tile and, round the corner, on the tile above it
    m = match(map="E 0,-1/2; U 1,0; B 1,-1", figures="1 meeple 0,0 f1", over=True)
    [told] = only(m.opening, "FeatureScored")
    assert told == FeatureScored("field", "0,0", "f1", 4, 0, 1, (0,), (3,), "C3.4")


@rule("C3.4")
def test_a_field_counts_every_city_that_it_borders() -> None:
    m = match(map="E 0,-1/2; U 1,0; E 1,-1; E 1,-2/2", figures="1 meeple 0,0 f1", over=True)
    [told] = only(m.opening, "FeatureScored")
    assert told == FeatureScored("field", "0,0", "f1", 4, 0, 2, (0,), (6,), "C3.4")


@rule("C3.4")
def test_farmers_stay_and_earn_nothing_before_the_end() -> None:
    m = match(figures="1 meeple 0,0 f1", tile="E", bag="U")
    play(m, "1 0,-1/2", "1 no")
    assert points(m) == [0, 0]
    assert figures(m) == ["1 meeple 0,0 f1"]
    assert m.result().scores == (3, 0), "as if the game ended now"


@rule("C3.4")
def test_a_field_is_never_complete() -> None:
    # the field inside the ring of road is shut in on all sides
    m = match(map=LOOP, figures="1 meeple 0,0 f2", tile="U", bag="U")
    assert [event.feature for event in completed(play(m, "1 0,1/0", "1 no"))] == ["road"]
    assert figures(m) == ["1 meeple 0,0 f2"]


# -- C3.5: who owns it --------------------------------------------------------------------------------------


@rule("C3.5")
def test_most_meeples_take_all_points() -> None:
    standing = "1 meeple 0,0 r1; 2 meeple 1,0 r1; 2 meeple 2,0 r1"
    m = match(map="A -1,0/3; U 1,0; U 2,0", figures=standing, tile="A", bag="U")
    [told] = only(play(m, "1 3,0/1", "1 no"), "FeatureCompleted")
    assert told == FeatureCompleted("road", "0,0", "r1", 5, 0, (1,), 5, "C3.1")
    assert points(m) == [0, 5]
    assert [player(m, seat).supply["meeple"] for seat in (1, 2)] == [7, 7]


@rule("C3.5")
def test_tied_players_each_take_all_points() -> None:
    standing = "1 meeple 0,0 r1; 3 meeple 1,0 r1; 3 meeple -1,0 r1; 4 meeple 2,0 r1; 4 meeple 0,0 r1"
    m = match(4, map="A -1,0/3; U 1,0; U 2,0", figures=standing, tile="A", bag="U")
    [told] = only(play(m, "1 3,0/1", "1 no"), "FeatureCompleted")
    assert told == FeatureCompleted("road", "0,0", "r1", 5, 0, (2, 3), 5, "C3.1")
    assert points(m) == [0, 0, 5, 5]


@rule("C3.5")
def test_six_players_may_share_a_city() -> None:
    standing = "; ".join(f"{seat} meeple 0,0 c1" for seat in range(1, 7))
    m = match(6, figures=standing, tile="E", bag="U")
    play(m, "1 0,-1/2", "1 no")
    assert points(m) == [4] * 6


@rule("C3.5")
def test_all_seven_meeples_of_a_player_count() -> None:
    standing = "; ".join(["1 meeple 0,0 c1"] * 6 + ["2 meeple 0,0 c1"] * 7)
    m = match(figures=standing, tile="E", bag="U")
    play(m, "1 0,-1/2", "1 no")
    assert points(m) == [0, 4]
    assert [player(m, seat).supply["meeple"] for seat in (1, 2)] == [7, 7]


@rule("C3.5")
def test_the_same_holds_at_the_end_and_for_fields() -> None:
    standing = "1 meeple 0,0 f1; 2 meeple 1,0 f1; 2 meeple 0,0 c1; 1 meeple 1,0 r1; 3 meeple 0,0 r1; 3 meeple 1,0 r1"
    m = match(3, map="U 1,0", figures=standing, over=True)
    assert items(m) == [
        (2, 1, "city", "0,0 c1", "C3.2"),
        (3, 2, "road", "0,0 r1", "C3.1"),
        (1, 0, "field", "0,0 f1", "C3.4"),
        (2, 0, "field", "0,0 f1", "C3.4"),
    ]


# -- C3.6: the tiles of the expansion -----------------------------------------------------------------------


@rule("C3.6")
def test_on_the_bridge_two_roads_cross_without_meeting() -> None:
    m = match(figures="2 meeple 0,0 r1", tile="TB24", bag="U")
    assert only(play(m, "1 1,0/0"), "FeatureCompleted") == []
    assert options(m) == ["meeple r1", "meeple f1", "meeple f2", "meeple f3", "meeple f4", "no"]
    m = match(figures="2 meeple 0,0 r1", tile="TB24", bag="U")
    play(m, "1 1,0/1")
    assert options(m) == ["meeple r2", "meeple f1", "meeple f2", "meeple f3", "meeple f4", "no"]


@rule("C3.6")
def test_the_bridge_has_four_fields() -> None:
    # north-west and south-west of the bridge lie the fields of the start tile
    m = match(figures="2 meeple 0,0 f1; 2 meeple 0,0 f2", tile="TB24")
    play(m, "1 1,0/0")
    assert options(m) == ["meeple r1", "meeple r2", "meeple f2", "meeple f3", "no"]


@rule("C3.6")
def test_the_house_ends_one_road_and_the_gate_the_other_between_three_fields() -> None:
    m = match(figures="2 meeple 0,0 r1; 2 meeple 0,0 f1", tile="TB22")
    play(m, "1 1,0/0")
    assert options(m) == ["meeple c1", "meeple r2", "meeple f2", "meeple f3", "no"]


@rule("C3.6")
def test_the_cloister_with_three_roads() -> None:
    m = match(figures="2 meeple 0,0 r1; 2 meeple 0,0 f2", tile="TB23")
    play(m, "1 1,0/0")
    assert options(m) == ["meeple r1", "meeple r2", "meeple f1", "meeple f2", "meeple m1", "no"]


@rule("C3.6")
def test_three_cities_stand_around_one_inner_field() -> None:
    m = match(figures="2 meeple 0,0 c1", tile="TB12", bag="U")
    play(m, "1 0,-1/0")
    assert options(m) == ["meeple c1", "meeple c3", "meeple f1", "no"]
    [done] = only(play(m, "1 meeple f1"), "FeatureCompleted")
    assert done == FeatureCompleted("city", "0,0", "c1", 2, 0, (1,), 4, "C3.2")
    assert figures(m) == ["1 meeple 0,-1 f1"]


# -- C3.7: features that a tile joins -----------------------------------------------------------------------


@rule("C3.7")
def test_meeples_of_all_parts_count_together() -> None:
    # two roads, one of seat 1 and one with two meeples of seat 2, become one
    apart = "A -1,0/3; B 0,1; B 1,1; B 2,1; U 2,0; A 3,0/1"
    m = match(map=apart, figures="1 meeple 0,0 r1; 2 meeple 2,0 r1; 2 meeple 3,0 r1", tile="U", bag="U")
    [told] = only(play(m, "1 1,0/0", "1 no"), "FeatureCompleted")
    assert told == FeatureCompleted("road", "2,0", "r1", 5, 0, (1,), 5, "C3.1")
    assert points(m) == [0, 5]
    assert figures(m) == []


@rule("C3.7")
def test_joined_equals_share() -> None:
    apart = "B 0,1; B 1,1; B 2,1; U 2,0"
    m = match(map=apart, figures="1 meeple 0,0 r1; 2 meeple 2,0 r1", tile="U", bag="")
    told = play(m, "1 1,0/0", "1 no")
    assert told[-2:] == [FeatureScored("road", "2,0", "r1", 3, 0, 0, (0, 1), (3, 3), "C3.1"), Ended((3, 3), (0, 1))]


@rule("C3.7")
def test_joined_cities_count_each_tile_and_pennant_once() -> None:
    # one city part of the new tile looks east and west, and joins two cities
    apart = "M 0,-1/2; B 0,-2; B 1,-2; B 2,-2; F 2,-1; E 3,-1/3"
    m = match(map=apart, figures="1 meeple 0,0 c1; 2 meeple 2,-1 c1; 2 meeple 3,-1 c1", tile="F", bag="U")
    [told] = only(play(m, "1 1,-1/0", "1 no"), "FeatureCompleted")
    assert told == FeatureCompleted("city", "2,-1", "c1", 5, 3, (1,), 16, "C3.2")


@rule("C3.7")
def test_a_tile_may_join_a_feature_with_itself() -> None:
    # both ends of the open ring meet on the last tile, which is counted once
    m = match(map=LOOP, figures="1 meeple 1,1 r1", tile="U", bag="U")
    play(m, "1 0,1/0")
    assert options(m) == ["meeple f1", "meeple f2", "no"]
    [told] = completed(play(m, "1 no"))
    assert (told.tiles, told.points) == (6, 6)


@rule("C3.7")
def test_joined_fields_count_a_city_once_and_all_farmers() -> None:
    m = match(
        map="E 0,-1/2; U 1,0", figures="1 meeple 0,0 f1; 2 meeple 0,-1 f1; 2 meeple 1,0 f1", tile="B", bag=""
    )  # fmt: skip
    assert m.result().scores == (3, 6)
    told = play(m, "1 1,-1/0", "1 no")
    assert told[-2:] == [FeatureScored("field", "0,0", "f1", 4, 0, 1, (1,), (3,), "C3.4"), Ended((0, 3), (1,))]


# -- C3.8 ---------------------------------------------------------------------------------------------------


@rule("C3.8")
def test_a_road_that_crosses_itself_counts_the_bridge_once() -> None:
    m = match(map=CROSSING, figures="1 meeple 0,0 r1", tile="A", bag="U")
    [told] = only(play(m, "1 1,-1/0", "1 no"), "FeatureCompleted")
    assert told == FeatureCompleted("road", "0,0", "r1", 7, 0, (0,), 7, "C3.1")
    assert points(m) == [7, 0]


@rule("C3.8")
def test_also_when_it_is_not_complete_at_the_end() -> None:
    m = match(map=CROSSING, figures="1 meeple 0,0 r1", over=True)
    assert items(m) == [(1, 6, "road", "0,0 r1", "C3.1")]


@rule("C3.8")
def test_an_inner_field_joins_nothing() -> None:
    m = match(figures="2 meeple 0,0 f1; 2 meeple 0,0 f2", tile="TB09", bag="U")
    play(m, "1 0,-1/0")
    assert options(m) == ["meeple c1", "meeple c2", "meeple f1", "meeple f2", "no"]
    play(m, "1 meeple f2", "* U", "2 0,-2/0")
    assert "meeple f2" in options(m, 2), "the field above it is another one"


@rule("C3.8")
def test_an_inner_field_borders_the_cities_on_its_tile_only() -> None:
    # TB11: two corner cities with the field between them; the south-eastern one is closed by the start tile and E
    m = match(map="TB11 0,-1/0; E 1,-1/3", figures="1 meeple 0,-1 f1; 2 meeple 0,0 f1", over=True)
    assert items(m) == [(2, 3, "field", "0,0 f1", "C3.4"), (1, 3, "field", "0,-1 f1", "C3.4")]
    # the city of the neighbour to the east is complete as well, but has no part on that tile
    m = match(map="TB11 0,-1/0; H 1,-1/1; E 2,-1/3", figures="1 meeple 0,-1 f1; 2 meeple 1,-1 f1", over=True)
    assert items(m) == [(1, 3, "field", "0,-1 f1", "C3.4"), (2, 6, "field", "1,-1 f1", "C3.4")]


@rule("C3.8")
@pytest.mark.parametrize("tile", ["TB09", "TB10", "TB11", "TB12"])
def test_a_farmer_can_stand_on_each_inner_field(tile: str) -> None:
    m = match(tile=tile, bag="U")
    play(m, "1 0,-1/0")
    inner = "f2" if tile in ("TB09", "TB10") else "f1"
    assert f"meeple {inner}" in options(m)
    play(m, f"1 meeple {inner}")
    assert question(m) == "DrawTile"
    complete = tile != "TB11"  # there the city of the start tile is open to the east
    assert m.result().scores == (3 if complete else 0, 0)


@rule("C3.3")
def test_a_monk_keeps_others_out_of_the_cloister_only() -> None:
    m = match(map="B 0,1", figures="2 meeple 0,1 m1", tile="B")
    play(m, "1 0,2/0")
    assert options(m) == ["meeple f1", "meeple m1", "no"]
    assert refusal(m, "1 builder m1") == "C5.1"
