"""Forge: may copy the instant property of an adjacent face-up card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Copied
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.state import near, place_name
from artel.kernel.packed import both, less

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class Forge(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return (ForgeCopies(seat, place, extra),)


class ForgeCopies(ChoosePlace):
    """Anybody's card, a protected one too; never a Forge. The property is read as if printed here. (Z10.5, Z11.12)"""

    __slots__ = ("extra",)
    clause: ClassVar[str] = "Z11.12"

    def __init__(self, seat: i64, place: i64, extra: bool) -> None:
        super().__init__(seat, place)
        self.extra: bool = extra

    def targets(self, t: ZodchieTable) -> Places:
        return t.with_kinds(both(near(self.place), t.up()), less(t.cards.instant, t.cards.forge))

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        if tell:
            tell.that(Copied(self.seat, t.name_at(place), place_name(place)))
        return t.property_at(place).played(t, self.seat, self.place, self.extra, tell)
