"""The game is in the registry here, whether or not the program offers it yet."""

import pytest

from artel.kernel.game import GAMES


@pytest.fixture(autouse=True)
def architects_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "architects", "artel.games.architects")
