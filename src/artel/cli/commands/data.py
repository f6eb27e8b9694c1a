"""`artel data`: data packs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Lang

data = typer.Typer(name="data", help="Data packs: the cards and numbers of a game.", no_args_is_help=True)


@data.command("check")
def check(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder with the TOML files of the pack.")],
    game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME", help="Which game it must be for; otherwise as the pack says."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Check a data pack; a mistake is named by file, line and field."""
    from artel.cli.data import run

    run(folder=folder, game=game, language=language(ctx))
