"""The shapes on a tile, turned as it lies: where its cities are in a square from 0,0 (north-west) to 1,1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
KINDS: Final = {"c": "city", "r": "road", "f": "field", "m": "cloister"}

STEEP: Final = 1.2
GENTLE: Final = 0.5
"""How a shape widens from the corners of its side: gently beside another city, so that they do not touch."""
DEEP: Final = 0.38
SHALLOW: Final = 0.25
"""How far a city of one edge reaches; beside a larger city it is shallow."""
FREE: Final = 0.3
"""How far a field reaches that a city surrounds."""
GAP: Final = 0.17
"""Between two cities."""


class LaidSegment(msgspec.Struct, frozen=True):
    """A segment of a tile as it lies: sides are 0 (north) to 3 (west), half-edges 0 to 7, both clockwise."""

    name: str
    kind: str
    sides: tuple[int, ...]
    halves: tuple[int, ...]
    marks: tuple[str, ...]


def parts_of(tile: Any, turns: int) -> tuple[LaidSegment, ...]:
    """The segments of a tile of the data pack, turned clockwise."""
    return tuple(
        LaidSegment(
            name=segment.name,
            kind=KINDS[segment.name[0]],
            sides=tuple(sorted((side + turns) % 4 for side in segment.sides)),
            halves=tuple(sorted((half + 2 * turns) % 8 for half in segment.halves)),
            marks=tuple(segment.mark_names()),
        )
        for segment in tile.segments
    )


def depth(side: int, x: float, y: float) -> float:
    """How far a point is from a side."""
    return (y, 1 - x, 1 - y, x)[side]


def in_cap(side: int, x: float, y: float, deep: float, slopes: tuple[float, float] = (STEEP, STEEP)) -> bool:
    """Inside a shape that rests on one side and narrows away from it."""
    along = y if side % 2 else x
    return depth(side, x, y) < min(slopes[0] * along, slopes[1] * (1 - along), deep)


def slopes_of(side: int, others: Sequence[int]) -> tuple[float, float]:
    """At the northern or western end, then at the other one."""
    first, second = (NORTH, SOUTH) if side % 2 else (WEST, EAST)
    return GENTLE if first in others else STEEP, GENTLE if second in others else STEEP


def city_at(parts: Sequence[LaidSegment], x: float, y: float) -> int:
    """The number of the city part at a point; -1: none."""
    for number, part in enumerate(parts):
        if part.kind == "city" and in_city(parts, part, x, y):
            return number
    return -1


def in_city(parts: Sequence[LaidSegment], city: LaidSegment, x: float, y: float) -> bool:
    others = [part for part in parts if part.kind == "city" and part is not city]
    held = [side for other in others for side in other.sides]
    if len(city.sides) == 1:
        side = city.sides[0]
        beside_large = any(len(other.sides) > 1 for other in others)
        return in_cap(side, x, y, SHALLOW if beside_large else DEEP, slopes_of(side, held))
    for other in others:
        if len(other.sides) == 1 and near_cap(other.sides[0], x, y):
            return False
    free = [side for side in range(4) if side not in city.sides]
    if len(city.sides) == 2 and sum(city.sides) % 2:  # two sides that meet
        if not fields_part_at(parts, free):
            apart = gap(x, y) if any(len(other.sides) > 1 for other in others) else 0
            return sum(depth(side, x, y) for side in city.sides) < 1 - apart
        return not any(in_cap(side, x, y, FREE, slopes_of(side, free)) for side in free)
    return not any(in_cap(side, x, y, FREE) for side in free if side not in held)


def near_cap(side: int, x: float, y: float) -> bool:
    """In the shallow city of a side, or in the gap around it."""
    along = y if side % 2 else x
    return depth(side, x, y) < min(GENTLE * min(along, 1 - along), SHALLOW) + gap(x, y)


def gap(x: float, y: float) -> float:
    """Between two cities; it narrows towards the edge of the tile."""
    return min(GAP, *[depth(side, x, y) for side in range(4)])


def corner_apart(parts: Sequence[LaidSegment], column: int, row: int, width: int, height: int) -> bool:
    """Is this cell a corner where two cities meet? It belongs to neither."""
    if column not in (0, width - 1) or row not in (0, height - 1):
        return False
    sides = {WEST if column == 0 else EAST, NORTH if row == 0 else SOUTH}
    cities = [number for number, part in enumerate(parts) if part.kind == "city" and sides & set(part.sides)]
    return len(cities) > 1


def fields_part_at(parts: Sequence[LaidSegment], sides: Sequence[int]) -> bool:
    """Do different fields meet in the corner between two sides? Then the city reaches it."""
    first, second = sides if sides != [NORTH, WEST] else (WEST, NORTH)
    before, after = 2 * first + 1, 2 * second
    fields = [number for half in (before, after) for number, part in enumerate(parts) if half in part.halves]
    return len(set(fields)) == 2
