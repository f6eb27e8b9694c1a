"""What bots look at, and what players ask for: dead places, what a feature brings, who holds a field. All public."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.components import CITY, CLOISTER, FIELD, STRIDE
from artel.games.carcassonne.scoring import is_finished, owners_of, points_of, totals

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.carcassonne.state import Table

MEEPLE_WORTH: Final = 0.8
"""A meeple in supply, in points."""


def evaluate(t: Table) -> list[float]:
    """How well each seat stands: points as if the game ended now, meeples at hand, less the best of the others."""
    points: list[float] = []
    best = second = -inf
    for seat, own in enumerate(totals(t)):
        meeples: int = t.supply(seat)
        worth = own + MEEPLE_WORTH * meeples
        points.append(worth)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return [own - (second if own == best else best) for own in points]


def dead_places(t: Table) -> list[int]:
    """Free places that no remaining tile, nor the one in hand, can fill: positions."""
    found: list[int] = []
    for edge in range(t.edges):
        code = t.edge_code[edge]
        alive = False
        for tile in range(len(t.box.tiles)):
            if (t.bag[tile] or t.tile == tile) and t.box.fits[tile * 256 + code]:
                alive = True
                break
        if not alive:
            found.append(t.edge_place[edge])
    return found


class Outlook:
    """A feature with meeples: who owns it, what it brings as it lies, and what it would bring completed."""

    def __init__(self, root: int, kind: int, owners: list[int], now: int, completed: int) -> None:
        self.root = root
        self.kind = kind
        self.owners = owners
        self.now = now
        self.completed = completed


def outlook(t: Table, root: i64) -> Outlook:
    kind = t.kind_of(root)
    owners = owners_of(t.guests[root], t.seats)
    if kind == FIELD:
        return Outlook(root, kind, owners, 0, 0)
    now = points_of(t, root, kind, is_finished(t, root, kind))
    completed = (
        9 if kind == CLOISTER else points_of(t, root, kind, True) + missing_tiles(t, root) * (2 if kind == CITY else 1)
    )
    return Outlook(root, kind, owners, now, completed)


def missing_tiles(t: Table, root: i64) -> i64:
    """Different free places that the open ends of a road or city lead to: at least so many tiles are missing."""
    places: set[int] = set()
    for segment in t.feature(root):
        piece = segment // STRIDE
        shape = t.shapes[piece]
        for side in range(4):
            if t.box.middle[shape * 4 + side] == segment % STRIDE:
                beside = t.positions[piece] + STEPS[side]
                if t.grid.get(beside, 0) < 0:
                    places.add(beside)
    return len(places)


STEPS: Final = [-1, 256, 1, -256]
