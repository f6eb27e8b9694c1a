"""Games whose questions are answered from a list: what is the same for all of them."""

from __future__ import annotations

from pathlib import Path

from artel.drawing.teller import TableTeller, teller_of
from artel.session import saves
from artel.session.keyboard import KeyboardSession
from artel.tui.app import Terminal
from artel.tui.listing import ListBoard
from artel.tui.screens.table import TableScreen
from tui.tables import SMALL, press, run, session_of, settled, shown, terminal


def teller(played: KeyboardSession) -> TableTeller:
    return teller_of(played.game, played.match.setup.pack.digest, played.words, played.names)


def board(app: Terminal) -> ListBoard:
    assert isinstance(app.screen, TableScreen)
    assert isinstance(app.screen.board, ListBoard)
    return app.screen.board


def labels(app: Terminal) -> list[str]:
    return [choice.label.plain for choice in board(app).open_choices()]


async def fits(played: KeyboardSession) -> None:
    """Everything has its place on a small screen."""
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        for name in ("#drawing", "#asked", "#options"):
            region = app.screen.query_one(name).region
            assert region.height > 0
            assert region.bottom <= SMALL[1] - 1
        assert all(name in shown(app) for name in played.names)


async def left_and_resumed(name: str, path: Path) -> KeyboardSession:
    """A game after a few answers, read from its file."""
    played = session_of(name, "Anna,bot:level2", path, "en", "left")
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "1", "1", "1")
    save = saves.read_save(path.read_bytes())
    again = KeyboardSession(saves.resume(save), list(save.players), path, "ru")
    assert again.match.inputs == played.match.inputs
    return again
