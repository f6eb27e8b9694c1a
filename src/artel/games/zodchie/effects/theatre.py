"""Theatre: turn one opponent's card to its next larger value, never from the largest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import turn
from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import MustChoosePlace
from artel.games.zodchie.state import kind_of
from artel.kernel.packed import BIT, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Table
    from artel.kernel.frames import Next, Tell


class Theatre(Property):
    def played(self, t: Table, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (TheatreTurns(seat, place),)


class TheatreTurns(MustChoosePlace):
    __slots__ = ()
    clause: ClassVar[str] = "Z11.13"

    def targets(self, t: Table) -> i64:
        found: i64 = 0
        left = t.touchable(self.seat) & ~t.standing[self.seat]
        while left:
            place = lowest(left)
            left &= left - 1
            piece = t.city[place]
            if piece & 3 < t.cards.sides[kind_of(piece)] - 1:
                found |= BIT[place]
        return found

    def chosen(self, t: Table, place: i64, tell: Tell | None) -> Next:
        turn(t, place, (t.city[place] & 3) + 1, tell)
        return ()
