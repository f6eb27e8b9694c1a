"""The tiles, turned and looked up in every way the rules ask.

A shape is `type * 4 + turns` (quarter turns clockwise). Sides count north, east, south, west; half-edges clockwise from
the western half of the north edge. A tile's segments are its cities, roads, fields and cloister, in this order.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from artel.kernel.errors import Problem
from artel.kernel.packed import ints, mask_of

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.kernel.packs import Pack, Row

CITY: Final = 0
ROAD: Final = 1
FIELD: Final = 2
CLOISTER: Final = 3
KIND_NAMES: Final = ("city", "road", "field", "cloister")
LETTERS: Final = "crfm"
"""Segments in notation: c1, r2, f1, m1."""
STRIDE: Final = 8
"""At most so many segments on a tile."""
PIECES: Final = 96
"""At most so many tiles on the map."""
CODES: Final = 256
"""What a free place may ask for: two bits a side."""
GOODS: Final = ("wine", "wheat", "cloth")
SIDE_NAMES: Final = "NESW"
EDGES: Final = "crf"
"""What the sides of a tile are called in data packs. In codes: 1, 2, 3; 0: no neighbour."""
NOTHING: Final = 0
GRASS: Final = 3


class TileSet:
    """Tiles that come together; `option`: with this option only."""

    def __init__(self, name: str, option: str) -> None:
        self.name = name
        self.option = option


SETS: Final = [TileSet("base", ""), TileSet("traders", "tiles")]


class Figure:
    """What may stand on features of these kinds; `option`: with this option only. `counts`: as how many meeples, on a
    feature without any; 0: it joins an own meeple."""

    def __init__(self, name: str, option: str, kinds: tuple[int, ...], counts: int) -> None:
        self.name = name
        self.option = option
        self.kinds = kinds
        self.counts = counts


MEEPLE: Final = 0
BUILDER: Final = 1
PIG: Final = 2
FIGURES: Final = [
    Figure("meeple", "", (CITY, ROAD, FIELD, CLOISTER), 1),
    Figure("builder", "builder", (CITY, ROAD), 0),
    Figure("pig", "pig", (FIELD,), 0),
]
SINGLE: Final = range(MEEPLE + 1, len(FIGURES))
"""Of these each player has one."""


CLAIMING: Final = mask_of([at for at, figure in enumerate(FIGURES) if figure.counts])
"""The figures that go where nobody is yet, as a set."""
JOINING: Final = mask_of([at for at, figure in enumerate(FIGURES) if not figure.counts])
"""Those that go where an own meeple is."""
GO_ON: Final = ints([mask_of([at for at, each in enumerate(FIGURES) if kind in each.kinds]) for kind in range(4)])
"""By kind of feature: those that may stand on it."""


class Mark:
    """What a part of a tile may show, if it is of one of these kinds."""

    def __init__(self, name: str, kinds: tuple[int, ...]) -> None:
        self.name = name
        self.kinds = kinds


PENNANT: Final = 0
FIRST_GOOD: Final = 1
MARKS: Final = [Mark("pennant", (CITY,)), *[Mark(good, (CITY,)) for good in GOODS]]


class Segment:
    """A part of a tile: what it is, which sides or half-edges it reaches, what it shows."""

    def __init__(self, kind: int, name: str, sides: list[int], halves: list[int]) -> None:
        self.kind = kind
        self.name = name
        self.sides = sides
        self.halves = halves
        self.marks: list[int] = []
        self.cities: list[int] = []  # of a field: the segments of the cities it borders

    def shows(self, mark: int) -> int:
        """How many of them."""
        return self.marks.count(mark)

    def mark_names(self) -> list[str]:
        return [MARKS[mark].name for mark in self.marks]

    def good(self) -> int:
        """The number of its trade good; -1: none."""
        for good in range(len(GOODS)):
            if self.shows(FIRST_GOOD + good):
                return good
        return -1


class Tile:
    def __init__(self, name: str, edges: str, segments: list[Segment], tile_set: TileSet, copies: int) -> None:
        self.name = name
        self.edges = edges
        self.segments = segments
        self.set = tile_set
        self.copies = copies


class Box:
    """All tiles of a data pack, with tables over their shapes."""

    def __init__(self, tiles: list[Tile], start: int, meeples: int, goods: list[int]) -> None:
        self.tiles = tiles
        self.start: i64 = start
        self.meeples: i64 = meeples
        self.goods = goods
        self.names = [tile.name for tile in tiles]
        # a completed city has two segments at least
        self.most_cities: i64 = (
            sum([tile.copies for tile in tiles for segment in tile.segments if segment.kind == CITY]) // 2
        )
        shapes = range(len(tiles) * 4)
        self.parts: vec[i64] = ints([len(tiles[shape // 4].segments) for shape in shapes])
        self.kind: vec[i64] = ints([segment.kind for segment in padded(tiles)])
        # by segment and mark: how many it shows
        self.marks: vec[i64] = ints([segment.shows(mark) for segment in padded(tiles) for mark in range(len(MARKS))])
        self.good: vec[i64] = ints([segment.good() for segment in padded(tiles)])
        self.open: vec[i64] = ints([len(segment.sides) for segment in padded(tiles)])
        self.borders: vec[i64] = ints([sum([1 << city for city in set(segment.cities)]) for segment in padded(tiles)])
        # by segment of a city: the fields that border it, as a set
        self.bordered: vec[i64] = ints([bordering(tile, city) for tile in tiles for city in range(STRIDE)])
        # by shape and side: what meets the neighbour (as in EDGES), and which segments do:
        # the one in the middle (a city or road), the fields on its two halves, clockwise; -1: none
        self.edge: vec[i64] = ints(
            [edge_code(tiles[shape // 4], side - shape % 4) for shape in shapes for side in range(4)]
        )
        self.middle: vec[i64] = ints(
            [middle_of(tiles[shape // 4], side - shape % 4) for shape in shapes for side in range(4)]
        )
        self.half: vec[i64] = ints(
            [field_of(tiles[shape // 4], half - 2 * (shape % 4)) for shape in shapes for half in range(8)]
        )
        # by type and constraint (2 bits a side, 0: no neighbour): the turns that fit, as a set
        self.fits: vec[i64] = ints([fitting(tile, code) for tile in tiles for code in range(CODES)])


def padded(tiles: list[Tile]) -> list[Segment]:
    """All segments, so many to a tile."""
    nothing = Segment(0, "", [], [])
    return [segment for tile in tiles for segment in (tile.segments + [nothing] * STRIDE)[:STRIDE]]


def bordering(tile: Tile, city: int) -> int:
    return sum([1 << at for at, segment in enumerate(tile.segments) if city in segment.cities])


def edge_code(tile: Tile, side: int) -> int:
    return EDGES.index(tile.edges[side % 4]) + 1


def middle_of(tile: Tile, side: int) -> int:
    for at, segment in enumerate(tile.segments):
        if side % 4 in segment.sides:
            return at
    return -1


def field_of(tile: Tile, half: int) -> int:
    for at, segment in enumerate(tile.segments):
        if half % 8 in segment.halves:
            return at
    return -1


def fitting(tile: Tile, code: int) -> int:
    found = 0
    for turns in range(4):
        if all([code >> 2 * side & 3 in (0, edge_code(tile, side - turns)) for side in range(4)]):
            found |= 1 << turns
    return found


# -- reading a data pack ----------------------------------------------------------------------------------


def read_box(pack: Pack) -> Box:
    """Checks a data pack and makes the tiles of it."""
    pack.only("pack", "rules", "tile")
    rules = pack.row("rules")
    rules.only("start", "meeples", *GOODS, *[each.name for each in SETS], "pennants", "provenance")
    rules.provenance()
    rows = pack.rows("tile", 1)
    tiles = [read_tile(row) for row in rows]
    names = [tile.name for tile in tiles]
    for row, tile in zip(rows, tiles, strict=True):
        if names.count(tile.name) > 1:
            row.fail("id", Problem("twice", "{card} is there twice", card=tile.name))
    total = sum([tile.copies for tile in tiles])
    if total > PIECES:
        rows[-1].fail("copies", Problem("many-tiles", "{total} tiles; there may be {most}", total=total, most=PIECES))
    goods = [rules.integer(good, 0, 99) for good in GOODS]
    for good, name in enumerate(GOODS):
        shown = sum([tile.copies for tile in tiles for segment in tile.segments if segment.good() == good])
        if shown != goods[good]:
            rules.fail(name, Problem("symbols", "the tiles show {symbols} symbols", symbols=shown))
    check_totals(rules, tiles)
    start = names.index(rules.choice("start", names))
    if tiles[start].set.option:
        rules.fail("start", Problem("not-base", "{tile} is not of the base set", tile=names[start]))
    return Box(tiles, start, rules.integer("meeples", 1, 15), goods)


def check_totals(rules: Row, tiles: list[Tile]) -> None:
    """Where a pack says how many tiles and pennants it has, it has so many. (C1.1)"""
    totals = {each.name: sum([tile.copies for tile in tiles if tile.set is each]) for each in SETS}
    totals["pennants"] = sum([tile.copies * segment.shows(PENNANT) for tile in tiles for segment in tile.segments])
    for name, found in totals.items():
        if name in rules and rules.integer(name, 0, 999) != found:
            rules.fail(name, Problem("totals", "the tiles make {number}", number=found))


def read_tile(row: Row) -> Tile:
    row.only("id", "set", "copies", "edges", "cities", "roads", "fields", "cloister", "provenance")
    name = row.text("id")
    if not re.fullmatch(r"[A-Z][A-Z0-9]*", name):  # so the notation writes it
        row.fail("id", Problem("tile-id", "capital letters and digits are needed, a letter first"))
    edges = row.text("edges")
    if len(edges) != 4 or any([edge not in EDGES for edge in edges]):
        row.fail("edges", Problem("edges", "four letters c, r, f are needed: north, east, south, west"))
    segments: list[Segment] = []
    for kind, field in ((CITY, "cities"), (ROAD, "roads")):
        for number, text in enumerate(texts_of(row, field)):
            sides, *marks = text.split()
            part = Segment(kind, f"{LETTERS[kind]}{number + 1}", read_sides(row, field, sides), [])
            for mark in marks:
                part.marks.append(read_mark(row, field, part, mark, text))
            segments.append(part)
    cities = sum([segment.kind == CITY for segment in segments])
    for number, text in enumerate(texts_of(row, "fields")):
        segments.append(read_field(row, number, text, cities))
    if row.flag("cloister"):
        segments.append(Segment(CLOISTER, "m1", [], []))
    check_edges(row, edges, segments)
    sets = [each.name for each in SETS]
    tile_set = SETS[sets.index(row.choice("set", sets))]
    return Tile(name, edges, segments, tile_set, row.integer("copies", 1, PIECES))


def texts_of(row: Row, field: str) -> list[str]:
    found: list[str] = []
    for item in row.items(field) if field in row else []:
        if not isinstance(item, str) or not item.strip():
            row.fail(field, Problem("layout-texts", "a list of texts is needed"))
        found.append(str(item))
    return found


def read_mark(row: Row, field: str, part: Segment, name: str, text: str) -> int:
    if name in GOODS and part.good() >= 0:
        row.fail(field, Problem("goods-twice", "{text}: a city part shows one trade good", text=text))
    for at, mark in enumerate(MARKS):
        if mark.name == name and part.kind in mark.kinds:
            return at
    return row.fail(field, Problem("mark", "{mark} is neither pennant nor a trade good", mark=name))


def read_sides(row: Row, field: str, text: str) -> list[int]:
    for letter in text:
        if letter not in SIDE_NAMES or text.count(letter) > 1:
            row.fail(field, Problem("sides-letters", "{text}: different letters of N, E, S, W are needed", text=text))
    return [SIDE_NAMES.index(letter) for letter in text]


def read_field(row: Row, number: int, text: str, cities: int) -> Segment:
    halves, _, borders = text.partition("/")
    field = Segment(FIELD, f"f{number + 1}", [], [])
    for letter in halves.strip():
        if letter not in "01234567":
            row.fail("fields", Problem("half-edges", "{text}: half-edges are 0 to 7", text=text))
        if int(letter) in field.halves:
            row.fail("fields", Problem("twice", "{card} is there twice", card=letter))
        field.halves.append(int(letter))
    for letter in borders.strip():
        if letter not in "1234" or int(letter) > cities:
            row.fail("fields", Problem("cities", "{text}: the tile has {cities} cities", text=text, cities=cities))
        if int(letter) - 1 in field.cities:
            row.fail("fields", Problem("twice", "{card} is there twice", card=letter))
        field.cities.append(int(letter) - 1)
    return field


def check_edges(row: Row, edges: str, segments: list[Segment]) -> None:
    """Every side and half-edge belongs to exactly one segment of the right kind. (C1.1)"""
    for side in range(4):
        owners = [segment for segment in segments if side in segment.sides]
        wanted = {"c": [CITY], "r": [ROAD], "f": []}[edges[side]]
        if [segment.kind for segment in owners] != wanted:
            row.fail(
                "edges", Problem("side-of-tile", "side {side} does not fit the cities and roads", side=SIDE_NAMES[side])
            )
        for half in (2 * side, 2 * side + 1):
            fields = sum([half in segment.halves for segment in segments])
            if fields != (0 if edges[side] == "c" else 1):
                row.fail(
                    "fields",
                    Problem("half-edge", "half-edge {half} belongs to {fields} fields", half=half, fields=fields),
                )
    if len(segments) > STRIDE:
        row.fail("fields", Problem("parts", "a tile has at most {parts} parts", parts=STRIDE))
    for segment in segments:
        if segment.kind == ROAD and len(segment.sides) > 2:
            row.fail("roads", Problem("road", "a road reaches one or two sides"))
