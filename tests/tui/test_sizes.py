"""The board gets the room that there is; a terminal that is too small says what it needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.drawing.carcassonne.chart import HUGE, SMALL
from artel.drawing.zodchie.drawing import GRAND, WIDE
from artel.tui.screens.board import BoardScreen
from artel.tui.zodchie.city import City
from tui import carcassonne_tables
from tui.tables import press, reads, run, session_of, settled, shown, terminal, until

GAMES = ("zodchie", "carcassonne", "architects", "artificium")
SIZES = ((80, 24), (100, 30), (120, 40), (160, 48))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
async def test_the_board_has_what_the_log_leaves(game: str, size: tuple[int, int], path: Path) -> None:
    app = terminal(session_of(game, "Anna,bot:random", path))
    async with run(app, size) as pilot:
        await settled(pilot)
        screen = app.screen
        assert isinstance(screen, BoardScreen)
        assert not screen.has_class("cramped")
        table, side = screen.board.region, screen.query_one("#side").region
        assert table.width + side.width == size[0]
        assert screen.board.space == (table.width, table.height)
        if size[0] >= 160:
            assert table.width >= 110


async def test_cards_of_a_large_city_are_large(path: Path) -> None:
    app = terminal(session_of("zodchie", "Anna,bot:random", path))
    async with run(app, (160, 48)) as pilot:
        await settled(pilot)
        city = app.screen.query_one(City)
        assert city.wide > WIDE
        assert city.lines == GRAND
        assert city.region.width > 100
        await pilot.click(City, offset=(2 + 1 + 3 * (city.wide + 1) + 1, 1 + GRAND + 2))
        await settled(pilot)
        assert city.cursor == "b4", "a click finds its place on large cards too"


async def test_a_map_with_room_has_the_largest_tiles(path: Path) -> None:
    played = carcassonne_tables.laid_out("Anna,bot:random", path, carcassonne_tables.ROAD)
    app = terminal(played)
    async with run(app, (160, 48)) as pilot:
        await settled(pilot)
        assert carcassonne_tables.board(app).map.chart.scale == HUGE  # type: ignore[union-attr]
        await press(pilot, "z")
        assert carcassonne_tables.board(app).map.chart.scale == SMALL  # type: ignore[union-attr]
        await press(pilot, "enter")
        assert played.match.length == 1


@pytest.mark.parametrize(
    ("game", "needed"),
    [("zodchie", "75 × 18"), ("carcassonne", "64 × 15"), ("architects", "78 × 16"), ("artificium", "78 × 16")],
)
async def test_a_small_terminal_says_what_it_needs_and_comes_back(game: str, needed: str, path: Path) -> None:
    played = session_of(game, "Anna,bot:random", path)
    app = terminal(played)
    async with run(app, (50, 12)) as pilot:
        await settled(pilot)
        assert await reads(pilot, "Now: 50 × 12")
        assert needed in shown(app)
        assert "Anna" not in shown(app)
        version = played.match.length
        await press(pilot, "1", "enter", "u", "space", "enter")
        assert played.match.length == version, "nothing is chosen blindly"
        await pilot.resize_terminal(100, 30)
        await until(lambda: not app.screen.has_class("cramped"), "it does not come back")
        await settled(pilot)
        assert "Anna" in shown(app)
        assert "Now: " not in shown(app)
        focused = app.screen.focused
        assert focused is not None, "it can be played at once"
        await press(pilot, "enter", "enter")
        assert played.match.length > version
        await pilot.resize_terminal(60, 14)
        await until(lambda: app.screen.has_class("cramped"), "it is still shown")
        assert await reads(pilot, "Now: 60 × 14")
