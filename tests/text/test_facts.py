"""Facts become arguments by the names of their fields."""

from typing import Any

import pytest

from artel.games import game
from artel.kernel.game import Game, Part
from artel.text import words
from artel.text.facts import Facts

ZODCHIE = game("zodchie")


def said(language: str = "en", **facts: Any) -> dict[str, object]:
    return Facts(words(language), ZODCHIE, ZODCHIE.standard_pack().digest, ("Anna", "Boris")).said(facts)


@pytest.mark.parametrize(
    ("facts", "args"),
    [
        ({"points": 3}, {"points": 3}),
        ({"seat": 1}, {"seat": "Boris"}),
        ({"other": 2}, {"other": "Seat 3"}),
        ({"unseen": True}, {"unseen": "yes"}),
        ({"place": "a1"}, {"place": "a1", "place_key": "a1"}),
        ({"clause": "Z4.2"}, {"clause": "Z4.2", "clause_key": "Z4-2"}),
        ({"other": "town_hall"}, {"other": "Town Hall", "other_key": "town_hall"}),
        ({"at_card": "inn"}, {"at_card": "Inn", "at_card_key": "inn"}),
        ({"card": "light_house"}, {"card": "Light House", "card_key": "light_house"}),
        ({"colour": "red"}, {"colour": "red", "colour_key": "red"}),
        ({"extras": ()}, {"extras": "", "extras_many": 0}),
        ({"extras": ("inn", "park", "inn")}, {"extras": "Inn ×2 and Park", "extras_many": 3}),
        ({"cards": {"inn": 1, "park": 3}}, {"cards": "Inn and Park ×3", "cards_many": 4}),
        ({"winners": (1, 0)}, {"winners": "Boris and Anna", "winners_many": 2}),
        ({"scores": (5, 7)}, {"scores": "Anna 5, Boris 7"}),
        ({"points": (5, 7), "owners": (1, 0)}, {"points": "Boris 5, Anna 7", "owners": "Boris and Anna"}),
    ],
    ids=str,
)
def test_facts(facts: dict[str, Any], args: dict[str, object]) -> None:
    found = said(**facts)
    assert {name: found[name] for name in args} == args


def test_names_and_nouns() -> None:
    """A card has a name, which Russian quotes; a kind of provenance is a noun, and its attributes come along."""
    assert said("ru", card="inn") == {"card": "«Гостиница»", "card_key": "inn"}
    assert said(provenance="public") == {
        "provenance": "public table",
        "provenance_key": "public",
        "provenance_note": "This comes from a table that has been published.",
    }


def test_what_a_field_holds_is_for_the_game_to_say() -> None:
    class Silent(Game):
        id = "zodchie"

    facts: dict[str, Any] = {"other": 1, "taken": "inn"}
    assert said(**facts) == {"other": "Boris", "other_is": "other", "taken": "Inn", "taken_key": "inn"}
    assert Facts(words("en"), Silent(), "", ("Anna", "Boris")).said(facts)["other"] == 1
    assert Facts(words("en"), Silent(), "", ("Anna", "Boris")).said(facts)["taken"] == "inn"


def test_what_a_game_need_not_say() -> None:
    silent: Game[Any, Any, Any] = Game()
    question = {"frame": "Turn", "seat": 0}
    assert silent.question_facts(None, question) == question
    assert silent.option_facts(None, "play inn a1") == ("play", {"what": "inn a1"})
    assert silent.parts(ZODCHIE.standard_pack()) == []
    assert silent.titles("", "inn") == {}


def test_parts_within_parts() -> None:
    stage = Part("stage", "1", {}, "public")
    assert Part("wonder", "giza", {}, "rulebook", parts=(stage,)).all()[1:] == [stage]
