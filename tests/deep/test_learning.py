"""A small training, from nothing to a network that plays and wins; and both builds judge a table alike."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from artel.arena.executors import Processes
from artel.games import game
from artel.train.loop import TrainingPlan, TrainingState, train

pytestmark = pytest.mark.deep

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
needs_compiled = pytest.mark.skipif(not COMPILED.exists(), reason="there is no .venv-compiled: run `make compiled`")
MINUTES = 20
CONTEST = 200
JUDGE = """
import json
from artel.bots.learned import insight_of, shipped
from artel.games import game
from artel.kernel.record import Match
found = []
for name in ("zodchie", "architects", "artificium"):
    insight = insight_of(shipped(name, 2))
    table = Match(game(name).setup(2), b"judged").table
    insight.turn_to(table)
    for seat in range(2):
        insight.look(table, seat)
        found.append([insight.network.win, insight.network.margin])
print(json.dumps(found))
"""


def judged(python: object) -> list[list[float]]:
    done = subprocess.run([str(python), "-c", JUDGE], cwd=ROOT, capture_output=True, text=True, check=True)
    found: list[list[float]] = json.loads(done.stdout)
    return found


@needs_compiled
def test_compiled_and_interpreted_judge_alike() -> None:
    for one, other in zip(judged(sys.executable), judged(COMPILED), strict=True):
        assert one == pytest.approx(other, abs=1e-9)


def test_a_small_training_learns(tmp_path: Path, progress: Callable[[str], None]) -> None:
    course = TrainingPlan("zodchie", generations=2, games=60, iterations=10, measured=4, move_time=0.02)
    done = []
    with closing(Processes(2)) as executor:
        for one in train(tmp_path, TrainingState(course, []), executor, lambda now: None):
            progress(f"generation {one.number}: loss {one.before:.3f} → {one.after:.3f}, won {one.won:.2f}")
            done.append(one)
    assert done[0].after < done[0].before
    assert done[1].after < done[0].before


@needs_compiled
def test_twenty_minutes_on_two_cores_beat_journeymen(tmp_path: Path, progress: Callable[[str], None]) -> None:
    """In Zodchie, from nothing, by the command alone; then with no more iterations than they have."""
    options = ["--generations", "2", "--games", "1500", "--measured", "0", "--workers", "2", "--out"]
    command = [str(COMPILED.with_name("artel")), "train", "zodchie", *options, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60 * MINUTES)
    progress(done.stdout.strip())
    brief = str(game("zodchie").style.brief)
    contest = ["--against", "level3", "--iterations", brief, "--games", str(CONTEST), "--json"]
    command = [str(COMPILED), str(ROOT / "tools" / "versus.py"), str(tmp_path / "network-001.net"), *contest]
    played = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    progress(f"won {played['won']:.0%} of {CONTEST} games")
    assert played["interval"][0] > 0.5
