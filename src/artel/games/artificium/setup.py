"""Before the first round. (A1)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.state import ArtificiumTable
from artel.games.artificium.turn import ChooseFirstPlayer

if TYPE_CHECKING:
    from artel.games.artificium.components import Box
    from artel.games.artificium.state import ArtificiumTable


def new_table(seats: int, box: Box) -> ArtificiumTable:
    """Coins are given, the deck is shuffled; the first player draws lots, then the first round begins. (A1.2)"""
    t = ArtificiumTable(seats, box)
    t.stack.append(ChooseFirstPlayer())
    return t
