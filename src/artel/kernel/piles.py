"""Face-down piles without an order: a pile is a sequence of layers, each a multiset, until a card leaves it.

Where no order exists, none can leak, be peeked at or be resampled. What is known of a pile splits it into layers: a
card seen on top is a layer of one; cards put under it are a layer of their own. Where all cards of a pile differ, a
layer can be a bitmask instead (see `artel.kernel.packed`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.kernel.packed import filled, ints

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.kernel.chance import Rng


def weights_of(counts: vec[i64], first: int, many: int) -> dict[int, int]:
    """How likely each of `many` kinds is that are counted in an array from `first` on."""
    return {kind: counts[first + kind] for kind in range(many) if counts[first + kind]}


def sample_of(counts: vec[i64], first: i64, size: i64, rng: Rng) -> i64:
    """A random one of `size` things that are counted by kind in an array from `first` on."""
    at = rng.below(size)
    kind = first
    many = counts[kind]
    while at >= many:
        at -= many
        kind += 1
        many = counts[kind]
    return kind - first


class Pile:
    """Counts by kind of card, layer by layer, the top one last; `kinds`: how many kinds there are."""

    __slots__ = ("kinds", "layers", "sizes")

    def __init__(self, kinds: int, layers: list[vec[i64]], sizes: list[int]) -> None:
        self.kinds = kinds
        self.layers = layers
        self.sizes = sizes

    @staticmethod
    def of(counts: list[int]) -> Pile:
        """A shuffled pile: `counts[kind]` cards of each kind."""
        pile = Pile(len(counts), [], [])
        pile.put_under(counts)
        return pile

    def copy(self) -> Pile:
        return Pile(self.kinds, [layer[:] for layer in self.layers], self.sizes[:])

    def __len__(self) -> int:
        return sum(self.sizes)

    def weights(self) -> dict[int, int]:
        """What the top card may be, and how likely each is."""
        if not self.layers:
            return {}
        return weights_of(self.layers[-1], 0, self.kinds)

    def sample(self, rng: Rng) -> int:
        return sample_of(self.layers[-1], 0, self.sizes[-1], rng)

    def draw(self, kind: i64) -> None:
        """The top card was this one: it leaves the pile."""
        top = self.layers[-1]
        if not top[kind]:
            raise ValueError("no such card can be on top")
        top[kind] -= 1
        self.layers[-1] = top
        self.sizes[-1] -= 1
        if not self.sizes[-1]:
            self.layers.pop()
            self.sizes.pop()

    def put_on_top(self, kind: i64) -> None:
        """A card that is known goes on top."""
        layer = filled(self.kinds, 0)
        layer[kind] = 1
        self.layers.append(layer)
        self.sizes.append(1)

    def put_under(self, counts: list[int]) -> None:
        """Cards go under the pile in random order."""
        if sum(counts):
            self.layers.insert(0, ints(counts[:]))
            self.sizes.insert(0, sum(counts))

    def shuffle(self) -> None:
        """All layers become one."""
        if len(self.layers) > 1:
            total = self.counts()
            self.layers = [ints(total)]
            self.sizes = [sum(total)]

    def counts(self) -> list[int]:
        """All cards of the pile by kind."""
        return [sum([layer[kind] for layer in self.layers]) for kind in range(self.kinds)]
