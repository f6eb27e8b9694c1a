"""What a learned judgement rests on: the few numbers that are not 0, and where they stand."""

from __future__ import annotations

import pytest

from artel.kernel.packed import ints
from artel.kernel.traits import Marks, Traits


def written(marks: Marks) -> dict[int, int]:
    places, amounts = marks.pairs()
    assert len(places) == len(set(places)) == len(amounts)
    return dict(zip(places, amounts, strict=True))


def test_numbers_stand_one_behind_the_other_and_nothing_is_not_written() -> None:
    marks = Marks(4)
    for amount in (7, 0, -3):
        marks.number(amount)
    assert written(marks) == {0: 7, 2: -3}
    assert (marks.at, marks.many) == (3, 2)


def test_what_is_put_stands_ahead_and_does_not_move_on() -> None:
    marks = Marks(4)
    marks.skip(5)
    marks.skip(2)
    marks.put(3, 4)
    marks.put(1, 0)
    assert written(marks) == {10: 4}
    assert marks.at == 7


@pytest.mark.parametrize(
    ("which", "found"), [(0, {0: 1}), (2, {2: 1}), (3, {3: 1}), (4, {3: 1}), (9, {3: 1}), (-1, {})]
)
def test_one_of_many(which: int, found: dict[int, int]) -> None:
    marks = Marks(1)
    marks.one_of(4, which)
    assert written(marks) == found
    assert marks.at == 4


def test_members_and_counts() -> None:
    marks = Marks(8)
    marks.members(6, 0b100101)
    marks.counts(ints([9, 0, 2, 5, 8]), 1, 3)
    assert written(marks) == {0: 1, 2: 1, 5: 1, 7: 2, 8: 5}
    assert marks.at == 9
    marks.clear()
    marks.number(3)
    assert written(marks) == {0: 3}
    assert marks.at == 1


def test_what_a_game_must_say_itself() -> None:
    class Ten(Traits):
        def size(self, seats: int) -> int:
            return 10 * seats

    assert Ten().version == 1
    assert Ten().most(3) == 30
    with pytest.raises(NotImplementedError):
        Traits().size(2)
    with pytest.raises(NotImplementedError):
        Traits().write(None, 0, Marks(1))
