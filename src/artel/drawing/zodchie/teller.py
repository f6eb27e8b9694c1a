"""Zodchie's table in words and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.style import Style
from rich.text import Text

from artel.drawing import teller
from artel.drawing.teller import Group
from artel.drawing.zodchie.deck import DeckChoice, is_building
from artel.drawing.zodchie.drawing import SMALL, CityMarks, draw_city
from artel.drawing.zodchie.ending import items_of, verdict
from artel.drawing.zodchie.look import Look, card_style, ink
from artel.drawing.zodchie.players import draw_players
from artel.drawing.zodchie.preview import in_short
from artel.drawing.zodchie.table_text import last_played
from artel.games.zodchie import GAME, foresee

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.zodchie import ZodchieView
    from artel.kernel.events import Event
    from artel.kernel.game import Game, Result
    from artel.kernel.ids import Seat
    from artel.text import Words


FEW = 8
"""So many options need no headings."""


class Teller(teller.TableTeller):
    example = "tavern a1"
    clause = "Z8.2"

    def __init__(self, game: Game, pack: str, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(game, pack, words, names)
        self.look = Look(game, pack, words, names)

    def table(self, view: ZodchieView, events: Sequence[Event], width: int) -> Text:
        city = draw_city(view, self.look, CityMarks(last=last_played(view, events)), SMALL)
        return Text("\n").join([draw_players(view, self.look), city])

    def hand(self, view: ZodchieView) -> list[str]:
        return [self.look.details(card) for card in view.players[view.me].hand or ()]

    def effect(self, view: ZodchieView, option: str) -> str:
        return in_short(foresee(GAME, view, option).changes(view))

    def groups(self, view: ZodchieView) -> list[Group]:
        """By card, where there are many places."""
        cards: dict[str, list[str]] = {}
        for option in view.options:
            first, _, place = option.partition(" ")
            cards.setdefault(first if place and first in self.look.faces else "", []).append(option)
        if len(view.options) <= FEW or len(cards) < 2:
            return super().groups(view)
        headings = {card: self.look.title(card) if card else self.say("ui-otherwise") for card in cards}
        return [Group(headings[card], tuple(options)) for card, options in cards.items()]

    def options(self, view: ZodchieView) -> list[str]:
        if not is_building(view):
            return super().options(view)
        deck, lines = DeckChoice(self.game, view), []
        for number, extra in enumerate(deck.extras, 1):
            base = self.look.faces[self.look.faces[extra].replaces]
            lines.append(f"{number:>3}  {self.look.details(extra)}")
            lines.append(self.say("ui-plain-replaces", card=base.title, values=base.values()))
        return [*lines, self.say("ui-plain-extras", limit=deck.limit)]

    def answer(self, view: ZodchieView, numbers: Sequence[int]) -> str | None:
        if not is_building(view):
            return super().answer(view, numbers)
        deck = DeckChoice(self.game, view)
        if max(numbers) > len(deck.extras):
            return None
        return deck.option({deck.extras[number - 1] for number in numbers if number})

    def numbers(self, view: ZodchieView) -> int:
        return len(DeckChoice(self.game, view).extras) if is_building(view) else super().numbers(view)

    def card(self, wanted: str) -> list[str]:
        return [
            self.look.details(face.name)
            for face in self.look.faces.values()
            if face.name.startswith(wanted.lower()) or face.title.lower().startswith(wanted.lower())
        ]

    def ink(self, view: ZodchieView, seat: Seat) -> str:
        return ink(view, seat)

    def badge(self, view: ZodchieView, seat: Seat) -> Text:
        return Text(f" {self.look.letter(view, seat)} ", card_style(view, seat) + Style(bold=True))

    def verdict(self, view: ZodchieView, result: Result) -> str:
        return verdict(view, self.look, result)

    def items(self, view: Any, result: Result, seat: Seat) -> list[Text]:
        return items_of(view, self.look, result, seat)
