"""A finished game in numbers."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from artel.kernel.engine import pending
from artel.session.replays import replayed
from artel.session.steps import standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.ids import Seat
    from artel.session.seating import TableRow
    from artel.session.steps import PlayStep


class Statistics(msgspec.Struct, frozen=True):
    """`points`: after each step those of every seat, as if it were the last one; `moves`: how many answers each seat
    gave; `thought`: how many milliseconds they took altogether. What was taken back does not count."""

    points: list[list[int]]
    moves: list[int]
    thought: list[int]


def statistics(row: TableRow, taken: Sequence[PlayStep]) -> Statistics:
    """Raises WrongVersion or BadRecord."""
    points: list[list[int]] = []
    moves, thought = [0] * row.players, [0] * row.players
    cuts = deque(step for step in taken if step.kind == "cut")
    since: dict[Seat, int] = {}
    anew = 0
    for step, match, _ in replayed(row, standing(taken)):
        points.append(match.game.scores(match.table))
        if step.seat is not None:
            while cuts and cuts[0].seq < step.seq:
                anew = max(anew, cuts.popleft().at)
            moves[step.seat] += 1
            thought[step.seat] += step.at - max(since.pop(step.seat), anew)
        since = {seat: since.get(seat, step.at) for seat in pending(match.table)}
    return Statistics(points, moves, thought)
