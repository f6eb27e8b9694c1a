"""A component that was made much too strong is named by the lab; one that was changed in name only is not, nor is any
other.

In Carcassonne no tile has a value of its own: what a tile brings beside its shape are trade goods. So the only cloth of
the box, and with it ten points, is put onto a tile that closes a city: about six points for whoever draws it.
"""

from __future__ import annotations

import pytest

from lab.labs import findings, strong

ONE_CLOTH = (
    "rules.cloth=1",
    'TB10.cities=["EW", "S"]',
    'TB12.cities=["NW", "S", "E"]',
    'TB13.cities=["NW"]',
    'TB18.cities=["NW"]',
    'TB19.cities=["NW", "S"]',
    'TB21.cities=["N cloth"]',
)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "bot", "games", "planted", "name"),
    [
        ("zodchie", "level2", 1200, ("park=+6", "bank.printed=true", 'theatre.name_en="Playhouse"'), "park"),
        ("architects", "level1", 2000, ("laurel=+6", 'cat.provenance="reconstructed"'), "laurel"),
        ("artificium", "level1", 200, ("sawmill=+6", 'farm.provenance="own"'), "sawmill"),
        ("carcassonne", "level1", 500, (*ONE_CLOTH, 'V.provenance="own"'), "TB21"),
    ],
)
def test_a_planted_component_is_found(game: str, bot: str, games: int, planted: tuple[str, ...], name: str) -> None:
    changes = [word for change in planted for word in ("--set", change)]
    found = findings(game, "--bot", bot, "--rival", "none", "-n", games, *changes, "--workers", 2)
    assert strong(found) == [name]
