"""7 Wonders Architects in the terminal."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from artel.drawing.architects.look import helping, lacking
from artel.drawing.architects.teller import Teller
from artel.kernel.ids import SPECTATOR
from artel.session import saves
from artel.session.keyboard import KeyboardSession
from artel.session.stepping import SteppedReplay
from artel.tui.app import Terminal
from artel.tui.plain import Plain
from artel.tui.screens.curtain import CurtainScreen
from artel.tui.screens.replay import ReplayScreen
from tui import listed
from tui.listed import board, fits, labels, left_and_resumed
from tui.tables import (
    DESKTOP,
    SMALL,
    ends,
    laid_out_of,
    play_with_enter,
    played_on,
    press,
    reads,
    run,
    session_of,
    settled,
    shown,
    terminal,
    type_in,
)

NAME = "architects"
PILES = {
    "wonders": {1: "rhodes", 2: "giza"},
    "cards": {1: ["wood", "laurel", "gear"], 2: ["shield"]},
    "built": {1: [1]},
    "progress": {1: ["decor"]},
    "decks": {1: ["glass", "stone"], 2: ["brick", "stone"]},
    "centre": ["cat", "papyrus", "papyrus"],
    "face_up": ["culture", "science", "urbanism"],
    "tokens": ["tactics", "economy"],
}


def teller(played: KeyboardSession) -> Teller:
    found = listed.teller(played)
    assert isinstance(found, Teller)
    return found


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), pytest.param("ru", SMALL, marks=pytest.mark.deep)])
async def test_a_whole_game_by_keyboard_against_bots(language: str, size: tuple[int, int], path: Path) -> None:
    played = session_of(NAME, "Anna,bot:level2,bot:random", path, language)
    assert "S7.2" in await ends(played, size)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [DESKTOP, SMALL])
async def test_the_table_shows_everything(language: str, size: tuple[int, int], path: Path) -> None:
    played = laid_out_of(NAME, "Anna,bot:level2,bot:random", path, PILES, language)
    app = terminal(played)
    async with run(app, size) as pilot:
        await settled(pilot)
        text, said = shown(app), played.words
        for key in ("wonder-rhodes", "wonder-giza", "token-culture", "token-science", "token-decor", "card-laurel"):
            assert said.say_of(played.game, key) in text
        assert said.say_of(played.game, "card-glass") in text, "the open card of the left deck"
        assert "■1 2≠ +4" in text
        assert "▷2 2= +4★" in text
        assert "△△△" in text
        assert said.say("ui-architects-lacking", many=1) in text


async def test_seven_players_fit_a_small_screen(path: Path) -> None:
    played = played_on(session_of(NAME, "Anna," + ",".join(["bot:random"] * 6), path), 150, "random")
    await fits(played)


async def test_options_have_keys_and_say_what_they_do(path: Path) -> None:
    played = laid_out_of(NAME, "Anna,bot:random", path, PILES)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        assert labels(app) == [
            "Take Glass from the deck of Rhodes",
            "Take Brick from the deck of Giza",
            "Take the top card of the central deck",
        ]
        await press(pilot, "down", "down")
        assert "Nobody knows which card it is." in shown(app)
        await press(pilot, "2")
        assert played.match.inputs[0] == "1 take giza"


async def test_notation_is_typed_and_refused_with_the_clause(path: Path) -> None:
    played = laid_out_of(NAME, "Anna,bot:random", path, PILES)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await type_in(pilot, "end")
        assert await reads(pilot, "S2.9")
        assert not played.match.inputs
        await type_in(pilot, "take giza")
        assert played.match.inputs[0] == "1 take giza"


async def test_a_russian_keyboard_chooses_too(path: Path) -> None:
    played = laid_out_of(NAME, "Anna,bot:random", path, PILES, "ru")
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "l")
        assert "Your turn" in shown(app)
        await press(pilot, "д")
        assert "Ваш ход" in shown(app)


async def test_payments_can_be_told_apart(path: Path) -> None:
    layout = PILES | {
        "cards": {1: ["wood", "stone", "papyrus", "papyrus", "coin"]},
        "built": {1: [1]},
        "progress": {1: ["economy", "engineering"]},
        "tokens": [],
    }
    played = laid_out_of(NAME, "Anna,bot:random", path, layout)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, "3")
        found = labels(app)
        assert len(found) == len(set(found)) > 3
        hints = " ".join(choice.hint for choice in board(app).open_choices())
        assert "With the help of Engineering." in hints


def test_helpers_and_what_is_lacking() -> None:
    view = laid_out_of(NAME, "Anna,bot:random", Path("never"), PILES).view()
    different, equal = view.players[0].stages[:2]
    assert (different.same, equal.same) == (False, True)
    assert helping(equal, ["wood", "wood"]) == []
    assert helping(equal, ["wood", "stone"]) == ["engineering"]
    assert helping(equal, ["coin"]) == ["economy"]
    assert helping(different, ["wood", "wood"]) == ["engineering"]
    assert lacking({"wood": 1, "coin": 1}, equal) == 0
    assert lacking({"wood": 1, "stone": 1}, equal) == 1


# -- hidden information ---------------------------------------------------------------------------------------


def text_of(played: KeyboardSession, seat: int) -> str:
    played.viewer = seat
    drawn = teller(played).table(played.view(), played.match.seen_by(seat), 80).plain
    return drawn + " ".join(entry.text for entry in played.log())


def test_only_the_holder_of_the_cat_sees_the_top_card(path: Path) -> None:
    layout = PILES | {"cat": 1, "centre": ["horn1"], "cards": {}, "face_up": []}
    played = laid_out_of(NAME, "Anna,Boris,Clara", path, layout)
    told = {seat: "Shield with a horn" in text_of(played, seat) for seat in (SPECTATOR, 0, 1, 2)}
    assert told == {SPECTATOR: False, 0: True, 1: False, 2: False}


LOOKING = {
    "wonders": {1: "halicarnassus", 2: "giza"},
    "cards": {1: ["wood", "coin"]},
    "built": {1: [1]},
    "decks": {1: ["wood", "papyrus", "glass"], 2: ["brick", "glass", "horn1", "cat", "cat"]},
    "centre": ["coin"],
}


def looking(path: Path) -> KeyboardSession:
    """Halicarnassus looks at the deck of Giza."""
    played = laid_out_of(NAME, "Anna,Boris", path, LOOKING)
    played.viewer = 0
    for option in ("take halicarnassus", "build 2 wood wood", "take giza"):
        if option in played.view().options:
            played.act(0, option)
    assert played.view().flow[-1]["frame"] == "KeepOne"
    return played


def test_only_halicarnassus_sees_the_cards_it_looks_at(path: Path) -> None:
    played = looking(path)
    for seat in (0, 1, SPECTATOR):
        text = text_of(played, seat)
        assert ("Shield with a horn" in text) == (seat == 0)
    assert "Anna looks at 4 hidden cards of the deck of Giza." in text_of(played, 1)


async def test_the_curtain_hides_what_somebody_looks_at(path: Path) -> None:
    played = looking(path)
    app = terminal(played)
    played.viewer = SPECTATOR
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, CurtainScreen)
        assert "Shield with a horn" not in shown(app)
        await press(pilot, "enter")
        assert "Shield with a horn" in shown(app)
        kept = labels(app).index("Keep Glass")
        await press(pilot, str(kept + 1))
        assert isinstance(app.screen, CurtainScreen)
        beneath = app.screen_stack[-2]
        told = " ".join(str(widget.render()) for widget in beneath.query("#drawing, #asked, #options, #below"))
        assert "Shield with a horn" not in shown(app) + told
        await press(pilot, "enter")
        assert "Shield with a horn" not in shown(app)


async def test_wonders_are_chosen_one_after_another(path: Path) -> None:
    played = session_of(NAME, "Anna,Boris", path, wonders="draft")
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "enter")
        asked = played.viewer
        assert "2= +3★" in shown(app), "all wonders with their stages"
        await press(pilot, "4", "enter")
        assert played.match.inputs[-1] == f"{asked + 1} draft giza"
        assert "Build Giza" not in labels(app)


# -- saving, replays, line by line ----------------------------------------------------------------------------


async def test_a_game_goes_on_where_it_was_left(path: Path) -> None:
    again = await left_and_resumed(NAME, path)
    app = terminal(again)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await play_with_enter(pilot, again)
        assert again.match.over


async def test_a_replay_shows_what_a_seat_saw(path: Path) -> None:
    played = played_on(session_of(NAME, "Anna,bot:level2,bot:level2", path), 10_000)
    save = saves.Save(played.match.record(reveal=True), tuple(played.players))
    app = Terminal(played.game, "en", first=ReplayScreen(SteppedReplay(save), 0), pause=0)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, *["right"] * 30, "v", "v", "l")
        assert "Ученик" in shown(app)
        await press(pilot, "end")
        assert str(max(played.match.result().scores)) in shown(app)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_line_by_line(language: str, path: Path) -> None:
    played = session_of(NAME, "Anna,bot:level2", path, language)
    output = io.StringIO()
    lines: list[Any] = ["card giza", "rules S7.2", "table"]
    plain = Plain(played, Console(file=output, width=80), lambda: lines.pop(0) if lines else "1")
    plain.play()
    text, said = output.getvalue(), played.words
    assert played.match.over
    assert said.say_of(played.game, "wonder-giza.effect") in text
    assert said.say("ui-total") in text


def test_ties_are_decided_by_stages(path: Path) -> None:
    def verdict(**layout: Any) -> str:
        played = laid_out_of(NAME, "Anna,Boris", path, layout)
        return teller(played).verdict(played.view(), played.match.result())

    stages = verdict(wonders={1: "giza", 2: "ephesus"}, built={1: [1], 2: [1, 2]}, cat=1)
    assert stages == "Boris wins: 6 points like Anna, but more stages: 2. (S7.4)"
    shared = verdict(wonders={1: "giza", 2: "rhodes"}, built={1: [1], 2: [1]})
    assert shared == "Anna and Boris share the victory with 4 points and as many stages. (S7.4)"
