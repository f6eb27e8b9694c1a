"""`artel verify`: prove records."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from artel.cli.common import explained, pack_of
from artel.cli.records import read_named
from artel.games import game
from artel.kernel.errors import ArtelError
from artel.session import saves
from artel.session.origins import NOWHERE
from artel.text import words

if TYPE_CHECKING:
    from pathlib import Path


def run(files: list[str], data: Path | None, language: str | None) -> None:
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


def proved(file: str | Path, data: Path | None, language: str) -> str:
    """Raises BadInput, BadRecord, BadPack or WrongVersion."""
    save = read_named(str(file))
    record = save.record
    match = saves.proved(save, pack_of(game(record.header.game), data) if data else saves.pack_of(save))
    say = words(language).say
    moves = len(record.inputs)
    if match.over:
        scores = " : ".join(str(points) for points in match.result().scores)
        told = [say("ui-verify-ok", file=str(file), moves=moves, scores=scores)]
    else:
        told = [say("ui-verify-unfinished", file=str(file), moves=moves)]
    told.append(say("ui-verify-seed", seed="no" if record.seed is None else "yes"))
    if save.origin != NOWHERE:
        told.append(say("ui-verify-origin", given=save.origin.given, source=save.origin.source))
    if save.taken_back:
        told.append(say("ui-verify-practice", times=save.taken_back))
    return "; ".join(told)
