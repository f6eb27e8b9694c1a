"""`artel puzzles play`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import typer
from rich.console import Console

from artel.cli.play import INTERRUPTED, is_light, typed_line
from artel.games import game as game_of
from artel.kernel.errors import BadInput, Problem
from artel.puzzles import puzzles
from artel.puzzles.store import all_puzzles, of_day
from artel.tui import themes
from artel.tui.puzzles import PlainPuzzles, kept_file

if TYPE_CHECKING:
    from artel.puzzles import Puzzle

DAY: Final = 86_400
"""Seconds."""


def run(game: str | None, theme: str | None, puzzle: str | None, day: bool, language: str) -> None:
    """Raises BadInput; status 130 after Ctrl-C."""
    first = None
    if puzzle is not None or day:
        first = all_puzzles().get(puzzle or of_day(int(time.time()) // DAY))
        if first is None:
            raise BadInput(problem=Problem("puzzles-no-such", "There is no such puzzle."))
    found = wanted(game, theme)
    console = Console(highlight=False)
    light = is_light(themes.remembered(), console)
    if PlainPuzzles(found, kept_file(), language, console, typed_line, first=first, light=light).play():
        raise typer.Exit(INTERRUPTED)


def wanted(game: str | None, theme: str | None) -> list[Puzzle]:
    """Raises BadInput where there are none."""
    found = list(all_puzzles().values()) if game is None else list(puzzles(game_of(game).id))
    if not found:
        raise BadInput(problem=Problem("puzzles-none", "There are no puzzles of {game}.", game=game))
    known = sorted({name for one in found for name in one.themes})
    if theme is None:
        return found
    if theme not in known:
        raise BadInput(
            problem=Problem(
                "puzzles-theme",
                "{game} has no puzzles about “{theme}”; there are: {known}.",
                game=game or "Artel",
                theme=theme,
                known=", ".join(known),
            )
        )
    return [one for one in found if theme in one.themes]
