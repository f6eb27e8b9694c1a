"""Shop: may play one more hand card at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.zodchie.actions import NO, Pay, Play
from artel.games.zodchie.components import Property
from artel.games.zodchie.events import Declined, NoTarget
from artel.games.zodchie.state import ZodchieTable
from artel.games.zodchie.turn import NOWHERE, begin_to_pay, place_refusal, play, plays
from artel.kernel.frames import Action, Question
from artel.kernel.packed import has

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.frames import Next, Tell


class Shop(Property):
    def played(self, t: ZodchieTable, seat: i64, place: i64, extra: bool, tell: Tell | None) -> Next:
        return () if extra else (ShopPlays(seat, place),)  # Z11.23


class ShopPlays(Question[ZodchieTable]):
    """A full play: place, price, comparison, property. Asked whatever is in hand, if anything is. (Z11.24, Z12.5)"""

    __slots__ = ("place",)
    clause: ClassVar[str] = "Z11.24"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def options(self, t: ZodchieTable) -> list[Action]:
        return [*plays(t, self.seat), NO]

    def forced(self, t: ZodchieTable) -> Action | None:
        return None if t.hands[self.seat] else NO

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        if isinstance(action, Play):
            return play(t, seat, action.card, action.place, True, tell)
        if isinstance(action, Pay):
            return begin_to_pay(t, seat, action.card, NOWHERE, True, tell)
        if tell:
            name = t.name_at(self.place)
            tell.that(Declined(seat, name) if t.hands[seat] else NoTarget(seat, name))
        return ()

    def refusal(self, t: ZodchieTable, action: Action) -> str:
        if isinstance(action, Play) and has(t.hands[self.seat], action.card):
            return place_refusal(t, self.seat, action.card, action.place)
        return self.clause
