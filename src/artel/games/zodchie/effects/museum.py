"""Museum: hand maximum 4 from the end of this turn, for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.components import Property
from artel.games.zodchie.events import HandRaised

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable
    from artel.kernel.frames import Next, Tell


def raise_hand(t: ZodchieTable, seat: i64, maximum: i64, tell: Tell | None) -> None:
    """The higher maximum counts. (Z7.1)"""
    if maximum > t.hand_max[seat]:
        t.raise_hand(seat, maximum)
        if tell:
            tell.that(HandRaised(seat, maximum))


class Museum(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        raise_hand(t, seat, 4, tell)  # Z10.9
        return ()
