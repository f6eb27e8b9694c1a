"""Observatory: at the end +1 for each other own face-up card in the street, at most 2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.components import Property
from artel.games.zodchie.state import street_of
from artel.kernel.packed import both, count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable


class Observatory(Property):
    def points(self, t: ZodchieTable, seat: i64, place: i64) -> i64:
        others = count(both(street_of(place), t.standing[seat])) - 1
        return others if others < 2 else 2
