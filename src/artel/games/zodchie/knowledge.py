"""Who knows what: dealing anew what a seat cannot know. (Z12)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.kernel.engine import reseal
from artel.kernel.packed import BIT, count, nth

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.zodchie.state import ZodchieTable
    from artel.kernel.chance import Rng


def reshuffle(t: ZodchieTable, seat: i64, rng: Rng) -> None:
    """Deals hands and piles of the others anew, in place, so that `seat` cannot tell the difference. (Z12.1–Z12.3)"""
    for other in range(t.seats):
        if other != seat:
            deal_anew(t, other, rng)
    reseal(t, seat, rng)


def deal_anew(t: ZodchieTable, seat: i64, rng: Rng) -> None:
    held, known, lower = count(t.hands[seat]), t.shown[seat], t.lower[seat]
    under = count(t.bottom[seat])
    unknown = (t.hands[seat] | t.pile(seat)) & ~known & ~lower
    hand = known
    if lower:
        drawn = random_subset(lower, t.lower_held[seat], rng)
        hand |= drawn
        under -= count(lower & ~drawn)
    fresh = random_subset(unknown, held - count(hand), rng)
    hand |= fresh
    unknown &= ~fresh
    bottom = random_subset(unknown, under, rng) if under else 0
    t.hold(seat, hand, unknown & ~bottom, bottom | lower & ~hand)


def random_subset(mask: i64, many: i64, rng: Rng) -> i64:
    found: i64 = 0
    size = count(mask)
    while many:
        bit = BIT[nth(mask, rng.below(size))]
        mask &= ~bit
        found |= bit
        size -= 1
        many -= 1
    return found
