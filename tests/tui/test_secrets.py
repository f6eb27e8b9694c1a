"""Several people at one keyboard: nobody reads another one's hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from artel.kernel.ids import SPECTATOR
from artel.session.keyboard import KeyboardSession
from artel.tui.screens.curtain import CurtainScreen
from artel.tui.screens.table import TableScreen
from artel.tui.zodchie.board import Board
from artel.tui.zodchie.deck_screen import DeckScreen
from tui.tables import DESKTOP, SMALL, laid_out, press, reads, run, session, settled, shown, terminal, type_in

HANDS = {
    "turn": 1,
    "city": {"a1": "1 park"},
    "hands": {"1": ["tavern", "villa", "temple"], "2": ["market", "library", "theatre"]},
    "piles": {"1": ["watchtower"], "2": ["barracks"]},
}
FIRST = ("Villa", "Temple", "Watchtower")
SECOND = ("Market", "Library", "Theatre")


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
async def test_the_curtain_hides_hands_between_people(size: tuple[int, int], path: Path) -> None:
    played = laid_out("Anna,Boris", path, HANDS)
    app = terminal(played)
    async with run(app, size) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, CurtainScreen)
        assert "Anna" in shown(app)
        assert not any(card in shown(app) for card in (*FIRST, *SECOND))
        assert played.viewer == SPECTATOR

        await press(pilot, "enter")
        assert isinstance(app.screen, TableScreen)
        assert all(card in shown(app) for card in FIRST[:2])
        assert not any(card in shown(app) for card in SECOND)

        await type_in(pilot, "temple d8")
        assert await reads(pilot, "Open: tavern a2")
        await press(pilot, "1", "enter", "n")
        assert played.match.inputs[:2] == ["1 tavern a2", "1 no"]
        assert isinstance(app.screen, CurtainScreen)
        assert "Boris" in shown(app)
        assert not any(card in shown(app) for card in (*FIRST, *SECOND))
        beneath = app.screen_stack[-2]
        assert isinstance(beneath, TableScreen)
        assert isinstance(beneath.board, Board)
        assert beneath.board.hand.cards == []
        told = " ".join(str(widget.render()) for widget in beneath.query("Static, Hand, Lines, City"))
        assert not any(card in told for card in (*FIRST, *SECOND))

        await press(pilot, "enter")
        assert all(card in shown(app) for card in SECOND)
        assert not any(card in shown(app) for card in FIRST)
        await press(pilot, "g")
        assert "drew a card" in shown(app)
        assert not any(card in shown(app) for card in FIRST)


async def test_nothing_lifts_the_curtain_but_enter(path: Path) -> None:
    played = laid_out("Anna,Boris", path, HANDS)
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        for key in ("escape", "space", "1", "u", "g", "l", "tab", "s", ":"):
            await press(pilot, key)
            assert isinstance(app.screen, CurtainScreen)
            assert not any(card in shown(app) for card in (*FIRST, *SECOND))


async def test_with_one_person_there_is_no_curtain(path: Path) -> None:
    app = terminal(laid_out("Anna,bot:random", path, HANDS))
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, TableScreen)


async def test_decks_are_built_behind_the_curtain(path: Path) -> None:
    played = session("Anna,Boris,bot:level2", path, variant="advanced", limit="2", colours="red,blue,green")
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "enter")
        assert isinstance(app.screen, DeckScreen)
        text = shown(app)
        assert "Arsenal" in text
        assert "replaces Inn" in text
        assert "at most 2" in text
        await press(pilot, "space", "down", "space", "down", "space")
        assert app.screen.chosen == {"arsenal", "laboratory"}, "the limit holds"
        await press(pilot, "up", "space", "enter")
        assert isinstance(app.screen, CurtainScreen)
        assert "Arsenal" not in shown(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, DeckScreen)
        assert "Arsenal" not in shown(app)
        assert "Cemetery" in shown(app)
        await press(pilot, "enter")
        assert played.match.inputs[:2] == ["1 replace arsenal", "2 replace nothing blue"]
        assert played.match.inputs[2].startswith("3 replace")


def test_bots_are_asked_with_views(path: Path) -> None:
    played = session("Anna,bot:level2", path)
    question = played.bot_question(1)
    view: Any = question.view
    assert view.me == 1
    assert view.players[0].hand is None


def test_the_screen_knows_what_its_seat_knows(path: Path) -> None:
    played = laid_out("Anna,Boris", path, HANDS)
    played.act(0, "tavern a2")
    played.act(0, "no")
    for seat in (SPECTATOR, 0, 1):
        played.viewer = seat
        told = zip(played.log(), played.play.events(seat), strict=True)
        drawn = [line.text for line, event in told if type(event).__name__ in ("Drew", "DrewFaceDown")]
        assert ("Watchtower" in drawn[0]) == (seat == 0)
        hands = [player.hand is not None for player in played.view().players]
        assert hands == [seat == 0, seat == 1]


def test_the_person_at_the_keyboard_is_asked_first(path: Path) -> None:
    played: KeyboardSession = session("bot:random,Anna,Boris", path, variant="advanced")
    assert played.asked() == 1
    played.viewer = 2
    assert played.asked() == 2
