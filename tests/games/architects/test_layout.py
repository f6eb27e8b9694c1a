"""Tables laid out by hand: what they mean, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from artel.games.architects import GAME
from artel.games.architects.layout import FIELDS
from artel.games.architects.state import ArchitectsTable
from artel.kernel.copying import contents
from artel.kernel.errors import BadScenario
from artel.kernel.record import Match
from games.architects.tables import view


def laid(seats: int = 2, option: str = "random", **layout: Any) -> ArchitectsTable:
    return GAME.lay_out(GAME.setup(seats, {"wonders": option}), layout)


def problem(seats: int = 2, option: str = "random", **layout: Any) -> tuple[str, str]:
    with pytest.raises(BadScenario) as refused:
        laid(seats, option, **layout)
    details = refused.value.details
    assert details["file"] == "layout"
    return str(details["where"]), str(details["problem"])


def test_everything_can_be_named() -> None:
    t = laid(
        3, turn=2, wonders={1: "giza", "3": "olympia"}, cards={1: ["wood", "wood", "coin"], 3: ["horn1"]},
        built={1: [2, 1], 2: [1]}, progress={2: ["culture", "culture"]}, victories={3: 4},
        decks={1: ["glass", "coin", "coin"], 2: ["cat"]}, centre=["cat", "wood", "wood"], centre_top="cat",
        known_by=[1, 3], face_up=["decor", "science"], tokens=["tactics"], discard=["stone"], cat=3, war=2,
    )  # fmt: skip
    assert [frame.seat for frame in t.stack] == [1]  # type: ignore[attr-defined]
    seen = GAME.view(t, 0)
    assert [each.wonder for each in seen.players] == ["giza", "alexandria", "olympia"]
    assert [each.cards for each in seen.players] == [{"wood": 2, "coin": 1}, {}, {"horn1": 1}]
    assert [[stage.number for stage in each.stages if stage.built] for each in seen.players] == [[1, 2], [1], []]
    assert [each.progress for each in seen.players] == [{}, {"culture": 2}, {}]
    assert [each.victory_tokens for each in seen.players] == [0, 0, 4]
    assert [each.top for each in seen.players] == ["glass", "cat", None]
    assert [each.deck for each in seen.players] == [{"coin": 2}, {}, {}]
    assert [each.has_cat for each in seen.players] == [False, False, True]
    assert [each.knows_central for each in seen.players] == [True, False, True]
    assert (seen.central, seen.central_top) == ({"wood": 2, "cat": 1}, "cat")
    assert (seen.face_up, seen.tokens, seen.discard) == ({"science": 1, "decor": 1}, {"tactics": 1}, {"stone": 1})
    assert (seen.war, seen.battle, seen.armed, seen.used) == (2, False, (), ())


def test_what_is_not_named_is_not_there() -> None:
    t = laid(3)
    assert [each.wonder for each in GAME.view(t, -1).players] == ["alexandria", "babylon", "ephesus"]
    found: dict[str, Any] = contents(t)
    for field in (
        "held",
        "built",
        "progress",
        "victories",
        "below",
        "central",
        "face_up",
        "tokens",
        "discard",
        "looked",
    ):
        assert not any(found[field]), field
    assert (found["tops"], found["cat"], found["war"], found["central_top"]) == ([-1] * 3, -1, 0, -1)
    assert (found["known_by"], found["looker"], found["looked_at"], found["battle"]) == (0, -1, -1, 0)
    assert [frame.seat for frame in t.stack] == [0]  # type: ignore[attr-defined]


def test_the_option_names_the_wonders() -> None:
    t = laid(2, "rhodes,giza")
    assert [each.wonder for each in GAME.view(t, -1).players] == ["rhodes", "giza"]
    assert problem(2, "rhodes,giza", wonders={1: "rhodes"}) == ("wonders", "the option of this name says it already")
    assert [each.wonder for each in GAME.view(laid(2, "draft"), -1).players] == ["alexandria", "babylon"]


def test_names_may_be_shortened() -> None:
    assert GAME.view(laid(wonders={1: "gi"}, cards={1: ["pap"]}), -1).players[0].cards == {"papyrus": 1}


def test_a_deck_may_be_empty() -> None:
    assert GAME.view(laid(decks={1: []}), -1).players[0].top is None


def test_a_match_begins_with_the_turn() -> None:
    setup = GAME.setup(2)
    m = Match(setup, None, table=GAME.lay_out(setup, {"turn": "2", "decks": {"1": ["wood"], "2": ["coin", "coin"]}}))
    assert view(m).asked == (1,)
    assert view(m, 2).options == ("take babylon", "take alexandria")


@pytest.mark.parametrize(
    ("layout", "where", "said"),
    [
        ({"card": {}}, "card", f"unknown; a layout has {', '.join(FIELDS)}"),
        ({"turn": 3}, "turn", "“3” is no seat; seats are 1 to 2"),
        ({"turn": 0}, "turn", "“0” is no seat; seats are 1 to 2"),
        ({"cat": "x"}, "cat", "“x” is no seat; seats are 1 to 2"),
        ({"cards": {3: []}}, "cards", "“3” is no seat; seats are 1 to 2"),
        ({"cards": ["wood"]}, "cards", "a table is needed, such as { 1 = … }"),
        ({"cards": {1: "wood"}}, "cards.1", "a list in square brackets is needed"),
        ({"cards": {2: ["wool"]}}, "cards.2", "“wool” is no card"),
        ({"cards": {2: ["c"]}}, "cards.2", "“c” may be coin, cat, compass"),
        ({"discard": ["wool"]}, "discard", "“wool” is no card"),
        ({"centre": ["wool"]}, "centre", "“wool” is no card"),
        ({"centre": "wood"}, "centre", "a list in square brackets is needed"),
        ({"progress": {1: ["magic"]}}, "progress.1", "“magic” is no token"),
        ({"face_up": ["magic"]}, "face_up", "“magic” is no token"),
        ({"tokens": ["magic"]}, "tokens", "“magic” is no token"),
        ({"wonders": {1: "troy"}}, "wonders.1", "“troy” is no wonder"),
        ({"wonders": {1: "giza", 2: "giza"}}, "wonders.2", "giza is there twice"),
        ({"built": {1: 2}}, "built.1", "a list in square brackets is needed"),
        ({"built": {1: [6]}}, "built.1", "a number from 1 to 5 is needed, not 6"),
        ({"built": {1: [0]}}, "built.1", "a number from 1 to 5 is needed, not 0"),
        ({"built": {1: ["1"]}}, "built.1", "a number from 1 to 5 is needed, not 1"),
        ({"built": {1: [True]}}, "built.1", "a number from 1 to 5 is needed, not True"),
        ({"built": {1: [1, 3]}}, "built.1", "stage 3 stands on one that is not built"),
        ({"built": {2: [2]}}, "built.2", "stage 2 stands on one that is not built"),
        ({"victories": {1: -1}}, "victories.1", "a number from 0 to 99 is needed, not -1"),
        ({"victories": {1: 100}}, "victories.1", "a number from 0 to 99 is needed, not 100"),
        ({"war": 3}, "war", "a number from 0 to 2 is needed, not 3"),
        ({"war": -1}, "war", "a number from 0 to 2 is needed, not -1"),
        ({"decks": {1: "wood"}}, "decks.1", "a list in square brackets is needed"),
        ({"decks": {1: ["wool"]}}, "decks.1", "“wool” is no card"),
        ({"decks": {1: ["wood", "wool"]}}, "decks.1", "“wool” is no card"),
        ({"decks": {1: ["wood", "wood", "wood"]}}, "decks.1", "alexandria has 2 wood, not 3"),
        ({"decks": {2: ["stone", "stone"]}}, "decks.2", "babylon has 1 stone, not 2"),
        ({"centre": ["horn2"] * 3}, "centre", "it has 2 horn2, not 3"),
        (
            {"cards": {1: ["horn2"] * 3, 2: ["horn2"]}, "discard": ["horn2"]},
            "cards",
            "5 horn2 lie before the players and in the discard pile, but 4 are left",
        ),
        (
            {"cards": {1: ["horn2"]}, "centre": ["horn2"] * 2, "decks": {1: ["horn2"], 2: ["coin", "horn2"]}},
            "cards",
            "1 horn2 lie before the players and in the discard pile, but 0 are left",
        ),
        ({"progress": {1: ["decor"]}, "face_up": ["decor"]}, "progress", "there are 1 decor, not 2"),
        ({"tokens": ["decor"], "progress": {2: ["decor"]}}, "progress", "there are 1 decor, not 2"),
        (
            {"progress": {1: ["culture"]}, "face_up": ["culture"], "tokens": ["culture"]},
            "progress",
            "there are 2 culture, not 3",
        ),
        ({"centre": ["wood"], "centre_top": "wood"}, "centre_top",
         "the top card is named together with those who know it, in known_by"),
        ({"known_by": [1]}, "centre_top", "the top card is named together with those who know it, in known_by"),
        ({"centre": ["wood"], "centre_top": "coin", "known_by": [1]}, "centre_top", "coin is not in the centre"),
        ({"centre": ["wood"], "centre_top": "wool", "known_by": [1]}, "centre_top", "“wool” is no card"),
        ({"centre": ["wood"], "centre_top": "wood", "known_by": []}, "known_by", "somebody has looked"),
        ({"centre": ["wood"], "centre_top": "wood", "known_by": 1}, "known_by", "a list in square brackets is needed"),
        ({"centre": ["wood"], "centre_top": "wood", "known_by": [3]}, "known_by", "“3” is no seat; seats are 1 to 2"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(layout: dict[str, Any], where: str, said: str) -> None:
    assert problem(**layout) == (where, said)


def test_as_much_as_there_is_may_be_laid_out() -> None:
    laid(cards={1: ["horn2"] * 3, 2: ["horn2"]}, progress={1: ["culture"], 2: ["culture"]}, war=2, victories={1: 99})
    laid(7, war=5)
    laid(decks={1: ["wood", "wood"], 2: ["stone"]}, centre=["horn2"] * 2)
