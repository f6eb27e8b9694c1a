"""The game is in the registry here, whether or not the program offers it yet; nothing is remembered between tests."""

import pytest

from artel.games import GAMES
from artel.games.architects.ways import MEANS


@pytest.fixture(autouse=True)
def architects_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "architects", "artel.games.architects")
    MEANS[:] = [None] * len(MEANS)
