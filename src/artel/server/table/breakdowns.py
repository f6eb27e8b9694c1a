"""Tables that have broken down and should go on: at once at first, then after longer and longer pauses."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

LONGEST: Final = 60.0
"""Seconds of a pause."""


class Fall(NamedTuple):
    times: int
    again: float


class Fallen:
    def __init__(self) -> None:
        self._falls: dict[str, Fall] = {}

    def add(self, table: str) -> None:
        times = self._falls[table].times + 1 if table in self._falls else 0
        pause = min(LONGEST, 2.0**times) if times else 0.0
        self._falls[table] = Fall(times, time.monotonic() + pause)

    def forget(self, table: str) -> None:
        self._falls.pop(table, None)

    def due(self) -> list[str]:
        """Those whose pause is over."""
        return [table for table, fall in self._falls.items() if fall.again <= time.monotonic()]
