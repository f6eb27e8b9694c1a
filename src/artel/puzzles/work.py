"""Puzzles that are being made: what was found so far, in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from artel.kernel.errors import BadInput, Problem
from artel.puzzles.jobs import ScreenedGame

if TYPE_CHECKING:
    from pathlib import Path


class PuzzlePlan(msgspec.Struct, frozen=True):
    """The same plan finds the same puzzles. `records`: so many games are given, the others are played by bots."""

    game: str
    seats: int
    seed: int
    effort: float
    records: int


class PuzzleWork:
    """What was found so far, a line for each game that was looked through, below the plan. Who was interrupted goes
    on."""

    def __init__(self, file: Path, plan: PuzzlePlan) -> None:
        """Raises BadInput where another plan is being worked on."""
        self.file = file
        self.plan = plan
        self.done: dict[int, ScreenedGame] = {}
        lines = file.read_bytes().splitlines(keepends=True) if file.is_file() else []
        if not lines:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(plan) + b"\n")
            return
        if lines[0] != msgspec.json.encode(plan) + b"\n":
            raise BadInput(
                problem=Problem(
                    "puzzles-other", "{file} was begun in another way: remove it to begin anew.", file=str(file)
                )
            )
        whole = [line for line in lines if line.endswith(b"\n")]
        if whole != lines:
            file.write_bytes(b"".join(whole))
        for line in whole[1:]:
            one = msgspec.json.decode(line, type=ScreenedGame)
            self.done[one.number] = one

    def add(self, one: ScreenedGame) -> None:
        self.done[one.number] = one
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
