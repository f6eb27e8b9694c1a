"""C5 The builder."""

import pytest

from artel.games.carcassonne.events import (
    Ended,
    ExtraTurnDeclined,
    ExtraTurnOffered,
    ExtraTurnTaken,
    FeatureCompleted,
    FeatureScored,
    FigurePlaced,
    FigureReturned,
    NoFigure,
    TileDrawn,
    TilePlaced,
    TileUnplaceable,
)
from clauses import rule
from games.carcassonne.tables import completed, figures, items, match, player, points, view
from games.common import asked, kinds, options, play, question, refusal, sampled

BUILDING = "1 meeple 0,0 r1; 1 builder 0,0 r1"
"""Seat 1 builds the road of the start tile."""
LOOP = "V 1,0; V -1,0/3; V 1,1/1; V -1,1/2"
FAR = "B 0,1; B 1,1; B 2,1; U 2,0"
"""A second road at 2,0; a tile at 1,0 joins it with that of the start tile."""


# -- C5.1: where it goes ------------------------------------------------------------------------------------


@rule("C5.1")
def test_the_builder_goes_on_a_road_with_an_own_meeple() -> None:
    m = match(figures="1 meeple 0,0 r1", tile="U", bag="U")
    play(m, "1 1,0/0")
    assert sampled(m) == options(m) == ["builder r1", "meeple f1", "meeple f2", "no"]
    assert play(m, "1 builder r1") == [FigurePlaced(0, "builder", "road", "1,0", "r1")]
    assert figures(m) == ["1 meeple 0,0 r1", "1 builder 1,0 r1"]
    assert (player(m, 1).supply["meeple"], player(m, 1).supply.get("builder")) == (6, False)
    assert question(m) == "DrawTile", "instead of a meeple"


@rule("C5.1")
def test_or_in_a_city() -> None:
    m = match(figures="2 meeple 0,0 c1", tile="N", turn=2, bag="U")
    play(m, "2 0,-1/2")
    assert options(m, 2) == ["builder c1", "meeple f1", "no"]
    assert play(m, "2 builder c1") == [FigurePlaced(1, "builder", "city", "0,-1", "c1")]


@rule("C5.1")
def test_the_meeple_may_be_far_away() -> None:
    m = match(map="U 1,0; U 2,0; U 3,0", figures="1 meeple 0,0 r1", tile="V")
    play(m, "1 4,0/0")
    assert "builder r1" in options(m)


@rule("C5.1")
def test_not_without_an_own_meeple_there() -> None:
    m = match(figures="2 meeple 0,0 r1; 1 meeple 0,0 c1", tile="U")
    play(m, "1 1,0/0")
    assert options(m) == ["meeple f1", "meeple f2", "no"]
    assert refusal(m, "1 builder r1") == "C5.1"
    m = match(tile="U")
    play(m, "1 1,0/0")
    assert refusal(m, "1 builder r1") == "C5.1"


@rule("C5.1")
def test_never_on_a_cloister_or_field() -> None:
    m = match(map="B 0,1", figures="1 meeple 0,0 f2; 1 meeple 0,1 m1", tile="B")
    play(m, "1 0,2/0")
    assert options(m) == ["pig f1", "meeple m1", "no"]
    assert refusal(m, "1 builder f1") == "C5.1"
    assert refusal(m, "1 builder m1") == "C5.1"


@rule("C5.1")
def test_figures_of_other_players_do_not_matter() -> None:
    m = match(map="U 1,0", figures="1 meeple 0,0 r1; 2 meeple 1,0 r1; 2 builder 1,0 r1", tile="U", bag="U")
    play(m, "1 2,0/0")
    assert "builder r1" in options(m)
    play(m, "1 builder r1")
    assert figures(m) == ["1 meeple 0,0 r1", "1 builder 2,0 r1", "2 meeple 1,0 r1", "2 builder 1,0 r1"]


# -- C5.2 ---------------------------------------------------------------------------------------------------


@rule("C5.2")
def test_not_on_a_city_that_is_complete_at_that_moment() -> None:
    m = match(figures="1 meeple 0,0 c1", tile="E")
    play(m, "1 0,-1/2")
    assert options(m) == ["meeple f1", "no"]
    assert refusal(m, "1 builder c1") == "C5.2"


@rule("C5.2")
def test_not_on_a_road_that_is_complete_at_that_moment() -> None:
    m = match(map="A -1,0/3", figures="1 meeple 0,0 r1", tile="A")
    play(m, "1 1,0/1")
    assert options(m) == ["meeple f1", "meeple m1", "no"]
    assert refusal(m, "1 builder r1") == "C5.2"


# -- C5.3 ---------------------------------------------------------------------------------------------------


@rule("C5.3")
def test_it_stays_until_its_feature_is_complete() -> None:
    m = match(map="A -1,0/3", figures=BUILDING, tile="U", bag="A U", turn=2)
    play(m, "2 1,0/0", "2 no")
    assert figures(m) == ["1 meeple 0,0 r1", "1 builder 0,0 r1"]
    assert play(m, "* A", "1 2,0/1", "1 no")[-4:] == [
        FeatureCompleted("road", "0,0", "r1", 4, 0, (0,), 4, "C3.1"),
        FigureReturned(0, "meeple", "0,0"),
        FigureReturned(0, "builder", "0,0"),
        ExtraTurnOffered(0),
    ]
    assert figures(m) == []
    assert player(m, 1).supply["builder"] == 1


@rule("C5.3")
def test_whoever_completes_it_sends_it_home() -> None:
    m = match(map="A -1,0/3", figures=BUILDING, tile="A", bag="U", turn=2)
    play(m, "2 1,0/1", "2 no")
    assert figures(m) == []
    assert points(m) == [3, 0]
    assert question(m) == "DrawTile", "the tile was not placed by the builder's owner"


@rule("C5.3")
def test_a_builder_goes_back_from_a_city_as_well() -> None:
    m = match(figures="1 meeple 0,0 c1; 1 builder 0,0 c1", tile="E", bag="U", turn=2)
    assert play(m, "2 0,-1/2", "2 no")[2:] == [
        FeatureCompleted("city", "0,0", "c1", 2, 0, (0,), 4, "C3.2"),
        FigureReturned(0, "meeple", "0,0"),
        FigureReturned(0, "builder", "0,0"),
    ]
    assert (figures(m), player(m, 1).supply.get("builder")) == ([], True)


@rule("C5.3")
def test_a_builder_on_another_feature_stays() -> None:
    m = match(figures="1 meeple 0,0 c1; 1 meeple 0,0 r1; 1 builder 0,0 r1", tile="E", bag="U")
    play(m, "1 0,-1/2", "1 no")
    assert figures(m) == ["1 meeple 0,0 r1", "1 builder 0,0 r1"]


# -- C5.4: the extra turn -----------------------------------------------------------------------------------


@rule("C5.4")
def test_a_tile_that_extends_its_feature_offers_one_more_full_turn() -> None:
    m = match(figures=BUILDING, tile="U", bag="U E U")
    assert play(m, "1 1,0/0", "1 meeple f1") == [
        TilePlaced(0, "U", "1,0", 0),
        FigurePlaced(0, "meeple", "field", "1,0", "f1"),
        ExtraTurnOffered(0),
    ]
    assert (asked(m), question(m), view(m).extra) == ([1], "ExtraTurn", True)
    assert play(m, "1 yes", "* E", "1 0,-1/2", "1 meeple c1") == [
        ExtraTurnTaken(0),
        TileDrawn(0, "E", 2),
        TilePlaced(0, "E", "0,-1", 2),
        FigurePlaced(0, "meeple", "city", "0,-1", "c1"),
        FeatureCompleted("city", "0,0", "c1", 2, 0, (0,), 4, "C3.2"),
        FigureReturned(0, "meeple", "0,-1"),
    ]
    assert not view(m).extra
    assert play(m, "* U") == [TileDrawn(1, "U", 1)]


@rule("C5.4")
def test_everybody_sees_that_a_turn_is_an_extra_one() -> None:
    m = match(figures=BUILDING, tile="U", bag="U E U")
    assert not view(m).extra
    play(m, "1 1,0/0", "1 meeple f1", "1 yes", "* E")
    assert (question(m), view(m).extra) == ("PlaceTile", True)
    play(m, "1 0,-1/2")
    assert (question(m), view(m).extra) == ("PlaceFigure", True)


@rule("C5.4")
def test_the_player_may_decline() -> None:
    m = match(3, figures=BUILDING, tile="U", bag="U")
    assert play(m, "1 1,0/0", "1 no", "1 no", "* U") == [
        TilePlaced(0, "U", "1,0", 0),
        NoFigure(0),
        ExtraTurnOffered(0),
        ExtraTurnDeclined(0),
        TileDrawn(1, "U", 1),
    ]


@rule("C5.4")
def test_completing_the_feature_does_as_well() -> None:
    m = match(map="A -1,0/3", figures=BUILDING, tile="A", bag="U")
    assert kinds(play(m, "1 1,0/1", "1 no")) == [
        "TilePlaced", "NoFigure", "FeatureCompleted", "FigureReturned", "FigureReturned", "ExtraTurnOffered",
    ]  # fmt: skip


@rule("C5.4")
@pytest.mark.parametrize("place", ["0,1/0", "1,0/0"])
def test_there_is_never_a_third_turn_in_a_row(place: str) -> None:
    m = match(figures=BUILDING, tile="U", bag="U U")
    play(m, "1 -1,0/0", "1 no", "1 yes", "* U", f"1 {place}", "1 no")
    assert play(m, "* U") == [TileDrawn(1, "U", 1)]


@rule("C5.4")
@pytest.mark.parametrize(("tile", "place"), [("U", "0,1/0"), ("E", "0,-1/2"), ("B", "0,1/0")])
def test_a_tile_elsewhere_earns_nothing(tile: str, place: str) -> None:
    m = match(figures=BUILDING, tile=tile, bag="U")
    play(m, f"1 {place}", "1 no")
    assert play(m, "* U") == [TileDrawn(1, "U", 1)]


@rule("C5.4")
def test_a_tile_of_another_player_earns_nothing() -> None:
    m = match(3, figures=BUILDING, tile="U", bag="U", turn=2)
    assert play(m, "2 1,0/0", "2 no", "* U")[1:] == [NoFigure(1), TileDrawn(2, "U", 1)]


@rule("C5.4")
def test_a_builder_placed_in_this_part_gives_no_extra_turn_for_it() -> None:
    m = match(figures="1 meeple 0,0 r1", tile="U", bag="U U U")
    assert play(m, "1 1,0/0", "1 builder r1", "* U")[-1] == TileDrawn(1, "U", 1)
    play(m, "2 0,1/0", "2 no", "* U")
    assert play(m, "1 2,0/0", "1 no")[-1] == ExtraTurnOffered(0), "but from now on it does"


# -- C5.5 to C5.8 -------------------------------------------------------------------------------------------


@rule("C5.5")
def test_a_builder_that_came_back_may_be_placed_again_in_the_second_part() -> None:
    m = match(map="A -1,0/3", figures=f"{BUILDING}; 1 meeple 0,0 c1", tile="A", bag="N U")
    play(m, "1 1,0/1", "1 no", "1 yes", "* N", "1 0,-1/2")
    assert options(m) == ["builder c1", "meeple f1", "no"]
    assert play(m, "1 builder c1") == [FigurePlaced(0, "builder", "city", "0,-1", "c1")]
    assert play(m, "* U") == [TileDrawn(1, "U", 1)]


@rule("C5.6")
def test_a_builder_does_not_count_for_the_majority() -> None:
    m = match(map="A -1,0/3", figures=f"{BUILDING}; 2 meeple -1,0 r1", tile="A", bag="U", turn=2)
    assert [event.owners for event in completed(play(m, "2 1,0/1", "2 no"))] == [(0, 1)]
    m = match(map="A -1,0/3", figures=f"{BUILDING}; 2 meeple -1,0 r1; 2 meeple 0,0 r1", tile="A", bag="U", turn=2)
    assert [event.owners for event in completed(play(m, "2 1,0/1", "2 no"))] == [(1,)]


@rule("C5.6")
def test_a_builder_scores_nothing() -> None:
    m = match(figures=BUILDING, over=True)
    assert items(m) == [(1, 1, "road", "0,0 r1", "C3.1")]


@rule("C5.7")
def test_without_a_tile_for_the_second_part_the_game_ends() -> None:
    m = match(figures=BUILDING, tile="U", bag="")
    assert play(m, "1 1,0/0", "1 no")[1:] == [
        NoFigure(0),
        FeatureScored("road", "0,0", "r1", 2, 0, 0, (0,), (2,), "C3.1"),
        Ended((2, 0), (0,)),
    ]
    assert m.over


@rule("C5.7")
def test_also_when_the_last_tiles_fit_nowhere() -> None:
    m = match(map="E 0,-1/2", figures=BUILDING, tile="U", bag="C")
    play(m, "1 1,0/0", "1 no", "1 yes")
    assert kinds(play(m, "* C")) == ["TileDrawn", "TileUnplaceable", "FeatureScored", "Ended"]


@rule("C5.8")
def test_the_extra_turn_is_accepted_or_declined_before_the_next_tile_is_drawn() -> None:
    m = match(figures=BUILDING, tile="U", bag="V E")
    play(m, "1 1,0/0", "1 no")
    assert sampled(m) == options(m) == ["yes", "no"]
    assert view(m).tile is None
    assert view(m).bag == {"V": 1, "E": 1}
    assert refusal(m, "1 2,0/0") == "C5.8"
    assert refusal(m, "1 meeple r1") == "C5.8"


@rule("C5.8")
def test_after_the_scoring_of_the_first_part() -> None:
    m = match(map="A -1,0/3", figures=BUILDING, tile="A", bag="U")
    play(m, "1 1,0/1", "1 no")
    assert question(m) == "ExtraTurn"
    assert points(m) == [3, 0]
    assert figures(m) == []


@rule("C5.8")
def test_one_tile_left_is_enough_to_be_asked() -> None:
    m = match(figures=BUILDING, tile="U", bag="U")
    play(m, "1 1,0/0", "1 no")
    assert question(m) == "ExtraTurn"
    assert kinds(play(m, "1 yes", "* U", "1 2,0/0", "1 no"))[-1] == "Ended"


# -- C5.9: what extends a feature ---------------------------------------------------------------------------


@rule("C5.9")
def test_joining_the_feature_to_another_extends_it() -> None:
    m = match(map=FAR, figures=BUILDING, tile="U", bag="U")
    assert play(m, "1 1,0/0", "1 no")[-1] == ExtraTurnOffered(0)


@rule("C5.9")
def test_one_extra_turn_however_many_parts_of_the_tile_extend_it() -> None:
    # both ends of the builder's road end on the crossing
    m = match(map=LOOP, figures=BUILDING, tile="W", bag="U U")
    told = play(m, "1 0,1/0", "1 no")
    assert kinds(told).count("ExtraTurnOffered") == 1
    assert play(m, "1 yes", "* U", "1 0,2/1", "1 no", "* U")[-1] == TileDrawn(1, "U", 1)


@rule("C5.9")
def test_where_the_builder_stood_before_the_tile_decides_even_if_this_tile_sends_it_home() -> None:
    m = match(map="A -1,0/3", figures=BUILDING, tile="A", bag="U")
    told = play(m, "1 1,0/1", "1 no")
    assert told[-2:] == [FigureReturned(0, "builder", "0,0"), ExtraTurnOffered(0)]


@rule("C5.9")
def test_a_city_is_extended_by_any_part_of_it() -> None:
    m = match(map="N 0,-1/2", figures="1 meeple 0,0 c1; 1 builder 0,-1 c1", tile="G", bag="U")
    assert play(m, "1 1,-1/0", "1 no")[-1] == ExtraTurnOffered(0)


@rule("C5.9")
def test_a_neighbour_that_is_not_part_of_the_feature_does_not_extend_it() -> None:
    # the new tile continues the city beside the builder's road
    m = match(figures=BUILDING, tile="N", bag="U")
    assert play(m, "1 0,-1/2", "1 no") == [TilePlaced(0, "N", "0,-1", 2), NoFigure(0)]


@rule("C5.9")
def test_the_bridge_over_the_builders_road_extends_it_once() -> None:
    m = match(figures=BUILDING, tile="TB24", bag="U U")
    assert kinds(play(m, "1 1,0/0", "1 no")).count("ExtraTurnOffered") == 1


# -- C5.10, C5.11 -------------------------------------------------------------------------------------------


@rule("C5.10")
def test_when_features_join_all_builders_on_them_stay() -> None:
    m = match(map=FAR, figures=f"{BUILDING}; 2 meeple 2,0 r1; 2 builder 2,0 r1", tile="U", bag="U U")
    play(m, "1 1,0/0", "1 no", "1 no")
    assert figures(m) == ["1 meeple 0,0 r1", "1 builder 0,0 r1", "2 meeple 2,0 r1", "2 builder 2,0 r1"]
    assert play(m, "* U", "2 -1,0/0", "2 no")[-1] == ExtraTurnOffered(1), "each builds the whole road"


@rule("C5.10")
def test_the_meeple_a_builder_needs_may_have_been_joined_by_this_very_tile() -> None:
    m = match(map=FAR, figures="1 meeple 2,0 r1", tile="U")
    play(m, "1 -1,0/0")
    assert refusal(m, "1 builder r1") == "C5.1"
    m = match(map=FAR, figures="1 meeple 2,0 r1", tile="U")
    play(m, "1 1,0/0")
    assert options(m) == ["builder r1", "meeple f1", "meeple f2", "no"]


@rule("C5.11")
def test_in_the_second_part_a_builder_earns_nothing_wherever_it_stands() -> None:
    m = match(figures=BUILDING, tile="U", bag="U", part=2)
    assert play(m, "1 1,0/0", "1 no", "* U") == [
        TilePlaced(0, "U", "1,0", 0),
        NoFigure(0),
        TileDrawn(1, "U", 1),
    ]


@rule("C5.11")
def test_a_builder_placed_in_the_first_part_earns_nothing_in_the_second() -> None:
    m = match(map="A -1,0/3", figures=f"{BUILDING}; 1 meeple 0,0 c1", tile="A", bag="N G U")
    play(m, "1 1,0/1", "1 no", "1 yes", "* N", "1 0,-1/2", "1 builder c1")
    assert play(m, "* U")[-1] == TileDrawn(1, "U", 1)


@rule("C5.11")
def test_a_tile_that_fits_nowhere_leaves_the_game_there_as_well() -> None:
    m = match(map="E 0,-1/2", bag="C U", part=2)
    assert play(m, "* C", "* U") == [TileDrawn(0, "C", 2), TileUnplaceable(0, "C"), TileDrawn(0, "U", 2)]
    m = match(map="E 0,-1/2", bag="C", part=2)
    assert play(m, "* C")[-1] == Ended((0, 0), (0, 1))
