"""How everything is drawn that a tile shows or a player has: one list for terminal, browser and the sheet of tiles.

A figure is an outline around 0,0, a mark a drawing of about 18 by 18. Whoever draws a mark colours its classes; one
more is best made of `house`, `roof`, `parapet`, `village`, which all of them have.
"""

from __future__ import annotations

from typing import Final, NamedTuple

GRAPES = ((-4.5, -3), (0, -3), (4.5, -3), (-2.3, 1), (2.3, 1), (0, 5))


class MarkSign(NamedTuple):
    letter: str
    svg: str


class FigureSign(NamedTuple):
    """`badge`: how far below the middle its player's symbol is."""

    letter: str
    outline: str
    badge: float


MARK_SIGNS: Final = {
    "pennant": MarkSign(
        "⚑", '<path class="pennant" d="M-6-7H6V0Q6 5 0 8Q-6 5-6 0Z"/><path class="cross" d="M0-6V6M-5-1H5"/>'
    ),
    "wine": MarkSign(
        "♣",
        '<path class="stalk" d="M0-5Q1-9 5-9"/>'
        + "".join(f'<circle class="wine" cx="{x:g}" cy="{y:g}" r="2.6"/>' for x, y in GRAPES),
    ),
    "wheat": MarkSign(
        "ψ",
        '<path class="wheat-ground" d="M0-9.5A9 9 0 1 1 0 8.5A9 9 0 1 1 0-9.5Z"/>'
        '<path class="wheat" d="M0 8V-9M-4-7L0-4L4-7M-4-4L0-1L4-4M-4-1L0 2L4-1"/>',
    ),
    "cloth": MarkSign(
        "§",
        '<path class="cloth" d="M-7-3H5V7H-7Z"/><path class="stripe" d="M-3.5-3V7M0-3V7M3-3V7"/>'
        '<rect class="cloth" x="-8" y="-7" width="16" height="5" rx="2.5"/>',
    ),
}
FIGURE_SIGNS: Final = {
    "meeple": FigureSign(
        "☻",
        "M0-15A5.5 5.5 0 0 1 4-6C10-5 13-3 12.5 0C12 2 9 1.5 7 1.5L10.5 12H2.5L0 7L-2.5 12H-10.5L-7 1.5"
        "C-9 1.5-12 2-12.5 0C-13-3-10-5-4-6A5.5 5.5 0 0 1 0-15Z",
        0.5,
    ),
    "builder": FigureSign(
        "▲",
        "M-7.5-9.5C-7.5-17 7.5-17 7.5-9.5H9.5V-7.5H5C11-6.5 12-2 12 3V12H-12V3C-12-2-11-6.5-5-7.5H-9.5V-9.5Z",
        3,
    ),
    "pig": FigureSign(
        "@",
        "M-12-3C-10-9 6-10 9-5L12-9L13-3L16-1V4L11.5 5C11 7 10 7.5 9 8V12H5V8.5H-5V12H-9V8C-13 6-13.5 1-12-3Z",
        0.5,
    ),
}
