"""Bots for a program that must not wait: their thinking is done by a few processes, never on the event loop.

A bot that overruns its clock, crashes or answers with what is not allowed costs no game: a level1 bot answers for it,
or chance does, and the log tells of it. A process that does not answer in time is killed and replaced.
"""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from artel.bots import BOTS, Answer, Clock
from artel.bots.crew import WAITING, Crew, Lane, NoAnswer, PoolFull
from artel.bots.worker import BotAsked, by_chance
from artel.kernel.errors import UnknownBot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from artel.kernel.packs import Pack
    from artel.kernel.view import View

GRACE: Final = 5.0
"""Seconds that an answer may be late, and that an answer in its place may take: a machine that is busy makes bots slow,
and a late move is better than a poor one."""
PATIENCE: Final = 10.0
"""Seconds for an answer, where the clock has none."""
STAND_IN: Final = "level1"
HURRY: Final = Clock(seconds=0.1)

log = logging.getLogger("artel.bots")


class BotPool(Crew):
    """`async with BotPool(workers=2) as pool: answer = await pool.answer("level3", view, options, clock, seed)`.

    `bots`: names besides the known ones, for classes and programs (`py:MODULE:CLASS`, `cmd:COMMAND`).
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        waiting: int = WAITING,
        each: int | None = None,
        spare: int = 0,
        nice: int = 0,
        knows: Sequence[str] = (),
        grace: float = GRACE,
        bots: Mapping[str, str] | None = None,
    ) -> None:
        workers = workers or os.cpu_count() or 1
        super().__init__(workers, waiting=waiting, each=each, spare=spare, nice=nice, knows=knows)
        self.grace = grace
        self.bots = {name: name for name in BOTS} | dict(bots or {})
        self.faults = 0

    async def __aenter__(self) -> BotPool:
        await self.start()
        return self

    async def answer(
        self,
        name: str,
        view: View,
        options: Sequence[str],
        clock: Clock,
        seed: int,
        pack: Pack | None = None,
        lane: Lane = Lane.QUICK,
        who: str = "",
    ) -> Answer:
        """A legal answer in any case, at most `grace` after the clock once a process is free, and a little later where
        another has to answer. `pack`: the data of the game, where it is not the standard. Raises UnknownBot, PoolFull.
        """
        if name not in self.bots:
            raise UnknownBot(given=name, possible=", ".join(self.bots))
        if len(options) == 1:
            return Answer(options[0])
        asked = BotAsked(self.bots[name], view, tuple(options), clock, seed, pack)
        try:
            return (await self.work(asked, (clock.seconds or PATIENCE) + self.grace, lane, who)).value
        except NoAnswer as error:
            self.faults += 1
            log.warning("bot %s: %s; another answers for it", name, error)
        instead = BotAsked(STAND_IN, view, tuple(options), HURRY, seed, pack)
        with suppress(NoAnswer, PoolFull, TimeoutError):
            async with asyncio.timeout(self.grace):
                return (await self.work(instead, self.grace, min(lane, Lane.QUICK), who)).value
        log.warning("bot %s: a random move is made for it", name)
        return by_chance(asked)
