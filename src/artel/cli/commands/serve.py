"""`artel serve`."""

from __future__ import annotations

from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Config, Lang


def serve(
    ctx: typer.Context,
    config: Config = None,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")] = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="N", min=0, max=65535, help="0: any that is free.")
    ] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="SQLite or PostgreSQL.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Show the settings in effect and leave.")] = False,
    browse: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables for people and bots. Settings come from a file, ARTEL_… variables and these options."""
    from artel.cli.serve import run

    given = {"host": host, "port": port, "database": database}
    run(config=config, given=given, language=language(ctx), check=check, browse=browse)
