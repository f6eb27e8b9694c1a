"""Plots as SVG, to be put into a page: text and axes have the colour of the page's text."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from statistics import quantiles
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from artel.arena.standings import ArenaRating, Pairing

WIDTH: Final = 720.0
LABELS: Final = 170.0
"""Room for names on the left."""
NOTES: Final = 130.0
"""Room for numbers on the right."""
COLOURS: Final = ("#3b76b8", "#d9792e", "#3f9a5a", "#8d62b5", "#c0485a", "#2f9c9c", "#9a7b3c", "#6f7784")
BINS: Final = 40
LEAST: Final = 1e-4
"""What is smaller looks like this on a logarithmic axis."""
SMALL: Final = 'font-size="11" fill-opacity="0.7"'
NEUTRAL: Final = "#7d8794"
NAME: Final = 24
"""Letters of a name."""


class PlotRow(NamedTuple):
    name: str
    values: Sequence[float]
    colour: str


def colour(at: int) -> str:
    return COLOURS[at % len(COLOURS)]


# -- drawing ----------------------------------------------------------------------------------------------


def svg(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{escape(label)}" font-family="system-ui, sans-serif" font-size="13" fill="currentColor">'
        f"{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {more}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = "currentColor", more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}" {more}/>'


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" fill="{fill}" {more}/>'


def name_of(name: str, y: float) -> str:
    shown = name if len(name) <= NAME else name[: NAME - 1] + "…"
    return text(LABELS - 12, y, shown, "end")


class Axis:
    """From numbers to places across the page; `log`: of their logarithms."""

    def __init__(self, low: float, high: float, log: bool = False) -> None:
        self.log = log
        low, high = (log10(max(low, LEAST)), log10(max(high, LEAST))) if log else (low, high)
        step = 1.0 if log else nice((high - low) / 6 or 1.0)
        first, last = floor(low / step), ceil(high / step)
        places = range(first, max(last, first + 1) + 1)
        self.low, self.high = places[0] * step, places[-1] * step
        self.ticks = [10.0**place if log else place * step for place in places]

    def share(self, value: float) -> float:
        """0 at its beginning, 1 at its end."""
        number = log10(max(value, 10.0**self.low)) if self.log else value
        return (number - self.low) / (self.high - self.low)

    def __call__(self, value: float) -> float:
        return LABELS + self.share(value) * (WIDTH - LABELS - NOTES)

    def drawn(self, top: float, bottom: float, shown: Callable[[float], str] = "{:g}".format) -> list[str]:
        parts = []
        for tick in self.ticks:
            parts.append(line(self(tick), top, self(tick), bottom, more='stroke-opacity="0.12"'))
            parts.append(text(self(tick), bottom + 18, shown(tick), "middle", 'fill-opacity="0.6"'))
        return parts


def nice(step: float) -> float:
    """1, 2 or 5 times a power of ten, not less."""
    power = 10.0 ** floor(log10(step))
    return next(power * many for many in (1, 2, 5, 10) if power * many >= step * 0.999)


# -- plots ------------------------------------------------------------------------------------------------


def ladder(ratings: Mapping[str, ArenaRating], colours: Mapping[str, str], label: str) -> str:
    """Each bot's skill with two standard deviations on both sides, the best on top."""
    height = 34.0
    axis = Axis(
        min(rating.mu - 2 * rating.sigma for rating in ratings.values()),
        max(rating.mu + 2 * rating.sigma for rating in ratings.values()),
    )
    bottom = height * len(ratings) + 6
    parts = axis.drawn(0, bottom)
    for at, (name, rating) in enumerate(ratings.items()):
        y = height * at + height / 2 + 3
        low, high = rating.mu - 2 * rating.sigma, rating.mu + 2 * rating.sigma
        parts += [
            name_of(name, y + 4),
            line(
                axis(low),
                y,
                axis(high),
                y,
                colours[name],
                'stroke-width="5" stroke-opacity="0.4" stroke-linecap="round"',
            ),
            f'<circle cx="{axis(rating.mu):.1f}" cy="{y:.1f}" r="6" fill="{colours[name]}"/>',
            text(WIDTH - NOTES + 14, y + 4, f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}"),
        ]
    return svg(WIDTH, bottom + 26, label, parts)


def matrix(bots: Sequence[str], pairings: Sequence[Pairing], label: str) -> str:
    """Row against column: how often it finished ahead, and where that rate lies with 95 % confidence."""
    cell, height, top = min(104.0, (WIDTH - LABELS) / len(bots)), 50.0, 28.0
    found = {}
    for pairing in pairings:
        if pairing.win_rate is not None:
            (a, b), (low, high) = pairing.bots, pairing.interval
            found[a, b] = pairing.win_rate, low, high
            found[b, a] = 1 - pairing.win_rate, 1 - high, 1 - low
    parts = []
    for down, row in enumerate(bots):
        y = top + height * down
        parts.append(name_of(row, y + height / 2 + 4))
        parts.append(text(LABELS + cell * (down + 0.5), top - 10, shortened(row, cell), "middle"))
        for across, column in enumerate(bots):
            x = LABELS + cell * across
            if (row, column) not in found:
                parts.append(rect(x + 1, y + 1, cell - 2, height - 2, "currentColor", 'fill-opacity="0.06" rx="4"'))
                continue
            rate, low, high = found[row, column]
            parts += [
                rect(x + 1, y + 1, cell - 2, height - 2, shade(rate), 'rx="4"'),
                text(x + cell / 2, y + 22, f"{rate:.0%}", "middle", 'fill="#1d2530" font-weight="600"'),
                text(x + cell / 2, y + 39, f"{low:.0%} – {high:.0%}", "middle", 'fill="#1d2530" font-size="11"'),
            ]
    return svg(WIDTH, top + height * len(bots) + 4, label, parts)


def shortened(name: str, room: float) -> str:
    letters = int(room / 7.5)
    return name if len(name) <= letters else name[: letters - 1] + "…"


def shade(rate: float) -> str:
    """White where nobody is better, blue for the better, red for the worse."""
    end = (110, 165, 220) if rate >= 0.5 else (232, 142, 120)
    part = abs(rate - 0.5) * 2
    red, green, blue = (round(244 + (value - 244) * part) for value in end)
    return f"#{red:02x}{green:02x}{blue:02x}"


def distributions(
    rows: Sequence[PlotRow], label: str, shown: Callable[[float], str] = "{:.0f}".format, log: bool = False
) -> str:
    """A histogram for each row over one axis, with its median; on the right the median and the middle half."""
    rows = [row for row in rows if row.values]
    if not rows:
        return ""
    everything = [value for row in rows for value in row.values]
    axis = Axis(min(everything), max(everything), log)
    height = 46.0
    bottom = height * len(rows) + 4
    parts = axis.drawn(0, bottom)
    for at, row in enumerate(rows):
        base = height * (at + 1)
        low, middle, high = quantiles([*row.values, *row.values], n=4, method="inclusive")
        parts += [
            name_of(row.name, base - height / 2 + 10),
            *bars(row, axis, base, height - 8),
            line(LABELS, base, WIDTH - NOTES, base, more='stroke-opacity="0.25"'),
            line(axis(middle), base - height + 6, axis(middle), base, more='stroke-width="1.5"'),
            text(WIDTH - NOTES + 14, base - height / 2 + 3, shown(middle), more='font-weight="600"'),
            text(WIDTH - NOTES + 14, base - height / 2 + 19, f"{shown(low)} – {shown(high)}", more=SMALL),
        ]
    return svg(WIDTH, bottom + 26, label, parts)


def bars(row: PlotRow, axis: Axis, base: float, height: float) -> list[str]:
    """Whole numbers are not split: then a bar is one of them wide, or more."""
    whole = not axis.log and all(value == int(value) for value in row.values)
    many = min(BINS, round(axis.high - axis.low)) if whole else BINS
    counts = [0] * many
    for value in row.values:
        counts[min(many - 1, int(axis.share(value) * many))] += 1
    wide = (WIDTH - LABELS - NOTES) / many
    heights = [height * count / max(counts) for count in counts]
    return [
        rect(LABELS + wide * at, base - tall, wide - 0.5, tall, row.colour) for at, tall in enumerate(heights) if tall
    ]
