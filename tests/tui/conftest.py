from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a game is saved."""
    return tmp_path / "game.json"
