"""What can be done with the cards in front of a player, remembered by those cards. (S3.3, S4.2)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.actions import DISCOVER, build_with
from artel.games.architects.components import SCIENCES, STAGES
from artel.games.architects.payments import COIN, MOST, RESOURCES, Purse
from artel.kernel.frames import Action
from artel.kernel.packed import plus

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


def within_reach(have: vec[i64], first: i64, economy: bool, engineering: bool) -> tuple[i64, i64]:
    """The highest costs that can be paid, in different resources and in equal ones: grey cards as far as they count,
    coins for the rest, one of them doubled by Economy."""
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
    coins = have[first + COIN]
    if economy and coins:
        coins += 1
    return (greys + coins, greys + coins) if engineering else (kinds + coins, most + coins)


class Means:
    """The cards that a player with Engineering can pay with, and all that was found out about them."""

    __slots__ = ("economy", "hand", "known")

    def __init__(self, hand: int, economy: bool) -> None:
        self.hand = hand
        self.economy = economy
        self.known: list[Ways | None] = [None] * (2 * MOST + 2)

    def ways(self, cost: i64, same: bool) -> Ways:
        price = 2 * cost + (1 if same else 0)
        known = self.known[price]
        if known is None:
            *cards, coins = cards_of(self.hand)
            known = self.known[price] = Ways(Purse(cards, coins, self.economy, True), cost, same)
        return known


CASES: Final[list[Ways | None]] = [None] * ((2 * MOST + 2) * 2 * (MOST + 1) ** 2 * 2**RESOURCES)
"""By cost, with or without Economy, by coins, by how many grey cards of a kind count and by the kinds that do."""


def ways_of(have: vec[i64], first: i64, economy: bool, engineering: bool, cost: i64, same: bool) -> Ways:
    """With the resources and coins counted from `first` on. Little of them matters, so the cases are few, and each of
    them is worked out once; with Engineering every card matters."""
    if engineering:
        return means_of(have, first, economy).ways(cost, same)
    kinds: i64 = 0
    most: i64 = 1
    for kind in range(RESOURCES):
        many = have[first + kind]
        if many:
            if same and many > most and most < cost:
                kinds, most = 0, (many if many < cost else cost)
            if not same or many >= most:
                kinds = plus(kinds, kind)
    coins = have[first + COIN]
    if coins > MOST:
        coins = MOST
    price = 2 * (2 * cost + (1 if same else 0)) + (1 if economy else 0)
    number = ((price * (MOST + 1) + coins) * (MOST + 1) + most) * 2**RESOURCES + kinds
    known = CASES[number]
    if known is None:
        cards: list[int] = [have[first + kind] for kind in range(RESOURCES)]
        known = CASES[number] = Ways(Purse(cards, coins, economy, False), cost, same)
    return known


HANDS: Final = (MOST + 1) ** (RESOURCES + 1)
MEANS: Final[list[Means | None]] = [None] * (2 * HANDS)
"""By hand, with or without Economy."""


def means_of(have: vec[i64], first: i64, economy: bool) -> Means:
    """With the resources and coins counted from `first` on: more than four of a kind cannot matter."""
    hand: i64 = 0
    for kind in range(RESOURCES + 1):
        many = have[first + kind]
        hand = hand * (MOST + 1) + (many if many < MOST else MOST)
    number = hand * 2 + (1 if economy else 0)
    known = MEANS[number]
    if known is None:
        known = MEANS[number] = Means(hand, economy)
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


def has_science_set(have: vec[i64], first: i64) -> bool:
    """Is there any, with the sciences counted from `first` on?"""
    gears, compasses, tablets = have[first], have[first + 1], have[first + 2]
    if gears >= 2 or compasses >= 2 or tablets >= 2:
        return True
    return gears > 0 and compasses > 0 and tablets > 0


def science_sets(have: vec[i64], first: i64) -> list[Action]:
    """With the sciences counted from `first` on."""
    hand: i64 = 0
    for number in range(SCIENCES):
        many = have[first + number]
        hand = hand * PAIR + (many if many < PAIR else PAIR - 1)
    return SETS[hand]
