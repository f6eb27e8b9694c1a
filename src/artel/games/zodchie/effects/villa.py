"""Villa: if an opponent's face-up card is adjacent, turn it to its next smaller value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.changes import turn
from artel.games.zodchie.components import Property
from artel.games.zodchie.state import near
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable
    from artel.kernel.frames import Next, Tell


class Villa(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        if t.can_sink(place) and both(near(place), t.others(seat)):  # Z11.13
            turn(t, place, t.side_at(place) - 1, tell)
        return ()
