"""Watchtower: may protect one own adjacent card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Protected
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import NEAR, place_name
from artel.kernel.packed import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Table
    from artel.kernel.frames import Next, Tell


class Watchtower(Property):
    def played(self, t: Table, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (WatchtowerProtects(seat, place),)


class WatchtowerProtects(ChoosePlace):
    """A face-up card without any protection, while a token is left. (Z6.12)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z6.12"

    def targets(self, t: Table) -> i64:
        if not t.tokens[self.seat]:
            return 0
        return t.standing[self.seat] & NEAR[self.place] & ~t.shielded()

    def chosen(self, t: Table, place: i64, tell: Tell | None) -> Next:
        t.tokens[self.seat] -= 1
        t.shields[self.seat] |= BIT[place]
        if tell:
            tell.that(Protected(self.seat, t.name_at(place), place_name(place)))
        return ()
