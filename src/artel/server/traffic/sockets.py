"""The open sockets of this process, by who is there: a session that has ended takes its sockets along, in all
processes. Where nobody could be told of the end, it is noticed before long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING, Protocol

from artel.server.cluster.bus import SessionEnded
from artel.server.store import people

if TYPE_CHECKING:
    from artel.server.cluster.bus import Bus
    from artel.server.store.engine import Database

LOOK_EVERY = 30.0
"""Seconds after which all sessions are looked up, also of those who only listen."""
AT_ONCE = 500


class Open(Protocol):
    """A socket, as far as this matters."""

    @property
    def person(self) -> str | None:
        """Who is signed in."""

    @property
    def session(self) -> str | None:
        """The hash of the token."""

    @property
    def come_from(self) -> str:
        """The address, or the network that counts as one."""

    def come_back(self) -> None:
        """Closes it; the client comes back as whoever it is then."""


class Sockets:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._open: set[Open] = set()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, socket: Open) -> None:
        self._open.add(socket)

    def remove(self, socket: Open) -> None:
        self._open.discard(socket)

    def close_session(self, session: str) -> None:
        self._everywhere(SessionEnded(session, None))

    def close_person(self, person: str) -> None:
        self._everywhere(SessionEnded(None, person))

    def _everywhere(self, note: SessionEnded) -> None:
        self.ended(note)
        self._bus.announce(note)

    def ended(self, note: SessionEnded) -> None:
        """Here."""
        if note.session is not None:
            self._close(lambda socket: socket.session == note.session)
        if note.person is not None:
            self._close(lambda socket: socket.person == note.person)

    async def watch(self, database: Database) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look_up(database)
            except Exception as error:
                database.outage.noticed(error, "sessions cannot be looked up")

    async def look_up(self, database: Database) -> None:
        """Closes the sockets whose session does not hold any more."""
        found = [session for session in {socket.session for socket in self._open} if session is not None]
        for start in range(0, len(found), AT_ONCE):
            some = found[start : start + AT_ONCE]
            async with database.read() as connection:
                gone = set(some) - await people.holding(connection, some)
            self._close(lambda socket: socket.session in gone)  # noqa: B023

    def close_from(self, network: str) -> None:
        """Whoever comes from there; who may, comes back."""
        banned = ip_network(network)
        self._close(lambda socket: within(socket.come_from, banned))

    def _close(self, which: Callable[[Open], bool]) -> None:
        for socket in [socket for socket in self._open if which(socket)]:
            socket.come_back()


def within(come_from: str, banned: IPv4Network | IPv6Network) -> bool:
    try:
        found = ip_network(come_from)
    except ValueError:
        return False
    return found.version == banned.version and found.overlaps(banned)
