"""`artel play --list`: the games that can be gone on with, and those that are over."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from artel.games import game as game_of
from artel.kernel.engine import pending
from artel.kernel.errors import ArtelError
from artel.session import saves
from artel.session.origins import followed
from artel.session.players import display_names
from artel.text import words

if TYPE_CHECKING:
    from pathlib import Path

    from artel.session.saves import Save
    from artel.text import Words

HEADS = ("name", "game", "seats", "turn", "when", "path")


def print_saves(game: str | None, language: str) -> None:
    """The newest first; of one game, if one is named. Raises UnknownGame."""
    said = words(language)
    only = game_of(game).id if game is not None else None
    rows: list[list[str]] = []
    broken: list[str] = []
    for path in saves.newest_first():
        try:
            save = saves.read_save(saves.read(path))
            if only is None or save.record.header.game == only:
                rows.append(row(path, save, said))
        except ArtelError as error:
            broken.append(f"{path}: {said.error(error)}")
    if rows:
        table = [[said.say(f"ui-list-{head}") for head in HEADS], *rows]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        for cells in table:
            print("  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip())
    else:
        print(said.say("ui-list-nothing", folder=str(saves.folder())))
    for line in broken:
        print(line)
    unfinished = next((name for name, _, _, turn, *_ in rows if turn != said.say("ui-list-over")), None)
    if unfinished is not None:
        print(said.say("ui-list-how", name=unfinished))


def row(path: Path, save: Save, said: Words) -> list[str]:
    match = followed(save.record, save.origin, saves.pack_of(save))
    names = display_names(save.players, said)
    asked = ", ".join(names[seat] for seat in pending(match.table))
    turn = said.say("ui-list-over") if match.over else asked
    game = said.called(match.game)
    when = datetime.fromtimestamp(path.stat().st_mtime)
    return [path.stem, game, ", ".join(names), turn, f"{when:%Y-%m-%d %H:%M}", str(path)]
