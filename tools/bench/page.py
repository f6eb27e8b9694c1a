"""docs/benchmarks.md and its picture."""

from __future__ import annotations

import os
import platform
from typing import TYPE_CHECKING, Any

from libraries import LIBRARIES

from artel.arena.plots import LABELS, NOTES, WIDTH, Axis, colour, rect, svg, text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from bars import Bar

Row = dict[str, Any]
COLUMNS = {
    "decisions": "length",
    "decisions_per_s": "decisions/s",
    "observed_per_s": "observed/s",
    "clones_per_s": "clones/s",
    "redealt_per_s": "redealt/s",
    "kb_per_game": "KB",
}
PANELS = ("decisions_per_s", "observed_per_s", "clones_per_s", "redealt_per_s")
HIGH = 20.0
THEMES = "<style>svg{color:#24292f}@media(prefers-color-scheme:dark){svg{color:#d5dbe1}}</style>"

PAGE = """# Benchmarks

`make bench` measures all this anew and writes this page.
{machine}

## What Artel has to reach

Every line is one of Artel's own commands (`artel bench`, `artel bench search`, `artel bench server`, `artel bench rl`)
in the installed wheel. The bars of speed were set on a machine whose empty Python loop makes 10.9 million turns a
second; they are not scaled by that, since an empty loop says little about other code. How strong the bots are is told
in [the bots](bots.md).

{bars}

## Beside other libraries

Each plays at random in the way its own documentation shows: ask what is allowed, choose one, do it, and let chance
decide what is chance's. All are driven from Python, but for TAG and JCloisterZone, which are Java and driven from Java:
that spares them a call from Python for all they do. CPU time of one process, the median of {slices} slices; of Java,
garbage collection included, after a warm-up of ten times as long as is measured. The games differ, so compare orders of
magnitude; a decision that leaves no choice is counted by the others, and Artel does not even ask it.
A machine differs from another, and from itself an hour later; so all rates are ratios within this run: 1 is {unit}
({absolute}).

![Benchmarks as a picture](images/benchmarks.svg)

{peers}

- *length*: decisions in a game. TAG: with as few players as a game admits, which are three in Wonders7 and Catan and
  two in the others. JCloisterZone: two players, with traders and builders, as Artel's carcassonne is; the
  confirmation of a turn, in which the next tile is drawn, is chance's.
- *decisions*: random play.
- *observed*: the same, each decision with the observation of whoever decides, as an array, and a mask of what is
  allowed. RLCard and PettingZoo make them at every step in any case; OpenSpiel writes into an array that is kept;
  TAG: its environment for learning, PyTAG, which makes arrays for two of these games; Artel's figure is that of
  `artel bench rl`.
- *clones*: copies of a game in its middle. RLCard and PettingZoo have nothing better than `copy.deepcopy`;
  JCloisterZone's states never change, so that it needs none, and nothing in them is hidden.
- *redealt*: such copies, in which all that whoever decides cannot know is dealt anew, as search needs them. OpenSpiel:
  `resample_from_infostate`, TAG: `copy` for a player; games of perfect information have them too.
- *KB*: what the process grows by for each of many games in their middle; of Java, what its heap does.
- –: it cannot do this{absent}.

Versions: {versions}.
"""


def shown(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 20 else f"{value:.3g}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """In Markdown, numbers on the right."""
    lines = [head, ["---" if name in LEFT else "--:" for name in head], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


LEFT = ("", "build", "met")
BAR_HEAD = ("", "build", "bar", "measured", "met")
PEER_HEAD = ("", *COLUMNS.values())


def bar_cells(bar: Bar, value: float | None) -> tuple[str, ...]:
    limit = f"{'≤' if bar.most else '≥'} {shown(bar.bar)}"
    met = "–" if value is None else "yes" if bar.met(value) else "no"
    return bar.what, bar.build, limit, shown(value), met


def peer_cells(row: Row) -> tuple[str, ...]:
    return name_of(row), *[shown(row.get(key)) for key in COLUMNS]


def name_of(row: Row) -> str:
    return f"{row['library']} {row['game']}"


def as_ratios(rows: Sequence[Row]) -> list[Row]:
    """Every rate as so many times that of the first row."""
    if not rows:
        return []
    unit = rows[0]
    return [row | {key: row[key] / unit[key] for key in PANELS if key in row and key in unit} for row in rows]


def machine(loop: float) -> str:
    return (
        f"This one is of a {platform.system()} machine ({platform.machine()}) with {os.cpu_count()} cores, "
        f"Python {platform.python_version()}; its empty Python loop makes {loop / 1e6:.0f} million turns a second."
    )


def write(folder: Path, bars: Mapping[Bar, float | None], rows: Sequence[Row], slices: int, loop: float) -> None:
    """`loop`: turns of an empty Python loop in a second."""
    measured = [row for row in rows if "version" in row]
    unit, here = measured[0], as_ratios(measured)
    missing = sorted({row["library"] for row in rows} - {row["library"] for row in here})
    page = PAGE.format(
        machine=machine(loop),
        bars=table(BAR_HEAD, [bar_cells(bar, value) for bar, value in bars.items()]),
        slices=slices,
        unit=name_of(unit),
        absolute=", ".join(f"{shown(unit[key])} {COLUMNS[key]}" for key in PANELS if key in unit),
        peers=table(PEER_HEAD, [peer_cells(row) for row in here]),
        absent="".join(f"; {library} could not be measured here" for library in missing),
        versions=", ".join(dict.fromkeys(f"{row['library']} {row['version']}" for row in here)),
    )
    (folder / "benchmarks.md").write_text(page, encoding="utf-8")
    (folder / "images").mkdir(exist_ok=True)
    (folder / "images" / "benchmarks.svg").write_text(picture(here), encoding="utf-8")


def picture(rows: Sequence[Row]) -> str:
    """How much faster than the first row, a panel for each kind of work, the quickest on top."""
    parts, top = [THEMES], 0.0
    rates = [row[key] for row in rows for key in PANELS if key in row]
    axis = Axis(min(rates), max(rates), log=True)
    for key in PANELS:
        ranked = sorted((row for row in rows if key in row), key=lambda row: -row[key])
        bottom = top + 30 + HIGH * len(ranked)
        parts += [text(LABELS, top + 18, COLUMNS[key], more='font-weight="600"')]
        parts += axis.drawn(top + 26, bottom, lambda tick: f"{tick:g}")
        for at, row in enumerate(ranked):
            y = top + 28 + HIGH * at
            fill = colour(list(LIBRARIES).index(row["library"]))
            parts += [
                text(LABELS - 8, y + 14, name_of(row), "end", 'font-size="11"'),
                rect(LABELS, y + 3, max(axis(row[key]) - LABELS, 1), HIGH - 6, fill, 'rx="2"'),
                text(WIDTH - NOTES + 14, y + 14, shown(row[key]), more='font-size="11"'),
            ]
        top = bottom + 34
    return svg(WIDTH, top, "Benchmarks", parts)
