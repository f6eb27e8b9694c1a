"""C2 The turn: place a tile, place a figure, score."""

from typing import Any
from unittest.mock import ANY

import pytest

from artel.games.carcassonne.events import (
    Ended,
    FeatureCompleted,
    FigurePlaced,
    FigureReturned,
    NoFigure,
    TileDrawn,
    TilePlaced,
    TileUnplaceable,
)
from artel.games.carcassonne.view import PlacedTile
from artel.kernel.errors import IllegalAction, NotAsked
from clauses import rule
from games.carcassonne.tables import figures, match, only, placements, player, points, view
from games.common import asked, kinds, options, outcomes, play, question, refusal, sampled

CLOSED = "E 0,-1/2"
"""Closes the city of the start tile: a C tile, city on all sides, then fits nowhere."""


# -- C2.1: draw and place -----------------------------------------------------------------------------------


@rule("C2.1")
def test_the_tile_is_drawn_and_seen_by_everybody_before_any_decision() -> None:
    m = match(3, bag="U V", turn=2)
    assert question(m) == "DrawTile"
    assert asked(m) == []
    assert play(m, "* U") == [TileDrawn(1, "U", 1)]
    assert asked(m) == [2]
    for seat in (0, 1, 2, 3):
        assert view(m, seat).tile == "U"
        assert m.seen_by(seat - 1) == [TileDrawn(1, "U", 1)]


@rule("C2.1")
def test_a_straight_road_goes_on_the_roads_and_fields_of_the_start_tile() -> None:
    m = match(tile="U")
    assert placements(m) == {"1,0": "02", "0,1": "02", "-1,0": "02"}
    assert sampled(m) == options(m) == ["1,0/0", "1,0/2", "0,1/0", "0,1/2", "-1,0/0", "-1,0/2"]


@rule("C2.1")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("C", {"0,-1": "0123"}),
        ("E", {"0,-1": "2", "0,1": "123"}),
        ("D", {"0,-1": "2", "1,0": "02", "0,1": "2", "-1,0": "02"}),
        ("K", {"0,-1": "2", "1,0": "01", "0,1": "3", "-1,0": "23"}),
        ("X", {"1,0": "0123", "-1,0": "0123"}),
        ("TB15", {"0,-1": "23", "1,0": "1", "0,1": "3", "-1,0": "3"}),
    ],
)
def test_a_tile_is_turned_until_its_edges_match(tile: str, expected: dict[str, str]) -> None:
    assert placements(match(tile=tile)) == expected


@rule("C2.1")
def test_all_touching_edges_match_on_every_side() -> None:
    # the place 1,-1 has the straight road in the south and the city tile in the west
    m = match(map="U 1,0; E 0,-1/2", tile="V")
    assert placements(m)["1,-1"] == "2"
    m = match(map="U 1,0; N 0,-1/2", tile="V")
    assert "1,-1" not in placements(m)
    m = match(map="U 1,0; N 0,-1/2", tile="E")
    assert placements(m)["1,-1"] == "3"
    m = match(map="U 1,0; N 0,-1/2; U 2,0; E 2,-1/3", tile="G")
    assert placements(m)["1,-1"] == "02"


@rule("C2.1")
@pytest.mark.parametrize("text", ["0,-1/0", "1,0/1", "0,0/0", "2,0/0", "-1,-1/0", "9,9/0", "meeple c1", "no", "yes"])
def test_a_placement_that_does_not_match_or_touch_is_refused(text: str) -> None:
    m = match(tile="U")
    assert refusal(m, f"1 {text}") == "C2.1"
    with pytest.raises(IllegalAction) as refused:
        play(m, f"1 {text}")
    assert refused.value.details["open"] == "1,0/0, 1,0/2, 0,1/0, 0,1/2, -1,0/0, -1,0/2"
    assert refused.value.details["action"] == text


@rule("C2.1")
def test_only_the_player_whose_turn_it_is_places() -> None:
    m = match(tile="U")
    with pytest.raises(NotAsked):
        play(m, "2 1,0/0")


@rule("C2.1")
def test_the_tile_lies_where_it_was_put_and_leaves_the_hand() -> None:
    m = match(tile="V")
    assert play(m, "1 -1,0/3") == [TilePlaced(0, "V", "-1,0", 3)]
    assert view(m).map == (PlacedTile("D", "0,0", 0, 0, 0, None, ANY), PlacedTile("V", "-1,0", -1, 0, 3, 0, ANY))
    assert view(m).tile is None
    assert question(m) == "PlaceFigure"


@rule("C2.1")
def test_places_close_and_open_as_the_map_grows() -> None:
    m = match(map="U 1,0; E 0,-1/2; V -1,0/3", tile="B")
    assert placements(m) == dict.fromkeys(("0,1", "1,-1", "1,1", "0,-2", "-1,-1", "-2,0"), "0123")


# -- C2.2, C2.7: a tile that fits nowhere -------------------------------------------------------------------


@rule("C2.2")
def test_a_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn() -> None:
    m = match(map=CLOSED, bag="C U V", turn=2)
    assert play(m, "* C") == [TileDrawn(1, "C", 1), TileUnplaceable(1, "C")]
    assert question(m) == "DrawTile"
    assert view(m).tile is None
    assert outcomes(m) == {"U": 1, "V": 1}
    assert play(m, "* V") == [TileDrawn(1, "V", 1)]
    assert asked(m) == [2]


@rule("C2.2")
def test_none_left_ends_the_game() -> None:
    m = match(map=CLOSED, bag="C", figures="1 meeple 0,0 r1")
    told = play(m, "* C")
    assert kinds(told) == ["TileDrawn", "TileUnplaceable", "FeatureScored", "Ended"]
    assert told[-1] == Ended((1, 0), (0,))
    assert m.over


@rule("C2.2")
def test_a_tile_that_fits_somewhere_must_be_placed() -> None:
    m = match(bag="C U")
    assert play(m, "* C") == [TileDrawn(0, "C", 1)]
    assert options(m) == ["0,-1/0", "0,-1/1", "0,-1/2", "0,-1/3"]


@rule("C2.7")
def test_everybody_is_shown_the_tile_that_leaves() -> None:
    m = match(3, map=CLOSED, bag="C U")
    play(m, "* C")
    for seat in (-1, 0, 1, 2):
        assert m.seen_by(seat) == [TileDrawn(0, "C", 1), TileUnplaceable(0, "C")]


@rule("C2.7")
def test_the_next_tile_is_drawn_in_the_same_turn_or_part() -> None:
    m = match(3, map=CLOSED, bag="C TB12 U", turn=3, part=2)
    assert play(m, "* C", "* TB12", "* U") == [
        TileDrawn(2, "C", 2),
        TileUnplaceable(2, "C"),
        TileDrawn(2, "TB12", 2),
        TileUnplaceable(2, "TB12"),
        TileDrawn(2, "U", 2),
    ]
    assert asked(m) == [3]


# -- C2.3: a figure -----------------------------------------------------------------------------------------


@rule("C2.3")
def test_a_meeple_goes_on_a_road_city_or_field_of_the_tile_just_placed() -> None:
    m = match(tile="D", bag="U")
    play(m, "1 0,1/2")
    assert sampled(m) == options(m) == ["meeple c1", "meeple r1", "meeple f1", "meeple f2", "no"]
    assert play(m, "1 meeple f1") == [FigurePlaced(0, "meeple", "field", "0,1", "f1")]
    assert figures(m) == ["1 meeple 0,1 f1"]
    assert player(m, 1).supply["meeple"] == 6


@rule("C2.3")
def test_a_meeple_goes_on_a_cloister() -> None:
    m = match(tile="A", bag="U", turn=2)
    play(m, "2 1,0/1")
    assert options(m, 2) == ["meeple r1", "meeple f1", "meeple m1", "no"]
    assert play(m, "2 meeple m1") == [FigurePlaced(1, "meeple", "cloister", "1,0", "m1")]
    assert figures(m) == ["2 meeple 1,0 m1"]


@rule("C2.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_feature_that_holds_a_meeple_of_anybody_takes_no_other(seat: int) -> None:
    m = match(map="U 1,0", figures=f"{seat} meeple 0,0 r1; {seat} meeple 1,0 f2", tile="U", builder="off", pig="off")
    play(m, "1 2,0/0")
    assert options(m) == ["meeple f1", "no"]
    assert refusal(m, "1 meeple r1") == "C2.3"
    assert refusal(m, "1 meeple f2") == "C2.3"


@rule("C2.3")
def test_the_whole_connected_feature_counts_however_far_away() -> None:
    m = match(map="U 1,0; U 2,0; U 3,0; U 4,0", figures="2 meeple 0,0 r1", tile="V")
    play(m, "1 5,0/0")
    assert options(m) == ["meeple f1", "meeple f2", "no"]


@rule("C2.3")
def test_two_parts_of_one_field_on_the_same_tile_are_one_field() -> None:
    # the road ends at the cloister, so the fields above and below it are one
    m = match(map="A 1,0/1", figures="2 meeple 1,0 f1", tile="U")
    play(m, "1 -1,0/0")
    assert options(m) == ["meeple r1", "no"]


@rule("C2.3")
def test_a_meeple_that_is_not_in_supply_cannot_be_placed() -> None:
    spots = "0,0 r1; 0,0 c1; 0,0 f1; 0,0 f2; 0,1 m1; 0,2 m1; 0,3 m1"
    seven = "; ".join(f"1 meeple {spot}" for spot in spots.split("; "))
    m = match(map="B 0,1; B 0,2; B 0,3", figures=seven, tile="B", bag="U")
    assert player(m, 1).supply["meeple"] == 0
    assert play(m, "1 0,4/0") == [TilePlaced(0, "B", "0,4", 0)]
    assert options(m) == ["pig f1", "no"]
    assert refusal(m, "1 meeple m1") == "C2.3"


@rule("C2.3")
def test_a_builder_or_pig_that_is_not_in_supply_cannot_be_placed() -> None:
    standing = "1 meeple 0,0 r1; 1 builder 0,0 r1; 1 meeple 0,0 f2; 1 pig 0,0 f2"
    m = match(figures=standing, tile="U")
    assert (player(m, 1).supply.get("builder"), player(m, 1).supply.get("pig")) == (False, False)
    play(m, "1 1,0/0")
    assert options(m) == ["meeple f1", "no"]
    assert refusal(m, "1 builder r1") == "C2.3"
    assert refusal(m, "1 pig f2") == "C2.3"


@rule("C2.3")
def test_a_figure_that_is_not_in_the_game_is_refused_with_its_clause() -> None:
    m = match(figures="1 meeple 0,0 r1; 1 meeple 0,0 f2", tile="U", builder="off", pig="off")
    play(m, "1 1,0/0")
    assert options(m) == ["meeple f1", "no"]
    assert refusal(m, "1 builder r1") == "C1.5"
    assert refusal(m, "1 pig f2") == "C1.5"


@rule("C2.3")
@pytest.mark.parametrize("figure", ["meeple", "builder", "pig"])
def test_a_part_that_the_tile_does_not_have_takes_nothing(figure: str) -> None:
    m = match(tile="B")
    play(m, "1 0,1/0")
    assert options(m) == ["meeple f1", "meeple m1", "no"]
    assert refusal(m, f"1 {figure} #3") == "C2.3"


@rule("C2.3")
def test_at_most_one_figure() -> None:
    m = match(tile="U", bag="U")
    play(m, "1 1,0/0", "1 meeple r1")
    assert question(m) == "DrawTile"
    assert figures(m) == ["1 meeple 1,0 r1"]


@rule("C2.3")
def test_nothing_but_a_figure_is_an_answer() -> None:
    m = match(tile="U")
    play(m, "1 1,0/0")
    assert refusal(m, "1 yes") == "C2.3"
    assert refusal(m, "1 2,0/0") == "C2.3"


# -- C2.4: scoring ------------------------------------------------------------------------------------------


@rule("C2.4")
def test_a_meeple_placed_in_this_turn_may_score_and_return_in_this_turn() -> None:
    m = match(tile="E", bag="U")
    assert play(m, "1 0,-1/2", "1 meeple c1") == [
        TilePlaced(0, "E", "0,-1", 2),
        FigurePlaced(0, "meeple", "city", "0,-1", "c1"),
        FeatureCompleted("city", "0,0", "c1", 2, 0, (0,), 4, "C3.2"),
        FigureReturned(0, "meeple", "0,-1"),
    ]
    assert points(m) == [4, 0]
    assert player(m, 1).earned == (4, 0, 0)
    assert player(m, 1).supply["meeple"] == 7
    assert figures(m) == []


@rule("C2.4")
def test_figures_of_every_player_on_a_completed_feature_go_back() -> None:
    m = match(
        3, map="A -1,0/3; U 1,0", turn=3, tile="A", bag="U",
        figures="1 meeple 0,0 r1; 2 meeple -1,0 r1; 2 meeple 1,0 r1; 2 builder 1,0 r1; 1 meeple 0,0 c1; "
        "3 meeple 0,0 f2",
    )  # fmt: skip
    assert play(m, "3 2,0/1", "3 no")[1:] == [
        NoFigure(2),
        FeatureCompleted("road", "0,0", "r1", 4, 0, (1,), 4, "C3.1"),
        FigureReturned(0, "meeple", "0,0"),
        FigureReturned(1, "meeple", "-1,0"),
        FigureReturned(1, "meeple", "1,0"),
        FigureReturned(1, "builder", "1,0"),
    ]
    assert figures(m) == ["1 meeple 0,0 c1", "3 meeple 0,0 f2"]
    assert [p.supply["meeple"] for p in view(m).players] == [6, 7, 6]
    assert player(m, 2).supply["builder"] == 1
    assert points(m) == [0, 4, 0]
    assert player(m, 2).earned == (0, 4, 0)


@rule("C2.4")
def test_a_feature_that_is_not_complete_is_not_scored() -> None:
    m = match(figures="1 meeple 0,0 r1", tile="U", bag="U")
    assert play(m, "1 1,0/0", "1 no") == [TilePlaced(0, "U", "1,0", 0), NoFigure(0)]
    assert points(m) == [0, 0]
    assert figures(m) == ["1 meeple 0,0 r1"]


@rule("C2.4")
def test_a_feature_completed_before_is_not_scored_again() -> None:
    m = match(map="A -1,0/3; A 1,0/1", tile="U", bag="U")
    assert only(play(m, "1 0,1/0", "1 no"), "FeatureCompleted") == []
    m = match(map=CLOSED, tile="B", bag="U")
    assert only(play(m, "1 0,-2/0", "1 no"), "FeatureCompleted") == []


# -- C2.5 ---------------------------------------------------------------------------------------------------


@rule("C2.5")
def test_placing_no_figure_is_always_allowed() -> None:
    m = match(tile="U", bag="U")
    assert play(m, "1 1,0/0", "1 no") == [TilePlaced(0, "U", "1,0", 0), NoFigure(0)]
    assert figures(m) == []


@rule("C2.5")
def test_where_no_figure_can_be_placed_nobody_is_asked() -> None:
    m = match(figures="2 meeple 0,0 c1", tile="C", bag="U")
    assert play(m, "1 0,-1/0") == [TilePlaced(0, "C", "0,-1", 0), NoFigure(0)]
    assert question(m) == "DrawTile"


@rule("C2.5")
def test_what_a_feature_holds_is_judged_with_the_new_tile_in_place() -> None:
    # the new road tile joins the start tile's road with the one behind it, where a meeple of seat 2 stands
    behind: dict[str, Any] = {"map": "B 0,1; B 1,1; B 2,1; U 2,0", "figures": "2 meeple 2,0 r1", "tile": "U"}
    m = match(**behind)
    play(m, "1 -1,0/0")
    assert options(m) == ["meeple r1", "meeple f1", "meeple f2", "no"]
    m = match(**behind)
    play(m, "1 1,0/0")
    assert options(m) == ["meeple f1", "meeple f2", "no"]


@rule("C2.5")
def test_figures_that_come_back_can_be_used_from_the_next_turn_on() -> None:
    spots = "0,0 r1; 0,0 c1; 0,0 f1; 0,0 f2; 0,1 m1; 0,2 m1; 0,3 m1"
    seven = "; ".join(f"1 meeple {spot}" for spot in spots.split("; "))
    m = match(map="B 0,1; B 0,2; B 0,3", figures=seven, tile="E", bag="U U", pig="off", builder="off")
    assert kinds(play(m, "1 0,-1/2")) == ["TilePlaced", "NoFigure", "FeatureCompleted", "FigureReturned"]
    assert player(m, 1).supply["meeple"] == 1
    play(m, "* U", "2 -1,0/0", "* U", "1 0,-2/0")
    assert options(m) == ["meeple r1", "meeple f1", "meeple f2", "no"]


@rule("C2.5")
def test_a_meeple_that_comes_back_in_the_first_part_can_be_used_in_the_second() -> None:
    spots = "0,0 c1; 0,0 f1; 0,0 f2; 0,1 m1; 0,2 m1; 0,3 m1; 0,0 r1"
    seven = "; ".join(f"1 meeple {spot}" for spot in spots.split("; "))
    m = match(map="B 0,1; B 0,2; B 0,3; A -1,0/3", figures=seven + "; 1 builder 0,0 r1", tile="A", bag="U U", pig="off")
    assert kinds(play(m, "1 1,0/1")) == [
        "TilePlaced", "NoFigure", "FeatureCompleted", "FigureReturned", "FigureReturned", "ExtraTurnOffered",
    ]  # fmt: skip
    play(m, "1 yes", "* U", "1 1,-1/0")
    assert options(m) == ["meeple r1", "meeple f1", "no"]


# -- C2.6: several features at once -------------------------------------------------------------------------


@rule("C2.6")
def test_a_tile_that_completes_several_features_scores_all_of_them_then_all_figures_go_back() -> None:
    m = match(
        3, map="U 1,0; B 1,-1; E 2,-1/2; B 3,-1; A 3,0/1", turn=3, tile="L", bag="U",
        figures="1 meeple 0,0 r1; 2 meeple 2,-1 c1; 2 meeple 3,0 r1",
    )  # fmt: skip
    # L: city in the north, three roads that end on it; the western one goes on over the start tile
    assert play(m, "3 2,0/0", "3 no")[1:] == [
        NoFigure(2),
        FeatureCompleted("city", "2,-1", "c1", 2, 0, (1,), 4, "C3.2"),
        FeatureCompleted("road", "3,0", "r1", 2, 0, (1,), 2, "C3.1"),
        FigureReturned(1, "meeple", "2,-1"),
        FigureReturned(1, "meeple", "3,0"),
    ]
    assert points(m) == [0, 6, 0]
    assert player(m, 2).earned == (4, 2, 0)
    assert figures(m) == ["1 meeple 0,0 r1"]


@rule("C2.6")
def test_each_feature_is_judged_by_itself() -> None:
    # H, two cities facing each other, closes one of seat 1 and one of seat 2
    between = "U 1,0; B 1,-1; B 1,-2; E 0,-2/2"
    m = match(map=between, figures="1 meeple 0,0 c1; 2 meeple 0,-2 c1", tile="H", bag="U")
    assert play(m, "1 0,-1/0", "1 no")[2:] == [
        FeatureCompleted("city", "0,-2", "c1", 2, 0, (1,), 4, "C3.2"),
        FeatureCompleted("city", "0,0", "c1", 2, 0, (0,), 4, "C3.2"),
        FigureReturned(1, "meeple", "0,-2"),
        FigureReturned(0, "meeple", "0,0"),
    ]
    assert points(m) == [4, 4]
    assert figures(m) == []


@rule("C2.6")
def test_one_of_them_may_be_nobodys() -> None:
    between = "U 1,0; B 1,-1; B 1,-2; E 0,-2/2"
    m = match(map=between, figures="1 meeple 0,0 c1", tile="H", bag="U")
    assert play(m, "1 0,-1/0", "1 no")[2:] == [
        FeatureCompleted("city", "0,-2", "c1", 2, 0, (), 4, "C3.2"),
        FeatureCompleted("city", "0,0", "c1", 2, 0, (0,), 4, "C3.2"),
        FigureReturned(0, "meeple", "0,0"),
    ]
    assert points(m) == [4, 0]


@rule("C2.6")
def test_a_meeple_on_one_of_them_does_not_count_for_the_other() -> None:
    between = "U 1,0; B 1,-1; B 1,-2; E 0,-2/2"
    m = match(map=between, figures="2 meeple 0,0 c1", tile="H", bag="U")
    play(m, "1 0,-1/0")
    assert options(m) == ["meeple c1", "meeple f1", "no"]
    play(m, "1 meeple c1")
    assert points(m) == [4, 4]
    assert [p.supply["meeple"] for p in view(m).players] == [7, 7]
