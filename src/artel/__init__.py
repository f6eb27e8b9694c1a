"""Board games as rules that read like their rulebooks: `table = artel.new("zodchie")`. See `artel.table`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from artel.games import Games
    from artel.table import NamedBot, Tabletop, bot, load, new

    games: Games

__all__ = ["NamedBot", "Tabletop", "bot", "games", "load", "new"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """What is offered here is imported when somebody asks for it, so that `import artel` costs nothing."""
    if name in __all__:
        return import_module("artel.games") if name == "games" else getattr(import_module("artel.table"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
