"""Theatre: turn one opponent's card to its next larger value, never from the largest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import turn
from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import MustChoosePlace
from artel.kernel.packed import less

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Place, Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Theatre(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (TheatreTurns(seat, place),)


class TheatreTurns(MustChoosePlace):
    __slots__ = ()
    clause: ClassVar[str] = "Z11.13"

    def among(self, t: ZodchieTable) -> Places:
        return less(t.touchable(self.seat), t.standing[self.seat])

    def suits(self, t: ZodchieTable, place: Place) -> bool:
        return t.can_rise(place)

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        turn(t, place, t.side_at(place) + 1, tell)
        return ()
