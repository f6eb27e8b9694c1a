"""`artel verify`: prove records."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from artel.cli.common import explained, pack_of
from artel.kernel.errors import ArtelError
from artel.kernel.game import game
from artel.kernel.record import verify
from artel.text import words
from artel.tui import saves

if TYPE_CHECKING:
    from pathlib import Path


def run(files: list[Path], data: Path | None, language: str | None) -> None:
    """One line a file; exit status 2 if any of them is wrong."""
    spoken = language or "en"
    wrong = 0
    for file in files:
        try:
            typer.echo(proved(file, data, spoken))
        except ArtelError as error:
            typer.echo(f"{file}: {explained(error, spoken)}", err=True)
            wrong += 1
    if wrong:
        raise typer.Exit(2)


def proved(file: Path, data: Path | None, language: str) -> str:
    """Raises BadInput, BadRecord, BadPack or WrongVersion."""
    record = saves.read_save(saves.read(file)).record
    found = game(record.header.game)
    match = verify(record, pack_of(found, data) if data else None)
    say = words(language).say
    moves, name = len(record.inputs), str(file)
    if match.over:
        scores = " : ".join(str(points) for points in match.result().scores)
        line = say("ui-verify-ok", file=name, moves=moves, scores=scores)
    else:
        line = say("ui-verify-unfinished", file=name, moves=moves)
    return f"{line}; {say('ui-verify-seed', seed='no' if record.seed is None else 'yes')}"
