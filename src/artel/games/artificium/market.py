"""Phase 2: the card market. (A4.3–A4.6)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from artel.games.artificium.actions import EXCHANGE, PASS, Swap, swap_for
from artel.games.artificium.components import CARDS, SEATS
from artel.games.artificium.drawing import DrawCards
from artel.games.artificium.events import Exchanged, MarketCleared, PassedMarket, Swapped
from artel.games.artificium.state import USUAL, ArtificiumTable, some
from artel.kernel.frames import Action, Next, Question, Step, Tell
from artel.kernel.packed import up_to

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng


class OpenMarket(Step[ArtificiumTable]):
    __slots__ = ()

    def run(self, t: ArtificiumTable, tell: Tell | None) -> Next:
        t.in_market = up_to(t.seats)
        t.swapped = 0
        return (MarketTurn(t.first),)


class MarketTurn(Question[ArtificiumTable]):
    """Swap a card, exchange the whole hand, or pass. (A4.3, A4.5)"""

    __slots__ = ()
    clause: ClassVar[str] = "A4.3"

    def options(self, t: ArtificiumTable) -> list[Action]:
        seat = self.seat
        found: list[Action] = []
        if may_swap(t, seat):
            hand = t.hand(seat)
            for take in range(CARDS):
                if t.market[take]:
                    found += [swap_for(give, take) for give in hand]
        if may_exchange(t, seat):
            found.append(EXCHANGE)
        found.append(PASS)
        return found

    def forced(self, t: ArtificiumTable) -> Action | None:
        """Who can do nothing else passes, for reasons that all can see. (A4.15)"""
        return None if may_swap(t, self.seat) or may_exchange(t, self.seat) else PASS

    def sample(self, t: ArtificiumTable, rng: Rng) -> Action:
        """Mostly a pass: a random player would swap all its coins away."""
        return PASS if rng.below(USUAL) else super().sample(t, rng)

    def answer(self, t: ArtificiumTable, action: Action, tell: Tell | None) -> Next:
        seat = self.seat
        if isinstance(action, Swap):
            swap(t, seat, action.give, action.take, tell)
            return next_in_market(t, seat)
        if action is EXCHANGE:
            exchange(t, seat, tell)
            return (DrawCards(seat, t.box.numbers["exchange"]), *next_in_market(t, seat))
        t.leave_market(seat)
        if tell:
            tell.that(PassedMarket(seat))
        return next_in_market(t, seat)

    def refusal(self, t: ArtificiumTable, action: Action) -> str:
        if action is EXCHANGE:
            return "A4.5"
        if isinstance(action, Swap) and not some(t.market):
            return "A4.16"
        return self.clause


def may_swap(t: ArtificiumTable, seat: i64) -> bool:
    """The first swap is free, later ones cost coins. (A4.4, A4.15, A4.16)"""
    if not t.sizes[seat] or not some(t.market):
        return False
    return not t.has_swapped(seat) or t.coins[seat] >= t.box.numbers["swap"]


def may_exchange(t: ArtificiumTable, seat: i64) -> bool:
    """Only instead of the free first swap, and with a card in hand. (A4.5, A4.15)"""
    return not t.has_swapped(seat) and t.sizes[seat] > 0


def swap(t: ArtificiumTable, seat: i64, give: i64, take: i64, tell: Tell | None) -> None:
    price = t.box.numbers["swap"] if t.has_swapped(seat) else 0
    t.coins[seat] -= price
    t.use_first_swap(seat)
    t.take_openly(seat, give)
    t.market[take] -= 1
    t.market[give] += 1
    t.give_openly(seat, take)
    if tell:
        tell.that(Swapped(seat, t.name(give), t.name(take), price))


def exchange(t: ArtificiumTable, seat: i64, tell: Tell | None) -> None:
    """The old hand lies in the discard pile before the new one is drawn. (A4.5, A4.17)"""
    t.use_first_swap(seat)
    if tell:
        tell.that(Exchanged(seat, t.counted(t.hands, seat * CARDS)))
    for card in range(CARDS):
        while t.cards_of(seat, card):
            t.take_openly(seat, card)
            t.discard[card] += 1


def next_in_market(t: ArtificiumTable, seat: i64) -> Next:
    for step in range(1, t.seats + 1):
        after = (seat + step) % t.seats
        if t.is_in_market(after):
            return MARKET_TURN[after]
    return CLOSE_MARKET


class CloseMarket(Step[ArtificiumTable]):
    """All have passed: the market goes to the discard pile. (A4.6)"""

    __slots__ = ()

    def run(self, t: ArtificiumTable, tell: Tell | None) -> Next:
        if tell:
            tell.that(MarketCleared(t.counted(t.market, 0)))
        for card in range(CARDS):
            t.discard[card] += t.market[card]
            t.market[card] = 0
        return ()


# Frames never change, so the commonest ones are made once.
MARKET_TURN: Final[list[Next]] = [(MarketTurn(seat),) for seat in range(SEATS)]
CLOSE_MARKET: Final[Next] = (CloseMarket(),)
