"""Bots at the server: a few processes think for all tables, and a bot that answers at once waits a little."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from artel.bots import Answer, Clock
from artel.bots.pool import BotPool, PoolFull
from artel.server.metrics import BOT_FAILURES, BOT_SECONDS

if TYPE_CHECKING:
    from artel.server.config import Settings

AGAIN = 0.2
"""Seconds before a question is put again that found too many before it."""
THINKING = ("level3", "level4")
"""Bots that use the time that they are given."""


class Bots:
    def __init__(self, settings: Settings) -> None:
        self._pool = BotPool(settings.bot_workers, grace=settings.bot_grace)
        self._clock = Clock(seconds=settings.bot_seconds)
        self._pause = settings.bot_pause
        self._faults = 0

    async def ask(self, name: str, view: Any, entropy: int) -> str:
        """One of the view's options, in notation. How long it takes says nothing about what the bot sees: a bot that
        thinks takes its whole time, also where it has no choice. What it thought of the options stays here."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        answer = None
        while answer is None:
            try:
                answer = await self.think(name, view, self._clock, entropy)
            except PoolFull:
                await asyncio.sleep(AGAIN)
        BOT_SECONDS.labels(name).observe(loop.time() - begun)
        least = max(self._pause, self._clock.seconds or 0.0) if name in THINKING else self._pause
        await asyncio.sleep(max(0.0, begun + least - loop.time()))
        return answer.choice

    async def think(self, name: str, view: Any, clock: Clock, entropy: int) -> Answer:
        """What a bot thinks of the view's options; raises PoolFull."""
        try:
            return await self._pool.answer(name, view, view.options, clock, entropy)
        finally:
            BOT_FAILURES.inc(self._pool.faults - self._faults)
            self._faults = self._pool.faults

    async def close(self) -> None:
        await self._pool.close()
