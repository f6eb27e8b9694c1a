"""Arsenal: may destroy one adjacent card whose current value is lower than its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import destroy_chosen
from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import near
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Place, Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Arsenal(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (ArsenalDestroys(seat, place),)


class ArsenalDestroys(ChoosePlace):
    __slots__ = ()
    clause: ClassVar[str] = "Z10.2"

    def among(self, t: ZodchieTable) -> Places:
        return both(near(self.place), t.touchable(self.seat))

    def suits(self, t: ZodchieTable, place: Place) -> bool:
        return t.value(place) < t.value(self.place)

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        return destroy_chosen(t, self.seat, place, tell)
