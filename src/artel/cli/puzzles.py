"""`artel puzzles make` and `check`."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from artel.games import game as game_of
from artel.kernel.errors import BadInput, Problem
from artel.puzzles import puzzles
from artel.puzzles.making import make, recheck, tallied
from artel.puzzles.store import read, write
from artel.puzzles.work import PuzzlePlan, PuzzleWork
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from artel.kernel.game import Game
    from artel.kernel.record import Record
    from artel.puzzles import Puzzle
    from artel.text import Words

HOLD: Final = 98
"""Solutions in a hundred that have to hold."""


def run_make(
    game: str,
    files: Sequence[str],
    count: int,
    games: int,
    players: int,
    seed: int,
    effort: float,
    out: Path,
    workers: int | None,
    language: str,
) -> None:
    """Raises ArtelError; status 130 when interrupted, and then everything found so far is kept; status 1 if there are
    not puzzles enough."""
    said, rules = words(language), game_of(game)
    rules.setup(players)
    records = [record for file in files for record in records_in(file, game)]
    work = PuzzleWork(out.with_suffix(".work"), PuzzlePlan(game, players, seed, effort, len(records)))
    with progress(said, count) as advance:
        found = make(work, records, count, games, workers or os.cpu_count() or 1, advance)
    write(out, found)
    report(found, work, rules, said, out)
    if len(found) < count:
        raise typer.Exit(1)


def records_in(file: str, game: str) -> list[Record]:
    """Of this game; raises BadInput or BadRecord."""
    from artel.cli.records import LINES, game_of_arena, read_named
    from artel.session import saves

    if file.endswith(LINES) and Path(file).exists():
        data = saves.read(Path(file))
        found = [game_of_arena(data, file, number).record for number in range(1, len(data.splitlines()) + 1)]
    else:
        found = [read_named(file).record]
    return [record for record in found if record.header.game == game]


def report(found: Sequence[Puzzle], work: PuzzleWork, rules: Game, said: Words, out: Path) -> None:
    tally = tallied(work.done)
    typer.echo(said.say("puzzles-made", count=len(found), file=str(out)))
    typer.echo(said.say("puzzles-looked", games=tally.games, decisions=tally.decisions))
    share = round(100 * tally.confirmed / tally.likely) if tally.likely else 0
    typer.echo(said.say("puzzles-confirmed", likely=tally.likely, confirmed=tally.confirmed, percent=share))
    for theme, many in Counter(puzzle.themes[0] for puzzle in found).most_common():
        typer.echo(f"{many:>5}  {said.say_of(rules, f'theme-{theme}')}")


def run_check(
    game: str, file: Path | None, every: int, seed: int, effort: float, workers: int | None, language: str
) -> None:
    """Raises ArtelError; status 1 where too few hold."""
    said, rules = words(language), game_of(game)
    given = puzzles(rules.id) if file is None else read(file.read_bytes(), file.name)
    asked = given[::every]
    if not asked:
        raise BadInput(problem=Problem("puzzles-none", "There are no puzzles of {game}.", game=game))
    hold = 0
    with progress(said, len(asked)) as advance:
        for number, (puzzle, best) in enumerate(recheck(asked, effort, seed, workers or os.cpu_count() or 1), 1):
            hold += best == puzzle.solution
            advance(number, number)
            if best != puzzle.solution:
                typer.echo(said.say("puzzles-fails", id=puzzle.id, solution=puzzle.solution, best=best))
    percent = 100 * hold / len(asked)
    typer.echo(said.say("puzzles-hold", hold=hold, all=len(asked), percent=f"{percent:.1f}"))
    if percent < HOLD:
        raise typer.Exit(1)


@contextmanager
def progress(said: Words, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on the terminal; where there is none, a line now and then. To be told of puzzles and games. Says how far it
    has come when it is interrupted."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    shown = sys.stderr.isatty()
    bar = Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=30),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        disable=not shown,
    )
    task = bar.add_task("", total=total)
    reached = (0, 0)

    def advance(puzzles: int, games: int) -> None:
        nonlocal reached
        said_now = said.say("puzzles-progress", puzzles=puzzles, all=total, games=games)
        if not shown and puzzles != reached[0]:
            typer.echo(said_now, err=True)
        reached = (puzzles, games)
        bar.update(task, completed=puzzles, description=said.say("puzzles-games", games=games))

    try:
        with bar:
            yield advance
    except KeyboardInterrupt:
        typer.echo(said.say("puzzles-interrupted", puzzles=reached[0], all=total, games=reached[1]), err=True)
        raise typer.Exit(130) from None
