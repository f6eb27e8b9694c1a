"""Numbers with their intervals, and what may be said when many of them are looked at at once."""

from __future__ import annotations

from math import erfc, sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from artel.arena.standings import SURE, wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

LEVEL: Final = 0.05
"""So often something is said of a box in which there is nothing to say it of."""


class Estimate(msgspec.Struct, frozen=True):
    """`low`, `high`: where the true value lies with 95 % confidence; `error`: the standard error."""

    value: float
    low: float
    high: float
    error: float

    def less(self, other: Estimate) -> Estimate:
        """The difference of two that have nothing to do with each other."""
        return estimate(self.value - other.value, sqrt(self.error**2 + other.error**2))


def estimate(value: float, error: float) -> Estimate:
    return Estimate(*[round(number, 6) for number in (value, value - SURE * error, value + SURE * error, error)])


def share(wins: float, games: int) -> Estimate:
    rate = wins / games if games else 0.0
    low, high = wilson(wins, games)
    return Estimate(*[round(number, 6) for number in (rate, low, high, (high - low) / (2 * SURE))])


class Mean:
    """Of numbers that come one by one."""

    __slots__ = ("many", "squares", "total")

    def __init__(self) -> None:
        self.many = 0
        self.total = self.squares = 0.0

    def add(self, value: float) -> None:
        self.many += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        return self.total / self.many if self.many else 0.0

    @property
    def variance(self) -> float:
        return max(0.0, self.squares / self.many - self.value**2) if self.many else 0.0

    def found(self) -> Estimate:
        return estimate(self.value, sqrt(self.variance / max(1, self.many - 1)))


class Ratio:
    """The sum of `top` by the sum of `bottom`, both of games that have nothing to do with each other."""

    __slots__ = ("bottom", "bottoms", "cross", "top", "tops")

    def __init__(self) -> None:
        self.top = self.bottom = self.tops = self.bottoms = self.cross = 0.0

    def add(self, top: float, bottom: float) -> None:
        self.top += top
        self.bottom += bottom
        self.tops += top * top
        self.bottoms += bottom * bottom
        self.cross += top * bottom

    def found(self) -> Estimate:
        value = self.top / self.bottom
        spread = self.tops - 2 * value * self.cross + value * value * self.bottoms
        return estimate(value, sqrt(max(0.0, spread)) / self.bottom)


class Beforehand:
    """What was known before a fair coin was thrown, times the coin: that comes to nothing in the long run, but goes up
    and down with the result. Least squares say how much of it to take away."""

    __slots__ = ("_shares", "both", "first", "second", "with_first", "with_second")

    def __init__(self) -> None:
        self.first = self.second = self.both = self.with_first = self.with_second = 0.0
        self._shares: tuple[float, float] | None = None

    def add(self, top: float, first: float, second: float) -> None:
        self.first += first * first
        self.second += second * second
        self.both += first * second
        self.with_first += top * first
        self.with_second += top * second

    def less(self, top: float, first: float, second: float) -> float:
        """Once all are added."""
        if self._shares is None:
            self._shares = self.solved()
        return top - self._shares[0] * first - self._shares[1] * second

    def solved(self) -> tuple[float, float]:
        whole = self.first * self.second - self.both**2
        if whole <= 1e-9 * self.first * self.second:
            return (self.with_first / self.first if self.first else 0.0), 0.0
        return (
            (self.with_first * self.second - self.with_second * self.both) / whole,
            (self.with_second * self.first - self.with_first * self.both) / whole,
        )


def chance_of(value: float, error: float) -> float:
    """How often noise alone is so far from nothing, in either direction."""
    if not error:
        return 0.0 if value else 1.0
    return erfc(abs(value) / error / sqrt(2))


def chance_outside(found: Estimate, band: float) -> float:
    """How often noise alone puts it so far outside of the band."""
    return chance_of(max(0.0, abs(found.value) - band), found.error)


def holm(chances: Sequence[float]) -> list[float]:
    """The same when many are looked at, by Holm: how often noise alone makes any of them look like this."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    found, least = [1.0] * len(chances), 0.0
    for rank, at in enumerate(order):
        least = max(least, min(1.0, chances[at] * (len(chances) - rank)))
        found[at] = round(least, 6)
    return found
