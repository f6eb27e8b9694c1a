"""Stepping through a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from artel.games.carcassonne.events import TileDrawn
from artel.kernel.ids import SPECTATOR
from artel.session import saves
from artel.session.stepping import SteppedReplay
from artel.text import words
from artel.tui.app import Terminal
from artel.tui.logview import line_of
from artel.tui.screens.replay import ReplayScreen
from tui.tables import DESKTOP, SMALL, ZODCHIE, bot_choice, played_on, press, reads, run, session, session_of, shown


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> SteppedReplay:
    path = tmp_path_factory.mktemp("replay") / "game.json"
    played = session("bot:random,bot:random", path, variant="advanced", limit="1")
    while (seat := played.asked()) is not None:
        played.act(seat, bot_choice(played, seat))
    return SteppedReplay(saves.read_save(path.read_bytes()))


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
async def test_steps_turns_ends_and_eyes(replay: SteppedReplay, size: tuple[int, int]) -> None:
    screen = ReplayScreen(replay, None)
    app = Terminal(ZODCHIE, "en", first=screen, pause=0.05)
    async with run(app, size) as pilot:
        await pilot.pause()
        assert f"0 of {replay.last}" in shown(app)
        await press(pilot, "right", "right", "left")
        assert screen.at == 1
        await press(pilot, "down")
        turn = screen.at
        assert any(event.begins_turn() for event in replay.events(turn, None))
        await press(pilot, "up")
        assert screen.at < turn
        await press(pilot, "end")
        assert screen.at == replay.last
        assert "points" in shown(app)
        assert str(replay.end.result().scores[0]) in shown(app)
        await press(pilot, "right", "home", "left")
        assert screen.at == 0
        await press(pilot, "v")
        assert screen.eyes == 0
        assert "Seen by Random 1" in shown(app)
        await press(pilot, "v", "v")
        assert screen.eyes == SPECTATOR
        await press(pilot, "l")
        assert "Глазами зрителя" in shown(app)


@pytest.mark.parametrize(
    ("name", "begun"),
    [
        ("zodchie", {"TurnBegan"}),
        ("carcassonne", {"TileDrawn"}),
        ("architects", {"TurnBegan"}),
        ("artificium", {"RoundBegan", "StepBegan"}),
    ],
)
def test_every_game_says_where_its_turns_begin(name: str, begun: set[str], tmp_path: Path) -> None:
    played = played_on(session_of(name, "bot:random,bot:random", tmp_path / "game.json"), 10**6, "random")
    played.save()
    replay = SteppedReplay(saves.read_save(played.path.read_bytes()))
    entries = replay.entries(replay.last, None, words("en"))
    turns = [entry for entry in entries if entry.turn]
    events = [event for step in range(replay.last + 1) for event in replay.events(step, None)]
    assert {type(event).__name__ for event, entry in zip(events, entries, strict=True) if entry.turn} == begun
    assert all(line_of(entry).get_style_at_offset(Console(), 0).bold == entry.turn for entry in entries)
    at, steps = replay.next_turn(0, 1), 1
    while at < replay.last:
        assert any(type(event).__name__ in begun for event in replay.events(at, None))
        at, steps = replay.next_turn(at, 1), steps + 1
    assert 10 < steps <= len(turns) + 1


def test_the_extra_turn_of_a_builder_is_part_of_the_turn() -> None:
    assert TileDrawn(0, "D", 1).begins_turn()
    assert not TileDrawn(0, "D", 2).begins_turn()


async def test_it_steps_by_itself(replay: SteppedReplay) -> None:
    screen = ReplayScreen(replay, SPECTATOR)
    app = Terminal(ZODCHIE, "en", first=screen, pause=0.01)
    async with run(app, SMALL) as pilot:
        await press(pilot, "space")
        assert await reads(pilot, f"{replay.last} of {replay.last}")
        assert screen.timer is None


def test_eyes_see_what_their_seat_saw(replay: SteppedReplay) -> None:
    drawn, owner = next(
        (at, event.seat)  # type: ignore[attr-defined]
        for at in range(1, replay.last)
        for event in replay.events(at, None)
        if type(event).__name__ == "Drew"
    )
    assert replay.input(drawn, None) == replay.input(drawn, owner) == replay.record.inputs[drawn - 1]
    assert replay.input(drawn, 1 - owner) == "* …"
    assert replay.input(drawn, SPECTATOR) == "* …"


def test_sealed_answers_stay_sealed(replay: SteppedReplay) -> None:
    sealed = next(at for at, text in enumerate(replay.record.inputs, 1) if "replace" in text)
    seat = int(replay.record.inputs[sealed - 1][0]) - 1
    assert replay.input(sealed, 1 - seat) == f"{seat + 1} …"
    assert "replace" in replay.input(sealed, seat)


def test_the_log_of_a_step_is_the_log_of_the_match_so_far(replay: SteppedReplay) -> None:
    spoken = words("en")
    whole = replay.entries(replay.last, 0, spoken)
    assert len(whole) == len(replay.end.seen_by(0))
    assert replay.entries(5, 0, spoken) == whole[: len(replay.match(5).seen_by(0))]
