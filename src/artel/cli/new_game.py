"""`artel new-game`: the package of a small game, to be changed into another one."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

import typer

from artel.games import GAMES
from artel.kernel.errors import BadInput
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

SKELETON = files("artel.cli") / "skeleton"
SUFFIX = ".txt"
"""Files of the skeleton are no modules of this program."""


class Percent(Template):
    """`%{name}`: a dollar means something to Fluent."""

    delimiter = "%"


def run(name: str, folder: Path, language: str) -> None:
    said = words(language)
    if not re.fullmatch("[a-z][a-z0-9_]*", name) or name in GAMES:
        raise BadInput(problem=said.say("new-game-name", name=name, games=", ".join(GAMES)))
    if folder.exists() and any(folder.iterdir()):
        raise BadInput(problem=said.say("new-game-folder", folder=str(folder)))
    filled = {"name": name, "title": name.replace("_", " ").capitalize(), "letters": name[:2].upper()}
    for path, text in walked(SKELETON, ""):
        file = folder / Percent(path).substitute(filled)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(Percent(text).substitute(filled), encoding="utf-8")
    typer.echo(said.say("new-game-made", folder=str(folder), name=name))


def walked(folder: Traversable, above: str) -> Iterator[tuple[str, str]]:
    for found in folder.iterdir():
        if found.is_dir():
            yield from walked(found, f"{above}{found.name}/")
        else:
            yield f"{above}{found.name.removesuffix(SUFFIX)}", found.read_text(encoding="utf-8")
