"""docs/research.md: its code runs, its lists are those of the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from artel.kernel.game import Game, games
from artel.rl.layouts import document
from artel.rl.rewards import REWARDS
from patience import HANG

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", list(games()), ids=lambda game: game.id)
def test_parts_and_answers(game: Game) -> None:
    assert document(game) in TEXT


def test_rewards() -> None:
    section = TEXT.split("## Rewards")[1].split("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \| at", section, re.MULTILINE) == list(REWARDS)
    for name, reward in REWARDS.items():
        assert f"| `{name}` | at {'every step' if reward.each_step else 'the end'} |" in section


def test_examples(tmp_path: Path) -> None:
    """One after another, as a reader would try them; fewer tables."""
    blocks = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(blocks) == 4
    *whole, parts = blocks
    script = tmp_path / "examples.py"
    main = whole[2].replace("1024", "8").replace("range(100)", "range(3)")
    reading = (
        "from artel.rl.aec import Aec\nenv = Aec('zodchie')\nenv.reset(seed=7)\nobservation = env.last()[0]\n" + parts
    )
    code = reading + "\n".join(whole[:2]) + main
    script.write_text(code, encoding="utf-8")
    subprocess.run([sys.executable, script], check=True, timeout=10 * HANG)
