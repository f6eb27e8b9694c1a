"""What a learned judgement looks at: what is in hand, and the features that are held, by kind, holder, open ends and
how many tiles can still close them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.components import BUILDER, CITY, CLOISTER, FIELD, GOODS, PIG, STRIDE
from artel.games.carcassonne.features import foreseen, worst_fits
from artel.games.carcassonne.places import NEIGHBOURS
from artel.games.carcassonne.scoring import count_cities, held_roots, points_of, tallied
from artel.games.carcassonne.state import NONE
from artel.games.carcassonne.turn import DrawTile, PlaceFigure, PlaceTile
from artel.kernel.frames import Question
from artel.kernel.packed import ints
from artel.kernel.traits import Marks, Traits

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.carcassonne.state import CarcassonneTable

PHASES: Final = 5
TYPES: Final = 48
"""A data pack has no more types of tiles, or the rest is not told apart."""
HOLDERS: Final = 5
"""One alone; more than others; as many; fewer; others alone."""
ENDS: Final = 4
"""Open ends that are told apart at roads and cities."""
FITTING: Final = ints([0, 1, 1, 2, 2, 2, 3, 3, 3, 3])
"""By tiles in the bag that fit the worst of its open places: how likely a road or city is closed; more of them are one
kind too."""
FITS: Final = 5
OF_FEATURES: Final = 2 * HOLDERS * ENDS * FITS * 2
TENS: Final = 10
MEEPLES: Final = 9
BUILDS: Final = 6
"""Open ends that are told apart where a builder stands."""
OF_BUILDER: Final = 2 * (BUILDS + 1)
OF_SEAT: Final = MEEPLES + 2 * len(GOODS) + 6 + OF_BUILDER
FEATURES: Final = OF_FEATURES + HOLDERS * NEIGHBOURS + HOLDERS * 3 + 2 * HOLDERS


class CarcassonneTraits(Traits):
    version: i64 = 2

    def __init__(self) -> None:
        self.points: list[int] = []
        self.worst: dict[int, int] = {}
        self.foreseen: list[float] = []

    def size(self, seats: i64) -> i64:
        return PHASES * seats + TENS + 2 + TYPES + FEATURES + seats * OF_SEAT + 2

    def prepare(self, t: CarcassonneTable) -> None:
        roots = held_roots(t)
        now = tallied(t, roots)
        self.points = [now[seat] for seat in range(t.seats)]
        self.foreseen = foreseen(t, roots, self.points)
        self.worst = worst_fits(t)

    def write(self, t: CarcassonneTable, seat: i64, marks: Marks) -> None:
        seats: i64 = t.seats
        if t.stack:
            top = t.stack[-1]
            if isinstance(top, PlaceTile):
                marks.put((top.seat - seat) % seats, 1)
            elif isinstance(top, PlaceFigure):
                marks.put(seats + (top.seat - seat) % seats, 1)
                if top.earned:
                    marks.put(3 * seats + (top.seat - seat) % seats, 1)
            elif isinstance(top, Question):
                marks.put(2 * seats + (top.seat - seat) % seats, 1)
            elif isinstance(top, DrawTile):
                marks.put(4 * seats + (top.seat - seat) % seats, 1)
        marks.skip(PHASES * seats)
        left = t.left()
        marks.one_of(TENS, left // 8)
        marks.number(left)
        marks.number(t.edges)
        marks.one_of(TYPES, t.tile)
        points = self.points
        self.write_features(t, seat, marks)
        best: i64 = -99
        for step in range(seats):
            other = (seat + step) % seats
            own: i64 = points[other]
            if step and own > best:
                best = own
            self.write_seat(t, seat, other, own, marks)
        mine: i64 = points[seat]
        marks.number(mine - best)
        marks.number(nearest(2.0 * self.foreseen[seat]))

    def write_features(self, t: CarcassonneTable, seat: i64, marks: Marks) -> None:
        """All that hold meeples, added up."""
        found = [0] * FEATURES
        seen: set[int] = set()
        fields: dict[int, int] = {}
        for segment in t.slots:
            if segment < 0:
                continue
            root = t.find(segment)
            if root in seen:
                continue
            seen.add(root)
            kind = t.kind_of(root)
            if kind == FIELD:
                fields[root] = 0
                continue
            holder = holder_of(t, root, seat)
            if kind == CLOISTER:
                missing = NEIGHBOURS - t.around[root // STRIDE]
                if missing:
                    found[OF_FEATURES + holder * NEIGHBOURS + missing - 1] += 1
                continue
            ends = t.ends[root]
            if ends > ENDS:
                ends = ENDS
            if ends:
                fit = self.worst.get(root, 0)
                fits: i64 = FITTING[fit] if fit < len(FITTING) else FITS - 1
                at = ((((0 if kind == CITY else 1) * HOLDERS + holder) * ENDS + ends - 1) * FITS + fits) * 2
                found[at] += 1
                found[at + 1] += points_of(t, root, kind)
        if fields and t.cities:
            count_cities(t, fields)
        first = OF_FEATURES + HOLDERS * NEIGHBOURS
        for root, cities in fields.items():
            at = first + holder_of(t, root, seat) * 3
            found[at] += 1
            found[at + 1] += cities
            size: i64 = -t.parent[root]
            found[at + 2] += size
        for at, many in enumerate(found):
            if many:
                marks.put(at, many)
        marks.skip(FEATURES)

    def write_seat(self, t: CarcassonneTable, viewer: i64, seat: i64, points: i64, marks: Marks) -> None:
        marks.one_of(MEEPLES, t.hand[seat])
        goods: i64 = len(GOODS)
        for good in range(goods):
            many = t.goods_of(seat, good)
            marks.number(many)
            best: i64 = 0
            for other in range(t.seats):
                if other != seat and t.goods_of(other, good) > best:
                    best = t.goods_of(other, good)
            marks.number(1 if many > best else -1 if many < best else 0)
        marks.number(points)
        earned: i64 = 0
        for source in range(3):
            earned += t.earned_by(seat, source)
        marks.number(earned)
        marks.number(t.hand[seat])
        spot, pig = t.spot(BUILDER, seat), t.spot(PIG, seat)
        marks.number(1 if spot >= 0 else 0)
        marks.number(1 if pig >= 0 else 0)
        marks.number(1 if pig == NONE else 0)
        if spot >= 0:
            root = t.find(spot)
            ends = t.ends[root]
            if ends > BUILDS:
                ends = BUILDS
            marks.put((0 if t.kind_of(root) == CITY else BUILDS + 1) + ends, 1)
        marks.skip(OF_BUILDER)


def nearest(number: float) -> i64:
    return int(number + 0.5) if number >= 0.0 else -int(0.5 - number)


def holder_of(t: CarcassonneTable, root: i64, seat: i64) -> i64:
    """Who holds a feature, as this seat sees it."""
    mine = t.meeples_of(root, seat)
    best: i64 = 0
    for other in range(t.seats):
        if other != seat and t.meeples_of(root, other) > best:
            best = t.meeples_of(root, other)
    if not best:
        return 0
    if mine > best:
        return 1
    if mine == best:
        return 2
    return 3 if mine else 4
