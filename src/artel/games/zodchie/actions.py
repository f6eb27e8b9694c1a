"""Everything a player can answer. Actions are made once, here; rules look them up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from artel.games.zodchie.components import COLOURS, EXTRAS, KINDS, SIDES
from artel.kernel.frames import Action, NameCard, Say

if TYPE_CHECKING:
    from mypy_extensions import i64

PLACES: Final = 32
OUTSIDE: Final = 32
"""Where a Cemetery is played. (Z10.6)"""
SPOTS: Final = 33
CHOICES: Final = 1 << EXTRAS
"""Sets of extras of one colour."""


@final
class Play(Action):
    """Play a hand card on a place. (Z2.1)"""

    __slots__ = ("card", "place")

    def __init__(self, code: int, card: int, place: int) -> None:
        super().__init__(code)
        self.card: i64 = card
        self.place: i64 = place


@final
class Lay(Action):
    """Lay a hand card face down on a place, for a Laboratory. (Z10.7)"""

    __slots__ = ("card", "place")

    def __init__(self, code: int, card: int, place: int) -> None:
        super().__init__(code)
        self.card: i64 = card
        self.place: i64 = place


@final
class TurnTo(Action):
    """Turn a card so that another side is up. (Z6.6)"""

    __slots__ = ("place", "side")

    def __init__(self, code: int, place: int, side: int) -> None:
        super().__init__(code)
        self.place: i64 = place
        self.side: i64 = side


@final
class Pick(Action):
    """Choose a card of the city, or a place."""

    __slots__ = ("place",)

    def __init__(self, code: int, place: int) -> None:
        super().__init__(code)
        self.place: i64 = place


@final
class Pay(NameCard):
    """Begin to play a card that has a price. (Z5.1)"""

    __slots__ = ()


@final
class Remove(NameCard):
    """Remove a hand card from the game. (Z6.8)"""

    __slots__ = ()


@final
class Exhume(NameCard):
    """Remove a card of one's Cemetery from the game. (Z10.1)"""

    __slots__ = ()


@final
class Fetch(NameCard):
    """Put this hand card under the pile and take the Obelisk. (Z10.10)"""

    __slots__ = ()


@final
class Replace(Action):
    """Take these of the six extras of a colour, as a set, into the deck. (Z9.1)"""

    __slots__ = ("colour", "extras")

    def __init__(self, code: int, colour: int, extras: int) -> None:
        super().__init__(code)
        self.colour: i64 = colour
        self.extras: i64 = extras


FIRST_LAY: Final = KINDS * SPOTS
FIRST_TURN: Final = FIRST_LAY + KINDS * PLACES
FIRST_PICK: Final = FIRST_TURN + PLACES * SIDES
FIRST_PAY: Final = FIRST_PICK + PLACES
FIRST_REMOVE: Final = FIRST_PAY + KINDS
FIRST_EXHUME: Final = FIRST_REMOVE + KINDS
FIRST_FETCH: Final = FIRST_EXHUME + KINDS
FIRST_REPLACE: Final = FIRST_FETCH + KINDS
FIRST_WORD: Final = FIRST_REPLACE + len(COLOURS) * CHOICES

PLAY: Final = [Play(kind * SPOTS + place, kind, place) for kind in range(KINDS) for place in range(SPOTS)]
LAY: Final = [Lay(FIRST_LAY + kind * PLACES + at, kind, at) for kind in range(KINDS) for at in range(PLACES)]
TURN: Final = [TurnTo(FIRST_TURN + at * SIDES + side, at, side) for at in range(PLACES) for side in range(SIDES)]
PICK: Final = [Pick(FIRST_PICK + place, place) for place in range(PLACES)]
PAY: Final = [Pay(FIRST_PAY + kind, kind) for kind in range(KINDS)]
REMOVE: Final = [Remove(FIRST_REMOVE + kind, kind) for kind in range(KINDS)]
EXHUME: Final = [Exhume(FIRST_EXHUME + kind, kind) for kind in range(KINDS)]
FETCH: Final = [Fetch(FIRST_FETCH + kind, kind) for kind in range(KINDS)]
REPLACE: Final = [
    Replace(FIRST_REPLACE + colour * CHOICES + extras, colour, extras)
    for colour in range(len(COLOURS))
    for extras in range(CHOICES)
]


def play_on(card: i64, place: i64) -> Play:
    return PLAY[card * SPOTS + place]


def lay_on(card: i64, place: i64) -> Lay:
    return LAY[card * PLACES + place]


def turn_to(place: i64, side: i64) -> TurnTo:
    return TURN[place * SIDES + side]


def replace_by(colour: i64, extras: i64) -> Replace:
    return REPLACE[colour * CHOICES + extras]


YES: Final = Say(FIRST_WORD, "yes")
NO: Final = Say(FIRST_WORD + 1, "no")
PASS: Final = Say(FIRST_WORD + 2, "pass")
REDRAW: Final = Say(FIRST_WORD + 3, "redraw")

ACTIONS: Final[list[Action]] = [
    *PLAY, *LAY, *TURN, *PICK, *PAY, *REMOVE, *EXHUME, *FETCH, *REPLACE, YES, NO, PASS, REDRAW
]  # fmt: skip
"""All actions of the game: `ACTIONS[a.code] is a`."""
