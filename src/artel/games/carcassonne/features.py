"""What bots look at, and what players ask for: dead places, what a feature brings, who holds a field. All public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.components import CLOISTER, CODES, FIELD, ROAD, STRIDE
from artel.games.carcassonne.places import NEIGHBOURS, SIDES
from artel.games.carcassonne.scoring import cities_by_field, held_roots, points_of, tallied, totals, worth
from artel.games.carcassonne.state import NONE
from artel.kernel.margins import leads

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.carcassonne.scoring import ScoredFeature
    from artel.games.carcassonne.state import CarcassonneTable

MEEPLE_WORTH: Final = 0.8
"""A meeple in supply, in points."""
MEEPLE_HOPE: Final = 1.2
"""The same with foresight."""
CITY_CLOSES: Final = [1.0, 0.7, 0.45, 0.25, 0.15, 0.1]
"""By open ends: how likely a city is completed while there are tiles enough."""
CITY_GROWS: Final = 2.5
"""Points that it gains until then."""
TILE_BESIDE: Final = 0.8
"""How likely a place beside a cloister is filled."""
ROAD_CLOSES: Final = [1.0, 0.8, 0.5, 0.3, 0.2, 0.1]


def evaluate(t: CarcassonneTable) -> list[float]:
    """How well each seat stands: points as if the game ended now, meeples at hand, less the best of the others."""
    points = [float(own) for own in totals(t)]
    for seat in range(t.seats):
        meeples: int = t.supply(seat)
        points[seat] += MEEPLE_WORTH * meeples
    return leads(points)


def judge(t: CarcassonneTable) -> list[float]:
    """The same with foresight: what may still be completed counts too, as far as there are tiles enough."""
    roots = held_roots(t)
    now = tallied(t, roots, cities_by_field(t, roots))
    return foreseen(t, roots, [now[seat] for seat in range(t.seats)])


def foreseen(t: CarcassonneTable, roots: list[int], now: list[int]) -> list[float]:
    """`roots`: of the features with meeples; `now`: the points as if the game ended now."""
    points: list[float] = []
    for seat in range(t.seats):
        own, meeples = now[seat], t.supply(seat)
        points.append(float(own) + MEEPLE_HOPE * float(meeples))
    left: int = t.left() + 1
    tiles = float(left)
    for root in roots:
        gain = hope(t, root, tiles)
        if gain > 0.0:
            most = t.most_meeples(root)
            for seat in range(t.seats):
                if t.meeples_of(root, seat) == most:
                    points[seat] += gain
    return leads(points)


def hope(t: CarcassonneTable, root: i64, tiles: float) -> float:
    """What a feature may still bring to its owners."""
    kind = t.kind_of(root)
    if kind == FIELD:
        return 0.0
    if kind == CLOISTER:
        missing: int = NEIGHBOURS - t.around[root // STRIDE]
        return TILE_BESIDE * missing * min(1.0, tiles / (4.0 * missing + 1.0))
    ends: int = t.ends[root]
    if ends == 0:
        return 0.0
    enough = min(1.0, tiles / (8.0 * ends))
    if kind == ROAD:
        return ROAD_CLOSES[min(ends, 5)] * enough
    value: int = points_of(t, root, kind)
    return CITY_CLOSES[min(ends, 5)] * enough * (value + CITY_GROWS)


def dead_places(t: CarcassonneTable) -> list[int]:
    """Free places that no remaining tile, nor the one in hand, can fill: positions."""
    found: list[int] = []
    for edge in range(t.edges):
        in_hand = t.tile != NONE and t.ways_to_lie(edge)
        if not in_hand and not fitting_tiles(t, t.edge_code[edge]):
            found.append(t.edge_place[edge])
    return found


def worst_fits(t: CarcassonneTable) -> dict[int, int]:
    """By root of a road or city that is held and open: how many tiles in the bag fit the worst of its open places."""
    found: dict[int, int] = {}
    for edge in range(t.edges):
        fits: i64 = -1
        for side in range(4):
            piece = t.on(t.edge_place[edge] + SIDES[side]) - 1
            if piece < 0:
                continue
            middle = t.box.middle[t.shapes[piece] * 4 + (side + 2) % 4]
            if middle < 0:
                continue
            root = t.find(piece * STRIDE + middle)
            if not t.guests[root]:
                continue
            if fits < 0:
                fits = fitting_tiles(t, t.edge_code[edge])
            if root not in found or fits < found[root]:
                found[root] = fits
    return found


def fitting_tiles(t: CarcassonneTable, code: i64) -> i64:
    """Tiles in the bag that fit a place with these neighbours."""
    bag, fits = t.bag, t.box.fits
    found: i64 = 0
    at = code
    for many in bag:
        if many and fits[at]:
            found += many
        at += CODES
    return found


def when_completed(t: CarcassonneTable, line: ScoredFeature) -> i64:
    """What a road, city or cloister would bring, completed with as few tiles as can be."""
    return worth(t, line.root, line.kind, line.tiles + missing_tiles(t, line.root, line.kind), True)


def missing_tiles(t: CarcassonneTable, root: i64, kind: i64) -> i64:
    """Free places around a cloister, or different ones that open ends lead to: at least so many tiles are missing."""
    if kind == CLOISTER:
        return NEIGHBOURS - t.around[root // STRIDE]
    return len(open_places(t, root))


def open_places(t: CarcassonneTable, root: i64) -> set[int]:
    """Free places that open ends of a road or city lead to: positions."""
    places: set[int] = set()
    for segment in t.feature(root):
        piece = segment // STRIDE
        shape = t.shapes[piece]
        for side in range(4):
            if t.box.middle[shape * 4 + side] == segment % STRIDE:
                beside = t.positions[piece] + SIDES[side]
                if t.on(beside) < 0:
                    places.add(beside)
    return places
