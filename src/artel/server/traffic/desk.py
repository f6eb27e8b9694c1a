"""Where games are played again and put in words: by other processes, for those who have the time to spend."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from time import thread_time
from typing import TYPE_CHECKING, Final, TypeVar

from artel.bots.crew import Lane, NoAnswer, PoolFull

if TYPE_CHECKING:
    from artel.bots.crew import Crew
    from artel.server.traffic.limits import Limits

T = TypeVar("T")
SECONDS: Final = 20.0
"""That anything may take."""
NEEDED: Final = (
    "artel.server.reviews.work", "artel.server.table.advice", "artel.server.workshop.checking", "artel.session.lessons",
    "artel.session.onward", "artel.session.pages", "artel.session.puzzling",
)  # fmt: skip
KEPT: Final = 32 << 20
"""Bytes of answers that are kept."""


class Desk:
    def __init__(self, crew: Crew, limits: Limits) -> None:
        self._crew = crew
        self._limits = limits
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="desk")
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._teaching: asyncio.Task[bool] | None = None

    async def do(self, task: Callable[[], T], lane: Lane, who: str) -> T:
        """At the expense of `who`; while no process is warm yet, in a thread. Raises NoAnswer, PoolFull, and the errors
        of Artel that the task raises."""
        if self._crew.ready and (not lane.long or self._taught()):
            value, seconds = await self._crew.work(task, SECONDS, lane, who)
        else:
            value, seconds = await asyncio.get_running_loop().run_in_executor(self._threads, timed, task)
        self._limits.spend("work", 1000 * seconds, who)
        return value

    def _taught(self) -> bool:
        """Has a process read what games need to be played again? It takes a second, in which a thread does that."""
        if self._teaching is None or (self._teaching.done() and not self._teaching.result()):
            self._teaching = asyncio.ensure_future(self._teach())
        return self._teaching.done() and self._teaching.result()

    async def _teach(self) -> bool:
        try:
            await self._crew.work(partial(import_and_forget, *NEEDED), SECONDS, Lane.REPLAY)
        except (NoAnswer, PoolFull):
            return False
        return True

    async def kept(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What was made under this key, made once for all who want it, and kept while there is room."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.ensure_future(self._keep(key, make))
        return await asyncio.shield(self._making[key])

    async def _keep(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            made = await make()
        finally:
            del self._making[key]
        self._kept[key] = made
        self._size += len(made)
        while self._size > KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made

    def close(self) -> None:
        for task in (*self._making.values(), *filter(None, [self._teaching])):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


def timed(task: Callable[[], T]) -> tuple[T, float]:
    begun = thread_time()
    return task(), thread_time() - begun


def import_and_forget(*modules: str) -> None:
    for module in modules:
        import_module(module)
