"""What is in the box, as clients are told: all of it, and of every data pack."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from artel.games import GAMES, game
from artel.kernel.packs import Pack


def published(name: str, pack: Pack | None = None) -> Any:
    """As JSON shows it."""
    found = game(name)
    inventory = found.inventory(found.components(pack or found.standard_pack()))
    assert found.inventory_type is not None
    assert isinstance(inventory, found.inventory_type)
    return msgspec.json.decode(msgspec.json.encode(inventory))


def source(name: str) -> dict[str, Any]:
    return tomllib.loads((files(GAMES[name]) / "data" / f"{name}.toml").read_text("utf-8"))


def another(name: str, folder: Path, old: str, new: str) -> Pack:
    """The standard pack with one thing changed."""
    text = (files(GAMES[name]) / "data" / f"{name}.toml").read_text("utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, 1), "utf-8")
    return game(name).pack_from(folder)


def printed(side: dict[str, Any]) -> str:
    """As the data write it: `7`, `X-1`, `No`."""
    if not side["counts"]:
        return str(side["number"])
    return f"{side['counts']}{side['number']:+d}" if side["number"] else str(side["counts"])


def test_every_card_of_zodchie_with_its_sides() -> None:
    data = source("zodchie")
    cards = {card["id"]: card for card in published("zodchie")["cards"]}
    rows = data["base"] + data["extra"]
    assert len(rows) == len(cards)
    for row in rows:
        card = cards[row["id"]]
        values = [printed(side) for side in card["sides"]]
        assert values == [str(value) for value in row["values"]]
        assert values[card["initial"]] == str(row["initial"])
        assert (card["kind"], card["replaces"]) == (row["kind"], row.get("replaces", ""))
        assert card["guarded"] == row.get("protected", False)
        assert card["titles"] == {}, "only packs of one's own have any"
        assert (card["art"], card["provenance"]) == (row["id"], row["provenance"])
    assert published("zodchie")["tokens"] == data["rules"]["tokens"]


def test_every_tile_of_carcassonne_with_its_segments() -> None:
    inventory = published("carcassonne")
    tiles = {tile["id"]: tile for tile in inventory["tiles"]}
    rows = source("carcassonne")["tile"]
    assert [tile["id"] for tile in inventory["tiles"]] == [row["id"] for row in rows]
    for row in rows:
        tile = tiles[row["id"]]
        kinds = [segment["kind"] for segment in tile["segments"]]
        assert tile["edges"] == row["edges"]
        for kind, field in (("city", "cities"), ("road", "roads"), ("field", "fields")):
            assert kinds.count(kind) == len(row.get(field, []))
        for city, text in zip(tile["segments"], row.get("cities", []), strict=False):
            assert "".join("NESW"[side] for side in city["sides"]) == text.split()[0]
            assert city["marks"] == text.split()[1:]
        for field, text in zip(
            [one for one in tile["segments"] if one["kind"] == "field"], row.get("fields", []), strict=True
        ):
            halves, _, borders = text.partition("/")
            assert "".join(str(half) for half in field["halves"]) == halves.strip()
            assert [city + 1 for city in field["cities"]] == [int(letter) for letter in borders.strip()]


def test_every_recipe_and_price_of_artificium() -> None:
    data, inventory = source("artificium"), published("artificium")
    for row in data["resource"]:
        assert {name: row[name] for name in ("id", "level", "buy", "sell")} in inventory["resources"]
    cards = {card["id"]: card for card in inventory["cards"]}
    for row in data["building"]:
        card = cards[row["id"]]
        assert (card["takes"], card["gives"]) == (row.get("takes", {}), row.get("gives", {}))
        assert (card["coins"], card["points"]) == (row.get("coins", 0), row["points"])
        assert card["effect"] == row.get("effect", "")
    assert {card["id"] for card in inventory["cards"] if card["kind"] == "action"} == {
        row["id"] for row in data["action"]
    }
    assert inventory["cells"] == {str(row["at"]): row["resource"] for row in data["cell"]}


def test_every_stage_and_deck_of_architects() -> None:
    data, inventory = source("architects"), published("architects")
    wonders = {wonder["id"]: wonder for wonder in inventory["wonders"]}
    for row in data["stage"]:
        stage = wonders[row["wonder"]]["stages"][row["number"] - 1]
        assert (stage["cost"], stage["points"]) == (row["cost"], row["points"])
        assert (stage["same"], stage["effect"]) == (row.get("equal", False), row.get("effect", False))
        assert stage["requires"] == row.get("requires", [])
    for row in data["deck"]:
        deck = inventory["central"] if row["id"] == "central" else wonders[row["id"]]["deck"]
        assert deck == {name: many for name, many in row.items() if isinstance(many, int) and many}
    cards = {card["id"]: card for card in inventory["cards"]}
    for row in data["card"]:
        assert (cards[row["id"]]["shields"], cards[row["id"]]["points"]) == (
            row.get("shields", 0),
            row.get("points", 0),
        )
    tokens = {token["id"]: token for token in inventory["tokens"]}
    for row in data["token"]:
        assert tokens[row["id"]]["copies"] == row["copies"]


@pytest.mark.parametrize(
    ("name", "old", "new", "where"),
    [
        ("zodchie", "values     = [0, 1, 4, 7]", "values     = [0, 1, 4, 9]", "cards"),
        ("carcassonne", 'id         = "A"', 'id         = "A1"', "tiles"),
        ("artificium", "buy        = 2", "buy        = 3", "resources"),
        ("architects", "cost       = 2", "cost       = 3", "wonders"),
    ],
)
def test_another_pack_is_published_as_it_is(tmp_path: Path, name: str, old: str, new: str, where: str) -> None:
    assert published(name, another(name, tmp_path, old, new))[where] != published(name)[where]
