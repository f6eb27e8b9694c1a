"""Games of an arena by number: `games.jsonl#3`, to be proved, replayed and played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.scripts import artel


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games of an arena, the last line cut short."""
    home = tmp_path_factory.mktemp("arena")
    plan = ("--bots", "random,level1", "--games", "4", "--workers", "1")
    done = artel("arena", "zodchie", *plan, "--out", home / "out", home=home)
    assert done.code == 0, done.err
    path = home / "out" / "games.jsonl"
    data = path.read_bytes()
    assert data.count(b"\n") >= 4
    path.write_bytes(b"".join(data.splitlines(keepends=True)[:3]) + data.splitlines()[3][:200])
    return path


def test_a_game_of_an_arena_is_proved_and_replayed(games: Path, tmp_path: Path) -> None:
    done = artel("verify", f"{games}#1", f"{games}#3", home=tmp_path)
    assert done.code == 0, done.err
    assert f"{games}#1: OK" in done.out
    assert f"{games}#3: OK" in done.out
    assert "chance proved from the seed" in done.out
    replayed = artel("replay", "--plain", f"{games}#2", home=tmp_path)
    assert replayed.code == 0
    assert "level1 played" in replayed.out, "seats are called as in the arena"


@pytest.mark.parametrize("command", [("verify",), ("replay", "--plain")], ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("{}#9", "There is no game 9 in {}: there are 4."),
        ("{}#0", "“0” is no number of a game; games are {}#1, {}#2 and so on."),
        ("{}#two", "“two” is no number of a game"),
        ("{}#", "“” is no number of a game"),
        ("{}#4", "The record is broken at {}, line 4: it is no game of an arena"),
        ("{}", "{} holds many games: name one of them, such as {}#1."),
        ("nowhere.jsonl#1", "nowhere.jsonl cannot be read: No such file or directory."),
    ],
)
def test_what_is_wrong_is_told(command: tuple[str, ...], name: str, told: str, games: Path, tmp_path: Path) -> None:
    done = artel(*command, name.replace("{}", str(games)), home=tmp_path)
    assert done.code == 2
    assert told.replace("{}", str(games)) in done.err
    assert "Traceback" not in done.err
    russian = artel(*command, name.replace("{}", str(games)), home=tmp_path, lang="ru")
    said = russian.err.replace(str(games), "")
    assert not any(word in said for word in ("game", "holds", "broken")), said


def test_another_file_is_no_arena(games: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    seats = ("--seat", "bot:random", "--seat", "bot:random")
    artel("play", "--plain", *seats, "--save", record, home=tmp_path)
    for name in (record, games.with_name("arena.json")):
        done = artel("verify", f"{name}#1", home=tmp_path)
        assert done.code == 2
        assert "it is no game of an arena" in done.err


def test_a_file_whose_name_has_the_mark_is_itself(tmp_path: Path) -> None:
    record = tmp_path / "game#1"
    seats = ("--seat", "bot:random", "--seat", "bot:random")
    artel("play", "--plain", *seats, "--save", record, home=tmp_path)
    done = artel("verify", record, home=tmp_path)
    assert done.code == 0
    assert f"{record}: OK" in done.out
