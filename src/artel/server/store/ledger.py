"""The thread that waits for the disk.

It costs a third of what an executor's does, which makes two futures and a condition for each piece of work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

Work: TypeAlias = Callable[[], object]
Job: TypeAlias = tuple[Work, asyncio.AbstractEventLoop, "asyncio.Future[None]"]


class Ledger:
    """Does one thing after the other."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def do(self, work: Work) -> None:
        """To the end, also where whoever waits is called back: the thread cannot be."""
        try:
            await self._put(work)
        except asyncio.CancelledError:
            await self._put(lambda: None)  # done after it
            raise

    def close(self) -> None:
        """What is in hand is done."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _put(self, work: Work) -> asyncio.Future[None]:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="ledger", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put((work, loop, done))
        return done

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, loop, done = job
            failed: BaseException | None = None
            try:
                work()
            except BaseException as error:
                failed = error
            with suppress(RuntimeError):  # the loop is gone, and nobody waits
                loop.call_soon_threadsafe(finish, done, failed)
            del job, work, done, failed


def finish(done: asyncio.Future[None], failed: BaseException | None) -> None:
    if done.done():
        return
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)
