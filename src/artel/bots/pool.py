"""Bots for a program that must not wait: their thinking is done by a few processes, never on the event loop.

A bot that overruns its clock, crashes or answers with what is not allowed costs no game: a level1 bot answers for it,
or chance does, and the log tells of it. A process that does not answer in time is killed and replaced.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from artel.bots import BOTS, Answer, Clock
from artel.bots.worker import HEAD, READY, Asked, Failed, by_chance, framed
from artel.kernel.errors import ArtelError, UnknownBot

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Mapping, Sequence
    from types import TracebackType

    from artel.kernel.packs import Pack

WAITING: Final = 256
GRACE: Final = 5.0
"""Seconds that an answer may be late, and that an answer in its place may take: a machine that is busy makes bots slow,
and a late move is better than a poor one."""
PATIENCE: Final = 10.0
"""Seconds for an answer, where the clock has none."""
START: Final = 60.0
"""Seconds that a process may take to get warm."""
STAND_IN: Final = "level1"
HURRY: Final = Clock(seconds=0.1)

log = logging.getLogger("artel.bots")


class PoolFull(ArtelError):
    says = "{waiting} questions are waiting for a bot already; ask again later."


class NoAnswer(Exception):
    """Why there is none that could be used."""


class BotPool:
    """`async with BotPool(workers=2) as pool: answer = await pool.answer("level3", view, options, clock, seed)`.

    `waiting`: so many questions may wait for a process; `bots`: names besides the known ones, for classes and programs
    (`py:MODULE:CLASS`, `cmd:COMMAND`). Everything happens in one event loop.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        waiting: int = WAITING,
        grace: float = GRACE,
        bots: Mapping[str, str] | None = None,
    ) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.most = waiting
        self.grace = grace
        self.bots = {name: name for name in BOTS} | dict(bots or {})
        self.faults = 0
        self.waiting = 0
        self.closed = False
        self.free: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.hired: set[Worker] = set()
        self.hiring: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Returns when all processes are warm. Without it, they get warm while the first questions wait."""
        self._fill()
        await asyncio.gather(*self.hiring)

    async def close(self) -> None:
        """Ends all processes; who still waits for an answer gets one in its place."""
        self.closed = True
        for task in self.hiring:
            task.cancel()
        await asyncio.gather(*self.hiring, return_exceptions=True)
        for _ in range(self.waiting):
            self.free.put_nowait(None)
        await asyncio.gather(*[worker.kill() for worker in self.hired])
        self.hired.clear()

    async def __aenter__(self) -> BotPool:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def answer(
        self, name: str, view: Any, options: Sequence[str], clock: Clock, seed: int, pack: Pack | None = None
    ) -> Answer:
        """A legal answer in any case, at most `grace` after the clock once a process is free, and a little later where
        another has to answer. `pack`: the data of the game, where it is not the standard. Raises UnknownBot, PoolFull.
        """
        if name not in self.bots:
            raise UnknownBot(given=name, possible=", ".join(self.bots))
        if len(options) == 1:
            return Answer(options[0])
        asked = Asked(self.bots[name], view, tuple(options), clock, seed, pack)
        try:
            return await self._ask(asked)
        except NoAnswer as error:
            self.faults += 1
            log.warning("bot %s: %s; another answers for it", name, error)
        with suppress(NoAnswer, PoolFull, TimeoutError):
            async with asyncio.timeout(self.grace):
                return await self._ask(Asked(STAND_IN, view, tuple(options), HURRY, seed, pack))
        log.warning("bot %s: a random move is made for it", name)
        return by_chance(asked)

    async def _ask(self, asked: Asked) -> Answer:
        """Raises NoAnswer for whatever is wrong with the answer."""
        worker = await self._worker()
        try:
            answer = await worker.ask(asked, (asked.clock.seconds or PATIENCE) + self.grace)
        except BaseException:  # it may still be thinking, also when nobody waits any more
            await asyncio.shield(self._dismiss(worker))
            raise
        self.free.put_nowait(worker)
        if isinstance(answer, Failed):
            raise NoAnswer(answer.problem)
        return answer

    async def _worker(self) -> Worker:
        """The next free process that is alive."""
        if self.waiting >= self.most:
            raise PoolFull(waiting=self.waiting)
        self.waiting += 1
        try:
            while True:
                self._fill()
                if self.closed:
                    raise NoAnswer("the pool is closed")
                worker = await self.free.get()
                if worker is None:
                    raise NoAnswer("no process could be started, or the pool was closed")
                if worker.alive:
                    return worker
                self.hired.discard(worker)
        finally:
            self.waiting -= 1

    async def _dismiss(self, worker: Worker) -> None:
        await worker.kill()
        self.hired.discard(worker)
        self._fill()

    def _fill(self) -> None:
        """Hires as many as are missing."""
        while not self.closed and len(self.hired) + len(self.hiring) < self.workers:
            task = asyncio.get_running_loop().create_task(self._hire())
            self.hiring.add(task)
            task.add_done_callback(self.hiring.discard)

    async def _hire(self) -> None:
        try:
            worker = await Worker.start()
        except (OSError, EOFError) as error:
            log.error("a process for bots cannot be started: %r", error)
            if self.waiting:
                self.free.put_nowait(None)
            return
        self.hired.add(worker)
        self.free.put_nowait(worker)


class Worker:
    """One process, from the outside."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.packs: set[str] = set()

    @classmethod
    async def start(cls) -> Worker:
        """Ready and warm."""
        worker = cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-c", "from artel.bots.worker import main; main()"),
                stdin=PIPE,
                stdout=PIPE,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                start_new_session=True,
            )
        )
        try:
            async with asyncio.timeout(START):
                if await worker.read() != READY:
                    raise EOFError
        except BaseException:
            await asyncio.shield(worker.kill())
            raise
        return worker

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, asked: Asked, seconds: float) -> Answer | Failed:
        assert self.process.stdin is not None
        if asked.pack is not None:
            known = asked.pack.digest in self.packs
            self.packs.add(asked.pack.digest)
            asked = Asked(asked.kind, asked.view, asked.options, asked.clock, asked.seed, None if known else asked.pack)
        try:
            async with asyncio.timeout(seconds):
                self.process.stdin.write(framed(asked))
                await self.process.stdin.drain()
                found: Answer | Failed = await self.read()
        except TimeoutError:
            raise NoAnswer(f"no answer within {seconds:g} s") from None
        except (EOFError, ConnectionError):
            raise NoAnswer("its process has died") from None
        return found

    async def read(self) -> Any:
        assert self.process.stdout is not None
        length = await self.process.stdout.readexactly(HEAD)
        return pickle.loads(await self.process.stdout.readexactly(int.from_bytes(length, "big")))

    async def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
