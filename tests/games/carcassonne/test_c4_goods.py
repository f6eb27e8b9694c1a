"""C4 Goods."""

import pytest

from artel.games.carcassonne.events import (
    Ended,
    ExtraTurnOffered,
    FeatureCompleted,
    FigurePlaced,
    FigureReturned,
    GoodsScored,
    GoodsTaken,
    NoFigure,
    TilePlaced,
)
from clauses import rule
from games.carcassonne.tables import completed, goods, items, match, only, points, view
from games.common import play

WINE = "TB01 0,-1/2"
"""The city of the start tile goes on to a tile with wine, open to the east."""


@rule("C4.1")
def test_who_completes_a_city_takes_a_token_per_symbol_whoever_owns_it() -> None:
    m = match(map=WINE, figures="2 meeple 0,0 c1", tile="E", bag="U")
    assert play(m, "1 1,-1/3", "1 no") == [
        TilePlaced(0, "E", "1,-1", 3),
        NoFigure(0),
        FeatureCompleted("city", "0,0", "c1", 3, 0, (1,), 6, "C3.2"),
        GoodsTaken(0, {"wine": 1}),
        FigureReturned(1, "meeple", "0,0"),
    ]
    assert goods(m) == [{"wine": 1}, {}]
    assert points(m) == [0, 6]


@rule("C4.1")
def test_even_if_nobody_owns_it() -> None:
    m = match(3, map=WINE, turn=3, tile="E", bag="U")
    play(m, "3 1,-1/3", "3 no")
    assert goods(m) == [{}, {}, {"wine": 1}]
    assert points(m) == [0, 0, 0]


@rule("C4.1")
def test_every_symbol_in_the_city_brings_a_token() -> None:
    m = match(map=f"{WINE}; TB05 1,-1; TB07 2,-1", tile="E", bag="U", goods={1: {"wine": 3}})
    assert only(play(m, "1 3,-1/3", "1 no"), "GoodsTaken") == [GoodsTaken(0, {"wine": 2, "wheat": 1})]
    assert goods(m) == [{"wine": 5, "wheat": 1}, {}]


@rule("C4.1")
def test_the_symbol_may_be_on_the_last_tile() -> None:
    # TB12: the cloth belongs to its corner city, not to the one that closes the city of the start tile
    m = match(tile="TB12", bag="U")
    assert only(play(m, "1 0,-1/0", "1 no"), "FeatureCompleted", "GoodsTaken") == [
        FeatureCompleted("city", "0,0", "c1", 2, 0, (), 4, "C3.2")
    ]
    m = match(map="U 1,0; E 1,-1/3; U -1,0; E -1,-1/1", tile="TB03", bag="U")
    assert only(play(m, "1 0,-1/2", "1 no"), "FeatureCompleted", "GoodsTaken") == [
        FeatureCompleted("city", "1,-1", "c1", 4, 0, (), 8, "C3.2"),
        GoodsTaken(0, {"wheat": 1}),
    ]


@rule("C4.1")
def test_several_cities_completed_at_once_bring_all_their_goods() -> None:
    around = "E 0,1/1; TB05 1,1; B 1,2; B 2,2; B 3,2; B 3,1; E 3,0/3; TB02 2,0/2"
    m = match(map=around, tile="I", bag="U", turn=2)
    assert only(play(m, "2 2,1/0", "2 no"), "FeatureCompleted", "GoodsTaken") == [
        FeatureCompleted("city", "3,0", "c1", 3, 0, (), 6, "C3.2"),
        GoodsTaken(1, {"wheat": 1}),
        FeatureCompleted("city", "0,1", "c1", 3, 0, (), 6, "C3.2"),
        GoodsTaken(1, {"wine": 1}),
    ]
    assert goods(m) == [{}, {"wine": 1, "wheat": 1}]


@rule("C4.1")
def test_a_city_without_symbols_brings_nothing() -> None:
    m = match(tile="E", bag="U")
    assert only(play(m, "1 0,-1/2", "1 no"), "GoodsTaken") == []


@rule("C4.1")
def test_the_tokens_lie_face_up() -> None:
    m = match(goods={1: {"cloth": 2}})
    for seat in (0, 1, 2):
        assert [p.goods for p in view(m, seat).players] == [{"cloth": 2}, {}]


@rule("C4.2")
def test_most_tokens_of_a_kind_bring_ten_points_at_the_end() -> None:
    m = match(3, goods={1: {"wine": 3, "cloth": 1}, 2: {"wine": 2, "wheat": 1}, 3: {"cloth": 3}}, over=True)
    assert m.opening == [
        GoodsScored("wine", (0,), 3, 10),
        GoodsScored("wheat", (1,), 1, 10),
        GoodsScored("cloth", (2,), 3, 10),
        Ended((10, 10, 10), (0, 1, 2)),
    ]
    assert items(m) == [(1, 10, "wine", "", "C4.2"), (2, 10, "wheat", "", "C4.2"), (3, 10, "cloth", "", "C4.2")]


@rule("C4.2")
def test_tied_players_get_ten_each() -> None:
    m = match(3, goods={1: {"wheat": 2}, 2: {"wheat": 2}, 3: {"wheat": 1}}, over=True)
    assert m.opening == [GoodsScored("wheat", (0, 1), 2, 10), Ended((10, 10, 0), (0, 1))]
    assert items(m) == [(1, 10, "wheat", "", "C4.2"), (2, 10, "wheat", "", "C4.2")]


@rule("C4.2")
def test_a_kind_that_nobody_has_gives_nothing() -> None:
    m = match(over=True)
    assert m.opening == [Ended((0, 0), (0, 1))]
    assert items(m) == []


@rule("C4.2")
def test_one_player_may_lead_in_all_three_kinds() -> None:
    m = match(goods={2: {"wine": 1, "wheat": 1, "cloth": 1}}, over=True)
    assert m.result().scores == (0, 30)


@rule("C4.3")
def test_goods_are_taken_in_the_scoring_of_the_first_part_of_a_double_turn() -> None:
    m = match(map=WINE, figures="1 meeple 0,0 c1; 1 builder 0,-1 c1", tile="E", bag="U")
    assert play(m, "1 1,-1/3", "1 meeple f1")[1:] == [
        FigurePlaced(0, "meeple", "field", "1,-1", "f1"),
        FeatureCompleted("city", "0,0", "c1", 3, 0, (0,), 6, "C3.2"),
        GoodsTaken(0, {"wine": 1}),
        FigureReturned(0, "meeple", "0,0"),
        FigureReturned(0, "builder", "0,-1"),
        ExtraTurnOffered(0),
    ]
    assert goods(m) == [{"wine": 1}, {}]


@rule("C4.3")
def test_each_symbol_counts_once() -> None:
    # TB11 has a part in two cities, and its wine lies in one of them
    m = match(map="TB11 0,-1/2", tile="E", bag="E E U")
    told = play(m, "1 -1,-1/1", "1 no", "* E", "2 0,-2/2", "2 no")
    assert [event.tiles for event in completed(told)] == [3]
    assert only(told, "GoodsTaken") == []
    assert only(play(m, "* E", "1 1,-1/3", "1 no"), "GoodsTaken") == [GoodsTaken(0, {"wine": 1})]
    assert goods(m) == [{"wine": 1}, {}]


@rule("C4.3")
@pytest.mark.parametrize("over", [True, False])
def test_symbols_in_incomplete_cities_bring_nothing(over: bool) -> None:
    m = match(map=WINE, figures="1 meeple 0,0 c1", over=over)
    assert goods(m) == [{}, {}]
    assert m.result().scores == (2, 0)
