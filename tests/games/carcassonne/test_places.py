"""What lies where: against a dict, with places that share a slot too."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artel.games.carcassonne.places import FAR, SLOTS, STEP, lies_at, note, noted, position_of, slot_of, wider
from artel.kernel.packed import filled

COORDINATES = st.integers(-FAR, FAR)
PLACES = st.builds(position_of, COORDINATES, COORDINATES)
NUMBERS = st.integers(-300, 300)


@given(st.dictionaries(PLACES, NUMBERS, max_size=40), st.lists(PLACES, max_size=10), NUMBERS)
def test_a_grid_is_a_dict(places: dict[int, int], others: list[int], changed: int) -> None:
    grid = filled(SLOTS, 0)
    for position, number in places.items():
        note(grid, position, number)
    for position in list(places)[::2]:
        places[position] = changed
        note(grid, position, changed)
    assert sorted(noted(grid)) == sorted(places)
    for position in [*places, *others]:
        assert lies_at(grid, position) == places.get(position, 0)


def test_places_that_share_a_slot() -> None:
    """They do where a straight road of 16 tiles and more is laid."""
    grid = filled(SLOTS, 0)
    road = [position_of(x, y) for x in range(-96, 97, 8) for y in range(-8, 9, 4)]
    assert len({slot_of(grid, position) for position in road}) < len(road) < SLOTS
    for number, position in enumerate(road, 1):
        note(grid, position, -number)
    assert [lies_at(grid, position) for position in road] == [-number for number in range(1, len(road) + 1)]


def test_a_wider_grid_has_the_same_notes() -> None:
    grid = filled(SLOTS, 0)
    road = [position_of(x, y) for x in range(-96, 97, 8) for y in range(-8, 9, 4)]
    for number, position in enumerate(road, 1):
        note(grid, position, -number)
    grid = wider(grid)
    assert len(grid) == 2 * SLOTS
    assert [lies_at(grid, position) for position in road] == [-number for number in range(1, len(road) + 1)]
    assert lies_at(grid, position_of(1, 1)) == 0


@pytest.mark.parametrize("slots", [SLOTS, 2 * SLOTS, 4 * SLOTS])
def test_near_places_never_share_one(slots: int) -> None:
    grid = filled(slots, 0)
    near = [(x, y) for x in range(-STEP, STEP + 1) for y in range(-STEP, STEP + 1) if 0 < abs(x) + abs(y) <= STEP]
    assert all(slot_of(grid, position_of(x, y)) != slot_of(grid, position_of(0, 0)) for x, y in near)
