from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artel.kernel.chance import Rng
from artel.kernel.packed import ints
from artel.kernel.piles import Pile

counts = st.lists(st.integers(0, 4), min_size=3, max_size=3)


def layers(pile: Pile) -> list[list[int]]:
    return [list(layer) for layer in pile.layers]


def test_a_shuffled_pile_is_one_layer() -> None:
    given_counts = [2, 0, 1]
    pile = Pile.of(given_counts)
    assert (layers(pile), pile.sizes, pile.kinds) == ([[2, 0, 1]], [3], 3)
    assert (len(pile), pile.weights(), pile.counts()) == (3, {0: 2, 2: 1}, [2, 0, 1])
    pile.draw(0)
    assert given_counts == [2, 0, 1], "the list that was given stays as it is"


def test_an_empty_pile() -> None:
    pile = Pile.of([0, 0])
    assert (pile.layers, pile.sizes, len(pile)) == ([], [], 0)
    assert (pile.weights(), pile.counts()) == ({}, [0, 0])


def test_a_card_leaves_the_pile() -> None:
    pile = Pile.of([2, 0, 1])
    pile.draw(0)
    assert (layers(pile), pile.sizes) == ([[1, 0, 1]], [2])
    with pytest.raises(ValueError, match=r"^no such card can be on top$"):
        pile.draw(1)
    pile.draw(2)
    pile.draw(0)
    assert (pile.layers, pile.sizes, len(pile)) == ([], [], 0)


def test_a_known_card_on_top_comes_first() -> None:
    pile = Pile.of([2, 0, 1])
    pile.put_on_top(1)
    assert (layers(pile), pile.sizes) == ([[2, 0, 1], [0, 1, 0]], [3, 1])
    assert (pile.weights(), len(pile), pile.counts()) == ({1: 1}, 4, [2, 1, 1])
    assert [pile.sample(Rng(seed)) for seed in range(5)] == [1] * 5
    pile.draw(1)
    assert (layers(pile), pile.sizes) == ([[2, 0, 1]], [3])


def test_cards_put_under_come_last() -> None:
    pile, under = Pile.of([1, 0, 0]), [0, 2, 1]
    pile.put_under(under)
    assert (layers(pile), pile.sizes) == ([[0, 2, 1], [1, 0, 0]], [3, 1])
    assert pile.weights() == {0: 1}
    pile.draw(0)
    assert pile.weights() == {1: 2, 2: 1}
    pile.draw(1)
    assert under == [0, 2, 1]
    pile.put_under([0, 0, 0])
    assert (layers(pile), pile.sizes) == ([[0, 1, 1]], [2])


def test_an_empty_pile_knows_its_kinds() -> None:
    pile = Pile.of([0, 0, 0, 0])
    pile.put_on_top(1)
    pile.put_under([0, 0, 0, 2])
    assert (layers(pile), pile.counts()) == ([[0, 0, 0, 2], [0, 1, 0, 0]], [0, 1, 0, 2])


def test_a_shuffle_makes_one_layer() -> None:
    pile = Pile.of([2, 0, 1])
    pile.put_on_top(1)
    pile.put_under([0, 3, 0])
    pile.shuffle()
    assert (layers(pile), pile.sizes) == ([[2, 4, 1]], [7])
    pile.shuffle()
    assert (layers(pile), pile.sizes) == ([[2, 4, 1]], [7])
    two = Pile.of([1, 1])
    two.put_on_top(0)
    two.shuffle()
    assert (layers(two), two.sizes) == ([[2, 1]], [3])
    nothing = Pile.of([0])
    nothing.shuffle()
    assert (nothing.layers, nothing.sizes) == ([], [])


def test_copies_are_apart() -> None:
    pile = Pile.of([2, 1])
    pile.put_on_top(1)
    twin = pile.copy()
    twin.draw(1)
    twin.draw(0)
    twin.put_under([1, 0])
    assert (layers(pile), pile.sizes, pile.kinds) == ([[2, 1], [0, 1]], [3, 1], 2)
    assert (layers(twin), twin.sizes, twin.kinds) == ([[1, 0], [1, 1]], [1, 2], 2)


def test_the_top_layer_is_sampled_by_weight() -> None:
    pile, rng = Pile(3, [ints([5, 5, 5]), ints([1, 0, 3])], [15, 4]), Rng(3)
    drawn = Counter(pile.sample(rng) for _ in range(4000))
    assert sorted(drawn) == [0, 2]
    assert 850 < drawn[0] < 1150


@given(counts, counts, st.integers(0, 2), st.integers(0, 99))
def test_every_card_comes_out_once(some: list[int], others: list[int], known: int, seed: int) -> None:
    pile, rng = Pile.of(some), Rng(seed)
    pile.put_on_top(known)
    pile.put_under(others)
    drawn = []
    while len(pile):
        kind = pile.sample(rng)
        assert pile.weights()[kind] > 0
        pile.draw(kind)
        drawn.append(kind)
    assert drawn[0] == known
    assert Counter(drawn[1 : 1 + sum(some)]) == +Counter(dict(enumerate(some)))
    assert Counter(drawn[1 + sum(some) :]) == +Counter(dict(enumerate(others)))
