"""The numbers of the map's columns and rows, above and on the left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.drawing.carcassonne.look import NOTHING, OPEN, RULER

if TYPE_CHECKING:
    from artel.drawing.carcassonne.chart import Chart, Signs

MARGIN: Final = 4
"""Columns on the left; above, it takes one row."""


def with_ruler(chart: Chart, left: int, top: int, width: int, height: int) -> Signs:
    """A part of the map with the numbers of its columns and rows."""
    cursor = chart.marks.ghost.place if chart.marks.ghost is not None else None
    wide, high = chart.scale
    above = [(" ", NOTHING)] * (MARGIN + width)
    for x in range(left // wide, (left + width) // wide + 1):
        label, style = str(x), OPEN if cursor and cursor[0] == x else RULER
        start = x * wide - left + (wide - len(label)) // 2
        for at, sign in enumerate(label):
            if 0 <= start + at < width:
                above[MARGIN + start + at] = (sign, style)
    rows: Signs = [above]
    for row, line in enumerate(chart.window(left, top, width, height)):
        y, middle = divmod(top + row, high)
        label = str(y) if middle == high // 2 else ""
        style = OPEN if cursor and cursor[1] == y else RULER
        rows.append([*[(sign, style) for sign in label.rjust(MARGIN - 1) + " "], *line])
    return rows


def whole(chart: Chart) -> Signs:
    """All of the map."""
    west, north, east, south = chart.bounds()
    wide, high = chart.scale
    return with_ruler(chart, west * wide, north * high, (east - west + 1) * wide, (south - north + 1) * high)
