"""Taking back at one keyboard always works; what was seen stays seen, luck stays the same, and the game says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.cli.verify import proved
from artel.kernel.errors import BadInput
from artel.session import saves
from artel.session.keyboard import KeyboardSession, resumed
from artel.tui.screens.ending import EndScreen
from artel.tui.screens.table import TableScreen
from cli.scripts import artel
from tui.tables import SMALL, bot_choice, press, reads, run, session_of, settled, terminal

GAMES = ("zodchie", "carcassonne", "architects", "artificium")


def play_on(played: KeyboardSession, answers: int) -> None:
    """The people answer so many questions with the first option; then bots until a person is asked."""
    while (seat := played.asked()) is not None:
        if seat in played.people:
            if not answers:
                return
            answers -= 1
            played.act(seat, played.game.view(played.match.table, seat).options[0])
        else:
            played.act(seat, bot_choice(played, seat))


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_taken_back_with_the_same_luck(game: str, path: Path) -> None:
    played = session_of(game, "Anna,bot:level1", path, seed="practice")
    play_on(played, 0)
    begun = played.match.length
    play_on(played, 6)
    inputs = list(played.match.inputs)
    for _ in range(6):
        played.undo()
        assert played.asked() == 0
    assert played.match.length == begun
    assert played.taken_back > 0
    play_on(played, 6)
    assert played.match.inputs == inputs, "the same answers bring the same outcomes"
    while played.match.length > begun:
        played.undo()
    with pytest.raises(BadInput, match="nobody at the keyboard has answered"):
        played.undo()


def test_a_public_move_is_taken_back_without_a_mark(path: Path) -> None:
    played = session_of("carcassonne", "Anna,Boris", path)
    seat = played.asked()
    assert seat is not None
    played.viewer = seat
    played.act(seat, played.view().options[0])
    assert not played.undo()
    assert played.taken_back == 0


def test_the_save_says_so_and_verify_tells_it(path: Path) -> None:
    played = session_of("zodchie", "Anna,bot:level1", path)
    play_on(played, 8)
    assert "practice" not in proved(path, None, "en")
    while played.taken_back < 2:
        played.undo()
    assert "practice, not a clean game: answers were taken back 2 times" in proved(path, None, "en")
    assert "тренировка" in proved(path, None, "ru")
    again = resumed(saves.read_save(path.read_bytes()), path, "en")
    play_on(again, 1000)
    assert again.match.over
    assert "practice" in proved(path, None, "en"), "also after it was gone on with to the end"


async def test_on_the_screen_and_after_the_end(path: Path, tmp_path: Path) -> None:
    played = session_of("zodchie", "Anna,bot:level1", path)
    play_on(played, 1000)
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, EndScreen)
        await press(pilot, "u")
        await settled(pilot)
        assert isinstance(app.screen, TableScreen)
        assert not played.match.over
        assert await reads(pilot, "counts as practice")
        await press(pilot, "escape")
        while not played.match.over:
            await press(pilot, "enter")
        assert isinstance(app.screen, EndScreen)
        await press(pilot, "s")
        app.screen.query_one("InputField").value = str(tmp_path / "record.json")
        await press(pilot, "enter")
        assert await reads(pilot, "Saved: ")
    assert "practice" in proved(tmp_path / "record.json", None, "en"), "the record that is given away says so too"


async def test_several_people_must_agree(path: Path) -> None:
    played = session_of("zodchie", "Anna,Boris", path, seed="abc")
    app = terminal(played)
    async with run(app, SMALL) as pilot:
        await settled(pilot)
        await press(pilot, "enter")
        first = played.viewer
        while played.viewer == first:
            await press(pilot, "enter")
        version = played.match.length
        await press(pilot, "enter")
        assert played.viewer == 1 - first
        await press(pilot, "u")
        assert await reads(pilot, "Everybody at the keyboard must agree")
        await press(pilot, "escape")
        assert played.match.length == version
        await press(pilot, "u", "y")
        assert played.match.length < version
        assert played.taken_back == 1
        assert await reads(pilot, "Pass the keyboard to"), "the other one's cards are not shown"


def test_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seats = ("--seat", "Anna", "--seat", "bot:random")
    typed = "park a1\n1\nundo\nundo\nquit\n"
    base = ("play", "zodchie", "--plain", "--seed", "abc", "--save", path)
    done = artel(*base, *seats, typed=typed, home=tmp_path)
    assert "this game counts as practice" in done.out
    assert not any(text.startswith("1 ") for text in saves.read_save(path.read_bytes()).record.inputs)
    people = ("--seat", "Anna", "--seat", "Boris")
    asked = artel(*base, *people, typed="\n1\n\nundo\nno\nundo\nyes\n", home=tmp_path)
    assert asked.out.count("Everybody at the keyboard must agree: yes or no") == 2
    assert saves.read_save(path.read_bytes()).taken_back == 1
