"""docs/research.md: its code runs, its lists are those of the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from artel.games import game, games
from artel.kernel.game import Game
from artel.rl.layouts import document
from artel.rl.opponents import opponent
from artel.rl.registration import id_of
from artel.rl.rewards import REWARDS
from patience import HANG

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("found", list(games()), ids=lambda found: found.id)
def test_parts_and_answers(found: Game) -> None:
    assert document(found) in TEXT


def test_rewards() -> None:
    section = TEXT.split("## Rewards")[1].split("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \| at", section, re.MULTILINE) == list(REWARDS)
    for name, reward in REWARDS.items():
        assert f"| `{name}` | at {'every step' if reward.each_step else 'the end'} |" in section


def test_examples(tmp_path: Path) -> None:
    """One after another, as a reader would try them; fewer tables."""
    blocks = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(blocks) == 6
    *whole, chosen, parts = blocks
    script = tmp_path / "examples.py"
    main = whole[3].replace("1024", "8").replace("range(100)", "range(3)")
    reading = (
        "from artel.rl.aec import Aec\nenv = Aec('zodchie')\nenv.reset(seed=7)\nobservation = env.last()[0]\n" + parts
    )
    choosing = (
        "import numpy as np\nfrom artel.rl.vector import Vector\n"
        "generator = np.random.default_rng(7)\n"
        "many = Vector('zodchie', tables=8, masks=False)\ninfos = many.reset(seed=7)[1]\n"
        + chosen.replace("1024", "8")
        + "many.step(actions)\nmany.close()\n"
    )
    code = reading + "\n".join(whole[:3]) + choosing + main
    script.write_text(code, encoding="utf-8")
    subprocess.run([sys.executable, script], check=True, timeout=10 * HANG)


def test_what_is_checked_by_others_is_what_is_tested() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    section = TEXT.split("## Checked by others")[1].split("\n## ")[0]
    for name in re.findall(r"`(\w+_(?:test|env))`", section):
        assert re.search(rf"^(?:from|import) .*\b{name}\b", tests, re.MULTILINE), name


def test_every_game_is_known_by_the_name_that_is_shown() -> None:
    assert {id_of(game.id) for game in games()} == set(re.findall(r"artel/[A-Z]\w+-v0", TEXT))


def test_opponents_that_are_shown() -> None:
    rows = TEXT.split("| opponent |")[1].split("\n\n")[0]
    names = re.findall(r"`([a-z]+\d?(?:@[\d.]+[is])?)`", rows)
    assert {"random", "uniform", "casual", "level1", "level3@50i"} <= set(names)
    for name in names:
        opponent(game("zodchie").setup(2), name)
