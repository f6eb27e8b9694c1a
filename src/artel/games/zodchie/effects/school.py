"""School: may restore one own card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Restored
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import kind_of, owner_of, piece_of, place_name
from artel.kernel.packed import BIT, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Table
    from artel.kernel.frames import Next, Tell


class School(Property):
    def played(self, t: Table, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (SchoolRestores(seat, place),)


class SchoolRestores(ChoosePlace):
    """A destroyed own card with nothing on it, initial value up. (Z6.3)"""

    __slots__ = ()
    clause: ClassVar[str] = "Z6.3"

    def targets(self, t: Table) -> i64:
        found: i64 = 0
        left = t.ruins
        while left:
            place = lowest(left)
            left &= left - 1
            if owner_of(t.city[place]) == self.seat:
                found |= BIT[place]
        return found

    def chosen(self, t: Table, place: i64, tell: Tell | None) -> Next:
        kind = kind_of(t.city[place])
        t.stand(piece_of(self.seat, kind, t.cards.initial[kind]), place)
        if tell:
            tell.that(Restored(self.seat, t.name(kind), place_name(place)))
        return ()
