"""What an answer would bring at once, as far as anybody can know: tried on a table made of the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne import ExtraTurnOffered, FeatureCompleted, GoodsTaken
from artel.kernel.engine import apply

if TYPE_CHECKING:
    from artel.games.carcassonne import CarcassonneView
    from artel.kernel.events import Event
    from artel.kernel.game import Game

TOLD: Final = (FeatureCompleted, GoodsTaken, ExtraTurnOffered)
"""What is worth telling before it happens."""


def foresee(game: Game, view: CarcassonneView, option: str) -> list[Event]:
    """The option must be one of the view's. A tile is tried without a figure."""
    table = game.rebuild(view)
    after, events = apply(table, view.me, game.read_action(table, option))
    following = game.view(after, view.me)
    if following.flow and following.flow[-1]["frame"] == "PlaceFigure":
        events = [*events, *apply(after, view.me, game.read_action(after, "no"))[1]]
    return [event for event in events if isinstance(event, TOLD)]
