"""`artel new-game`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Lang


def new_game(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The id of the game: small letters, digits and _.")],
    folder: Annotated[
        Path | None, typer.Argument(metavar="DIR", help="Where the package is written; otherwise, a folder NAME here.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the package of a small game, to be changed into another one."""
    from artel.cli.new_game import run

    run(name=name, folder=folder or Path(name), language=language(ctx))
