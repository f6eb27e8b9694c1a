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
Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="PACK", help="A data pack instead of the standard: a folder, or its name: even."),
]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, without a full screen.")]
EXISTING: dict[str, Any] = {"exists": True, "dir_okay": False, "readable": True}
Config = Annotated[
    Path | None, typer.Option("--config", "-c", metavar="FILE", help="Settings of the server in TOML.", **EXISTING)
]
Record = Annotated[
    str, typer.Argument(metavar="FILE", help="A record or a save; games.jsonl#3 is the third game of an arena.")
]
Players = Annotated[
    str | None, typer.Option("--players", "-p", metavar="N[,N...]", help="Players at a table; otherwise, 2.")
]
MoveTime = Annotated[float | None, typer.Option("--move-time", metavar="S", min=0.001, help="Seconds for each answer.")]
Processor = Annotated[
    bool,
    typer.Option("--processor-time", help="These seconds are of the processor: fair also where there is other work."),
]
Iterations = Annotated[
    int | None,
    typer.Option("--iterations", metavar="N", min=1, help="Iterations for each answer; the same games come again."),
]
Deal = Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="The same text deals the same; otherwise, 1.")]
Workers = Annotated[
    int | None, typer.Option("--workers", "-w", metavar="N", min=1, help="Processes; otherwise, one for each core.")
]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; local begins one here.")
]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", metavar="DIR", file_okay=False, help="Go on with what is there; --games may be more."),
]
