"""Prison: may turn one card of each opponent to its smallest value."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import turn
from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import ChoosePlace
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Place, Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Prison(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (PrisonTurns(seat, place, (seat + 1) % t.seats),)


class PrisonTurns(ChoosePlace):
    """Opponent by opponent, clockwise; a card at its smallest value is no target. (Z11.26)"""

    __slots__ = ("whose",)
    clause: ClassVar[str] = "Z11.26"

    def __init__(self, seat: i64, place: i64, whose: i64) -> None:
        super().__init__(seat, place)
        self.whose: i64 = whose

    def among(self, t: ZodchieTable) -> Places:
        return both(t.touchable(self.seat), t.standing[self.whose])

    def suits(self, t: ZodchieTable, place: Place) -> bool:
        return t.can_sink(place)

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        turn(t, place, 0, tell)
        return self.declined(t)

    def declined(self, t: ZodchieTable) -> Next:
        after = (self.whose + 1) % t.seats
        return (PrisonTurns(self.seat, self.place, after),) if after != self.seat else ()
