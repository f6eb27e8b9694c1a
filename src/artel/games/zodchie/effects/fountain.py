"""Fountain: may put an own token on a free legal place, which is then reserved."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.events import TokenPut
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import place_name
from artel.kernel.packed import either, less

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Fountain(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (FountainReserves(seat, place),)


class FountainReserves(ChoosePlace):
    """A free place by Z3.1 or Z3.2, Z3.4 not asked, while a token is left. (Z11.6, Z11.21)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z11.21"

    def targets(self, t: ZodchieTable) -> Places:
        if not t.tokens[self.seat]:
            return 0
        return less(t.places(self.seat), either(t.taken, t.wells))

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        t.put_token(self.seat, place)
        if tell:
            tell.that(TokenPut(self.seat, place_name(place)))
        return ()
