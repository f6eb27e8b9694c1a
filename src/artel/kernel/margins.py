"""Who is ahead, and by how much."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def margins(points: Sequence[float]) -> list[float]:
    """By seat: how far ahead of the best other one."""
    best = second = -inf
    for own in points:
        if own > best:
            best, second = own, best
        elif own > second:
            second = own
    return [float(own - (second if own == best else best)) for own in points]
