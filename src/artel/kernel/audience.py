"""Who is told what of events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.kernel.events import Public
from artel.kernel.ids import SPECTATOR

if TYPE_CHECKING:
    from artel.kernel.events import Event
    from artel.kernel.ids import Seat


def redacted(events: list[Event], seat: Seat) -> list[Event]:
    """What this seat is told of these events."""
    told: list[Event] = []
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            told.append(seen)
    return told


def is_secret(event: Event, seats: int) -> bool:
    """Does anybody see less than all of it?"""
    return not isinstance(event, Public) and any(event.seen_by(seat) != event for seat in range(SPECTATOR, seats))
