"""Plots by matplotlib, as SVG to be put into a page: text and axes have the colour of the page's text."""

from __future__ import annotations

import io
import re
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from artel.arena.plots import COLOURS, NEUTRAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from artel.lab.compare import Difference
    from artel.lab.findings import ComponentEffect, TurnPlace, VariationFound

INK: Final = "#010203"
"""A colour that nothing else has, to be replaced by that of the page's text."""
WIDE: Final = 7.6
ROW: Final = 0.27
SETTINGS: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "artel",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.alpha": 0.15,
} | dict.fromkeys(["text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color", "grid.color"], INK)
BLUE, ORANGE = COLOURS[0], COLOURS[1]


def can_draw() -> bool:
    return find_spec("matplotlib") is not None


@contextmanager
def drawing(high: float) -> Iterator[tuple[Any, list[str]]]:
    """Axes to draw on, and where the picture will be."""
    matplotlib: Any = import_module("matplotlib")
    figures: Any = import_module("matplotlib.figure")
    drawn: list[str] = []
    with matplotlib.rc_context(SETTINGS):
        figure = figures.Figure(figsize=(WIDE, high), layout="constrained")
        yield figure.subplots(), drawn
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata=dict.fromkeys(["Date", "Creator"]))
    text = file.getvalue()
    text = text[text.index("<svg") :].replace(INK, "currentColor")
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    drawn.append(re.sub(r'width="[\d.]+pt" height="[\d.]+pt"', 'role="img"', text, count=1))


def forest(effects: Sequence[ComponentEffect], names: Sequence[str], band: float, label: str) -> str:
    """What each component does to winning, the strongest on top; the band is shaded."""
    with drawing(1.0 + ROW * len(effects)) as (axes, drawn):
        axes.axvspan(-100 * band, 100 * band, color=NEUTRAL, alpha=0.12, linewidth=0)
        axes.axvline(0, color=INK, linewidth=0.8)
        for at, effect in enumerate(effects):
            paint = ORANGE if effect.stands_out else BLUE
            axes.plot([100 * effect.wins.low, 100 * effect.wins.high], [at, at], color=paint, alpha=0.45, linewidth=4)
            axes.plot(100 * effect.wins.value, at, "o", color=paint, markersize=6)
        axes.set_yticks(range(len(effects)), names)
        axes.set_ylim(len(effects) - 0.4, -0.6)
        axes.set_xlabel(label)
        axes.grid(axis="y", visible=False)
    return drawn[0]


def seats(places: Sequence[TurnPlace], names: Sequence[str], label: str) -> str:
    with drawing(1.0 + 0.4 * len(places)) as (axes, drawn):
        axes.axvline(100 / len(places), color=INK, linewidth=0.8, linestyle="--")
        for at, place in enumerate(places):
            wins = place.wins
            axes.plot([100 * wins.low, 100 * wins.high], [at, at], color=BLUE, alpha=0.45, linewidth=5)
            axes.plot(100 * wins.value, at, "o", color=BLUE, markersize=7)
        axes.set_yticks(range(len(places)), names)
        axes.set_ylim(len(places) - 0.4, -0.6)
        axes.set_xlabel(label)
        axes.grid(axis="y", visible=False)
    return drawn[0]


def margins(found: VariationFound, label: str, many: str) -> str:
    """How far ahead the first player is in the end."""
    with drawing(2.4) as (axes, drawn):
        axes.bar(list(found.margins), list(found.margins.values()), width=0.9, color=BLUE)
        axes.axvline(0, color=INK, linewidth=0.8)
        axes.set_xlabel(label)
        axes.set_ylabel(many)
        axes.grid(axis="x", visible=False)
    return drawn[0]


def moved(rows: Sequence[Difference], names: Sequence[str], label: str, legend: tuple[str, str]) -> str:
    """Effects before and after, joined by a line."""
    with drawing(1.3 + ROW * len(rows)) as (axes, drawn):
        axes.axvline(0, color=INK, linewidth=0.8)
        for at, row in enumerate(rows):
            before, after = 100 * row.before.value, 100 * row.after.value
            axes.plot([before, after], [at, at], color=INK, alpha=0.9 if row.sure else 0.25, linewidth=1.5)
            axes.plot(before, at, "o", color=NEUTRAL, markersize=6, label=legend[0] if not at else None)
            axes.plot(after, at, "o", color=ORANGE if row.sure else BLUE, markersize=6, label=None if at else legend[1])
        axes.set_yticks(range(len(rows)), names)
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlabel(label)
        axes.grid(axis="y", visible=False)
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, frameon=False)
    return drawn[0]
