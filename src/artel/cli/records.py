"""Records by name: a file, or `games.jsonl#3`, the third game of an arena."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from artel.kernel.errors import BadInput, BadRecord, Problem
from artel.session import saves
from artel.session.players import SeatedPlayer
from artel.session.saves import Save

MARK: Final = "#"
LINES: Final = ".jsonl"


def read_named(name: str) -> Save:
    """Raises BadInput or BadRecord."""
    file, mark, number = name.rpartition(MARK)
    if Path(name).exists() or not mark:
        if Path(name).suffix == LINES:
            raise BadInput(
                problem=Problem(
                    "many-games",
                    "{name} holds many games: name one of them, such as {example}.",
                    name=name,
                    example=f"{name}{MARK}1",
                )
            )
        return saves.read_save(saves.read(Path(name)))
    data = saves.read(Path(file))
    if not number.isascii() or not number.isdecimal() or int(number) < 1:
        raise BadInput(
            problem=Problem(
                "game-number",
                "“{number}” is no number of a game; games are {first}, {second} and so on.",
                number=number,
                first=f"{file}{MARK}1",
                second=f"{file}{MARK}2",
            )
        )
    return game_of_arena(data, file, int(number))


def game_of_arena(data: bytes, file: str, number: int) -> Save:
    from artel.arena.play import ArenaGame

    lines = data.splitlines()
    if number > len(lines):
        raise BadInput(
            problem=Problem(
                "no-such-game",
                "There is no game {number} in {file}: there are {many}.",
                number=number,
                file=file,
                many=len(lines),
            )
        )
    try:
        played = msgspec.json.decode(lines[number - 1], type=ArenaGame)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(
            where=Problem("file-and-line", "{file}, line {line}", file=file, line=number),
            problem=Problem("no-arena-game", "it is no game of an arena ({why})", why=str(error)),
        ) from None
    if len(played.seats) != played.record.header.seats:
        raise saves.players_for_seats(len(played.seats), played.record.header.seats)
    return Save(played.record, tuple(SeatedPlayer(name) for name in played.seats))
