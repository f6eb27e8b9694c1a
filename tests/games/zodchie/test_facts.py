"""What there is to say of questions, options and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from artel.games.zodchie import GAME
from games.zodchie.tables import match

if TYPE_CHECKING:
    from artel.games.zodchie.view import ZodchieView

CARDS = GAME.components(GAME.standard_pack())


def seen() -> ZodchieView:
    city = {"a1": "1 temple/4", "a2": ["1 inn down", "2 tavern"], "b3": "2 theatre down"}
    return GAME.view(match(hands={1: "villa market"}, city=city, turn=1).table, 0)


@pytest.mark.parametrize(
    ("question", "facts"),
    [
        ({"card": CARDS.kinds["forge"]}, {"card": "forge"}),
        ({"taken": CARDS.kinds["villa"]}, {"taken": "villa"}),
        ({"place": 0}, {"place": "a1", "place_place": "a1", "place_card": "temple"}),
        ({"first": 1}, {"first": "a2", "first_place": "a2", "first_card": "tavern"}),
        ({"kept": 2}, {"kept": "a3", "kept_place": "a3"}),
        ({"owner": 1}, {"owner": 1, "owner_place": "a2", "owner_card": "tavern"}),
        ({"place": 15}, {"place": "b8", "place_place": "b8"}),
        ({"place": 16}, {"place": 16}),
        ({"place": -1}, {"place": -1}),
        ({"type": "ChooseTurn", "seat": 3}, {"type": "ChooseTurn", "seat": 3, "seat_place": "a4"}),
        ({}, {}),
    ],
)
def test_the_facts_of_a_question(question: dict[str, Any], facts: dict[str, Any]) -> None:
    assert GAME.question_facts(seen(), question) == facts


@pytest.mark.parametrize(
    ("option", "verb", "facts"),
    [
        ("villa a3", "play", {"cards": ("villa",), "many": 1, "card": "villa", "at": "a3"}),
        ("villa a2", "play", {"cards": ("villa",), "many": 1, "card": "villa", "at": "a2", "at_card": "tavern"}),
        ("a1", "pick", {"cards": (), "many": 0, "at": "a1", "at_card": "temple"}),
        ("a1/2", "turn", {"cards": (), "many": 0, "at": "a1", "at_card": "temple", "side": "6"}),
        ("cemetery out", "play", {"cards": ("cemetery",), "many": 1, "card": "cemetery", "at": "out"}),
        ("remove inn", "remove", {"cards": ("inn",), "many": 1, "card": "inn"}),
        ("replace arsenal bank", "replace", {"cards": ("arsenal", "bank"), "many": 2, "card": "arsenal"}),
        ("no", "no", {"cards": (), "many": 0}),
    ],
)  # fmt: skip
def test_the_facts_of_an_option(option: str, verb: str, facts: dict[str, Any]) -> None:
    assert GAME.option_facts(seen(), option) == (verb, facts)


def test_every_card_is_a_part_of_the_box() -> None:
    parts = GAME.parts(GAME.standard_pack())
    assert [part.name for part in parts] == CARDS.names
    assert {part.kind for part in parts} == {"card"}
    for part, face in zip(parts, CARDS.faces, strict=True):
        assert part.facts["values"].split(", ") == [face.label(side) for side in range(len(face.values))]
        assert (part.facts["initial"], part.facts["kind"]) == (face.label(face.initial), face.kind)
        assert (part.facts["colour"], part.facts["replaces"]) == (face.colour, face.replaces)
        assert (part.provenance, part.behaves) == (face.provenance, face.behaves)
        assert part.all() == [part]
    park = next(part for part in parts if part.name == "park")
    assert park.facts == {"values": "5, 7, 8, 9", "initial": "7", "kind": "endgame", "colour": "", "replaces": ""}


def test_what_a_pack_calls_a_card() -> None:
    digest = GAME.standard_pack().digest
    assert GAME.titles(digest, "park") == CARDS.faces[CARDS.kinds["park"]].titles
    assert GAME.titles(digest, "castle") == {}
