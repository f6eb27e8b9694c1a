"""Who is ahead, and by how much."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

BELOW_ALL: Final[float] = -inf


def margins(points: Sequence[float]) -> list[float]:
    """By seat: how far ahead of the best other one."""
    return leads([float(own) for own in points])


def leads(points: list[float]) -> list[float]:
    """The same of a list of nothing but floats, for search."""
    best = second = BELOW_ALL
    for own in points:
        if own > best:
            best, second = own, best
        elif own > second:
            second = own
    return [own - (second if own == best else best) for own in points]
