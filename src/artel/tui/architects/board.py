"""The table of 7 Wonders Architects on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.style import Style
from rich.text import Text

from artel.drawing.architects.drawing import seat_shown
from artel.drawing.architects.look import LABEL, in_words, wonder_title
from artel.tui.listing import ListBoard

if TYPE_CHECKING:
    from artel.drawing.architects.teller import Teller
    from artel.tui.board import Scene


class Board(ListBoard):
    def drawing(self, scene: Scene, width: int, height: int) -> Text:
        return Text("\n").join(cast("Teller", scene.teller).lines(scene.view, width, height))

    def aside(self, scene: Scene) -> Text:
        """What is left in the three decks: everybody can derive it, and nobody knows the order. (S8.1)"""
        view, teller = scene.view, cast("Teller", scene.teller)
        seat, seats = seat_shown(view), len(view.players)
        text = Text.assemble((teller.say("ui-architects-left-in"), Style(bold=True)))
        for at in (seat, (seat - 1) % seats):
            player = view.players[at]
            text.append(f"\n{wonder_title(teller, player.wonder)}: ", Style(bold=True))
            text.append(in_words(teller, player.deck), LABEL)
        text.append(f"\n{teller.say('deck-central')}: ", Style(bold=True))
        return text.append(in_words(teller, view.central), LABEL)
