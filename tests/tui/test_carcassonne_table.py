"""Carcassonne on the screen and line by line: aids, the window over the map, replays, plain text."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from artel.drawing.carcassonne.chart import LARGE, SMALL
from artel.games import game
from artel.games.carcassonne import GAME
from artel.session import saves
from artel.session.keyboard import KeyboardSession
from artel.session.stepping import SteppedReplay
from artel.tui.app import Terminal
from artel.tui.carcassonne.bag import BagScreen
from artel.tui.carcassonne.map import REMEMBERED
from artel.tui.plain import Plain
from artel.tui.screens.replay import ReplayScreen
from artel.tui.screens.start import StartScreen
from artel.tui.screens.table import TableScreen
from tui.carcassonne_pictures import main as draw_pictures
from tui.carcassonne_tables import ROAD, board, laid_out, map_text, placing, session
from tui.tables import DESKTOP, bot_choice, press, reads, run, settled, shown, terminal
from tui.tables import SMALL as SMALL_SCREEN

if TYPE_CHECKING:
    pass


# -- aids --------------------------------------------------------------------------------------------------


async def test_each_owner_of_a_field_reads_their_own_points(path: Path) -> None:
    layout = {
        "map": ["E 0,-1/2", "U 1,0", "U 2,0"],
        "figures": ["1 meeple 1,0 f1", "2 meeple 2,0 f1", "2 pig 2,0 f1"],
        "tile": "E",
    }
    app = terminal(laid_out("Anna,bot:random", path, layout))
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, "f")
        assert "A3" in map_text(app)
        assert "B4" in map_text(app)


async def test_layers_of_aids(path: Path) -> None:
    layout = {
        "map": ["E 0,-1/2", "U 1,0", "U 2,0"],
        "figures": ["1 meeple 1,0 r1", "2 meeple 1,0 f2", "2 meeple 2,0 f1"],
        "tile": "E",
        "bag": {"B": 2, "E": 1},
    }
    app = terminal(laid_out("Anna,bot:random", path, layout))
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, "f")
        labelled = map_text(app)
        assert "A3/5" in labelled
        assert "B3" in labelled, "the field borders a completed city"
        assert labelled.count("b") > 10
        assert "›" in shown(app)
        await press(pilot, "f", "z")  # the whole map is in sight
        before = map_text(app)
        await press(pilot, "d")
        view = app.session.view()  # type: ignore[union-attr]
        assert view.aids.dead_places
        assert map_text(app).count("×") == len(view.aids.dead_places)
        await press(pilot, "escape")
        assert map_text(app) == before
        await press(pilot, "t")
        assert isinstance(app.screen, BagScreen)
        text = shown(app)
        assert "Tiles still to come: 3" in text
        assert "×2" in text
        await press(pilot, "l")
        assert "Ещё не пришли: 3" in shown(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, TableScreen)


async def test_a_table_without_aids(path: Path) -> None:
    app = terminal(laid_out("Anna,bot:random", path, ROAD | {"figures": ["1 meeple 1,0 r1"]}, aids="off"))
    async with run(app, SMALL_SCREEN) as pilot:
        await settled(pilot)
        before = map_text(app)
        for key in ("f", "d", "t"):
            await press(pilot, key)
            assert isinstance(app.screen, TableScreen)
            assert await reads(pilot, "without aids")
            await press(pilot, "escape")
            assert map_text(app) == before


async def test_what_a_placement_completes_is_told_before(path: Path) -> None:
    layout = {"map": [], "figures": ["1 meeple 0,0 c1"], "tile": "E"}
    for aids, told in (("on", True), ("off", False)):
        app = terminal(laid_out("Anna,bot:random", path, layout, aids=aids))
        async with run(app, DESKTOP) as pilot:
            await settled(pilot)
            placing(app).go_to((0, -1))
            await press(pilot, "z")
            assert ("2 tiles. You: 4 points." in shown(app)) == told


# -- the window ----------------------------------------------------------------------------------------------


async def test_the_window_follows_the_game_and_can_be_moved(path: Path) -> None:
    row = [f"U {x},0" for x in range(1, 8)]
    played = laid_out("Anna,bot:random", path, {"map": row, "tile": "V"})
    app = terminal(played)
    async with run(app, SMALL_SCREEN) as pilot:
        await settled(pilot)
        shown_map = board(app).map
        choice = placing(app)

        def in_sight(place: tuple[int, int]) -> bool:
            wide, high = shown_map.room
            x, y = place[0] * SMALL.width - shown_map.left, place[1] * SMALL.height - shown_map.top
            return 0 <= x <= wide - SMALL.width and 0 <= y <= high - SMALL.height

        for _ in choice.spots:
            await press(pilot, "space")
            assert in_sight(choice.place)
        left, top = shown_map.left, shown_map.top
        await press(pilot, "shift+right", "shift+down")
        assert (shown_map.left, shown_map.top) == (left + SMALL.width, top + SMALL.height)
        await press(pilot, "home")
        west, north, east, south = shown_map.chart.bounds()  # type: ignore[union-attr]
        wide, high = shown_map.room
        assert abs((west + east + 1) * SMALL.width / 2 - (shown_map.left + wide / 2)) <= 1
        assert abs((north + south + 1) * SMALL.height / 2 - (shown_map.top + high / 2)) <= 1


async def test_the_window_remembers_its_latest_places_only(path: Path) -> None:
    app = terminal(session("Anna,bot:random", path))
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        tiles = board(app).map
        assert tiles.chart is not None
        tiles.shown.clear()
        outlooks = []
        for number in [0, 1, *range(2, REMEMBERED), 0, REMEMBERED]:
            tiles.watched = (number, 0)
            tiles.render()
            outlooks.append(tiles.outlook(tiles.chart))
        assert len(tiles.shown) == REMEMBERED
        assert outlooks[0] in tiles.shown, "it was there again lately"
        assert outlooks[1] not in tiles.shown


async def test_the_window_does_not_stay_where_it_was_drawn_before_it_knew_its_size(path: Path) -> None:
    app = terminal(session("Anna,bot:random", path))
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        tiles = board(app).map
        placed = tiles.left, tiles.top
        tiles.shown.clear()
        tiles.left, tiles.top, tiles.settled = 100, 100, None
        tiles.render()
        tiles.on_resize()
        assert (tiles.left, tiles.top) == placed


async def test_a_smaller_terminal_shows_the_table_too(path: Path) -> None:
    app = terminal(session("Anna,bot:level2,bot:level2,bot:random,bot:random,bot:random", path))
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        assert "In the bag" in shown(app)
        await pilot.resize_terminal(*SMALL_SCREEN)
        await settled(pilot)
        text = shown(app)
        assert "In the bag" in text
        assert "Anna" in text
        assert "┏" in map_text(app)


async def test_the_language_changes_at_once(path: Path) -> None:
    app = terminal(laid_out("Anna,bot:random", path, ROAD))
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        choice = placing(app)
        await press(pilot, "space", "l")
        text = shown(app)
        assert "В мешочке" in text
        assert "Дорога" in text or "дорог" in text
        assert placing(app) is choice, "what was being chosen is kept"


async def test_it_can_be_chosen_at_the_start(path: Path) -> None:
    app = Terminal(game(GAME.id), "en", path=path, pause=0)
    async with run(app, SMALL_SCREEN) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        text = shown(app)
        for option in ("Goods", "Builder", "Pig", "Aids", "Tiles of the expansion"):
            assert option in text
        await press(pilot, "enter")
        await settled(pilot)
        assert app.session is not None
        assert app.session.game.id == "carcassonne"
        assert board(app).choice is not None


# -- replays and plain text ------------------------------------------------------------------------------------


async def test_a_replay_shows_the_map_grow(path: Path) -> None:
    played = session("bot:random,bot:random", path, tiles="off")
    while (seat := played.asked()) is not None:
        played.act(seat, bot_choice(played, seat))
    replay = SteppedReplay(saves.read_save(path.read_bytes()))
    screen = ReplayScreen(replay, None)
    app = Terminal(game(GAME.id), "en", first=screen, pause=0.05)
    async with run(app, SMALL_SCREEN) as pilot:
        await pilot.pause()
        assert f"0 of {replay.last}" in shown(app)
        await press(pilot, "right", "right", "right", "right")
        assert screen.at == 4
        chart = board(app).map.chart
        assert chart is not None
        there: Any = replay.match(4).game.view(replay.match(4).table, 0)
        assert len(chart.pieces) == len(there.map)
        await press(pilot, "end")
        assert str(replay.end.result().scores[0]) in shown(app)
        await press(pilot, "z", "f")
        assert board(app).map.chart.scale == LARGE  # type: ignore[union-attr]
        await press(pilot, "left")
        assert screen.at == replay.last - 1
        await press(pilot, "home")
        assert screen.at == 0


def plain(played: KeyboardSession, *lines: str) -> str:
    typed = iter(lines)
    console = Console(file=io.StringIO(), width=100, highlight=False)
    Plain(played, console, lambda: next(typed, None)).play()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_plain_text_shows_the_map_with_coordinates(path: Path) -> None:
    told = plain(laid_out("Anna,bot:random", path, ROAD), "card V", "nowhere", "2,0/0", "1")
    lines = told.split("\n")
    ruler = next(line for line in lines if line.split() == ["-1", "0", "1", "2"])
    row = next(line for line in lines if line.startswith("  0 "))
    assert row[ruler.index("0")] == row[ruler.index("1", ruler.index("0"))] == "═"
    assert row[ruler.rindex("2")] == "+"
    assert "/0        /1        /2        /3" in told
    assert "2,0:" in told
    assert "V: Road bend (×9)" in told
    assert "an action is such as" in told
    assert "Anna put a meeple on the road" in told


def test_plain_text_plays_a_whole_game(path: Path) -> None:
    played = session("Анна,bot:random", path, "ru", tiles="off")
    told = plain(played, *["1"] * 200)
    assert played.match.over
    assert "[C7.1]" in told or "C3.4" in told
    assert "Итого" in told


async def test_pictures(tmp_path: Path) -> None:
    await draw_pictures(tmp_path)
    drawn = {picture.name: picture.read_text(encoding="utf-8") for picture in tmp_path.iterdir()}
    assert sorted(drawn) == ["terminal-carcassonne-ru.svg", "terminal-carcassonne.svg"]
    assert all("cdn" not in text and "monospace" in text for text in drawn.values())
