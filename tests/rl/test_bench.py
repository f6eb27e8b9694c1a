"""artel bench rl: what it prints; how fast it is, only a quiet machine can tell."""

import json

import pytest
from typer.testing import CliRunner

from artel.cli import app


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artel.cli.bench_rl.TABLES", 20)
    monkeypatch.setattr("artel.cli.bench_rl.WARM_UP", 10)


def bench(*args: str) -> str:
    return CliRunner().invoke(app, ["--lang", "en", "bench", "rl", "artificium", "--seconds", "0.05", *args]).stdout


def test_one_environment() -> None:
    found = json.loads(bench("--json"))
    assert (found["game"], found["players"], found["tables"], found["workers"]) == ("artificium", 2, 1, 0)
    assert found["steps_per_s"] > 0
    assert found["loop_per_s"] > 0


def test_many_tables() -> None:
    found = json.loads(bench("--vector", "--workers", "1", "--players", "3", "--json"))
    assert (found["players"], found["tables"], found["workers"]) == (3, 20, 1)
    assert found["steps_per_s"] > 0


def test_for_people() -> None:
    assert "steps/s" in bench()
