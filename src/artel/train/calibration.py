"""Is a chance of 70 % right in seven games of ten? What the search expected in its own games, and what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from artel.train.selfplay import Samples

BUCKETS: Final = 10


class ChanceBucket(NamedTuple):
    """Answers whose chance was between two tens of a hundred: what was expected on average, and what share was won."""

    many: int
    expected: float
    won: float


def calibration(samples: Samples) -> list[ChanceBucket]:
    """Those buckets that are not empty, the lowest chances first; every answer counts once."""
    hopes, wins = np.frombuffer(samples.hopes, np.float32), np.frombuffer(samples.wins, np.float32)
    asked = ~np.isnan(hopes)
    hopes, wins = hopes[asked], wins[asked]
    if not len(hopes):
        return []
    once = np.concatenate([[True], hopes[1:] != hopes[:-1]])  # an answer that luck follows is noted twice
    hopes, wins = hopes[once], wins[once]
    which = np.minimum((hopes * BUCKETS).astype(int), BUCKETS - 1)
    found = [(hopes[which == at], wins[which == at]) for at in range(BUCKETS)]
    return [
        ChanceBucket(len(expected), float(expected.mean()), float(won.mean())) for expected, won in found if len(won)
    ]
