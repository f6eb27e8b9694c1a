"""The compiled build plays the same games as the interpreted one, and takes the whole examination."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.deep

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
GAMES = {"zodchie": 100, "architects": 10, "carcassonne": 10, "artificium": 10}
"""For each player count and variant."""
needs_compiled = pytest.mark.skipif(not COMPILED.exists(), reason="there is no .venv-compiled: run `make compiled`")


def run(*command: object) -> str:
    done = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@needs_compiled
@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_play_the_same(name: str, progress: Callable[[str], None]) -> None:
    script = Path(__file__).with_name("play.py")
    interpreted = run(sys.executable, script, name, GAMES[name]).splitlines()
    progress(f"{name}: {len(interpreted) - 1} games interpreted")
    compiled = run(COMPILED, script, name, GAMES[name]).splitlines()
    progress(f"{name}: {len(compiled) - 1} games compiled")
    assert (json.loads(interpreted[0]), json.loads(compiled[0])) == ({"compiled": False}, {"compiled": True})
    assert len(interpreted) == len(compiled) > GAMES[name]
    for one, other in zip(interpreted[1:], compiled[1:], strict=True):
        assert json.loads(one) == json.loads(other)


@needs_compiled
@pytest.mark.parametrize("tests", ["tests/contract", "tests/golden", "tests/kernel", "tests/rl"])
def test_the_compiled_build_takes_the_examination(tests: str, progress: Callable[[str], None]) -> None:
    said = run(COMPILED, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not deep", tests)
    progress(f"compiled, {tests}: {said.splitlines()[-1]}")
