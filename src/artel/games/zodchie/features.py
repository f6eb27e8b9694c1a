"""What bots look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie.scoring import totals

if TYPE_CHECKING:
    from artel.games.zodchie.state import Table


def evaluate(t: Table) -> list[float]:
    """How well each seat stands, in points: what it would score now, less what the best other one would."""
    points = totals(t)
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]
