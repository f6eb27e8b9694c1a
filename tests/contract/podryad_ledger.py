"""The books of Podryad: cards by what was dealt and asked, points by the jobs that were awarded."""

from __future__ import annotations

from collections import Counter
from typing import Any

from artel.kernel.events import Event
from podryad import Awarded


class Ledger:
    def __init__(self, game: Any, table: Any) -> None:
        self.points = [0] * table.seats
        self.asked: Counter[int] = Counter()

    def saw(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Awarded):
                self.asked.update(event.prices)
                for seat in event.winners:
                    self.points[seat] += event.points

    def check(self, t: Any) -> None:
        found = sum(map(Counter, t.hands), self.asked)
        assert found == Counter(t.cards.deck), f"the cards are {sorted(found.elements())}"

    def recount(self, view: Any) -> list[int]:
        return self.points
