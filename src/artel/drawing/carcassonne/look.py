"""Signs and colours: seats, figures, goods, landscape. Letters and signs tell everything without colour too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style

from artel.drawing.carcassonne.raster import ABBEY, CLOISTER, WALLS

if TYPE_CHECKING:
    from artel.drawing.carcassonne.raster import Raster
    from artel.kernel.ids import Seat

LETTERS: Final = "ABCDEF"
COATS: Final = ("#d7263d", "#2456d6", "#f6c91c", "#8e3fc4", "#17191f", "#f4f4f4")
"""The colours of the figures, by seat."""
PRINTS: Final = ("#ffffff", "#ffffff", "#101010", "#ffffff", "#ffffff", "#101010")
INKS: Final = ("#ff7b88", "#82b1ff", "#f2cf4a", "#d59bf6", "#a8b0bd", "#ffffff")
"""The same colours for writing on a dark ground."""

FIGURES: Final = {"meeple": "☻", "builder": "▲", "pig": "@"}
FARMER: Final = "▬"

GRASS: Final = ("#2c5a37", "#275133")
"""Tiles take turns, so that their borders can be seen."""
BLADES: Final = "#5a9566"
TOWN: Final = "#9a5b3c"
ROOFS: Final = "#c08458"
ROAD: Final = "#f4ead2"
STONE: Final = "#e3d3ad"
SYMBOL: Final = "#fff3b0"
GROUND: Final = "#14161b"

OPEN: Final = Style(color="#8cf08c", bgcolor=GROUND, bold=True)
CHOSEN: Final = Style(color="#101010", bgcolor="#ffd866", bold=True)
NUMBER: Final = Style(color="#101010", bgcolor="#8cf08c", bold=True)
DEAD: Final = Style(color="#ff7b88", bgcolor=GROUND, bold=True)
RULER: Final = Style(color="#7d8594", bgcolor=GROUND)
NOTHING: Final = Style(bgcolor=GROUND)


def letter(seat: Seat) -> str:
    return LETTERS[seat]


def coat(seat: Seat) -> Style:
    """Of a figure and of its player's letter."""
    return Style(color=PRINTS[seat], bgcolor=COATS[seat], bold=True)


def figure_sign(figure: str, segment: str) -> str:
    """Farmers lie."""
    return FARMER if figure == "meeple" and segment.startswith("f") else FIGURES[figure]


def cell_style(drawn: Raster, column: int, row: int, grass: str) -> Style:
    """Of one cell of a tile."""
    sign = drawn.signs[row][column]
    if (column, row) in drawn.roads:
        return Style(color=ROAD, bgcolor=grass, bold=True)
    if (column, row) in drawn.symbols:
        return Style(color=SYMBOL, bgcolor=TOWN, bold=True)
    if sign == CLOISTER:
        return Style(color="#7a1f1f", bgcolor=STONE, bold=True)
    if sign == ABBEY:
        return Style(color=STONE, bgcolor=grass)
    if sign == WALLS[0]:
        return Style(color=BLADES, bgcolor=grass)
    return Style(color=ROOFS if sign == WALLS[-1] else TOWN, bgcolor=TOWN if sign == WALLS[-1] else grass)
