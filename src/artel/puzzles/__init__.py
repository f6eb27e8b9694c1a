"""Puzzles: positions of finished games in which one option is clearly the best, and not the obvious one.

`puzzles("zodchie")` are those that come with a game; `artel puzzles make` makes them (docs/puzzles.md).
"""

from artel.puzzles.model import Puzzle, PuzzleChoice
from artel.puzzles.store import puzzles

__all__ = ["PuzzleChoice", "Puzzle", "puzzles"]
