"""The Mage of a Mage tower: draw cards, then discard some of the whole hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from artel.games.artificium.actions import APPLY, THROW, Throw
from artel.games.artificium.components import Effect
from artel.games.artificium.drawing import DrawCards
from artel.games.artificium.state import ArtificiumTable
from artel.games.artificium.turn import throw
from artel.kernel.frames import Question, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.frames import Action, Next, Tell


class Mage(Effect):
    def ways(self, t: ArtificiumTable, seat: i64) -> list[Action]:
        return [APPLY]

    def apply(self, t: ArtificiumTable, seat: i64, action: Action, tell: Tell | None) -> Next:
        return DrawCards(seat, t.box.numbers["mage_draw"]), MageDiscards(seat, t.box.numbers["mage_discard"])


class MageDiscards(Step[ArtificiumTable]):
    """So many of the whole hand; all if there are no more. (A2.5)"""

    __slots__ = ("many", "seat")

    def __init__(self, seat: i64, many: i64) -> None:
        self.seat: i64 = seat
        self.many: i64 = many

    def run(self, t: ArtificiumTable, tell: Tell | None) -> Next:
        if self.many and t.sizes[self.seat] > self.many:
            return (MageDiscard(self.seat, self.many),)
        if self.many:
            for card in t.hand(self.seat):
                while t.cards_of(self.seat, card):
                    throw(t, self.seat, card, tell)
        return ()


class MageDiscard(Question[ArtificiumTable]):
    """Any card of the whole hand, openly. (A2.5)"""

    __slots__ = ("left",)
    clause: ClassVar[str] = "A2.5"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, t: ArtificiumTable) -> list[Action]:
        return [THROW[card] for card in t.hand(self.seat)]

    def answer(self, t: ArtificiumTable, action: Action, tell: Tell | None) -> Next:
        assert isinstance(action, Throw)
        throw(t, self.seat, action.card, tell)
        return (MageDiscards(self.seat, self.left - 1),)
