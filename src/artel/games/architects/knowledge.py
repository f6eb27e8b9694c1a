"""Who knows what: changing at random what a seat cannot know. (S8)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.architects.components import KINDS
from artel.games.architects.state import NONE, total
from artel.kernel.piles import sample_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.architects.state import ArchitectsTable
    from artel.kernel.chance import Rng


def reshuffle(t: ArchitectsTable, seat: i64, rng: Rng) -> None:
    """A top card that others have seen, and cards that another seat looks at. (S8.2, S8.3)"""
    if t.central_top != NONE and not (seat >= 0 and t.known_by >> seat & 1):
        t.central_top = sample_of(t.central, 0, t.central_size(), rng)
    if t.looker not in (NONE, seat):
        look_anew(t, t.looked_at, rng)


def look_anew(t: ArchitectsTable, deck: i64, rng: Rng) -> None:
    many = total(t.looked)
    for kind in range(KINDS):
        t.below[deck * KINDS + kind] += t.looked[kind]
        t.looked[kind] = 0
    while many:
        kind = sample_of(t.below, deck * KINDS, t.below_size(deck), rng)
        t.below[deck * KINDS + kind] -= 1
        t.looked[kind] += 1
        many -= 1
