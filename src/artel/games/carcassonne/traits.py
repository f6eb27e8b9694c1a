"""What a learned judgement looks at: what is in hand, and the features that are held, by kind, holder, open ends and
how many tiles can still close them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.components import BUILDER, CITY, CLOISTER, FIELD, GOODS, PIG, STRIDE
from artel.games.carcassonne.features import foreseen, worst_fits
from artel.games.carcassonne.places import NEIGHBOURS
from artel.games.carcassonne.scoring import FIELD_POINTS, held_roots, tallied, worths
from artel.games.carcassonne.state import NONE, SEAT, most_of
from artel.games.carcassonne.turn import DrawTile, PlaceFigure, PlaceTile
from artel.kernel.frames import Question
from artel.kernel.packed import filled, ints
from artel.kernel.traits import Marks, Traits

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.carcassonne.state import CarcassonneTable

SEATS: Final = 6
"""The most that play."""
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


class Held:
    """A feature with meeples, as everybody sees it: `place` of its numbers where one holds it alone, `stride` from one
    kind of holder to the next; it counts once, with two amounts more."""

    __slots__ = ("guests", "more", "most", "place", "stride")

    def __init__(self, guests: i64, place: i64, stride: i64, more: i64 = 0, most: i64 = 0) -> None:
        self.guests: i64 = guests
        self.place: i64 = place
        self.stride: i64 = stride
        self.more: i64 = more
        self.most: i64 = most


class CarcassonneTraits(Traits):
    version: i64 = 2

    def __init__(self) -> None:
        self.points = filled(SEATS, 0)
        self.foreseen: list[float] = []
        self.held: list[Held] = []
        self.shown = [Marks(OF_SEAT) for _ in range(SEATS)]  # by seat: what all see of it
        self.tally = filled(FEATURES, 0)  # all 0 between uses

    def size(self, seats: i64) -> i64:
        return PHASES * seats + TENS + 2 + TYPES + FEATURES + seats * OF_SEAT + 2

    # -- once for all seats ----------------------------------------------------------------------------

    def prepare(self, t: CarcassonneTable) -> None:
        roots = held_roots(t)
        points = worths(t, roots)
        self.points = tallied(t, roots, points)
        self.foreseen = foreseen(t, roots, points, self.points)
        self.held = held_features(t, roots, points)
        for seat in range(t.seats):
            shown = self.shown[seat]
            shown.clear()
            self.show_seat(t, seat, shown)

    def show_seat(self, t: CarcassonneTable, seat: i64, marks: Marks) -> None:
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
        points = self.points[seat]
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

    # -- as one seat sees it -----------------------------------------------------------------------------

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
        self.write_features(seat, marks)
        points = self.points
        best: i64 = -99
        for step in range(seats):
            other = (seat + step) % seats
            own: i64 = points[other]
            if step and own > best:
                best = own
            marks.repeat(self.shown[other])
            marks.skip(OF_SEAT)
        mine: i64 = points[seat]
        marks.number(mine - best)
        marks.number(nearest(2.0 * self.foreseen[seat]))

    def write_features(self, seat: i64, marks: Marks) -> None:
        """All that hold meeples, added up."""
        tally = self.tally
        for one in self.held:
            place = one.place + holder_of(one.guests, seat) * one.stride
            tally[place] += 1
            tally[place + 1] += one.more
            tally[place + 2] += one.most
        at: i64 = 0
        while at < FEATURES:
            if tally[at]:
                marks.put(at, tally[at])
                tally[at] = 0
            at += 1
        marks.skip(FEATURES)


def held_features(t: CarcassonneTable, roots: vec[i64], points: vec[i64]) -> list[Held]:
    """Those that may still bring points."""
    found: list[Held] = []
    worst = worst_fits(t, roots)
    place: i64
    for at in range(len(roots)):
        root = roots[at]
        kind = t.kind_of(root)
        if kind == FIELD:
            place = OF_FEATURES + HOLDERS * NEIGHBOURS
            found.append(Held(t.guests[root], place, 3, points[at] // FIELD_POINTS, -t.parent[root]))
        elif kind == CLOISTER:
            missing = NEIGHBOURS - t.around[root // STRIDE]
            if missing:
                found.append(Held(t.guests[root], OF_FEATURES + missing - 1, NEIGHBOURS))
        elif t.ends[root]:
            ends = t.ends[root]
            if ends > ENDS:
                ends = ENDS
            fits: i64 = FITTING[worst[at]] if worst[at] < len(FITTING) else FITS - 1
            place = 0 if kind == CITY else HOLDERS * ENDS * FITS
            place += (ends - 1) * FITS + fits
            found.append(Held(t.guests[root], 2 * place, 2 * ENDS * FITS, points[at]))
    return found


def nearest(number: float) -> i64:
    return int(number + 0.5) if number >= 0.0 else -int(0.5 - number)


def holder_of(guests: i64, seat: i64) -> i64:
    """Who holds a feature, as this seat sees it."""
    mine = guests >> 4 * seat & 15
    best = most_of(guests - mine * SEAT[seat])
    if not best:
        return 0
    if mine > best:
        return 1
    if mine == best:
        return 2
    return 3 if mine else 4
