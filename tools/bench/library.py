"""What is asked of each library."""

from __future__ import annotations

import copy
import random
from importlib.metadata import version
from typing import Any

MISSING: Any = None
"""Stands for what a library cannot do."""


class Library:
    package: str
    games: tuple[str, ...]

    def __init__(self, game: str) -> None:
        self.luck = random.Random(1)
        self.load(game)

    @classmethod
    def version(cls) -> str:
        """Raises PackageNotFoundError."""
        return version(cls.package)

    def load(self, game: str) -> None:
        raise NotImplementedError

    def new(self) -> Any:
        """A game at its first decision."""
        raise NotImplementedError

    def again(self, game: Any, /) -> Any:
        """The next game, where one may be over already."""
        return self.new()

    def move(self, game: Any, /) -> bool:
        """One decision; whether the game goes on."""
        raise NotImplementedError

    def observed(self, game: Any, /) -> bool:
        """The same with the observation of whoever decides, as an array, and with the mask of what is allowed."""
        raise NotImplementedError

    def clone(self, game: Any, /) -> Any:
        """The slow way, for libraries that have no other."""
        return copy.deepcopy(game)

    redealt: Any = MISSING
    """Makes a clone in which all that whoever decides cannot know is dealt anew."""
