"""Who knows what: only the order of the bag is hidden, and it has none until a tile is drawn. (C8)"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.carcassonne.state import CarcassonneTable
    from artel.kernel.chance import Rng


def reshuffle(t: CarcassonneTable, seat: i64, rng: Rng) -> None:
    """Nothing on the table is hidden from anybody. (C8.1, C8.2)"""
