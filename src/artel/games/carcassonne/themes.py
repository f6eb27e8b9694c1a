"""What the best option of a puzzle is an example of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.carcassonne.actions import Place
from artel.games.carcassonne.components import CLOISTER, FIELD
from artel.games.carcassonne.events import ExtraTurnOffered, FeatureCompleted, FigurePlaced, GoodsTaken, NoFigure
from artel.games.carcassonne.features import dead_places, open_places
from artel.games.carcassonne.places import SIDES
from artel.games.carcassonne.scoring import owners_of, scored_features
from artel.kernel.engine import apply

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.carcassonne.components import Box
    from artel.games.carcassonne.state import CarcassonneTable
    from artel.games.carcassonne.view import CarcassonneView
    from artel.kernel.events import Event
    from artel.kernel.game import Game

THEMES: Final = (
    "block", "share", "city", "goods", "cloister", "road", "builder", "pig", "field", "knight", "monk", "highwayman",
    "hold", "extra",
)  # fmt: skip
"""The most telling first."""
STANDS: Final = {"field": "field", "city": "knight", "cloister": "monk", "road": "highwayman"}


def themes(
    game: Game[CarcassonneTable, CarcassonneView, Box], view: CarcassonneView, option: str, events: Sequence[Event]
) -> tuple[str, ...]:
    found = {theme for event in events for theme in [theme_of(event, view)] if theme}
    before = game.rebuild(view)
    action = game.read_action(before, option)
    if isinstance(action, Place):
        after, _ = apply(before, view.me, action)
        if shares(before, after, view.me):
            found.add("share")
        if blocks(before, after, view.me, action.position):
            found.add("block")
    return tuple(theme for theme in THEMES if theme in found)


def theme_of(event: Event, view: CarcassonneView) -> str:
    match event:
        case FeatureCompleted() if view.me in event.owners:
            return event.feature
        case GoodsTaken():
            return "goods"
        case FigurePlaced() if event.figure in ("builder", "pig"):
            return event.figure
        case FigurePlaced():
            return STANDS[event.feature]
        case NoFigure():
            return "hold"
        case ExtraTurnOffered():
            return "extra"
    return ""


def shares(before: CarcassonneTable, after: CarcassonneTable, me: int) -> bool:
    """Does a feature of others become mine too?"""
    others = [line.root for line in scored_features(before) if me not in line.owners]
    return any(me in owners_of(after, after.find(root)) for root in others)


def blocks(before: CarcassonneTable, after: CarcassonneTable, me: int, position: int) -> bool:
    """Does an open end of another's road or city lead to a place that no tile fits into any more?"""
    beside = {position + SIDES[side] for side in range(4)}
    dead = beside & set(dead_places(after)) - set(dead_places(before))
    return any(
        dead & open_places(after, line.root)
        for line in scored_features(after)
        if me not in line.owners and line.kind not in (FIELD, CLOISTER)
    )
