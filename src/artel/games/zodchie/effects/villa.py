"""Villa: if an opponent's face-up card is adjacent, turn it to its next smaller value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.changes import turn
from artel.games.zodchie.components import Property
from artel.games.zodchie.state import NEAR

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Table
    from artel.kernel.frames import Next, Tell


class Villa(Property):
    def played(self, t: Table, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        side = t.city[place] & 3
        if side > 0 and NEAR[place] & t.up() & ~t.standing[seat]:  # Z11.13
            turn(t, place, side - 1, tell)
        return ()
