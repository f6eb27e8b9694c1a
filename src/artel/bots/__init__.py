"""Bots: they get what a player at their seat sees, and nothing else.

`bot("greedy").choose(view, options, clock, rng)` answers one question. The same view, options and generator give the
same answer, unless a clock cuts the thinking short.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from artel.kernel.errors import UnknownBot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.chance import Rng

__all__ = ["BOTS", "Bot", "bot"]

BOTS: dict[str, str] = {"random": "artel.bots.random:Random", "greedy": "artel.bots.greedy:Greedy"}
"""By name: module and class. Bots are imported when they are asked for."""


class Bot(Protocol):
    def choose(self, view: Any, options: Sequence[str], clock: float | None, rng: Rng) -> str:
        """One of the options, which are in notation. `clock`: the seconds that the answer may take; None: its own."""


def bot(name: str) -> Bot:
    """A bot by its name; raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(given=name, possible=", ".join(BOTS))
    module, _, cls = BOTS[name].partition(":")
    found: Bot = getattr(import_module(module), cls)()
    return found
