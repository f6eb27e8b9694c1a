"""Events: typed facts, told to each seat as far as that seat may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from artel.kernel.ids import Seat


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Something that happened. There is no default audience: every event says who sees what of it."""

    def seen_by(self, seat: Seat) -> Event | None:
        raise NotImplementedError

    def begins_turn(self) -> bool:
        """Does a turn, or what a game has instead, begin with it?"""
        return False


class Public(Event, frozen=True, tag=True):
    """Everybody sees all of it."""

    def seen_by(self, seat: Seat) -> Event | None:
        return self
