"""Academy of Magic: to play it, remove 2 cards from hand or from one's own Cemetery."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.zodchie.actions import EXHUME, REMOVE, Exhume, Remove
from artel.games.zodchie.changes import remove_from_cemetery, remove_from_hand
from artel.games.zodchie.components import Property
from artel.games.zodchie.state import ZodchieTable
from artel.games.zodchie.turn import NOWHERE, PlacePaidCard
from artel.kernel.frames import Action, Question
from artel.kernel.packed import count, members, minus

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.frames import Next, Tell


PRICE: Final = 2


class MagicAcademy(Property):
    def can_pay(self, t: ZodchieTable, seat: i64, card: i64, kept: i64) -> bool:
        """Enough cards, and a legal place. (Z11.16, Z11.17)"""
        if count(minus(t.hands[seat], card)) + count(t.cemetery[seat]) < PRICE:
            return False
        if kept == NOWHERE:
            return t.playable(seat) != 0
        return not t.is_crowded(seat, kept)

    def pay(self, seat: i64, card: i64, kept: i64, extra: bool) -> Next:
        return AcademyPrice(seat, card), AcademyPrice(seat, card), PlacePaidCard(seat, card, kept, extra)


class AcademyPrice(Question[ZodchieTable]):
    """One of the two cards to remove. (Z10.1, Z11.32)"""

    __slots__ = ("card",)
    clause: ClassVar[str] = "Z11.17"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def options(self, t: ZodchieTable) -> list[Action]:
        found: list[Action] = [REMOVE[card] for card in members(minus(t.hands[self.seat], self.card))]
        found += [EXHUME[card] for card in members(t.cemetery[self.seat])]
        return found

    def answer(self, t: ZodchieTable, action: Action, tell: Tell | None) -> Next:
        if isinstance(action, Remove):
            remove_from_hand(t, self.seat, action.card, tell)
        else:
            assert isinstance(action, Exhume)
            remove_from_cemetery(t, self.seat, action.card, tell)
        return ()
