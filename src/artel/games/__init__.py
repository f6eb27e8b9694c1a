"""The games. Outside a game's folder only its registry entry, its views, actions and events are used."""

import sys
from types import ModuleType

from artel.kernel.game import GAMES


class Games(ModuleType):
    """This package, which can be called: a function `artel.games` would be hidden by it."""

    def __call__(self) -> tuple[str, ...]:
        """The games that there are, those of other packages too."""
        return tuple(GAMES)


sys.modules[__name__].__class__ = Games
