"""Everything a player can answer. The map has no end, so placements are made when they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from artel.games.carcassonne.components import FIGURES, STRIDE
from artel.games.carcassonne.places import WIDE
from artel.kernel.frames import Action, Say
from artel.kernel.packed import members

if TYPE_CHECKING:
    from mypy_extensions import i64

FIGURE_NAMES: Final = tuple([figure.name for figure in FIGURES])


@final
class Place(Action):
    """Place the tile in hand. (C2.1)"""

    __slots__ = ("position", "turns")

    def __init__(self, position: i64, turns: i64) -> None:
        super().__init__(position * 4 + turns)
        self.position: i64 = position
        self.turns: i64 = turns


@final
class Stand(Action):
    """Put a figure on a segment of the tile just placed. (C2.3)"""

    __slots__ = ("figure", "segment")

    def __init__(self, code: int, figure: int, segment: int) -> None:
        super().__init__(code)
        self.figure: i64 = figure
        self.segment: i64 = segment


FIRST_STAND: Final = WIDE * WIDE * 4
PLACES: Final[list[Place | None]] = [None] * FIRST_STAND


def place_at(position: i64, turns: i64) -> Place:
    """The tile in hand there, turned so far; made when it is first asked for."""
    code = position * 4 + turns
    known = PLACES[code]
    if known is None:
        known = PLACES[code] = Place(position, turns)
    return known


FIRST_WORD: Final = FIRST_STAND + len(FIGURES) * STRIDE

STAND: Final = [
    Stand(FIRST_STAND + figure * STRIDE + segment, figure, segment)
    for figure in range(len(FIGURES))
    for segment in range(STRIDE)
]


STANDS: Final = [
    [[STAND[figure * STRIDE + part] for figure in members(figures)] for part in range(STRIDE)]
    for figures in range(1 << len(FIGURES))
]


def stands(figures: i64, segment: i64) -> list[Stand]:
    """One of these figures, a set, on a segment."""
    return STANDS[figures][segment % STRIDE]


YES: Final = Say(FIRST_WORD, "yes")
NO: Final = Say(FIRST_WORD + 1, "no")


def action_of(code: int) -> Action:
    """The action with this code; raises IndexError."""
    if code < FIRST_STAND:
        return place_at(code // 4, code % 4)
    if code < FIRST_WORD:
        return STAND[code - FIRST_STAND]
    return (YES, NO)[code - FIRST_WORD]
