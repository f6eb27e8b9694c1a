"""Tables of Carcassonne on a screen without a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from artel.games.carcassonne import GAME
from artel.kernel.record import Match
from artel.tui.app import Terminal
from artel.tui.carcassonne.board import Board
from artel.tui.carcassonne.choice import Listing, Placing
from artel.tui.carcassonne.ruler import MARGIN
from artel.tui.screens.replay import ReplayScreen
from artel.tui.screens.table import TableScreen
from artel.tui.seats import read_seats
from artel.tui.session import Session, begin
from tui.tables import settled

if TYPE_CHECKING:
    from textual.pilot import Pilot


ROAD = {"map": ["U 1,0"], "tile": "V", "turn": 1}
"""A straight road, and a bend in hand."""


def session(seats: str, path: Path, language: str = "en", seed: str = "seed", **options: str) -> Session:
    players = read_seats(seats.split(","))
    return begin(GAME.setup(len(players), options), players, path, language, seed)


def laid_out(seats: str, path: Path, layout: dict[str, Any], language: str = "en", **options: str) -> Session:
    players = read_seats(seats.split(","))
    setup = GAME.setup(len(players), options)
    return Session(Match(setup, b"seed", GAME.lay_out(setup, layout)), players, path, language)


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
