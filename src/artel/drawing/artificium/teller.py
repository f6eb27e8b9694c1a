"""Artificium's table in words and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from artel.drawing import teller
from artel.drawing.artificium.drawing import (
    draw_boards,
    draw_chain,
    draw_hand,
    draw_market,
    draw_round,
    draw_step,
    draw_track,
)
from artel.drawing.artificium.look import box_of, recipe, resource_title, status, title, why
from artel.drawing.artificium.trade import useful
from artel.drawing.teller import Group
from artel.kernel.ids import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.artificium import ArtificiumView
    from artel.kernel.events import Event

ROOM = 60
"""Lines of a table without a screen."""


class Teller(teller.TableTeller):
    example = "lay farm"
    clause = "A6.1"

    def table(self, view: ArtificiumView, events: Sequence[Event], width: int) -> Text:
        return Text("\n").join(self.lines(view, min(width, 100), ROOM, False))

    def lines(self, view: ArtificiumView, width: int, height: int, hand: bool) -> list[Text]:
        """As much as there is room for; `hand`: with the viewer's cards."""
        room: frozenset[str] = frozenset()
        for part in ("track", "chain", "played", "levels", "free"):
            more = room | {part}
            if len(self.parts(view, width, more, hand)) <= height:
                room = more
        return self.parts(view, width, room, hand)

    def parts(self, view: ArtificiumView, width: int, room: frozenset[str], hand: bool) -> list[Text]:
        free = [Text()] * ("free" in room)
        cards = [*draw_market(view, self, width), *draw_step(view, self)]
        cards += draw_hand(view, self, width) if hand else []
        return [
            draw_round(view, self),
            *free,
            *draw_boards(view, self, width, "played" in room),
            *free,
            *(draw_chain(self, width, "levels" in room) if "chain" in room else []),
            *free,
            *(draw_track(view, self, min(width, 110), "levels" in room) if "track" in room else []),
            *(free if cards else []),
            *cards,
        ]

    def hand(self, view: ArtificiumView) -> list[str]:
        if view.me == SPECTATOR:
            return []
        hand = view.players[view.me].hand or {}
        return [self.details(view, card) for card, many in hand.items() for _ in range(many)]

    def details(self, view: ArtificiumView, card: str) -> str:
        """A card with all that it says, and whether it can be applied."""
        found = status(view, card)
        told = f"{title(self, card)}: {self.words.card_property(self.game, card)}"
        return f"{told} {found} {why(view, self, card)}" if found else told

    def groups(self, view: ArtificiumView) -> list[Group]:
        """Trades and the market are many: a line for each resource trade and for each card of the market."""
        verbs: dict[str, list[str]] = {}
        for option in view.options:
            verbs.setdefault(option.split()[0], []).append(option)
        many = [*self.swaps(verbs.get("swap", [])), *self.trades("buy", verbs), *self.trades("sell", verbs)]
        apart = {"swap", "buy", "sell"}
        rest = tuple(option for verb, options in verbs.items() if verb not in apart for option in options)
        return [Group("", rest), *many]

    def swaps(self, options: Sequence[str]) -> list[Group]:
        """By the card that is taken: which one is given for it."""
        by_card: dict[str, list[str]] = {}
        for option in useful(options):
            by_card.setdefault(option.split()[2], []).append(option)
        return [
            Group(
                self.say("ui-artificium-swap-for", card=title(self, card), recipe=recipe(self, card).plain),
                tuple(ways),
                tuple(title(self, way.split()[1]) for way in ways),
            )
            for card, ways in by_card.items()
        ]

    def trades(self, verb: str, verbs: dict[str, list[str]]) -> list[Group]:
        options, box = tuple(verbs.get(verb, [])), box_of(self)
        prices = box.buy if verb == "buy" else box.sell
        names = [option.split()[1] for option in options]
        coins = [self.say("ui-artificium-coins", coins=prices[box.resource_names.index(name)]) for name in names]
        labels = [f"{resource_title(self, name)} {price}" for name, price in zip(names, coins, strict=True)]
        return [Group(self.say(f"ui-artificium-trade-{verb}"), options, tuple(labels))] if options else []

    def effect(self, view: ArtificiumView, option: str) -> str:
        match option.split():
            case ["lay", card]:
                return why(view, self, card)
        return ""

    def card(self, wanted: str) -> list[str]:
        sought = wanted.lower()
        return [
            f"{title(self, card)} ({recipe(self, card).plain}): {self.words.card_property(self.game, card)}"
            for card in box_of(self).names
            if card.startswith(sought) or title(self, card).lower().startswith(sought)
        ]
