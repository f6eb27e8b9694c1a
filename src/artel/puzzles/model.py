"""What a puzzle is, as a line of a file."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from artel.kernel.record import Header, Record

NEW: Final = 25.0
"""The rating of somebody who has solved nothing yet, as openskill has it."""


class PuzzleChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option as the long search sees it: the chance of its seat to win after it, the standard error of that, points
    ahead of the best other seat, and what is expected to follow, as in a record."""

    option: str
    chance: float
    error: float
    margin: float
    line: tuple[str, ...] = ()


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a finished game: `header` and `inputs` play it again as far as the question, which `seat` is asked.

    `choices`: the solution first, then the best of the others; `gap`: how much less the second of them wins, `error`:
    the standard error of that. `finds`: how many in a hundred answers of an apprentice and of a journeyman were the
    solution; `rating`: what it takes to solve it, by these.
    """

    header: Header
    inputs: tuple[str, ...]
    seat: int
    themes: tuple[str, ...]
    gap: float
    error: float
    finds: tuple[int, int]
    rating: float
    choices: tuple[PuzzleChoice, ...]

    @property
    def game(self) -> str:
        return self.header.game

    @property
    def solution(self) -> str:
        return self.choices[0].option

    @property
    def id(self) -> str:
        """The same for the same position of the same game."""
        asked = msgspec.json.encode((self.header, self.inputs, self.seat))
        return hashlib.sha256(asked).hexdigest()[:10]

    def record(self) -> Record:
        return Record(self.header, list(self.inputs))
