"""Drawing cards; the discard pile becomes a new deck when one is needed. (A5)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.artificium.components import CARDS, SEATS
from artel.games.artificium.events import DeckShuffled, Drew, MarketCard
from artel.games.artificium.state import ArtificiumTable, some, total
from artel.kernel.frames import Chance, Next, Step, Tell
from artel.kernel.piles import sample_of, weights_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng


def card_to_draw(t: ArtificiumTable, tell: Tell | None) -> bool:
    """Is there a card to draw, after a shuffle if need be? (A5.1, A5.2)"""
    if some(t.deck):
        return True
    if not some(t.discard):
        return False
    if tell:
        tell.that(DeckShuffled(t.counted(t.discard, 0)))
    for card in range(CARDS):
        t.deck[card] = t.discard[card]
        t.discard[card] = 0
        for observer in range(t.seats + 1):
            t.shuffled[observer * CARDS + card] = t.deck[card]
    return True


class DrawCards(Step[ArtificiumTable]):
    """So many cards for a seat, as far as there are any. (A5.1)"""

    __slots__ = ("many", "seat")

    def __init__(self, seat: i64, many: i64) -> None:
        self.seat: i64 = seat
        self.many: i64 = many

    def run(self, t: ArtificiumTable, tell: Tell | None) -> Next:
        if self.many <= 0 or not card_to_draw(t, tell):
            return ()
        return DRAW[self.seat], draw_cards(self.seat, self.many - 1)


class FromDeck(Chance[ArtificiumTable]):
    """The next card of the deck."""

    __slots__ = ()
    clause: ClassVar[str] = "A5.1"

    def weights(self, t: ArtificiumTable) -> dict[int, int]:
        return weights_of(t.deck, 0, CARDS)

    def sample(self, t: ArtificiumTable, rng: Rng) -> i64:
        return sample_of(t.deck, 0, total(t.deck), rng)


class Draw(FromDeck):
    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def resolve(self, t: ArtificiumTable, outcome: i64, tell: Tell | None) -> Next:
        t.draw_hidden(self.seat, outcome)
        if tell:
            tell.that(Drew(self.seat, t.name(outcome)))
        return ()


class FillMarket(Step[ArtificiumTable]):
    """So many cards are laid out face up. (A4.3, A4.16)"""

    __slots__ = ("many",)

    def __init__(self, many: i64) -> None:
        self.many: i64 = many

    def run(self, t: ArtificiumTable, tell: Tell | None) -> Next:
        if self.many <= 0 or not card_to_draw(t, tell):
            return ()
        return MARKET_DRAW, FillMarket(self.many - 1)


class MarketDraw(FromDeck):
    __slots__ = ()
    clause: ClassVar[str] = "A4.3"

    def resolve(self, t: ArtificiumTable, outcome: i64, tell: Tell | None) -> Next:
        t.draw(outcome)
        t.market[outcome] += 1
        if tell:
            tell.that(MarketCard(t.name(outcome)))
        return ()


# Frames never change, so the commonest ones are made once.
USUAL_DRAWS: Final = 8
DRAW: Final = [Draw(seat) for seat in range(SEATS)]
DRAW_CARDS: Final = [[DrawCards(seat, many) for many in range(USUAL_DRAWS)] for seat in range(SEATS)]
MARKET_DRAW: Final = MarketDraw()


def draw_cards(seat: i64, many: i64) -> DrawCards:
    return DRAW_CARDS[seat][many] if 0 <= many < USUAL_DRAWS else DrawCards(seat, many)
