"""Tables of Carcassonne on a screen without a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from artel.drawing.carcassonne.ruler import MARGIN
from artel.session.keyboard import KeyboardSession
from artel.tui.app import Terminal
from artel.tui.carcassonne.board import Board
from artel.tui.carcassonne.choice import Listing, Placing
from artel.tui.screens.replay import ReplayScreen
from artel.tui.screens.table import TableScreen
from tui.tables import laid_out_of, session_of, settled

if TYPE_CHECKING:
    from textual.pilot import Pilot


ROAD = {"map": ["U 1,0"], "tile": "V", "turn": 1}
"""A straight road, and a bend in hand."""


def session(seats: str, path: Path, language: str = "en", seed: str = "seed", **options: str) -> KeyboardSession:
    return session_of("carcassonne", seats, path, language, seed, **options)


def laid_out(seats: str, path: Path, layout: dict[str, Any], language: str = "en", **options: str) -> KeyboardSession:
    return laid_out_of("carcassonne", seats, path, layout, language, **options)


def board(app: Terminal) -> Board:
    assert isinstance(app.screen, TableScreen | ReplayScreen)
    assert isinstance(app.screen.board, Board)
    return app.screen.board


def placing(app: Terminal) -> Placing:
    choice = board(app).choice
    assert isinstance(choice, Placing)
    return choice


def listing(app: Terminal) -> Listing:
    choice = board(app).choice
    assert isinstance(choice, Listing)
    return choice


def map_text(app: Terminal) -> str:
    drawn = board(app).map.render()
    assert not isinstance(drawn, str)
    return drawn.plain


async def click(
    pilot: Pilot[Any], app: Terminal, place: tuple[int, int], column: int, row: int, button: int = 1
) -> None:
    shown_map = board(app).map
    assert shown_map.chart is not None
    wide, high = shown_map.chart.scale
    x = MARGIN + place[0] * wide + column - shown_map.left
    y = 1 + place[1] * high + row - shown_map.top
    await pilot.click("#map", offset=(x, y), button=button)
    await settled(pilot)
