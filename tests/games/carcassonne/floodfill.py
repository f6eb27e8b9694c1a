"""Carcassonne told slowly and plainly, from the data file and from what lies on the table; nothing of the rules' own
code is used. A map is a list of tiles, a feature what a flood fill finds.

The rim of a tile is drawn on a grid of its own: the tile at x, y covers the square of side 4 around 4x, 4y, and what
two tiles show at the same point of their common edge is joined. Roads and cities reach the middle of an edge, fields
its two halves.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

DATA = tomllib.loads((files("artel.games.carcassonne") / "data" / "carcassonne.toml").read_text(encoding="utf-8"))
ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["tile"]}
GOODS = ("wine", "wheat", "cloth")

Point = tuple[int, int]
Part = tuple[Point, str]
"""A part of a tile: where the tile lies, and the part's name."""
Feature = frozenset[Part]

SIDES: dict[str, Point] = {"N": (0, -2), "E": (2, 0), "S": (0, 2), "W": (-2, 0)}
HALVES: list[Point] = [(-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1)]
KINDS = {"c": "city", "r": "road", "f": "field", "m": "cloister"}


@dataclass(frozen=True)
class Printed:
    """A tile as it is printed: its edges by their middle, and of each part its points on the rim, what it shows, and
    (of a field) the cities beside it."""

    edges: dict[Point, str]
    rim: dict[str, list[Point]]
    shows: dict[str, list[str]]
    beside: dict[str, list[str]]


def printed(row: dict[str, Any]) -> Printed:
    rim: dict[str, list[Point]] = {}
    shows: dict[str, list[str]] = {}
    beside: dict[str, list[str]] = {}
    for number, text in enumerate(row.get("cities", []), 1):
        sides, *shows[f"c{number}"] = text.split()
        rim[f"c{number}"] = [SIDES[side] for side in sides]
    for number, sides in enumerate(row.get("roads", []), 1):
        rim[f"r{number}"] = [SIDES[side] for side in sides]
    for number, text in enumerate(row.get("fields", []), 1):
        halves, _, cities = text.partition("/")
        rim[f"f{number}"] = [HALVES[int(half)] for half in halves.strip()]
        beside[f"f{number}"] = [f"c{city}" for city in cities.strip()]
    if row.get("cloister"):
        rim["m1"] = []
    return Printed(dict(zip(SIDES.values(), row["edges"], strict=True)), rim, shows, beside)


PRINTED = {name: printed(row) for name, row in ROWS.items()}


def turned(point: Point, turns: int) -> Point:
    """A quarter turn clockwise, so many times; y grows to the south."""
    for _ in range(turns):
        point = (-point[1], point[0])
    return point


def on_map(place: Point, point: Point, turns: int) -> Point:
    x, y = turned(point, turns)
    return 4 * place[0] + x, 4 * place[1] + y


def read_place(text: str) -> Point:
    x, y = text.split(",")
    return int(x), int(y)


def write_place(place: Point) -> str:
    return f"{place[0]},{place[1]}"


def kind(part: Part) -> str:
    return KINDS[part[1][0]]


def square(place: Point, *, corners: bool) -> Iterator[Point]:
    """The four or eight places around one."""
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if (dx, dy) != (0, 0) and (corners or 0 in (dx, dy)):
                yield place[0] + dx, place[1] + dy


class Land:
    """The map, made of tiles in the order they were placed."""

    def __init__(self, tiles: Iterable[tuple[str, Point, int]]) -> None:
        self.tiles = {place: (name, turns) for name, place, turns in tiles}
        self.edges: dict[Point, str] = {}
        self.meet: dict[Point, list[Part]] = {}
        self.rim: dict[Part, list[Point]] = {}
        for place, (name, turns) in self.tiles.items():
            for middle, letter in PRINTED[name].edges.items():
                self.edges[on_map(place, middle, turns)] = letter
            for own, points in PRINTED[name].rim.items():
                self.rim[place, own] = [on_map(place, point, turns) for point in points]
                for point in self.rim[place, own]:
                    self.meet.setdefault(point, []).append((place, own))
        self.feature_of: dict[Part, Feature] = {}
        for part in self.rim:
            if part not in self.feature_of:
                feature = self.flood(part)
                self.feature_of |= dict.fromkeys(feature, feature)
        self.features = set(self.feature_of.values())

    def flood(self, part: Part) -> Feature:
        found, todo = {part}, [part]
        while todo:
            for point in self.rim[todo.pop()]:
                for other in self.meet[point]:
                    if other not in found:
                        found.add(other)
                        todo.append(other)
        return frozenset(found)

    # -- features ---------------------------------------------------------------------------------------------

    def open_ends(self, feature: Feature) -> int:
        """Points of the rim where nothing is joined yet."""
        return sum(len(self.meet[point]) == 1 for part in feature for point in self.rim[part])

    def free_places_at(self, feature: Feature) -> set[Point]:
        """The free places that the open ends of a road or city lead to."""
        return {
            (place[0] + (x - 4 * place[0]) // 2, place[1] + (y - 4 * place[1]) // 2)
            for place, part in feature
            for x, y in self.rim[place, part]
            if len(self.meet[x, y]) == 1
        }

    def neighbours(self, place: Point) -> int:
        return sum(other in self.tiles for other in square(place, corners=True))

    def is_complete(self, feature: Feature) -> bool:
        """(C3.1–C3.3)"""
        part = min(feature)
        match kind(part):
            case "cloister":
                return self.neighbours(part[0]) == 8
            case "field":
                return False
        return self.open_ends(feature) == 0

    def shown(self, feature: Feature) -> Counter[str]:
        """Pennants and goods."""
        found: Counter[str] = Counter()
        for place, part in feature:
            found.update(PRINTED[self.tiles[place][0]].shows.get(part, []))
        return found

    def size(self, feature: Feature) -> int:
        return len({place for place, _ in feature})

    def cities_beside(self, field: Feature) -> set[Feature]:
        """The completed cities that border a field. (C3.4)"""
        found = set()
        for place, part in field:
            for city in PRINTED[self.tiles[place][0]].beside[part]:
                feature = self.feature_of[place, city]
                if self.is_complete(feature):
                    found.add(feature)
        return found

    def worth(self, feature: Feature, *, complete: bool) -> int:
        """Points of a road, city or cloister. (C3.1–C3.3)"""
        part = min(feature)
        match kind(part):
            case "road":
                return self.size(feature)
            case "city":
                return (self.size(feature) + self.shown(feature)["pennant"]) * (2 if complete else 1)
        return 1 + self.neighbours(part[0])

    # -- places -----------------------------------------------------------------------------------------------

    def free_places(self) -> set[Point]:
        return {other for place in self.tiles for other in square(place, corners=False)} - set(self.tiles)

    def fits(self, name: str, place: Point, turns: int) -> bool:
        """All touching edges match. (C2.1)"""
        for middle, letter in PRINTED[name].edges.items():
            if self.edges.get(on_map(place, middle, turns), letter) != letter:
                return False
        return True

    def placements(self, name: str) -> set[str]:
        return {
            f"{write_place(place)}/{turns}"
            for place in self.free_places()
            for turns in range(4)
            if self.fits(name, place, turns)
        }

    def fitting(self, bag: Counter[str], place: Point) -> int:
        """How many of these tiles fit there, however they are turned."""
        return sum(many for name, many in bag.items() if any(self.fits(name, place, turns) for turns in range(4)))

    def dead_places(self, names: Iterable[str]) -> set[str]:
        """Free places where none of these tiles fits."""
        alike = {ROWS[name]["edges"]: name for name in names}
        return {
            write_place(place)
            for place in self.free_places()
            if not any(self.fits(name, place, turns) for name in alike.values() for turns in range(4))
        }


Figure = tuple[int, str, Part]
"""Seat, name, where it stands."""


def owners(figures: Iterable[Figure], feature: Feature) -> tuple[int, ...]:
    """Who has most meeples there. (C3.5)"""
    count = Counter(seat for seat, name, part in figures if name == "meeple" and part in feature)
    return tuple(sorted(seat for seat in count if count[seat] == max(count.values())))


def final_points(land: Land, figures: list[Figure], feature: Feature) -> dict[int, int]:
    """What a feature brings, by owner, when the game ends. (C3, C6.2)"""
    found = {}
    for seat in owners(figures, feature):
        if kind(min(feature)) == "field":
            pig = any(other == seat and name == "pig" and part in feature for other, name, part in figures)
            found[seat] = len(land.cities_beside(feature)) * (4 if pig else 3)
        else:
            found[seat] = land.worth(feature, complete=land.is_complete(feature))
    return found


def held(land: Land, figures: Iterable[Figure]) -> set[Feature]:
    """The features with meeples."""
    return {land.feature_of[part] for _, name, part in figures if name == "meeple"}


def if_ended(land: Land, figures: list[Figure], goods: list[Counter[str]], earned: list[int]) -> list[int]:
    """Everybody's points if the game ended now. (C7.1)"""
    found = list(earned)
    for feature in held(land, figures):
        for seat, points in final_points(land, figures, feature).items():
            found[seat] += points
    for good in GOODS:
        most = max(tokens[good] for tokens in goods)
        for seat, tokens in enumerate(goods):
            if most and tokens[good] == most:
                found[seat] += 10
    return found


def read_map(view: Any) -> list[tuple[str, Point, int]]:
    return [(tile.tile, read_place(tile.place), tile.turns) for tile in view.map]


def read_figures(view: Any) -> list[Figure]:
    return [(each.seat, each.figure, (read_place(view.map[each.tile].place), each.segment)) for each in view.figures]


def recount(view: Any) -> list[int]:
    """Everybody's points if the game ended now, from a view alone, and the points so far as it says."""
    goods = [Counter(player.goods) for player in view.players]
    return if_ended(Land(read_map(view)), read_figures(view), goods, [sum(player.earned) for player in view.players])


# -- a whole game ---------------------------------------------------------------------------------------------


@dataclass
class SlowGame:
    """The rules again, as plainly as can be. Inputs as in a record; `waits`: what comes next (draw, place, figure,
    extra or nothing at all)."""

    seats: int
    options: dict[str, str]
    seat: int = -1
    part: int = 1
    waits: str = "first"
    tile: str = ""
    earned_extra: bool = False
    tiles: list[tuple[str, Point, int]] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)

    def __post_init__(self) -> None:
        traders = self.options["tiles"] == "on"
        self.bag = Counter({n: row["copies"] for n, row in ROWS.items() if traders or row["set"] == "base"})
        self.bag["D"] -= 1
        self.gone: Counter[str] = Counter()
        self.tiles.append(("D", (0, 0), 0))
        self.land = Land(self.tiles)
        self.goods: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.earned: list[Counter[str]] = [Counter() for _ in range(self.seats)]

    def take(self, text: str) -> None:
        """One input: “* U”, “1 1,0/2”, “1 meeple r1”, “1 no”."""
        who, _, what = text.partition(" ")
        if self.waits == "first":
            self.seat, self.waits = int(what) - 1, "draw"
        elif self.waits == "draw":
            self.draw(what)
        elif self.waits == "place":
            assert int(who) - 1 == self.seat
            self.place(what)
        elif self.waits == "figure":
            assert int(who) - 1 == self.seat
            self.put(what)
        else:
            assert int(who) - 1 == self.seat
            self.next_part(extra=what == "yes")

    def draw(self, name: str) -> None:
        self.bag[name] -= 1
        if self.land.placements(name):
            self.tile, self.waits = name, "place"
        else:
            self.gone[name] += 1
            self.waits = "draw" if self.bag.total() else ""

    def place(self, text: str) -> None:
        where, _, turns = text.partition("/")
        self.tiles.append((self.tile, read_place(where), int(turns)))
        self.tile = ""
        self.land = Land(self.tiles)
        builder = [part for seat, name, part in self.figures if (seat, name) == (self.seat, "builder")]
        here = self.tiles[-1][1]
        self.earned_extra = self.part == 1 and any(
            place == here for part in builder for place, _ in self.land.feature_of[part]
        )
        self.waits = "figure"
        if self.figure_options() == {"no"}:
            self.put("no")

    def supply(self, seat: int, name: str) -> int:
        dealt = 7 if name == "meeple" else int(self.options[name] == "on")
        return dealt - sum((owner, figure) == (seat, name) for owner, figure, _ in self.figures)

    def figure_options(self) -> set[str]:
        found = {"no"}
        here = self.tiles[-1][1]
        for place, name in self.land.rim:
            if place != here:
                continue
            feature = self.land.feature_of[place, name]
            meeples = [seat for seat, figure, part in self.figures if figure == "meeple" and part in feature]
            if not meeples and self.supply(self.seat, "meeple"):
                found.add(f"meeple {name}")
            if self.seat in meeples:
                if kind((place, name)) in ("road", "city") and not self.land.is_complete(feature):
                    found |= {f"builder {name}"} if self.supply(self.seat, "builder") else set()
                if kind((place, name)) == "field":
                    found |= {f"pig {name}"} if self.supply(self.seat, "pig") else set()
        return found

    def put(self, text: str) -> None:
        here = self.tiles[-1][1]
        if text != "no":
            figure, name = text.split()
            self.figures.append((self.seat, figure, (here, name)))
        near = {here, *square(here, corners=True)}
        done = {
            feature
            for part, feature in self.land.feature_of.items()
            if (part[0] == here or (kind(part) == "cloister" and part[0] in near)) and self.land.is_complete(feature)
        }
        for feature in done:
            what = kind(min(feature))
            for seat in owners(self.figures, feature):
                self.earned[seat][what] += self.land.worth(feature, complete=True)
            if what == "city" and self.options["goods"] == "on":
                shown = self.land.shown(feature)
                self.goods[self.seat].update({good: shown[good] for good in GOODS if shown[good]})
        for feature in done:
            self.figures = [figure for figure in self.figures if figure[2] not in feature]
        if self.earned_extra and self.bag.total():
            self.waits = "extra"
        else:
            self.next_part(extra=False)

    def next_part(self, *, extra: bool) -> None:
        self.part = 2 if extra else 1
        if not extra:
            self.seat = (self.seat + 1) % self.seats
        self.waits = "draw" if self.bag.total() else ""

    def open(self) -> set[str]:
        """What is open to the seat whose turn it is."""
        match self.waits:
            case "place":
                return self.land.placements(self.tile)
            case "figure":
                return self.figure_options()
            case "extra":
                return {"yes", "no"}
        return set()

    def points(self) -> list[int]:
        return if_ended(self.land, self.figures, self.goods, [counter.total() for counter in self.earned])
