"""Owners, points of features, and the count, line by line. (C3, C7)

What a feature brings to whom, and by which clause, is decided here once: in `scored_feature`. Events, items, aids and
bots take it from there. `totals` is the fast way to the sums of all lines, for search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.components import CITY, CLOISTER, FIELD, GOODS, KIND_NAMES, PENNANT, PIG, STRIDE
from artel.games.carcassonne.places import NEIGHBOURS, place_name
from artel.games.carcassonne.state import COMPLETED, NONE, SOURCES, ZEROS
from artel.kernel.game import Item
from artel.kernel.packed import filled, first, minus

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.games.carcassonne.state import CarcassonneTable

CITY_POINTS: Final = 2
"""For a tile or a pennant of a completed city; one that is not completed brings 1."""
FIELD_POINTS: Final = 3
PIG_POINTS: Final = 4
"""For a completed city beside a field; the second to an owner with a pig there."""
GOODS_POINTS: Final = 10
CLAUSES: Final = ("C3.2", "C3.1", "C3.4", "C3.3")
"""By kind of feature."""
PIG_CLAUSE: Final = "C6.2"
GOODS_CLAUSE: Final = "C4.2"


def owners_of(t: CarcassonneTable, root: i64) -> list[int]:
    """Who has most meeples there; tied players all. (C3.5)"""
    most = t.most_meeples(root)
    return [seat for seat in range(t.seats) if most and t.meeples_of(root, seat) == most]


def worth(t: CarcassonneTable, root: i64, kind: i64, tiles: i64, complete: bool) -> i64:
    """What so many tiles of a road, city or cloister bring, with what it shows; a cloister has the tiles around it too.
    (C3.1–C3.3)"""
    if kind == CITY:
        return (tiles + t.marks_of(root, PENNANT)) * (CITY_POINTS if complete else 1)
    return tiles


def points_of(t: CarcassonneTable, root: i64, kind: i64) -> i64:
    """A road, city or cloister as it lies."""
    return worth(t, root, kind, tiles_of(t, root, kind), is_finished(t, root, kind))


def tiles_of(t: CarcassonneTable, root: i64, kind: i64) -> i64:
    return 1 + t.around[root // STRIDE] if kind == CLOISTER else t.tiles_of(root)


def is_finished(t: CarcassonneTable, root: i64, kind: i64) -> bool:
    if kind == CLOISTER:
        return t.around[root // STRIDE] == NEIGHBOURS
    return kind != FIELD and t.is_complete(root)


def cities_of_field(t: CarcassonneTable, root: i64) -> list[int]:
    """The completed cities that border a field, each once."""
    found: set[int] = set()
    for segment in t.feature(root):
        for beside in t.cities_beside(segment):
            city = t.find(beside)
            if t.is_complete(city):
                found.add(city)
    return sorted(found)


def has_pig(t: CarcassonneTable, root: i64, seat: i64) -> bool:
    spot = t.spot(PIG, seat)
    return spot >= 0 and t.find(spot) == root


# -- line by line -----------------------------------------------------------------------------------------


class Scored:
    """A line of the count: what it is for, its owners, and for each of them points and clause."""

    def __init__(self, what: str, owners: list[int], points: list[int], clauses: list[str]) -> None:
        self.what = what
        self.owners = owners
        self.points = points
        self.clauses = clauses

    def where(self, t: CarcassonneTable) -> str:
        return ""


class ScoredFeature(Scored):
    """A feature as it lies. `worth`: what it brings each owner, but for pigs; `cities`: of a field."""

    def __init__(
        self, root: int, kind: int, tiles: int, pennants: int, cities: int, worth: int,
        owners: list[int], points: list[int], clauses: list[str],
    ) -> None:  # fmt: skip
        super().__init__(KIND_NAMES[kind], owners, points, clauses)
        self.root = root
        self.kind = kind
        self.tiles = tiles
        self.pennants = pennants
        self.cities = cities
        self.worth = worth

    def where(self, t: CarcassonneTable) -> str:
        return f"{place_of(t, self.root)} {segment_name(t, self.root)}"

    def clause(self) -> str:
        """Of the whole: that of a pig, where one counts."""
        return PIG_CLAUSE if PIG_CLAUSE in self.clauses else CLAUSES[self.kind]


class ScoredGood(Scored):
    """Most tokens of a trade good."""

    def __init__(self, good: int, tokens: int, owners: list[int]) -> None:
        many = len(owners)
        super().__init__(GOODS[good], owners, [GOODS_POINTS] * many, [GOODS_CLAUSE] * many)
        self.tokens = tokens


def scored_feature(t: CarcassonneTable, root: i64) -> ScoredFeature:
    kind = t.kind_of(root)
    owners = owners_of(t, root)
    tiles = tiles_of(t, root, kind)
    if kind == FIELD:
        cities = len(cities_of_field(t, root))
        pigs = [cities > 0 and has_pig(t, root, seat) for seat in owners]
        points = [cities * (PIG_POINTS if pig else FIELD_POINTS) for pig in pigs]
        clauses = [PIG_CLAUSE if pig else CLAUSES[FIELD] for pig in pigs]
        return ScoredFeature(root, kind, tiles, 0, cities, cities * FIELD_POINTS, owners, points, clauses)
    pennants = t.marks_of(root, PENNANT) if kind == CITY else 0
    value = worth(t, root, kind, tiles, is_finished(t, root, kind))
    many = len(owners)
    return ScoredFeature(root, kind, tiles, pennants, 0, value, owners, [value] * many, [CLAUSES[kind]] * many)


def scored_features(t: CarcassonneTable) -> list[ScoredFeature]:
    """All with meeples, in the order of the map."""
    return [scored_feature(t, root) for root in held_features(t)]


def scored_goods(t: CarcassonneTable) -> list[ScoredGood]:
    """Most tokens of a kind; tied players all; nobody has any: nobody."""
    found: list[ScoredGood] = []
    for good in range(len(GOODS)):
        most = most_tokens(t, good)
        if most:
            owners = [seat for seat in range(t.seats) if t.goods_of(seat, good) == most]
            found.append(ScoredGood(good, most, owners))
    return found


def scored(t: CarcassonneTable) -> list[Scored]:
    """What the map and the goods would bring if the game ended now."""
    found: list[Scored] = []
    found += scored_features(t)
    found += scored_goods(t)
    return found


def summed(t: CarcassonneTable, lines: list[Scored]) -> list[int]:
    """By seat: points so far, with these."""
    found = [sum([t.earned_by(seat, source) for source in range(SOURCES)]) for seat in range(t.seats)]
    for line in lines:
        for seat, points in zip(line.owners, line.points, strict=True):
            found[seat] += points
    return found


def items(t: CarcassonneTable, lines: list[Scored]) -> list[Item]:
    """Completed features by kind, then these."""
    found: list[Item] = []
    for seat in range(t.seats):
        for source, kind in enumerate(COMPLETED):
            points = t.earned_by(seat, source)
            if points:
                found.append(Item(seat, points, f"completed-{KIND_NAMES[kind]}", "", CLAUSES[kind]))
    for line in lines:
        where = line.where(t)
        for at, seat in enumerate(line.owners):
            found.append(Item(seat, line.points[at], line.what, where, line.clauses[at]))
    return found


def held_features(t: CarcassonneTable) -> list[int]:
    """The roots of all features with meeples, in the order of the map."""
    found: set[int] = set()
    for segment in t.slots:
        if segment >= 0:
            found.add(t.find(segment))
    return sorted(found)


def most_tokens(t: CarcassonneTable, good: i64) -> i64:
    most: i64 = 0
    for seat in range(t.seats):
        if t.goods_of(seat, good) > most:
            most = t.goods_of(seat, good)
    return most


# -- all at once ------------------------------------------------------------------------------------------


def totals(t: CarcassonneTable) -> list[int]:
    """The same as `summed(t, scored(t))`."""
    roots = held_roots(t)
    points = tallied(t, roots, worths(t, roots))
    return [points[seat] for seat in range(t.seats)]


def held_roots(t: CarcassonneTable) -> vec[i64]:
    """The roots of all features with meeples, each once."""
    found = filled(len(t.slots), NONE)
    many: i64 = 0
    for segment in t.slots:
        if segment >= 0:
            root = t.find(segment)
            at: i64 = 0
            while at < many and found[at] != root:
                at += 1
            if at == many:
                found[many] = root
                many += 1
    return found[:many]


def worths(t: CarcassonneTable, roots: vec[i64]) -> vec[i64]:
    """What each of these features would bring an owner now, but for pigs."""
    found = filled(len(roots), 0)
    fields: i64 = 0
    for at in range(len(roots)):
        kind = t.kind_of(roots[at])
        if kind == FIELD:
            fields += 1
        else:
            found[at] = points_of(t, roots[at], kind)
    if fields and t.cities:
        weigh_fields(t, roots, found)
    return found


def weigh_fields(t: CarcassonneTable, roots: vec[i64], found: vec[i64]) -> None:
    """The same for the fields alone: the cities of all are counted at once, each city once for a field."""
    which = ZEROS[: len(t.guests)]  # by root of a field that is held: its number among all, and 1
    for at in range(len(roots)):
        if t.kind_of(roots[at]) == FIELD:
            which[roots[at]] = at + 1
    last = filled(len(roots), NONE)  # by field: the city that was counted last
    for city in range(t.cities):
        segment = t.walled[city]
        while True:
            beside = t.fields_beside(segment)
            first_part = segment - segment % STRIDE
            while beside:
                part = first(beside)
                beside = minus(beside, part)
                field = which[t.find(first_part + part)] - 1
                if field >= 0 and last[field] != city:
                    last[field] = city
                    found[field] += FIELD_POINTS
            segment = t.link[segment]
            if segment == t.walled[city]:
                break


def tallied(t: CarcassonneTable, roots: vec[i64], points: vec[i64]) -> vec[i64]:
    """By seat: points so far, with what these features and the goods would bring now; `points`: their `worths`."""
    found = filled(t.seats, 0)
    for seat in range(t.seats):
        for source in range(SOURCES):
            found[seat] += t.earned_by(seat, source)
    for at in range(len(roots)):
        if points[at]:
            give(t, roots[at], points[at], found)
    for seat in range(t.seats):
        spot = t.spot(PIG, seat)
        if spot >= 0:
            found[seat] += pig_bonus(t, t.find(spot), seat, roots, points)
    if t.symbols:
        give_for_goods(t, found)
    return found


def give(t: CarcassonneTable, root: i64, points: i64, found: vec[i64]) -> None:
    """To each owner of a feature."""
    most = t.most_meeples(root)
    for seat in range(t.seats):
        if t.meeples_of(root, seat) == most:
            found[seat] += points


def pig_bonus(t: CarcassonneTable, field: i64, seat: i64, roots: vec[i64], points: vec[i64]) -> i64:
    """What a pig adds to the worth of its field."""
    if t.meeples_of(field, seat) == t.most_meeples(field):
        for at in range(len(roots)):
            if roots[at] == field:
                return points[at] // FIELD_POINTS * (PIG_POINTS - FIELD_POINTS)
    return 0


def give_for_goods(t: CarcassonneTable, found: vec[i64]) -> None:
    for good in range(len(GOODS)):
        most = most_tokens(t, good)
        if most:
            for seat in range(t.seats):
                if t.goods_of(seat, good) == most:
                    found[seat] += GOODS_POINTS


def winners(points: list[int]) -> list[int]:
    """Most points; tied players share. (C7.2)"""
    best = max(points)
    return [seat for seat, own in enumerate(points) if own == best]


def place_of(t: CarcassonneTable, segment: i64) -> str:
    return place_name(t.positions[segment // STRIDE])


def segment_name(t: CarcassonneTable, segment: i64) -> str:
    return t.box.tiles[t.shapes[segment // STRIDE] // 4].segments[segment % STRIDE].name
