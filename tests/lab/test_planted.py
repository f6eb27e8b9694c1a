"""A component that was made much too strong is named by the lab, and one that was changed in name only is not. In
Carcassonne no tile has a value of its own."""

from __future__ import annotations

import pytest

from lab.labs import findings, strong


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "bot", "games", "planted", "name"),
    [
        ("zodchie", "level2", 1200, ("park=+6", "bank.printed=true", 'theatre.name_en="Playhouse"'), "park"),
        ("architects", "level1", 2000, ("laurel=+6", 'cat.provenance="reconstructed"'), "laurel"),
    ],
)
def test_a_planted_component_is_found(game: str, bot: str, games: int, planted: tuple[str, ...], name: str) -> None:
    changes = [word for change in planted for word in ("--set", change)]
    found = findings(game, "--bot", bot, "--rival", "none", "-n", games, *changes, "--workers", 2)
    assert strong(found) == [name]
