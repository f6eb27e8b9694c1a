"""An arena that was cut short goes on as if it had not been."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from arena.running import arena, moves, objects, timeless
from patience import HANG, wait_until
from processes import started


def test_resumed_it_is_the_same_as_in_one_go(tmp_path: Path) -> None:
    args = ("zodchie", "--bots", "level1,other=level1,random", "--games", 4, "--iterations", 20, "--json")
    (whole,) = objects(arena(*args, "--out", tmp_path / "whole"))
    objects(arena(*args, "--out", tmp_path / "cut"))
    lines = tmp_path / "cut" / "games.jsonl"
    kept = lines.read_bytes().splitlines(keepends=True)
    lines.write_bytes(b"".join(kept[3:8]) + kept[9][:100])  # the last line was being written
    (found,) = objects(arena("--resume", tmp_path / "cut", "--json"))
    assert timeless(found) == timeless(whole)
    assert moves(tmp_path / "cut") == moves(tmp_path / "whole")
    before = lines.read_bytes()
    (again,) = objects(arena("--resume", tmp_path / "cut", "--json"))
    assert again == found
    assert lines.read_bytes() == before


def test_more_games_later(tmp_path: Path) -> None:
    args = ("zodchie", "--bots", "level1,random", "--iterations", 20, "--json")
    (whole,) = objects(arena(*args, "--games", 6, "--out", tmp_path / "whole"))
    objects(arena(*args, "--games", 3, "--out", tmp_path / "more"))
    (found,) = objects(arena("--resume", tmp_path / "more", "--games", 6, "--json"))
    assert timeless(found) == timeless(whole)
    fewer = arena("--resume", tmp_path / "more", "--games", 5, "--json")
    assert (fewer.exit_code, fewer.stderr) == (2, "The arena is of 6 games; --games can only be more.\n")


def test_interrupted_and_resumed(tmp_path: Path) -> None:
    """A real Ctrl-C: all processes of the group get it."""
    args = ["zodchie", "--bots", "level1,random", "--games", "60", "--workers", "2", "--json"]
    command = [sys.executable, "-c", "from artel.cli import main; main()", "--lang", "en", "arena"]
    folder = tmp_path / "cut"
    lines = folder / "games.jsonl"
    with started(
        [*command, *args, "--out", folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        wait_until(lambda: lines.exists() and lines.read_bytes().count(b"\n") >= 2)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=HANG)
    assert (process.returncode, out) == (130, "")
    some = lines.read_bytes().count(b"\n")
    assert 2 <= some < 60
    assert err == f"Interrupted after {some} games.\nTo go on: artel arena --resume {folder}\n"
    assert (folder / "report.html").exists()
    (found,) = objects(arena("--resume", folder, "--workers", 2, "--json"))
    (whole,) = objects(arena(*args))
    assert timeless(found) == timeless(whole)


def test_an_arena_is_not_overwritten(tmp_path: Path) -> None:
    args = ("zodchie", "-b", "level1,random", "-n", 1, "--out", tmp_path)
    assert arena(*args).exit_code == 0
    again = arena(*args)
    assert again.exit_code == 2
    assert again.stderr == f"There is an arena in {tmp_path} already; --resume goes on with it.\n"


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("arena.json", "{}", "The record is broken at arena.json: it is no arena ("),
        ("arena.json", '{"format": 99}', "Made with format 99; this program has 1."),
        ("games.jsonl", '{"game": 1}\n', "The record is broken at games.jsonl, line 1: it is no game ("),
    ],
)
def test_a_broken_arena(tmp_path: Path, file: str, text: str, message: str) -> None:
    assert arena("zodchie", "-b", "level1,random", "-n", 1, "--out", tmp_path).exit_code == 0
    (tmp_path / file).write_text(text)
    result = arena("--resume", tmp_path)
    assert result.exit_code == 2
    assert result.stderr.startswith(message)
