"""Playing on a full screen, by keyboard and mouse."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest

from artel.records import verify
from artel.session import saves
from artel.tui.app import Terminal
from artel.tui.choices import playable
from artel.tui.notes import Note
from artel.tui.screens.ending import EndScreen
from artel.tui.screens.rules import RulesScreen
from artel.tui.screens.start import StartScreen
from artel.tui.screens.table import TableScreen
from artel.tui.zodchie.city import City
from tui.tables import (
    DESKTOP,
    PATIENCE,
    SMALL,
    ZODCHIE,
    board,
    ends,
    laid_out,
    play_with_enter,
    press,
    reads,
    run,
    session,
    session_of,
    settled,
    shown,
    terminal,
    type_in,
    until,
)

TAVERN_TABLE = {
    "turn": 1,
    "city": {"a1": "2 inn", "a2": "1 park"},
    "hands": {"1": ["tavern", "villa"], "2": ["market"]},
    "piles": {"1": ["forge"], "2": ["barracks"]},
}


def chosen(app: Terminal) -> str:
    """The card that is being played."""
    choice = board(app).choice
    assert choice is not None
    return choice.card


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("ru", SMALL)])
async def test_a_whole_game_by_keyboard_against_a_bot(language: str, size: tuple[int, int], path: Path) -> None:
    text = await ends(session("Anna,bot:level2", path, language), size)
    assert "Z8.2" in text
    assert ("Apprentice" if language == "en" else "Ученик") in text


async def test_three_bots_and_a_person_in_the_advanced_game(path: Path) -> None:
    played = session("Anna,bot:random,bot:random,bot:random", path, variant="advanced", limit="die")
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await play_with_enter(pilot, played)
        assert played.match.over


async def test_one_may_leave_while_bots_play(path: Path) -> None:
    played = session_of("artificium", "bot:random,bot:random", path)
    begun = played.match.length
    async with run(terminal(played), DESKTOP):
        await until(lambda: played.match.length > begun + 2, "bots play")
    assert not played.match.over


async def test_bots_alone_play_for_a_spectator(path: Path) -> None:
    played = session("bot:random,bot:random", path)
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        assert played.match.over
        assert isinstance(app.screen, EndScreen)


async def test_a_card_is_chosen_then_a_place_and_escape_goes_back(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        await press(pilot, "2")
        assert chosen(app) == "villa"
        assert board(app).city.has_focus
        assert board(app).city.marks.legal == {"a3", "b1"}
        text = shown(app)
        assert "a2 7→5" in text, "what the comparison would do is told before it is done"
        assert "7→5" in board(app).city.render().plain  # type: ignore[union-attr]
        await press(pilot, "escape")
        assert chosen(app) == ""
        assert board(app).hand.has_focus
        assert played.match.length == 0


async def test_undo_after_something_hidden_was_shown_is_practice(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, "1", "enter")
        assert played.match.inputs == ["1 tavern a3"]
        await press(pilot, "n")
        assert played.match.length > 1, "declined, drawn, and the bot has played"
        await press(pilot, "u")
        assert played.match.inputs == ["1 tavern a3"], "the last answer of the person, and what bots did since"
        assert played.taken_back == 1
        assert await reads(pilot, "Taken back.")


async def test_undo_takes_the_last_answer_back(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, "1", "enter")
        assert played.match.inputs == ["1 tavern a3"]
        await press(pilot, "u")
        assert played.match.inputs == []
        assert isinstance(app.screen, TableScreen)
        assert board(app).hand.cards == ["tavern", "villa"]
        assert saves.read_save(path.read_bytes()).record.inputs == []


async def test_undo_while_a_bot_thinks(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE | {"piles": {}})
    app = terminal(played)
    app.pause = 3600
    async with run(app, DESKTOP) as pilot:
        await pilot.pause()
        await pilot.press("2", "enter")
        await until(lambda: played.match.inputs == ["1 villa a3"], "the card is not played")
        await pilot.press("u")
        await until(lambda: played.match.inputs == [], "nothing is taken back")
        assert played.asked() == 0
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)
        assert chosen(app) == "tavern"


async def test_notation_can_be_typed_and_what_is_wrong_changes_nothing(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        for typed, told in (
            ("tavern d8", "Z3.1"),
            ("tavern", "no place"),
            ("forge a3", "Open: tavern a3"),
            ("pass", "Z2.3"),
        ):
            await type_in(pilot, typed)
            assert played.match.length == 0
            assert await reads(pilot, told)
        await type_in(pilot, "tav a3")
        assert played.match.inputs[0] == "1 tavern a3"


async def test_an_illegal_place_is_refused_with_its_clause(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, "1", "right", "enter")
        assert played.match.length == 0
        assert await reads(pilot, "Z3.1: A free place is legal")


async def test_the_mouse_plays_too(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        await pilot.click("#hand", offset=(5, board(app).hand.height))
        await settled(pilot)
        assert chosen(app) == "villa"
        await pilot.click(City, offset=(2 + 1 + 2 * 9 + 4, 3))
        await settled(pilot)
        assert played.match.inputs[0] == "1 villa a3"


async def test_the_language_changes_at_once(path: Path) -> None:
    played = session("Anna,bot:level2", path, seed="abc")
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        assert "Watchtower" in shown(app)
        await press(pilot, "l")
        assert "Watchtower" not in shown(app)
        assert "Сторожевая" in shown(app)
        await press(pilot, "д")
        assert "Watchtower" in shown(app), "the same key on a Russian keyboard"


async def test_rules_are_searched_and_opened_from_the_log(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, "?")
        assert isinstance(app.screen, RulesScreen)
        await pilot.press(*"z4.4")
        await settled(pilot)
        text = shown(app)
        assert "Z4.4" in text
        assert "Z4.5" not in text
        await press(pilot, "escape", "1", "enter")
        events = played.play.events(played.viewer)
        log = next(at for at, event in enumerate(events) if type(event).__name__ == "Compared")
        clause = played.log()[log].clause
        await press(pilot, "g")
        app.screen.query_one("Log").highlighted = log  # type: ignore[attr-defined]
        await press(pilot, "enter")
        assert isinstance(app.screen, RulesScreen)
        assert app.screen.clause == clause


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_everything_fits_on_the_screen(size: tuple[int, int], seats: int, path: Path) -> None:
    played = session(",".join(["Anna", *["bot:random"] * (seats - 1)]), path, "ru")
    app = terminal(played)
    async with run(app, size) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter")
        for name in ("#players", "#city", "#question", "#hand", "#hint"):
            region = app.screen.query_one(name).region
            assert region.height > 0, name
            assert region.bottom <= size[1] - 1, name
            assert region.right <= size[0], name
        assert app.screen.query_one("#city").region.height == app.screen.query_one("#city").size.height


async def test_quitting_asks_and_saves(path: Path) -> None:
    played = session("Anna,bot:random", path)
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        path.unlink(missing_ok=True)
        await press(pilot, "q")
        assert path.exists()
        assert "--resume" in shown(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, TableScreen)
        await press(pilot, "q", "enter")
    assert not app.is_running


async def test_a_save_goes_on_where_it_stopped(path: Path) -> None:
    played = session("Anna,bot:random", path)
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, *["enter"] * 8)
    save = saves.read_save(path.read_bytes())
    again = Terminal(ZODCHIE, "en", pause=0)
    async with run(again, SMALL) as pilot:
        again.resume(path)
        await settled(pilot)
        assert again.session is not None
        assert again.session.match.inputs == save.record.inputs
        assert again.session.names == played.names
        await play_with_enter(pilot, again.session)


async def test_saving_where_it_is_impossible_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    played = session("Anna,bot:random", tmp_path / "file" / "game.json")
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter")
        assert played.match.length > 0
        assert await reads(pilot, "cannot be written")


async def test_save_asks_where(path: Path, tmp_path: Path) -> None:
    played = session("Anna,bot:random", path)
    app = terminal(played)
    other = tmp_path / "other.json"
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "s")
        app.screen.query_one("InputField").value = str(other)  # type: ignore[attr-defined]
        await press(pilot, "enter")
        assert other.exists()
        assert played.path == other


async def test_enter_starts_a_game_at_once(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    app = Terminal(ZODCHIE, "en", pause=0)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, StartScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, TableScreen)
        assert app.session is not None
        assert app.session.names == ("Player 1", "Apprentice")


async def test_the_start_screen_sets_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    app = Terminal(ZODCHIE, "en", pause=0)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, *["down"] * (len(playable()) > 1))
        await press(pilot, "down", "right", "down", *"Anm", "backspace", "n", "a", "down", "right")
        await press(pilot, "down", "down", "right", "down", "left", "down", "down", "right")
        assert "Игроков" in shown(app)
        await press(pilot, "enter")
        assert app.session is not None
        assert app.session.match.setup.seats == 3
        assert app.session.match.setup.options["variant"] == "advanced"
        assert app.session.match.setup.options["limit"] == "6"
        assert [player.bot for player in app.session.players] == ["", "level3", "level2"]
        assert app.session.players[0].name == "Anna"
        assert app.words.language == "ru"


async def test_the_last_unfinished_game_is_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    app = Terminal(ZODCHIE, "en", pause=0)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "enter")
        assert app.session is not None
        inputs = app.session.match.inputs
    again = Terminal(ZODCHIE, "en", pause=0)
    async with run(again, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "down", "enter")
        assert again.session is not None
        assert again.session.match.inputs == inputs


async def test_rematch_new_game_and_the_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    played = session("bot:random,bot:random", tmp_path / "game.json")
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "s", "enter")
        (record,) = tmp_path.glob("*.record.json")
        assert verify(saves.read_save(record.read_bytes()).record).result() == played.match.result()
        await press(pilot, "r")
        assert app.session is not None
        assert app.session is not played
        assert app.session.match.over
        assert app.session.match.inputs != played.match.inputs
        await press(pilot, "n")
        assert isinstance(app.screen, StartScreen)


@pytest.mark.parametrize("key", ["enter", "space"])
async def test_a_key_hurries_the_bots(key: str, path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE | {"turn": 2})
    app = terminal(played)
    app.pause = 3600
    async with run(app, SMALL) as pilot:
        assert await reads(pilot, "Waiting for Random")
        assert played.match.length == 0
        await pilot.press("tab", "right")
        assert played.match.length == 0, "the screen is alive meanwhile"
        end = monotonic() + PATIENCE
        while played.asked() == 1:
            assert monotonic() < end
            await pilot.press(key)
        assert played.match.length > 0


async def test_a_key_struck_twice_answers_once(path: Path) -> None:
    played = laid_out("Anna,bot:random", path, TAVERN_TABLE)
    app = terminal(played)
    async with run(app, DESKTOP) as pilot:
        await settled(pilot)
        await press(pilot, "1")
        for _ in range(3):
            app.simulate_key("enter")
        await settled(pilot)
        assert played.match.inputs == ["1 tavern a3"]
        assert not any(note.is_open for note in app.screen.query(Note)), "nothing was refused"
