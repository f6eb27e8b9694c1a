"""What a data pack may hold, and how a mistake in it is told: the file, the line, the field."""

from pathlib import Path

import pytest

from artel.games.carcassonne import GAME
from artel.games.carcassonne.components import CITY, CLOISTER, FIELD, PENNANT, ROAD, Box
from artel.kernel.errors import BadPack
from artel.kernel.record import Match
from games.carcassonne.floodfill import PRINTED, ROWS, turned

PACK = """\
[pack]
game = "carcassonne"
name = "small"

[rules]
start = "ONE"
meeples = 3
wine = 2
wheat = 0
cloth = 1
provenance = "rulebook"

[[tile]]
id = "ONE"
set = "base"
copies = 4
edges = "crfr"
cities = ["N"]
roads = ["EW"]
fields = ["27 /1", "3456"]
provenance = "public"

[[tile]]
id = "TWO"
set = "traders"
copies = 2
edges = "ccrc"
cities = ["NW wine pennant", "E"]
roads = ["S"]
fields = ["4 /2", "5 /12"]
provenance = "public"

[[tile]]
id = "THREE"
set = "traders"
copies = 1
edges = "fcff"
cities = ["E cloth"]
fields = ["014567 /1"]
cloister = true
provenance = "public"
"""


def read(tmp_path: Path, *changes: tuple[str, str]) -> Box:
    """The pack with some texts exchanged."""
    text = PACK
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (tmp_path / "small.toml").write_text(text, encoding="utf-8")
    pack = GAME.pack_from(tmp_path)
    box: Box = GAME.components(pack)
    return box


def test_a_small_pack_is_read(tmp_path: Path) -> None:
    box = read(tmp_path)
    assert box.names == ["ONE", "TWO", "THREE"]
    assert (box.start, box.meeples, box.goods) == (0, 3, [2, 0, 1])
    assert [(tile.set.name == "traders", tile.copies, tile.edges) for tile in box.tiles] == [
        (False, 4, "crfr"),
        (True, 2, "ccrc"),
        (True, 1, "fcff"),
    ]
    one, two, three = box.tiles
    assert [(s.kind, s.name, s.sides, s.halves, s.cities) for s in one.segments] == [
        (CITY, "c1", [0], [], []),
        (ROAD, "r1", [1, 3], [], []),
        (FIELD, "f1", [], [2, 7], [0]),
        (FIELD, "f2", [], [3, 4, 5, 6], []),
    ]
    assert [(s.name, s.sides, s.shows(PENNANT), s.good()) for s in two.segments[:2]] == [
        ("c1", [0, 3], 1, 0),
        ("c2", [1], 0, -1),
    ]
    assert [s.cities for s in two.segments[3:]] == [[1], [0, 1]]
    assert [(s.kind, s.name, s.good()) for s in three.segments] == [
        (CITY, "c1", 2),
        (FIELD, "f1", -1),
        (CLOISTER, "m1", -1),
    ]


def test_a_game_can_be_played_with_it(tmp_path: Path) -> None:
    read(tmp_path)
    setup = GAME.setup(2, pack=GAME.pack_from(tmp_path))
    match = Match(setup, b"seed")
    view = GAME.view(match.table, 0)
    assert [player.supply["meeple"] for player in view.players] == [3, 3]
    assert sum(view.bag.values()) + (view.tile is not None) == 6


def test_with_nothing_but_the_start_tile_the_game_is_over_at_once(tmp_path: Path) -> None:
    lone = PACK[: PACK.index('[[tile]]\nid = "TWO"')].replace("copies = 4", "copies = 1")
    lone = lone.replace("wine = 2", "wine = 0").replace("cloth = 1", "cloth = 0")
    (tmp_path / "small.toml").write_text(lone, encoding="utf-8")
    match = Match(GAME.setup(2, pack=GAME.pack_from(tmp_path)), b"seed")
    assert match.over
    assert [type(event).__name__ for event in match.events] == ["FirstPlayer", "Ended"]


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "problem"),
    [
        ("[rules]", "[ruls]", 5, "ruls", "is an unknown section (perhaps rules?)"),
        ("meeples = 3", "meeple = 3", 7, "meeple", "is an unknown field (perhaps meeples?)"),
        ("meeples = 3", "meeples = 0", 7, "meeples", "must be from 1 to 15, not 0"),
        ("meeples = 3", "meeples = 16", 7, "meeples", "must be from 1 to 15, not 16"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', 11, "provenance", 'cannot be "hearsay"; possible'),
        ('start = "ONE"', 'start = "FOUR"', 6, "start", 'cannot be "FOUR"; possible: ONE, TWO, THREE'),
        ('start = "ONE"', 'start = "TWO"', 6, "start", "TWO is not of the base set"),
        ("wine = 2", "wine = 3", 8, "wine", "the tiles show 2 symbols"),
        ("cloth = 1", "cloth = 1\nbase = 5", 11, "base", "the tiles make 4"),
        ("cloth = 1", "cloth = 1\ntraders = 2", 11, "traders", "the tiles make 3"),
        ("cloth = 1", "cloth = 1\npennants = 1", 11, "pennants", "the tiles make 2"),
        ("wheat = 0", "wheat = 1", 9, "wheat", "the tiles show 0 symbols"),
        ("cloth = 1", "cloth = 100", 10, "cloth", "must be from 0 to 99, not 100"),
        ('id = "TWO"', 'id = "ONE"', 14, "id", "ONE is there twice"),
        ('set = "base"', 'set = "inns"', 15, "set", 'cannot be "inns"; possible: base, traders'),
        ("copies = 4", "copies = 0", 16, "copies", "must be from 1 to 96, not 0"),
        ("copies = 4", "copies = 97", 16, "copies", "must be from 1 to 96, not 97"),
        ("copies = 4", "copies = 94", 36, "copies", "97 tiles; there may be 96"),
        ('edges = "crfr"', 'edges = "crf"', 17, "edges", "four letters c, r, f are needed: north, east, south, west"),
        ('edges = "crfr"', 'edges = "crfx"', 17, "edges", "four letters c, r, f are needed"),
        ('edges = "crfr"', 'edges = "rrfr"', 17, "edges", "side N does not fit the cities and roads"),
        ('edges = "crfr"', 'edges = "crff"', 17, "edges", "side W does not fit the cities and roads"),
        ('cities = ["N"]', 'cities = "N"', 18, "cities", "must be a list in square brackets"),
        ('cities = ["N"]', 'cities = [" "]', 18, "cities", "a list of texts is needed"),
        ('cities = ["N"]', "cities = [1]", 18, "cities", "a list of texts is needed"),
        ('cities = ["N"]', 'cities = ["N beer"]', 18, "cities", "beer is neither pennant nor a trade good"),
        ('cities = ["N"]', 'cities = ["N wine cloth"]', 18, "cities", "N wine cloth: a city part shows one trade good"),
        ('cities = ["N"]', 'cities = ["N wine wine"]', 18, "cities", "N wine wine: a city part shows one trade good"),
        ('cities = ["N"]', 'cities = ["X"]', 18, "cities", "X: different letters of N, E, S, W are needed"),
        ('cities = ["N"]', 'cities = ["NN"]', 18, "cities", "NN: different letters of N, E, S, W are needed"),
        ('roads = ["EW"]', 'roads = ["EE"]', 19, "roads", "EE: different letters of N, E, S, W are needed"),
        ('roads = ["EW"]', 'roads = ["EW", "W"]', 17, "edges", "side W does not fit the cities and roads"),
        ('fields = ["27 /1", "3456"]', 'fields = ["28 /1", "3456"]', 20, "fields", "28 /1: half-edges are 0 to 7"),
        ('fields = ["27 /1", "3456"]', 'fields = ["27 /2", "3456"]', 20, "fields", "27 /2: the tile has 1 cities"),
        ('fields = ["27 /1", "3456"]', 'fields = ["27 /0", "3456"]', 20, "fields", "27 /0: the tile has 1 cities"),
        ('fields = ["27 /1", "3456"]', 'fields = ["27 /x", "3456"]', 20, "fields", "27 /x: the tile has 1 cities"),
        ('fields = ["27 /1", "3456"]', 'fields = ["27 /1", "345"]', 20, "fields", "half-edge 6 belongs to 0 fields"),
        ('fields = ["27 /1", "3456"]', 'fields = ["237 /1", "3456"]', 20, "fields", "half-edge 3 belongs to 2 fields"),
        ('fields = ["27 /1", "3456"]', 'fields = ["027 /1", "3456"]', 20, "fields", "half-edge 0 belongs to 1 fields"),
        ('fields = ["27 /1", "3456"]', 'fields = ["277 /1", "3456"]', 20, "fields", "7 is there twice"),
        ('fields = ["27 /1", "3456"]', 'fields = ["27 /11", "3456"]', 20, "fields", "1 is there twice"),
        ('fields = ["27 /1", "3456"]', 'fields = ["27 /١", "3456"]', 20, "fields", "27 /١: the tile has 1"),
        ('id = "TWO"', 'id = "two"', 24, "id", "capital letters and digits are needed, a letter first"),
        ('id = "TWO"', 'id = "T O"', 24, "id", "capital letters and digits are needed, a letter first"),
        ('id = "TWO"', 'id = "2"', 24, "id", "capital letters and digits are needed, a letter first"),
        ("cloister = true", "cloister = 1", 40, "cloister", "must be true or false, not 1"),
        ("cloister = true", "abbey = true", 40, "abbey", "is an unknown field"),
        ('fields = ["014567 /1"]', 'fields = ["0", "1", "4", "5", "6", "7", "/1"]', 39, "fields", "a tile has at "),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, field: str, problem: str
) -> None:
    with pytest.raises(BadPack) as refused:
        read(tmp_path, (old, new))
    details = refused.value.details
    assert details["file"] == str(tmp_path / "small.toml")
    assert (details["line"], details["field"]) == (line, field)
    assert str(details["problem"]).startswith(problem)


def test_a_road_reaches_at_most_two_sides(tmp_path: Path) -> None:
    with pytest.raises(BadPack) as refused:
        read(tmp_path, ('edges = "crfr"', 'edges = "crrr"'), ('roads = ["EW"]', 'roads = ["ESW"]'))
    assert (refused.value.details["line"], refused.value.details["field"]) == (19, "roads")
    assert refused.value.details["problem"] == "a road reaches one or two sides"


def test_without_tiles_there_is_no_game(tmp_path: Path) -> None:
    text = PACK[: PACK.index("[[tile]]")]
    (tmp_path / "small.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        GAME.pack_from(tmp_path)
    assert refused.value.details["field"] == "tile"


def test_eight_parts_and_96_tiles_are_not_too_many(tmp_path: Path) -> None:
    box = read(
        tmp_path,
        ('fields = ["014567 /1"]', 'fields = ["0", "1", "4", "5", "6", "7 /1"]'),
        ("copies = 4", "copies = 93"),
    )
    assert list(box.parts[-4:]) == [8, 8, 8, 8]
    assert sum(tile.copies for tile in box.tiles) == 96


@pytest.mark.parametrize("name", ROWS)
def test_every_shape_of_the_standard_pack_is_the_printed_tile_turned(name: str) -> None:
    box: Box = GAME.components(GAME.standard_pack())
    tile, printed = box.names.index(name), PRINTED[name]
    parts = list(printed.rim)
    compass = [(0, -2), (2, 0), (0, 2), (-2, 0)]
    rim = [(-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1)]
    assert [segment.name for segment in box.tiles[tile].segments] == parts
    for turns in range(4):
        shape = tile * 4 + turns
        assert box.parts[shape] == len(parts)
        at = {turned(point, turns): part for part, points in printed.rim.items() for point in points}
        edges = {turned(point, turns): "crf".index(letter) + 1 for point, letter in printed.edges.items()}
        assert [box.edge[shape * 4 + side] for side in range(4)] == [edges[point] for point in compass]
        for side, point in enumerate(compass):
            assert box.middle[shape * 4 + side] == (parts.index(at[point]) if point in at else -1)
        for half, point in enumerate(rim):
            assert box.half[shape * 8 + half] == (parts.index(at[point]) if point in at else -1)
        code = sum(edges[point] << 2 * side for side, point in enumerate(compass))
        assert box.fits[tile * 256 + code] >> turns & 1
    assert box.fits[tile * 256] == 15, "with no neighbours every turn fits"
