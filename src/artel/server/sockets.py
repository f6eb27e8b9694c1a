"""The open sockets of this process, by who is there: a session that has ended takes its sockets along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Open(Protocol):
    """A socket, as far as this matters."""

    @property
    def person(self) -> str | None:
        """Who is signed in."""

    @property
    def session(self) -> str | None:
        """The hash of the token."""

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

    def _close(self, which: Callable[[Open], bool]) -> None:
        for socket in [socket for socket in self._open if which(socket)]:
            socket.come_back()
