"""Carcassonne on a full screen: placing, figures, the builder, the mouse, several people."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from artel.drawing.carcassonne.chart import LARGE, SMALL
from artel.games import game
from artel.games.carcassonne import GAME
from artel.records import verify
from artel.session import saves
from artel.tui.app import Terminal
from artel.tui.carcassonne.choice import Listing, Placing
from artel.tui.screens.ending import EndScreen
from artel.tui.screens.table import TableScreen
from tui.carcassonne_tables import ROAD, board, click, laid_out, listing, map_text, placing, session
from tui.tables import DESKTOP, PATIENCE, bot_choice, press, reads, run, settled, shown, terminal, type_in, until
from tui.tables import SMALL as SMALL_SCREEN

if TYPE_CHECKING:
    pass


# -- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "size", "bot"),
    [pytest.param("en", DESKTOP, "level2", marks=pytest.mark.deep), ("ru", SMALL_SCREEN, "random")],
)
async def test_a_whole_game_by_keyboard_against_a_bot(
    language: str, size: tuple[int, int], bot: str, path: Path
) -> None:
    """What is struck depends on the question alone, and one question is waited for after another: the course of the
    game does not hang on how fast it is drawn."""
    played = session(f"Anna,bot:{bot}", path, language, tiles="on" if bot == "level2" else "off")
    app = terminal(played)
    answered: set[int] = set()
    """The questions that keys were struck for."""
    async with run(app, size) as pilot:
        await settled(pilot)
        table = board(app)

        def open_question() -> bool:
            now = played.match.length
            return played.match.over or (now not in answered and played.asked() == 0 and table.version == now)

        while not played.match.over:
            await until(open_question, "nobody is asked")
            step = len(answered)
            answered.add(played.match.length)
            if isinstance(table.choice, Placing):
                app.simulate_key(("right", "up", "r", "left", "down", "space")[step % 6])
                app.simulate_key("enter")
            elif isinstance(table.choice, Listing):
                key = "y" if "yes" in table.choice.options else ("1", "n", "enter")[step % 3]
                app.simulate_key(key if table.choice.by_key(key) else "enter")
        assert await reads(pilot, "Total" if language == "en" else "Итого")
        assert isinstance(app.screen, EndScreen)
        result = played.match.result()
        text = shown(app)
        assert str(result.scores[0]) in text
        assert "C3.2" in text
        assert ("Apprentice" if language == "en" else "Случайный") in text
        assert any(text.startswith("1 meeple") for text in played.match.inputs), "a person puts figures on the map"
        saved = saves.read_save(path.read_bytes())
        assert verify(saved.record).result() == result


async def test_bots_alone_play_for_a_spectator(path: Path) -> None:
    played = session("bot:random,bot:random,bot:random", path, tiles="off", goods="off", pig="off")
    app = terminal(played)
    async with run(app, SMALL_SCREEN) as pilot:
        await settled(pilot)
        assert played.match.over
        assert isinstance(app.screen, EndScreen)


# -- placing ------------------------------------------------------------------------------------------------


async def test_arrows_go_to_legal_places_and_r_turns_the_tile(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, ROAD)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        choice = placing(app)
        assert set(choice.spots) == {(-1, 0), (2, 0), (0, 1), (1, 1), (1, -1)}
        assert choice.place == (2, 0) or choice.place in choice.spots
        choice.go_to((2, 0))
        await press(pilot, "down")
        assert choice.place == (1, 1)
        await press(pilot, "left")
        assert choice.place == (0, 1)
        await press(pilot, "left")
        assert choice.place == (-1, 0)
        assert choice.spots[-1, 0] == [2, 3]
        assert choice.turns == 2
        assert "Place the tile turned by 180° (1 west of the start tile)" in shown(app)
        await press(pilot, "r")
        assert choice.turns == 3
        await press(pilot, "r")
        assert choice.turns == 2
        await press(pilot, "R")
        assert choice.turns == 3
        await press(pilot, "enter")
        assert played.match.inputs == ["1 -1,0/3"]
        assert listing(app).options == ["meeple r1", "meeple f1", "meeple f2", "no"]


async def test_every_legal_place_is_reached_by_arrows_and_by_space(path: Path) -> None:
    played = session("Anna,bot:level2", path, seed="far")
    while played.match.length < 90 or played.asked() != 0 or len(played.view().options) < 20:
        seat = played.asked()
        assert seat is not None
        played.act(seat, bot_choice(played, seat, "level2"))
    choice = Placing(played.view().options, (0, 0))
    reached = {choice.place}
    ends = [choice.place]
    while ends:
        start = ends.pop()
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            choice.go_to(start)
            choice.walk(right, down)
            if choice.place not in reached:
                reached.add(choice.place)
                ends.append(choice.place)
    assert reached == set(choice.spots)
    seen = set()
    for _ in choice.spots:
        choice.go_on()
        seen.add(choice.place)
    assert seen == set(choice.spots)


async def test_the_ghost_and_the_legal_places_are_on_the_map(path: Path) -> None:
    app = terminal(laid_out("Anna,bot:random", path, ROAD))
    async with run(app, SMALL_SCREEN) as pilot:
        await settled(pilot)
        drawn = map_text(app)
        assert drawn.count("┏") == drawn.count("┛") == 1
        assert drawn.count("+") == 4
        await press(pilot, "z")
        assert board(app).map.chart.scale == SMALL  # type: ignore[union-attr]
        assert map_text(app).count("┏") == 1
        await press(pilot, "z")
        assert board(app).map.chart.scale == LARGE  # type: ignore[union-attr]


async def test_what_does_not_fit_is_refused_with_its_clause(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, ROAD)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await click(pilot, app, (0, -1), 1, 1)
        assert await reads(pilot, "C2.1: Draw a tile")
        assert await reads(pilot, "cannot do")
        await type_in(pilot, "9,9/0")
        assert await reads(pilot, "9,9/0")
        await type_in(pilot, "somewhere")
        assert await reads(pilot, "is not an action")
        assert played.match.length == 0
        await type_in(pilot, "2,0/0")
        assert played.match.inputs == ["1 2,0/0"]


async def test_figures_are_refused_with_their_clauses(path: Path) -> None:
    layout = ROAD | {"figures": ["2 meeple 1,0 r1"]}
    played = laid_out("Anna,bot:random", path, layout, "ru")
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await type_in(pilot, "2,0/0")
        assert listing(app).options == ["meeple f1", "meeple f2", "no"]
        for typed, clause in (("meeple r1", "C2.3"), ("builder r1", "C5.1"), ("pig f1", "C6.1")):
            await type_in(pilot, typed)
            assert await reads(pilot, f"{clause}: ")
        assert played.match.length == 1
        chart = board(app).map.chart
        assert chart is not None
        column, row = chart.drawn("V", 0).anchors[0]
        app.screen.action_back()  # type: ignore[attr-defined]
        await click(pilot, app, (2, 0), column, row)
        assert await reads(pilot, "C2.3: ")
        assert played.match.length == 1


# -- figures and the builder -----------------------------------------------------------------------------------


async def test_a_figure_is_chosen_by_number_by_arrows_or_not_at_all(path: Path) -> None:
    for keys, answer in ((("1",), "meeple r1"), (("left", "enter"), "meeple f2"), (("n",), "no"), (("enter",), "no")):
        played = laid_out("Anna,Boris", path, ROAD)
        app = terminal(played)
        async with run(app, SMALL_SCREEN) as pilot:
            await settled(pilot)
            await type_in(pilot, "2,0/0")
            assert "highwayman" in shown(app)
            await press(pilot, *keys)
            assert played.match.inputs[1] == f"1 {answer}"


async def test_figures_stand_on_the_map_with_their_signs(path: Path) -> None:
    layout = {
        "map": ["U 1,0", "U 2,0", "U 3,0", "B 3,1"],
        "figures": ["1 meeple 1,0 r1", "1 builder 2,0 r1", "2 meeple 1,0 f2", "2 pig 2,0 f2", "1 meeple 3,1 m1"],
        "tile": "E",
    }
    app = terminal(laid_out("Anna,bot:random", path, layout))
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        drawn = map_text(app)
        for sign in ("☻A", "▲A", "▬B", "@B", "†☻A"):
            assert sign in drawn


async def test_the_builder_offers_an_extra_turn(path: Path) -> None:
    layout = ROAD | {"map": ["U 1,0"], "figures": ["1 meeple 1,0 r1", "1 builder 1,0 r1"]}
    for key, part in (("y", 2), ("n", 1), ("enter", 2)):
        played = laid_out("Anna,Boris", path, layout)
        app = terminal(played)
        async with run(app, DESKTOP) as pilot:
            await settled(pilot)
            await type_in(pilot, "2,0/0")
            await press(pilot, "n")
            assert await reads(pilot, "extra turn")
            assert listing(app).options == ["yes", "no"]
            await press(pilot, key)
            assert getattr(played.match.table.stack[-1], "part", None) == part
            assert played.asked() == (0 if part == 2 else 1)


async def test_both_tiles_of_a_double_turn_are_marked(path: Path) -> None:
    layout = ROAD | {"map": ["U 1,0"], "figures": ["1 meeple 1,0 r1", "1 builder 1,0 r1"], "bag": {"U": 1, "B": 2}}
    played = laid_out("Anna,Boris", path, layout)
    for answer in ("2,0/0", "no", "yes"):
        played.act(0, answer)
    played.act(0, played.game.view(played.match.table, 0).options[0])
    played.act(0, "no")
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        assert len(board(app).map.chart.marks.last) == 2  # type: ignore[union-attr]
        drawn = map_text(app)
        assert drawn.count("a") == 2
        assert drawn.count("b") == 0


# -- mouse, people, saves ------------------------------------------------------------------------------------


async def test_the_mouse_plays_too(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, ROAD)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await click(pilot, app, (-1, 0), 2, 1)
        assert placing(app).place == (-1, 0)
        before = placing(app).turns
        await click(pilot, app, (-1, 0), 2, 1, button=3)
        assert placing(app).turns != before
        await click(pilot, app, (-1, 0), 2, 1)
        assert played.match.inputs == ["1 -1,0/3"]
        chart = board(app).map.chart
        assert chart is not None
        drawn = chart.drawn("V", 3)
        segment = next(number for number, part in enumerate(drawn.parts) if part.name == "r1")
        await click(pilot, app, (-1, 0), *drawn.anchors[segment])
        assert played.match.inputs[1] == "1 meeple r1"


async def test_the_keys_below_the_map_can_be_clicked(path: Path) -> None:
    app = terminal(laid_out("Anna,bot:random", path, ROAD))
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        line = board(app).query_one("#map-keys").render().plain  # type: ignore[union-attr]
        before = placing(app).turns
        await pilot.click("#map-keys", offset=(line.index("turn"), 0))
        await settled(pilot)
        assert placing(app).turns != before
        await pilot.click("#map-keys", offset=(line.index("zoom"), 0))
        await settled(pilot)
        assert board(app).map.chart.scale == SMALL  # type: ignore[union-attr]


async def test_two_people_at_one_keyboard(path: Path) -> None:
    played = laid_out("Anna,Boris", path, ROAD)
    app = terminal(played)
    async with run(app, SMALL_SCREEN) as pilot:
        await settled(pilot)
        assert played.viewer == 0
        await press(pilot, "enter", "1")
        assert isinstance(app.screen, TableScreen), "nothing is hidden, so there is no curtain"
        assert played.viewer == 1
        assert placing(app).spots
        await press(pilot, "enter", "n")
        assert [text[0] for text in played.match.inputs if text[0] != "*"] == ["1", "1", "2", "2"]


async def test_a_game_is_gone_on_with(path: Path) -> None:
    played = session("Anna,bot:level2", path)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        for _ in range(6):
            await press(pilot, "enter")
    inputs = list(played.match.inputs)
    other = Terminal(game(GAME.id), "ru", pause=0)
    async with run(other, SMALL_SCREEN) as pilot:
        other.resume(path)
        await settled(pilot)
        assert other.session is not None
        assert other.session.match.inputs == inputs
        assert other.session.players == played.players
        assert "Анна" not in shown(other)
        assert "Anna" in shown(other)
        assert board(other).choice is not None
        await press(pilot, "enter")
        assert len(other.session.match.inputs) > len(inputs)


async def test_undo_takes_the_tile_back(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, ROAD)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, "enter")
        assert len(played.match.inputs) == 1
        await press(pilot, "u")
        assert played.match.inputs == []
        assert placing(app).spots


async def test_enter_hurries_bots(path: Path) -> None:
    played = laid_out("bot:random,Anna", path, ROAD)
    app = terminal(played)
    app.pause = 3600
    async with run(app, DESKTOP) as pilot:
        end = monotonic() + PATIENCE
        while played.asked() != 1:
            assert monotonic() < end
            await pilot.press("enter")
