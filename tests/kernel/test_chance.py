from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artel.kernel.chance import SPAN, Rng, mixed, pick, stream

weights = st.dictionaries(st.integers(0, 40), st.integers(1, 9), min_size=1)


def test_reference_numbers_of_the_stream() -> None:
    """Records made once must be proven for ever: HMAC-SHA256 of “index/try” under the seed, big end first."""
    assert [stream(b"seed", index, 6) for index in range(12)] == [0, 2, 1, 1, 4, 4, 1, 5, 5, 5, 2, 0]
    assert [stream(b"", index, 1000) for index in range(4)] == [749, 926, 777, 910]
    assert stream(b"seed", 0, SPAN) % 10**12 == 824827752290
    assert SPAN == 2**256


def test_the_last_part_of_the_span_is_rejected() -> None:
    """Half of the numbers do not fit: these indices need a second or third try."""
    total = 2**255 + 1
    found = [stream(b"k", index, total) % 10**9 for index in range(8)]
    assert found == [793855482, 904193066, 729113835, 717605328, 923106561, 135411183, 605487536, 858745941]
    assert all(stream(b"k", index, total) < total for index in range(50))


def test_the_stream_is_keyed_by_seed_and_index() -> None:
    assert stream(b"a", 1, SPAN) != stream(b"b", 1, SPAN)
    assert stream(b"a", 1, SPAN) != stream(b"a", 2, SPAN)
    assert stream(b"a", 1, SPAN) == stream(b"a", 1, SPAN)
    assert {stream(b"a", index, 1) for index in range(10)} == {0}


def test_the_stream_is_even() -> None:
    found = Counter(stream(b"even", index, 3) for index in range(3000))
    assert all(900 < found[number] < 1100 for number in range(3))


def test_outcomes_own_numbers_in_order() -> None:
    assert [pick({5: 2, 1: 1, 9: 3}, number) for number in range(6)] == [1, 5, 5, 9, 9, 9]
    with pytest.raises(ValueError, match=r"^the number is not below the sum of the weights$"):
        pick({5: 2, 1: 1}, 3)


@given(weights)
def test_each_outcome_owns_as_many_numbers_as_it_weighs(weights: dict[int, int]) -> None:
    assert Counter(pick(weights, number) for number in range(sum(weights.values()))) == weights


def test_reference_numbers_of_the_generator() -> None:
    """The same compiled and interpreted."""
    expected = {
        0: [954542, 97509, 46485, 623223],
        1: [33204, 9787, 810908, 590297],
        12345678901234567890: [508718, 943239, 142824, 503962],
        -3: [317232, 514203, 442011, 556814],
    }
    for seed, numbers in expected.items():
        rng = Rng(seed)
        assert [rng.below(10**6) for _ in range(4)] == numbers
    assert Rng(0).state == 248629889170205 == mixed(0) >> 16


def test_seeds_are_mixed() -> None:
    """The first numbers of SplitMix64."""
    assert mixed(0) == 0xE220A8397B1DCDAF
    assert [mixed(seed) for seed in (1, -1)] == [0x910A2DEC89025CC1, 0xE4D971771B652C20]
    assert mixed(2**64) == mixed(0)


def test_a_shuffle_is_a_permutation() -> None:
    rng, items = Rng(7), list(range(8))
    rng.shuffle(items)
    assert items == [6, 1, 3, 4, 0, 2, 7, 5]
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(400 < many < 600 for many in orders.values())
    nothing: list[int] = []
    rng.shuffle(nothing)
    assert nothing == []


def test_the_generator_picks_by_weight() -> None:
    rng = Rng(7)
    assert [rng.pick({3: 1, 1: 2, 7: 5}) for _ in range(12)] == [7, 7, 7, 1, 1, 1, 7, 7, 7, 7, 1, 1]


@given(st.integers(), st.integers(1, 1000))
def test_numbers_are_below_their_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))
