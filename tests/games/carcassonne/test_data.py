"""The standard pack: every tile fits together, and there is a text for each thing in the box."""

import re
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from artel.kernel.packs import read_pack

GAME = Path(__file__).resolve().parents[3] / "src" / "artel" / "games" / "carcassonne"
PACK = tomllib.loads((GAME / "data" / "carcassonne.toml").read_text(encoding="utf-8"))
ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in PACK["tile"]}
SIDES = "NESW"
GOODS = {"wine": 9, "wheat": 6, "cloth": 5}

COUNTED = {
    # tile: copies, edges, how many cities, roads and fields
    "A": (2, "ffrf", 0, 1, 1),
    "B": (4, "ffff", 0, 0, 1),
    "C": (1, "cccc", 1, 0, 0),
    "D": (4, "crfr", 1, 1, 2),
    "E": (5, "cfff", 1, 0, 1),
    "F": (2, "fcfc", 1, 0, 2),
    "G": (1, "fcfc", 1, 0, 2),
    "H": (3, "cfcf", 2, 0, 1),
    "I": (2, "cffc", 2, 0, 1),
    "J": (3, "crrf", 1, 1, 2),
    "K": (3, "cfrr", 1, 1, 2),
    "L": (3, "crrr", 1, 3, 3),
    "M": (2, "cffc", 1, 0, 1),
    "N": (3, "cffc", 1, 0, 1),
    "O": (2, "crrc", 1, 1, 2),
    "P": (3, "crrc", 1, 1, 2),
    "Q": (1, "ccfc", 1, 0, 1),
    "R": (3, "ccfc", 1, 0, 1),
    "S": (2, "ccrc", 1, 1, 2),
    "T": (1, "ccrc", 1, 1, 2),
    "U": (8, "frfr", 0, 1, 2),
    "V": (9, "ffrr", 0, 1, 2),
    "W": (4, "frrr", 0, 3, 3),
    "X": (1, "rrrr", 0, 4, 4),
    "TB01": (1, "cffc", 1, 0, 1),
    "TB02": (1, "cffc", 1, 0, 1),
    "TB03": (1, "ccfc", 1, 0, 1),
    "TB04": (1, "ccrc", 1, 1, 2),
    "TB05": (1, "fcfc", 1, 0, 2),
    "TB06": (1, "fcrc", 1, 1, 3),
    "TB07": (1, "fcrc", 1, 1, 3),
    "TB08": (1, "rcrc", 1, 2, 4),
    "TB09": (1, "fccc", 2, 0, 2),
    "TB10": (1, "fccc", 2, 0, 2),
    "TB11": (1, "cccc", 2, 0, 1),
    "TB12": (1, "cccc", 3, 0, 1),
    "TB13": (1, "crfc", 1, 1, 2),
    "TB14": (1, "crfc", 1, 1, 3),
    "TB15": (1, "cfrc", 1, 1, 2),
    "TB16": (1, "cfrc", 1, 1, 3),
    "TB17": (1, "crrc", 1, 2, 3),
    "TB18": (1, "crrc", 1, 2, 4),
    "TB19": (1, "crcc", 2, 1, 2),
    "TB20": (1, "crcc", 2, 1, 2),
    "TB21": (1, "crff", 1, 1, 2),
    "TB22": (1, "cfrr", 1, 2, 3),
    "TB23": (1, "frrr", 0, 3, 3),
    "TB24": (1, "rrrr", 0, 2, 4),
}

Fields = set[tuple[frozenset[int], frozenset[str]]]


class Tile(NamedTuple):
    """`cities`: what each shows, by its edges; `roads`: their edges; `fields`: half-edges and bordered cities."""

    cities: dict[str, str]
    roads: list[str]
    fields: list[tuple[frozenset[int], frozenset[str]]]
    cloister: bool


def tile(row: dict[str, Any]) -> Tile:
    cities = {edges: sign for edges, _, sign in (city.partition(" ") for city in row.get("cities", ()))}
    found = []
    for field in row.get("fields", ()):
        written = re.fullmatch(r"(\d*)(?: ?/([1-9]+))?", field)
        assert written, field
        halves, borders = [int(half) for half in written[1]], [int(city) for city in written[2] or ""]
        assert max(borders, default=0) <= len(cities), "borders a city that is not on the tile"
        assert sorted({*halves}) == halves
        assert sorted({*borders}) == borders
        found.append((frozenset(halves), frozenset([*cities][city - 1] for city in borders)))
    return Tile(cities, row.get("roads", []), found, row.get("cloister", False))


TILES = {name: tile(row) for name, row in ROWS.items()}
each_tile = pytest.mark.parametrize("name", ROWS)


def fields(*expected: tuple[str, str]) -> Fields:
    """Each field as half-edges, such as "SSW WSW", and the cities that it borders, such as "NW S"."""
    clockwise = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"]
    return {
        (frozenset(clockwise.index(half) for half in halves.split()), frozenset(borders.split()))
        for halves, borders in expected
    }


def around(name: str) -> list[set[int]]:
    """What each part of a tile touches of its rim: of twelve points, three per side, the middle one a road or city."""
    parts = [*TILES[name].cities, *TILES[name].roads]
    return [{SIDES.index(side) * 3 + 1 for side in part} for part in parts] + [
        {half // 2 * 3 + half % 2 * 2 for half in halves} for halves, _ in TILES[name].fields
    ]


def cross(one: set[int], other: set[int]) -> bool:
    return any(a < b < c < d or b < a < d < c for a, c in pairs(one) for b, d in pairs(other))


def pairs(points: set[int]) -> list[tuple[int, int]]:
    return [*combinations(sorted(points), 2)]


def test_it_is_a_pack_of_this_game() -> None:
    pack = read_pack(GAME / "data", "carcassonne")
    assert pack.name == "standard"
    pack.only("rules", "tile")
    known = {"id", "set", "copies", "edges", "cities", "roads", "fields", "cloister", "provenance"}
    assert all(set(row) <= known for row in ROWS.values())


def test_rules() -> None:
    totals = {"base": 72, "traders": 24, "pennants": 10}
    assert PACK["rules"] == {"start": "D", "meeples": 7, **GOODS, **totals, "provenance": "rulebook"}


def test_how_many_tiles() -> None:
    assert len(ROWS) == len(PACK["tile"]) == 48
    of = {kind: [row for row in ROWS.values() if row["set"] == kind] for kind in ("base", "traders")}
    assert [row["id"] for row in of["base"]] == [*"ABCDEFGHIJKLMNOPQRSTUVWX"]
    assert [row["id"] for row in of["traders"]] == [f"TB{number:02}" for number in range(1, 25)]
    assert sum(row["copies"] for row in of["base"]) == 72
    assert sum(row["copies"] for row in of["traders"]) == 24


def test_what_the_tiles_show() -> None:
    signs: Counter[tuple[str, str]] = Counter()
    for name, row in ROWS.items():
        for sign in filter(None, TILES[name].cities.values()):
            signs[row["set"], sign] += row["copies"]
    assert signs == {("base", "pennant"): 10} | {("traders", good): count for good, count in GOODS.items()}
    bare = [name for name, row in ROWS.items() if row["set"] == "traders" and not any(TILES[name].cities.values())]
    assert bare == ["TB21", "TB22", "TB23", "TB24"]
    assert {name: ROWS[name]["copies"] for name in ROWS if TILES[name].cloister} == {"A": 2, "B": 4, "TB23": 1}


def test_the_start_tile() -> None:
    assert PACK["rules"]["start"] == "D"
    assert ROWS["D"]["copies"] == 4
    assert TILES["D"].cities == {"N": ""}
    assert TILES["D"].roads == ["EW"]
    assert {*TILES["D"].fields} == fields(("ENE WNW", "N"), ("ESE SSE SSW WSW", ""))


def test_every_tile_is_counted() -> None:
    assert [*COUNTED] == [*ROWS]


@each_tile
def test_counts(name: str) -> None:
    row, found = ROWS[name], TILES[name]
    counted = (row["copies"], row["edges"], len(found.cities), len(found.roads), len(found.fields))
    assert counted == COUNTED[name]


@each_tile
def test_every_edge_and_half_edge_has_one_owner(name: str) -> None:
    edges, found = ROWS[name]["edges"], TILES[name]
    assert re.fullmatch("[crf]{4}", edges)

    def sides(kind: str) -> list[str]:
        return [side for side, edge in zip(SIDES, edges, strict=True) if edge == kind]

    assert sorted("".join(found.cities)) == sorted(sides("c"))
    assert sorted("".join(found.roads)) == sorted(sides("r"))
    assert all(len(road) in (1, 2) for road in found.roads)
    open_halves = [2 * at + half for at, edge in enumerate(edges) for half in (0, 1) if edge != "c"]
    assert sorted(half for halves, _ in found.fields for half in halves) == open_halves
    for at, edge in enumerate(edges):
        if edge == "f":
            assert any({2 * at, 2 * at + 1} <= halves for halves, _ in found.fields)


@each_tile
def test_parts_lie_side_by_side(name: str) -> None:
    crossing = [(one, other) for one, other in combinations(around(name), 2) if cross(one, other)]
    assert crossing == ([({1, 7}, {4, 10})] if name == "TB24" else [])


@each_tile
def test_a_field_borders_the_city_round_the_corner(name: str) -> None:
    for halves, borders in TILES[name].fields:
        for city in TILES[name].cities:
            corners = {(2 * SIDES.index(side) + step) % 8 for side in city for step in (-1, 2)}
            assert city in borders or not corners & halves


@each_tile
def test_a_field_that_reaches_no_edge_lies_between_cities(name: str) -> None:
    enclosed = [borders for halves, borders in TILES[name].fields if not halves]
    assert len(enclosed) == (name in ("TB09", "TB10", "TB11", "TB12"))
    assert all(borders == set(TILES[name].cities) for borders in enclosed)


@pytest.mark.parametrize(
    ("name", "cities", "expected"),
    [
        ("TB09", {"EW": "wine", "S": ""}, fields(("NNW NNE", "EW"), ("", "EW S"))),
        ("TB10", {"EW": "cloth", "S": ""}, fields(("NNW NNE", "EW"), ("", "EW S"))),
        ("TB11", {"NW": "wine", "ES": ""}, fields(("", "NW ES"))),
        ("TB12", {"NW": "cloth", "S": "", "E": ""}, fields(("", "NW S E"))),
    ],
)
def test_inner_fields(name: str, cities: dict[str, str], expected: Fields) -> None:
    assert TILES[name].cities == cities
    assert TILES[name].roads == []
    assert {*TILES[name].fields} == expected


def test_the_house() -> None:
    house = TILES["TB22"]
    assert house.cities == {"N": ""}
    assert {*house.roads} == {"S", "W"}
    assert {*house.fields} == fields(("WNW", "N"), ("SSW WSW", ""), ("ENE ESE SSE", "N"))


def test_the_cloister_with_three_roads() -> None:
    cloister = TILES["TB23"]
    assert cloister.cloister
    assert {*cloister.roads} == {"E", "S", "W"}
    assert {*cloister.fields} == fields(("WNW NNW NNE ENE", ""), ("ESE SSE", ""), ("SSW WSW", ""))


def test_the_bridge() -> None:
    bridge = TILES["TB24"]
    assert {*bridge.roads} == {"NS", "EW"}
    assert {*bridge.fields} == fields(("WNW NNW", ""), ("NNE ENE", ""), ("ESE SSE", ""), ("SSW WSW", ""))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("S", fields(("SSE", "NEW"), ("SSW", "NEW"))),
        ("TB06", fields(("NNW NNE", "EW"), ("SSE", "EW"), ("SSW", "EW"))),
        ("TB08", fields(("NNW", "EW"), ("NNE", "EW"), ("SSE", "EW"), ("SSW", "EW"))),
        ("TB13", fields(("ENE", "NW"), ("ESE SSE SSW", "NW"))),
        ("TB14", fields(("ENE", "NW"), ("ESE", "NW"), ("SSE SSW", "NW"))),
        ("TB15", fields(("SSW", "NW"), ("ENE ESE SSE", "NW"))),
        ("TB16", fields(("SSW", "NW"), ("SSE", "NW"), ("ENE ESE", "NW"))),
        ("TB17", fields(("ENE", "NW"), ("ESE SSE", "NW"), ("SSW", "NW"))),
        ("TB18", fields(("ENE", "NW"), ("ESE", "NW"), ("SSE", "NW"), ("SSW", "NW"))),
        ("TB19", fields(("ENE", "NW"), ("ESE", "NW S"))),
        ("TB20", fields(("ENE", "NW"), ("ESE", "NW S"))),
        ("TB21", fields(("ENE", "N"), ("ESE SSE SSW WSW WNW", "N"))),
    ],
)
def test_fields_beside_a_road_to_the_gate(name: str, expected: Fields) -> None:
    assert all(len(road) == 1 for road in TILES[name].roads)
    assert {*TILES[name].fields} == expected


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_has_a_text(language: str) -> None:
    text = (GAME / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = dict(re.findall(r"^tile-(\w+) = (.+)$", text, re.MULTILINE))
    assert [*told] == [*ROWS]
    assert len({*told.values()}) == len(told), "two tiles read alike"
    assert re.findall(r"^good-(\w+) = .+\n    \.count =$", text, re.MULTILINE) == [*GOODS]
    assert re.findall(r"^figure-(\w+) = .+\n    \.object = .+$", text, re.MULTILINE) == ["meeple", "builder", "pig"]
    assert {*re.findall(r"^feature-(\w+) =", text, re.MULTILINE)} == {"road", "city", "field", "cloister"}
