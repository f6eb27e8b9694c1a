"""School: may restore one own card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Restored
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import place_name

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Place, Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class School(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (SchoolRestores(seat, place),)


class SchoolRestores(ChoosePlace):
    """A destroyed own card with nothing on it, initial value up. (Z6.3)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z6.3"

    def among(self, t: ZodchieTable) -> Places:
        return t.ruins

    def suits(self, t: ZodchieTable, place: Place) -> bool:
        return t.owner_at(place) == self.seat

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        t.restore(place)
        if tell:
            tell.that(Restored(self.seat, t.name_at(place), place_name(place)))
        return ()
