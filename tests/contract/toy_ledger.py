"""The books of the toy: cards by kind, points by event."""

from __future__ import annotations

from typing import Any

from artel.kernel.events import Event
from contract.toy import KINDS, Scored


class Ledger:
    def __init__(self, game: Any, table: Any) -> None:
        self.points = [0] * table.seats

    def saw(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Scored):
                self.points[event.seat] += event.points

    def check(self, t: Any) -> None:
        for seat in range(t.seats):
            pile = t.pile(seat)
            for kind, copies in enumerate(t.cards.copies):
                at = seat * KINDS + kind
                found = t.hands[at] + t.played[at] + pile[kind]
                assert found == copies, f"seat {seat} has {found} of {t.cards.names[kind]}, not {copies}"
                assert t.hands[at] >= 0, f"seat {seat} owes a {t.cards.names[kind]}"

    def recount(self, view: Any) -> list[int]:
        return self.points
