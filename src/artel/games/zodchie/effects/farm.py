"""Farm: at the end +2 if no opponent's face-up card lies in this column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.components import Property
from artel.games.zodchie.state import quarter_of
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable


class Farm(Property):
    def points(self, t: ZodchieTable, seat: i64, place: i64) -> i64:
        return 0 if both(quarter_of(place), t.others(seat)) else 2
