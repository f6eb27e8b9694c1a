"""Every action and outcome in notation, and back."""

from __future__ import annotations

from itertools import product

import pytest

from artel.games.architects import GAME
from artel.games.architects.actions import ACTIONS, BUILD, KEEP, NOTHING, TAKE, USE, Build, Use
from artel.games.architects.effects.halicarnassus import LookAt
from artel.games.architects.payments import PAYMENTS
from artel.games.architects.setup import ChooseFirstPlayer, GiveWonder
from artel.games.architects.taking import DrawCentral, DrawToken, ShowToken, ShowTop
from artel.games.architects.turn import CatLooks
from artel.kernel.errors import BadNotation
from artel.kernel.frames import Action, Chance
from games.architects.conservation import CARDS, TOKENS, WONDERS
from games.architects.tables import fresh, match

DECKS = {1: "laurel shield", 2: "laurel shield"}


def problem(text: str) -> str:
    with pytest.raises(BadNotation) as refused:
        GAME.read_action(match(decks=DECKS).table, text)
    assert refused.value.details["text"] == text
    return str(refused.value.details["problem"])


def test_every_action_is_in_its_place() -> None:
    assert [action.code for action in ACTIONS] == list(range(len(ACTIONS)))
    assert len(ACTIONS) == 8 + 14 * 8 + 5 * 209 + 4 + 14 + 14 + 7 + 3
    assert all(GAME.action(code) is action for code, action in enumerate(ACTIONS))
    assert [action.deck for action in TAKE] == list(range(8))
    assert [(action.token, action.deck) for action in USE] == [
        (token, deck) for token in range(14) for deck in range(8)
    ]
    assert [(action.stage, action.payment) for action in BUILD] == [*product(range(5), range(209))]
    assert [action.card for action in KEEP] == list(range(14))


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_writing_and_reading_are_inverse(seats: int) -> None:
    for t in (fresh(seats).table, fresh(seats, wonders=",".join(WONDERS[:seats])).table):
        written = [GAME.write_action(t, action) for action in ACTIONS]
        assert len(set(written)) == len(written)
        assert [GAME.read_action(t, text) for text in written] == ACTIONS
        assert [t.write(action) for action in ACTIONS] == written


def test_the_words() -> None:
    t = match(decks=DECKS).table
    written = [GAME.write_action(t, action) for action in ACTIONS]
    assert written[:8] == ["take giza", "take rhodes", *[f"take deck{n}" for n in range(3, 8)], "take centre"]
    assert written[8:16] == [f"use urbanism {text.split()[1]}" for text in written[:8]]
    first = written.index("discover gear gear")
    assert written[first:-3] == [
        "discover gear gear", "discover compass compass", "discover tablet tablet", "discover gear compass tablet",
        *[f"choose {token}" for token in TOKENS], *[f"keep {card}" for card in CARDS],
        *[f"draft {wonder}" for wonder in WONDERS],
    ]  # fmt: skip
    assert written[-3:] == ["unseen", "end", "nothing"]


def test_builds_name_stage_and_cards() -> None:
    t = match(decks=DECKS).table
    for action in ACTIONS:
        if isinstance(action, Build):
            words = GAME.write_action(t, action).split()
            assert words[:2] == ["build", str(action.stage + 1)]
            names = CARDS[:6]
            assert tuple(words[2:].count(name) for name in names) == PAYMENTS[action.payment]
            assert words[2:] == sorted(words[2:], key=names.index)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("TAKE Giza", "take giza"),
        ("  take   gi ", "take giza"),
        ("use urb ce", None),
        ("use urb centre", "use urbanism centre"),
        ("build 1 stone wood", "build 1 wood stone"),
        ("build 5 co wo st br", "build 5 wood stone brick coin"),
        ("discover tablet gear compass", "discover gear compass tablet"),
        ("choose cul", "choose culture"),
        ("keep horn2", "keep horn2"),
        ("draft e", "draft ephesus"),
        ("End", "end"),
    ],
)
def test_reading_is_lenient_where_nothing_can_be_mistaken(text: str, same: str | None) -> None:
    t = match(decks=DECKS).table
    if same is None:
        with pytest.raises(BadNotation):
            GAME.read_action(t, text)
    else:
        assert GAME.read_action(t, text) == GAME.read_action(t, same)
        assert t.write(GAME.read_action(t, text)) == same


def test_what_cannot_be_read() -> None:
    general = "an action is such as “take giza”, “build 2 wood coin” or “end”; see docs/notation.md"
    for text in (
        "",
        "take",
        "take giza rhodes",
        "build",
        "pass",
        "use urbanism",
        "choose",
        "keep",
        "draft a b",
        "ends",
    ):
        assert problem(text) == general
    assert problem("take olympia") == "“olympia” is no deck; decks are giza, rhodes, centre"
    assert problem("take deck") == "“deck” may be deck3, deck4, deck5, deck6, deck7"
    assert problem("use magic giza") == "“magic” is no token"
    assert problem("use e giza") == "“e” may be economy, engineering, education"
    assert problem("keep c") == "“c” may be coin, cat, compass"
    assert problem("keep lion") == "“lion” is no card"
    assert problem("choose x") == "“x” is no token"
    assert problem("draft troy") == "“troy” is no wonder"
    assert problem("build 0 wood wood") == problem("build 6 wood") == "a stage is a number from 1 to 5"
    assert problem("build x wood wood") == "a stage is a number from 1 to 5"
    assert problem("build 1 gear wood") == "“gear” is no card that pays"
    for cards in ("", " wood wood wood wood wood", " wood wood wood stone coin", " coin coin coin coin coin coin"):
        assert problem(f"build 1{cards}") == "a stage is paid with one to four cards"
    sets = "a set is two equal science cards or gear, compass and tablet"
    for cards in ("", " gear", " gear compass", " wood wood", " gear gear gear"):
        assert problem(f"discover{cards}") == sets


def test_what_is_no_action_cannot_be_written() -> None:
    with pytest.raises(TypeError, match="is no action of 7 Wonders Architects"):
        GAME.write_action(match(decks=DECKS).table, Action(0))


@pytest.mark.parametrize(
    ("chance", "names"),
    [
        (GiveWonder(0), WONDERS),
        (ChooseFirstPlayer(), ["1", "2"]),
        (ShowToken(), TOKENS),
        (DrawToken(1), TOKENS),
        (ShowTop(1), CARDS),
        (DrawCentral(1), CARDS),
        (CatLooks(1), CARDS),
        (LookAt(1, 0), CARDS),
    ],
)
def test_outcomes(chance: Chance, names: list[str]) -> None:
    t = match(decks=DECKS).table
    assert [GAME.write_outcome(t, chance, outcome) for outcome in range(len(names))] == names
    assert [GAME.read_outcome(t, chance, name) for name in names] == list(range(len(names)))
    with pytest.raises(BadNotation) as refused:
        GAME.read_outcome(t, chance, "nonsense")
    kind = {"GiveWonder": "wonder", "ShowToken": "token", "DrawToken": "token"}.get(type(chance).__name__, "card")
    said = f"“nonsense” is no {kind}" if names[0] != "1" else "a seat is a number from 1 to 2"
    assert refused.value.details == {"text": "nonsense", "problem": said}


def test_the_first_player_must_be_at_the_table() -> None:
    t = match(decks=DECKS).table
    for text in ("0", "3", "x"):
        with pytest.raises(BadNotation):
            GAME.read_outcome(t, ChooseFirstPlayer(), text)


def test_nothing_is_never_offered() -> None:
    assert not isinstance(NOTHING, Use)
    assert GAME.write_action(match(decks=DECKS).table, NOTHING) == "nothing"
