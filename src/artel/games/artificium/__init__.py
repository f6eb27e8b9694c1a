"""Artificium: raw materials become swords and potions, castles and towers, in four rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from artel.games.artificium import events, facts
from artel.games.artificium.actions import ACTIONS
from artel.games.artificium.components import Box, read_box
from artel.games.artificium.features import evaluate
from artel.games.artificium.knowledge import reshuffle
from artel.games.artificium.layout import lay_out
from artel.games.artificium.notation import read_action, read_outcome, write_action, write_outcome
from artel.games.artificium.observation import ArtificiumObserver
from artel.games.artificium.properties import EFFECTS
from artel.games.artificium.scoring import items, totals
from artel.games.artificium.setup import new_table
from artel.games.artificium.state import Table
from artel.games.artificium.traits import ArtificiumTraits
from artel.games.artificium.view import ArtificiumView, rebuild, view
from artel.kernel.game import Game, Result, Setup, ranked

if TYPE_CHECKING:
    from artel.kernel.chance import Rng
    from artel.kernel.frames import Action, Chance
    from artel.kernel.game import Part
    from artel.kernel.ids import Seat
    from artel.kernel.packs import Pack

__all__ = ["GAME", "Artificium", "ArtificiumView"]


class Artificium(Game):
    id = "artificium"
    rules_version = 1
    least = 2
    most = 6
    clauses = "A"
    view_type = ArtificiumView
    event_type = events.ArtificiumEvent
    actions = ACTIONS
    traits = ArtificiumTraits()

    def read_components(self, pack: Pack) -> Box:
        return read_box(pack, EFFECTS)

    def new(self, setup: Setup) -> Table:
        return new_table(setup.seats, self.components(setup.pack))

    def lay_out(self, setup: Setup, layout: dict[str, Any]) -> Table:
        return lay_out(setup.seats, self.components(setup.pack), layout)

    def view(self, t: Any, seat: Seat) -> ArtificiumView:
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

    def result(self, t: Any) -> Result:
        return Result(scores=tuple(totals(t)), places=self.places(t), items=tuple(items(t)))

    def observer(self, setup: Setup) -> ArtificiumObserver:
        return ArtificiumObserver(setup.seats)

    def write_action(self, t: Any, action: Action) -> str:
        return write_action(action)

    def read_action(self, t: Any, text: str) -> Action:
        return read_action(text)

    def write_outcome(self, t: Any, chance: Chance, outcome: int) -> str:
        return write_outcome(chance, outcome)

    def read_outcome(self, t: Any, chance: Chance, text: str) -> int:
        return read_outcome(chance, text)

    def question_facts(self, view: Any, question: dict[str, Any]) -> dict[str, Any]:
        return facts.question_facts(view, question)

    def option_facts(self, view: Any, option: str) -> tuple[str, dict[str, Any]]:
        return facts.option_facts(view, option, self.components_of(view.pack))

    def parts(self, pack: Pack) -> list[Part]:
        return facts.parts(pack)


GAME = Artificium()
