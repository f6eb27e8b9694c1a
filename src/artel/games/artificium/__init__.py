"""Artificium: raw materials become swords and potions, castles and towers, in four rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium import events, facts
from artel.games.artificium.actions import ACTIONS
from artel.games.artificium.components import Box, read_box
from artel.games.artificium.features import evaluate
from artel.games.artificium.inventory import ArtificiumInventory, inventory
from artel.games.artificium.knowledge import reshuffle
from artel.games.artificium.layout import lay_out
from artel.games.artificium.notation import read_action, read_outcome, write_outcome
from artel.games.artificium.observation import ArtificiumObserver
from artel.games.artificium.properties import EFFECTS
from artel.games.artificium.scoring import items, totals
from artel.games.artificium.setup import new_table
from artel.games.artificium.state import ArtificiumTable
from artel.games.artificium.themes import THEMES, themes
from artel.games.artificium.trades import cheapest_sale
from artel.games.artificium.traits import ArtificiumTraits
from artel.games.artificium.view import ArtificiumView
from artel.games.artificium.viewing import rebuild, view
from artel.kernel.game import Game, Result, Setup, ranked
from artel.kernel.style import Style

if TYPE_CHECKING:
    from artel.kernel.ids import Seat
    from artel.kernel.layouts import Layout
    from artel.kernel.packs import Pack
    from artel.kernel.view import Facts

__all__ = ["GAME", "Artificium", "ArtificiumView", "cheapest_sale"]


class Artificium(Game[ArtificiumTable, ArtificiumView, Box]):
    id = "artificium"
    rules_version = 1
    least = 2
    most = 6
    clauses = "A"
    style = Style(ahead=20, brief=150)
    learned_style = Style(ahead=20, hunch=2.0)
    kinds = {"gave": "card", "took": "card", "returned": "card", "takes": "resource", "gives": "resource"}
    seat_fields = ("player", "by", "victim")
    drawing = "artel.drawing.artificium"
    terminal = "artel.tui.artificium"
    uses = (events.Applied,)
    band = 0.02
    compiled = (
        "actions", "components", "drawing", "effects", "features", "knowledge",
        "market", "observation", "scoring", "setup", "state", "traits", "turn", "viewing",
    )  # fmt: skip
    theme_names = THEMES
    view_type = ArtificiumView
    event_type = events.ArtificiumEvent
    inventory_type = ArtificiumInventory
    actions = ACTIONS
    traits = ArtificiumTraits()

    reshuffle = staticmethod(reshuffle)
    scores = staticmethod(totals)
    evaluate = staticmethod(evaluate)
    judge = evaluate
    read_action = staticmethod(read_action)
    write_outcome = staticmethod(write_outcome)
    read_outcome = staticmethod(read_outcome)
    question_facts = staticmethod(facts.question_facts)
    inventory = staticmethod(inventory)
    parts = staticmethod(facts.parts)
    themes = staticmethod(themes)

    def read_components(self, pack: Pack) -> Box:
        return read_box(pack, EFFECTS)

    def new(self, setup: Setup) -> ArtificiumTable:
        return new_table(setup.seats, self.components(setup.pack))

    def lay_out(self, setup: Setup, layout: Layout) -> ArtificiumTable:
        return lay_out(setup.seats, self.components(setup.pack), layout)

    def view(self, t: ArtificiumTable, seat: Seat) -> ArtificiumView:
        return view(t, seat, self.digest_of(t.box))

    def rebuild(self, view: ArtificiumView) -> ArtificiumTable:
        return rebuild(view, self.components_of(view.pack), self)

    def places(self, t: ArtificiumTable) -> tuple[int, ...]:
        return ranked(totals(t))

    def result(self, t: ArtificiumTable) -> Result:
        return Result(scores=tuple(totals(t)), places=self.places(t), items=tuple(items(t)))

    def observer(self, setup: Setup) -> ArtificiumObserver:
        return ArtificiumObserver(setup.seats)

    def option_facts(self, view: ArtificiumView, option: str) -> tuple[str, Facts]:
        return facts.option_facts(view, option, self.components_of(view.pack))


GAME = Artificium()
