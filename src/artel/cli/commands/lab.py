"""`artel lab`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Deal, Iterations, Lang, MoveTime, Players, Ray, Resume, Workers


def lab(
    ctx: typer.Context,
    game: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[tune] GAME", help="Which game; with --resume, as it was. tune: look for values that meet aims."
        ),
    ] = None,
    bot: Annotated[
        str | None, typer.Option("--bot", "-b", metavar="BOT", help="Who has all seats; otherwise, level2.")
    ] = None,
    rivals: Annotated[
        list[str] | None,
        typer.Option(
            "--rival", metavar="BOT", help="Who has one seat in some games, to tell luck from skill; none: nobody."
        ),
    ] = None,
    players: Players = None,
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", metavar="N", min=1, help="Games of each variation; otherwise, 1000."),
    ] = None,
    changes: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            "-s",
            metavar="PATH=VALUE[|VALUE...]",
            help="Another number in the pack: park=+6, rules.hand=2|3|4. Several values are several variations.",
        ),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE[|VALUE...]", help="An option of the game."),
    ] = None,
    data: Annotated[
        list[Path] | None,
        typer.Option(
            "--data",
            metavar="PACK",
            help="A data pack instead of the standard, as of artel play; several are compared.",
        ),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            "--vary",
            metavar="AIM:PATH=LOW..HIGH",
            help="To tune: what may be added to this path to bring this component, or place1, into the band.",
        ),
    ] = None,
    rounds: Annotated[
        int | None, typer.Option("--rounds", metavar="N", min=1, help="To tune: at most so many; otherwise, 10.")
    ] = None,
    band: Annotated[
        float | None,
        typer.Option("--band", metavar="N", min=0.0, help="Percentage points of wins that a component may bring."),
    ] = None,
    move_time: MoveTime = None,
    iterations: Iterations = None,
    seed: Deal = None,
    whole: Annotated[
        bool, typer.Option("--whole", help="No games without some of the cards: all of them as they are played.")
    ] = False,
    workers: Workers = None,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", file_okay=False, help="Keep every game, the report and JSON there."),
    ] = None,
    resume: Resume = None,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="FILE", dir_okay=False, help="Write the report as a page of its own."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="All that was found as one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Play many games with a box, or with variations of it, and say whether it is fair."""
    from artel.cli.lab import run

    if game and game[0] == "tune":
        from artel.cli.tune import run as tune

        tune(
            words_given=game[1:],
            vary=vary or [],
            rounds=rounds,
            bot=bot,
            players=players,
            games=games,
            changes=changes or [],
            options=options or [],
            data=data or [],
            band=band,
            clock=(move_time, iterations),
            seed=seed,
            whole=whole,
            workers=workers,
            ray=ray,
            out=out,
            language=language(ctx),
        )
        return
    run(
        game=" ".join(game) if game else None,
        bot=bot,
        rivals=rivals or [],
        players=players,
        games=games,
        changes=changes or [],
        options=options or [],
        data=data or [],
        band=band,
        move_time=move_time,
        iterations=iterations,
        seed=seed,
        whole=whole,
        workers=workers,
        ray=ray,
        out=out,
        resume=resume,
        html=html,
        json=json,
        language=language(ctx),
    )
