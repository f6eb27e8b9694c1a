"""Records by name: a file, or `games.jsonl#3`, the third game of an arena."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from artel.kernel.errors import BadInput, BadRecord
from artel.tui import saves
from artel.tui.saves import Save
from artel.tui.seats import Player

MARK: Final = "#"
LINES: Final = ".jsonl"


def read_named(name: str) -> Save:
    """Raises BadInput or BadRecord."""
    file, mark, number = name.rpartition(MARK)
    if Path(name).exists() or not mark:
        if Path(name).suffix == LINES:
            raise BadInput(problem=f"{name} holds many games: name one of them, such as {name}{MARK}1.")
        return saves.read_save(saves.read(Path(name)))
    data = saves.read(Path(file))
    if not number.isascii() or not number.isdecimal() or int(number) < 1:
        raise BadInput(problem=f"“{number}” is no number of a game; games are {file}{MARK}1, {file}{MARK}2 and so on.")
    return game_of_arena(data, file, int(number))


def game_of_arena(data: bytes, file: str, number: int) -> Save:
    from artel.arena.play import Played

    lines = data.splitlines()
    if number > len(lines):
        raise BadInput(problem=f"There is no game {number} in {file}: there are {len(lines)}.")
    try:
        played = msgspec.json.decode(lines[number - 1], type=Played)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(where=f"{file}, line {number}", problem=f"it is no game of an arena ({error})") from None
    if len(played.seats) != played.record.header.seats:
        problem = f"{len(played.seats)} players for {played.record.header.seats} seats"
        raise BadRecord(where="the players", problem=problem)
    return Save(played.record, tuple(Player(name) for name in played.seats))
