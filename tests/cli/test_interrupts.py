"""Ctrl-C leaves: nothing is lost, the way back is told, the status is 130."""

from __future__ import annotations

import io
import os
import re
import signal
from pathlib import Path

import pytest
from rich.console import Console

from artel.session import saves
from artel.tui.plain import Plain
from cli.scripts import artel
from cli.terminals import at_terminal
from tui.tables import session_of

SEATS = ("--seat", "Anna", "--seat", "bot:random")
THINKING = """
import time
from artel.bots import BOTS
from artel.cli import main

class Thinking:
    def choose(self, *_):
        print("thinking", flush=True)
        time.sleep(600)

BOTS["random"] = "__main__:Thinking"
main()
"""
CTRL_C = "\x03"


def way_back(shown: bytes) -> list[str]:
    """The arguments of the command line that is told last."""
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.decode("utf-8", "replace"))
    told = re.findall(r"artel (play --resume [^\r\n]*)", text)
    assert told, text[-500:]
    found: list[str] = told[-1].split()
    return found


@pytest.mark.parametrize("game", ["zodchie", "carcassonne", "architects", "artificium"])
def test_leaving_a_full_screen(game: str, tmp_path: Path) -> None:
    with at_terminal("play", game, "--seed", "abc", *SEATS, home=tmp_path) as terminal:
        terminal.wait_for("Anna")
        terminal.wait_for("hint")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
        shown = terminal.shown
    assert b"Traceback" not in shown
    (path,) = (tmp_path / "artel").glob("*.json")
    assert way_back(shown) == ["play", "--resume", str(path)]
    assert artel(*way_back(shown), "--plain", home=tmp_path).code == 0


def test_leaving_the_start_screen(tmp_path: Path) -> None:
    with at_terminal("play", "zodchie", home=tmp_path) as terminal:
        terminal.wait_for("Start the game")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
        assert b"Traceback" not in terminal.shown
    assert not list(tmp_path.glob("artel/*.json"))


def test_leaving_while_something_is_typed(tmp_path: Path) -> None:
    """There Ctrl-C would mean to copy."""
    with at_terminal("play", "zodchie", "--seed", "abc", *SEATS, home=tmp_path) as terminal:
        terminal.wait_for("hint")
        terminal.type(":")
        terminal.wait_for("in notation")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
        assert way_back(terminal.shown)


def test_leaving_line_by_line(tmp_path: Path) -> None:
    with at_terminal("play", "zodchie", "--plain", "--seed", "abc", *SEATS, home=tmp_path) as terminal:
        terminal.wait_for("? for help")
        terminal.type("park a1\n")
        terminal.wait_for("Anna played Park")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
        shown = terminal.shown
    assert b"Traceback" not in shown
    (path,) = (tmp_path / "artel").glob("*.json")
    assert way_back(shown) == ["play", "--resume", str(path), "--plain"]
    assert "1 park a1" in saves.read_save(path.read_bytes()).record.inputs
    assert "Anna played Park" in artel(*way_back(shown), home=tmp_path).out


def test_leaving_line_by_line_while_a_bot_thinks(tmp_path: Path) -> None:
    seats = ("--seat", "bot:random", "--seat", "bot:random")
    with at_terminal("play", "carcassonne", "--plain", *seats, home=tmp_path, script=THINKING) as terminal:
        terminal.wait_for("thinking")
        terminal.type(CTRL_C)
        assert terminal.ended() == 130
        assert b"Traceback" not in terminal.shown
        assert way_back(terminal.shown)


class Interrupted:
    """Ctrl-C comes while a move is being written."""

    def __init__(self) -> None:
        self.write = saves.write
        self.times = 0

    def __call__(self, path: Path, data: bytes) -> None:
        self.times += 1
        os.kill(os.getpid(), signal.SIGINT)
        self.write(path, data)


def test_a_move_is_finished_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, before = tmp_path / "game.json", signal.getsignal(signal.SIGINT)
    played = session_of("zodchie", "Anna,bot:random", path, seed="abc")
    interrupted = Interrupted()
    monkeypatch.setattr(saves, "write", interrupted)
    out = io.StringIO()
    typed = iter(["park a1"])
    assert Plain(played, Console(file=out), lambda: next(typed)).play(), "it was interrupted"
    inputs = saves.read_save(path.read_bytes()).record.inputs
    assert inputs == played.match.inputs
    assert "1 park a1" in inputs
    assert "artel play --resume" in out.getvalue()
    assert signal.getsignal(signal.SIGINT) is before
