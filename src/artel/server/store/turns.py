"""Who writes next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Turns:
    """So many at a time, in order; whoever is in a hurry comes before all who wait."""

    def __init__(self, many: int) -> None:
        self._free = many
        self._waiting: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def taken(self, *, hurry: bool = False) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(hurry)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, hurry: bool) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if hurry:
            self._waiting.appendleft(mine)
        else:
            self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._pass_on()
            with suppress(ValueError):
                self._waiting.remove(mine)
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            other = self._waiting.popleft()
            if not other.done():
                other.set_result(None)
                return
        self._free += 1
