"""The tool that lets a network play a level, or another network."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import artel.bots

ROOT = Path(__file__).parents[2]
NETWORKS = Path(artel.bots.__file__).parent / "networks"


def versus(*options: object) -> str:
    command = [sys.executable, str(ROOT / "tools" / "versus.py"), *map(str, options), "--processes", "2"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_network_wins_half_against_itself() -> None:
    """Each deal is played from both seats with the same luck."""
    network = NETWORKS / "zodchie-2.net"
    found = json.loads(versus(network, "--against", network, "--iterations", 8, "--games", 4, "--json"))
    assert (found["games"], found["won"]) == (4, 0.5)


def test_a_network_wins_against_novices() -> None:
    """Every time, here: they choose one option in three, and it has learned."""
    told = versus(NETWORKS / "zodchie-3.net", "--against", "level1", "--iterations", 30, "--games", 3)
    assert "zodchie, 3 players, zodchie-3.net : level1 100.0%" in " ".join(told.split())
