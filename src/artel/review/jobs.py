"""Work for other processes and machines: a whole game, or some of its points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from artel.games import game
from artel.kernel.record import Record
from artel.review.course import Course
from artel.review.judging import judged
from artel.review.model import Found, ReviewSettings

if TYPE_CHECKING:
    from artel.kernel.packs import Pack


class ReviewTask(msgspec.Struct, frozen=True):
    """`number`: of the game among those that are reviewed; `inputs`: the points to be judged, none for all; `pack`: the
    data of the game, where it is not the standard. Calling it does it, as `artel.bots.crew` has it."""

    number: int
    record: Record
    names: tuple[str, ...]
    settings: ReviewSettings
    inputs: tuple[int, ...] = ()
    pack: Any = None

    @property
    def game(self) -> str:
        return self.record.header.game

    def __call__(self) -> JudgedPoint:
        pack: Pack | None = self.pack
        if pack is not None:
            game(pack.game).components(pack)
        course = Course(self.record, pack)
        wanted = [point for point in course.points if not self.inputs or point.input in self.inputs]
        return JudgedPoint(self.number, tuple(judged(course, point, self.settings) for point in wanted))


class JudgedPoint(msgspec.Struct, frozen=True):
    number: int
    found: tuple[Found, ...]


def do(task: ReviewTask) -> JudgedPoint:
    """Raises BadRecord, WrongVersion or NotFinished."""
    return task()
