"""What processes do for a review; they know nothing of the server."""

from __future__ import annotations

import time
import zlib
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from artel.kernel.engine import question_for
from artel.kernel.record import Record
from artel.review import Course, Fault, Found, Review, review
from artel.review.course import Decision
from artel.review.judging import judged
from artel.server.store.reviews import SeatKept
from artel.session.play import played

if TYPE_CHECKING:
    from artel.review import Move, Settings
    from artel.server.store.steps import Step
    from artel.server.store.tables import TableRow

Phase = Literal["opening", "middle", "end"]
PHASES: Final[tuple[Phase, ...]] = ("opening", "middle", "end")
"""A third of the inputs each."""


class Prepared(NamedTuple):
    """`points`: how many are to be judged."""

    record: bytes
    points: int


class FaultKept(msgspec.Struct, frozen=True):
    """`clause`: of the question that was answered."""

    fault: Fault
    clause: str
    phase: Phase
    loss: float


def prepared(row: TableRow, taken: Sequence[Step]) -> Prepared:
    """Raises WrongVersion, BadRecord or NotFinished."""
    record = msgspec.json.encode(played(row, taken).record())
    return Prepared(record, len(course_of(record).points))


@lru_cache(maxsize=2)
def course_of(record: bytes) -> Course:
    return Course(Record.from_json(record))


def stint(record: bytes, settings: Settings, known: Collection[int], seconds: float) -> dict[int, str]:
    """Judges points that are not known yet, for about so many seconds of CPU time and one at least: by input, as
    JSON. Nothing: all are known."""
    course, begun = course_of(record), time.process_time()
    found: dict[int, str] = {}
    for point in course.points:
        if point.input in known:
            continue
        found[point.input] = msgspec.json.encode(judged(course.game, point, settings)).decode()
        if time.process_time() - begun >= seconds:
            break
    return found


class Summed(NamedTuple):
    """`review`: compressed JSON."""

    review: bytes
    seats: list[SeatKept]


def summed(record: bytes, settings: Settings, found: Mapping[int, str]) -> Summed:
    course = course_of(record)
    made = review(course, settings, [msgspec.json.decode(text, type=Found) for text in found.values()])
    return Summed(zlib.compress(made.to_json()), [seat_kept(course, made, seat) for seat in range(course.seats)])


def unpacked(data: bytes) -> Review:
    return msgspec.json.decode(zlib.decompress(data), type=Review)


def seat_kept(course: Course, made: Review, seat: int) -> SeatKept:
    one = made.seats[seat]
    faults = [fault_kept(course, move) for move in made.moves if move.seat == one.seat and move.fault is not None]
    told = msgspec.json.encode(faults).decode()
    return SeatKept(seat, one.accuracy, one.skill, one.luck, one.adjusted, one.final, told)


def fault_kept(course: Course, move: Move) -> FaultKept:
    assert move.fault is not None
    return FaultKept(move.fault, clause_of(course, move), phase_of(course, move.input), move.loss)


def faults_of(kept: str) -> list[FaultKept]:
    return msgspec.json.decode(kept, type=list[FaultKept])


def clause_of(course: Course, move: Move) -> str:
    """Of the question that was answered; empty where it names none."""
    question = question_for(decision_of(course, move).table, move.seat - 1)
    return "" if question is None else question.clause


def decision_of(course: Course, move: Move) -> Decision:
    return next(step for step in course.steps if isinstance(step, Decision) and step.input == move.input)


def phase_of(course: Course, number: int) -> Phase:
    return PHASES[min(len(PHASES) - 1, (number - 1) * len(PHASES) // len(course.record.inputs))]
