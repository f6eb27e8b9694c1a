"""Barracks: destroy one adjacent card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import destroy_chosen
from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import MustChoosePlace
from artel.games.zodchie.state import near
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Barracks(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (BarracksDestroys(seat, place),)


class BarracksDestroys(MustChoosePlace):
    __slots__ = ()
    clause: ClassVar[str] = "Z11.13"

    def targets(self, t: ZodchieTable) -> Places:
        return both(near(self.place), t.touchable(self.seat))

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        return destroy_chosen(t, self.seat, place, tell)
