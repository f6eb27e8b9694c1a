"""The toy is in the registry here and nowhere else."""

import pytest

from artel.games import GAMES


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "contract.toy")
