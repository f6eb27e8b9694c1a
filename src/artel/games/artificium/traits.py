"""What a learned judgement looks at: goods and coins of everybody, one's own hand and what its buildings still lack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.artificium.components import BUILDINGS, CARDS, RESOURCES
from artel.games.artificium.effects.mage import MageDiscard
from artel.games.artificium.features import price, spare
from artel.games.artificium.market import MarketTurn
from artel.games.artificium.state import NONE, total
from artel.games.artificium.turn import DiscardHand, LayCard, PlayCard, SellStones
from artel.kernel.frames import Question, Together
from artel.kernel.traits import Marks, Traits

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.artificium.state import ArtificiumTable

ROUNDS: Final = 6
PHASES: Final = 7
COPIES: Final = 3
"""So many cards or stones of a kind are told apart."""
WAYS: Final = 3
OF_TABLE: Final = ROUNDS + 1 + 3 * CARDS + 2
OF_HAND: Final = BUILDINGS * (WAYS + 1)
OF_SEAT: Final = CARDS * (COPIES + 2) + CARDS + RESOURCES * (COPIES + 1) + 8


class ArtificiumTraits(Traits):
    def size(self, seats: i64) -> i64:
        return PHASES * seats + seats + OF_TABLE + OF_HAND + seats * OF_SEAT

    def write(self, t: ArtificiumTable, seat: i64, marks: Marks) -> None:
        seats: i64 = t.seats
        self.write_phase(t, seat, marks)
        marks.one_of(seats, (t.first - seat) % seats if t.first != NONE else NONE)
        marks.one_of(ROUNDS, t.round_number)
        marks.number(t.box.numbers["rounds"] - t.round_number)
        marks.counts(t.market, 0, CARDS)
        marks.counts(t.shuffled, seat * CARDS, CARDS)
        marks.counts(t.discard, 0, CARDS)
        marks.number(total(t.deck))
        self.write_hand(t, seat, marks)
        best = -9999
        for step in range(seats):
            other = (seat + step) % seats
            self.write_seat(t, seat, other, marks)
            if step and wealth(t, other) > best:
                best = wealth(t, other)
        marks.number(wealth(t, seat) - best)

    def write_phase(self, t: ArtificiumTable, seat: i64, marks: Marks) -> None:
        seats: i64 = t.seats
        if t.stack:
            top = t.stack[-1]
            if isinstance(top, Together):
                for question in top.open():
                    marks.put((question.seat - seat) % seats, 1)
            elif isinstance(top, Question):
                marks.put(phase_of(top) * seats + (top.seat - seat) % seats, 1)
        marks.skip(PHASES * seats)

    def write_hand(self, t: ArtificiumTable, seat: i64, marks: Marks) -> None:
        """By building in hand: can it be applied as it is, after buying, after selling; and what it costs."""
        coins = t.coins[seat]
        for card in range(BUILDINGS):
            if t.hands[seat * CARDS + card] or t.laid[seat] == card:
                cost = price(t, seat, card)
                if t.has_inputs(seat, card):
                    marks.put(0, 1)
                elif cost <= coins:
                    marks.put(1, 1)
                elif cost <= spare(t, seat, card):
                    marks.put(2, 1)
                marks.put(WAYS, cost)
            marks.skip(WAYS + 1)

    def write_seat(self, t: ArtificiumTable, viewer: i64, seat: i64, marks: Marks) -> None:
        hand, first = t.hands, seat * CARDS
        if seat != viewer:
            hand, first = t.known, t.at(viewer, seat)
        for card in range(CARDS):
            many = hand[first + card]
            marks.one_of(COPIES, many - 1)
            marks.number(many)
            marks.number(t.front[seat * CARDS + card])
        marks.one_of(CARDS, t.laid[seat])
        for resource in range(RESOURCES):
            many = t.stones[seat * RESOURCES + resource]
            marks.one_of(COPIES, many - 1)
            marks.number(many)
        marks.number(t.sizes[seat])
        marks.number(t.coins[seat])
        marks.number(t.points[seat])
        marks.number(t.points[seat] % 10)
        marks.number(t.in_market >> seat & 1)
        marks.number(t.swapped >> seat & 1)
        marks.number(t.in_round >> seat & 1)
        marks.number(wealth(t, seat))


def phase_of(top: Question) -> i64:
    if isinstance(top, LayCard):
        return 0
    if isinstance(top, MarketTurn):
        return 1
    if isinstance(top, PlayCard):
        return 2
    if isinstance(top, MageDiscard):
        return 3
    if isinstance(top, DiscardHand):
        return 4
    return 5 if isinstance(top, SellStones) else 6


def wealth(t: ArtificiumTable, seat: i64) -> i64:
    """Points, and stones and coins at their final value, in coins."""
    found = t.points[seat] * t.box.numbers["coins_per_point"] + t.coins[seat]
    for at in range(RESOURCES):
        found += t.stones[seat * RESOURCES + at] * t.box.sell[at]
    return found
