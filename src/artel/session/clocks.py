"""The clocks of a table. Nobody loses by them: who is out of time may be claimed by the others, and goes on meanwhile.

A clock runs while the table waits for its player, also below zero. It is measured by the monotonic time of this
process; what is stored is what every seat has left after a step, and for how long the server had been up then: the time
in which no server was up does not count (`artel.server.table.uptime`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from artel.session.settings import Clock, MoveClock

if TYPE_CHECKING:
    from artel.kernel.ids import Seat

DAY = 24 * 3600 * 1000
COMING_BACK = 30_000
"""Milliseconds that somebody has at least who takes a seat back."""


def monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


class Clocks:
    def __init__(self, rule: Clock, players: int) -> None:
        self.rule = rule
        self.full = rule.days * DAY if isinstance(rule, MoveClock) else rule.seconds * 1000
        self.running: tuple[Seat, ...] = ()
        self._left = [self.full] * players
        self._since = monotonic()

    def left(self) -> list[int]:
        """What every seat has now, in milliseconds."""
        passed = monotonic() - self._since
        return [left - passed if seat in self.running else left for seat, left in enumerate(self._left)]

    def out(self, seat: Seat) -> bool:
        """Does the table wait for somebody who has no time left?"""
        return seat in self.running and self.left()[seat] <= 0

    def run(self, seats: Iterable[Seat]) -> None:
        """From now on the table waits for these."""
        self._left, self._since, self.running = self.left(), monotonic(), tuple(seats)

    def answered(self, seat: Seat) -> None:
        """Adds what an answer brings: so much more, not over the cap; or, by the move, all of it anew."""
        self.run(self.running)
        if isinstance(self.rule, MoveClock):
            self._left[seat] = self.full
        else:
            cap = (self.rule.cap or self.rule.seconds) * 1000
            more = self._left[seat] + self.rule.increment * 1000
            self._left[seat] = max(self._left[seat], min(more, cap))

    def taken_back(self, seats: Iterable[Seat]) -> None:
        """These have answered, and the answers do not count any more: nor does what they brought."""
        self.run(self.running)
        if not isinstance(self.rule, MoveClock):
            for seat in seats:
                self._left[seat] -= self.rule.increment * 1000

    def came_back(self, seat: Seat) -> None:
        """Has at least a little time again."""
        self.run(self.running)
        self._left[seat] = max(self._left[seat], min(COMING_BACK, self.full))

    def stored(self) -> str:
        return msgspec.json.encode(self.left()).decode()

    def set(self, stored: str) -> None:
        self._left = msgspec.json.decode(stored, type=list[int])
        self._since = monotonic()

    def waited(self, milliseconds: int) -> None:
        """So long it was already running."""
        self._since = monotonic() - milliseconds
