"""Reading and writing are inverse; what cannot be read is refused with a reason."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from artel.games.carcassonne import GAME
from artel.games.carcassonne.actions import NO, STAND, YES, Place, Stand, action_of
from artel.games.carcassonne.components import STRIDE
from artel.games.carcassonne.places import ORIGIN
from artel.games.carcassonne.setup import ChooseFirstPlayer
from artel.games.carcassonne.turn import DrawTile
from artel.kernel.engine import chance_for, legal, pending
from artel.kernel.errors import BadNotation
from artel.kernel.frames import Action, Chance, Say
from games.carcassonne.tables import match
from games.carcassonne.test_floodfill import SETS, both

WORDS = [
    "yes",
    "no",
    "meeple",
    "m",
    "builder",
    "pig",
    "c1",
    "r1",
    "f2",
    "m1",
    "#3",
    "1,0/0",
    "-3,12/3",
    "0,0",
    "/1",
    "İ",
]


@pytest.mark.parametrize("seats", [2, 5])
def test_every_legal_action_and_outcome_is_read_as_it_is_written(seats: int) -> None:
    for m, _ in both(seats, SETS[0], "notation"):
        t, chance = m.table, chance_for(m.table)
        if chance is not None:
            outcomes = list(chance.weights(t))
            texts = [GAME.write_outcome(t, chance, outcome) for outcome in outcomes]
            assert [GAME.read_outcome(t, chance, text) for text in texts] == outcomes
        else:
            actions = [action for seat in pending(t) for action in legal(t, seat)]
            texts = [GAME.write_action(t, action) for action in actions]
            assert [GAME.read_action(t, text) for text in texts] == actions
            assert [GAME.action(action.code) for action in actions] == actions
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1,-2/3", "1,-2/3"),
        (" 0,1/0 ", "0,1/0"),
        ("-96,96/2", "-96,96/2"),
        ("meeple c1", "meeple c1"),
        ("MEEPLE R1", "meeple r1"),
        ("m f2", "meeple f2"),
        ("b  c1", "builder c1"),
        ("pi f1", "pig f1"),
        ("meeple #1", "meeple c1"),
        ("pig #8", "pig #8"),
        ("Yes", "yes"),
        ("NO", "no"),
    ],
)
def test_what_is_read_is_written_in_full(text: str, written: str) -> None:
    t = match().table  # the start tile: c1, r1, f1, f2
    action = GAME.read_action(t, text)
    assert GAME.write_action(t, action) == written
    assert GAME.read_action(t, written) == action


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "an action is such as “1,-2/3” or “meeple c1”; see docs/notation.md"),
        ("1,0", "an action is such as"),
        ("1,0/4", "an action is such as"),
        ("1/0", "an action is such as"),
        ("1,0/0 now", "“1,0/0” is no figure; figures are meeple, builder, pig"),
        ("meeple", "an action is such as"),
        ("meeple c1 r1", "an action is such as"),
        ("knight c1", "“knight” is no figure; figures are meeple, builder, pig"),
        ("meeple c2", "the tile has c1, r1, f1, f2, no “c2”"),
        ("meeple #9", "the tile has c1, r1, f1, f2, no “#9”"),
        ("meeple #0", "no “#0”"),
        ("97,0/0", "the map ends 96 tiles from the start tile"),
        ("0,-97/0", "the map ends 96 tiles from the start tile"),
        ("1000,0/0", "an action is such as"),
        ("yes please", "“yes” is no figure"),
    ],
)
def test_a_malformed_action_is_refused_with_a_reason(text: str, problem: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read_action(match().table, text)
    assert str(caught.value).startswith(f"“{text}” is not an action: ")
    assert problem in str(caught.value)


def test_parts_are_those_of_the_tile_placed_last() -> None:
    t = match(map="TB12 0,-1").table
    assert [GAME.write_action(t, STAND[part]) for part in range(5)] == [
        "meeple c1", "meeple c2", "meeple c3", "meeple f1", "meeple #5",
    ]  # fmt: skip
    with pytest.raises(BadNotation, match="the tile has c1, c2, c3, f1, no “r1”"):
        GAME.read_action(t, "meeple r1")


@pytest.mark.parametrize(
    ("chance", "text", "problem"),
    [
        (ChooseFirstPlayer(), "3", "a seat is a number from 1 to 2"),
        (ChooseFirstPlayer(), "0", "a seat is a number from 1 to 2"),
        (ChooseFirstPlayer(), "one", "a seat is a number from 1 to 2"),
        (DrawTile(0, 1), "Y", "no tile is called “Y”"),
        (DrawTile(0, 1), "1", "no tile is called “1”"),
        (DrawTile(0, 1), "", "no tile is called “”"),
    ],
)
def test_a_malformed_outcome_is_refused_with_a_reason(chance: Chance, text: str, problem: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(problem)) as caught:
        GAME.read_outcome(match().table, chance, text)
    assert caught.value.details["text"] == text


def test_outcomes() -> None:
    t = match(3).table
    assert [GAME.write_outcome(t, ChooseFirstPlayer(), seat) for seat in range(3)] == ["1", "2", "3"]
    assert GAME.read_outcome(t, ChooseFirstPlayer(), " 3 ") == 2
    assert GAME.write_outcome(t, DrawTile(0, 1), 3) == "D"
    assert GAME.read_outcome(t, DrawTile(0, 1), " tb24 ") == 47
    assert GAME.write_outcome(t, DrawTile(0, 1), 47) == "TB24"


def test_every_action_has_a_code_of_its_own() -> None:
    codes = [0, 1, ORIGIN * 4 + 3, 256 * 256 * 4 - 1]
    placements = [action_of(code) for code in codes]
    assert [action.code for action in placements] == codes
    assert all(isinstance(action, Place) for action in placements)
    found = placements[2]
    assert isinstance(found, Place)
    assert (found.position, found.turns) == (ORIGIN, 3)
    assert GAME.write_action(match().table, found) == "0,0/3"
    first = 256 * 256 * 4
    figures = [GAME.action(first + at) for at in range(3 * STRIDE)]
    assert figures == STAND
    assert [(f.figure, f.segment) for f in figures if isinstance(f, Stand)] == [
        (figure, segment) for figure in range(3) for segment in range(STRIDE)
    ]
    assert [action.code for action in (*STAND, YES, NO)] == list(range(first, first + 3 * STRIDE + 2))
    assert (GAME.action(YES.code), GAME.action(NO.code)) == (YES, NO)
    assert [action.word for action in (YES, NO) if isinstance(action, Say)] == ["yes", "no"]
    with pytest.raises(IndexError):
        GAME.action(NO.code + 1)


def test_an_action_of_another_game_is_not_written() -> None:
    with pytest.raises(TypeError, match="no action of Carcassonne"):
        GAME.write_action(match().table, Action(5))


@settings(deadline=None)
@given(st.text() | st.lists(st.sampled_from(WORDS) | st.text(max_size=3), max_size=3).map(" ".join))
@example("/")
@example(" ")
@example("-0,0/0")
def test_any_text_is_an_action_or_refused(text: str) -> None:
    t = match().table
    try:
        action = GAME.read_action(t, text)
    except BadNotation:
        return
    assert GAME.read_action(t, GAME.write_action(t, action)) == action
