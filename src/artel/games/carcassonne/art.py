"""Tiles drawn from their data: our own flat style, with a sign for everything that has a colour.

`python -m artel.games.carcassonne.art > docs/images/carcassonne-tiles.svg` makes a sheet of all tiles, for people to
compare with the description. A tile is a square of side 100; every outline is made of quadratic curves.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from artel.games.carcassonne.components import (
    CITY,
    CLOISTER,
    FIELD,
    ROAD,
    SETS,
    Segment,
    Tile,
    field_of,
    read_box,
)
from artel.games.carcassonne.signs import MARK_SIGNS
from artel.kernel.packs import read_pack

if TYPE_CHECKING:
    from collections.abc import Iterable

MIDDLES = ((50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0))
"""Of the sides north, east, south, west."""
CORNERS = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
"""Corner n is where side n begins, clockwise."""
CENTRE = (50.0, 50.0)
ROAD_WIDTH = 8.0
HOUSE = 7.0
"""Half the size of a house, and the radius of a village."""

GRASS, CITY_GROUND, WALL, EARTH, PAPER, INK = "#9cc56c", "#e3b778", "#7a4a24", "#f7efdc", "#fffdf7", "#2b2b2b"
STYLE = f"""
text {{ font-family: "DejaVu Sans", Verdana, sans-serif; fill: {INK} }}
.grass {{ fill: {GRASS} }} .city {{ fill: {CITY_GROUND} }}
.wall {{ fill: none; stroke: {WALL}; stroke-width: 3.2 }}
.battlement {{ fill: none; stroke: {CITY_GROUND}; stroke-width: 1.2; stroke-dasharray: 2.5 3 }}
.kerb {{ fill: none; stroke: #6f6a5f; stroke-width: {ROAD_WIDTH} }}
.road {{ fill: none; stroke: {EARTH}; stroke-width: {ROAD_WIDTH - 2.4} }}
.parapet {{ fill: none; stroke: {INK}; stroke-width: 1.6 }}
.roof {{ fill: #b5402c; stroke: {INK}; stroke-width: .8 }} .house {{ fill: {PAPER}; stroke: {INK}; stroke-width: .8 }}
.village {{ fill: #c9b48a; stroke: {INK}; stroke-width: 1 }}
.pennant {{ fill: #2f62b0; stroke: {PAPER}; stroke-width: 1.2 }} .cross {{ stroke: {PAPER}; stroke-width: 1.6 }}
.wine {{ fill: #7b2450; stroke: {PAPER}; stroke-width: .5 }} .stalk {{ fill: none; stroke: {INK} }}
.wheat-ground {{ fill: #fff3c4; fill-opacity: .85 }} .wheat {{ fill: none; stroke: #6d5200; stroke-width: 1.7 }}
.cloth {{ fill: #f4f4f4; stroke: {INK}; stroke-width: .9 }} .stripe {{ stroke: #b5402c; stroke-width: 1.4 }}
.frame {{ fill: none; stroke: {INK}; stroke-width: 1 }}
.part {{ font-size: 8px; text-anchor: middle }} .halo {{ stroke: {PAPER}; stroke-width: 2 }}
.id {{ font-size: 13px; font-weight: bold }} .note {{ font-size: 8.5px }}
.title {{ font-size: 18px; font-weight: bold }}
""".strip()

Point = tuple[float, float]


class Curve(NamedTuple):
    """From start to end, drawn towards `bend`."""

    start: Point
    bend: Point
    end: Point


def between(one: Point, other: Point, share: float) -> Point:
    """So far from one point towards another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def line(one: Point, other: Point) -> Curve:
    return Curve(one, between(one, other, 0.5), other)


def inward(side: int, depth: float) -> Point:
    """The point so deep inside from the middle of a side."""
    return between(MIDDLES[side], CENTRE, depth / 50)


def parts(tile: Tile, kind: int) -> list[Segment]:
    return [segment for segment in tile.segments if segment.kind == kind]


# -- cities -------------------------------------------------------------------------------------------------


def outline(tile: Tile, city: Segment) -> list[Curve]:
    """Around a city, clockwise: along its sides of the tile, and along its walls."""
    corners = sorted({corner % 4 for side in city.sides for corner in (side, side + 1)} | split_corners(tile, city))
    crowded = len(parts(tile, CITY)) > 1
    found = []
    for corner, following in zip(corners, corners[1:] + corners[:1], strict=True):
        start, end = CORNERS[corner], CORNERS[following]
        match (following - corner) % 4:
            case 1 if corner in city.sides:
                found.append(line(start, end))
            case 1:  # a wall along a side that is not the city's
                found.append(Curve(start, inward(corner, 38 if tile.edges[corner] != "c" else 62), end))
            case 2:  # a wall across the tile, past the corner between
                found.append(Curve(start, between(CENTRE, CORNERS[(corner + 1) % 4], -0.4 if crowded else 0.24), end))
            case 3:  # a city on one side only
                found.append(Curve(start, inward(following, 34 if crowded else 44), end))
    return found or [line(CORNERS[side], CORNERS[(side + 1) % 4]) for side in range(4)]


def split_corners(tile: Tile, city: Segment) -> set[int]:
    """The corners of the tile that a city reaches between two fields."""
    found = set()
    for corner in range(4):
        before, after = field_of(tile, 2 * corner - 1), field_of(tile, 2 * corner)
        if -1 not in (before, after) and before != after:
            fields = tile.segments[before], tile.segments[after]
            if all(tile.segments.index(city) in field.cities for field in fields):
                found.add(corner)
    return found


def is_wall(curve: Curve) -> bool:
    return not any(curve.start[axis] == curve.end[axis] == curve.bend[axis] for axis in (0, 1))


def heart(city: Segment) -> Point:
    """A point well inside a city."""
    if len(city.sides) == 1:
        return inward(city.sides[0], 11)
    reach = [MIDDLES[side] for side in city.sides]
    return sum(x for x, _ in reach) / len(reach), sum(y for _, y in reach) / len(reach)


def mark_spot(tile: Tile, segment: Segment) -> Point:
    """In the middle of a city; beside a road."""
    return heart(segment) if segment.kind == CITY else between(path(tile, segment).bend, MIDDLES[segment.sides[0]], 0.4)


# -- roads --------------------------------------------------------------------------------------------------


def path(tile: Tile, road: Segment) -> Curve:
    """Right through the tile, or to where the road ends: a gate, a cloister, a house or a crossing."""
    start = MIDDLES[road.sides[0]]
    if len(road.sides) == 2:
        one, other = road.sides
        corner = CORNERS[max(one, other) if abs(one - other) == 1 else 0]
        return Curve(start, CENTRE if abs(one - other) == 2 else between(CENTRE, corner, 0.2), MIDDLES[other])
    city = gate(tile, road)
    if city is not None:
        return Curve(start, CENTRE, heart(city))
    return line(start, inward(road.sides[0], 37) if house(tile) == road else CENTRE)


def gate(tile: Tile, road: Segment) -> Segment | None:
    """The city whose gate a road leads to."""
    cities = parts(tile, CITY)
    if not cities or parts(tile, CLOISTER) or house(tile) == road:
        return None
    largest = max(cities, key=lambda city: len(city.sides))
    return largest if len(largest.sides) > 1 or parted(tile, largest) else None


def house(tile: Tile) -> Segment | None:
    """The road that ends at a house: the one of two that does not face the gate."""
    ends = [road for road in parts(tile, ROAD) if len(road.sides) == 1]
    cities = parts(tile, CITY)
    if len(ends) == 2 and len(cities) == 1 and len(cities[0].sides) == 1:
        return next(road for road in ends if (road.sides[0] - cities[0].sides[0]) % 4 != 2)
    return None


def parted(tile: Tile, city: Segment) -> bool:
    """Does something part the fields on both hands of a city with one side?"""
    side = city.sides[0]
    return field_of(tile, 2 * side - 1) != field_of(tile, 2 * side + 2)


def has_village(tile: Tile) -> bool:
    """Three or four roads meet, and end."""
    return len(parts(tile, ROAD)) > 2 and not parts(tile, CLOISTER)


# -- where the names of the parts stand ---------------------------------------------------------------------


def spot(tile: Tile, segment: Segment) -> Point:
    if segment.kind == CITY:
        x, y = heart(segment)
        return (x, y + 12) if segment.marks else (x, y)
    if segment.kind == ROAD:
        return inward(segment.sides[0], 13)
    if segment.kind == CLOISTER:
        return 50, 69
    return field_spot(tile, segment)


def field_spot(tile: Tile, field: Segment) -> Point:
    halves = set(field.halves)
    for corner in (2, 1, 3, 0):
        if {(2 * corner - 1) % 8, 2 * corner} <= halves:
            return between(CORNERS[corner], CENTRE, 0.3)
    for side in range(4):
        if {2 * side, 2 * side + 1} <= halves:
            return inward(side, 9)
    if halves:
        half = min(halves)
        side, end = half // 2, half // 2 + half % 2
        return between(between(MIDDLES[side], CORNERS[end % 4], 0.45), CENTRE, 0.14)
    single = [city.sides[0] for city in parts(tile, CITY) if len(city.sides) == 1]
    return inward(single[0], 24) if len(single) == 1 else between(CENTRE, CORNERS[2], 0.06 * len(single))


# -- SVG ----------------------------------------------------------------------------------------------------


def draw(tile: Tile, names: bool = True) -> str:
    """The tile as SVG, without its frame of an <svg>; with the names of its parts if wanted."""
    found = ['<rect class="grass" width="100" height="100"/>']
    for road in parts(tile, ROAD):
        found += draw_road(path(tile, road), bridge=road.sides == [1, 3] and len(parts(tile, ROAD)) == 2)
    if has_village(tile):
        found.append(f'<circle class="village" cx="50" cy="50" r="{HOUSE:g}"/>')
    ending = house(tile)
    if ending is not None:
        found.append(draw_house(inward(ending.sides[0], 38), HOUSE))
    for city in parts(tile, CITY):
        found += draw_city(outline(tile, city))
        x, y = heart(city)
        if len(city.sides) > 1:
            found += [draw_house(between((x, y), MIDDLES[side], 0.66), 3.5) for side in city.sides]
    for segment in tile.segments:
        found += [draw_mark(name, mark_spot(tile, segment)) for name in segment.mark_names()]
    if parts(tile, CLOISTER):
        found.append(draw_cloister())
    if names:
        for segment in tile.segments:
            x, y = spot(tile, segment)
            at = f'x="{x:g}" y="{y + 3:g}">{segment.name}</text>'
            found.append(f'<text class="part halo" {at}<text class="part" {at}')
    return "".join(found)


def trace(curves: Iterable[Curve]) -> str:
    """The curves, which follow each other, as SVG path data."""
    found = ""
    at: Point | None = None
    for start, bend, end in curves:
        if start != at:
            found += f"M{start[0]:g} {start[1]:g}"
        found += f"Q{bend[0]:g} {bend[1]:g} {end[0]:g} {end[1]:g}"
        at = end
    return found


def draw_road(curve: Curve, bridge: bool) -> list[str]:
    shape = trace([curve])
    found = [f'<path class="{style}" d="{shape}"/>' for style in ("kerb", "road")]
    if bridge:
        rails = "".join(f"M34 {y - rise:g}L38 {y:g}H62L66 {y - rise:g}" for y, rise in ((44.5, 4), (55.5, -4)))
        found.append(f'<path class="parapet" d="{rails}"/>')
    return found


def draw_city(curves: list[Curve]) -> list[str]:
    walls = trace(curve for curve in curves if is_wall(curve))
    found = [f'<path class="city" d="{trace(curves)}Z"/>']
    return found + [f'<path class="{style}" d="{walls}"/>' for style in ("wall", "battlement") if walls]


def draw_house(at: Point, size: float) -> str:
    x, y = at
    return (
        f'<rect class="house" x="{x - size:g}" y="{y - 1:g}" width="{2 * size:g}" height="{size + 1:g}"/>'
        f'<path class="roof" d="M{x - size - 2:g} {y - 1:g}L{x:g} {y - size - 1:g}L{x + size + 2:g} {y - 1:g}Z"/>'
    )


def draw_cloister() -> str:
    tower = '<path class="house" d="M46 58V36H54V58Z"/><path class="roof" d="M44 36L50 27L56 36Z"/>'
    return draw_house((50, 52), 12) + tower + f'<path d="M50 19V27M47 22H53" stroke="{INK}" stroke-width="1.6"/>'


def draw_mark(name: str, at: Point) -> str:
    return f'<g class="{name}-sign" transform="translate({at[0]:g} {at[1]:g})">{MARK_SIGNS[name].svg}</g>'


# -- the sheet ----------------------------------------------------------------------------------------------

NOTE = (
    "c city, r road, f field, m cloister. Below each tile: its id, how many there are, and for each field the cities "
    "that it borders."
)
COLUMNS, WIDE, HIGH, TOP = 8, 128, 148, 62
SCALE = 1.1


def sheet(tiles: list[Tile]) -> str:
    """All tiles with id, number of copies, and which cities each field borders."""
    rows = -(-len(tiles) // COLUMNS)
    width, height = COLUMNS * WIDE + 16, TOP + rows * HIGH + 8
    counts = [sum(tile.copies for tile in tiles if tile.set is each) for each in SETS]
    title = f"Carcassonne: {counts[0]} tiles of the base game, {counts[1]} of Traders &amp; Builders"
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text class="title" x="16" y="26">{title}</text><text class="note" x="16" y="44">{NOTE}</text>',
        legend(width),
    ]
    for at, tile in enumerate(tiles):
        x, y = 16 + at % COLUMNS * WIDE, TOP + at // COLUMNS * HIGH
        found.append(
            f'<g transform="translate({x} {y})"><g transform="scale({SCALE:g})">{draw(tile)}'
            f'<rect class="frame" width="100" height="100"/></g>'
            f'<text class="id" x="0" y="{100 * SCALE + 14:g}">{tile.name} × {tile.copies}</text>'
            f'<text class="note" x="0" y="{100 * SCALE + 26:g}">{borders(tile)}</text></g>'
        )
    return "\n".join([*found, "</svg>\n"])


def borders(tile: Tile) -> str:
    """`f1: c1 f2: –`."""
    found = []
    for field in parts(tile, FIELD):
        cities = ",".join(tile.segments[city].name for city in field.cities)
        found.append(f"{field.name}:{cities or '–'}")
    return " ".join(found)


def legend(width: float) -> str:
    found = []
    for at, name in enumerate(MARK_SIGNS):
        x = width - 2 - (len(MARK_SIGNS) - at) * 72
        found.append(f'{draw_mark(name, (x, 22))}<text class="note" x="{x + 12}" y="25">{name}</text>')
    return "".join(found)


def standard_tiles() -> list[Tile]:
    return read_box(read_pack(files("artel.games.carcassonne") / "data", "carcassonne")).tiles


if __name__ == "__main__":
    sys.stdout.buffer.write(sheet(standard_tiles()).encode())
