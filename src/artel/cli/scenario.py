"""`artel scenario`: play scenarios and say what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from artel.kernel.errors import BadScenario
from artel.scenario import load
from artel.scenario import run as play
from artel.text import words

if TYPE_CHECKING:
    from pathlib import Path


def run(files: list[Path], language: str) -> None:
    """One line a file; exit status 2 if any of them is malformed or comes out differently."""
    wrong = 0
    for file in files:
        try:
            play(load(file))
            typer.echo(f"{file}: OK")
        except BadScenario as error:
            typer.echo(words(language).error(error))
            wrong += 1
    if wrong:
        raise typer.Exit(2)
