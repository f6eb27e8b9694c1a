"""Who is at a table, and who has been away for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from artel.kernel.ids import SPECTATOR, Seat


class Listener:
    """A socket at a table; a person may have several. `words`: wants everything in words too; `spoken`: the language to
    tell it in, or nothing."""

    __slots__ = ("address", "come_from", "language", "person", "seat", "spoken", "words")

    def __init__(
        self, address: str, person: str | None, seat: Seat, language: str, words: bool, come_from: str = ""
    ) -> None:
        self.address = address
        self.person = person
        self.seat = seat
        self.language = language
        self.words = words
        self.come_from = come_from
        self.spoken = language if words else ""

    def moved(self, seat: Seat) -> Listener:
        """The same at another seat."""
        return Listener(self.address, self.person, seat, self.language, self.words, self.come_from)


class Audience:
    """Those who are told the same: at one seat, in one language or without words."""

    __slots__ = ("addresses", "language", "seat")

    def __init__(self, seat: Seat, language: str) -> None:
        self.seat = seat
        self.language = language
        self.addresses: list[str] = []


class WhoIsHere:
    def __init__(self, gone_after: float, wake: Callable[[], None]) -> None:
        """`wake`: called when somebody has been away for so many seconds."""
        self.listeners: dict[str, Listener] = {}
        self._gone_after = gone_after
        self._wake = wake
        self._loop = asyncio.get_running_loop()
        self._opened = self._loop.time()
        self._left: dict[Seat, float] = {}
        self._timers: dict[Seat, asyncio.TimerHandle] = {}
        self._audiences: list[Audience] | None = None
        """As far as they are known."""

    def audiences(self) -> list[Audience]:
        """All who are here; who wants no words comes first."""
        if self._audiences is None:
            found: dict[tuple[Seat, str], Audience] = {}
            for listener in self.listeners.values():
                key = listener.seat, listener.spoken
                if key not in found:
                    found[key] = Audience(listener.seat, listener.spoken)
                found[key].addresses.append(listener.address)
            self._audiences = sorted(found.values(), key=lambda audience: bool(audience.language))
        return self._audiences

    def add(self, listener: Listener) -> bool:
        """Is it a new one?"""
        known = listener.address in self.listeners
        self.listeners[listener.address] = listener
        self._audiences = None
        if listener.seat in self._timers:
            self._timers.pop(listener.seat).cancel()
        return not known

    def drop(self, address: str) -> bool:
        """Was it there?"""
        listener = self.listeners.pop(address, None)
        self._audiences = None
        if listener is None:
            return False
        if listener.seat != SPECTATOR and listener.seat not in self.here():
            self.watch(listener.seat)
        return True

    def watch(self, seat: Seat) -> None:
        """From now on this seat is away."""
        if seat in self._timers:
            self._timers.pop(seat).cancel()
        self._left[seat] = self._loop.time()
        self._timers[seat] = self._loop.call_later(self._gone_after, self._wake)

    def here(self) -> list[Seat]:
        return sorted({listener.seat for listener in self.listeners.values()} - {SPECTATOR})

    def who(self) -> str | None:
        """Where somebody comes from who is here, one who plays before one who watches; None: nobody is."""
        found = sorted(self.listeners.values(), key=lambda listener: listener.seat == SPECTATOR)
        return found[0].come_from if found else None

    def watching(self) -> int:
        return sum(listener.seat == SPECTATOR for listener in self.listeners.values())

    def gone(self, seats: Iterable[Seat]) -> list[Seat]:
        """Who of these has been away for long; since this process has the table at the earliest."""
        here, since = self.here(), self._loop.time() - self._gone_after + 0.01
        return [seat for seat in seats if seat not in here and self._left.get(seat, self._opened) <= since]

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self.listeners.clear()
        self._audiences = None
