"""Puzzles in files, one on each line: those that come with the game, and others."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from artel.games import GAMES, game
from artel.kernel.errors import BadRecord, Problem
from artel.puzzles.model import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """Those that come with a game; one made for other rules or other data is left out."""
    file = files("artel.puzzles") / "data" / f"{name}.jsonl"
    found = read(file.read_bytes(), file.name) if file.is_file() else []
    rules, digest = game(name).rules_version, game(name).standard_pack().digest
    return tuple(one for one in found if (one.header.rules_version, one.header.digest) == (rules, digest))


@cache
def all_puzzles() -> dict[str, Puzzle]:
    """By id, those of all games."""
    return {puzzle.id: puzzle for name in GAMES for puzzle in puzzles(name)}


def of_day(day: int) -> str:
    """From game to game, and within a game from puzzle to puzzle; `day`: its number."""
    ready = [name for name in GAMES if puzzles(name)]
    if not ready:
        return ""
    found = puzzles(ready[day % len(ready)])
    return found[day // len(ready) % len(found)].id


def read(data: bytes, name: str) -> list[Puzzle]:
    """Raises BadRecord."""
    found = []
    for number, line in enumerate(data.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise BadRecord(
                where=Problem("file-and-line", "{file}, line {line}", file=name, line=number),
                problem=Problem("no-puzzle", "it is no puzzle ({reason})", reason=str(error)),
            ) from None
    return found


def write(file: Path, found: Iterable[Puzzle]) -> None:
    """All at once, or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in found))
    beside.replace(file)
