"""University: may turn one adjacent card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import ChooseTurn
from artel.games.zodchie.state import near
from artel.kernel.packed import both

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class University(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (UniversityTurns(seat, place),)


class UniversityTurns(ChooseTurn):
    __slots__ = ()
    clause: ClassVar[str] = "Z6.5"

    def targets(self, t: ZodchieTable) -> Places:
        return t.turnable(both(near(self.place), t.touchable(self.seat)))
