"""`artel rules`."""

from __future__ import annotations

from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Data, GameName, Lang


def rules(
    ctx: typer.Context,
    game: GameName,
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="CLAUSE|SECTION|WORDS", help="Such as Z4.2, Z4, or words to search for; otherwise, everything."
        ),
    ] = None,
    cards: Annotated[bool, typer.Option("--cards", help="The cards: values, kinds, properties, provenance.")] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or its cards."""
    from artel.cli.rules import run

    run(game=game, what=what or [], cards=cards, data=data, language=language(ctx))
