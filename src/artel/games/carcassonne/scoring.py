"""Owners, points of features, and the final count, item by item. (C3, C4.2, C7)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.components import CITY, CLOISTER, FIELD, GOODS, KIND_NAMES, ROAD, STRIDE
from artel.games.carcassonne.places import NEIGHBOURS, place_name
from artel.games.carcassonne.state import SOURCES
from artel.kernel.game import Item

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.carcassonne.state import Table

GOODS_POINTS: Final = 10
CLOISTER_POINTS: Final = 9
CLAUSES: Final = ("C3.2", "C3.1", "C3.4", "C3.3")
"""By kind of feature."""


def owners_of(t: Table, root: i64) -> list[int]:
    """Who has most meeples there; tied players all. (C3.5)"""
    most = t.most_meeples(root)
    return [seat for seat in range(t.seats) if most and t.meeples_of(root, seat) == most]


def points_of(t: Table, root: i64, kind: i64, complete: bool) -> i64:
    """A road, city or cloister: when completed, or as it lies at the end. (C3.1–C3.3)"""
    if kind == CLOISTER:
        return CLOISTER_POINTS if complete else 1 + t.around[root // STRIDE]
    if kind == ROAD:
        return t.tiles_of(root)
    return (t.tiles_of(root) + t.pennants_of(root)) * (2 if complete else 1)


def is_finished(t: Table, root: i64, kind: i64) -> bool:
    if kind == CLOISTER:
        return t.around[root // STRIDE] == NEIGHBOURS
    return kind != FIELD and t.is_complete(root)


class FieldScore:
    """A field at the end: completed cities, owners, and points by owner. (C3.4, C6.2)"""

    def __init__(self, root: int, cities: int, owners: list[int], points: list[int]) -> None:
        self.root = root
        self.cities = cities
        self.owners = owners
        self.points = points


def cities_of_field(t: Table, root: i64) -> list[int]:
    """The completed cities that border a field, each once. (C3.4)"""
    found: set[int] = set()
    for segment in t.feature(root):
        for beside in t.cities_beside(segment):
            city = t.find(beside)
            if t.is_complete(city):
                found.add(city)
    return sorted(found)


def field_score(t: Table, root: i64) -> FieldScore:
    cities = len(cities_of_field(t, root))
    owners = owners_of(t, root)
    points: list[int] = []
    for seat in owners:
        pig = t.pigs[seat] >= 0 and t.find(t.pigs[seat]) == root
        points.append(cities * (4 if pig else 3))  # C6.2
    return FieldScore(root, cities, owners, points)


def held_features(t: Table) -> list[int]:
    """The roots of all features with meeples, in the order of the map."""
    found: set[int] = set()
    for slot in range(t.seats * t.box.meeples):
        if t.slots[slot] >= 0:
            found.add(t.find(t.slots[slot]))
    return sorted(found)


def goods_leaders(t: Table, good: i64) -> list[int]:
    """Most tokens of a kind; tied players all; nobody has any: nobody. (C4.2)"""
    most = most_tokens(t, good)
    return [seat for seat in range(t.seats) if most and t.goods_of(seat, good) == most]


def most_tokens(t: Table, good: i64) -> i64:
    most: i64 = 0
    for seat in range(t.seats):
        if t.goods_of(seat, good) > most:
            most = t.goods_of(seat, good)
    return most


def totals(t: Table) -> list[int]:
    """Points so far, and what the map would bring if the game ended now."""
    found: list[int] = [0] * t.seats
    for at in range(t.seats * SOURCES):
        found[at // SOURCES] += t.earned[at]
    held: set[int] = set()
    fields: dict[int, int] = {}
    for segment in t.slots:
        if segment >= 0:
            root = t.find(segment)
            if root not in held:
                held.add(root)
                kind = t.kind_of(root)
                if kind == FIELD:
                    fields[root] = 0
                else:
                    give(t, root, points_of(t, root, kind, is_finished(t, root, kind)), found)
    if fields and t.cities:
        give_for_fields(t, fields, found)
    if t.symbols:
        give_for_goods(t, found)
    return found


def give(t: Table, root: i64, points: i64, found: list[int]) -> None:
    """To each owner of a feature."""
    most = t.most_meeples(root)
    for seat in range(t.seats):
        if t.meeples_of(root, seat) == most:
            found[seat] += points


def give_for_fields(t: Table, fields: dict[int, int], found: list[int]) -> None:
    count_cities(t, fields)
    for root, cities in fields.items():
        give(t, root, 3 * cities, found)
    for seat in range(t.seats):  # C6.2
        if t.pigs[seat] >= 0:
            root = t.find(t.pigs[seat])
            if t.meeples_of(root, seat) == t.most_meeples(root):
                found[seat] += fields[root]


def give_for_goods(t: Table, found: list[int]) -> None:
    for good in range(len(GOODS)):
        most = most_tokens(t, good)
        if most:
            for seat in range(t.seats):
                if t.goods_of(seat, good) == most:
                    found[seat] += GOODS_POINTS


def count_cities(t: Table, fields: dict[int, int]) -> None:
    """Adds to each of these fields, by root, the completed cities that border it: as `cities_of_field`, all at once."""
    for at in range(t.cities):
        city = t.walled[at]
        touched: list[int] = []
        segment = city
        while True:
            for beside in t.fields_beside(segment):
                root = t.find(beside)
                if root in fields and root not in touched:
                    touched.append(root)
                    fields[root] += 1
            segment = t.link[segment]
            if segment == city:
                break


def winners(t: Table) -> list[int]:
    """Most points; tied players share. (C7.2)"""
    points = totals(t)
    best = max(points)
    return [seat for seat in range(t.seats) if points[seat] == best]


def place_of(t: Table, segment: i64) -> str:
    return place_name(t.positions[segment // STRIDE])


def segment_name(t: Table, segment: i64) -> str:
    return t.box.tiles[t.shapes[segment // STRIDE] // 4].segments[segment % STRIDE].name


def items(t: Table) -> list[Item]:
    """Completed features by kind, then every feature that still holds meeples, then the goods."""
    found: list[Item] = []
    sources = (CITY, ROAD, CLOISTER)
    for seat in range(t.seats):
        for source, kind in enumerate(sources):
            points = t.earned_by(seat, source)
            if points:
                found.append(Item(seat, points, f"completed-{KIND_NAMES[kind]}", "", CLAUSES[kind]))
    for root in held_features(t):
        kind = t.kind_of(root)
        where = f"{place_of(t, root)} {segment_name(t, root)}"
        if kind == FIELD:
            score = field_score(t, root)
            found += [
                Item(seat, points, KIND_NAMES[kind], where, "C6.2" if points > 3 * score.cities else "C3.4")
                for seat, points in zip(score.owners, score.points, strict=True)
            ]
        else:
            value = points_of(t, root, kind, is_finished(t, root, kind))
            owners = owners_of(t, root)
            found += [Item(seat, value, KIND_NAMES[kind], where, CLAUSES[kind]) for seat in owners]
    for good, name in enumerate(GOODS):
        found += [Item(seat, GOODS_POINTS, name, "", "C4.2") for seat in goods_leaders(t, good)]
    return found
