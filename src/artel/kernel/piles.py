"""Face-down piles without an order: a pile counts its cards by kind until one leaves it.

Where no order exists, none can leak, be peeked at or be resampled. Where all cards of a pile differ, it can be a
bitmask instead (see `artel.kernel.packed`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.kernel.chance import Rng


def weights_of(counts: vec[i64], first: int, many: int) -> dict[int, int]:
    """How likely each of `many` kinds is that are counted in an array from `first` on."""
    return {kind: counts[first + kind] for kind in range(many) if counts[first + kind]}


def sample_of(counts: vec[i64], first: i64, size: i64, rng: Rng) -> i64:
    """A random one of `size` things that are counted by kind in an array from `first` on."""
    at = rng.below(size)
    kind = first
    many = counts[kind]
    while at >= many:
        at -= many
        kind += 1
        many = counts[kind]
    return kind - first
