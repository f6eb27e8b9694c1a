"""Library: may turn one card of each player, oneself included."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import ChooseTurn
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Library(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (LibraryTurns(seat, place, seat),)


class LibraryTurns(ChooseTurn):
    """Player by player, clockwise from the acting one. (Z10.3, Z11.26)"""

    __slots__ = ("whose",)
    clause: ClassVar[str] = "Z11.26"

    def __init__(self, seat: i64, place: i64, whose: i64) -> None:
        super().__init__(seat, place)
        self.whose: i64 = whose

    def targets(self, t: ZodchieTable) -> Places:
        return t.turnable(both(t.standing[self.whose], t.touchable(self.seat)))

    def following(self, t: ZodchieTable, place: i64) -> Next:
        after = (self.whose + 1) % t.seats
        return (LibraryTurns(self.seat, self.place, after),) if after != self.seat else ()
