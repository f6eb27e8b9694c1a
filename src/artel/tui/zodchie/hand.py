"""The hand, one card on a line: name, values with the initial one in brackets, property."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text

from artel.drawing.zodchie.look import fitted
from artel.tui.lines import Lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.drawing.zodchie.look import Look

VALUES: Final = 36
"""Columns of a card's name and values."""


class Hand(Lines):
    def __init__(self, **arguments: str) -> None:
        super().__init__(**arguments)
        self.cards: list[str] = []

    def show_cards(
        self, cards: Sequence[str], look: Look, open_to: Sequence[str], chosen: str, height: int, width: int
    ) -> None:
        """`open_to`: the cards that can be chosen now; `height`: lines of each, 1 or 2, in so many columns."""
        self.cards = list(cards)
        rows = [
            card_line(number, look, card, card in open_to, card == chosen, height, width)
            for number, card in enumerate(cards, 1)
        ]
        self.show(rows, height)

    def card(self) -> str:
        """The card under the cursor; "" in an empty hand."""
        return self.cards[self.cursor] if self.cursor < len(self.cards) else ""


def card_line(number: int, look: Look, card: str, is_open: bool, chosen: bool, height: int, width: int) -> Text:
    face = look.faces[card]
    line = Text.assemble((f"{number} " if is_open else "  ", Style(color="#8cf08c", bold=True)))
    line.append(fitted(face.title, 16), Style(bold=is_open, reverse=chosen, dim=not is_open))
    line.append(" " + fitted(face.values(), 17), Style(bold=is_open, dim=not is_open))
    if height == 1:
        line.append(fitted(face.text, width - VALUES), Style(color="#9aa0ab"))
    else:
        line.append(face.kind, Style(color="#9aa0ab"))
        line.append("\n      " + fitted(face.text, width - 4), Style(color="#c5cbd6"))
    return line
