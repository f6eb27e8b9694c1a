"""The table: deck, market, hands, boards, coins, markers, and who knows what of the hands.

Cards and stones are counted by kind: where a kind's copies cannot be told apart, no order and no identity exist.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.artificium.components import BUILDINGS, CARDS, RESOURCES, TRACK
from artel.kernel.frames import Action
from artel.kernel.frames import Table as KernelTable
from artel.kernel.packed import BIT, COMPILED, filled, ints

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


class ArtificiumTable(KernelTable):
    __slots__ = (
        "box", "coins", "deck", "discard", "earned", "first", "front", "hands", "in_market", "in_round", "known",
        "laid", "market", "points", "round_number", "shuffled", "sizes", "stones", "swapped",
    )  # fmt: skip

    def __init__(self, seats: int, box: Box) -> None:
        """The table before the first round."""
        super().__init__(seats, [])
        self.box = box
        self.deck: vec[i64] = ints(box.copies[:])  # by card
        self.shuffled: vec[i64] = ints(box.copies * (seats + 1))
        """By observer and card: what was shuffled, less what was seen to leave the deck. (A7.3)"""
        self.discard = filled(CARDS, 0)
        self.market = filled(CARDS, 0)
        self.hands = filled(seats * CARDS, 0)  # by seat and card
        self.sizes = filled(seats, 0)  # by seat: cards in hand
        self.front = filled(seats * CARDS, 0)  # by seat and card: applied in this round, lying in front (A4.12)
        self.laid = filled(seats, NONE)  # by seat: its card of this step once revealed; -1: none
        self.stones = filled(seats * RESOURCES, 0)  # by seat and resource
        self.coins = filled(seats, box.numbers["coins"])
        self.points = filled(seats, 0)  # the place of the marker
        self.earned = filled(seats * SOURCES, 0)  # by seat and source: points by building, lost to knights, for coins
        self.known = filled((seats + 1) * seats * CARDS, 0)
        """By observer, seat and card: hand cards that the observer knows of; the last observer is the public."""
        self.round_number: i64 = 0
        self.first: i64 = NONE  # the first player of the round
        self.in_market: i64 = 0  # seats still in the market, as a set
        self.swapped: i64 = 0  # seats whose free first swap is gone (A4.4, A4.5)
        self.in_round: i64 = 0  # seats still in the round

    def copy(self) -> ArtificiumTable:
        twin = ArtificiumTable.__new__(ArtificiumTable)
        twin.seats = self.seats
        twin.stack = self.stack[:]
        twin.box = self.box
        twin.deck = self.deck[:]
        twin.shuffled = self.shuffled[:]
        twin.discard = self.discard[:]
        twin.market = self.market[:]
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.front = self.front[:]
        twin.laid = self.laid[:]
        twin.stones = self.stones[:]
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.earned = self.earned[:]
        twin.known = self.known[:]
        twin.round_number = self.round_number
        twin.first = self.first
        twin.in_market = self.in_market
        twin.swapped = self.swapped
        twin.in_round = self.in_round
        return twin

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
        return self.coins[seat] >= self.box.coins[card] and self.first_lacking(seat, card) == NONE

    def first_lacking(self, seat: i64, card: i64) -> i64:
        """The first resource that a building takes more of than there is; -1: none."""
        stones, takes = self.stones, self.box.takes
        mine, its = seat * RESOURCES, card * RESOURCES
        for resource in range(RESOURCES):
            if stones[mine + resource] < takes[its + resource]:
                return resource
        return NONE

    def beyond(self, seat: i64, card: i64, resource: i64) -> i64:
        """Stones that there are more than a building takes; below 0: it lacks some."""
        return self.stones[seat * RESOURCES + resource] - self.box.takes[card * RESOURCES + resource]

    def cards_of(self, seat: i64, card: i64) -> i64:
        """How many of a name are in hand."""
        return self.hands[seat * CARDS + card]

    def applied(self, seat: i64, card: i64) -> i64:
        """How many of a name lie in front: they were applied in this round."""
        return self.front[seat * CARDS + card]

    def stones_of(self, seat: i64, resource: i64) -> i64:
        return self.stones[seat * RESOURCES + resource]

    def has_stones(self, seat: i64) -> bool:
        first = seat * RESOURCES
        for resource in range(RESOURCES):
            if self.stones[first + resource]:
                return True
        return False

    def is_in_market(self, seat: i64) -> bool:
        return self.in_market & BIT[seat] != 0

    def is_in_round(self, seat: i64) -> bool:
        return self.in_round & BIT[seat] != 0

    def has_swapped(self, seat: i64) -> bool:
        """Is the free first swap gone?"""
        return self.swapped & BIT[seat] != 0

    # -- changing --------------------------------------------------------------------------------------

    def give_stones(self, seat: i64, resource: i64, many: i64) -> None:
        self.stones[seat * RESOURCES + resource] += many

    def use_building(self, seat: i64, card: i64) -> None:
        """Stones go and come as it says."""
        takes, gives = self.box.takes, self.box.gives
        mine, its = seat * RESOURCES, card * RESOURCES
        for resource in range(RESOURCES):
            self.stones[mine + resource] += gives[its + resource] - takes[its + resource]

    def put_in_front(self, seat: i64, card: i64, many: i64) -> None:
        self.front[seat * CARDS + card] += many

    def clear_front(self, seat: i64) -> None:
        """The cards in front are discarded."""
        first = seat * CARDS
        for card in range(CARDS):
            self.discard[card] += self.front[first + card]
            self.front[first + card] = 0

    def earn(self, seat: i64, source: i64, points: i64) -> None:
        self.earned[seat * SOURCES + source] += points

    def leave_market(self, seat: i64) -> None:
        self.in_market &= ~BIT[seat]

    def leave_round(self, seat: i64) -> None:
        self.in_round &= ~BIT[seat]

    def use_first_swap(self, seat: i64) -> None:
        self.swapped |= BIT[seat]

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
        at, step = seat * CARDS + card, self.seats * CARDS
        for _observer in range(self.seats + 1):
            if self.known[at]:
                self.known[at] -= 1
            at += step

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


def some(counts: vec[i64]) -> bool:
    """Is there any?"""
    for number in counts:
        if number:
            return True
    return False


def total(counts: vec[i64]) -> i64:
    if not COMPILED:
        return sum(counts)
    found: i64 = 0
    for number in counts:
        found += number
    return found


def cell_of(box: Box, place: i64) -> i64:
    """The resource of a place on the track; -1: none. (A4.25)"""
    return box.cells[place] if place <= TRACK else NONE
