"""The table: deck, market, hands, boards, coins, markers, and who knows what of the hands.

Cards and stones are counted by kind: where a kind's copies cannot be told apart, no order and no identity exist.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.artificium.components import BUILDINGS, CARDS, RESOURCES, TRACK
from artel.kernel.frames import Action, Frame
from artel.kernel.frames import Table as KernelTable
from artel.kernel.packed import filled, ints

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.artificium.components import Box

NONE: Final = -1
KNIGHT: Final = BUILDINGS
COINS: Final = BUILDINGS + 1
SOURCES: Final = BUILDINGS + 2
"""Where points come from: the buildings, then these two."""
USUAL: Final = 8
"""In games played at random: but for one answer in so many, what a player would usually do."""


class Table(KernelTable):
    __slots__ = (
        "box", "coins", "deck", "discard", "earned", "first", "front", "hands", "in_market", "in_round", "known",
        "laid", "market", "points", "round_number", "shuffled", "sizes", "stones", "swapped",
    )  # fmt: skip

    def __init__(
        self, seats: int, stack: list[Frame], box: Box, deck: vec[i64], shuffled: vec[i64], discard: vec[i64],
        market: vec[i64], hands: vec[i64], sizes: vec[i64], front: vec[i64], laid: vec[i64], stones: vec[i64],
        coins: vec[i64], points: vec[i64], earned: vec[i64], known: vec[i64], round_number: i64, first: i64,
        in_market: i64, swapped: i64, in_round: i64,
    ) -> None:  # fmt: skip
        super().__init__(seats, stack)
        self.box = box
        self.deck = deck  # by card
        self.shuffled = shuffled  # by observer and card: what was shuffled, less what was seen to leave the deck (A7.3)
        self.discard = discard
        self.market = market
        self.hands = hands  # by seat and card
        self.sizes = sizes  # by seat: cards in hand
        self.front = front  # by seat and card: applied in this round, lying in front (A4.12)
        self.laid = laid  # by seat: its card of this step once revealed; -1: none
        self.stones = stones  # by seat and resource
        self.coins = coins
        self.points = points  # the place of the marker
        self.earned = earned  # by seat and source: points by building, lost to knights, for coins
        self.known = known  # by observer, seat and card: hand cards that the observer knows of; the last is the public
        self.round_number = round_number
        self.first = first  # the first player of the round
        self.in_market = in_market  # seats still in the market, as a set
        self.swapped = swapped  # seats whose free first swap is gone (A4.4, A4.5)
        self.in_round = in_round  # seats still in the round

    def copy(self) -> Table:
        return Table(
            self.seats, self.stack[:], self.box, self.deck[:], self.shuffled[:], self.discard[:],
            self.market[:], self.hands[:], self.sizes[:], self.front[:], self.laid[:], self.stones[:],
            self.coins[:], self.points[:], self.earned[:], self.known[:], self.round_number, self.first,
            self.in_market, self.swapped, self.in_round,
        )  # fmt: skip

    def write(self, action: Action) -> str:
        from artel.games.artificium.notation import write_action

        return write_action(action)

    def name(self, card: i64) -> str:
        return self.box.names[card]

    def counted(self, counts: vec[i64], first: i64) -> dict[str, int]:
        """Cards by name, for events."""
        return {self.box.names[card]: counts[first + card] for card in range(CARDS) if counts[first + card]}

    # -- reading ---------------------------------------------------------------------------------------

    def in_turn_order(self) -> list[int]:
        """All seats clockwise from the first player. (A1.5)"""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def hand(self, seat: i64) -> list[int]:
        """The different cards in hand."""
        return [card for card in range(CARDS) if self.hands[seat * CARDS + card]]

    def has_inputs(self, seat: i64, card: i64) -> bool:
        """All that a building takes, or not at all. (A2.4)"""
        if self.coins[seat] < self.box.coins[card]:
            return False
        for resource in range(RESOURCES):
            if self.stones[seat * RESOURCES + resource] < self.box.takes[card * RESOURCES + resource]:
                return False
        return True

    # -- hands and what is known of them (A7) ------------------------------------------------------------

    def give_openly(self, seat: i64, card: i64) -> None:
        """A card comes to hand, seen by all. (A7.2)"""
        self.hands[seat * CARDS + card] += 1
        self.sizes[seat] += 1
        for observer in range(self.seats + 1):
            if observer != seat:
                self.known[self.at(observer, seat) + card] += 1

    def give_hidden(self, seat: i64, card: i64) -> None:
        self.hands[seat * CARDS + card] += 1
        self.sizes[seat] += 1

    def take_openly(self, seat: i64, card: i64) -> None:
        """A card leaves the hand, seen by all: where one of this name was known, that one is gone. (A7.4)"""
        self.hands[seat * CARDS + card] -= 1
        self.sizes[seat] -= 1
        for observer in range(self.seats + 1):
            at = self.at(observer, seat) + card
            if self.known[at]:
                self.known[at] -= 1

    def draw(self, card: i64) -> None:
        """A card leaves the deck, seen by all."""
        self.deck[card] -= 1
        for observer in range(self.seats + 1):
            self.shuffled[observer * CARDS + card] -= 1

    def draw_hidden(self, seat: i64, card: i64) -> None:
        """A card goes from deck to hand, seen by its drawer alone. (A7.3)"""
        self.deck[card] -= 1
        self.shuffled[seat * CARDS + card] -= 1
        self.give_hidden(seat, card)

    def take_secretly(self, seat: i64, thief: i64, card: i64) -> None:
        """A card goes from hand to hand; the others no longer know which cards are where. (A7.2)"""
        self.hands[seat * CARDS + card] -= 1
        self.sizes[seat] -= 1
        self.give_hidden(thief, card)
        for observer in range(self.seats + 1):
            first = self.at(observer, seat)
            if observer == thief:
                if self.known[first + card]:
                    self.known[first + card] -= 1
            elif observer == seat:
                self.known[self.at(seat, thief) + card] += 1
            else:
                for kind in range(CARDS):
                    self.known[first + kind] = 0

    def at(self, observer: i64, seat: i64) -> i64:
        """Where the knowledge of an observer about a hand begins."""
        return (observer * self.seats + seat) * CARDS


def total(counts: vec[i64]) -> i64:
    found: i64 = 0
    for number in counts:
        found += number
    return found


def cell_of(box: Box, place: i64) -> i64:
    """The resource of a place on the track; -1: none. (A4.25)"""
    return box.cells[place] if place <= TRACK else NONE


def empty_table(seats: int, box: Box, stack: list[Frame]) -> Table:
    """The table before the first round."""
    return Table(
        seats=seats, stack=stack, box=box, deck=ints(box.copies[:]), shuffled=ints(box.copies * (seats + 1)),
        discard=filled(CARDS, 0), market=filled(CARDS, 0), hands=filled(seats * CARDS, 0), sizes=filled(seats, 0),
        front=filled(seats * CARDS, 0), laid=filled(seats, NONE), stones=filled(seats * RESOURCES, 0),
        coins=filled(seats, box.numbers["coins"]), points=filled(seats, 0), earned=filled(seats * SOURCES, 0),
        known=filled((seats + 1) * seats * CARDS, 0), round_number=0, first=NONE, in_market=0, swapped=0, in_round=0,
    )  # fmt: skip
