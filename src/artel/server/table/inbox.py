"""What waits for a table: everybody in turn, and nobody more than a little."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

from artel.server.cluster.bus import Letter, SocketGone
from artel.session import wire

T = TypeVar("T")
EACH: Final = 32
"""Letters of one socket."""
MOST: Final = 512
"""Letters of one address."""


class Inbox(Generic[T]):
    """Letters are taken in turns by where they come from, in order from each; `T`, what the server itself has to say,
    goes before them. What somebody asked who is gone is dropped; what they did counts."""

    def __init__(self) -> None:
        self._own: deque[T] = deque()
        self._letters: OrderedDict[str, deque[Letter | SocketGone]] = OrderedDict()
        self._of: dict[str, int] = {}
        """By socket with something in here: how many letters."""
        self._from: dict[str, str] = {}
        """By socket with something in here: in which turn it is."""
        self._some: asyncio.Future[None] | None = None
        """Done when something comes; None: nobody waits for that."""

    def empty(self) -> bool:
        return not self._own and not self._letters

    def put(self, item: T) -> None:
        self._own.append(item)
        self._wake()

    def put_letter(self, letter: Letter) -> bool:
        """False where there are too many of them already."""
        come_from = self._from.get(letter.sender, letter.come_from)
        if self._of.get(letter.sender, 0) >= EACH or len(self._letters.get(come_from, ())) >= MOST:
            return False
        self._append(come_from, letter)
        return True

    def put_gone(self, gone: SocketGone) -> None:
        come_from = self._from.get(gone.sender, gone.sender)
        if come_from in self._letters:
            kept = [item for item in self._letters[come_from] if not asks(item, gone.sender)]
            self._of[gone.sender] = self._of.get(gone.sender, 0) - len(self._letters[come_from]) + len(kept)
            self._letters[come_from] = deque(kept)
        self._append(come_from, gone)

    def _append(self, come_from: str, item: Letter | SocketGone) -> None:
        waiting = self._letters.get(come_from)
        if waiting is None:
            waiting = self._letters[come_from] = deque()
        waiting.append(item)
        self._of[item.sender] = self._of.get(item.sender, 0) + 1
        self._from[item.sender] = come_from
        self._wake()

    def _wake(self) -> None:
        if self._some is not None and not self._some.done():
            self._some.set_result(None)

    async def get(self) -> T | Letter | SocketGone:
        """To be called by one alone."""
        while self.empty():
            self._some = asyncio.get_running_loop().create_future()
            await self._some
        if self._own:
            return self._own.popleft()
        come_from, letters = self._letters.popitem(last=False)
        item = letters.popleft()
        if letters:
            self._letters[come_from] = letters
        left = self._of[item.sender] - 1
        if left:
            self._of[item.sender] = left
        else:
            del self._of[item.sender], self._from[item.sender]
        return item


def asks(item: Letter | SocketGone, sender: str) -> bool:
    return isinstance(item, Letter) and item.sender == sender and isinstance(item.message, wire.Hello)
