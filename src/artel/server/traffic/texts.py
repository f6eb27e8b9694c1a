"""The texts of a WebSocket for which nothing has to be waited, in and out: nearly all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from websockets.protocol import State

from artel.server.traffic.framing import only_text, text_frame

if TYPE_CHECKING:
    from websockets.server import ServerProtocol

Push: TypeAlias = Callable[[bytes], bool]
"""Says whether it was sent; otherwise nothing has happened, and it has to be sent as usual."""
Hear: TypeAlias = Callable[[bytes], bool]
"""Says whether it was heard; otherwise nothing has happened, and it comes as usual."""
OPEN: Final = State.OPEN
SHORT: Final = 160
"""Bytes of a message that is worth waiting for another one to the same socket, such as what an answer has done."""


class Texts:
    """Of one socket."""

    def __init__(
        self,
        transport: asyncio.Transport,
        conn: ServerProtocol,
        queue: asyncio.Queue[Any],
        corked: CorkedSockets,
    ) -> None:
        self._transport = transport
        self._conn = conn
        self._queue = queue
        self._all_corked = corked
        self.corked = False
        self.paused = False
        """Does the client read too slowly?"""

    def heard(self, data: bytes, hear: Hear | None) -> bool:
        """A text that came whole and alone, where nothing is before it; False: nothing has happened. `hear`: None until
        the application has said how."""
        conn = self._conn
        if hear is None or conn.current_size is not None or conn.state is not OPEN or not self._queue.empty():
            return False
        text = only_text(data)
        return text is not None and hear(text)

    def push(self, data: bytes) -> bool:
        """Where nothing has to be waited for. What is short goes with what comes next, or with what else is to be
        done now: to write costs more than to say it."""
        conn = self._conn
        if self.paused or conn.state is not OPEN or self._transport.is_closing():
            return False
        conn.writes.append(text_frame(data))
        if len(data) > SHORT:
            self.write()
        elif not self.corked:
            self.corked = True
            self._all_corked.add(self)
        return True

    def uncork(self) -> None:
        """Writes what is short, unless that has been done meanwhile."""
        if self.corked and not self._transport.is_closing():
            self.write()

    def write(self) -> None:
        self.corked = False
        output, self._conn.writes = self._conn.writes, []
        if output:
            self._transport.write(output[0] if len(output) == 1 else b"".join(output))


class CorkedSockets:
    """Those with something short to write: all at the end of this turn of the event loop."""

    def __init__(self) -> None:
        self._waiting: list[Texts] = []

    def add(self, texts: Texts) -> None:
        self._waiting.append(texts)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._uncork)

    def _uncork(self) -> None:
        for texts in self._waiting:
            texts.uncork()
        self._waiting.clear()
