"""The toy, and the game of docs/add-a-game.md, are in the registry here."""

import pytest

from artel.games import GAMES


@pytest.fixture(autouse=True)
def more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "contract.toy")
    monkeypatch.setitem(GAMES, "podryad", "podryad")
