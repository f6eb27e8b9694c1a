"""What a game is played with. (C1.5)"""

from __future__ import annotations

from typing import Final

import msgspec

from artel.games.carcassonne.components import FIGURES, SETS

GOODS_COUNT: Final = "goods"
AIDS: Final = "aids"
NAMES: Final = (
    *(tiles.option for tiles in SETS if tiles.option),
    GOODS_COUNT,
    *(figure.option for figure in FIGURES if figure.option),
    AIDS,
)
"""Of all options; each is on or off."""


class Options(msgspec.Struct, frozen=True):
    on: frozenset[str]

    def has(self, name: str) -> bool:
        """Is it in the game? What needs no option always is."""
        return not name or name in self.on


def read_options(chosen: dict[str, str]) -> Options:
    return Options(frozenset(name for name in NAMES if chosen[name] == "on"))
