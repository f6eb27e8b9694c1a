"""Watchtower: may protect one own adjacent card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Protected
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import near, place_name
from artel.kernel.packed import both, less

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Watchtower(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (WatchtowerProtects(seat, place),)


class WatchtowerProtects(ChoosePlace):
    """A face-up card without any protection, while a token is left. (Z6.12)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z6.12"

    def targets(self, t: ZodchieTable) -> Places:
        if not t.tokens[self.seat]:
            return 0
        return less(both(t.standing[self.seat], near(self.place)), t.shielded())

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        t.protect(self.seat, place)
        if tell:
            tell.that(Protected(self.seat, t.name_at(place), place_name(place)))
        return ()
