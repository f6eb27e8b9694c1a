from __future__ import annotations

import sys
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from artel.kernel import packed
from artel.kernel.packed import BIT, COMPILED, count, filled, first, ints, mask_of, members, nth, replaced

sets = st.sets(st.integers(0, 39))


def test_it_says_whether_it_is_compiled() -> None:
    assert sys.prefix.endswith("-compiled") == COMPILED
    assert packed.__file__.endswith(".so" if COMPILED else ".py")


def test_an_array_of_numbers() -> None:
    array = ints([3, -1, 1 << 40])
    assert list(array) == [3, -1, 1 << 40]
    array[1] = 7
    assert (array[1], len(array)) == (7, 3)
    if not COMPILED:
        numbers: Any = [1, 2]
        assert ints(numbers) is numbers


def test_an_array_with_another_number_leaves_the_old_one_alone() -> None:
    old = ints([3, 1, 4])
    assert list(replaced(old, 1, 9)) == [3, 9, 4]
    assert list(old) == [3, 1, 4]


def test_an_array_filled_with_one_number() -> None:
    assert list(filled(3, 5)) == [5, 5, 5]
    assert list(filled(0, 5)) == []


def test_bits() -> None:
    assert list(BIT) == [2**n for n in range(40)]


@given(sets)
def test_a_set_as_a_mask(numbers: set[int]) -> None:
    mask = mask_of(list(numbers))
    assert mask == sum(2**number for number in numbers)
    assert members(mask) == tuple(sorted(numbers))
    assert count(mask) == len(numbers)
    assert [nth(mask, at) for at in range(len(numbers))] == sorted(numbers)
    if numbers:
        assert first(mask) == min(numbers)


@given(sets.filter(bool))
def test_walking_a_set(numbers: set[int]) -> None:
    mask, walked = mask_of(list(numbers)), []
    while mask:
        walked.append(first(mask))
        mask &= mask - 1
    assert walked == sorted(numbers)


def test_every_single_place_of_a_set() -> None:
    for number in range(40):
        assert members(1 << number) == (number,)
        assert (first(1 << number), count(1 << number), nth(1 << number, 0)) == (number, 1, number)
    full = (1 << 40) - 1
    assert members(full) == tuple(range(40))
    assert count(full) == 40
    assert [nth(full, at) for at in (0, 7, 8, 39)] == [0, 7, 8, 39]
    assert (members(0), count(0), mask_of([])) == ((), 0, 0)
    assert mask_of([3, 3, 5]) == 0b101000
