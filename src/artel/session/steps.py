"""The steps of a table, appended and never changed: step number n makes version n of the table.

`start`: the chance before the first question; `act`: an option and the chance that follows it; both are inputs of the
match. `cut`: everything after a version is taken back. `end`: over before its time.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec


class PlayStep(msgspec.Struct, frozen=True, gc=False):
    """`stored`: inputs, one a line; the version that a cut goes back to; how it ended. Databases and browsers keep it
    under the name `text`. `action_id`: what the client called it; `bot`: who answered, if not the person on the seat;
    `clocks`: as JSON, the milliseconds that every seat has left after it, and `tick`: for how many milliseconds the
    server had been up then (`table.uptime`), both None without clocks; `asked`: the seats that the table waits for
    then, seat n as bit n, or None where that was not stored yet."""

    seq: int
    kind: str
    seat: int | None
    stored: str = msgspec.field(name="text")
    action_id: str | None
    bot: str | None
    at: int
    clocks: str | None = None
    asked: int | None = None
    tick: int | None = None

    @property
    def inputs(self) -> list[str]:
        """What the match was given, as a record has it."""
        return self.stored.split("\n") if self.stored else []

    @property
    def option(self) -> str:
        """What was chosen, of an act."""
        return self.inputs[0].partition(" ")[2]

    @property
    def back(self) -> int:
        """The version that a cut goes back to."""
        return int(self.stored)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def standing_versions(newest: int, cuts: Iterable[PlayStep]) -> list[int]:
    """The versions up to the newest that no cut up to then has taken back; cuts make none that could stand."""
    stand: list[int] = []
    reached = 0
    for cut in cuts:
        if cut.seq > newest:
            break
        stand += range(reached + 1, cut.seq)
        back = cut.back
        while stand and stand[-1] > back:
            stand.pop()
        reached = cut.seq
    return stand + list(range(reached + 1, newest + 1))


def standing(taken: Iterable[PlayStep]) -> list[PlayStep]:
    """The actions that were not taken back, and the start."""
    stand: list[PlayStep] = []
    for step in taken:
        if step.kind == "cut":
            back = step.back
            while stand and stand[-1].seq > back:
                stand.pop()
        elif step.kind in ("start", "act"):
            stand.append(step)
    return stand
