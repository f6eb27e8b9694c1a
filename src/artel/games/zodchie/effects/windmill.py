"""Windmill: may turn any one card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import ChooseTurn

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Windmill(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (WindmillTurns(seat, place),)


class WindmillTurns(ChooseTurn):
    __slots__ = ()
    clause: ClassVar[str] = "Z11.10"

    def targets(self, t: ZodchieTable) -> Places:
        return t.turnable(t.touchable(self.seat))
