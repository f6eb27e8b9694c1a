"""Tables laid out by hand: what stands where it was put, what is assumed, and what is refused."""

from typing import Any
from unittest.mock import ANY

import pytest

from artel.games.carcassonne import GAME
from artel.games.carcassonne.view import PlacedTile, StandingFigure
from artel.kernel.errors import BadScenario
from artel.scenario import read, run
from games.carcassonne.tables import figures, fresh, goods, items, match, points, view
from games.common import asked, outcomes, play, question


def test_nothing_named_is_the_first_turn_of_seat_1() -> None:
    m, new = match(3), fresh(3)
    play(new, "* 1")
    assert question(m) == "DrawTile"
    assert view(m) == view(new)


def test_everything_lies_where_it_was_put() -> None:
    m = match(
        3, turn=2, part=2, tile="V", bag="U U B", map="E 0,-1/2; U 1,0", goods={2: {"wine": 2}},
        figures="1 meeple 1,0 r1; 1 builder 0,0 r1; 3 meeple 0,-1 f1; 3 pig 0,-1 f1",
        points={3: {"city": 8, "road": 1}},
    )  # fmt: skip
    assert view(m).map == (
        PlacedTile("D", "0,0", 0, 0, 0, None, ANY),
        PlacedTile("E", "0,-1", 0, -1, 2, None, ANY),
        PlacedTile("U", "1,0", 1, 0, 0, None, ANY),
    )
    assert view(m).figures == (
        StandingFigure(0, "meeple", 2, "r1"),
        StandingFigure(0, "builder", 0, "r1"),
        StandingFigure(2, "meeple", 1, "f1"),
        StandingFigure(2, "pig", 1, "f1"),
    )
    assert (view(m).tile, view(m).bag) == ("V", {"U": 2, "B": 1})
    assert (asked(m), question(m)) == ([2], "PlaceTile")
    assert view(m).flow == ({"frame": "PlaceTile", "seat": 1, "part": 2},)
    assert goods(m) == [{}, {"wine": 2}, {}]
    assert points(m) == [0, 0, 9]
    assert [p.earned for p in view(m).players] == [(0, 0, 0), (0, 0, 0), (8, 1, 0)]


def test_the_bag_holds_what_lies_nowhere_else() -> None:
    bag = view(match(map="C 0,-1; E 1,-1/3", tile="E")).bag
    assert "C" not in bag
    assert (bag["E"], bag["D"], bag["U"], sum(bag.values())) == (3, 3, 8, 96 - 4)


def test_a_seat_waits_for_its_tile_in_either_part() -> None:
    m = match(turn=2, part=2, bag="U")
    assert view(m).flow == ({"frame": "DrawTile", "seat": 1, "part": 2},)
    assert outcomes(m) == {"U": 1}


@pytest.mark.parametrize("layout", [{"bag": {}}, {"over": True}, {"over": True, "bag": {"U": 2}}])
def test_an_empty_bag_or_an_end_is_the_end(layout: dict[str, Any]) -> None:
    m = match(**layout, figures="2 meeple 0,0 c1")
    assert m.over
    assert items(m) == [(2, 1, "city", "0,0 c1", "C3.2")]
    assert [type(event).__name__ for event in m.opening] == ["FeatureScored", "Ended"]


def test_a_tile_in_hand_is_played_before_an_empty_bag_ends_the_game() -> None:
    m = match(tile="U", bag={})
    assert asked(m) == [1]


def test_figures_may_be_named_in_any_order() -> None:
    m = match(figures="1 builder 0,0 r1; 1 meeple 0,0 r1")
    assert figures(m) == ["1 meeple 0,0 r1", "1 builder 0,0 r1"]


def test_seats_may_be_texts_as_in_toml() -> None:
    assert goods(match(goods={"1": {"cloth": 1}}, points={"2": {"road": 3}}, turn=2)) == [{"cloth": 1}, {}]


WRONG = [
    ({"city": []}, "city", "unknown; a layout has turn, part, map, figures, tile, bag, goods, points, over"),
    ({"map": ["E"]}, "map[0]", "“E” is no tile on the map; that is such as “E 0,-1/2”"),
    ({"map": "E 0,-1/2"}, "map", "a list of texts is needed"),
    ({"map": [5]}, "map", "a list of texts is needed"),
    ({"map": ["Y 0,-1"]}, "map[0]", "no tile is called “Y”"),
    ({"map": ["e 0,-1/2"]}, "map[0]", "no tile is called “e”"),
    ({"map": ["E 0,-1/4"]}, "map[0]", "“0,-1/4” is not an action: an action is such as “1,-2/3” or “meeple c1”"),
    ({"map": ["E 0;-1"]}, "map[0]", "“0;-1/0” is not an action: an action is such as"),
    ({"map": ["E 99,0"]}, "map[0]", "“99,0/0” is not an action: the map ends 96 tiles from the start tile"),
    ({"map": ["E 0,0"]}, "map[0]", "a tile lies there already"),
    ({"map": ["U 1,0", "U 1,0"]}, "map[1]", "a tile lies there already"),
    ({"map": ["U 1,0", "U 3,0"]}, "map[1]", "no tile lies beside that place"),
    ({"map": ["E 0,-1/0"]}, "map[0]", "its edges do not match its neighbours"),
    ({"map": ["U 1,0", "U 2,0/1"]}, "map[1]", "its edges do not match its neighbours"),
    ({"map": ["C 0,-1", "C 0,-2"]}, "map[1]", "no C is left; there are 1, and those of the expansion only with"),
    ({"figures": ["meeple 0,0 r1"]}, "figures[0]", "“meeple 0,0 r1” is no figure on the map; that is such as “1 m"),
    ({"figures": ["1 knight 0,0 r1"]}, "figures[0]", "“1 knight 0,0 r1” is no figure on the map"),
    ({"figures": ["1 meeple 0 r1"]}, "figures[0]", "“0/0” is not an action"),
    ({"figures": ["1 meeple 1,0 r1"]}, "figures[0]", "no tile lies at 1,0"),
    ({"figures": ["1 meeple 9,0 r1"]}, "figures[0]", "no tile lies at 9,0"),
    ({"figures": ["1 meeple 0,0 c2"]}, "figures[0]", "the tile has c1, r1, f1, f2, no “c2”"),
    ({"figures": ["3 meeple 0,0 c1"]}, "figures[0]", "“3” is no seat; seats are 1 to 2"),
    ({"figures": ["0 meeple 0,0 c1"]}, "figures[0]", "“0” is no seat; seats are 1 to 2"),
    ({"figures": ["1 meeple 0,0 c1"] * 8}, "figures[7]", "a player has 7 meeples"),
    ({"map": ["E 0,-1/2"], "figures": ["1 meeple 0,0 c1"]}, "figures[0]", "the feature is complete: its figures"),
    ({"figures": ["2 meeple 0,0 r1", "1 builder 0,0 r1"]}, "figures[1]",
     "a builder stands on an incomplete road or city with an own meeple"),
    ({"figures": ["1 meeple 0,0 f1", "1 builder 0,0 f1"]}, "figures[1]", "a builder stands on an incomplete road"),
    ({"figures": ["1 meeple 0,0 r1", "1 builder 0,0 r1", "1 builder 0,0 r1"]}, "figures[2]",
     "a player has one builder"),
    ({"figures": ["1 meeple 0,0 r1", "1 pig 0,0 r1"]}, "figures[1]", "a pig stands on a field with an own meeple"),
    ({"figures": ["1 meeple 0,0 f1", "1 pig 0,0 f1", "1 pig 0,0 f1"]}, "figures[2]", "a player has one pig"),
    ({"tile": "Y"}, "tile", "no tile is called “Y”"),
    ({"tile": 5}, "tile", "no tile is called “5”"),
    ({"tile": "C", "map": ["C 0,-1"]}, "tile", "no C is left; there are 1"),
    ({"tile": "C", "map": ["E 0,-1/2"]}, "tile", "C fits nowhere on this map"),
    ({"bag": ["U"]}, "bag", "a table is needed, such as { 1 = … }"),
    ({"bag": {"Y": 1}}, "bag", "no tile is called “Y”"),
    ({"bag": {"U": 9}}, "bag.U", "there are 8 that lie nowhere else"),
    ({"bag": {"D": 4}}, "bag.D", "there are 3 that lie nowhere else"),
    ({"bag": {"U": -1}}, "bag.U", "a number is needed, not “-1”"),
    ({"bag": {"U": "1"}}, "bag.U", "a number is needed, not “1”"),
    ({"bag": {"U": True}}, "bag.U", "a number is needed, not “True”"),
    ({"goods": {"3": {}}}, "goods", "“3” is no seat; seats are 1 to 2"),
    ({"goods": {1: {"beer": 1}}}, "goods.1", "“beer” is none of wine, wheat, cloth"),
    ({"goods": {1: 5}}, "goods", "a table is needed, such as { 1 = … }"),
    ({"goods": {1: {"wine": "2"}}}, "goods.1.wine", "a number is needed, not “2”"),
    ({"goods": {1: {"wine": 5}, 2: {"wine": 5}}}, "goods", "there are 9 tokens of wine"),
    ({"goods": {2: {"wheat": 7}}}, "goods", "there are 6 tokens of wheat"),
    ({"goods": {1: {"cloth": 6}}}, "goods", "there are 5 tokens of cloth"),
    ({"points": {0: {"city": 1}}}, "points", "“0” is no seat; seats are 1 to 2"),
    ({"points": {1: {"field": 1}}}, "points.1", "“field” is none of city, road, cloister"),
    ({"points": {1: {"city": -4}}}, "points.1.city", "a number is needed, not “-4”"),
    ({"points": {1: 4}}, "points", "a table is needed"),
    ({"points": 4}, "points", "a table is needed"),
    ({"turn": 3}, "turn", "“3” is no seat; seats are 1 to 2"),
    ({"turn": None}, "turn", "“None” is no seat"),
    ({"turn": True}, "turn", "“True” is no seat"),
    ({"part": 3}, "part", "a turn has part 1 and, with a builder, part 2"),
    ({"part": 0}, "part", "a turn has part 1 and, with a builder, part 2"),
    ({"part": "2"}, "part", "a number is needed, not “2”"),
    ({"over": 1}, "over", "true or false is needed, and no tile in hand when the game is over"),
    ({"over": True, "tile": "U"}, "over", "true or false is needed, and no tile in hand"),
]  # fmt: skip


@pytest.mark.parametrize(("layout", "where", "problem"), WRONG)
def test_what_cannot_be_is_refused_with_the_field_that_is_wrong(
    layout: dict[str, Any], where: str, problem: str
) -> None:
    with pytest.raises(BadScenario) as refused:
        GAME.lay_out(GAME.setup(2), layout)
    assert refused.value.details["file"] == "layout"
    assert refused.value.details["where"] == where
    assert str(refused.value.details["problem"]).startswith(problem)


@pytest.mark.parametrize(
    ("option", "layout", "where", "problem"),
    [
        (
            "tiles",
            {"map": ["TB24 1,0"]},
            "map[0]",
            "no TB24 is left; there are 1, and those of the expansion only with",
        ),
        ("tiles", {"bag": {"TB24": 1}}, "bag.TB24", "there are 0 that lie nowhere else"),
        ("goods", {"goods": {1: {"wine": 1}}}, "goods", "the game is played without goods"),
        ("builder", {"figures": ["1 meeple 0,0 r1", "1 builder 0,0 r1"]}, "figures[1]", "the game is played without b"),
        ("pig", {"figures": ["1 meeple 0,0 f1", "1 pig 0,0 f1"]}, "figures[1]", "the game is played without pigs"),
    ],
)
def test_what_is_not_in_the_game_cannot_lie_on_the_table(
    option: str, layout: dict[str, Any], where: str, problem: str
) -> None:
    GAME.lay_out(GAME.setup(2), layout)
    with pytest.raises(BadScenario) as refused:
        GAME.lay_out(GAME.setup(2, {option: "off"}), layout)
    assert refused.value.details["where"] == where
    assert str(refused.value.details["problem"]).startswith(problem)


SCENARIO = """
title = "The last city"
game = "carcassonne"
seats = 2
clauses = ["C2.4", "C5.4"]
chance = ["E", "U"]
layout.map = ["U 1,0", "V 2,0/1"]
layout.figures = ["1 meeple 0,0 c1", "1 builder 0,0 c1", "2 meeple 1,0 r1"]
layout.bag = { E = 1, U = 1 }

steps = [
    { asked = 1 },
    { refuse = "1 0,-1/0", clause = "C2.1" },
    "1 0,-1/2",
    { refuse = "1 builder c1", clause = "C2.3" },
    "1 no",
    { event = "FeatureCompleted", feature = "city", points = 4, owners = [1] },
    { options = ["yes", "no"] },
    "1 yes",
    { offers = ["-1,0/0"] },
    "1 -1,0/0",
    "1 meeple f1",
]

[expect]
over = true
scores = [7, 4]
winners = [1]
"""


def test_a_scenario_with_a_scripted_order_of_tiles() -> None:
    m: Any = run(read(SCENARIO))
    assert [text for text in m.inputs if text.startswith("*")] == ["* E", "* U"]
    assert items(m) == [
        (1, 4, "completed-city", "", "C3.2"),
        (2, 4, "road", "0,0 r1", "C3.1"),
        (1, 3, "field", "0,0 f1", "C3.4"),
    ]


def test_a_scenario_that_is_counted_while_tiles_remain() -> None:
    text = """
    game = "carcassonne"
    seats = 3
    layout.map = ["E 0,-1/2"]
    layout.figures = ["2 meeple 0,0 f1", "2 pig 0,0 f1", "3 meeple 0,0 r1"]
    layout.goods = { 1 = { wheat = 1 } }
    layout.over = true
    steps = [{ event = "GoodsScored", good = "wheat" }, { event = "Ended", scores = [10, 4, 1] }]
    expect = { over = true, scores = [10, 4, 1], winners = [1] }
    """
    assert run(read(text)).over


def test_a_scenario_that_cannot_be_laid_out_says_where() -> None:
    text = 'game = "carcassonne"\nseats = 2\nlayout.map = ["E 0,-1"]\n'
    with pytest.raises(BadScenario) as refused:
        run(read(text))
    assert refused.value.details["where"] == "layout.map[0]"
    assert refused.value.details["problem"] == "its edges do not match its neighbours"
