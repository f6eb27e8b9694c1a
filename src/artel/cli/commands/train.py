"""`artel train`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Lang, Ray, Workers


def train(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; with --resume, as it was.")] = None,
    players: Annotated[int, typer.Option("--players", "-p", metavar="N", min=2, help="Players at a table.")] = 2,
    generations: Annotated[
        int | None,
        typer.Option("--generations", metavar="N", min=1, help="Rounds of playing and learning; otherwise, 4."),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="Games of each round.")] = 2000,
    iterations: Annotated[
        int, typer.Option("--iterations", metavar="N", min=1, help="Iterations of the search for an answer.")
    ] = 100,
    epochs: Annotated[
        float, typer.Option("--epochs", metavar="N", min=0.01, help="How often each game is learned from in a round.")
    ] = 8.0,
    mix: Annotated[
        float,
        typer.Option(
            "--mix", metavar="SHARE", min=0.0, max=1.0, help="Share of what the search expected in what is learned."
        ),
    ] = 0.75,
    window: Annotated[
        int, typer.Option("--window", metavar="N", min=1, help="Rounds whose games are learned from at a time.")
    ] = 3,
    thin: Annotated[
        int, typer.Option("--thin", metavar="N", min=1, help="One table in so many of a game is learned from.")
    ] = 1,
    width: Annotated[int, typer.Option("--width", metavar="N", min=8, help="Columns of the first layer.")] = 32,
    units: Annotated[int, typer.Option("--units", metavar="N", min=1, help="Units of the second layer.")] = 16,
    measured: Annotated[
        int, typer.Option("--measured", metavar="N", min=0, help="Games against a master after each round.")
    ] = 40,
    move_time: Annotated[
        float, typer.Option("--move-time", metavar="S", min=0.001, help="Seconds for an answer in these games.")
    ] = 0.05,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="The same number plays the same games.")] = 1,
    workers: Workers = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", file_okay=False, help="Where all is kept; otherwise, train-GAME-PLAYERS."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume", metavar="DIR", file_okay=False, help="Go on with what is there; --generations may be more."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let a bot learn a game by playing against itself: what it has learned makes a champion."""
    from artel.cli.train import run

    run(
        game=game,
        given={
            "players": players,
            "games": games,
            "iterations": iterations,
            "epochs": epochs,
            "mix": mix,
            "window": window,
            "thin": thin,
            "width": width,
            "units": units,
            "measured": measured,
            "move_time": move_time,
            "seed": seed,
        },
        generations=generations,
        workers=workers,
        ray=ray,
        out=out,
        resume=resume,
        language=language(ctx),
    )
