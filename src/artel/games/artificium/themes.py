"""What the best option of a puzzle is an example of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from artel.games.artificium.components import ACTION_NAMES
from artel.games.artificium.events import Applied, CellPassed, KnightStruck, ScoutSent, Stolen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.games.artificium.view import ArtificiumView
    from artel.kernel.events import Event

THEMES: Final = (
    "knight", "theft", "scout", "rebuild", "mage", "track", "swap", "exchange", "keep", "action", "order", "buy",
    "sell", "produce", "back", "throw", "stop",
)  # fmt: skip
"""The most telling first."""
VERBS: Final = {
    "swap": "swap", "exchange": "exchange", "buy": "buy", "sell": "sell", "back": "back", "discard": "throw",
    "throw": "throw", "done": "stop", "pass": "keep",
}  # fmt: skip


def themes(view: ArtificiumView, option: str, events: Sequence[Event]) -> tuple[str, ...]:
    verb, _, what = option.partition(" ")
    found = {theme for event in events for theme in [theme_of(event)] if theme}
    if verb == "lay":
        found = {"action" if what in ACTION_NAMES else "order"}
    if verb in VERBS:
        found.add(VERBS[verb])
    return tuple(theme for theme in THEMES if theme in found)


def theme_of(event: Event) -> str:
    match event:
        case KnightStruck():
            return "knight"
        case Stolen():
            return "theft"
        case ScoutSent():
            return "scout"
        case CellPassed():
            return "track"
        case Applied() if event.card == "reconstruction":
            return "rebuild"
        case Applied() if event.card == "mage_tower":
            return "mage"
        case Applied():
            return "produce"
    return ""
