"""The games that there are. Outside a game's folder only its `GAME`, its views, actions and events are used."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import TYPE_CHECKING, Any

from artel.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from artel.kernel.game import Game

GAMES: dict[str, str] = {
    name: f"{__name__}.{name}" for name in ("zodchie", "architects", "carcassonne", "artificium")
}  # fmt: skip
"""By id: the module that holds `GAME`. Games are imported when they are asked for."""
for entry in entry_points(group="artel.games"):  # games that other packages bring
    GAMES.setdefault(entry.name, entry.value)


class Games(ModuleType):
    """This package, which can be called: a function `artel.games` would be hidden by it."""

    def __call__(self) -> tuple[str, ...]:
        """The games that there are, those of other packages too."""
        return tuple(GAMES)


sys.modules[__name__].__class__ = Games


def game(name: str) -> Game:
    """A game by its id."""
    if name not in GAMES:
        raise UnknownGame(given=name, possible=", ".join(GAMES))
    found: Game = import_module(GAMES[name]).GAME
    return found


def game_of(view: Any) -> Game:
    """The game that a view is of: views carry their game's id as tag."""
    return game(type(view).__struct_config__.tag)


def games() -> Iterable[Game]:
    return (game(name) for name in GAMES)


def outside() -> list[str]:
    """The games that other packages bring."""
    return [name for name, module in GAMES.items() if not module.startswith(f"{__name__}.")]
