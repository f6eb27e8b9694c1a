"""Stables: may move any one card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import move
from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Chose
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import place_name

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Place, Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Stables(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (StablesTakes(seat, place),)


class StablesTakes(ChoosePlace):
    __slots__ = ()
    clause: ClassVar[str] = "Z6.7"

    def among(self, t: ZodchieTable) -> Places:
        return t.touchable(self.seat)

    def suits(self, t: ZodchieTable, place: Place) -> bool:
        return t.destinations(self.seat, place) != 0

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        if tell:
            tell.that(Chose(self.seat, t.name_at(place), place_name(place)))
        return (StablesPuts(self.seat, place),)


class StablesPuts(ChoosePlace):
    """Where does the card at `place` go? (Z6.7)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z6.7"

    def may(self, t: ZodchieTable, targets: i64) -> bool:
        return False

    def targets(self, t: ZodchieTable) -> Places:
        return t.destinations(self.seat, self.place)

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        move(t, self.seat, self.place, place, tell)
        return ()
