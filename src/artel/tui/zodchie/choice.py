"""An answer being made: first a card, then a place, then what is left. Options are in notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

VERBS: Final = ("pay", "remove", "exhume", "fetch")
PLACE: Final = re.compile(r"[a-d][1-8]")


class Parts(msgspec.Struct, frozen=True):
    """What an option is about: `card` and `place` as far as it names them."""

    option: str
    card: str = ""
    place: str = ""


def parts_of(option: str) -> Parts:
    match option.split():
        case ["replace", *_]:
            return Parts(option)
        case [verb, card] if verb in VERBS:
            return Parts(option, card)
        case ["lay", card, place]:
            return Parts(option, card, place)
        case [card, place]:
            return Parts(option, card, place if PLACE.fullmatch(place) else "")
        case [word] if PLACE.fullmatch(word.partition("/")[0]):
            return Parts(option, "", word.partition("/")[0])
    return Parts(option)


class Narrowing:
    """The options of one question, narrowed step by step."""

    def __init__(self, options: Sequence[str]) -> None:
        self.options = [parts_of(option) for option in options]
        self.card = ""
        self.place = ""

    def left(self) -> list[Parts]:
        return [parts for parts in self.options if self.card in ("", parts.card) and self.place in ("", parts.place)]

    def cards(self) -> list[str]:
        """Cards to choose from, while none is chosen."""
        return [] if self.card else list(dict.fromkeys(parts.card for parts in self.options if parts.card))

    def places(self) -> list[str]:
        """Places to choose from: with a card chosen, or where none is to be."""
        if self.place or self.cards():
            return []
        return list(dict.fromkeys(parts.place for parts in self.left() if parts.place))

    def places_of(self, card: str) -> list[str]:
        return [parts.place for parts in self.options if parts.card == card and parts.place]

    def answers(self) -> list[str]:
        """Options that need neither a card nor a place any more."""
        named_card, named_place = bool(self.card), bool(self.place)
        return [
            parts.option for parts in self.left() if (named_card or not parts.card) and (named_place or not parts.place)
        ]

    def pick_card(self, card: str) -> str | None:
        """Chooses a card; the option, where that decides it."""
        self.card = card
        plain = not any(parts.place for parts in self.options)
        return self.decided() if plain else None

    def pick_place(self, place: str) -> str | None:
        self.place = place
        return self.decided()

    def decided(self) -> str | None:
        left = self.left()
        return left[0].option if len(left) == 1 else None

    def back(self) -> bool:
        """Takes the last step back; False where there is none."""
        if self.place:
            self.place = ""
        elif self.card:
            self.card = ""
        else:
            return False
        return True
