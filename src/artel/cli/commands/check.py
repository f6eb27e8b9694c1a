"""`artel check`."""

from __future__ import annotations

from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Lang


def check(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME|DIR", help="A game, or the folder of its package.")],
    ledger: Annotated[
        str | None,
        typer.Option("--ledger", metavar="MODULE", help="Where a class Ledger is that keeps books of the events."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Examine a game: that nothing leaks, tables are values, records prove themselves, all is worded, and more."""
    from artel.cli.check import run

    run(game=game, ledger=ledger, language=language(ctx))
