"""7 Wonders Architects (7 Чудес: Архитекторы): whoever finishes a wonder ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from artel.games.architects import events, facts
from artel.games.architects.actions import ACTIONS
from artel.games.architects.components import WONDER_NAMES, Box, read_box
from artel.games.architects.features import evaluate
from artel.games.architects.knowledge import reshuffle
from artel.games.architects.layout import lay_out
from artel.games.architects.notation import read_action, read_outcome, write_action, write_outcome
from artel.games.architects.observation import ArchitectsObserver
from artel.games.architects.properties import EFFECTS
from artel.games.architects.scoring import items, standing_of, totals
from artel.games.architects.setup import new_table
from artel.games.architects.state import Table
from artel.games.architects.traits import ArchitectsTraits
from artel.games.architects.view import ArchitectsView, rebuild, view
from artel.kernel.errors import BadOption, Problem
from artel.kernel.game import Game, Option, Result, Setup, ranked

if TYPE_CHECKING:
    from artel.kernel.chance import Rng
    from artel.kernel.frames import Action, Chance
    from artel.kernel.game import Part
    from artel.kernel.ids import Seat
    from artel.kernel.packs import Pack

__all__ = ["GAME", "Architects", "ArchitectsView"]

ANY_WONDER = "|".join(WONDER_NAMES)


class Architects(Game):
    id = "architects"
    rules_version = 1
    least = 2
    most = 7
    options = (Option("wonders", "random", f"random|draft|({ANY_WONDER})(,({ANY_WONDER}))*"),)
    clauses = "S"
    view_type = ArchitectsView
    event_type = events.ArchitectsEvent
    actions = ACTIONS
    traits = ArchitectsTraits()

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

    def new(self, setup: Setup) -> Table:
        draft = setup.options["wonders"] == "draft"
        return new_table(setup.seats, self.components(setup.pack), wonders_of(setup), draft)

    def lay_out(self, setup: Setup, layout: dict[str, Any]) -> Table:
        return lay_out(setup.seats, self.components(setup.pack), wonders_of(setup), layout)

    def view(self, t: Any, seat: Seat) -> ArchitectsView:
        return view(t, seat, self.digest_of(t.box))

    def rebuild(self, view: Any) -> Table:
        return rebuild(view, cast(Box, self.components_of(view.pack)), self)

    def reshuffle(self, t: Any, seat: Seat, rng: Rng) -> None:
        reshuffle(t, seat, rng)

    def scores(self, t: Any) -> list[int]:
        return totals(t)

    def places(self, t: Any) -> tuple[int, ...]:
        return ranked([standing_of(t, seat) for seat in range(t.seats)])

    def evaluate(self, t: Any) -> list[float]:
        return evaluate(t)

    def result(self, t: Any) -> Result:
        return Result(
            scores=tuple(totals(t)),
            places=self.places(t),
            items=tuple(items(t)),
        )

    def observer(self, setup: Setup) -> ArchitectsObserver:
        return ArchitectsObserver(setup.seats)

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


def wonders_of(setup: Setup) -> list[int]:
    """The wonders that the option names, by seat."""
    wonders = setup.options["wonders"]
    return [] if wonders in ("random", "draft") else [WONDER_NAMES.index(name) for name in wonders.split(",")]


GAME = Architects()
