"""`python tools/bench`: all figures of docs/benchmarks.md. Run by the compiled build; peers live in .venv-peers.

Ctrl-C shows what is measured so far and leaves the page as it was.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bars import BARS, OBSERVED, ROOT, ZODCHIE, figures
from contest import SLICES
from libraries import LIBRARIES
from page import BAR_HEAD, LEFT, PEER_HEAD, as_ratios, bar_cells, peer_cells, write
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from artel.kernel.packed import COMPILED

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bars import Bar
    from page import Row

PEERS = ROOT / ".venv-peers" / "bin" / "python"
CONTEST = Path(__file__).with_name("contest.py")


def measured(bar: Bar) -> float | None:
    try:
        return float(figures(bar.command, bar.build)[bar.key])
    except subprocess.CalledProcessError:
        return None


def contested(library: str, game: str, seconds: float) -> Row:
    """Only the names, where the library cannot be used."""
    python = sys.executable if library == "Artel" else PEERS
    command = [str(python), str(CONTEST), library, game, str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    row: Row = {"library": library, "game": game}
    if done.returncode == 0:
        row |= json.loads(done.stdout.splitlines()[-1])
    if library == "Artel" and (steps := measured(OBSERVED[game])) is not None:
        row["observed_per_s"] = steps
    return row


def show(console: Console, title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    table = Table(title=title, box=SIMPLE_HEAD, padding=0, collapse_padding=True)
    for name in head:
        table.add_column(name, justify="left" if name in LEFT else "right")
    for row in rows:
        table.add_row(*row)
    if table.row_count:
        console.print(table)


def main(seconds: float, out: Path) -> int:
    assert COMPILED, "run it with the compiled build: make bench"
    console = Console()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    contests = [(kind.__name__, game) for kind in LIBRARIES.values() for game in kind.games]
    bars: dict[Bar, float | None] = {}
    rows: list[Row] = []
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task("", total=len(BARS) + len(contests))
            for bar in BARS:
                progress.update(task, description=f"{bar.what} ({bar.build})")
                bars[bar] = measured(bar)
                progress.advance(task)
            for library, game in contests:
                progress.update(task, description=f"{library} {game}")
                rows.append(contested(library, game, seconds))
                progress.advance(task)
        write(out, bars, rows, SLICES, figures(ZODCHIE, "compiled")["loop_per_s"])
        return 0
    except KeyboardInterrupt:
        return 130
    finally:
        show(console, "What Artel has to reach", BAR_HEAD, (bar_cells(bar, value) for bar, value in bars.items()))
        beside = f"Beside other libraries (median of {SLICES} slices)"
        show(console, beside, PEER_HEAD, map(peer_cells, as_ratios(rows)))


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(prog="make bench", description="Measure Artel and its peers.")
    wanted.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure of a library")
    wanted.add_argument("--out", type=Path, default=ROOT / "docs", help="where benchmarks.md goes")
    given = wanted.parse_args()
    sys.exit(main(given.seconds, given.out))
