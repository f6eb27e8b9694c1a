"""What lies where: against a dict, with places that share a slot too."""

from hypothesis import given
from hypothesis import strategies as st

from artel.games.carcassonne.places import FAR, SLOTS, lies_at, note, noted, position_of
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
    """They do where a straight road of 35 tiles and more is laid."""
    grid = filled(SLOTS, 0)
    road = [position_of(x, y) for x in range(-96, 97, 4) for y in range(-8, 9, 4)]
    assert len({position % SLOTS for position in road}) < len(road)
    for number, position in enumerate(road, 1):
        note(grid, position, -number)
    assert [lies_at(grid, position) for position in road] == [-number for number in range(1, len(road) + 1)]


def test_near_places_never_share_one() -> None:
    near = [(x, y) for x in range(-34, 35) for y in range(-34, 35) if 0 < abs(x) + abs(y) < 35]
    assert all(position_of(x, y) % SLOTS != position_of(0, 0) % SLOTS for x, y in near)
