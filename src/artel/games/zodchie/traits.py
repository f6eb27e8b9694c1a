"""What a learned judgement looks at: the city card by card, one's own hand and pile, what the others have left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.zodchie.components import KINDS, SIDES
from artel.games.zodchie.scoring import total
from artel.games.zodchie.state import DOWN, QUARTERS, kind_of, owner_of
from artel.games.zodchie.turn import Draw, Turn
from artel.kernel.frames import Question
from artel.kernel.packed import BIT, count, first
from artel.kernel.traits import Marks, Traits

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable

PHASES: Final = 3
HOLDING: Final = 9
"""A hand or a pile has fewer cards than this, or it does not matter."""
NUMBERS: Final = 6


class ZodchieTraits(Traits):
    def size(self, seats: i64) -> i64:
        places = seats * QUARTERS
        of_place = places * (seats * KINDS + seats + seats + 1 + seats + seats)
        of_seat = seats * (KINDS * SIDES + 2 * KINDS + 2 * HOLDING + NUMBERS)
        return PHASES * seats + of_place + of_seat + 1

    def most(self, seats: i64) -> i64:
        return 16 + seats * QUARTERS * 8 + seats * (2 * KINDS + 2 + NUMBERS)

    def write(self, t: ZodchieTable, seat: i64, marks: Marks) -> None:
        seats = t.seats
        self.write_phase(t, seat, marks)
        best: i64 = -99
        for step in range(seats):
            other = (seat + step) % seats
            points = total(t, other)
            if step and points > best:
                best = points
            self.write_seat(t, other, step == 0, points, marks)
        marks.number(total(t, seat) - best)
        self.write_city(t, seat, marks)

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

    def write_seat(self, t: ZodchieTable, seat: i64, mine: bool, points: i64, marks: Marks) -> None:
        marks.members(KINDS, t.hands[seat] if mine else t.left_to_play(seat))
        marks.members(KINDS, t.pile(seat) if mine else t.shown[seat])
        marks.one_of(HOLDING, count(t.hands[seat]))
        marks.one_of(HOLDING, count(t.pile(seat)))
        marks.number(points)
        marks.number(t.tokens[seat])
        marks.number(t.redraws >> seat & 1)
        marks.number(t.graves >> seat & 1)
        marks.number(count(t.left_to_play(seat)))
        marks.number(count(t.standing[seat]))

    def write_city(self, t: ZodchieTable, seat: i64, marks: Marks) -> None:
        """By place: the card and whose it is, its value, who protects it, whether a card can still come beside it."""
        seats: i64 = t.seats
        places = seats * QUARTERS
        cards = places * seats * KINDS
        values = cards + places * seats
        bare = values + places * seats
        ruins = bare + places
        guards = ruins + places * seats
        wells = guards + places * seats
        left = t.taken
        while left:
            place = first(left)
            left &= left - 1
            piece = t.city[place]
            if piece & DOWN:
                marks.put(bare + place, 1)
                continue
            whose = (owner_of(piece) - seat) % seats
            of = place * seats + whose
            marks.put(of * KINDS + kind_of(piece), 1)
            marks.put(cards + of, t.value(place))
            if place % QUARTERS + 1 < QUARTERS and not t.up() & BIT[place + 1]:
                marks.put(values + of, 1)
            guard = t.protector(place)
            if guard >= 0:
                marks.put(ruins + place * seats + (guard - seat) % seats, 1)
            marks.put(wells + (whose * KINDS + kind_of(piece)) * SIDES + (piece & 3), 1)
        if t.wells:
            for owner in range(seats):
                left = t.fountains[owner]
                while left:
                    marks.put(guards + first(left) * seats + (owner - seat) % seats, 1)
                    left &= left - 1
        marks.skip(wells + seats * KINDS * SIDES)
