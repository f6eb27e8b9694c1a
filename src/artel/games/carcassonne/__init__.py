"""Carcassonne with Traders & Builders (Купцы и зодчие): a map of roads, cities, cloisters and fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.carcassonne import events, facts
from artel.games.carcassonne.actions import action_of
from artel.games.carcassonne.components import GOODS, Box, read_box
from artel.games.carcassonne.events import TileDrawn, TilePlaced
from artel.games.carcassonne.features import evaluate, judge
from artel.games.carcassonne.foresight import foresee
from artel.games.carcassonne.inventory import CarcassonneInventory, inventory
from artel.games.carcassonne.knowledge import reshuffle
from artel.games.carcassonne.layout import lay_out
from artel.games.carcassonne.notation import read_action, read_outcome, write_outcome
from artel.games.carcassonne.observation import CarcassonneObserver
from artel.games.carcassonne.options import NAMES, read_options
from artel.games.carcassonne.scoring import items, scored, summed, totals
from artel.games.carcassonne.setup import new_table
from artel.games.carcassonne.signs import FIGURE_SIGNS, MARK_SIGNS
from artel.games.carcassonne.state import CarcassonneTable
from artel.games.carcassonne.themes import THEMES, themes
from artel.games.carcassonne.traits import CarcassonneTraits
from artel.games.carcassonne.view import CarcassonneView
from artel.games.carcassonne.viewing import rebuild, view
from artel.kernel.game import Foreseen, Game, Option, Result, Setup, ranked
from artel.kernel.style import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.events import Event
    from artel.kernel.ids import Seat
    from artel.kernel.layouts import Layout
    from artel.kernel.packs import Pack

__all__ = [
    "FIGURE_SIGNS",
    "GAME",
    "GOODS",
    "MARK_SIGNS",
    "Carcassonne",
    "CarcassonneView",
    "TileDrawn",
    "TilePlaced",
]


class Carcassonne(Game[CarcassonneTable, CarcassonneView, Box]):
    id = "carcassonne"
    rules_version = 1
    least = 2
    most = 6
    options = tuple(Option(name, "on", "on|off") for name in NAMES)
    clauses = "C"
    style = Style(ripe=2, brief=70, in_mind=60)  # where options are many, one that was overlooked costs less
    learned_style = Style(ahead=0, hunch=2.0, ripe=4)
    kinds = {
        "goods": "good", "at": "place",
        "north": "feature", "east": "feature", "south": "feature", "west": "feature",
    }  # fmt: skip
    drawing = "artel.drawing.carcassonne"
    terminal = "artel.tui.carcassonne"
    uses = (TilePlaced,)
    band = 0.03
    compiled = (
        "actions", "components", "features", "knowledge", "observation",
        "places", "scoring", "setup", "state", "traits", "turn", "viewing",
    )  # fmt: skip
    hidden = False
    theme_names = THEMES
    view_type = CarcassonneView
    event_type = events.CarcassonneEvent
    inventory_type = CarcassonneInventory
    traits = CarcassonneTraits()

    reshuffle = staticmethod(reshuffle)
    scores = staticmethod(totals)
    evaluate = staticmethod(evaluate)
    judge = staticmethod(judge)
    action = staticmethod(action_of)
    read_action = staticmethod(read_action)
    write_outcome = staticmethod(write_outcome)
    read_outcome = staticmethod(read_outcome)
    question_facts = staticmethod(facts.question_facts)
    option_facts = staticmethod(facts.option_facts)
    thing_facts = staticmethod(facts.thing_facts)
    inventory = staticmethod(inventory)
    parts = staticmethod(facts.parts)

    def read_components(self, pack: Pack) -> Box:
        return read_box(pack)

    def new(self, setup: Setup) -> CarcassonneTable:
        return new_table(setup.seats, self.components(setup.pack), read_options(setup.options))

    def lay_out(self, setup: Setup, layout: Layout) -> CarcassonneTable:
        return lay_out(self.new(setup), layout)

    def view(self, t: CarcassonneTable, seat: Seat) -> CarcassonneView:
        return view(t, seat, self.digest_of(t.box))

    def rebuild(self, view: CarcassonneView) -> CarcassonneTable:
        return rebuild(view, self.components_of(view.pack), self)

    def places(self, t: CarcassonneTable) -> tuple[int, ...]:
        return ranked(totals(t))

    def result(self, t: CarcassonneTable) -> Result:
        lines = scored(t)
        scores = summed(t, lines)
        return Result(scores=tuple(scores), places=ranked(scores), items=tuple(items(t, lines)))

    def themes(self, view: CarcassonneView, option: str, events: Sequence[Event]) -> tuple[str, ...]:
        return themes(self, view, option, events)

    def foresee(self, view: CarcassonneView, option: str) -> Foreseen | None:
        return foresee(self, view, option)

    def observer(self, setup: Setup) -> CarcassonneObserver:
        return CarcassonneObserver(setup.seats, len(self.components(setup.pack).tiles))


GAME = Carcassonne()
