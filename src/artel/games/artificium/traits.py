"""What a learned judgement looks at: what a hand brings if it is played now, what the others may still play, how far
ahead that leaves a seat and how long the game still goes, and the goods of everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.artificium.actions import Lay
from artel.games.artificium.components import BUILDINGS, CARDS, CASTLE, RESOURCES, SEATS, TRACK
from artel.games.artificium.features import price, spare
from artel.games.artificium.state import NONE
from artel.games.artificium.turn import ApplyCards, BeginStep
from artel.kernel.frames import Question, Together
from artel.kernel.packed import filled
from artel.kernel.traits import Marks, Traits, between

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.artificium.components import Box
    from artel.games.artificium.state import ArtificiumTable

MARKET: Final = 0
LAYING: Final = 1
PLAYING: Final = 2
ENDING: Final = 3
"""The end of a round; also before the first one, and when all is over."""
DEALING: Final = 4
PARTS: Final = 5
"""The above: the parts of a round."""
ROUNDS_LEFT: Final = 4
"""Rounds to come that are told apart, none among them."""
STAGES: Final = ROUNDS_LEFT * PARTS
GAINS: Final = 13
"""Gains that are told apart, none among them."""
GAIN_STEP: Final = 8
"""Coins from one to the next."""
LEADS: Final = 21
"""Leads that are told apart: as many below 0 as above."""
LEAD_STEP: Final = 8
"""Coins from one to the next."""
PLAYABLE: Final = 7
"""Cards to play in this round that are told apart, none among them."""
AS_IT_STANDS: Final = 0
AFTER_BUYING: Final = 1
AFTER_SELLING: Final = 2
NOT_AT_ALL: Final = 3
WAYS: Final = 4
"""The above: how a building can be applied."""
HAS_PASSED: Final = 0
HAS_FREE_SWAP: Final = 1
HAS_SWAPPED: Final = 2
BETWEEN_ROUNDS: Final = 3
OUT_OF_ROUND: Final = 4
IN_ROUND: Final = 5
STANDINGS: Final = 6
"""The above: in the market or out of it, in the round or out of it."""
SHARES: Final = 8
"""What a card of the box brings is counted in such parts of a coin."""
ACTIONS: Final = CARDS - BUILDINGS

OF_HAND: Final = BUILDINGS * WAYS + ACTIONS * STAGES + 3 + STAGES * GAINS + 3
OF_SEAT: Final = RESOURCES + 2 + 2 * ROUNDS_LEFT + STAGES + WAYS * CARDS + STANDINGS
OF_OTHER: Final = CARDS + 2
OF_LEAD: Final = 2 + STAGES * LEADS + PLAYABLE * PLAYABLE


class ArtificiumTraits(Traits):
    version: i64 = 2

    def __init__(self) -> None:
        self.box: Box | None = None  # what all up to `track` was learned of
        self.per_point: i64 = 0  # coins
        self.knight: i64 = 0  # what a Knight costs its target, in coins
        self.rounds: i64 = 0
        self.full_hand: i64 = 0
        self.cards: i64 = 1  # of the box, actions among them
        self.copies = filled(BUILDINGS, 0)
        self.makes = filled(BUILDINGS, 0)  # by building: points and stones, in coins
        self.track = filled(TRACK + 1, 0)  # by place: what the cells up to it give, in coins
        self.part: i64 = 0
        self.rounds_left: i64 = 0
        self.stage: i64 = 0  # the two above in one
        self.worth = filled(SEATS, 0)  # by seat, as all up to `prospect`: points, coins and stones, in coins
        self.outlook = filled(SEATS, 0)  # what a card of the box would bring, in shares of a coin
        self.to_play = filled(SEATS, 0)  # cards that it can still play in this round
        self.gain = filled(SEATS, 0)  # what its hand brings if it is played now, in coins; for that seat alone to see
        self.used = filled(SEATS, 0)  # buildings applied for that
        self.knights = filled(SEATS, 0)  # Castles among them
        self.prospect = filled(SEATS, 0)  # its worth with all that it may still play, as the one that looks knows it
        self.hand = filled(BUILDINGS, 0)  # while a hand is foreseen: what is left of it, and what is there by then
        self.stones = filled(RESOURCES, 0)
        self.coins: i64 = 0
        self.points: i64 = 0
        self.applied: i64 = 0
        self.castles: i64 = 0
        self.needed = filled(RESOURCES, 0)  # while needs are counted: stones that the hand takes, and that it makes
        self.made = filled(RESOURCES, 0)

    def size(self, seats: i64) -> i64:
        return PARTS * seats + STAGES + OF_HAND + seats * OF_SEAT + (seats - 1) * OF_OTHER + OF_LEAD

    def most(self, seats: i64) -> i64:
        of_hand = BUILDINGS + ACTIONS + 3 + 1 + 3
        return 2 + of_hand + seats * (RESOURCES + 7) + (seats - 1) * OF_OTHER + 4

    # -- once for all seats ----------------------------------------------------------------------------

    def prepare(self, t: ArtificiumTable) -> None:
        if self.box is not t.box:
            self.learn_box(t.box)
        self.part = part_of(t)
        self.rounds_left = between(0, self.rounds - t.round_number, ROUNDS_LEFT - 1)
        self.stage = self.rounds_left * PARTS + self.part
        for seat in range(t.seats):
            stones = sale(t.box, t.stones, seat * RESOURCES)
            self.worth[seat] = t.points[seat] * self.per_point + t.coins[seat] + stones
            self.outlook[seat] = self.outlook_of(t, seat)
            self.to_play[seat] = self.cards_to_play(t, seat)
            self.gain[seat] = self.foresee(t, seat, t.hands, seat * CARDS)
            self.used[seat] = self.applied
            self.knights[seat] = self.castles

    def learn_box(self, box: Box) -> None:
        self.box = box
        self.per_point = box.numbers["coins_per_point"]
        self.knight = box.numbers["knight"] * self.per_point
        self.rounds = box.numbers["rounds"]
        self.full_hand = box.numbers["hand"]
        self.cards = max(1, sum(box.copies))
        for card in range(BUILDINGS):
            self.copies[card] = box.copies[card]
            self.makes[card] = box.points[card] * self.per_point + sale(box, box.gives, card * RESOURCES)
        given: i64 = 0
        for place in range(TRACK + 1):
            if box.cells[place] != NONE:
                given += box.sell[box.cells[place]]
            self.track[place] = given

    def outlook_of(self, t: ArtificiumTable, seat: i64) -> i64:
        """What a card of the box would bring on average: a building that can be paid for now what it makes, less its
        inputs, any other card nothing."""
        box = t.box
        mine = seat * RESOURCES
        found: i64 = 0
        for card in range(BUILDINGS):
            inputs = price(t, seat, card)
            if inputs <= t.coins[seat]:
                for at in range(RESOURCES):
                    inputs += min(box.takes[card * RESOURCES + at], t.stones[mine + at]) * box.sell[at]
                found += self.copies[card] * (self.makes[card] - inputs)
        return found * SHARES // self.cards

    def cards_to_play(self, t: ArtificiumTable, seat: i64) -> i64:
        if self.part == DEALING:
            return max(t.sizes[seat], self.full_hand)
        if not t.is_in_round(seat):
            return 0
        return t.sizes[seat] + (1 if t.laid[seat] != NONE else 0)

    def foresee(self, t: ArtificiumTable, seat: i64, cards: vec[i64], first: i64) -> i64:
        """Plays a hand and the card that is up: whatever has its inputs; then, from the last building to the first,
        each as often as the inputs that it lacks can be bought, and after each whatever has its inputs by then. Tells
        what that brings, in coins."""
        box = t.box
        for card in range(BUILDINGS):
            self.hand[card] = cards[first + card]
        if 0 <= t.laid[seat] < BUILDINGS:
            self.hand[t.laid[seat]] += 1
        for at in range(RESOURCES):
            self.stones[at] = t.stones[seat * RESOURCES + at]
        self.coins = t.coins[seat]
        self.points = t.points[seat]
        self.applied = self.castles = 0
        self.apply_all(box)
        lacking: i64 = BUILDINGS - 1
        while lacking >= 0:
            if self.hand[lacking] and self.buy_inputs(box, lacking):
                self.apply_all(box)
            else:
                lacking -= 1
        passed = self.track[min(TRACK, self.points)] - self.track[min(TRACK, t.points[seat])]
        return self.points * self.per_point + self.coins + sale(box, self.stones, 0) + passed - self.worth[seat]

    def apply_all(self, box: Box) -> None:
        """All buildings that have their inputs, in order: what one makes, those after it take."""
        stones = self.stones
        for card in range(BUILDINGS):
            its = card * RESOURCES
            while self.hand[card] and self.has_inputs(box, card):
                for at in range(RESOURCES):
                    stones[at] += box.gives[its + at] - box.takes[its + at]
                self.coins -= box.coins[card]
                self.points += box.points[card]
                self.hand[card] -= 1
                self.applied += 1
                if card == CASTLE:
                    self.castles += 1

    def has_inputs(self, box: Box, card: i64) -> bool:
        if self.coins < box.coins[card]:
            return False
        for at in range(RESOURCES):
            if self.stones[at] < box.takes[card * RESOURCES + at]:
                return False
        return True

    def buy_inputs(self, box: Box, card: i64) -> bool:
        """Buys what a building lacks, where there are coins for all of it."""
        cost: i64 = 0
        for at in range(RESOURCES):
            lacking = box.takes[card * RESOURCES + at] - self.stones[at]
            if lacking > 0:
                cost += lacking * box.buy[at]
        if cost + box.coins[card] > self.coins:
            return False
        self.coins -= cost
        for at in range(RESOURCES):
            self.stones[at] = max(self.stones[at], box.takes[card * RESOURCES + at])
        return True

    # -- as a seat sees it -----------------------------------------------------------------------------

    def write(self, t: ArtificiumTable, seat: i64, marks: Marks) -> None:
        seats: i64 = t.seats
        own = t.laid[seat]
        if t.stack:
            top = t.stack[-1]
            if isinstance(top, Together):
                own = laid_by(top, seat)
            elif isinstance(top, Question):
                marks.put(self.part * seats + (top.seat - seat) % seats, 1)
        marks.skip(PARTS * seats)
        marks.one_of(STAGES, self.stage)
        self.write_hand(t, seat, marks)
        self.write_needs(t, seat, marks)
        self.write_seat(t, seat, own, marks)
        for step in range(1, seats):
            other = (seat + step) % seats
            self.write_seat(t, other, t.laid[other], marks)
            self.write_other(t, seat, other, marks)
        self.write_lead(seats, seat, marks)

    def write_hand(self, t: ArtificiumTable, seat: i64, marks: Marks) -> None:
        """How each building in hand can be applied, the actions, and what all of it brings."""
        for card in range(BUILDINGS):
            many = held(t, seat, card)
            if many:
                marks.put(way_to_apply(t, seat, card), many)
            marks.skip(WAYS)
        for card in range(BUILDINGS, CARDS):
            marks.put(self.stage, held(t, seat, card))
            marks.skip(STAGES)
        marks.number(self.gain[seat])
        marks.number(self.used[seat])
        marks.number(self.knights[seat])
        steps = between(0, (self.gain[seat] + GAIN_STEP // 2) // GAIN_STEP, GAINS - 1)
        marks.one_of(STAGES * GAINS, self.stage * GAINS + steps)

    def write_needs(self, t: ArtificiumTable, seat: i64, marks: Marks) -> None:
        """Stones that the hand takes, at their price: those missing, those that it does not make itself either, and
        those that are there."""
        box = t.box
        needed, made = self.needed, self.made
        for at in range(RESOURCES):
            needed[at] = made[at] = 0
        for card in range(BUILDINGS):
            many = held(t, seat, card)
            if many:
                for at in range(RESOURCES):
                    needed[at] += many * box.takes[card * RESOURCES + at]
                    made[at] += many * box.gives[card * RESOURCES + at]
        missing: i64 = 0
        out_of_reach: i64 = 0
        there: i64 = 0
        for at in range(RESOURCES):
            stones = t.stones[seat * RESOURCES + at]
            lacking = needed[at] - stones
            there += min(needed[at], stones) * box.buy[at]
            if lacking > 0:
                missing += lacking * box.buy[at]
                out_of_reach += max(0, lacking - made[at]) * box.buy[at]
        marks.number(missing)
        marks.number(out_of_reach)
        marks.number(there)

    def write_seat(self, t: ArtificiumTable, seat: i64, laid: i64, marks: Marks) -> None:
        """What everybody sees of a seat; `laid`: its card of this step, as far as the one that looks knows it."""
        marks.counts(t.stones, seat * RESOURCES, RESOURCES)
        coins = t.coins[seat]
        marks.number(coins)
        marks.number(t.points[seat])
        marks.put(self.rounds_left, coins)
        marks.put(ROUNDS_LEFT + self.rounds_left, self.to_play[seat])
        marks.skip(2 * ROUNDS_LEFT)
        marks.put(self.stage, self.outlook[seat])
        marks.skip(STAGES)
        if laid != NONE:
            marks.put(laid * WAYS + (way_to_apply(t, seat, laid) if laid < BUILDINGS else AS_IT_STANDS), 1)
        marks.skip(WAYS * CARDS)
        marks.one_of(STANDINGS, self.standing(t, seat))

    def standing(self, t: ArtificiumTable, seat: i64) -> i64:
        if self.part == MARKET:
            if not t.is_in_market(seat):
                return HAS_PASSED
            return HAS_SWAPPED if t.has_swapped(seat) else HAS_FREE_SWAP
        if self.part == LAYING or self.part == PLAYING:
            return IN_ROUND if t.is_in_round(seat) else OUT_OF_ROUND
        return BETWEEN_ROUNDS

    def write_other(self, t: ArtificiumTable, viewer: i64, seat: i64, marks: Marks) -> None:
        """The hand cards that are known, the size of the hand, and what the known cards and the one that is up bring if
        they can still be played; those unknown bring what a card of the box would."""
        first = t.at(viewer, seat)
        marks.counts(t.known, first, CARDS)
        marks.number(t.sizes[seat])
        unknown = self.to_play[seat]
        gain: i64 = 0
        hits: i64 = 0
        if unknown:
            seen: i64 = 1 if t.laid[seat] != NONE else 0
            for card in range(CARDS):
                seen += t.known[first + card]
            if seen:
                gain = self.foresee(t, seat, t.known, first)
                hits = self.castles * self.knight
                unknown -= seen
        marks.number(gain)
        self.prospect[seat] = self.worth[seat] + gain + hits + unknown * self.outlook[seat] // SHARES

    def write_lead(self, seats: i64, seat: i64, marks: Marks) -> None:
        """How far ahead of the best of the others as things are, and when this round's cards have been played; how many
        of these there are in one's own hand, and at most in another's."""
        after = (seat + 1) % seats
        richest = self.worth[after]
        best = self.prospect[after]
        most = self.to_play[after]
        for step in range(2, seats):
            other = (seat + step) % seats
            richest = max(richest, self.worth[other])
            best = max(best, self.prospect[other])
            most = max(most, self.to_play[other])
        lead = self.worth[seat] - best
        if self.to_play[seat]:
            lead += self.gain[seat] + self.knights[seat] * self.knight
        marks.number(self.worth[seat] - richest)
        marks.number(lead)
        steps = between(0, (lead + LEADS * LEAD_STEP // 2) // LEAD_STEP, LEADS - 1)
        marks.one_of(STAGES * LEADS, self.stage * LEADS + steps)
        own = min(self.to_play[seat], PLAYABLE - 1)
        marks.one_of(PLAYABLE * PLAYABLE, own * PLAYABLE + min(most, PLAYABLE - 1))


def sale(box: Box, stones: vec[i64], first: i64) -> i64:
    """What stones sell for, from the first resource on."""
    coins: i64 = 0
    for at in range(RESOURCES):
        coins += stones[first + at] * box.sell[at]
    return coins


def part_of(t: ArtificiumTable) -> i64:
    """The part of the round, by what comes after it."""
    if t.stack:
        after = t.stack[0]
        if isinstance(after, BeginStep):
            return MARKET if t.in_market else DEALING
        if isinstance(after, ApplyCards):
            return LAYING if isinstance(t.stack[-1], Together) else PLAYING
    return ENDING


def laid_by(laying: Together[ArtificiumTable], seat: i64) -> i64:
    """The card that a seat has laid face down, which it alone may know."""
    for at in range(len(laying.questions)):
        given = laying.answers[at]
        if laying.questions[at].seat == seat and isinstance(given, Lay):
            return given.card
    return NONE


def held(t: ArtificiumTable, seat: i64, card: i64) -> i64:
    """In hand, or up."""
    return t.hands[seat * CARDS + card] + (1 if t.laid[seat] == card else 0)


def way_to_apply(t: ArtificiumTable, seat: i64, card: i64) -> i64:
    if t.has_inputs(seat, card):
        return AS_IT_STANDS
    cost = price(t, seat, card)
    if cost <= t.coins[seat]:
        return AFTER_BUYING
    return AFTER_SELLING if cost <= spare(t, seat, card) else NOT_AT_ALL
