"""Accuracy and the names of mistakes, as lichess has them.

https://lichess.org/page/accuracy tells the formulas; they are in docs/review.md too.
"""

from __future__ import annotations

from math import exp
from statistics import harmonic_mean, pstdev
from typing import TYPE_CHECKING, Final

from artel.review.model import Fault

if TYPE_CHECKING:
    from collections.abc import Sequence

FAULTS: Final = ((0.15, Fault.blunder), (0.10, Fault.mistake), (0.05, Fault.inaccuracy))
"""By loss of win chance; half of what lichess says, whose scale goes from -1 to 1."""
SURE: Final = 2.0
"""A mistake has a name only if its loss is so many standard errors."""
WINDOWS: Final = 10
NARROWEST, WIDEST = 2, 8
LIGHTEST, HEAVIEST = 0.5, 12.0
LEAST: Final = 1e-3


def fault_of(loss: float, error: float) -> Fault | None:
    """Raised by the loss, and only beyond the noise of its estimate."""
    if loss < SURE * error:
        return None
    return next((fault for least, fault in FAULTS if loss >= least), None)


def accuracy_of(loss: float) -> float:
    """Of one move, in percent: 100 where nothing was lost."""
    if loss <= 0.0:
        return 100.0
    return max(0.0, min(100.0, 103.1668100711649 * exp(-0.04354415386753951 * 100.0 * loss) - 3.166924740191411 + 1.0))


def game_accuracy(losses: Sequence[float], chances: Sequence[float]) -> float | None:
    """Of a seat in a game, in percent: between the mean, in which lively stretches count more, and the harmonic mean.
    `chances`: its own before each of its decisions."""
    if not losses:
        return None
    moves = [accuracy_of(loss) for loss in losses]
    weights = volatility([100.0 * chance for chance in chances])
    mean = sum(move * weight for move, weight in zip(moves, weights, strict=True)) / sum(weights)
    return (mean + harmonic_mean([max(LEAST, move) for move in moves])) / 2


def volatility(percents: Sequence[float]) -> list[float]:
    """By move: how much the chances moved around it."""
    width = max(NARROWEST, min(WIDEST, len(percents) // WINDOWS))
    found = []
    for last in range(1, len(percents) + 1):
        first = max(0, min(last - width, len(percents) - width))
        found.append(max(LIGHTEST, min(HEAVIEST, pstdev(percents[first : first + width]))))
    return found
