"""The standard pack: what is in the box, and a text for each thing in it."""

import re
import tomllib
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

from artel.kernel.packs import read_pack

GAME = Path(__file__).resolve().parents[3] / "src" / "artel" / "games" / "architects"
PACK = tomllib.loads((GAME / "data" / "architects.toml").read_text(encoding="utf-8"))
CARDS = [card["id"] for card in PACK["card"]]
DECKS = {deck["id"]: {card: deck[card] for card in CARDS} for deck in PACK["deck"]}
WONDERS = [wonder["id"] for wonder in PACK["wonder"]]
STAGES = {
    wonder: {stage["number"]: stage for stage in PACK["stage"] if stage["wonder"] == wonder} for wonder in WONDERS
}

PRINTED = {
    # wonder: points of its stages, those with an effect, what each stands on
    "alexandria": ([4, 3, 6, 5, 7], [2, 4], [[], [1], [2], [3], [4]]),
    "babylon": ([3, 0, 5, 5, 7], [2, 4], [[], [1], [2], [3], [3]]),
    "ephesus": ([3, 3, 4, 5, 7], [2, 3, 4], [[], [1], [1], [1], [2, 3, 4]]),
    "giza": ([4, 5, 6, 7, 8], [], [[], [1], [2], [3], [4]]),
    "halicarnassus": ([3, 3, 6, 5, 7], [2, 4], [[], [1], [2], [2], [3, 4]]),
    "olympia": ([3, 2, 5, 5, 7], [2, 4], [[], [1], [1], [2, 3], [4]]),
    "rhodes": ([4, 4, 5, 6, 7], [2, 4], [[], [], [1, 2], [3], [4]]),
}
each_wonder = pytest.mark.parametrize("wonder", PRINTED)


def total(*cards: str) -> int:
    return sum(deck[card] for deck in DECKS.values() for card in cards)


def test_it_is_a_pack_of_this_game() -> None:
    pack = read_pack(GAME / "data", "architects")
    assert pack.name == "standard"
    pack.only("rules", "points", "card", "deck", "wonder", "stage", "token")


def test_rules() -> None:
    assert PACK["rules"] == {"conflict_tokens": [3, 3, 4, 5, 6, 6], "face_up": 3, "provenance": "rulebook"}
    assert PACK["points"] == {"cat_pawn": 2, "victory_token": 3, "provenance": "public"}


def test_cards() -> None:
    def of(colour: str) -> list[str]:
        return [card["id"] for card in PACK["card"] if card["colour"] == colour]

    assert len(CARDS) == len(set(CARDS)) == 14
    assert of("grey") == ["wood", "stone", "brick", "papyrus", "glass"]
    assert of("yellow") == ["coin"]
    assert of("blue") == ["laurel", "cat"]
    assert of("green") == ["gear", "compass", "tablet"]
    assert of("red") == ["shield", "horn1", "horn2"]

    def shown(field: str) -> dict[str, Any]:
        return {card["id"]: card[field] for card in PACK["card"] if field in card}

    assert shown("coins") == {"coin": 1}
    assert shown("points") == {"laurel": 3, "cat": 2}
    assert shown("cat") == {"cat": True}
    assert shown("shields") == {"shield": 1, "horn1": 1, "horn2": 1}
    assert shown("horns") == {"horn1": 1, "horn2": 2}


def test_decks() -> None:
    assert [*DECKS] == ["central", *WONDERS]
    assert all(set(deck) == {"id", "provenance", *CARDS} for deck in PACK["deck"])
    sizes = {deck: sum(counts.values()) for deck, counts in DECKS.items()}
    assert sizes == {"central": 60} | dict.fromkeys(WONDERS, 25)
    assert total(*CARDS) == 235
    assert [total(card) for card in CARDS] == [17, 17, 17, 17, 17, 27, 16, 24, 14, 14, 14, 18, 15, 8]


def test_wonders() -> None:
    assert [*PRINTED] == WONDERS
    assert len(PACK["stage"]) == 7 * 5
    assert {wonder["id"]: wonder["value"] for wonder in PACK["wonder"] if "value" in wonder} == {
        "halicarnassus": 5,
        "rhodes": 1,
    }
    assert [wonder["id"] for wonder in PACK["wonder"] if wonder["effect"] == "none"] == ["giza"]


@each_wonder
def test_stages(wonder: str) -> None:
    stages, (points, effects, requires) = STAGES[wonder], PRINTED[wonder]
    assert [*stages] == [1, 2, 3, 4, 5]
    assert [(stage["cost"], stage.get("equal", False)) for stage in stages.values()] == [
        (2, False),
        (2, True),
        (3, False),
        (3, True),
        (4, False),
    ]
    assert [stage["points"] for stage in stages.values()] == points
    assert [number for number, stage in stages.items() if stage.get("effect", False)] == effects
    assert [stage.get("requires", []) for stage in stages.values()] == requires


@each_wonder
def test_every_stage_can_be_reached(wonder: str) -> None:
    below = {number: stage.get("requires", []) for number, stage in STAGES[wonder].items()}
    assert {number for numbers in below.values() for number in numbers} <= set(below)
    assert sorted(TopologicalSorter(below).static_order()) == [1, 2, 3, 4, 5]


def test_tokens() -> None:
    tokens = {token["id"]: token for token in PACK["token"]}
    assert len(tokens) == len(PACK["token"]) == 14
    assert sum(token["copies"] for token in tokens.values()) == 15
    assert tokens["culture"]["copies"] == 2
    assert {name: token["triggers"] for name, token in tokens.items() if token["kind"] == "extra_card"} == {
        "urbanism": ["wood", "brick"],
        "crafts": ["papyrus", "glass"],
        "jewellery": ["stone", "coin"],
        "science": ["gear", "compass", "tablet"],
        "propaganda": ["horn1", "horn2"],
        "architecture": ["stage"],
    }
    assert [name for name, token in tokens.items() if token["kind"] == "payment"] == ["economy", "engineering"]
    assert [name for name, token in tokens.items() if token["kind"] == "shields"] == ["tactics"]
    assert {name: token["value"] for name, token in tokens.items() if "value" in token} == {
        "economy": 2,
        "tactics": 2,
        "decor": 4,
        "politics": 1,
        "strategy": 1,
        "education": 2,
        "culture": 4,
    }
    assert {name: token["full"] for name, token in tokens.items() if "full" in token} == {"decor": 6, "culture": 12}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("section", "attribute"), [("card", "property"), ("wonder", "effect"), ("token", "property")])
def test_everything_has_a_text(language: str, section: str, attribute: str) -> None:
    text = (GAME / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = re.findall(rf"^{section}-(\w+) = .+\n    \.{attribute} = .+$", text, re.MULTILINE)
    assert told == [row["id"] for row in PACK[section]]
