"""Which cards can pay for a stage. (S4.1, S4.3, S5.3)

A payment is so many wood, stone, brick, papyrus, glass and coins, four cards at most.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from artel.kernel.packed import ints

if TYPE_CHECKING:
    from mypy_extensions import i64

RESOURCES: Final = 5
COIN: Final = 5
MOST: Final = 4

PAYMENTS: Final = [cards for cards in product(range(MOST + 1), repeat=RESOURCES + 1) if 1 <= sum(cards) <= MOST]


def packed_payment(cards: tuple[int, ...]) -> int:
    code = 0
    for many in reversed(cards):
        code = code * (MOST + 1) + many
    return code


NUMBER: Final = {packed_payment(cards): number for number, cards in enumerate(PAYMENTS)}
"""The number of a payment by its packed form."""


class Purse:
    """What a player can pay with, and which tokens may help."""

    __slots__ = ("coins", "economy", "engineering", "have")

    def __init__(self, have: list[int], coins: int, economy: bool, engineering: bool) -> None:
        self.have = have
        self.coins = coins
        self.economy = economy
        self.engineering = engineering

    def countable(self, cost: int, same: bool) -> int:
        """How many grey cards can count towards this cost. (S4.3, S4.13)"""
        if same:
            return min(cost, max(self.have))
        return min(cost, sum([1 for many in self.have if many]))

    def must(self, cost: int, same: bool) -> bool:
        """Can it be paid without Economy and Engineering? Then it has to be built. (S4.2, S5.8)"""
        return self.countable(cost, same) + self.coins >= cost

    def payments(self, cost: int, same: bool) -> list[int]:
        """All ways to pay, each once, in order. (S5.12)"""
        found = self.with_coins(self.greys(cost, same), cost)
        if self.engineering:
            found += self.with_coins(subsets(self.have, min(cost, sum(self.have))), cost)
        return sorted(set(found))

    def greys(self, cost: int, same: bool) -> list[list[int]]:
        """The grey cards of all ways to pay without Engineering."""
        count = self.countable(cost, same)
        if not same:
            return subsets([min(1, many) for many in self.have], count)
        if not count:
            return [[0] * RESOURCES]
        return [
            [count if at == kind else 0 for at in range(RESOURCES)]
            for kind in range(RESOURCES)
            if min(cost, self.have[kind]) == count
        ]

    def with_coins(self, greys: list[list[int]], cost: int) -> list[int]:
        """Coins stand in for what is missing; with Economy one of them for two. (S4.3, S5.8)"""
        found: list[int] = []
        for grey in greys:
            missing = cost - sum(grey)
            if missing <= self.coins:
                found.append(NUMBER[packed_payment((*grey, missing))])
            if self.economy and 2 <= missing <= self.coins + 1:
                found.append(NUMBER[packed_payment((*grey, missing - 1))])
        return found

    def uses_engineering(self, cost: int, same: bool, payment: int) -> bool:
        """Would this payment not be allowed without it? (S5.11)"""
        return list(PAYMENTS[payment][:RESOURCES]) not in self.greys(cost, same)


def subsets(have: list[int], size: int) -> list[list[int]]:
    """All ways to take so many cards out of these."""
    if not have:
        return [[]] if size == 0 else []
    found: list[list[int]] = []
    for many in range(min(have[0], size) + 1):
        found += [[many, *rest] for rest in subsets(have[1:], size - many)]
    return found


SIZES: Final = ints([sum(cards) for cards in PAYMENTS])
"""By payment: its cards."""


def uses_economy(cost: i64, payment: i64) -> bool:
    """A doubled coin leaves one card fewer than the cost. (S5.11)"""
    return SIZES[payment] < cost
