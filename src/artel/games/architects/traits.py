"""What a learned judgement looks at: what each seat is about to get, how far its wonder is, and what a battle would
bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.components import (
    CENTRAL,
    ECONOMY,
    ENGINEERING,
    GEAR,
    KINDS,
    RED,
    SCIENCES,
    STAGES,
    TOKENS,
    WONDERS,
)
from artel.games.architects.payments import COIN, RESOURCES
from artel.games.architects.scoring import total_points
from artel.games.architects.state import NONE
from artel.games.architects.taking import ChooseToken, DrawCentral, DrawToken, SetOff, ShowToken, ShowTop
from artel.games.architects.turn import Act, CatLooks, TakeCard
from artel.kernel.frames import Question
from artel.kernel.packed import BIT, count, filled
from artel.kernel.traits import Marks, Traits, between

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.architects.state import ArchitectsTable
    from artel.kernel.frames import Frame

SEATS: Final = CENTRAL
"""The most that play: each has a deck, and those stand before the central one."""
AWAITED: Final = 10
"""Sorts of what the table waits for."""
MISSING: Final = 6
"""Cards missing for a stage that are told apart, none among them."""
LEFT: Final = 15
"""Cards missing for a whole wonder that are told apart, none among them."""
FAR: Final = 99
"""More cards than a wonder costs; below 0: fewer points than anybody has."""
NEARNESS: Final = 7
"""How near the end is, in twos of the cards that are missing for it."""
BEHIND: Final = 5
"""So many more cards missing than another's, or fewer, are told apart."""
RACES: Final = NEARNESS * 2 * (2 * BEHIND + 1)
PEACE: Final = 5
"""0: a battle is due; else the conflict tokens that still show peace, as far as they are told apart."""
SHIELDS: Final = 5
"""So many more shields than another's, or fewer, are told apart."""
BATTLES: Final = PEACE * (2 * SHIELDS + 1)
HELD: Final = 3
"""None, one, or a pair of a science."""
SCIENCE: Final = HELD * HELD * HELD
SETS: Final = 1 << STAGES
"""Of built stages."""

EMPTY: Final = 0
FINISHES: Final = 1
BUILDS: Final = 2
HELPS: Final = 3
SPARE: Final = 4
SPARE_COIN: Final = 5  # where there is no wonder alone: else a coin always helps
LAUREL: Final = 6
WINS_CAT: Final = 7
KEEPS_CAT: Final = 8
SOLVES: Final = 9
STUDIES: Final = 10
ARMS: Final = 11
HORN: Final = 12
CALLS_BATTLE: Final = 13
USES: Final = 14
"""What a card does for whoever takes it: the above."""

OF_TABLE: Final = 2 * KINDS + 2 * USES + 2 * TOKENS + 1 + RACES
OF_SEAT: Final = (
    AWAITED + 2 + KINDS + WONDERS * SETS + COIN + 1 + SCIENCE + KINDS - RED + TOKENS + 2
    + 2 * MISSING * (STAGES + 1) + 2 * MISSING * MISSING + LEFT + 2 * USES
)  # fmt: skip


class ArchitectsTraits(Traits):
    version: i64 = 2

    def __init__(self) -> None:
        self.turn: i64 = NONE  # whose turn it is
        self.taker: i64 = NONE  # who takes the next card of a turn
        self.peace: i64 = 0  # conflict tokens that show it
        self.points = filled(SEATS, 0)  # this and all below by seat
        self.shields = filled(SEATS, 0)
        self.nearest = filled(SEATS, 0)  # cards missing for a stage
        self.other = filled(SEATS, 0)  # and for one of the other sort of cost
        self.left = filled(SEATS, 0)  # cards missing for the wonder
        self.building = filled(SEATS, 0)  # the kinds with one more of which a stage can be paid for, as a set
        self.helping = filled(SEATS, 0)  # those that leave fewer cards missing
        self.solving = filled(SEATS, 0)  # those that make a set of science
        self.of_left = filled(SEATS, 0)  # what the top of the left deck does for it
        self.of_right = filled(SEATS, 0)  # and that of the right one

    def size(self, seats: i64) -> i64:
        return OF_TABLE + seats * OF_SEAT + pairs(seats) * BATTLES

    def most(self, seats: i64) -> i64:
        return 2 * KINDS + 3 * TOKENS + seats * (KINDS + TOKENS + 16)

    # -- what is the same for all ----------------------------------------------------------------------

    def prepare(self, t: ArchitectsTable) -> None:
        self.turn = self.taker = NONE
        if t.stack:
            turn = t.stack[0]
            if isinstance(turn, TakeCard):
                self.turn = self.taker = turn.seat
            elif isinstance(turn, Act):
                self.turn = turn.seat
                self.taker = (turn.seat + 1) % t.seats
        self.peace = t.box.conflicts[t.seats] - t.war
        science = t.tokens_left()
        for seat in range(t.seats):
            self.points[seat] = total_points(t, seat)
            self.shields[seat] = t.shields(seat)
            self.see_stages(t, seat)
            self.solving[seat] = solving(t, seat) if science else 0
        for seat in range(t.seats):
            self.of_left[seat] = self.use_of(t, seat, t.tops[t.left_deck(seat)])
            self.of_right[seat] = self.use_of(t, seat, t.tops[t.right_deck(seat)])

    def see_stages(self, t: ArchitectsTable, seat: i64) -> None:
        """How far the stages are, and which cards bring them nearer."""
        self.nearest[seat] = self.other[seat] = MISSING - 1
        self.left[seat] = FAR
        self.building[seat] = self.helping[seat] = 0
        wonder = t.wonders[seat]
        if wonder == NONE:
            return
        first = seat * KINDS
        kinds: i64 = 0
        most: i64 = 0
        greys: i64 = 0
        for kind in range(RESOURCES):
            many = t.held[first + kind]
            if many:
                kinds += 1
                greys += many
                if many > most:
                    most = many
        coins = t.held[first + COIN]
        economy, engineering = t.has_token(seat, ECONOMY), t.has_token(seat, ENGINEERING)
        worth = coins + 1 if economy and coins else coins
        if engineering:
            kinds = most = greys
        different = t.cheapest(seat, False) - kinds - worth
        equal = t.cheapest(seat, True) - most - worth
        nearest = different if different < equal else equal
        self.nearest[seat] = between(0, nearest, MISSING - 1)
        self.other[seat] = between(0, equal if different < equal else different, MISSING - 1)
        for kind in range(RESOURCES + 1):
            many = t.held[first + kind]
            if kind == COIN:
                missing = nearest - (2 if economy and not coins else 1)
            elif engineering:
                missing = nearest - 1
            else:
                missing = different if many else different - 1
                if many == most and equal - 1 < missing:
                    missing = equal - 1
                elif equal < missing:
                    missing = equal
            if missing <= 0:
                self.building[seat] |= BIT[kind]
            if missing < nearest:
                self.helping[seat] |= BIT[kind]
        left = -greys - coins
        for stage in range(STAGES):
            if not t.has_built(seat, stage):
                left += t.box.cost[wonder * STAGES + stage]
        self.left[seat] = left

    def use_of(self, t: ArchitectsTable, seat: i64, kind: i64) -> i64:
        """What a card does for a seat that takes it."""
        if kind == NONE:
            return EMPTY
        if self.building[seat] & BIT[kind]:
            return FINISHES if count(t.built[seat]) == STAGES - 1 else BUILDS
        if self.helping[seat] & BIT[kind]:
            return HELPS
        if kind <= COIN:
            return SPARE_COIN if kind == COIN else SPARE
        if kind < GEAR:
            if not t.box.cats[kind]:
                return LAUREL
            return KEEPS_CAT if t.cat == seat else WINS_CAT
        if kind < RED:
            return SOLVES if self.solving[seat] & BIT[kind] else STUDIES
        if not t.box.horns[kind]:
            return ARMS
        return CALLS_BATTLE if t.box.horns[kind] >= self.peace else HORN

    # -- what a seat sees ------------------------------------------------------------------------------

    def write(self, t: ArchitectsTable, seat: i64, marks: Marks) -> None:
        seats: i64 = t.seats
        self.write_turn(t, seat, marks)
        self.write_central(t, seat, marks)
        marks.counts(t.face_up, 0, TOKENS)
        marks.members(TOKENS, t.armed)
        self.write_race(t, seat, marks)
        for step in range(seats):
            self.write_seat(t, (seat + step) % seats, marks)
        for step in range(pairs(seats)):
            self.write_battle(t, (seat + step) % seats, (seat + step + 1) % seats, marks)

    def write_turn(self, t: ArchitectsTable, seat: i64, marks: Marks) -> None:
        """Whose turn it is, whether it has its card, what is waited for, and the cards that are still to set off."""
        seats: i64 = t.seats
        if self.turn != NONE:
            turn = (self.turn - seat) % seats
            marks.put(turn if self.turn == self.taker else seats + turn, 1)
            marks.put((2 + awaited(t.stack[-1])) * seats + turn, 1)
        marks.skip((2 + AWAITED) * seats)
        for frame in t.stack:
            if isinstance(frame, SetOff):
                place = (frame.seat - seat) % seats * KINDS
                marks.put(place + frame.kind, 1)
                if frame.other != NONE and frame.other != frame.kind:
                    marks.put(place + frame.other, 1)
        marks.skip(KINDS * seats)

    def write_central(self, t: ArchitectsTable, seat: i64, marks: Marks) -> None:
        """What this seat has seen of hidden cards, and what the central one does for it."""
        known = t.central_top if t.known_by & BIT[seat] else NONE
        marks.one_of(KINDS, known)
        if known != NONE:
            marks.put(self.use_of(t, seat, known) + (USES if seat == self.taker else 0), 1)
        marks.skip(2 * USES)
        if t.looker == seat:
            marks.counts(t.looked, 0, KINDS)
        else:
            marks.skip(KINDS)

    def write_race(self, t: ArchitectsTable, seat: i64, marks: Marks) -> None:
        """Points ahead of the best other one; cards behind the other one that is nearest to the end."""
        best: i64 = -FAR
        left: i64 = FAR
        for other in range(t.seats):
            if other != seat:
                if self.points[other] > best:
                    best = self.points[other]
                if self.left[other] < left:
                    left = self.left[other]
        marks.number(self.points[seat] - best)
        own = self.left[seat]
        near = between(0, own if own < left else left, 2 * NEARNESS - 1) // 2
        behind = between(-BEHIND, own - left, BEHIND) + BEHIND
        marks.one_of(RACES, (2 * near + (1 if seat == self.taker else 0)) * (2 * BEHIND + 1) + behind)

    def write_seat(self, t: ArchitectsTable, seat: i64, marks: Marks) -> None:
        """What lies in front of a seat, how far its wonder is, and what the open cards beside it do for it."""
        first = seat * KINDS
        built = t.built[seat]
        taker: i64 = 1 if seat == self.taker else 0
        marks.one_of(WONDERS * SETS, t.wonders[seat] * SETS + built)
        marks.counts(t.held, first, COIN + 1)
        marks.one_of(SCIENCE, science_of(t, first + GEAR))
        marks.counts(t.held, first + RED, KINDS - RED)
        marks.counts(t.progress, seat * TOKENS, TOKENS)
        marks.number(self.points[seat])
        marks.number(1 if t.cat == seat else 0)
        nearest = self.nearest[seat]
        marks.one_of(2 * MISSING * (STAGES + 1), (2 * count(built) + taker) * MISSING + nearest)
        marks.one_of(2 * MISSING * MISSING, (2 * nearest + taker) * MISSING + self.other[seat])
        marks.one_of(LEFT, between(0, self.left[seat], LEFT - 1))
        left, right = self.of_left[seat], self.of_right[seat]
        if left == right:
            marks.put(taker * USES + left, 2)
        else:
            marks.put(taker * USES + left, 1)
            marks.put(taker * USES + right, 1)
        marks.skip(2 * USES)

    def write_battle(self, t: ArchitectsTable, seat: i64, neighbour: i64, marks: Marks) -> None:
        """Shields more than the left neighbour's, and how soon that may count."""
        peace = 0 if t.battle else between(1, self.peace, PEACE - 1)
        more = between(-SHIELDS, self.shields[seat] - self.shields[neighbour], SHIELDS)
        marks.one_of(BATTLES, peace * (2 * SHIELDS + 1) + more + SHIELDS)


def pairs(seats: i64) -> i64:
    """Of neighbours."""
    return 1 if seats == 2 else seats


def awaited(top: Frame) -> i64:
    """The sort of what the table waits for."""
    if isinstance(top, Question):
        if isinstance(top, TakeCard):
            return 0
        if isinstance(top, Act):
            return 1
        return 2 if isinstance(top, ChooseToken) else 3
    if isinstance(top, DrawCentral):
        return 4
    if isinstance(top, ShowTop):
        return 5
    if isinstance(top, DrawToken):
        return 6
    if isinstance(top, ShowToken):
        return 7
    return 8 if isinstance(top, CatLooks) else 9


def solving(t: ArchitectsTable, seat: i64) -> i64:
    """The sciences that would make a pair, or be the third of three, as a set."""
    first = seat * KINDS + GEAR
    found: i64 = 0
    for at in range(SCIENCES):
        if t.held[first + at] or (t.held[first + (at + 1) % SCIENCES] and t.held[first + (at + 2) % SCIENCES]):
            found |= BIT[GEAR + at]
    return found


def science_of(t: ArchitectsTable, first: i64) -> i64:
    """None, one or a pair of each, as one number."""
    found: i64 = 0
    for at in range(SCIENCES):
        found = found * HELD + between(0, t.held[first + at], HELD - 1)
    return found
