"""What the commands share: the language, errors in words, data packs and options."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

import typer  # its types are read at run time

from artel.languages import spoken

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from artel.kernel.errors import ArtelError
    from artel.kernel.game import Game
    from artel.kernel.packs import Pack

WIDEST = 100
"""Columns of running text."""


def remember(ctx: typer.Context, chosen: str | None) -> str | None:
    """`--lang` may stand before the command or behind it."""
    if chosen is not None:
        ctx.find_root().obj = chosen
    return chosen


def language(ctx: Any) -> str:
    """What `--lang` says, or else the first of these variables that is set."""
    chosen = ctx.find_root().obj
    if chosen is None:
        wanted = next(filter(None, map(os.environ.get, ("ARTEL_LANG", "LC_ALL", "LANG"))), "")
        chosen = spoken(wanted)
    return str(chosen)


def explained(error: ArtelError, language: str) -> str:
    """An error, and the clause that it cites."""
    from artel.games import games
    from artel.text import words

    letters = error.clause.rstrip("0123456789.")
    game = next((game for game in games() if game.clauses == letters), None) if letters else None
    return words(language).error(error) if game is None else words(language).refusal(error, game)


def pack_of(game: Game, folder: Path | None) -> Pack:
    """The data pack in a folder, or the standard one; raises BadPack."""
    return game.standard_pack() if folder is None else game.pack_from(folder)


def show(paragraphs: Iterable[tuple[int, str]]) -> None:
    """Prints paragraphs, each with its indent: as they are into a file, wrapped and paged on a terminal."""
    if not sys.stdout.isatty():
        for indent, text in paragraphs:
            print((" " * indent + text).rstrip())
        return
    from rich.console import Console, Group
    from rich.padding import Padding
    from rich.text import Text

    console = Console(width=min(Console().width, WIDEST))
    page = Group(*[Padding(Text(text), (0, 0, 0, indent)) for indent, text in paragraphs])
    if len(console.render_lines(page)) < console.height:
        console.print(page)
    else:
        with console.pager():
            console.print(page)
