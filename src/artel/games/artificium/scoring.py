"""The points and where they came from. (A4.11, A6)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.components import BUILDINGS
from artel.games.artificium.state import COINS, KNIGHT, SOURCES
from artel.kernel.game import Item

if TYPE_CHECKING:
    from artel.games.artificium.state import ArtificiumTable


def totals(t: ArtificiumTable) -> list[int]:
    return [t.points[seat] for seat in range(t.seats)]


def winners(t: ArtificiumTable) -> list[int]:
    """Most points; tied players all win. (A6.2)"""
    points = totals(t)
    best = max(points)
    return [seat for seat in range(t.seats) if points[seat] == best]


def items(t: ArtificiumTable) -> list[Item]:
    """Points by building, lost to Knights, and for coins."""
    found: list[Item] = []
    for seat in range(t.seats):
        first = seat * SOURCES
        found += [
            Item(seat, t.earned[first + card], t.name(card), "", "A4.11")
            for card in range(BUILDINGS)
            if t.earned[first + card]
        ]
        if t.earned[first + KNIGHT]:
            found.append(Item(seat, t.earned[first + KNIGHT], "knight", "", "A2.2"))
        if t.earned[first + COINS]:
            found.append(Item(seat, t.earned[first + COINS], "coins", "", "A6.1"))
    return found
