"""Everything a player can answer. Actions are made once, here; rules look them up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from artel.games.artificium.components import CARDS, RESOURCES, SEATS
from artel.kernel.frames import Action, NameCard, Say

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Swap(Action):
    """Swap a hand card for a market card. (A4.3)"""

    __slots__ = ("give", "take")

    def __init__(self, code: int, give: int, take: int) -> None:
        super().__init__(code)
        self.give: i64 = give
        self.take: i64 = take


@final
class Lay(NameCard):
    """Choose a hand card face down. (A4.7)"""

    __slots__ = ()


@final
class Buy(Action):
    """Buy one stone from the bank. (A4.9)"""

    __slots__ = ("resource",)

    def __init__(self, code: int, resource: int) -> None:
        super().__init__(code)
        self.resource: i64 = resource


@final
class Sell(Action):
    """Sell one stone to the bank. (A4.9)"""

    __slots__ = ("resource",)

    def __init__(self, code: int, resource: int) -> None:
        super().__init__(code)
        self.resource: i64 = resource


@final
class Aim(Action):
    """Apply a card against a player: Knight or Scouting. (A4.24)"""

    __slots__ = ("target",)

    def __init__(self, code: int, target: int) -> None:
        super().__init__(code)
        self.target: i64 = target


@final
class Steal(Action):
    """Apply a Theft: this resource of that player. (A3.4)"""

    __slots__ = ("resource", "victim")

    def __init__(self, code: int, victim: int, resource: int) -> None:
        super().__init__(code)
        self.victim: i64 = victim
        self.resource: i64 = resource


@final
class Rebuild(NameCard):
    """Apply a Reconstruction: take this card back to hand. (A3.2)"""

    __slots__ = ()


@final
class Throw(NameCard):
    """Discard a hand card: for the Mage, or at the end of a round. (A2.5, A4.13)"""

    __slots__ = ()


FIRST_LAY: Final = CARDS * CARDS
FIRST_BUY: Final = FIRST_LAY + CARDS
FIRST_SELL: Final = FIRST_BUY + RESOURCES
FIRST_AIM: Final = FIRST_SELL + RESOURCES
FIRST_STEAL: Final = FIRST_AIM + SEATS
FIRST_REBUILD: Final = FIRST_STEAL + SEATS * RESOURCES
FIRST_THROW: Final = FIRST_REBUILD + CARDS
FIRST_WORD: Final = FIRST_THROW + CARDS

SWAP: Final = [Swap(give * CARDS + take, give, take) for give in range(CARDS) for take in range(CARDS)]
LAY: Final = [Lay(FIRST_LAY + card, card) for card in range(CARDS)]
BUY: Final = [Buy(FIRST_BUY + resource, resource) for resource in range(RESOURCES)]
SELL: Final = [Sell(FIRST_SELL + resource, resource) for resource in range(RESOURCES)]
AIM: Final = [Aim(FIRST_AIM + seat, seat) for seat in range(SEATS)]
STEAL: Final = [
    Steal(FIRST_STEAL + seat * RESOURCES + resource, seat, resource)
    for seat in range(SEATS)
    for resource in range(RESOURCES)
]


def swap_for(give: i64, take: i64) -> Swap:
    return SWAP[give * CARDS + take]


def steal_from(victim: i64, resource: i64) -> Steal:
    return STEAL[victim * RESOURCES + resource]


REBUILD: Final = [Rebuild(FIRST_REBUILD + card, card) for card in range(CARDS)]
THROW: Final = [Throw(FIRST_THROW + card, card) for card in range(CARDS)]
APPLY: Final = Say(FIRST_WORD, "apply")
DISCARD: Final = Say(FIRST_WORD + 1, "discard")
BACK: Final = Say(FIRST_WORD + 2, "back")
PASS: Final = Say(FIRST_WORD + 3, "pass")
EXCHANGE: Final = Say(FIRST_WORD + 4, "exchange")
DONE: Final = Say(FIRST_WORD + 5, "done")

ACTIONS: Final[list[Action]] = [
    *SWAP, *LAY, *BUY, *SELL, *AIM, *STEAL, *REBUILD, *THROW, APPLY, DISCARD, BACK, PASS, EXCHANGE, DONE
]  # fmt: skip
"""All actions of the game: `ACTIONS[a.code] is a`."""
