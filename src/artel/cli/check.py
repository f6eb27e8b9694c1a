"""`artel check`: a game takes the whole examination."""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from artel.examination.properties import BrokenProperty
from artel.examination.whole import Examination
from artel.games import GAMES
from artel.games import game as game_of
from artel.kernel.errors import ArtelError, BadInput
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from artel.text import Words


def run(game: str, ledger: str | None, language: str) -> None:
    """One line for each property; exit status 2 if one does not hold."""
    said = words(language)
    found = game_of(game if game in GAMES or not Path(game).is_dir() else brought(Path(game), language))
    wrong = 0
    typer.echo(said.say("check-game", game=said.called(found), least=found.least, most=found.most))
    for name, error, note in Examination(found, books(ledger) if ledger else None).findings():
        wrong += error is not None and not note
        typer.echo(f"{'–' if note else '✗' if error else '✓'} {said.say(f'check-{name}')}")
        if error is not None:
            typer.echo(f"  {told(error, said)}")
    typer.echo(said.say("check-done", wrong=wrong))
    if wrong:
        raise typer.Exit(2)


def told(error: Exception, said: Words) -> str:
    match error:
        case ArtelError():
            return said.error(error)
        case BrokenProperty():
            return str(error)
    return f"{type(error).__name__}: {error}"


def brought(folder: Path, language: str) -> str:
    """The id of the game that the package in this folder brings: it need not be installed."""
    file = folder / "pyproject.toml"
    project = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    entries: dict[str, str] = project.get("project", {}).get("entry-points", {}).get("artel.games", {})
    if not entries:
        raise BadInput(problem=words(language).say("check-no-entry", file=str(file)))
    sys.path[:0] = [str(path.resolve()) for path in (folder, folder / "src")]
    GAMES.update(entries)
    return next(iter(entries))


def books(module: str) -> Callable[..., Any]:
    sys.path.insert(0, str(Path.cwd()))
    found: Callable[..., Any] = import_module(module).Ledger
    return found
