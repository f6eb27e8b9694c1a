from artel.kernel.ids import SPECTATOR, seat_name


def test_people_count_seats_from_one() -> None:
    assert [seat_name(seat) for seat in range(4)] == ["1", "2", "3", "4"]


def test_a_spectator_is_before_all_seats() -> None:
    assert SPECTATOR == -1
