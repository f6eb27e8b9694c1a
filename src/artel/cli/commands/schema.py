"""`artel schema`."""

from __future__ import annotations

from typing import Annotated

import typer

from artel.cli.options import GameName, Lang


def schema(
    ctx: typer.Context,
    game: GameName = "zodchie",
    wire: Annotated[bool, typer.Option("--wire", help="Of the server's WebSocket messages instead.")] = False,
    openapi: Annotated[bool, typer.Option("--openapi", help="Of the server's REST interface instead.")] = False,
    lang: Lang = None,
) -> None:
    """Print the JSON Schema of a game's views, events, results and records."""
    import msgspec

    if openapi:
        from artel.server.app import openapi as described

        shown = described()
    elif wire:
        from artel.session.wire import schema as found

        shown = found()
    else:
        from artel.games import game as game_of
        from artel.kernel.codec import schema as schema_of

        shown = schema_of(game_of(game))
    typer.echo(msgspec.json.format(msgspec.json.encode(shown), indent=2))
