"""The examples of docs/research.md: a small policy learns to beat random players and casual ones."""

from importlib import import_module
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.deep
def test_a_trained_policy_beats_random_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    example = import_module("train_policy")
    untrained = example.train("artificium", 2, seconds=0)
    trained = example.train("artificium", 2, seconds=90)
    assert example.share_won(untrained, "artificium", 2, games=100) < 0.7
    assert example.share_won(trained, "artificium", 2, games=200) > 0.8


@pytest.mark.deep
def test_maskable_ppo_learns_on_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where sb3-contrib is installed, which the project does not need."""
    pytest.importorskip("sb3_contrib")
    monkeypatch.syspath_prepend(EXAMPLES)
    example = import_module("maskable_ppo")
    model = example.train("artificium", 8192)
    assert example.share_won(model, "artificium", 100) > 0.55
