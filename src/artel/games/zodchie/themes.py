"""What the best option of a puzzle is an example of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.zodchie.events import (
    Copied,
    Declined,
    Destroyed,
    Moved,
    Played,
    Protected,
    Restored,
    Swapped,
    TakenToHand,
    TokenPut,
    Turned,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.zodchie.view import ZodchieView
    from artel.kernel.events import Event

THEMES: Final = (
    "protect", "destroy", "rescue", "restore", "copy", "move", "reserve", "lower", "raise", "sacrifice", "gift",
    "decline", "quiet",
)  # fmt: skip
"""The most telling first."""


def themes(view: ZodchieView, option: str, events: Sequence[Event]) -> tuple[str, ...]:
    shown = {place.name: place.pieces[-1].value for place in view.city if place.pieces}
    found = {theme for event in events for theme in [theme_of(event, view.me, shown)] if theme}
    if not found and any(isinstance(event, Played) for event in events):
        found = {"quiet"}
    return tuple(theme for theme in THEMES if theme in found)


def theme_of(event: Event, me: int, shown: dict[str, int | None]) -> str:
    match event:
        case Protected():
            return "protect"
        case Destroyed():
            return "sacrifice" if event.owner == me else "destroy"
        case TakenToHand():
            return "rescue"
        case Restored():
            return "restore"
        case Copied():
            return "copy"
        case Moved() | Swapped():
            return "move"
        case TokenPut():
            return "reserve"
        case Declined():
            return "decline"
        case Turned() if event.value < (shown.get(event.place) or 0):
            return "sacrifice" if event.owner == me else "lower"
        case Turned():
            return "raise" if event.owner == me else "gift"
    return ""
