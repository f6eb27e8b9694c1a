"""Tavern: may swap two face-up cards that are adjacent to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import swap
from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Chose
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import near, place_name, with_neighbours
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Tavern(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (TavernFirst(seat, place),)


class TavernFirst(ChoosePlace):
    __slots__ = ()
    clause: ClassVar[str] = "Z6.14"

    def targets(self, t: ZodchieTable) -> Places:
        return with_neighbours(t.touchable(self.seat))

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        if tell:
            tell.that(Chose(self.seat, t.name_at(place), place_name(place)))
        return (TavernSecond(self.seat, self.place, place),)


class TavernSecond(ChoosePlace):
    __slots__ = ("first",)
    clause: ClassVar[str] = "Z6.14"

    def __init__(self, seat: i64, place: i64, first: i64) -> None:
        super().__init__(seat, place)
        self.first: i64 = first

    def may(self, t: ZodchieTable, targets: i64) -> bool:
        return False

    def targets(self, t: ZodchieTable) -> Places:
        return both(near(self.first), t.touchable(self.seat))

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        swap(t, self.first, place, tell)
        return ()
