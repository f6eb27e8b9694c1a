"""What can be chosen before a game: games, seats, and the options that a game has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games import games
from artel.kernel.errors import ArtelError

if TYPE_CHECKING:
    from artel.kernel.game import Game


def playable() -> list[Game]:
    return list(games())


class OptionsChosen:
    """The options of a game being chosen; what does not go together with the rest is not offered."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chosen: dict[str, str] = {option.name: option.default for option in game.options}

    def allowed(self, options: dict[str, str]) -> bool:
        try:
            self.game.setup(self.game.least, options)
        except ArtelError:
            return False
        return True

    def choices(self) -> dict[str, list[str]]:
        """By option: its values, where there is more than one."""
        found = {}
        for option in self.game.options:
            possible = [
                value
                for value in option.values()
                if self.allowed(self.chosen | {option.name: value}) or self.allowed({option.name: value})
            ]
            if len(possible) > 1:
                found[option.name] = possible
        return found

    def choose(self, name: str, value: str) -> None:
        """Options that do not go together with it any more are back at their defaults."""
        changed = self.chosen | {name: value}
        self.chosen = changed if self.allowed(changed) else OptionsChosen(self.game).chosen | {name: value}
