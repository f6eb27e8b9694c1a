"""Statue: at the end +4 if a face-up Park of anybody is adjacent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.components import Property
from artel.games.zodchie.state import near
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable


class Statue(Property):
    def points(self, t: ZodchieTable, seat: i64, place: i64) -> i64:
        return 4 if t.with_kinds(both(near(place), t.up()), t.cards.park) else 0  # Z10.13
