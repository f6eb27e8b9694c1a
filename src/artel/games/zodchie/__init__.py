"""Zodchie (Зодчие): a city of streets and quarters in which every new building changes its neighbour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie import events, facts
from artel.games.zodchie.actions import ACTIONS
from artel.games.zodchie.components import COLOURS, EXTRAS, Cards, read_cards
from artel.games.zodchie.events import Announced, Played
from artel.games.zodchie.features import evaluate
from artel.games.zodchie.foresight import foresee
from artel.games.zodchie.inventory import ZodchieInventory, inventory
from artel.games.zodchie.knowledge import reshuffle
from artel.games.zodchie.layout import lay_out
from artel.games.zodchie.notation import read_action, read_outcome, write_outcome
from artel.games.zodchie.observation import ZodchieObserver
from artel.games.zodchie.properties import KINDS, PROPERTIES
from artel.games.zodchie.scoring import items, standing_of, totals
from artel.games.zodchie.setup import DIE, ChooseFirstPlayer, new_table
from artel.games.zodchie.state import ZodchieTable
from artel.games.zodchie.themes import THEMES, themes
from artel.games.zodchie.traits import ZodchieTraits
from artel.games.zodchie.view import ZodchieView
from artel.games.zodchie.viewing import rebuild, views
from artel.kernel.errors import BadOption, Problem
from artel.kernel.game import Foreseen, Game, Option, Result, Setup, ranked
from artel.kernel.packed import members
from artel.kernel.style import Style

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from artel.kernel.game import Part
    from artel.kernel.ids import Seat
    from artel.kernel.layouts import Layout
    from artel.kernel.packs import Pack
    from artel.kernel.view import Facts

__all__ = ["GAME", "Announced", "Played", "Zodchie", "ZodchieView", "foresee"]


class Zodchie(Game[ZodchieTable, ZodchieView, Cards]):
    id = "zodchie"
    rules_version = 1
    least = 2
    most = 4
    options = (
        Option("variant", "base", "base|advanced"),
        Option("limit", "none", "none|die|[0-6]", when=("variant", "advanced")),
        Option("colours", "random", f"random|({'|'.join(COLOURS)})(,({'|'.join(COLOURS)}))*"),
    )
    clauses = "Z"
    style = Style(ripe=2)  # most nodes are never visited again: to look at all their options is a third of the time
    kinds = {"other": "card", "taken": "card", "extras": "card", "replaces": "card"}
    seat_fields = ("whose", "player", "other")
    drawing = "artel.drawing.zodchie"
    terminal = "artel.tui.zodchie"
    uses = (Played,)
    compiled = (
        "actions", "changes", "components", "effects", "features", "knowledge",
        "notation", "observation", "questions", "scoring", "setup", "state", "traits", "turn", "viewing",
    )  # fmt: skip
    theme_names = THEMES
    view_type = ZodchieView
    event_type = events.ZodchieEvent
    inventory_type = ZodchieInventory
    actions = ACTIONS
    traits = ZodchieTraits()

    reshuffle = staticmethod(reshuffle)
    scores = staticmethod(totals)
    evaluate = staticmethod(evaluate)
    judge = evaluate
    read_action = staticmethod(read_action)
    write_outcome = staticmethod(write_outcome)
    read_outcome = staticmethod(read_outcome)
    inventory = staticmethod(inventory)
    themes = staticmethod(themes)

    def read_components(self, pack: Pack) -> Cards:
        return read_cards(pack, PROPERTIES, KINDS)

    def check(self, setup: Setup) -> None:
        colours = setup.options["colours"].split(",")
        if colours != ["random"] and (len(set(colours)) != len(colours) or len(colours) != setup.seats):
            raise BadOption(
                "Z1.6",
                option="colours",
                given=setup.options["colours"],
                possible=Problem("colours", "random, or a different one for each seat"),
            )
        if setup.options["variant"] == "base" and setup.options["limit"] != "none":
            raise BadOption(
                "Z9.2",
                option="limit",
                given=setup.options["limit"],
                possible=Problem("limit", "none (a limit needs variant=advanced)"),
            )

    def new(self, setup: Setup) -> ZodchieTable:
        colours, limit = setup.options["colours"], setup.options["limit"]
        return new_table(
            setup.seats,
            self.components(setup.pack),
            [COLOURS.index(colour) for colour in colours.split(",")] if colours != "random" else [],
            setup.options["variant"] == "advanced",
            {"none": EXTRAS, "die": DIE}[limit] if limit in ("none", "die") else int(limit),
        )

    def lay_out(self, setup: Setup, layout: Layout) -> ZodchieTable:
        colours = setup.options["colours"]
        return lay_out(
            setup.seats,
            self.components(setup.pack),
            [COLOURS.index(colour) for colour in colours.split(",")] if colours != "random" else [],
            layout,
        )

    def view(self, t: ZodchieTable, seat: Seat) -> ZodchieView:
        return self.views(t, (seat,))[0]

    def views(self, t: ZodchieTable, seats: Sequence[Seat]) -> list[ZodchieView]:
        return views(t, seats, self.digest_of(t.cards))

    def rebuild(self, view: ZodchieView) -> ZodchieTable:
        return rebuild(view, self.components_of(view.pack), self)

    def places(self, t: ZodchieTable) -> tuple[int, ...]:
        return ranked([standing_of(t, seat) for seat in range(t.seats)])

    def result(self, t: ZodchieTable) -> Result:
        return Result(
            scores=tuple(totals(t)),
            places=self.places(t),
            items=tuple(items(t)),
        )

    def observer(self, setup: Setup) -> ZodchieObserver:
        return ZodchieObserver(setup.seats)

    def own_cards(self, t: ZodchieTable) -> list[list[str]]:
        if not t.stack or not isinstance(t.stack[-1], ChooseFirstPlayer):
            return []
        return [[t.name(card) for card in members(t.deck[seat])] for seat in range(t.seats)]

    def leave_out(self, t: ZodchieTable, seat: Seat, card: str) -> None:
        gone = t.cards.kinds[card]
        t.replace(seat, gone, next(kept for kept in members(t.deck[seat]) if kept != gone))

    def question_facts(self, view: ZodchieView, question: Facts) -> Facts:
        return facts.question_facts(view, question, self.components_of(view.pack))

    def option_facts(self, view: ZodchieView, option: str) -> tuple[str, Facts]:
        return facts.option_facts(view, option, self.components_of(view.pack))

    def foresee(self, view: ZodchieView, option: str) -> Foreseen:
        if option.startswith("replace"):
            return Foreseen((), {})
        outcome = foresee(self, view, option)
        return Foreseen(outcome.events, outcome.shown(view))

    def parts(self, pack: Pack) -> list[Part]:
        return facts.parts(self.components(pack))

    def titles(self, digest: str, card: str) -> Mapping[str, str]:
        cards = self.components_of(digest)
        return cards.faces[cards.kinds[card]].titles if card in cards.kinds else {}


GAME = Zodchie()
