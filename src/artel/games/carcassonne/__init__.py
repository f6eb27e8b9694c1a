"""Carcassonne with Traders & Builders (Купцы и зодчие): a map of roads, cities, cloisters and fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from artel.games.carcassonne import events, facts
from artel.games.carcassonne.actions import action_of
from artel.games.carcassonne.components import Box, read_box
from artel.games.carcassonne.events import ExtraTurnOffered, FeatureCompleted, GoodsTaken, TileDrawn, TilePlaced
from artel.games.carcassonne.features import evaluate, judge
from artel.games.carcassonne.knowledge import reshuffle
from artel.games.carcassonne.layout import lay_out
from artel.games.carcassonne.notation import read_action, read_outcome, write_action, write_outcome
from artel.games.carcassonne.observation import CarcassonneObserver
from artel.games.carcassonne.options import NAMES, read_options
from artel.games.carcassonne.scoring import items, scored, summed, totals
from artel.games.carcassonne.setup import new_table
from artel.games.carcassonne.state import Table
from artel.games.carcassonne.traits import CarcassonneTraits
from artel.games.carcassonne.view import CarcassonneView, rebuild, view
from artel.kernel.game import Game, Option, Result, Setup, ranked

if TYPE_CHECKING:
    from artel.kernel.chance import Rng
    from artel.kernel.frames import Action, Chance
    from artel.kernel.game import Part
    from artel.kernel.ids import Seat
    from artel.kernel.packs import Pack

__all__ = [
    "GAME",
    "Carcassonne",
    "CarcassonneView",
    "ExtraTurnOffered",
    "FeatureCompleted",
    "GoodsTaken",
    "TileDrawn",
    "TilePlaced",
]


class Carcassonne(Game):
    id = "carcassonne"
    rules_version = 1
    least = 2
    most = 6
    options = tuple(Option(name, "on", "on|off") for name in NAMES)
    clauses = "C"
    hidden = False
    view_type = CarcassonneView
    event_type = events.CarcassonneEvent
    traits = CarcassonneTraits()

    def read_components(self, pack: Pack) -> Box:
        return read_box(pack)

    def new(self, setup: Setup) -> Table:
        return new_table(setup.seats, self.components(setup.pack), read_options(setup.options))

    def lay_out(self, setup: Setup, layout: dict[str, Any]) -> Table:
        return lay_out(self.new(setup), layout)

    def view(self, t: Any, seat: Seat) -> CarcassonneView:
        return view(t, seat, self.digest_of(t.box))

    def rebuild(self, view: Any) -> Table:
        return rebuild(view, cast(Box, self.components_of(view.pack)), self)

    def reshuffle(self, t: Any, seat: Seat, rng: Rng) -> None:
        reshuffle(t, seat, rng)

    def scores(self, t: Any) -> list[int]:
        return totals(t)

    def places(self, t: Any) -> tuple[int, ...]:
        return ranked(totals(t))

    def evaluate(self, t: Any) -> list[float]:
        return evaluate(t)

    def judge(self, t: Any) -> list[float]:
        return judge(t)

    def result(self, t: Any) -> Result:
        lines = scored(t)
        scores = summed(t, lines)
        return Result(scores=tuple(scores), places=ranked(scores), items=tuple(items(t, lines)))

    def observer(self, setup: Setup) -> CarcassonneObserver:
        return CarcassonneObserver(setup.seats, len(self.components(setup.pack).tiles))

    def action(self, code: int) -> Action:
        return action_of(code)

    def write_action(self, t: Any, action: Action) -> str:
        return write_action(t, action)

    def read_action(self, t: Any, text: str) -> Action:
        return read_action(t, text)

    def write_outcome(self, t: Any, chance: Chance, outcome: int) -> str:
        return write_outcome(t, chance, outcome)

    def read_outcome(self, t: Any, chance: Chance, text: str) -> int:
        return read_outcome(t, chance, text)

    def question_facts(self, view: Any, question: dict[str, Any]) -> dict[str, Any]:
        return facts.question_facts(view, question)

    def option_facts(self, view: Any, option: str) -> tuple[str, dict[str, Any]]:
        return facts.option_facts(view, option)

    def parts(self, pack: Pack) -> list[Part]:
        return facts.parts(pack)


GAME = Carcassonne()
