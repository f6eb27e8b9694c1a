"""What `make bench` is made of; how fast anything is, only a quiet machine can tell."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[1] / "tools" / "bench"


def contest(library: str, game: str, peers: Path | None = None, path: Path | None = None) -> dict[str, object]:
    """`peers`: where libraries in Java lie. `path`: where programs are looked for first."""
    command = [sys.executable, str(TOOLS / "contest.py"), library, game, "0.01"]
    env = os.environ | ({"PEERS": str(peers)} if peers else {})
    env |= {"PATH": f"{path}{os.pathsep}{env['PATH']}"} if path else {}
    return dict(json.loads(subprocess.run(command, capture_output=True, check=True, env=env).stdout))


def test_artel_takes_part() -> None:
    row = contest("Artel", "zodchie")
    assert row.pop("library") == "Artel"
    assert row.pop("game") == "zodchie"
    assert row.pop("version")
    assert set(row) == {"decisions", "kb_per_game", "decisions_per_s", "clones_per_s", "redealt_per_s"}
    assert all(isinstance(value, int | float) and value >= 0 for value in row.values())


def test_a_library_that_is_not_there_is_no_failure() -> None:
    assert contest("Catanatron", "2 players") == {"library": "Catanatron", "game": "2 players"}


@pytest.mark.parametrize(("library", "game"), [("TAG", "Wonders7"), ("JCloisterZone", "carcassonne")])
def test_neither_is_one_in_java(library: str, game: str, tmp_path: Path) -> None:
    assert contest(library, game, peers=tmp_path) == {"library": library, "game": game}


def test_a_library_in_java_is_measured_by_its_own_program(tmp_path: Path) -> None:
    target = tmp_path / "peers" / "tag" / "target"
    (target / "contest").mkdir(parents=True)
    (target / "classpath").write_text("jar", encoding="utf-8")
    answers = {
        "git": "echo c4d7687",
        "java": """case "$*" in
            *"-cp $PWD/target/contest:$PWD/target/classes:jar Tag Wonders7 0.01 5") ;;
            *) exit 1 ;;
        esac
        echo '{"decisions": 54}'
        for rate in 3 9 1 7 5; do echo "{\\"clones_per_s\\": $rate}"; done""",
    }
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, answer in answers.items():
        (programs / name).write_text(f"#!/bin/sh\n{answer}\n", encoding="utf-8")
        (programs / name).chmod(0o755)
    row = contest("TAG", "Wonders7", peers=tmp_path / "peers", path=programs)
    assert row == {"library": "TAG", "game": "Wonders7", "version": "c4d7687", "decisions": 54, "clones_per_s": 5}


def test_without_java_the_libraries_in_it_are_left_out_with_a_line(tmp_path: Path) -> None:
    project, programs = tmp_path / "project", tmp_path / "programs"
    shutil.copytree(TOOLS.parent, project / "tools", ignore=shutil.ignore_patterns("node_modules"))
    (project / ".venv" / "bin").mkdir(parents=True)
    programs.mkdir()
    for name in ("bash", "dirname"):
        (programs / name).symlink_to(str(shutil.which(name)))
    (project / ".venv" / "bin" / "uv").symlink_to(str(shutil.which("true")))
    done = subprocess.run(
        [project / "tools" / "peers"], capture_output=True, text=True, check=True, env={"PATH": str(programs)}
    )
    assert done.stderr == "tag and jcloisterzone cannot be built here: there is no Java compiler\n"


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
