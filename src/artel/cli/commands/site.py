"""`artel site`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.options import Lang


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write it; what is there is overwritten.")],
    base: Annotated[
        str, typer.Option(metavar="PATH", help="Of the folder at the host, for the page of addresses it does not have.")
    ] = "/",
    lang: Lang = None,
) -> None:
    """Write the client as files for a host without a server: games against bots, lessons, puzzles, replays, reviews."""
    from artel.cli.site import run

    run(folder, base)
