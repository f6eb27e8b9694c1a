"""Market: may take another own face-up card, but no Market, Forge or Manufactory, back to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import take_back
from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import ChoosePlace
from artel.kernel.packed import both, less, minus

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Market(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (MarketTakes(seat, place),)


class MarketTakes(ChoosePlace):
    __slots__ = ()
    clause: ClassVar[str] = "Z11.28"

    def targets(self, t: ZodchieTable) -> Places:
        own = minus(both(t.standing[self.seat], t.touchable(self.seat)), self.place)
        return less(own, t.with_kinds(own, t.cards.never_taken_back))  # Z11.11, Z11.28

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        take_back(t, place, tell)
        return ()
