"""Work for other processes: a game is played or taken from a record, and puzzles are looked for in it."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from artel.arena.plan import GameJob
from artel.arena.play import play
from artel.bots import Clock
from artel.bots.entrants import Entrant
from artel.games import game
from artel.kernel.record import Record
from artel.puzzles.finding import Screened, best_again, find
from artel.puzzles.model import Puzzle

PLAYERS: Final = ("level3", "level3", "level2")
"""Who plays the games: taken in turn, so that now equals meet and now not."""


class PuzzleTask(msgspec.Struct, frozen=True):
    """Game number `number` of those that this seed gives, or that record."""

    game: str
    number: int
    seats: int
    seed: int
    effort: float
    record: Record | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(PLAYERS[(self.number + seat) % len(PLAYERS)] for seat in range(self.seats))


class ScreenedGame(msgspec.Struct, frozen=True):
    number: int
    screened: Screened


def do(task: PuzzleTask) -> ScreenedGame:
    """Raises BadRecord, WrongVersion or NotFinished."""
    record = task.record or played(task)
    return ScreenedGame(task.number, find(record, task.effort, task.seed))


def played(task: PuzzleTask) -> Record:
    seats = tuple(Entrant(name, name) for name in task.names)
    seed = hashlib.sha256(f"puzzles {task.seed} {task.game} {task.seats} {task.number}".encode()).digest()
    setup = game(task.game).setup(task.seats)
    return play(GameJob(setup, 0, task.number, task.number, seats, Clock(), seed)).record


class Again(msgspec.Struct, frozen=True):
    """A puzzle to be searched once more."""

    puzzle: Puzzle
    effort: float
    seed: int

    @property
    def game(self) -> str:
        return self.puzzle.game

    @property
    def names(self) -> tuple[str, ...]:
        return (self.puzzle.id,)


def again(task: Again) -> tuple[Puzzle, str]:
    """What a search ten times as long as the cheap one holds for the best now."""
    return task.puzzle, best_again(task.puzzle, task.effort, task.seed)
