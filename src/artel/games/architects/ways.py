"""What can be done with the cards in front of a player, remembered by those cards. (S3.3, S4.2)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.actions import DISCOVER, build_with
from artel.games.architects.components import SCIENCES, STAGES
from artel.games.architects.payments import COIN, MOST, RESOURCES, Purse
from artel.kernel.frames import Action

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


class Ways:
    """How a stage can be paid: the payments, which of them use Engineering, and whether it has to be built. (S4.2)"""

    __slots__ = ("builds", "engineered", "must", "payments")

    def __init__(self, purse: Purse, cost: int, same: bool) -> None:
        self.must = purse.must(cost, same)
        self.payments = purse.payments(cost, same)
        self.engineered = [payment for payment in self.payments if purse.uses_engineering(cost, same, payment)]
        self.builds: list[list[Action]] = [
            [build_with(stage, payment) for payment in self.payments] for stage in range(STAGES)
        ]
        """By stage: the answers."""


def can_pay(have: vec[i64], first: i64, economy: bool, engineering: bool, cost: i64, same: bool) -> bool:
    """Is there any way? Grey cards as far as they count, coins for the rest, one of them doubled by Economy."""
    kinds: i64 = 0
    most: i64 = 0
    greys: i64 = 0
    for kind in range(RESOURCES):
        many = have[first + kind]
        if many:
            kinds += 1
            greys += many
            if many > most:
                most = many
    if not engineering:
        greys = most if same else kinds
    coins = have[first + COIN]
    if economy and coins:
        coins += 1
    return greys + coins >= cost


class Means:
    """The cards and tokens that a player can pay with, and all that was found out about them."""

    __slots__ = ("economy", "engineering", "hand", "known")

    def __init__(self, hand: int, economy: bool, engineering: bool) -> None:
        self.hand = hand
        self.economy = economy
        self.engineering = engineering
        self.known: list[Ways | None] = [None] * (2 * MOST + 2)

    def ways(self, cost: i64, same: bool) -> Ways:
        price = 2 * cost + (1 if same else 0)
        known = self.known[price]
        if known is None:
            *cards, coins = cards_of(self.hand)
            known = self.known[price] = Ways(Purse(cards, coins, self.economy, self.engineering), cost, same)
        return known


HANDS: Final = (MOST + 1) ** (RESOURCES + 1)
MEANS: Final[list[Means | None]] = [None] * (4 * HANDS)
"""By hand, with or without Economy and Engineering."""


def means_of(have: vec[i64], first: i64, economy: bool, engineering: bool) -> Means:
    """With the resources and coins counted from `first` on: more than four of a kind cannot matter."""
    hand: i64 = 0
    for kind in range(RESOURCES + 1):
        many = have[first + kind]
        hand = hand * (MOST + 1) + (many if many < MOST else MOST)
    number = hand * 4 + (2 if economy else 0) + (1 if engineering else 0)
    known = MEANS[number]
    if known is None:
        known = MEANS[number] = Means(hand, economy, engineering)
    return known


def cards_of(hand: int) -> list[int]:
    """By kind, coins last."""
    found: list[int] = []
    for _ in range(RESOURCES + 1):
        hand, many = divmod(hand, MOST + 1)
        found.append(many)
    return found[::-1]


def sets_of(have: list[int]) -> list[Action]:
    """Two equal (0–2) or three different (3). (S3.3, S3.5)"""
    found: list[Action] = [DISCOVER[number] for number in range(SCIENCES) if have[number] >= 2]
    if min(have):
        found.append(DISCOVER[SCIENCES])
    return found


PAIR: Final = 3
"""None, one, or a pair: more of a science cannot matter."""
SETS: Final = [sets_of([hand // PAIR**2, hand // PAIR % PAIR, hand % PAIR]) for hand in range(PAIR**SCIENCES)]


def science_sets(have: vec[i64], first: i64) -> list[Action]:
    """With the sciences counted from `first` on."""
    hand: i64 = 0
    for number in range(SCIENCES):
        many = have[first + number]
        hand = hand * PAIR + (many if many < PAIR else PAIR - 1)
    return SETS[hand]
