"""Bank: at the end +1 for each own card left in hand and pile, at most 3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.components import Property
from artel.kernel.packed import count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable


class Bank(Property):
    def points(self, t: ZodchieTable, seat: i64, place: i64) -> i64:
        left = count(t.left_to_play(seat))
        return left if left < 3 else 3
