"""What `artel bench` prints: a JSON object for each figure, or a table that grows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from artel.kernel.packed import COMPILED
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LEFT = ("game", "variant", "bot")
"""Columns of words; the others are numbers."""


class BenchJob(NamedTuple):
    name: str
    measure: Callable[[], msgspec.Struct]


def report(
    title: str,
    jobs: Sequence[BenchJob],
    columns: dict[str, Callable[[Any], str]],
    json: bool,
    language: str,
    **facts: str,
) -> None:
    """What is measured so far stays when it is interrupted."""
    if json:
        for job in jobs:
            print(msgspec.json.encode(job.measure()).decode(), flush=True)
        return

    from rich.box import SIMPLE_HEAD
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress_bar import ProgressBar
    from rich.table import Table

    said = words(language)
    how = said.say("bench-compiled" if COMPILED else "bench-interpreted")
    table = Table(title=said.say(title, how=how, **facts), box=SIMPLE_HEAD, padding=0)
    for name in columns:
        table.add_column(said.say(f"bench-{name}"), justify="left" if name in LEFT else "right", no_wrap=True)
    console = Console()
    try:
        with Live(console=console, transient=True, auto_refresh=False) as live:  # a refreshing thread costs CPU time
            for number, job in enumerate(jobs):
                live.update(Group(table, job.name, ProgressBar(len(jobs), number, width=40)), refresh=True)
                figures = job.measure()
                table.add_row(*[cell(figures) for cell in columns.values()])
    finally:
        console.print(table)


def whole(number: float) -> str:
    return f"{number:,.0f}".replace(",", " ")
