"""Before the first round. (A1)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.state import Table
from artel.games.artificium.turn import ChooseFirstPlayer

if TYPE_CHECKING:
    from artel.games.artificium.components import Box
    from artel.games.artificium.state import Table


def new_table(seats: int, box: Box) -> Table:
    """Coins are given, the deck is shuffled; the first player draws lots, then the first round begins. (A1.2)"""
    t = Table(seats, box)
    t.stack.append(ChooseFirstPlayer())
    return t
