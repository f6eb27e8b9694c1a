"""`artel arena`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Data, Deal, Iterations, Lang, MoveTime, Players, Processor, Ray, Resume, Workers


def arena(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME[,GAME...]|all", help="Which games; with --resume, as they were.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT[,BOT...]",
            help="Who plays: [NAME=]BOT[@CLOCK], such as level3,level2 or slow=level4@2s,level4@500i; a program of "
            "your own is mine=cmd:python my_bot.py, a class py:my_module:MyBot.",
        ),
    ] = None,
    players: Players = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", metavar="N", min=1, help="Games of each line-up; otherwise, 100.")
    ] = None,
    move_time: MoveTime = None,
    processor_time: Processor = False,
    luck: Annotated[
        bool, typer.Option("--luck", help="Take luck out of the results as well: what every draw was worth.")
    ] = False,
    iterations: Iterations = None,
    seed: Deal = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the games that have it."),
    ] = None,
    data: Data = None,
    workers: Workers = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", file_okay=False, help="Keep every game and a report there."),
    ] = None,
    resume: Resume = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object for each game and number of players.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, and say who is better and how sure that is."""
    from artel.cli.arena import run

    run(
        game=game,
        bots=bots or [],
        players=players,
        games=games,
        move_time=move_time,
        processor=processor_time,
        luck=luck,
        iterations=iterations,
        seed=seed,
        options=options or [],
        data=data,
        workers=workers,
        ray=ray,
        out=out,
        resume=resume,
        json=json,
        language=language(ctx),
    )
