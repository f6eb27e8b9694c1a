"""Reading and writing are inverse; what cannot be read is refused with a reason."""

import re
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from artel.games.zodchie import GAME
from artel.games.zodchie.actions import ACTIONS
from artel.games.zodchie.setup import ChooseFirstPlayer, GiveColour, RollDie
from artel.kernel.chance import Rng
from artel.kernel.engine import chance_for, legal, pending
from artel.kernel.errors import BadNotation
from artel.kernel.frames import Chance
from artel.kernel.record import Match, Record
from artel.records import replay

TABLE = GAME.new(GAME.setup(2))
DRAW = Chance()
"""Any chance that none of the others is: a card comes from a pile."""
DOCUMENT = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
WORDS = [
    "yes", "no", "pass", "redraw", "lay", "pay", "remove", "exhume", "fetch", "replace", "nothing", "out", "red", "a1",
    "d8", "e1", "a9", "a1/1", "a1/5", "/", "a/1", "b2/", "tavern", "t", "town_hall", "p", "obelisk", "arsenal", "İ",
]  # fmt: skip


def block(kind: str) -> list[str]:
    """The lines of a code block of the documentation, without the remarks."""
    found = re.search(rf"^```{kind}\n(.*?)^```", DOCUMENT, re.M | re.S)
    assert found is not None
    return [line.partition("#")[0].rstrip() for line in found[1].splitlines()]


def test_every_action_is_read_as_it_is_written() -> None:
    texts = [GAME.write_action(TABLE, action) for action in ACTIONS]
    assert len(set(texts)) == len(ACTIONS)
    assert [GAME.read_action(TABLE, text) for text in texts] == ACTIONS


@pytest.mark.parametrize("variant", ["base", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_action_and_outcome_is_read_as_it_is_written(seats: int, variant: str) -> None:
    match, rng = Match(GAME.setup(seats, {"variant": variant}), None), Rng(seats)
    while not match.over:
        t, chance = match.table, chance_for(match.table)
        if chance is not None:
            outcomes = list(chance.weights(t))
            texts = [GAME.write_outcome(t, chance, outcome) for outcome in outcomes]
            assert [GAME.read_outcome(t, chance, text) for text in texts] == outcomes
            assert len(set(texts)) == len(texts)
            match.outcome(outcomes[rng.below(len(outcomes))])
        else:
            seat = pending(t)[0]
            options = legal(t, seat)
            texts = [GAME.write_action(t, option) for option in options]
            assert [GAME.read_action(t, text) for text in texts] == options
            assert len(set(texts)) == len(texts)
            match.act(seat, options[rng.below(len(options))])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "a play is a card and a place, such as “tavern a1”; see docs/notation.md"),
        ("a1 tavern", "“tavern” is no place; places are a1 to d8"),
        ("tavern", "“tavern” is no place; places are a1 to d8"),
        ("tavern a9", "“a9” is no place; places are a1 to d8"),
        ("tavern e1", "“e1” is no place"),
        ("tavern a١", "“a١” is no place"),
        ("tavern a1 a2", "a play is a card and a place"),
        ("pa a1", "“pa” may be park, palace"),
        ("tavernn a1", "no card is called “tavernn”"),
        ("a1/5", "a side is 1, 2, 3 or 4"),
        ("a1/", "a side is 1, 2, 3 or 4"),
        ("a9/1", "“a9” is no place"),
        ("/1", "“” is no place"),
        ("lay inn", "“inn” is no place"),
        ("lay inn out", "“out” is no place"),
        ("pay", "“pay” is no place"),
        ("pay a1", "no card is called “a1”"),
        ("remove tempel", "no card is called “tempel”"),
        ("replace", "name extras of one colour, or “replace nothing red”"),
        ("replace nothing", "no card is called “nothing”"),
        ("replace nothing pink", "no card is called “nothing”"),
        ("replace tavern", "name extras of one colour"),
        ("replace arsenal fountain", "name extras of one colour"),
        ("yes please", "“please” is no place"),
    ],
)
def test_a_malformed_action_is_refused_with_a_reason(text: str, problem: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read_action(TABLE, text)
    assert str(caught.value).startswith(f"“{text}” is not an action: ")
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("chance", "text", "problem"),
    [
        (GiveColour(0), "pink", "a colour is one of red, green, blue, yellow"),
        (GiveColour(0), "", "a colour is one of"),
        (RollDie(), "six", "a number is needed"),
        (RollDie(), "0", "a number is needed"),
        (ChooseFirstPlayer(), "10", "a number is needed"),
        (DRAW, "tavernn", "no card is called “tavernn”"),
        (DRAW, "pa", "“pa” may be park, palace"),
    ],
)
def test_a_malformed_outcome_is_refused_with_a_reason(chance: Chance, text: str, problem: str) -> None:
    with pytest.raises(BadNotation, match=re.escape(problem)):
        GAME.read_outcome(TABLE, chance, text)


@settings(deadline=None)
@given(st.text() | st.lists(st.sampled_from(WORDS) | st.text(max_size=3), max_size=5).map(" ".join))
@example("replace")
@example("/")
@example(" ")
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = GAME.read_action(TABLE, text)
    except BadNotation:
        return
    written = GAME.write_action(TABLE, action)
    assert GAME.read_action(TABLE, written) is action


@settings(deadline=None)
@given(
    st.text(max_size=8) | st.sampled_from(WORDS), st.sampled_from([GiveColour(0), RollDie(), ChooseFirstPlayer(), DRAW])
)
def test_any_text_is_an_outcome_or_refused(text: str, chance: Chance) -> None:
    try:
        outcome = GAME.read_outcome(TABLE, chance, text)
    except BadNotation:
        return
    assert GAME.read_outcome(TABLE, chance, GAME.write_outcome(TABLE, chance, outcome)) == outcome


@pytest.mark.parametrize("card", GAME.components(GAME.standard_pack()).names)
def test_as_much_of_a_name_as_is_unmistakable_is_enough(card: str) -> None:
    names = GAME.components(GAME.standard_pack()).names
    for length in range(1, len(card) + 1):
        start = card[:length]
        alike = [name for name in names if name.startswith(start)]
        if len(alike) == 1 or start in names:
            expected = start if start in names else card
            assert GAME.write_action(TABLE, GAME.read_action(TABLE, f"{start} a1")) == f"{expected} a1"
        else:
            with pytest.raises(BadNotation, match=f"“{start}” may be {', '.join(alike)}"):
                GAME.read_action(TABLE, f"{start} a1")


# -- the examples of docs/notation.md ---------------------------------------------------------------------


def test_the_documented_actions() -> None:
    texts = block("actions")
    assert [GAME.write_action(TABLE, GAME.read_action(TABLE, text)) for text in texts] == texts
    kinds = {type(GAME.read_action(TABLE, text)) for text in texts}
    assert kinds == {type(action) for action in ACTIONS}


def test_the_documented_abbreviations() -> None:
    for line in block("abbreviations"):
        short, _, whole = line.partition(" = ")
        assert GAME.write_action(TABLE, GAME.read_action(TABLE, short)) == whole


@pytest.mark.parametrize(
    ("chance", "text"), [(GiveColour(0), "Red"), (RollDie(), " 3 "), (DRAW, "Forge"), (DRAW, "forg")]
)
def test_capitals_spaces_and_abbreviations_do_in_outcomes_too(chance: Chance, text: str) -> None:
    written = GAME.write_outcome(TABLE, chance, GAME.read_outcome(TABLE, chance, text))
    assert written.startswith(text.strip().lower())


def test_the_documented_outcomes() -> None:
    chances = {
        "GiveColour": GiveColour(0),
        "RollDie": RollDie(),
        "ChooseFirstPlayer": ChooseFirstPlayer(),
        "Draw": DRAW,
    }
    seen = []
    for line in block("outcomes"):
        name, _, text = line.partition(": ")
        outcome = GAME.read_outcome(TABLE, chances[name], text)
        assert GAME.write_outcome(TABLE, chances[name], outcome) == text
        seen.append(name)
    assert seen == list(chances)


def test_the_documented_record() -> None:
    text = "\n".join(block("json"))
    pack = GAME.standard_pack()
    record = Record.from_json(re.sub(r'"digest": "\w+"', f'"digest": "{pack.digest}"', text))
    match = replay(record)
    assert match.inputs == record.inputs
    assert match.header() == record.header
