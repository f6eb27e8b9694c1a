"""Bots at the server: a few processes think for all tables, and a bot that answers at once waits a little.

Everybody's tables have their turn, however many somebody has: turns are by where people come from. Bots that answer at
once do not wait for those that think, and tables where nobody is come last.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from artel.bots import Answer, Clock, thinks
from artel.bots.crew import Lane, PoolFull
from artel.bots.pool import BotPool
from artel.server.upkeep.metrics import BOT_FAILURES, BOT_SECONDS

if TYPE_CHECKING:
    from artel.kernel.packs import Pack
    from artel.kernel.view import View
    from artel.server.config import Settings

AGAIN = 0.2
"""Seconds before a question is put again that found too many before it."""
WAITING = 10_000
EACH = 64
NICE = 5
KNOWS = ("artel.server.table.words",)
NOBODY = "nobody"


class Bots:
    def __init__(self, settings: Settings) -> None:
        self.pool = BotPool(
            settings.bot_workers + 1,
            waiting=WAITING,
            each=EACH,
            spare=1,
            nice=NICE,
            knows=KNOWS,
            grace=settings.bot_grace,
        )
        self._clock = Clock(seconds=settings.bot_seconds)
        self._pause = settings.bot_pause
        self._faults = 0

    async def ask(self, name: str, view: View, entropy: int, table: str = "", who: str | None = "",
                  pack: Pack | None = None) -> str:  # fmt: skip
        """One of the view's options, in notation. How long it takes says nothing about what the bot sees: a bot that
        thinks takes its whole time, also where it has no choice. What it thought of the options stays here. `who`:
        where somebody comes from who is at the table; None: nobody is. `pack`: the data, where not the standard."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        answer = None
        while answer is None:
            try:
                answer = await self.think(name, view, self._clock, entropy, *place(name, table, who), pack)
            except PoolFull:
                await asyncio.sleep(AGAIN)
        BOT_SECONDS.labels(name).observe(loop.time() - begun)
        least = max(self._pause, self._clock.seconds or 0.0) if thinks(name) else self._pause
        await asyncio.sleep(max(0.0, begun + least - loop.time()))
        return answer.option

    def hurry(self, table: str, who: str) -> None:
        """Somebody has come to a table where nobody was."""
        self.pool.hurry(table, who)

    async def think(self, name: str, view: View, clock: Clock, entropy: int, lane: Lane, who: str,
                    pack: Pack | None = None) -> Answer:  # fmt: skip
        """What a bot thinks of the view's options; raises PoolFull."""
        try:
            return await self.pool.answer(name, view, view.options, clock, entropy, lane=lane, who=who, pack=pack)
        finally:
            BOT_FAILURES.inc(self.pool.faults - self._faults)
            self._faults = self.pool.faults

    async def close(self) -> None:
        await self.pool.close()


def place(name: str, table: str, who: str | None) -> tuple[Lane, str]:
    """Where a table waits for its bot."""
    if not thinks(name):
        return Lane.QUICK, NOBODY if who is None else who
    return (Lane.LAST, table) if who is None else (Lane.THINK, who)
