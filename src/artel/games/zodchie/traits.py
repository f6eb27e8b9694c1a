"""What a learned judgement looks at: the standing cards by kind and safety wherever they lie, one's own hand and what
it can do at once, what the others have left, and how long the game still goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.zodchie.components import AFTER, COLOURS, KINDS, QUARTER, SIDES
from artel.games.zodchie.scoring import total
from artel.games.zodchie.state import QUARTERS, kind_of, owner_of, side_of
from artel.games.zodchie.turn import FALLS, TURNS_DOWN, TURNS_UP, Draw, Turn, verdict
from artel.kernel.frames import Question
from artel.kernel.packed import BIT, count, filled, first
from artel.kernel.traits import Marks, Traits, between

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.components import Cards
    from artel.games.zodchie.state import ZodchieTable

SEATS: Final = len(COLOURS)
"""The most that play."""
PHASES: Final = 3
HOLDING: Final = 9
"""A hand has fewer cards than this, or it does not matter."""
PLAYABLE: Final = 12
"""Legal places that are told apart, none among them."""
OPEN: Final = 1
"""To its right is a place without a face-up card."""
GUARDED: Final = 2
"""Protected; that is always by its owner. (Z6.12)"""
STATES: Final = 4
"""What a standing card can be of the above."""
LEADS: Final = 25
"""Leads that are told apart, in twos of points: as many below 0 as above."""
LENGTHS: Final = 8
"""How long the game still goes, in fours of free places."""
LOWEST: Final = -3
VALUES: Final = 26
"""Values from the lowest on that are told apart where cards threaten each other; one beyond counts as the nearest."""
SHARES: Final = 8
"""A risk and a hope are counted in such parts of a point."""
NUMBERS: Final = 6
OF_SEAT: Final = HOLDING + PLAYABLE + NUMBERS + STATES + 3
NOTHING: Final = -9999
"""Less than any points."""


class ZodchieTraits(Traits):
    version: i64 = 2

    def __init__(self) -> None:
        self.cards: Cards | None = None  # those that the next two were learned of
        self.felling = filled(VALUES * QUARTERS, 0)  # by value and quarter of a card: kinds that destroy it
        self.raising = filled(VALUES * QUARTERS, 0)  # likewise: kinds that turn it to its next larger value
        self.points = filled(SEATS, 0)
        self.risk = filled(SEATS, 0)  # by seat: what the others' cards may destroy
        self.hope = filled(SEATS, 0)  # by seat: what its own cards may raise
        self.playable = filled(SEATS, 0)  # by seat: places where it may play a card, as a set
        self.states = filled(SEATS * STATES, 0)  # by seat: how many of its cards are in each
        self.guarded: i64 = 0  # places of the protected cards, as a set
        self.values = filled(SEATS * QUARTERS, 0)  # this and the next by place, of face-up cards alone
        self.looks = filled(SEATS * QUARTERS, 0)  # kind and state
        self.hits = filled(SEATS, 0)  # by seat: the most that one card of the seat that looks can cost it
        self.tally = filled(KINDS * STATES, 0)  # all 0 between uses

    def size(self, seats: i64) -> i64:
        alone = PHASES * seats + 3 * KINDS + 2 * KINDS * STATES + 5
        return alone + seats * OF_SEAT + seats * QUARTERS + 1 + LEADS * LENGTHS + seats

    def most(self, seats: i64) -> i64:
        return 9 + 3 * KINDS + seats * (QUARTERS + 2 + NUMBERS + STATES + 3)

    # -- once for all seats ----------------------------------------------------------------------------

    def prepare(self, t: ZodchieTable) -> None:
        if self.cards is not t.cards:
            self.learn_cards(t.cards)
        for seat in range(t.seats):
            self.points[seat] = total(t, seat)
            self.playable[seat] = t.playable(seat)
            self.risk[seat] = 0
            self.hope[seat] = 0
            for which in range(STATES):
                self.states[seat * STATES + which] = 0
        self.guarded = t.shielded()
        up = t.up()
        left = up
        while left:
            place = first(left)
            left &= left - 1
            piece = t.city[place]
            self.values[place] = t.value(place)
            state: i64 = GUARDED if self.guarded & BIT[place] else 0
            if place % QUARTERS + 1 < QUARTERS and not up & BIT[place + 1]:
                state += OPEN
                self.foresee(t, place)
            self.looks[place] = kind_of(piece) * STATES + state
            self.states[owner_of(piece) * STATES + state] += 1

    def learn_cards(self, cards: Cards) -> None:
        """Which kinds destroy or raise a card by being played to its right. (Z4)"""
        self.cards = cards
        for value in range(VALUES):
            for quarter in range(QUARTERS):
                falls: i64 = 0
                rises: i64 = 0
                for kind in range(KINDS):
                    left: i64 = value + LOWEST
                    found = verdict(left, played_value(cards, kind, quarter + 1, left))
                    if found == FALLS:
                        falls |= BIT[kind]
                    elif found == TURNS_UP:
                        rises |= BIT[kind]
                self.felling[value * QUARTERS + quarter] = falls & ~cards.cemetery
                self.raising[value * QUARTERS + quarter] = rises & ~cards.cemetery

    def foresee(self, t: ZodchieTable, place: i64) -> None:
        """What may come to the right of an open card, by the share of the cards left that would change it."""
        owner = t.owner_at(place)
        guarded = self.guarded & BIT[place] != 0
        value = self.values[place]
        at = between(0, value - LOWEST, VALUES - 1) * QUARTERS + place % QUARTERS
        for seat in range(t.seats):
            cards = t.left_to_play(seat)
            if not cards or not self.playable[seat] & BIT[place + 1]:
                continue
            if seat == owner:
                raised = turned(t, place, TURNS_UP) * SHARES
                self.hope[owner] += raised * count(self.raising[at] & cards) // count(cards)
            elif not guarded:
                self.risk[owner] += value * SHARES * count(self.felling[at] & cards) // count(cards)

    # -- as a seat sees it -----------------------------------------------------------------------------

    def write(self, t: ZodchieTable, seat: i64, marks: Marks) -> None:
        self.write_phase(t, seat, marks)
        self.write_cards(t, seat, marks)
        self.write_city(t, seat, marks)
        self.write_hand(t, seat, marks)
        for step in range(t.seats):
            self.write_seat(t, (seat + step) % t.seats, marks)
        self.write_lead(t, seat, marks)

    def write_phase(self, t: ZodchieTable, seat: i64, marks: Marks) -> None:
        if t.stack:
            top = t.stack[-1]
            if isinstance(top, Turn):
                marks.put((top.seat - seat) % t.seats, 1)
            elif isinstance(top, Question):
                marks.put(t.seats + (top.seat - seat) % t.seats, 1)
            elif isinstance(top, Draw):
                marks.put(2 * t.seats + (top.seat - seat) % t.seats, 1)
        marks.skip(PHASES * t.seats)

    def write_cards(self, t: ZodchieTable, seat: i64, marks: Marks) -> None:
        """One's own hand and pile; by kind, how many of the others have it left to play."""
        marks.members(KINDS, t.hands[seat])
        marks.members(KINDS, t.pile(seat))
        tally = self.tally
        kinds: i64 = 0
        for other in range(t.seats):
            if other != seat:
                left = t.left_to_play(other)
                kinds |= left
                while left:
                    tally[first(left)] += 1
                    left &= left - 1
        while kinds:
            kind = first(kinds)
            kinds &= kinds - 1
            marks.put(kind, tally[kind])
            tally[kind] = 0
        marks.skip(KINDS)

    def write_city(self, t: ZodchieTable, seat: i64, marks: Marks) -> None:
        """The standing cards by kind and state, one's own and those of all others; the ruins."""
        tally, looks = self.tally, self.looks
        own = t.standing[seat]
        left = own
        while left:
            marks.put(looks[first(left)], 1)
            left &= left - 1
        marks.skip(KINDS * STATES)
        others = t.others(seat)
        left = others
        while left:
            tally[looks[first(left)]] += 1
            left &= left - 1
        while others:
            look = looks[first(others)]
            others &= others - 1
            marks.put(look, tally[look])  # nothing, where it was written before
            tally[look] = 0
        marks.skip(KINDS * STATES)
        marks.number(count(t.ruins))

    def write_hand(self, t: ZodchieTable, seat: i64, marks: Marks) -> None:
        """The most that a hand card can bring at once, cost another seat, and both together, by its value and the
        comparison alone."""
        cards, hits = t.cards, self.hits
        for other in range(t.seats):
            hits[other] = 0
        up = t.up()
        most_own: i64 = NOTHING
        most_hit: i64 = 0
        most: i64 = NOTHING
        hand = t.hands[seat] & ~cards.cemetery
        while hand:
            kind = first(hand)
            hand &= hand - 1
            places = self.playable[seat]
            while places:
                place = first(places)
                places &= places - 1
                left = place - 1
                beside = place % QUARTERS > 0 and up & BIT[left] != 0
                own = played_value(cards, kind, place % QUARTERS, self.values[left] if beside else 0)
                hit: i64 = 0
                if beside:
                    found = verdict(self.values[left], own)
                    change = -self.values[left] if found == FALLS else turned(t, left, found)
                    owner = t.owner_at(left)
                    guarded = self.guarded & BIT[left] != 0
                    if owner == seat:
                        if change > 0 or not guarded:  # Z4.9
                            own += change
                    elif not guarded:
                        hit = -change
                        hits[owner] = max(hits[owner], hit)
                most_own = max(most_own, own)
                most_hit = max(most_hit, hit)
                most = max(most, own + hit)
        marks.number(most_own if most_own > NOTHING else 0)
        marks.number(most_hit)
        marks.number(most if most > NOTHING else 0)

    def write_seat(self, t: ZodchieTable, seat: i64, marks: Marks) -> None:
        """What everybody knows of a seat, and what a card of the one that looks can cost it."""
        marks.one_of(HOLDING, count(t.hands[seat]))
        marks.one_of(PLAYABLE, count(self.playable[seat]))
        marks.number(self.points[seat])
        marks.number(t.tokens[seat])
        marks.number(t.redraws >> seat & 1)
        marks.number(t.graves >> seat & 1)
        marks.number(count(t.left_to_play(seat)))
        marks.number(count(t.standing[seat]))
        marks.counts(self.states, seat * STATES, STATES)
        marks.number(self.risk[seat])
        marks.number(self.hope[seat])
        marks.number(self.hits[seat])

    def write_lead(self, t: ZodchieTable, seat: i64, marks: Marks) -> None:
        """How far ahead of the best other one, with so many places free; how many are further."""
        points = self.points[seat]
        best: i64 = NOTHING
        ahead: i64 = 0
        for other in range(t.seats):
            if other != seat:
                best = max(best, self.points[other])
                if self.points[other] > points:
                    ahead += 1
        lead = points - best
        free = t.seats * QUARTERS - count(t.up() | t.wells)
        marks.number(lead)
        marks.one_of(t.seats * QUARTERS + 1, free)
        level = between(0, lead // 2 + LEADS // 2, LEADS - 1)
        marks.one_of(LEADS * LENGTHS, level * LENGTHS + min(LENGTHS - 1, free // 4))
        marks.one_of(t.seats, ahead)


def played_value(cards: Cards, kind: i64, quarter: i64, left: i64) -> i64:
    """What a card comes to when it is played in a quarter, counted from 0, beside a card of this value."""
    value = cards.initial_value(kind)
    if cards.meaning[kind] == QUARTER:
        return value + quarter + 1
    return value + left if cards.meaning[kind] == AFTER else value


def turned(t: ZodchieTable, place: i64, found: i64) -> i64:
    """What a card gains when a comparison turns it. (Z4.4, Z4.6)"""
    piece = t.city[place]
    at = kind_of(piece) * SIDES + side_of(piece)
    if found == TURNS_UP and t.can_rise(place):
        return t.cards.value[at + 1] - t.cards.value[at]
    if found == TURNS_DOWN and t.can_sink(place):
        return t.cards.value[at - 1] - t.cards.value[at]
    return 0
