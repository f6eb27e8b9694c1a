"""What processes do for a review; they know nothing of the server."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from artel.review import Fault, Review
from artel.server.store.reviews import SeatKept
from artel.session.reviewing import added_up, clause_of, course_of
from artel.session.reviews import page

if TYPE_CHECKING:
    from artel.review import Course, Move, ReviewSettings
    from artel.session.seating import TableRow
    from artel.session.steps import PlayStep

Phase = Literal["opening", "middle", "end"]
PHASES: Final[tuple[Phase, ...]] = ("opening", "middle", "end")
"""A third of the inputs each."""


class FaultKept(msgspec.Struct, frozen=True):
    """`clause`: of the question that was answered."""

    fault: Fault
    clause: str
    phase: Phase
    loss: float


class Summed(NamedTuple):
    """`review`: compressed JSON."""

    review: bytes
    seats: list[SeatKept]


def summed(record: bytes, settings: ReviewSettings, found: Mapping[int, str]) -> Summed:
    course, made = course_of(record), added_up(record, settings, found)
    return Summed(zlib.compress(made.to_json()), [seat_kept(course, made, seat) for seat in range(course.seats)])


def told(row: TableRow, taken: Sequence[PlayStep], data: bytes, language: str) -> bytes:
    """The review in words, as JSON. Raises WrongVersion or BadRecord."""
    return page(row, taken, msgspec.json.decode(zlib.decompress(data), type=Review), language)


def seat_kept(course: Course, made: Review, seat: int) -> SeatKept:
    one = made.seats[seat]
    faults = [fault_kept(course, move) for move in made.moves if move.seat == one.seat and move.fault is not None]
    kept = msgspec.json.encode(faults).decode()
    return SeatKept(seat, one.accuracy, one.skill, one.luck, one.adjusted, one.final, kept)


def fault_kept(course: Course, move: Move) -> FaultKept:
    assert move.fault is not None
    return FaultKept(move.fault, clause_of(course, move), phase_of(course, move.input), move.loss)


def faults_of(kept: str) -> list[FaultKept]:
    return msgspec.json.decode(kept, type=list[FaultKept])


def phase_of(course: Course, number: int) -> Phase:
    return PHASES[min(len(PHASES) - 1, (number - 1) * len(PHASES) // len(course.record.inputs))]
