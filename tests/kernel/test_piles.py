from __future__ import annotations

from collections import Counter

from artel.kernel.chance import Rng
from artel.kernel.packed import ints
from artel.kernel.piles import sample_of, weights_of

COUNTS = [7, 5, 1, 0, 3, 9]
"""Three kinds are counted from 2 on."""


def test_weights_are_the_counts_of_what_is_there() -> None:
    assert weights_of(ints(COUNTS), 2, 3) == {0: 1, 2: 3}
    assert weights_of(ints([0, 0]), 0, 2) == {}


def test_a_sample_is_taken_by_weight() -> None:
    counts, rng = ints(COUNTS), Rng(3)
    drawn = Counter(sample_of(counts, 2, 4, rng) for _ in range(4000))
    assert sorted(drawn) == [0, 2]
    assert 850 < drawn[0] < 1150
    assert list(counts) == COUNTS
