"""What bots look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.scoring import total
from artel.kernel.margins import leads

if TYPE_CHECKING:
    from artel.games.zodchie.state import ZodchieTable


def evaluate(t: ZodchieTable) -> list[float]:
    """How well each seat stands, in points: what it would score now, less what the best other one would."""
    points: list[float] = []
    for seat in range(t.seats):
        own: int = total(t, seat)
        points.append(float(own))
    return leads(points)
