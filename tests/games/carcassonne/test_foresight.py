"""What an answer would bring, told before it is given."""

from __future__ import annotations

from typing import Any

from artel.games.carcassonne import GAME
from games.carcassonne.tables import match

CITY: dict[str, Any] = {"figures": "1 meeple 0,0 c1", "tile": "E", "bag": "U U"}


def names(option: str, **given: Any) -> list[str] | None:
    m = match(**{**CITY, **given})
    found = GAME.foresee(GAME.view(m.table, 0), option)
    assert m.inputs == []
    return None if found is None else [type(event).__name__ for event in found.events]


def test_a_city_that_a_tile_would_complete_is_foreseen() -> None:
    assert names("0,-1/2") == ["FeatureCompleted"]


def test_where_nothing_is_completed_nothing_is_foreseen() -> None:
    assert names("0,1/1") == []


def test_a_table_without_aids_does_not_foresee() -> None:
    assert names("0,-1/2", aids="off") is None
