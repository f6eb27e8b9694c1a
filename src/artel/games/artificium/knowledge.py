"""Who knows what: dealing anew what a seat cannot know. (A7)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.components import CARDS
from artel.games.artificium.state import total
from artel.kernel.engine import reseal
from artel.kernel.piles import sample_of

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.artificium.state import ArtificiumTable
    from artel.kernel.chance import Rng


def reshuffle(t: ArtificiumTable, seat: i64, rng: Rng) -> None:
    """Deals the hands of the others and the deck anew, in place, so that `seat` cannot tell the difference."""
    observer = seat if seat >= 0 else t.seats
    pool = t.deck[:]
    for other in range(t.seats):
        if other != seat:
            first = t.at(observer, other)
            for card in range(CARDS):
                pool[card] += t.hands[other * CARDS + card] - t.known[first + card]
                t.hands[other * CARDS + card] = t.known[first + card]
    deal_deck(t, observer, pool, rng)
    left = total(pool)
    for other in range(t.seats):
        if other != seat:
            held: i64 = 0
            for card in range(CARDS):
                held += t.hands[other * CARDS + card]
            while held < t.sizes[other]:
                card = sample_of(pool, 0, left, rng)
                pool[card] -= 1
                t.hands[other * CARDS + card] += 1
                held += 1
                left -= 1
    reseal(t, seat, rng)


def deal_deck(t: ArtificiumTable, observer: i64, pool: vec[i64], rng: Rng) -> None:
    """The deck is what was shuffled and not seen to leave it, but for some cards that have left it unseen. (A7.3)"""
    size = total(t.deck)
    many: i64 = 0
    for card in range(CARDS):
        possible = min(pool[card], t.shuffled[observer * CARDS + card])
        t.deck[card] = possible
        pool[card] -= possible
        many += possible
    while many > size:
        card = sample_of(t.deck, 0, many, rng)
        t.deck[card] -= 1
        pool[card] += 1
        many -= 1
