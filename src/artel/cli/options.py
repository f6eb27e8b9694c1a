"""Options and arguments of several commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from artel.cli.common import remember
from artel.languages import Language

Lang = Annotated[
    Language | None,
    typer.Option(
        "--lang",
        callback=remember,
        help="Language; otherwise as ARTEL_LANG, LC_ALL or LANG says.",
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="A data pack to use instead of the standard.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, without a full screen.")]
EXISTING: dict[str, Any] = {"exists": True, "dir_okay": False, "readable": True}
Config = Annotated[
    Path | None, typer.Option("--config", "-c", metavar="FILE", help="Settings of the server in TOML.", **EXISTING)
]
Record = Annotated[
    str, typer.Argument(metavar="FILE", help="A record or a save; games.jsonl#3 is the third game of an arena.")
]
