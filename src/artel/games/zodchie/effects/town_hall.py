"""Town Hall: to play it, first destroy one own card in the city."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.changes import destroy_chosen
from artel.games.zodchie.components import Property
from artel.games.zodchie.questions import ChoosePlace
from artel.games.zodchie.turn import NOWHERE, PlacePaidCard
from artel.kernel.packed import both, has, less, members, plus

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import Places, ZodchieTable
    from artel.kernel.frames import Next, Tell


class TownHall(Property):
    def can_pay(self, t: ZodchieTable, seat: i64, card: i64, kept: i64) -> bool:
        return payers(t, seat, kept) != 0

    def may_refuse(self, t: ZodchieTable, seat: i64, card: i64) -> bool:
        """Where only own protected cards could pay. (Z11.15)"""
        return not less(payers(t, seat, NOWHERE), t.shields[seat])

    def pay(self, seat: i64, card: i64, kept: i64, extra: bool) -> Next:
        return TownHallPrice(seat, kept, card), PlacePaidCard(seat, card, kept, extra)


def payers(t: ZodchieTable, seat: i64, kept: i64) -> i64:
    """Own cards whose destruction leaves the Town Hall a legal place. (Z11.15, Z11.30, Z11.31)"""
    found: Places = 0
    for place in members(both(t.standing[seat], t.touchable(seat))):
        if leaves_a_place(t, seat, place, kept):
            found = plus(found, place)
    return found


def leaves_a_place(t: ZodchieTable, seat: i64, place: i64, kept: i64) -> bool:
    if has(t.cards.inn, t.card_at(place)):
        escapes = t.destinations(seat, place)
        for escape in members(escapes):
            after = t.copy()
            after.take_token(seat, escape)
            after.move(place, escape)
            if has_place(after, seat, kept):
                return True
        if escapes:
            return False
    after = t.copy()
    after.ruin(place)
    return has_place(after, seat, kept)


def has_place(t: ZodchieTable, seat: i64, kept: i64) -> bool:
    if kept == NOWHERE:
        return t.playable(seat) != 0
    return not t.is_crowded(seat, kept)


class TownHallPrice(ChoosePlace):
    """`place`: the one kept by a Manufactory, if any. (Z10.12, Z11.2)"""

    __slots__ = ("card",)
    clause: ClassVar[str] = "Z11.15"

    def __init__(self, seat: i64, place: i64, card: i64) -> None:
        super().__init__(seat, place)
        self.card: i64 = card

    def may(self, t: ZodchieTable, targets: i64) -> bool:
        return False

    def targets(self, t: ZodchieTable) -> Places:
        return payers(t, self.seat, self.place)

    def chosen(self, t: ZodchieTable, place: i64, tell: Tell | None) -> Next:
        return destroy_chosen(t, self.seat, place, tell)
