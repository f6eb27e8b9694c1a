"""What an answer would bring at once, as far as anybody can know: tried on a table made of the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.events import ExtraTurnOffered, FeatureCompleted, GoodsTaken
from artel.games.carcassonne.turn import PlaceFigure
from artel.kernel.engine import apply, question_for
from artel.kernel.game import Foreseen

if TYPE_CHECKING:
    from artel.games.carcassonne.components import Box
    from artel.games.carcassonne.state import CarcassonneTable
    from artel.games.carcassonne.view import CarcassonneView
    from artel.kernel.game import Game

TOLD: Final = (FeatureCompleted, GoodsTaken, ExtraTurnOffered)
"""What is worth telling before it happens."""


def foresee(game: Game[CarcassonneTable, CarcassonneView, Box], view: CarcassonneView, option: str) -> Foreseen | None:
    """Completed features and goods, where the table allows to ask for them. A tile is tried without a figure."""
    if view.aids is None:
        return None
    table = game.rebuild(view)
    after, events = apply(table, view.me, game.read_action(table, option))
    if isinstance(question_for(after, view.me), PlaceFigure):
        events = [*events, *apply(after, view.me, game.read_action(after, "no"))[1]]
    return Foreseen(tuple(event for event in events if isinstance(event, TOLD)), {})
