"""C7 The end and the score."""

from artel.games.carcassonne import GAME
from artel.games.carcassonne.events import (
    Ended,
    FeatureCompleted,
    FeatureScored,
    FigurePlaced,
    FigureReturned,
    GoodsScored,
    TileDrawn,
    TilePlaced,
)
from clauses import rule
from games.carcassonne.tables import items, match, view
from games.common import kinds, play, question


@rule("C7.1")
def test_the_turn_of_the_last_tile_is_played_to_its_end() -> None:
    m = match(bag="E", figures="2 meeple 0,0 r1")
    assert play(m, "* E", "1 0,-1/2", "1 meeple c1") == [
        TileDrawn(0, "E", 1),
        TilePlaced(0, "E", "0,-1", 2),
        FigurePlaced(0, "meeple", "city", "0,-1", "c1"),
        FeatureCompleted("city", "0,0", "c1", 2, 0, (0,), 4, "C3.2"),
        FigureReturned(0, "meeple", "0,-1"),
        FeatureScored("road", "0,0", "r1", 1, 0, 0, (1,), (1,), "C3.1"),
        Ended((4, 1), (0,)),
    ]
    assert m.over
    assert question(m) == ""


@rule("C7.1")
def test_the_final_count_is_shown_when_all_is_over() -> None:
    m = match(bag="E", figures="2 meeple 0,0 r1")
    play(m, "* E", "1 0,-1/2")
    assert [player.points for player in view(m).players] == [0, 0]
    play(m, "1 meeple c1")
    for seat in range(3):
        assert [player.points for player in view(m, seat).players] == [4, 1]
        assert [player.earned for player in view(m, seat).players] == [(4, 0, 0), (0, 0, 0)]
    assert GAME.view(GAME.rebuild(view(m)), -1) == view(m), "the count is not counted again"


@rule("C7.1")
def test_it_goes_on_while_there_is_a_tile() -> None:
    m = match(tile="U", bag="U")
    play(m, "1 1,0/0", "1 no")
    assert not m.over
    play(m, "* U", "2 2,0/0", "2 no")
    assert m.over


@rule("C7.1")
def test_incomplete_roads_cities_and_cloisters_then_fields_then_goods() -> None:
    m = match(
        3, map="B 0,1; U 1,0; M 0,-1/2", goods={3: {"cloth": 2}, 1: {"wine": 1}},
        figures="1 meeple 0,0 f2; 2 meeple 0,0 f1; 1 meeple 1,0 r1; 3 meeple 0,1 m1; 2 meeple 0,-1 c1", over=True,
    )  # fmt: skip
    assert m.opening == [
        FeatureScored("city", "0,0", "c1", 2, 1, 0, (1,), (3,), "C3.2"),
        FeatureScored("road", "0,0", "r1", 2, 0, 0, (0,), (2,), "C3.1"),
        FeatureScored("cloister", "0,1", "m1", 3, 0, 0, (2,), (3,), "C3.3"),
        FeatureScored("field", "0,0", "f1", 2, 0, 0, (1,), (0,), "C3.4"),
        FeatureScored("field", "0,0", "f2", 3, 0, 0, (0,), (0,), "C3.4"),
        GoodsScored("wine", (0,), 1, 10),
        GoodsScored("cloth", (2,), 2, 10),
        Ended((12, 3, 13), (2,)),
    ]


@rule("C7.1")
def test_what_was_earned_in_the_game_counts_too() -> None:
    m = match(
        3, points={1: {"city": 12, "cloister": 9}, 2: {"road": 4}}, figures="1 meeple 0,0 c1; 2 meeple 0,0 f2",
        goods={2: {"wine": 1}}, over=True,
    )  # fmt: skip
    assert m.result().scores == (22, 14, 0)
    assert items(m) == [
        (1, 12, "completed-city", "", "C3.2"),
        (1, 9, "completed-cloister", "", "C3.3"),
        (2, 4, "completed-road", "", "C3.1"),
        (1, 1, "city", "0,0 c1", "C3.2"),
        (2, 0, "field", "0,0 f2", "C3.4"),
        (2, 10, "wine", "", "C4.2"),
    ]
    assert m.opening[-1] == Ended((22, 14, 0), (0,))


@rule("C7.1")
def test_features_without_meeples_bring_nobody_anything() -> None:
    m = match(map="E 0,-1/2; U 1,0; B 0,1", over=True)
    assert kinds(m.opening) == ["Ended"]
    assert m.result().scores == (0, 0)


@rule("C7.1")
def test_a_game_may_be_counted_while_tiles_remain() -> None:
    m = match(figures="1 meeple 0,0 r1", bag="U U", over=True)
    assert m.over
    assert m.opening[-1] == Ended((1, 0), (0,))


@rule("C7.2")
def test_most_points_win() -> None:
    m = match(3, points={1: {"road": 3}, 2: {"city": 8}, 3: {"cloister": 5}}, over=True)
    assert m.opening == [Ended((3, 8, 5), (1,))]
    assert m.result().places == (3, 1, 2)
    assert m.result().winners == (1,)


@rule("C7.2")
def test_tied_players_share() -> None:
    m = match(4, points={1: {"road": 8}, 2: {"city": 8}, 3: {"cloister": 5}}, over=True)
    assert m.opening == [Ended((8, 8, 5, 0), (0, 1))]
    assert m.result().places == (1, 1, 3, 4)
    assert m.result().winners == (0, 1)
