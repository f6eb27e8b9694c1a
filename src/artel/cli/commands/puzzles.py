"""`artel puzzles`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import GameName, Lang, Workers

puzzles = typer.Typer(name="puzzles", help="Positions in which one option is clearly the best.", no_args_is_help=True)
Effort = Annotated[
    float,
    typer.Option("--effort", metavar="X", min=0.01, help="How long the cheap search takes, 1 as in a quick review."),
]


@puzzles.command("play")
def play(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; otherwise, all.", show_default=False)
    ] = None,
    theme: Annotated[str | None, typer.Option("--theme", metavar="NAME", help="Only those about this.")] = None,
    puzzle: Annotated[str | None, typer.Option("--puzzle", metavar="ID", help="Begin with this one.")] = None,
    day: Annotated[bool, typer.Option("--day", help="Begin with the puzzle of the day.")] = False,
    lang: Lang = None,
) -> None:
    """Solve puzzles line by line; your rating and streak are kept.

    Ctrl-C leaves at any time (exit status 130)."""
    from artel.cli.solving import run

    run(game=game, theme=theme, puzzle=puzzle, day=day, language=language(ctx))


@puzzles.command("make")
def make(
    ctx: typer.Context,
    game: GameName,
    records: Annotated[
        list[str] | None,
        typer.Argument(metavar="[FILE...]", help="Finished games to look through before bots play any."),
    ] = None,
    count: Annotated[int, typer.Option("--count", "-n", metavar="N", min=1, help="Puzzles to make.")] = 100,
    games: Annotated[int, typer.Option("--games", metavar="N", min=0, help="Games to look through at most.")] = 20_000,
    players: Annotated[int, typer.Option("--players", "-p", metavar="N", min=2, help="Players at a table.")] = 2,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same number makes the same puzzles.")] = 1,
    effort: Effort = 0.3,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", dir_okay=False, help="Where to; otherwise GAME.jsonl here."),
    ] = None,
    workers: Workers = None,
    lang: Lang = None,
) -> None:
    """Find puzzles in games of bots and in records; goes on where it was interrupted."""
    from artel.cli.puzzles import run_make

    run_make(
        game=game,
        files=records or [],
        count=count,
        games=games,
        players=players,
        seed=seed,
        effort=effort,
        out=out or Path(f"{game}.jsonl"),
        workers=workers,
        language=language(ctx),
    )


@puzzles.command("check")
def check(
    ctx: typer.Context,
    game: GameName,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", dir_okay=False, help="Otherwise, those that come with it.")
    ] = None,
    every: Annotated[int, typer.Option("--every", metavar="N", min=1, help="Only every so many of them.")] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Other luck than that they were made with.")] = 0,
    effort: Effort = 0.3,
    workers: Workers = None,
    lang: Lang = None,
) -> None:
    """Search puzzles anew, as long as they were confirmed, and say how many solutions hold; status 1 below 98 %."""
    from artel.cli.puzzles import run_check

    run_check(game=game, file=file, every=every, seed=seed, effort=effort, workers=workers, language=language(ctx))
