"""Colosseum: at the end +1 for each adjacent place whose top card is destroyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.components import Property
from artel.games.zodchie.state import near
from artel.kernel.packed import both, count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable


class Colosseum(Property):
    def points(self, t: ZodchieTable, seat: i64, place: i64) -> i64:
        return count(both(near(place), t.ruins))
