"""The roads of a tile, cell by cell: through the middle, to a gate, a cloister, a crossing or a house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.drawing.carcassonne.shapes import EAST, NORTH, SOUTH, WEST, LaidSegment

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

Cell = tuple[int, int]
"""Column and row."""

STEPS: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
LINES: Final = {
    (NORTH, SOUTH): "║", (EAST, WEST): "═", (NORTH, EAST): "╚", (EAST, SOUTH): "╔", (SOUTH, WEST): "╗",
    (NORTH, WEST): "╝",
}  # fmt: skip
CROSSING: Final = "■"
HOUSE: Final = "⌂"
BRIDGE: Final = "╫"
NOBODY: Final = -2
"""A crossing is part of no road."""


class Roads:
    """By cell: the number of the road, and its sign. Roads stop before `walls`; where they do is a gate."""

    def __init__(self, parts: Sequence[LaidSegment], width: int, height: int, walls: AbstractSet[Cell]) -> None:
        self.parts = parts
        self.middle = (width // 2, height // 2)
        self.walls = walls
        self.cells: dict[Cell, tuple[int, str]] = {}
        self.gates: set[Cell] = set()
        roads = [number for number, part in enumerate(parts) if part.kind == "road"]
        ending = [number for number in roads if len(parts[number].sides) == 1]
        for number in roads:
            if number not in ending:
                self.run_through(number)
        for number in sorted(ending, key=lambda number: not self.leads_to_city(number)):
            self.run_to_end(number, len(ending) > 2)

    def run_through(self, number: int) -> None:
        one, other = self.parts[number].sides
        for cell, sign in [*self.inwards(one), (self.middle, LINES[one, other]), *self.inwards(other)]:
            self.cells[cell] = (number, BRIDGE if cell in self.cells else sign)

    def run_to_end(self, number: int, crossing: bool) -> None:
        side = self.parts[number].sides[0]
        if self.run_along(number, self.inwards(side)) or self.stops(self.middle):
            return
        if crossing:
            self.cells[self.middle] = (NOBODY, CROSSING)
            return
        if self.middle in self.cells:
            self.build_house(number, side)
            return
        ahead = (side + 2) % 4
        cities = [side for part in self.parts if part.kind == "city" for side in part.sides]
        if not cities:
            self.cells[self.middle] = (number, HOUSE)
            return
        gate = ahead if ahead in cities else cities[0]
        self.cells[self.middle] = (number, LINES[min(side, gate), max(side, gate)])
        self.run_along(number, self.inwards(gate)[::-1])

    def build_house(self, number: int, side: int) -> None:
        """Before the road that holds the middle; beside the road where that is all there is of it."""
        *others, (last, _) = self.inwards(side)
        cell = last if others else (last[0] + 1, last[1])
        self.cells[cell] = (number if others else NOBODY, HOUSE)

    def run_along(self, number: int, path: Sequence[tuple[Cell, str]]) -> bool:
        """True: it has come to a gate."""
        for cell, sign in path:
            if self.stops(cell):
                return True
            self.cells[cell] = (number, sign)
        return False

    def stops(self, cell: Cell) -> bool:
        if cell in self.walls:
            self.gates.add(cell)
        return cell in self.walls

    def inwards(self, side: int) -> list[tuple[Cell, str]]:
        """A straight road from the edge to the cell before the middle."""
        right, down = STEPS[side]
        line = LINES[EAST, WEST] if right else LINES[NORTH, SOUTH]
        length = self.middle[0] if right else self.middle[1]
        return [((self.middle[0] + right * far, self.middle[1] + down * far), line) for far in range(length, 0, -1)]

    def leads_to_city(self, number: int) -> bool:
        """Straight ahead?"""
        ahead = (self.parts[number].sides[0] + 2) % 4
        return any(part.kind == "city" and ahead in part.sides for part in self.parts)
