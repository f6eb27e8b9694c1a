"""Customs: may swap itself with an adjacent card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import swap
from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import near
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Customs(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (CustomsSwaps(seat, place),)


class CustomsSwaps(ChoosePlace):
    __slots__ = ()
    clause: ClassVar[str] = "Z6.14"

    def targets(self, t: ZodchieTable) -> Places:
        return both(near(self.place), t.touchable(self.seat))

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        swap(t, self.place, place, tell)
        return ()
