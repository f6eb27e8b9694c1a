"""What `artel bench growth` has found, drawn: a panel for each kind of growth, both ways by powers of ten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.arena.plots import SMALL, Axis, colour, line, svg, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.cli.bench_growth import GrowthFigures
    from artel.text import Words

WIDTH: Final = 340.0
HEIGHT: Final = 190.0
LEFT, TOP, NAMES = 52.0, 34.0, 132.0
"""Room for numbers on the left, for the title, and for the names of lines on the right."""
COLUMNS: Final = 2
MOST_LINES: Final = 7
"""Of more, those that cost most in the end are shown."""
GRID: Final = 'stroke-opacity="0.14"'
THEMES: Final = "<style>svg{color:#24292f}@media(prefers-color-scheme:dark){svg{color:#d5dbe1}}</style>"
APART: Final = 12.0
"""Names do not lie upon each other."""


def drawn(found: Sequence[GrowthFigures], said: Words) -> str:
    grown: dict[str, list[GrowthFigures]] = {}
    for one in found:
        grown.setdefault(one.growth, []).append(one)
    parts = [THEMES]
    for number, (growth, sizes) in enumerate(grown.items()):
        x, y = number % COLUMNS * (LEFT + WIDTH + NAMES), number // COLUMNS * (TOP + HEIGHT + 44)
        inside = "".join(panel(said.say(f"bench-growth-{growth}"), said.say(f"bench-growth-{growth}.by"), sizes))
        parts.append(f'<g transform="translate({x:g} {y:g})">{inside}</g>')
    rows = -(-len(grown) // COLUMNS)
    width = COLUMNS * (LEFT + WIDTH + NAMES)
    return svg(width, rows * (TOP + HEIGHT + 44), said.say("bench-growth"), parts)


def panel(title: str, by: str, sizes: Sequence[GrowthFigures]) -> list[str]:
    last = {name: cost for one in sorted(sizes, key=lambda one: one.size) for name, cost in one.costs.items()}
    names = sorted(last, key=lambda name: -last[name])[:MOST_LINES]
    costs = [one.costs[name] for one in sizes for name in names if name in one.costs]
    across = Axis(min(one.size for one in sizes), max(one.size for one in sizes), log=True)
    up = Axis(min(costs), max(costs), log=True)
    parts = [
        text(LEFT, TOP - 14, title, more='font-weight="600"'),
        text(LEFT + WIDTH, TOP + HEIGHT + 32, by, "end", SMALL),
    ]
    for tick in up.ticks:
        y = down(up, tick)
        parts += [line(LEFT, y, LEFT + WIDTH, y, more=GRID), text(LEFT - 6, y + 4, short(tick), "end", SMALL)]
    for tick in across.ticks:
        x = LEFT + across.share(tick) * WIDTH
        parts += [line(x, TOP, x, TOP + HEIGHT, more=GRID), text(x, TOP + HEIGHT + 16, short(tick), "middle", SMALL)]
    places = spread([down(up, last[name]) for name in names])
    for number, (name, place) in enumerate(zip(names, places, strict=True)):
        points = [
            (LEFT + across.share(one.size) * WIDTH, down(up, one.costs[name])) for one in sizes if name in one.costs
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour(number)}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour(number)}"/>' for x, y in points]
        parts.append(text(LEFT + WIDTH + 6, place + 4, name, more=f'font-size="10" fill="{colour(number)}"'))
    return parts


def down(axis: Axis, value: float) -> float:
    return TOP + HEIGHT * (1 - axis.share(value))


def spread(places: Sequence[float]) -> list[float]:
    """From above to below, none too near to the one before."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + APART) if found else place)
    return found


def short(number: float) -> str:
    for size, sign in ((1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:g}{sign}"
    return f"{number:g}"
