"""Carcassonne is in the registry here, whatever else is."""

import pytest

from artel.games import GAMES


@pytest.fixture(autouse=True)
def carcassonne_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "carcassonne", "artel.games.carcassonne")
