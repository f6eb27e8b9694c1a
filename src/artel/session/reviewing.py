"""A review being made, of a game that is over: a stint at a time, so that it can be stopped and gone on with."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from artel.kernel.engine import question_for
from artel.kernel.record import Record
from artel.review import Course, Found, Review, review
from artel.review.course import Decision
from artel.review.judging import judged
from artel.session.pages import record_of

if TYPE_CHECKING:
    from artel.review import Move, ReviewSettings
    from artel.session.seating import TableRow
    from artel.session.steps import PlayStep


class ReviewPrepared(NamedTuple):
    """`points`: how many are to be judged."""

    record: bytes
    points: int


def prepared(row: TableRow, taken: Sequence[PlayStep]) -> ReviewPrepared:
    """Raises WrongVersion, BadRecord or NotFinished."""
    record = msgspec.json.encode(record_of(row, taken))
    return ReviewPrepared(record, len(course_of(record).points))


@lru_cache(maxsize=2)
def course_of(record: bytes) -> Course:
    return Course(Record.from_json(record))


def stint(record: bytes, settings: ReviewSettings, known: Collection[int], seconds: float) -> dict[int, str]:
    """Judges points that are not known yet, for about so many seconds of CPU time and one at least: by input, as
    JSON. Nothing: all are known."""
    course, begun = course_of(record), time.process_time()
    found: dict[int, str] = {}
    for point in course.points:
        if point.input in known:
            continue
        found[point.input] = msgspec.json.encode(judged(course, point, settings)).decode()
        if time.process_time() - begun >= seconds:
            break
    return found


def added_up(record: bytes, settings: ReviewSettings, found: Mapping[int, str]) -> Review:
    """Of what all stints have found."""
    return review(course_of(record), settings, [msgspec.json.decode(text, type=Found) for text in found.values()])


def clause_of(course: Course, move: Move) -> str:
    """Of the question that was answered; empty where it names none."""
    question = question_for(decision_of(course, move).table, move.seat - 1)
    return "" if question is None else question.clause


def decision_of(course: Course, move: Move) -> Decision:
    return next(step for step in course.steps if isinstance(step, Decision) and step.input == move.input)
