"""What the best option of a puzzle is an example of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.architects.components import CARDS, COLOURS
from artel.games.architects.events import (
    Built,
    CatMoved,
    Discovered,
    Fought,
    GotToken,
    HornsBlown,
    Took,
    WonderFinished,
)
from artel.games.architects.notation import CENTRE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.architects.view import ArchitectsView
    from artel.kernel.events import Event

THEMES: Final = (
    "finish", "battle", "build", "science", "token", "horns", "cat", "shields", "points", "green", "neighbour",
    "unknown", "material", "wait",
)  # fmt: skip
"""The most telling first."""
BY_COLOUR: Final = {"grey": "material", "yellow": "material", "blue": "points", "green": "green", "red": "shields"}


def themes(view: ArchitectsView, option: str, events: Sequence[Event]) -> tuple[str, ...]:
    found = {theme for event in events for theme in themes_of(event, view)}
    verb, _, what = option.partition(" ")
    if verb in ("take", "use") and what.split()[-1] == CENTRE and view.central_top is None:
        found.add("unknown")
    if verb in ("choose", "unseen"):
        found.add("token")
    if verb == "end":
        found.add("wait")
    return tuple(theme for theme in THEMES if theme in found)


def themes_of(event: Event, view: ArchitectsView) -> list[str]:
    match event:
        case WonderFinished():
            return ["finish"]
        case Fought():
            return ["battle"]
        case Built() if event.seat == view.me:
            return ["build"]
        case Discovered() if event.seat == view.me:
            return ["science"]
        case GotToken() if event.seat == view.me:
            return ["token"]
        case HornsBlown():
            return ["horns"]
        case CatMoved():
            return ["cat"]
        case Took() if event.seat == view.me:
            own = view.players[view.me].wonder
            return [BY_COLOUR[COLOURS[CARDS.index(event.card)]], *["neighbour"] * (event.deck not in (own, CENTRE))]
    return []
