"""A tile as characters. Each cell has four quarters, so that walls run smoothly; every sign works without colour.

Cities are shaded, fields dotted, roads are double lines, † is a cloister, ■ a crossing, ⌂ a house.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from artel.drawing.carcassonne.roads import Cell, Roads
from artel.drawing.carcassonne.shapes import LaidSegment, city_at, corner_apart, parts_of
from artel.games.carcassonne import MARK_SIGNS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

CLOISTER: Final = "†"
ABBEY: Final = "█"
WALLS: Final = "·▘▝▀▖▌▞▛▗▚▐▜▄▙▟▒"
"""By the quarters that are city: 1 upper left, 2 upper right, 4 lower left, 8 lower right."""
FREE: Final = -1

Owners = list[list[int]]
"""By quarter row and quarter column: the number of a part."""


class Raster(msgspec.Struct, frozen=True):
    """`owners`: by quarter row and quarter column, the number of the part; negative where there is none."""

    parts: tuple[LaidSegment, ...]
    signs: tuple[str, ...]
    owners: tuple[tuple[int, ...], ...]
    roads: frozenset[Cell]
    anchors: tuple[Cell, ...]
    """By part: where its figure stands."""
    symbols: frozenset[Cell]
    """What the parts show."""

    @property
    def width(self) -> int:
        return len(self.signs[0])

    @property
    def height(self) -> int:
        return len(self.signs)

    def owner(self, column: int, row: int) -> int:
        """The part that a cell mostly shows."""
        found = [self.owners[y][x] for x, y in quarters((column, row))]
        return max(found, key=found.count)


def raster(tile: Any, turns: int, width: int, height: int) -> Raster:
    """A tile of the data pack, turned clockwise, in so many columns and rows (both odd)."""
    return drawn(parts_of(tile, turns), width, height)


@lru_cache(maxsize=2048)
def drawn(parts: tuple[LaidSegment, ...], width: int, height: int) -> Raster:
    owners = [
        [city_at(parts, (column + 0.5) / (2 * width), (row + 0.5) / (2 * height)) for column in range(2 * width)]
        for row in range(2 * height)
    ]
    cells = [(column, row) for row in range(height) for column in range(width)]
    for cell in cells:
        if corner_apart(parts, *cell, width, height):
            claim(owners, cell, FREE)
    signs = {cell: WALLS[walls(owners, cell)] for cell in cells}
    for cell in abbey(parts, width, height):
        claim(owners, cell, len(parts) - 1)
        signs[cell] = CLOISTER if cell == (width // 2, height // 2) else ABBEY
    blocked = {cell for cell in cells if walls(owners, cell).bit_count() > 1}
    roads = Roads(parts, width, height, blocked)
    for cell, (number, sign) in roads.cells.items():
        claim(owners, cell, number)
        signs[cell] = sign
    for cell in roads.gates:
        wall_up(owners, cell)
        signs[cell] = signs[cell] if signs[cell] in (CLOISTER, ABBEY) else WALLS[-1]
    fill_fields(parts, owners)
    anchors = find_anchors(parts, owners)
    symbols = find_symbols(parts, owners, anchors)
    signs |= symbols
    return Raster(
        parts=parts,
        signs=tuple("".join(signs[column, row] for column in range(width)) for row in range(height)),
        owners=tuple(tuple(row) for row in owners),
        roads=frozenset(roads.cells),
        anchors=anchors,
        symbols=frozenset(symbols),
    )


def quarters(cell: Cell) -> list[Cell]:
    """In the order of WALLS."""
    column, row = cell
    return [(2 * column + right, 2 * row + down) for down in (0, 1) for right in (0, 1)]


def walls(owners: Owners, cell: Cell) -> int:
    """Which quarters of a cell are taken, as a number."""
    return sum(1 << at for at, (x, y) in enumerate(quarters(cell)) if owners[y][x] != FREE)


def claim(owners: Owners, cell: Cell, number: int) -> None:
    for x, y in quarters(cell):
        owners[y][x] = number


def abbey(parts: Sequence[LaidSegment], width: int, height: int) -> Iterator[Cell]:
    """The cells of a cloister, the last of the parts."""
    if parts[-1].kind == "cloister":
        wide, high = (width + 1) // 8, height // 6
        for row in range(height // 2 - high, height // 2 + high + 1):
            for column in range(width // 2 - wide, width // 2 + wide + 1):
                yield column, row


def wall_up(owners: Owners, cell: Cell) -> None:
    """A gate is all city."""
    free = [(x, y) for x, y in quarters(cell) if owners[y][x] == FREE]
    city = max(owners[y][x] for x, y in quarters(cell))
    for x, y in free:
        owners[y][x] = city


# -- fields -----------------------------------------------------------------------------------------------


def fill_fields(parts: Sequence[LaidSegment], owners: Owners) -> None:
    """From the half-edges inwards; what is left in the middle is the field that nothing reaches."""
    for number, part in enumerate(parts):
        for half in part.halves:
            ends = half_edge(half, len(owners[0]), len(owners))
            flood(owners, next(((x, y) for x, y in ends if owners[y][x] == FREE), ends[0]), number)
    enclosed = [number for number, part in enumerate(parts) if part.kind == "field" and not part.halves]
    for number in enclosed:
        left = {(x, y) for y, row in enumerate(owners) for x, owner in enumerate(row) if owner == FREE}
        if left:
            flood(owners, min(left, key=lambda at: from_middle(at, owners)), number)


def half_edge(half: int, width: int, height: int) -> list[Cell]:
    """The outermost quarters of a half-edge, from the middle of the side to its corner."""
    side, second = divmod(half, 2)
    length = width if side in (0, 2) else height
    near = range(length // 2 - 2, -1, -1)
    far = range(length // 2 + 1, length)
    along = far if (side < 2) == bool(second) else near
    line = {0: 0, 1: width - 1, 2: height - 1, 3: 0}[side]
    return [(at, line) if side in (0, 2) else (line, at) for at in along]


def flood(owners: Owners, start: Cell, number: int) -> None:
    open_ends = [start]
    while open_ends:
        x, y = open_ends.pop()
        if 0 <= y < len(owners) and 0 <= x < len(owners[0]) and owners[y][x] == FREE:
            owners[y][x] = number
            open_ends += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def from_middle(at: Cell, owners: Owners) -> float:
    return abs((at[0] + 0.5) / len(owners[0]) - 0.5) + abs((at[1] + 0.5) / len(owners) - 0.5)


# -- where figures and symbols stand ------------------------------------------------------------------------


def find_anchors(parts: Sequence[LaidSegment], owners: Owners) -> tuple[Cell, ...]:
    """By part; small parts choose first. Beside the cell there is room for a sign, where there can be."""
    found: dict[int, Cell] = {}
    areas = [sum(row.count(number) for row in owners) for number in range(len(parts))]
    for number in sorted(range(len(parts)), key=lambda number: areas[number]):
        if parts[number].kind == "cloister":
            found[number] = len(owners[0]) // 4 + 1, len(owners) // 4
        else:
            found[number] = best_cell(owners, number, set(found.values()))
    return tuple(found[number] for number in range(len(parts)))


def best_cell(owners: Owners, number: int, taken: set[Cell]) -> Cell:
    width, height = len(owners[0]) // 2, len(owners) // 2
    own = [(x, y) for y, row in enumerate(owners) for x, owner in enumerate(row) if owner == number]
    across = sum(x for x, _ in own) / max(len(own), 1)
    down = sum(y for _, y in own) / max(len(own), 1)

    def share(column: int, row: int) -> int:
        return sum(owners[y][x] == number for x, y in quarters((column, row))) if column >= 0 else 0

    def worth(cell: Cell) -> tuple[int, float]:
        column, row = cell
        room = share(column - 1, row) if not any((column - 1, row) == other for other in taken) else 0
        away = abs(2 * column + 0.5 - across) / width + abs(2 * row + 0.5 - down) / height
        return 3 * share(column, row) + room, -away

    return max(
        ((column, row) for row in range(height) for column in range(width) if (column, row) not in taken), key=worth
    )


def find_symbols(parts: Sequence[LaidSegment], owners: Owners, anchors: Sequence[Cell]) -> dict[Cell, str]:
    """What the parts show, each on its own, apart from where a figure would stand."""
    found: dict[Cell, str] = {}
    for number, part in enumerate(parts):
        for mark in part.marks:
            column, row = anchors[number]
            taken = {(column, row), (column - 1, row), *anchors, *found}
            found[best_cell(owners, number, taken)] = MARK_SIGNS[mark].letter
    return found
