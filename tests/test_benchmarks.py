"""What `make bench` is made of; how fast anything is, only a quiet machine can tell."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[1] / "tools" / "bench"


def contest(library: str, game: str) -> dict[str, object]:
    command = [sys.executable, str(TOOLS / "contest.py"), library, game, "0.01"]
    return dict(json.loads(subprocess.run(command, capture_output=True, check=True).stdout))


def test_artel_takes_part() -> None:
    row = contest("Artel", "zodchie")
    assert row.pop("library") == "Artel"
    assert row.pop("game") == "zodchie"
    assert row.pop("version")
    assert set(row) == {"decisions", "kb_per_game", "decisions_per_s", "clones_per_s", "redealt_per_s"}
    assert all(isinstance(value, int | float) and value >= 0 for value in row.values())


def test_a_library_that_is_not_there_is_no_failure() -> None:
    assert contest("Catanatron", "2 players") == {"library": "Catanatron", "game": "2 players"}


def test_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(TOOLS)
    from bars import Bar  # type: ignore[import-not-found]
    from page import write  # type: ignore[import-not-found]

    least, most = Bar("playouts/s", 100, "bench", "x"), Bar("copy, µs", 2, "bench", "y", most=True)
    rows = [
        {"library": "Artel", "game": "zodchie", "version": "1", "decisions": 40, "decisions_per_s": 250_000.4},
        {"library": "RLCard", "game": "uno", "version": "2", "decisions": 30, "decisions_per_s": 40_000.0},
        {"library": "Catanatron", "game": "2 players"},
    ]
    write(tmp_path, {least: 99.0, most: 1.5}, rows, 5, 85e6)
    page = (tmp_path / "benchmarks.md").read_text(encoding="utf-8")
    assert "| playouts/s | compiled | ≥ 100 | 99 | no |" in page
    assert "| copy, µs | compiled | ≤ 2 | 1.5 | yes |" in page
    assert "1 is Artel zodchie\n(250,000 decisions/s)" in page
    assert "| Artel zodchie | 40 | 1 | – | – | – | – |" in page
    assert "| RLCard uno | 30 | 0.16 | – | – | – | – |" in page
    assert "Catanatron could not be measured here" in page
    assert "Versions: Artel 1, RLCard 2." in page
    picture = (tmp_path / "images" / "benchmarks.svg").read_text(encoding="utf-8")
    assert picture.index("Artel zodchie") < picture.index("RLCard uno")
    assert "0.16" in picture
