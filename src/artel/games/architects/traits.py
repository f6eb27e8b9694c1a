"""What a learned judgement looks at: what lies in front of everybody, and what the decks still hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.components import KINDS, RED, STAGES, TOKENS, WONDERS
from artel.games.architects.payments import COIN, RESOURCES
from artel.games.architects.scoring import total_points
from artel.games.architects.state import NONE, total
from artel.games.architects.turn import Act, TakeCard
from artel.kernel.frames import Question
from artel.kernel.packed import count
from artel.kernel.traits import Marks, Traits

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.architects.state import ArchitectsTable

PHASES: Final = 3
COPIES: Final = 4
"""So many cards of a kind are told apart."""
MISSING: Final = 5
SHIELDS: Final = 8
WARS: Final = 4
OF_TABLE: Final = 4 * KINDS + 4 * TOKENS + 2 * WARS + 4
OF_SEAT: Final = WONDERS + WONDERS * STAGES + STAGES + 1 + KINDS * (COPIES + 1) + TOKENS + 2 * MISSING + SHIELDS + 7
OF_DECK: Final = 2 * KINDS + 1


class ArchitectsTraits(Traits):
    def size(self, seats: i64) -> i64:
        return PHASES * seats + 1 + OF_TABLE + seats * (OF_SEAT + OF_DECK)

    def write(self, t: ArchitectsTable, seat: i64, marks: Marks) -> None:
        seats: i64 = t.seats
        if t.stack:
            top = t.stack[-1]
            if isinstance(top, TakeCard):
                marks.put((top.seat - seat) % seats, 1)
            elif isinstance(top, Act):
                marks.put(seats + (top.seat - seat) % seats, 1)
            elif isinstance(top, Question):
                marks.put(2 * seats + (top.seat - seat) % seats, 1)
        marks.skip(PHASES * seats)
        self.write_table(t, seat, marks)
        best: i64 = -99
        for step in range(seats):
            other = (seat + step) % seats
            points = total_points(t, other)
            if step and points > best:
                best = points
            self.write_seat(t, other, points, marks)
            self.write_deck(t, other, marks)
        marks.number(total_points(t, seat) - best)

    def write_table(self, t: ArchitectsTable, seat: i64, marks: Marks) -> None:
        marks.counts(t.central, 0, KINDS)
        marks.one_of(KINDS, t.central_top if t.known_by >> seat & 1 else NONE)
        if t.looker == seat:
            marks.counts(t.looked, 0, KINDS)
        else:
            marks.skip(KINDS)
        marks.counts(t.discard, 0, KINDS)
        marks.counts(t.face_up, 0, TOKENS)
        marks.counts(t.tokens, 0, TOKENS)
        marks.members(TOKENS, t.armed)
        marks.members(TOKENS, t.used)
        peace = t.box.conflicts[t.seats] - t.war
        marks.one_of(WARS, t.war)
        marks.one_of(WARS, peace)
        marks.number(t.battle)
        marks.number(t.war)
        marks.number(peace)
        marks.number(total(t.central))

    def write_seat(self, t: ArchitectsTable, seat: i64, points: i64, marks: Marks) -> None:
        wonder = t.wonders[seat]
        marks.one_of(WONDERS, wonder)
        if wonder != NONE:
            for stage in range(STAGES):
                marks.put(wonder * STAGES + stage, t.built[seat] >> stage & 1)
        marks.skip(WONDERS * STAGES)
        marks.one_of(STAGES + 1, count(t.built[seat]))
        for kind in range(KINDS):
            many = t.held[seat * KINDS + kind]
            marks.one_of(COPIES, many - 1)
            marks.number(many)
        marks.counts(t.progress, seat * TOKENS, TOKENS)
        self.write_stages(t, seat, marks)
        shields = t.shields(seat)
        marks.one_of(SHIELDS, shields)
        marks.number(shields)
        marks.number(points)
        marks.number(t.victories[seat])
        marks.number(1 if t.cat == seat else 0)
        horns: i64 = 0
        for kind in range(RED, KINDS):
            horns += t.held[seat * KINDS + kind]
        marks.number(horns)
        marks.number(total_of(t, seat))
        marks.number(t.held[seat * KINDS + COIN])

    def write_stages(self, t: ArchitectsTable, seat: i64, marks: Marks) -> None:
        """Cards that are missing for the nearest stage, and for the one after."""
        nearest: i64 = MISSING
        next_one: i64 = MISSING
        if t.wonders[seat] != NONE:
            for stage in t.available(seat):
                missing = missing_for(t, seat, t.wonders[seat] * STAGES + stage)
                if missing < nearest:
                    nearest, next_one = missing, nearest
                elif missing < next_one:
                    next_one = missing
        marks.one_of(MISSING, nearest)
        marks.one_of(MISSING, next_one)

    def write_deck(self, t: ArchitectsTable, deck: i64, marks: Marks) -> None:
        marks.one_of(KINDS, t.tops[deck])
        marks.counts(t.below, deck * KINDS, KINDS)
        marks.number(t.below_size(deck))


def missing_for(t: ArchitectsTable, seat: i64, stage: i64) -> i64:
    """Cards that a stage costs and the seat does not have."""
    best: i64 = 0
    different: i64 = 0
    for kind in range(RESOURCES):
        many = t.held[seat * KINDS + kind]
        if many:
            different += 1
            if many > best:
                best = many
    missing = t.box.cost[stage] - (best if t.box.same[stage] else different) - t.held[seat * KINDS + COIN]
    return missing if missing > 0 else 0


def total_of(t: ArchitectsTable, seat: i64) -> i64:
    """Grey cards."""
    found: i64 = 0
    for kind in range(RESOURCES):
        found += t.held[seat * KINDS + kind]
    return found
