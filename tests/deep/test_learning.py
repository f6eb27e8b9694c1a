"""A small training, from nothing to a network that plays; and both builds judge a table alike."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from artel.train.loop import Course, begin, train

pytestmark = pytest.mark.deep

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
JUDGE = """
import json
from artel.bots.learned import insight_of, shipped
from artel.kernel.game import game
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


@pytest.mark.skipif(not COMPILED.exists(), reason="there is no .venv-compiled: run `make compiled`")
def test_compiled_and_interpreted_judge_alike() -> None:
    for one, other in zip(judged(sys.executable), judged(COMPILED), strict=True):
        assert one == pytest.approx(other, abs=1e-9)


def test_a_small_training_learns(tmp_path: Path, progress: Callable[[str], None]) -> None:
    course = Course("zodchie", generations=2, games=60, iterations=10, measured=4, move_time=0.02)
    done = []
    for one in train(tmp_path, begin(tmp_path, course), 2, lambda now: None):
        progress(f"generation {one.number}: loss {one.before:.3f} → {one.after:.3f}, won {one.won:.2f}")
        done.append(one)
    assert done[0].after < done[0].before
    assert done[1].after < done[0].before
