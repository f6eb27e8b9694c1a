"""`artel play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import EXISTING, Data, GameName, Lang, Plain


def play(
    ctx: typer.Context,
    game: GameName = "zodchie",
    seats: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="NAME|bot:KIND",
            help="Who sits there, once for each seat: the name of a person, or bot:level1 (novice) to bot:level4 "
            "(master), or bot:random. "
            "Without it, you play against bot:level2; the full screen asks first.",
        ),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "-o", metavar="NAME=VALUE", help="An option of the game, such as variant=advanced or limit=die."
        ),
    ] = None,
    data: Data = None,
    plain: Plain = False,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same text deals the same cards; secret otherwise.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.", **EXISTING)
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", dir_okay=False, help="Where to save the game.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: people at one keyboard, and bots."""
    from artel.cli.play import run

    run(
        game=game,
        seats=seats or [],
        options=options or [],
        data=data,
        plain=plain,
        seed=seed,
        resume=resume,
        save=save,
        language=language(ctx),
    )
