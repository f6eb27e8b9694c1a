"""Places of the map as numbers: x grows to the east, y to the south, the start tile lies at 0,0."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.kernel.packed import filled, ints

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

SLOTS: Final = 128
"""Of the smallest grid; there may be twice as many, or four times. A grid has more slots than places."""
SHIFT: Final = 16
POSITION: Final = WIDE * WIDE - 1
STEP: Final = 15
"""Slots from a place to its neighbour in the east: places up to so many steps apart do not share one."""


def slot_of(grid: vec[i64], position: i64) -> i64:
    """Where a place is looked for first."""
    return position + (position >> 8) * STEP & (len(grid) - 1)


def lies_at(grid: vec[i64], position: i64) -> i64:
    """The number that was noted for a place; 0: none."""
    slot = slot_of(grid, position)
    while True:
        found = grid[slot]
        if found & POSITION == position:
            return found >> SHIFT
        if not found:
            return 0
        slot = slot + 1 & (len(grid) - 1)


def note(grid: vec[i64], position: i64, number: i64) -> None:
    slot = slot_of(grid, position)
    while grid[slot] and grid[slot] & POSITION != position:
        slot = slot + 1 & (len(grid) - 1)
    grid[slot] = number * WIDE * WIDE + position


def wider(grid: vec[i64]) -> vec[i64]:
    """The same notes in twice as many slots."""
    found = filled(2 * len(grid), 0)
    for noted in grid:
        if noted:
            note(found, noted & POSITION, noted >> SHIFT)
    return found


def noted(grid: vec[i64]) -> list[int]:
    """The places of which something was noted."""
    return [found & POSITION for found in grid if found]
