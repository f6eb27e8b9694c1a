"""Where luck comes from. A rule never draws: it returns a Chance frame, and somebody outside brings the outcome.

A match takes outcome number i from its own stream, keyed by the seed and i, so that no event can shift another.
Search brings an `Rng`, tests and replays bring a script.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SPAN: Final = 1 << 256
LOW_64: Final = (1 << 64) - 1


def stream(seed: bytes, index: int, total: int) -> int:
    """A number below `total`: the index-th of this seed, without bias (HMAC-SHA256, rejection of the last part)."""
    limit = SPAN - SPAN % total
    tries = 0
    while True:
        digest = hmac.digest(seed, b"%d/%d" % (index, tries), "sha256")
        number = int.from_bytes(digest, "big")
        if number < limit:
            return number % total
        tries += 1


def pick(weights: dict[int, int], number: int) -> int:
    """The outcome that owns this number when the outcomes, in order, own as many numbers as they weigh."""
    for outcome in sorted(weights):
        number -= weights[outcome]
        if number < 0:
            return outcome
    raise ValueError("the number is not below the sum of the weights")


def mixed(seed: int) -> int:
    """64 bits in which every bit of the seed has a say (the finalizer of SplitMix64), so that near seeds differ."""
    bits = (seed + 0x9E3779B97F4A7C15) & LOW_64
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & LOW_64
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & LOW_64
    return bits ^ bits >> 31


class Rng:
    """A 48-bit linear congruential generator: the same numbers compiled and interpreted. Not for secrets."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = mixed(seed) >> 16

    def below(self, bound: i64) -> i64:
        self.state = state = self.state * 0x5DEECE66D + 0xB & 0xFFFFFFFFFFFF
        return (state >> 16) * bound >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, weights: dict[int, int]) -> int:
        return pick(weights, self.below(sum(weights.values())))
