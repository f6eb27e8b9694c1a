"""The drawing of the tiles: what can be seen on it is what the data says."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from artel.games.carcassonne import art
from artel.games.carcassonne.components import CITY, CLOISTER, FIELD, ROAD, Tile, field_of

SHEET = Path(__file__).parents[3] / "docs" / "images" / "carcassonne-tiles.svg"
TILES = {tile.name: tile for tile in art.standard_tiles()}
CELLS = 50
STEP = 100 / CELLS
Cell = tuple[int, int]

each_tile = pytest.mark.parametrize("name", TILES)


def cell(point: art.Point) -> Cell:
    return min(int(point[0] / STEP), CELLS - 1), min(int(point[1] / STEP), CELLS - 1)


def centre(at: Cell) -> art.Point:
    return (at[0] + 0.5) * STEP, (at[1] + 0.5) * STEP


def along(curve: art.Curve, steps: int = 60) -> list[art.Point]:
    """Points of a curve."""
    shares = [step / steps for step in range(steps + 1)]
    first = [art.between(curve.start, curve.bend, share) for share in shares]
    then = [art.between(curve.bend, curve.end, share) for share in shares]
    return [art.between(one, other, share) for one, other, share in zip(first, then, shares, strict=True)]


def inside(polygon: list[art.Point]) -> set[Cell]:
    """The cells whose centres lie in a polygon."""
    found = set()
    for row in range(CELLS):
        y = (row + 0.5) * STEP
        crossings = sorted(
            a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
            for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True)
            if (a[1] > y) != (b[1] > y)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            found |= {(column, row) for column in range(CELLS) if left < (column + 0.5) * STEP < right}
    return found


def near(points: list[art.Point], reach: float) -> set[Cell]:
    """The cells whose centres are so near to one of the points."""
    found = set()
    for x, y in points:
        for column in range(int((x - reach) / STEP), int((x + reach) / STEP) + 1):
            for row in range(int((y - reach) / STEP), int((y + reach) / STEP) + 1):
                cx, cy = centre((column, row))
                if (cx - x) ** 2 + (cy - y) ** 2 <= reach**2 and 0 <= column < CELLS and 0 <= row < CELLS:
                    found.add((column, row))
    return found


class Seen:
    """A tile as it is seen: cells of its cities, of its roads, and the stretches of grass between them."""

    def __init__(self, tile: Tile) -> None:
        self.cities = {
            city.name: inside([point for curve in art.outline(tile, city) for point in along(curve)[:-1]])
            for city in tile.segments
            if city.kind == CITY
        }
        towns = set().union(*self.cities.values())
        self.roads = {
            road.name: near(along(art.path(tile, road)), art.ROAD_WIDTH / 2) - towns
            for road in tile.segments
            if road.kind == ROAD
        }
        taken = towns.union(*self.roads.values())
        house = art.house(tile)
        if house is not None:
            x, y = art.inward(house.sides[0], 38)
            taken |= inside([(x - 9, y + 8), (x - 9, y - 8), (x + 9, y - 8), (x + 9, y + 8)])
        self.grass: dict[Cell, int] = {}
        free = {(x, y) for x in range(CELLS) for y in range(CELLS)} - taken
        while free - set(self.grass):
            self.flood(min(free - set(self.grass)), free, len(set(self.grass.values())))

    def flood(self, start: Cell, free: set[Cell], number: int) -> None:
        todo = [start]
        while todo:
            at = todo.pop()
            if at in free and at not in self.grass:
                self.grass[at] = number
                todo += beside(at)


def beside(at: Cell, reach: int = 1) -> Iterator[Cell]:
    for step in range(1, reach + 1):
        yield from ((at[0] + step, at[1]), (at[0] - step, at[1]), (at[0], at[1] + step), (at[0], at[1] - step))


def half_edge(half: int) -> art.Point:
    """A point just inside the middle of a half-edge."""
    side, end = half // 2, half // 2 + half % 2
    return art.between(art.between(art.MIDDLES[side], art.CORNERS[end % 4], 0.5), art.CENTRE, 0.02)


SEEN = {name: Seen(tile) for name, tile in TILES.items()}


@each_tile
def test_cities_are_seen_on_their_sides(name: str) -> None:
    tile, seen = TILES[name], SEEN[name]
    assert len(seen.cities) == sum(segment.kind == CITY for segment in tile.segments)
    for side, edge in enumerate(tile.edges):
        owner = [city for city, cells in seen.cities.items() if cell(art.inward(side, 1.5)) in cells]
        named = [s.name for s in tile.segments if s.kind == CITY and side in s.sides]
        assert owner == named == (named if edge == "c" else [])
    cells = list(seen.cities.values())
    assert sum(map(len, cells)) == len(set().union(*cells)), "cities overlap"
    assert all(len(each) > 60 for each in cells)


@each_tile
def test_roads_are_seen_on_their_sides(name: str) -> None:
    tile, seen = TILES[name], SEEN[name]
    for side in range(4):
        there = [road for road, cells in seen.roads.items() if cell(art.inward(side, 1.5)) in cells]
        assert there == [s.name for s in tile.segments if s.kind == ROAD and side in s.sides]


@each_tile
def test_every_field_is_one_stretch_of_grass_that_touches_its_cities(name: str) -> None:
    tile, seen = TILES[name], SEEN[name]
    stretches = {}
    for at, field in enumerate(tile.segments):
        if field.kind != FIELD:
            continue
        place = cell(art.spot(tile, field))
        assert place in seen.grass, f"the name of {field.name} stands on something else"
        stretches[field.name] = seen.grass[place]
        for half in range(8):
            if field_of(tile, half) == at:
                assert seen.grass[cell(half_edge(half))] == stretches[field.name], f"half-edge {half}"
        cells = {where for where, number in seen.grass.items() if number == stretches[field.name]}
        touched = {
            city for city, town in seen.cities.items() if sum(other in town for at in cells for other in beside(at)) > 2
        }
        assert touched == {tile.segments[city].name for city in field.cities}
    assert len(set(stretches.values())) == len(stretches), "two fields are one stretch of grass"
    large = {number for number in seen.grass.values() if list(seen.grass.values()).count(number) > 20}
    assert large <= set(stretches.values()), "there is more grass than fields"


@each_tile
def test_signs_and_names_are_drawn(name: str) -> None:
    tile, seen = TILES[name], SEEN[name]
    drawn = ElementTree.fromstring(f"<g>{art.draw(tile)}</g>")
    signs = [(each.get("class") or "").split()[0] for each in drawn if each.get("class")]
    cities = [segment for segment in tile.segments if segment.kind == CITY]
    marks = [mark for segment in tile.segments for mark in segment.mark_names()]
    assert [sign.removesuffix("-sign") for sign in signs if sign.endswith("-sign")] == marks
    assert [each.text for each in drawn if each.tag == "text"][::2] == [segment.name for segment in tile.segments]
    assert ElementTree.fromstring(f"<g>{art.draw(tile, names=False)}</g>").findall("text") == []
    for city in cities:
        assert cell(art.heart(city)) in seen.cities[city.name]
    assert ("village" in signs) == (name in ("L", "W", "X"))
    assert (art.house(tile) is not None) == (name == "TB22")
    assert ("parapet" in signs) == (name == "TB24")
    assert any(segment.kind == CLOISTER for segment in tile.segments) == (name in ("A", "B", "TB23"))


def test_the_sheet_shows_every_tile_with_its_copies() -> None:
    text = SHEET.read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    shown = dict(re.findall(r'class="id"[^>]*>(\w+) × (\d+)<', text))
    assert shown == {name: str(tile.copies) for name, tile in TILES.items()}
    assert "72 tiles of the base game, 24 of Traders &amp; Builders" in text


def test_the_sheet_in_the_documentation_is_what_the_generator_makes() -> None:
    made = subprocess.run(
        [sys.executable, "-m", "artel.games.carcassonne.art"], capture_output=True, check=True, encoding="utf-8"
    ).stdout
    assert made == SHEET.read_text(encoding="utf-8"), "run: python -m artel.games.carcassonne.art > docs/images/…"
