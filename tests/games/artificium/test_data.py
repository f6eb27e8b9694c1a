"""The standard pack: what is in the box, and a text for each thing in it."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from artel.kernel.packs import read_pack

GAME = Path(__file__).resolve().parents[3] / "src" / "artel" / "games" / "artificium"
PACK: dict[str, Any] = tomllib.loads((GAME / "data" / "artificium.toml").read_text(encoding="utf-8"))
RESOURCES = {row["id"]: row for row in PACK["resource"]}
BUILDINGS = {row["id"]: row for row in PACK["building"]}
ACTIONS = {row["id"]: row for row in PACK["action"]}

PRINTED = {
    # building: copies, takes, coins, gives, effect, points
    "sawmill": (8, {}, 0, {"wood": 2}, None, 1),
    "farm": (8, {}, 0, {"wheat": 2}, None, 1),
    "charcoal_burner": (8, {"wood": 1}, 0, {"coal": 1}, None, 2),
    "mill_bakery": (8, {"wheat": 1}, 0, {"food": 1}, None, 2),
    "kvass_yard": (8, {"wheat": 1}, 0, {"kvass": 1}, None, 2),
    "hunters_hut": (8, {"wood": 1}, 0, {"food": 1}, None, 2),
    "ore_manufactory": (8, {"food": 1}, 0, {"metal": 1}, None, 3),
    "crystal_mine": (8, {"food": 1}, 0, {"crystal": 1}, None, 3),
    "laboratory": (6, {"coal": 1, "crystal": 1}, 0, {"potion": 1}, None, 5),
    "weapon_workshop": (6, {"coal": 1, "metal": 1}, 0, {"sword": 1}, None, 5),
    "castle": (6, {"kvass": 1, "sword": 1}, 1, {}, "knight", 8),
    "mage_tower": (6, {"kvass": 1, "potion": 1}, 1, {}, "mage", 8),
}
LEVELS = {  # level, buy, sell
    "wood": (1, 2, 1),
    "wheat": (1, 2, 1),
    "coal": (2, 4, 2),
    "food": (2, 4, 2),
    "kvass": (2, 4, 2),
    "metal": (3, 6, 3),
    "crystal": (3, 6, 3),
    "potion": (4, 10, 5),
    "sword": (4, 10, 5),
}
TRACK = {
    5: "wood", 10: "wheat", 16: "coal", 22: "food", 28: "kvass", 35: "metal", 42: "crystal", 50: "potion", 60: "sword",
}  # fmt: skip
PROVENANCE = {"resource": "reconstructed", "building": "rulebook", "action": "rulebook", "cell": "reconstructed"}


def test_it_is_a_pack_of_this_game() -> None:
    pack = read_pack(GAME / "data", "artificium")
    assert pack.name == "standard"
    pack.only("rules", *PROVENANCE)


def test_rules() -> None:
    assert PACK["rules"] == {
        "rounds": 4,
        "hand": 5,
        "coins": 5,
        "market": 6,
        "swap": 2,
        "exchange": 5,
        "coins_per_point": 4,
        "knight": 4,
        "mage_draw": 5,
        "mage_discard": 3,
        "fair": 2,
        "theft": [1, 2],
        "provenance": "rulebook",
    }


def test_resources() -> None:
    assert {name: (row["level"], row["buy"], row["sell"]) for name, row in RESOURCES.items()} == LEVELS
    assert len(PACK["resource"]) == len(RESOURCES) == 9


def test_a_resource_sells_for_less_than_it_costs() -> None:
    assert all(0 < row["sell"] < row["buy"] for row in RESOURCES.values())


def test_no_building_makes_a_profit_of_bought_resources() -> None:
    def worth(price: str, stones: dict[str, int]) -> int:
        return sum(RESOURCES[name][price] * number for name, number in stones.items())

    for row in BUILDINGS.values():
        if "takes" in row:
            assert worth("sell", row.get("gives", {})) <= worth("buy", row["takes"])


def test_buildings() -> None:
    assert [*BUILDINGS] == [*PRINTED]
    for name, row in BUILDINGS.items():
        takes, coins, gives = row.get("takes", {}), row.get("coins", 0), row.get("gives", {})
        assert (row["copies"], takes, coins, gives, row.get("effect"), row["points"]) == PRINTED[name]
        assert takes.keys() | gives.keys() <= RESOURCES.keys()


def test_actions() -> None:
    assert {name: row["copies"] for name, row in ACTIONS.items()} == dict.fromkeys(
        ["scouting", "reconstruction", "fair", "theft"], 5
    )


def test_cards_in_all() -> None:
    cards = [*PACK["building"], *PACK["action"]]
    assert sum(row["copies"] for row in PACK["building"]) == 88
    assert sum(row["copies"] for row in PACK["action"]) == 20
    assert sum(row["copies"] for row in cards) == 108
    assert len({row["id"] for row in cards}) == len(cards) == 16


def test_cells_of_the_track() -> None:
    assert {row["at"]: row["resource"] for row in PACK["cell"]} == TRACK
    assert [row["at"] for row in PACK["cell"]] == sorted(TRACK)


@pytest.mark.parametrize("section", PROVENANCE)
def test_every_row_tells_where_it_comes_from(section: str) -> None:
    assert {row["provenance"] for row in PACK[section]} == {PROVENANCE[section]}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_has_a_text(language: str) -> None:
    text = (GAME / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    cards = re.findall(r"^card-(\w+) = .+\n    \.property = .+$", text, re.MULTILINE)
    assert cards == [*BUILDINGS, *ACTIONS]
    resources = re.findall(r"^resource-(\w+) = .+\n    \.count =", text, re.MULTILINE)
    assert resources == [*RESOURCES]
    levels = re.findall(r"^level-(\d) = .+$", text, re.MULTILINE)
    assert {int(level) for level in levels} == {row["level"] for row in RESOURCES.values()}
