"""All games that have a table in the terminal are in the registry here, whatever else is."""

from pathlib import Path

import pytest

from artel.games import GAMES
from artel.tui.teller import TABLES


@pytest.fixture(autouse=True)
def all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in TABLES:
        monkeypatch.setitem(GAMES, name, f"artel.games.{name}")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a game is saved."""
    return tmp_path / "game.json"
