"""Hints and refusals have a panel of their own: it covers nothing that can be chosen, and Esc closes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.tui.app import Terminal
from artel.tui.notes import Note
from artel.tui.screens.start import StartScreen
from tui.tables import DESKTOP, SMALL, ZODCHIE, press, reads, run, session_of, settled, shown, terminal, type_in

GAMES = ("zodchie", "carcassonne", "architects", "artificium")
CHOICES = {"zodchie": "#hand", "carcassonne": "#map-question", "architects": "#options", "artificium": "#options"}
SEATS = "Anna,bot:random,bot:random"


def notes(app: Terminal) -> list[Note]:
    """Those that can be seen."""
    return [note for note in app.screen.query(Note) if note.is_open and note.region.height > 0]


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["small", "wide"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_stands_beside_what_can_be_chosen(game: str, size: tuple[int, int], path: Path) -> None:
    app = terminal(session_of(game, SEATS, path, seed="note"))
    async with run(app, size) as pilot:
        await settled(pilot)
        assert not notes(app)
        before = shown(app)
        await press(pilot, "h")
        assert await reads(pilot, "What the champion thinks")
        assert await reads(pilot, "1. ")
        (note,) = notes(app)
        choices = app.screen.query_one(CHOICES[game])
        assert choices.region.height > 0
        assert choices.region.bottom <= size[1] - 1
        assert not note.region.overlaps(choices.region)
        assert not app._notifications
        await press(pilot, "escape")
        assert not notes(app)
        assert shown(app) == before, "everything is as it was"


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["small", "wide"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_refusal_stays_until_it_is_closed_or_something_is_done(
    game: str, size: tuple[int, int], path: Path
) -> None:
    played = session_of(game, SEATS, path, "ru", seed="note")
    app = terminal(played)
    async with run(app, size) as pilot:
        await settled(pilot)
        version = played.match.length
        await type_in(pilot, "nonsense")
        assert await reads(pilot, "Так нельзя")
        assert await reads(pilot, "nonsense")
        assert played.match.length == version
        await press(pilot, "escape")
        assert not notes(app)
        await type_in(pilot, "nonsense")
        assert notes(app)
        await type_in(pilot, played.view().options[-1])
        assert played.match.length > version
        assert not notes(app)
        assert not app._notifications


async def test_a_long_note_is_read_page_by_page(path: Path) -> None:
    app = terminal(session_of("zodchie", "Anna,bot:random,bot:random,bot:random", path))
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        app.note("hint", "ui-hint", "\n".join(f"line {number}" for number in range(1, 31)))
        await settled(pilot)
        assert "PgDn" in shown(app)
        assert "line 1 " in shown(app) + " "
        assert "line 30" not in shown(app)
        for _ in range(30):
            await press(pilot, "pagedown")
        assert "line 30" in shown(app)


async def test_the_start_screen_refuses_in_a_panel_too(path: Path) -> None:
    app = Terminal(ZODCHIE, "en", pause=0)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, StartScreen)
        app.resume(path)
        assert await reads(pilot, "cannot be read")
        await press(pilot, "escape")
        assert not notes(app)
        assert isinstance(app.screen, StartScreen), "Esc has closed the note and asks nothing"
