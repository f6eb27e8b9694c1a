"""The open sockets of this process, by who is there: a session that has ended takes its sockets along."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Protocol


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
    def __init__(self) -> None:
        self._open: set[Open] = set()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, socket: Open) -> None:
        self._open.add(socket)

    def remove(self, socket: Open) -> None:
        self._open.discard(socket)

    def close_session(self, session: str) -> None:
        self._close(lambda socket: socket.session == session)

    def close_person(self, person: str) -> None:
        self._close(lambda socket: socket.person == person)

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
