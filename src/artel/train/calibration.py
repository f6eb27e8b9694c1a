"""Is a chance of 70 % right in seven games of ten? What the search expected in its own games, and what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from artel.train.selfplay import Samples

    Floats = NDArray[np.float64]

BUCKETS: Final = 10
TENTHS: Final = 10
ROUNDS: Final = 20
DOUBT: Final = 1.0
"""Chances are as they seem, says so many answers' worth of evidence."""


class Belief(NamedTuple):
    """What chances are worth: their log-odds times `slope`, plus `offset`."""

    slope: float = 1.0
    offset: float = 0.0

    def of(self, hopes: Floats) -> Floats:
        return np.asarray(1 / (1 + np.exp(-self.slope * odds(hopes) - self.offset)))


class ChanceBucket(NamedTuple):
    """Answers whose chance was between two tens of a hundred: what was expected on average, and what share was won."""

    many: int
    expected: float
    won: float


def answers(samples: Samples) -> tuple[Floats, Floats]:
    """What was expected at each answer, and what came; every answer counts once."""
    hopes, wins = np.frombuffer(samples.hopes, np.float32), np.frombuffer(samples.wins, np.float32)
    asked = ~np.isnan(hopes)
    hopes, wins = hopes[asked], wins[asked]
    once = np.ones(len(hopes), np.bool_)
    once[1:] = hopes[1:] != hopes[:-1]  # an answer that luck follows is noted twice
    return hopes[once].astype(np.float64), wins[once].astype(np.float64)


def odds(hopes: Floats) -> Floats:
    return np.asarray(np.log(hopes) - np.log1p(-hopes))


def belief(hopes: Floats, wins: Floats) -> Belief:
    """By which chances would have been right: found by Newton's method, since the loss has one lowest point."""
    x = np.column_stack([odds(hopes), np.ones(len(hopes))])
    seeming = np.array(Belief())
    found = seeming.copy()
    for _ in range(ROUNDS):
        chances = Belief(*found).of(hopes)
        steepness = (x.T * (chances * (1 - chances))) @ x + DOUBT * np.eye(2)
        found += np.linalg.solve(steepness, x.T @ (wins - chances) - DOUBT * (found - seeming))
    return Belief(*found.tolist())


def beliefs(games: list[tuple[Floats, Floats]]) -> list[Belief]:
    """By game: what those of the other tenths teach, so that each can be judged by what it has not taught."""
    taught = [
        belief(*joined([game for at, game in enumerate(games) if at % TENTHS != tenth])) for tenth in range(TENTHS)
    ]
    return [taught[at % TENTHS] for at in range(len(games))]


def joined(games: list[tuple[Floats, Floats]]) -> tuple[Floats, Floats]:
    return np.concatenate([hopes for hopes, _ in games]), np.concatenate([wins for _, wins in games])


def bucket_of(hopes: Floats) -> NDArray[np.int64]:
    return np.minimum((hopes * BUCKETS).astype(np.int64), BUCKETS - 1)


def calibration(samples: Samples, believed: Belief = Belief()) -> list[ChanceBucket]:  # noqa: B008  # never changes
    hopes, wins = answers(samples)
    return by_tens(believed.of(hopes), wins)


def by_tens(hopes: Floats, wins: Floats) -> list[ChanceBucket]:
    """Those buckets that are not empty, the lowest chances first."""
    which = bucket_of(hopes)
    found = [(hopes[which == at], wins[which == at]) for at in range(BUCKETS)]
    return [
        ChanceBucket(len(expected), float(expected.mean()), float(won.mean())) for expected, won in found if len(won)
    ]
