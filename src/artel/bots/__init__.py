"""Bots: they get what a player at their seat sees, and nothing else.

`bot("level2").choose(view, options, Clock(), rng)` answers one question. The same view, options and generator give the
same answer, unless a clock in seconds cuts the thinking short.
"""

from __future__ import annotations

from importlib import import_module
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from artel.kernel.errors import UnknownBot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.chance import Rng
    from artel.kernel.view import View

__all__ = ["BOTS", "LEVELS", "STRENGTH", "Answer", "Bot", "Clock", "Weighed", "bot", "thinks"]

BOTS: dict[str, str] = {
    "random": "artel.bots.random:Random",
    "casual": "artel.bots.casual:Casual",
    "level1": "artel.bots.greedy:Novice",
    "level2": "artel.bots.greedy:Apprentice",
    "level3": "artel.bots.ismcts:Journeyman",
    "level4": "artel.bots.ismcts:Master",
    "level5": "artel.bots.champion:Champion",
}
"""By name: module and class. Bots are imported when they are asked for."""
LEVELS: Final = tuple(name for name in BOTS if name.startswith("level"))
STRENGTH: Final = {"level1": 8.3, "level2": 18.3, "level3": 26.4, "level4": 28.7, "level5": 32.9}
"""Ordinals on one scale, from games of all levels against each other in all games: `docs/bots.md` says how."""


class Clock(msgspec.Struct, frozen=True):
    """What an answer may take: seconds, iterations of a search, or both; otherwise, what the bot finds right.
    `processor`: seconds of the processor are meant, which is fair also where the machine has other work."""

    seconds: float | None = None
    iterations: int | None = None
    processor: bool = False

    def now(self) -> float:
        """By the clock that `seconds` are of."""
        return process_time() if self.processor else perf_counter()


class Weighed(msgspec.Struct, frozen=True):
    """An option as a bot sees it. What a bot does not estimate is None; `line`: what it expects to follow, in notation
    with the seat before it, as in a record."""

    option: str
    visits: int = 0
    win: float | None = None
    margin: float | None = None
    line: tuple[str, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """`ranked`: the options that were weighed, best first; `option` need not be the first of them. `note`: the name of
    what is to be said about the bot itself: `as-master`, where a champion has learned nothing that fits."""

    option: str
    ranked: tuple[Weighed, ...] = ()
    note: str = ""


class Bot(Protocol):
    def choose(self, view: View, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        """Chooses one of the options, which are in notation."""


def bot(name: str) -> Bot:
    """A bot by its name; raises UnknownBot."""
    return type_of(name)()


def thinks(name: str) -> bool:
    """Does it use the time that it is given? Its class says so: `thinks = True`."""
    return name in BOTS and getattr(type_of(name), "thinks", False)


def type_of(name: str) -> type[Bot]:
    if name not in BOTS:
        raise UnknownBot(given=name, possible=", ".join(BOTS))
    module, _, cls = BOTS[name].partition(":")
    found: type[Bot] = getattr(import_module(module), cls)
    return found
