"""The tool that plays the ladder goes on where it ended, and trusts no game of a network that is no longer there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "ladder.py"


def ladder(keep: Path) -> str:
    options = ["--rounds", "1", "--games", "zodchie", "--players", "2", "--bots", "level1", "level2", "level3"]
    command = [sys.executable, str(TOOL), *options, "--processes", "2", "--keep", str(keep)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_ladder_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    told = ladder(file)
    lines = file.read_text(encoding="utf-8").splitlines()
    games = [json.loads(line) for line in lines]
    assert {tuple(sorted(one["seats"])) for one in games} == {
        ("level1", "level2"),
        ("level1", "level3"),
        ("level2", "level3"),
    }
    assert all(len(one["luck"]) == len(one["places"]) == 2 and one["network"] == 0 for one in games)
    assert "3 games" in told
    assert "level3 ahead of level1" in told

    old = games[0] | {"seats": ["level4", "level5"], "line_up": 9, "network": 1}
    file.write_text("\n".join([json.dumps(old), *lines[1:]]) + "\n", encoding="utf-8")
    assert "3 games" in ladder(file)
    again = file.read_text(encoding="utf-8").splitlines()
    assert again[:2] == lines[1:], "what was played is not played again"
    assert len(again) == 3
    replayed = json.loads(again[2])
    for name in ("seats", "line_up", "number", "deal", "network"):
        assert replayed[name] == games[0][name]
