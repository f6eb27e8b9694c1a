"""Orangery: turn up to two different cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import ChooseTurn
from artel.kernel.packed import less, plus

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Orangery(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (OrangeryTurns(seat, place, 2, 0),)


class OrangeryTurns(ChooseTurn):
    """`left` turns; `turned`: places of the cards turned already. (Z10.11, Z11.8)"""

    __slots__ = ("left", "turned")
    clause: ClassVar[str] = "Z11.8"

    def __init__(self, seat: i64, place: i64, left: i64, turned: i64) -> None:
        super().__init__(seat, place)
        self.left: i64 = left
        self.turned: i64 = turned

    def targets(self, t: ZodchieTable) -> Places:
        return t.turnable(less(t.touchable(self.seat), self.turned))

    def following(self, t: ZodchieTable, place: i64) -> Next:
        if place < 0 or self.left == 1:
            return ()
        return (OrangeryTurns(self.seat, self.place, self.left - 1, plus(self.turned, place)),)
