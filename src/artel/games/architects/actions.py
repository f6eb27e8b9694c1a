"""Everything a player can answer. Actions are made once, here; rules look them up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from artel.games.architects.components import CENTRAL, KINDS, STAGES, TOKENS, WONDERS
from artel.games.architects.payments import PAYMENTS
from artel.kernel.frames import Action, NameCard, Say

if TYPE_CHECKING:
    from mypy_extensions import i64

DECKS: Final = CENTRAL + 1


@final
class Take(Action):
    """Take the top card of a deck. (S2.2, S4.5)"""

    __slots__ = ("deck",)

    def __init__(self, code: int, deck: int) -> None:
        super().__init__(code)
        self.deck: i64 = deck


@final
class Use(Action):
    """Use an armed progress token: take the top card of a deck. (S5.2)"""

    __slots__ = ("deck", "token")

    def __init__(self, code: int, token: int, deck: int) -> None:
        super().__init__(code)
        self.token: i64 = token
        self.deck: i64 = deck


@final
class Build(Action):
    """Build a stage with these cards. (S4.2)"""

    __slots__ = ("payment", "stage")

    def __init__(self, code: int, stage: int, payment: int) -> None:
        super().__init__(code)
        self.stage: i64 = stage
        self.payment: i64 = payment


@final
class Discover(Action):
    """Turn in a science set: 0–2: two equal cards, 3: three different ones. (S3.3)"""

    __slots__ = ("set",)

    def __init__(self, code: int, number: int) -> None:
        super().__init__(code)
        self.set: i64 = number


@final
class Choose(Action):
    """Choose a progress token that lies face up. (S5.1)"""

    __slots__ = ("token",)

    def __init__(self, code: int, token: int) -> None:
        super().__init__(code)
        self.token: i64 = token


@final
class Keep(NameCard):
    """Keep one of the cards looked at. (S4.5)"""

    __slots__ = ()


@final
class Draft(Action):
    """Choose a wonder. (S1.5)"""

    __slots__ = ("wonder",)

    def __init__(self, code: int, wonder: int) -> None:
        super().__init__(code)
        self.wonder: i64 = wonder


SETS: Final = 4
FIRST_USE: Final = DECKS
FIRST_BUILD: Final = FIRST_USE + TOKENS * DECKS
FIRST_DISCOVER: Final = FIRST_BUILD + STAGES * len(PAYMENTS)
FIRST_CHOOSE: Final = FIRST_DISCOVER + SETS
FIRST_KEEP: Final = FIRST_CHOOSE + TOKENS
FIRST_DRAFT: Final = FIRST_KEEP + KINDS
FIRST_WORD: Final = FIRST_DRAFT + WONDERS

TAKE: Final = [Take(deck, deck) for deck in range(DECKS)]
USE: Final = [Use(FIRST_USE + token * DECKS + deck, token, deck) for token in range(TOKENS) for deck in range(DECKS)]
BUILD: Final = [
    Build(FIRST_BUILD + stage * len(PAYMENTS) + payment, stage, payment)
    for stage in range(STAGES)
    for payment in range(len(PAYMENTS))
]


def use_for(token: i64, deck: i64) -> Use:
    return USE[token * DECKS + deck]


def build_with(stage: i64, payment: i64) -> Build:
    return BUILD[stage * len(PAYMENTS) + payment]


DISCOVER: Final = [Discover(FIRST_DISCOVER + number, number) for number in range(SETS)]
CHOOSE: Final = [Choose(FIRST_CHOOSE + token, token) for token in range(TOKENS)]
KEEP: Final = [Keep(FIRST_KEEP + kind, kind) for kind in range(KINDS)]
DRAFT: Final = [Draft(FIRST_DRAFT + wonder, wonder) for wonder in range(WONDERS)]
UNSEEN: Final = Say(FIRST_WORD, "unseen")
END: Final = Say(FIRST_WORD + 1, "end")
NOTHING: Final = Say(FIRST_WORD + 2, "nothing")
"""Never offered: the answer where there is nothing to ask."""

ACTIONS: Final[list[Action]] = [
    *TAKE, *USE, *BUILD, *DISCOVER, *CHOOSE, *KEEP, *DRAFT, UNSEEN, END, NOTHING
]  # fmt: skip
"""All actions of the game: `ACTIONS[a.code] is a`."""
