"""The toy is in the registry here and nowhere else."""

import pytest

from artel.games import GAMES
from worded import watch_problems


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "contract.toy")


@pytest.fixture(autouse=True)
def problems_have_words(monkeypatch: pytest.MonkeyPatch) -> None:
    watch_problems(monkeypatch)
