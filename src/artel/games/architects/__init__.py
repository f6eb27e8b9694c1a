"""7 Wonders Architects (7 Чудес: Архитекторы): whoever finishes a wonder ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.architects import events, facts
from artel.games.architects.actions import ACTIONS
from artel.games.architects.components import WONDER_NAMES, Box, read_box
from artel.games.architects.features import evaluate
from artel.games.architects.inventory import ArchitectsInventory, inventory
from artel.games.architects.knowledge import reshuffle
from artel.games.architects.layout import lay_out
from artel.games.architects.notation import read_action, read_outcome, write_outcome
from artel.games.architects.observation import ArchitectsObserver
from artel.games.architects.properties import EFFECTS
from artel.games.architects.scoring import items, standing_of, totals
from artel.games.architects.setup import new_table
from artel.games.architects.state import ArchitectsTable
from artel.games.architects.themes import THEMES, themes
from artel.games.architects.traits import ArchitectsTraits
from artel.games.architects.view import ArchitectsView
from artel.games.architects.viewing import rebuild, view
from artel.kernel.errors import BadOption, Problem
from artel.kernel.game import Game, Option, Result, Setup, ranked
from artel.kernel.style import Style

if TYPE_CHECKING:
    from artel.kernel.ids import Seat
    from artel.kernel.layouts import Layout
    from artel.kernel.packs import Pack

__all__ = ["GAME", "Architects", "ArchitectsView"]

ANY_WONDER = "|".join(WONDER_NAMES)


class Architects(Game[ArchitectsTable, ArchitectsView, Box]):
    id = "architects"
    rules_version = 1
    least = 2
    most = 7
    options = (Option("wonders", "random", f"random|draft|({ANY_WONDER})(,({ANY_WONDER}))*"),)
    clauses = "S"
    style = Style(explore=1.0, ahead=-1, hunch=0.0, trust=0.2, brief=200)  # luck is all: played to the end
    learned_style = Style(ahead=0, hunch=3.0, trust=0.2)
    kinds = {"paid": "card", "triggers": "card", "tokens": "token", "deck": "wonder"}
    seat_fields = ("one", "other")
    drawing = "artel.drawing.architects"
    terminal = "artel.tui.architects"
    uses = (events.Took, events.GotToken, events.WonderGiven)
    band = 0.03
    compiled = (
        "actions", "components", "effects", "features", "knowledge", "observation",
        "payments", "scoring", "setup", "state", "taking", "traits", "turn", "viewing", "ways",
    )  # fmt: skip
    theme_names = THEMES
    view_type = ArchitectsView
    event_type = events.ArchitectsEvent
    inventory_type = ArchitectsInventory
    actions = ACTIONS
    traits = ArchitectsTraits()

    reshuffle = staticmethod(reshuffle)
    scores = staticmethod(totals)
    evaluate = staticmethod(evaluate)
    judge = evaluate
    read_action = staticmethod(read_action)
    write_outcome = staticmethod(write_outcome)
    read_outcome = staticmethod(read_outcome)
    question_facts = staticmethod(facts.question_facts)
    option_facts = staticmethod(facts.option_facts)
    inventory = staticmethod(inventory)
    parts = staticmethod(facts.parts)
    themes = staticmethod(themes)

    def read_components(self, pack: Pack) -> Box:
        return read_box(pack, EFFECTS)

    def check(self, setup: Setup) -> None:
        wonders = setup.options["wonders"].split(",")
        if wonders[0] not in ("random", "draft") and (len(set(wonders)) != len(wonders) or len(wonders) != setup.seats):
            raise BadOption(
                "S1.5",
                option="wonders",
                given=setup.options["wonders"],
                possible=Problem("wonders", "random, draft, or one for each seat"),
            )

    def new(self, setup: Setup) -> ArchitectsTable:
        draft = setup.options["wonders"] == "draft"
        return new_table(setup.seats, self.components(setup.pack), wonders_of(setup), draft)

    def lay_out(self, setup: Setup, layout: Layout) -> ArchitectsTable:
        return lay_out(setup.seats, self.components(setup.pack), wonders_of(setup), layout)

    def view(self, t: ArchitectsTable, seat: Seat) -> ArchitectsView:
        return view(t, seat, self.digest_of(t.box))

    def rebuild(self, view: ArchitectsView) -> ArchitectsTable:
        return rebuild(view, self.components_of(view.pack), self)

    def places(self, t: ArchitectsTable) -> tuple[int, ...]:
        return ranked([standing_of(t, seat) for seat in range(t.seats)])

    def result(self, t: ArchitectsTable) -> Result:
        return Result(
            scores=tuple(totals(t)),
            places=self.places(t),
            items=tuple(items(t)),
        )

    def observer(self, setup: Setup) -> ArchitectsObserver:
        return ArchitectsObserver(setup.seats)


def wonders_of(setup: Setup) -> list[int]:
    """The wonders that the option names, by seat."""
    wonders = setup.options["wonders"]
    return [] if wonders in ("random", "draft") else [WONDER_NAMES.index(name) for name in wonders.split(",")]


GAME = Architects()
