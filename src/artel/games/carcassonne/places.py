"""Places of the map as numbers: x grows to the east, y to the south, the start tile lies at 0,0."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.kernel.packed import ints

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

WIDE: Final = 256
MIDDLE: Final = 128
FAR: Final = 96
"""So many tiles from the start tile a place can be spoken of."""
AROUND: Final = ints([-1, WIDE - 1, WIDE, WIDE + 1, 1, 1 - WIDE, -WIDE, -WIDE - 1])
"""Steps to the north, north-east and so on: every other one is a side."""
NEIGHBOURS: Final = 8
"""So many places are around a place."""
SIDES: Final = ints([-1, WIDE, 1, -WIDE])
"""Steps to the north, east, south, west."""


def position_of(x: i64, y: i64) -> i64:
    return (x + MIDDLE) * WIDE + y + MIDDLE


def x_of(position: i64) -> i64:
    return position // WIDE - MIDDLE


def y_of(position: i64) -> i64:
    return position % WIDE - MIDDLE


def place_name(position: i64) -> str:
    return f"{x_of(position)},{y_of(position)}"


def read_place(name: str) -> i64:
    """The position of a place that `place_name` has named."""
    x, y = name.split(",")
    return position_of(int(x), int(y))


ORIGIN: Final = position_of(0, 0)

# -- what lies where: a hash table in one array, which is copied faster than a dict -------------------------

SLOTS: Final = 661
"""Room for all places of a map and as many more; places less than 35 steps apart never share a slot."""
SHIFT: Final = 16
POSITION: Final = WIDE * WIDE - 1


def lies_at(grid: vec[i64], position: i64) -> i64:
    """The number that was noted for a place; 0: none."""
    slot = position % SLOTS
    while True:
        found = grid[slot]
        if found & POSITION == position:
            return found >> SHIFT
        if not found:
            return 0
        slot = (slot + 1) % SLOTS


def note(grid: vec[i64], position: i64, number: i64) -> None:
    slot = position % SLOTS
    while grid[slot] and grid[slot] & POSITION != position:
        slot = (slot + 1) % SLOTS
    grid[slot] = number * WIDE * WIDE + position


def noted(grid: vec[i64]) -> list[int]:
    """The places of which something was noted."""
    return [found & POSITION for found in grid if found]
