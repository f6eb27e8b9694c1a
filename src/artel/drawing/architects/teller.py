"""The table of 7 Wonders Architects in words and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from artel.drawing import teller
from artel.drawing.architects.drawing import (
    draw_cards,
    draw_draft,
    draw_looked,
    draw_piles,
    draw_players,
    draw_tokens,
    draw_war,
    draw_wonder,
)
from artel.drawing.architects.look import helping, title, token_title, wonder_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.architects import ArchitectsView
    from artel.kernel.events import Event
    from artel.kernel.game import Result

ROOM = 60
"""Lines of a table without a screen."""


class Teller(teller.TableTeller):
    example = "take giza"
    clause = "S7.2"

    def table(self, view: ArchitectsView, events: Sequence[Event], width: int) -> Text:
        return Text("\n").join(self.lines(view, min(width, 100), ROOM))

    def lines(self, view: ArchitectsView, width: int, height: int) -> list[Text]:
        """As much as there is room for: what tokens do, cards of the others, free lines between the parts."""
        room: dict[str, int] = {}
        for part in ("tokens", "own", "players", "free", "tokens", "own"):
            more = room | {part: room.get(part, 0) + 1}
            if len(self.parts(view, width, more)) <= height:
                room = more
        return self.parts(view, width, room)

    def parts(self, view: ArchitectsView, width: int, room: dict[str, int]) -> list[Text]:
        free = [Text()] * room.get("free", 0)
        if any(player.wonder is None for player in view.players):
            return [*draw_players(view, self, width, False), *free, *draw_draft(view, self, width)]
        return [
            *draw_players(view, self, width, "players" in room),
            *free,
            draw_war(view, self),
            *draw_tokens(view, self, width, room.get("tokens", 0)),
            *free,
            *draw_wonder(view, self, width),
            *draw_cards(view, self, width, room.get("own", 0)),
            *free,
            *draw_piles(view, self, width),
            *draw_looked(view, self, width),
        ]

    def effect(self, view: ArchitectsView, option: str) -> str:
        """What there is to know before it is done."""
        match option.split():
            case ["take", deck] if view.flow[-1]["frame"] != "ChooseDeckToLookAt":
                return self.about_top(view, deck)
            case ["use", token, deck]:
                return f"{self.say(f'token-{token}.property')} {self.about_top(view, deck)}"
            case ["build", number, *paid]:
                return self.about_stage(view, int(number), paid)
            case ["choose", token]:
                return self.say(f"token-{token}.property")
            case ["keep", card]:
                return self.words.card_property(self.game, card)
            case ["draft", wonder]:
                return self.say(f"wonder-{wonder}.effect")
        return ""

    def about_top(self, view: ArchitectsView, deck: str) -> str:
        tops = {player.wonder: player.top for player in view.players} | {"centre": view.central_top}
        top = tops[deck]
        return self.words.card_property(self.game, top) if top else self.say("ui-architects-unseen")

    def about_stage(self, view: ArchitectsView, number: int, paid: list[str]) -> str:
        player = view.players[view.me]
        stage = player.stages[number - 1]
        told = [self.say("ui-architects-stage", number=number, points=stage.points)]
        if stage.effect:
            told.append(self.say(f"wonder-{player.wonder}.effect"))
        helpers = [token_title(self, token) for token in helping(stage, paid)]
        if helpers:
            told.append(self.say("ui-architects-helped", tokens=self.words.listed(helpers)))
        return " ".join(told)

    def card(self, wanted: str) -> list[str]:
        """Cards, wonders and tokens."""
        box = self.game.components_of(self.pack)
        named = [(card, title(self, card), self.words.card_property(self.game, card)) for card in box.names]
        named += [
            (wonder, wonder_title(self, wonder), self.say(f"wonder-{wonder}.effect")) for wonder in box.wonder_names
        ]
        named += [(token, token_title(self, token), self.say(f"token-{token}.property")) for token in box.token_names]
        sought = wanted.lower()
        return [
            f"{name}: {text}" for key, name, text in named if key.startswith(sought) or name.lower().startswith(sought)
        ]

    def verdict(self, view: ArchitectsView, result: Result) -> str:
        """Points, then stages built. (S7.4)"""
        best = max(result.scores)
        tied = [seat for seat, points in enumerate(result.scores) if points == best]
        if len(tied) == 1:
            return super().verdict(view, result)
        built = {seat: sum(stage.built for stage in view.players[seat].stages) for seat in tied}
        names = self.words.listed([self.names[seat] for seat in result.winners])
        others = self.words.listed([self.names[seat] for seat in tied if seat not in result.winners])
        key = "ui-architects-win-stages" if others else "ui-architects-win-shared"
        return self.say(key, names=names, others=others, points=best, stages=built[result.winners[0]])
