"""How tables, sockets and processes reach each other. Everybody who can be written to has an address."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from artel.session.wire import TableMessage


class Letter(NamedTuple):
    """What a client says to a table. `sender`: its socket; `person`: who is signed in there, as the server knows;
    `come_from`: the address, as `limits.neighbourhood` counts it."""

    sender: str
    person: str | None
    message: TableMessage
    come_from: str = ""


class SocketGone(NamedTuple):
    """A socket has left a table."""

    sender: str


class ProcessNote(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """What one process says to another."""


class LetterSent(ProcessNote, frozen=True):
    """A client of mine says this to a table of yours."""

    table: str
    letter: Letter


class ClientLeft(ProcessNote, frozen=True):
    """A client of mine has left a table of yours."""

    table: str
    sender: str


class Touched(ProcessNote, frozen=True):
    """A table was changed in the store."""

    table: str


class SessionEnded(ProcessNote, frozen=True):
    """This session has ended, or all of this person."""

    session: str | None
    person: str | None


class Leaving(ProcessNote, frozen=True):
    """I am going; my tables are free."""


Deliver = Callable[[bytes | None], None]
"""Takes one message to a client; None: close, and let the client come back."""


class Ears(Protocol):
    """Whoever hears what other processes say."""

    def hear(self, process: str, note: ProcessNote) -> None:
        """A note of that process."""

    def unreachable(self, process: str) -> None:
        """It did not hear a note."""

    def forget(self, sender: str) -> None:
        """A client was told to come back; it is at no table now."""

    def cut_off(self, *, restored: bool) -> None:
        """Notes may have been lost, there and back; `restored`: new ones will not be."""


class Bus(Protocol):
    def open(self, address: str, deliver: Deliver) -> None:
        """From now on, what is sent to this address is delivered."""

    def close(self, address: str) -> None:
        """Nobody is at this address any more."""

    def send(self, address: str, data: bytes | None) -> None:
        """Never waits; what is sent to nobody is lost. A client of another process has the address PROCESS/ADDRESS."""

    def post(self, process: str, note: ProcessNote) -> None:
        """To one other process. Never waits."""

    def announce(self, note: ProcessNote) -> None:
        """To all other processes. Never waits."""

    async def probe(self) -> None:
        """Raises whatever is wrong with the way to the other processes."""

    async def start(self, ears: Ears) -> None:
        """Opens the way to the other processes."""

    async def stop(self) -> None:
        """Sends what is waiting and closes it."""


AnyNote: TypeAlias = LetterSent | ClientLeft | Touched | SessionEnded | Leaving
