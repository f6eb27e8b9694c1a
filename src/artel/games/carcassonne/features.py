"""What bots look at, and what players ask for: dead places, what a feature brings, who holds a field. All public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.components import CLOISTER, CODES, FIELD, GRASS, NOTHING, ROAD, STRIDE
from artel.games.carcassonne.places import NEIGHBOURS, SIDES
from artel.games.carcassonne.scoring import held_roots, tallied, totals, worth, worths
from artel.games.carcassonne.state import NONE, ZEROS
from artel.kernel.margins import leads
from artel.kernel.packed import filled

if TYPE_CHECKING:
    from librt.vecs import vec
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
    points = worths(t, roots)
    return foreseen(t, roots, points, tallied(t, roots, points))


def foreseen(t: CarcassonneTable, roots: vec[i64], worths: vec[i64], now: vec[i64]) -> list[float]:
    """`roots`, `worths`: of the features with meeples; `now`: the points as if the game ended now."""
    points: list[float] = []
    for seat in range(t.seats):
        own: int = now[seat]
        meeples: int = t.supply(seat)
        points.append(float(own) + MEEPLE_HOPE * float(meeples))
    left: int = t.left() + 1
    tiles = float(left)
    for at in range(len(roots)):
        root = roots[at]
        gain = hope(t, root, worths[at], tiles)
        if gain > 0.0:
            most = t.most_meeples(root)
            for seat in range(t.seats):
                if t.meeples_of(root, seat) == most:
                    points[seat] += gain
    return leads(points)


def hope(t: CarcassonneTable, root: i64, worth: int, tiles: float) -> float:
    """What a feature may still bring to its owners; `worth`: as it lies."""
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
    return CITY_CLOSES[min(ends, 5)] * enough * (worth + CITY_GROWS)


def dead_places(t: CarcassonneTable) -> list[int]:
    """Free places that no remaining tile, nor the one in hand, can fill: positions."""
    found: list[int] = []
    for edge in range(t.edges):
        in_hand = t.tile != NONE and t.ways_to_lie(edge)
        if not in_hand and not fitting_tiles(t, t.edge_code[edge]):
            found.append(t.edge_place[edge])
    return found


def worst_fits(t: CarcassonneTable, roots: vec[i64]) -> vec[i64]:
    """By road or city of these features: how many tiles in the bag fit its worst open place; NONE: it has none."""
    which = ZEROS[: len(t.guests)]  # by root: its number among these, and 1
    for at in range(len(roots)):
        which[roots[at]] = at + 1
    found = filled(len(roots), NONE)
    for edge in range(t.edges):
        code, place = t.edge_code[edge], t.edge_place[edge]
        fits: i64 = NONE
        for side in range(4):
            asked = code >> 2 * side & 3
            if asked in (NOTHING, GRASS):
                continue
            piece = t.on(place + SIDES[side]) - 1
            root = t.find(piece * STRIDE + t.box.middle[t.shapes[piece] * 4 + (side + 2) % 4])
            at = which[root] - 1
            if at < 0:
                continue
            if fits < 0:
                fits = fitting_tiles(t, code)
            if found[at] < 0 or fits < found[at]:
                found[at] = fits
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
