"""Large numbers, three lines high."""

from __future__ import annotations

from typing import Final

LINES: Final = 3
SHAPES: Final = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
    "-": ("   ", "▀▀ ", "   "),
}


def large(number: int, width: int) -> list[str]:
    """The lines of a number; one that is too wide is written small, in the middle."""
    lines = [" ".join(SHAPES[digit][line] for digit in str(number)) for line in range(LINES)]
    if len(lines[0]) > width:
        lines = ["", str(number), ""]
    return [line.center(width) for line in lines]
