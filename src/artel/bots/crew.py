"""A few processes for what takes long, and fair turns at them.

Who waits stands in a lane, and earlier lanes go first. Within a lane everybody who asks gets a process in turn, however
much one of them asks for. `spare` processes are kept free of long work, so that what is short never waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from artel.bots.worker import HEAD, READY, BotAsked, BotFailed, framed
from artel.kernel.errors import ArtelError

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from types import TracebackType

T = TypeVar("T")
WAITING: Final = 256
START: Final = 60.0
"""Seconds that a process may take to get warm."""

log = logging.getLogger("artel.bots")


class PoolFull(ArtelError):
    says = "{waiting} questions are waiting for a bot already; ask again later."


class NoAnswer(Exception):
    """Why there is none that could be used."""


class Lane(IntEnum):
    """Who goes first. From `HINT` on it is long work."""

    WORDS = 0
    QUICK = 1
    HINT = 2
    REPLAY = 3
    THINK = 4
    LAST = 5

    @property
    def long(self) -> bool:
        return self >= Lane.HINT


class Done(NamedTuple, Generic[T]):
    """`seconds`: of CPU time."""

    value: T
    seconds: float


Turn = tuple[Lane, "BotProcess"]
Waiting = asyncio.Future[Turn]


class Lanes:
    """Who waits: by lane, and within a lane everybody in turn."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, OrderedDict[str, deque[Waiting]]] = {lane: OrderedDict() for lane in Lane}
        self._places: dict[Waiting, tuple[Lane, str]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def of(self, lane: Lane, who: str) -> int:
        """How many questions of one who asks are waiting."""
        return len(self._lanes[lane].get(who, ()))

    def put(self, lane: Lane, who: str, mine: Waiting) -> None:
        self._lanes[lane].setdefault(who, deque()).append(mine)
        self._places[mine] = lane, who

    def next(self, *, long: bool) -> tuple[Lane, Waiting] | None:
        """Whose turn it is; it is out of the line then, and who asks is behind all others. `long`: may it be that?"""
        for lane, askers in self._lanes.items():
            if lane.long and not long:
                break
            if askers:
                who, waiting = askers.popitem(last=False)
                mine = waiting.popleft()
                if waiting:
                    askers[who] = waiting
                del self._places[mine]
                return lane, mine
        return None

    def waits(self, *, long: bool) -> bool:
        return any(askers for lane, askers in self._lanes.items() if long or not lane.long)

    def drop(self, mine: Waiting) -> None:
        """It is not wanted any more."""
        if mine in self._places:
            lane, who = self._places.pop(mine)
            self._lanes[lane][who].remove(mine)
            if not self._lanes[lane][who]:
                del self._lanes[lane][who]

    def move(self, old: tuple[Lane, str], new: tuple[Lane, str]) -> None:
        """What waits there waits here from now on."""
        for mine in self._lanes[old[0]].pop(old[1], ()):
            self.put(*new, mine)


class Crew:
    """`waiting`: so many questions may wait for a process, `each` of one who asks in one lane; `nice`: how much the
    processes stand back behind others of this machine; `knows`: modules that they have read before they are ready.
    Everything happens in one event loop."""

    def __init__(
        self,
        workers: int,
        *,
        waiting: int = WAITING,
        each: int | None = None,
        spare: int = 0,
        nice: int = 0,
        knows: Sequence[str] = (),
    ) -> None:
        self.workers = workers
        self.most = waiting
        self.each = waiting if each is None else each
        self.closed = False
        self.hired: set[BotProcess] = set()
        self.hiring: set[asyncio.Task[None]] = set()
        self._longest = workers - min(spare, workers - 1)
        """So many processes may do long work at a time."""
        self._spare = min(spare, workers - 1)
        self._long = 0
        self._nice = nice
        self._knows = knows
        self._full = False
        self._free: list[BotProcess] = []
        self._line = Lanes()

    @property
    def waiting(self) -> int:
        return len(self._line)

    @property
    def busy(self) -> int:
        """How many processes have something to do."""
        return len(self.hired) - len(self._free)

    @property
    def ready(self) -> bool:
        """Is there a process at all? If not, one gets warm from now on."""
        if any(worker.alive for worker in self.hired):
            return True
        if not self.hiring and not self.closed:
            self._hire_one()
        return False

    async def start(self) -> None:
        """Returns when all processes are warm. Without it, each gets warm when there is something to do for it."""
        self._full = True
        self._fill()
        await asyncio.gather(*self.hiring)

    async def close(self) -> None:
        """Ends all processes; who still waits gets no answer."""
        self.closed = True
        for task in self.hiring:
            task.cancel()
        await asyncio.gather(*self.hiring, return_exceptions=True)
        while (found := self._line.next(long=True)) is not None:
            refuse(found[1], "the pool was closed")
        await asyncio.gather(*[worker.kill() for worker in self.hired])
        self.hired.clear()

    async def __aenter__(self) -> Crew:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def work(self, task: Callable[[], T], seconds: float, lane: Lane = Lane.QUICK, who: str = "") -> Done[T]:
        """Has something done elsewhere, within so many seconds once a process is free; what does not come in time is
        killed. Raises PoolFull, NoAnswer, and the errors of Artel that the task raises."""
        lane, worker = await self._worker(lane, who)
        try:
            spent, answer = await worker.ask(task, seconds)
        except BaseException:  # it may still be at it, also when nobody waits any more
            self._long -= lane.long
            await asyncio.shield(self._dismiss(worker))
            raise
        self._give_back(lane, worker)
        if isinstance(answer, BotFailed):
            raise NoAnswer(answer.problem)
        if isinstance(answer, ArtelError):
            raise answer
        return Done(answer, spent)

    def hurry(self, who: str, then: str) -> None:
        """What is asked under this name and comes last is as urgent as other thoughts from now on, and `then` asks."""
        self._line.move((Lane.LAST, who), (Lane.THINK, then))

    async def _worker(self, lane: Lane, who: str) -> Turn:
        """The next free process that is alive, and the lane in which it was waited for in the end."""
        if self.closed:
            raise NoAnswer("the pool is closed")
        if self.waiting >= self.most or self._line.of(lane, who) >= self.each:
            raise PoolFull(waiting=self._line.of(lane, who) if self.waiting < self.most else self.waiting)
        mine: Waiting = asyncio.get_running_loop().create_future()
        self._line.put(lane, who, mine)
        self._serve()
        try:
            return await mine
        except asyncio.CancelledError:
            self._line.drop(mine)
            if mine.done() and not mine.cancelled() and mine.exception() is None:
                self._give_back(*mine.result())
            raise

    def _give_back(self, lane: Lane, worker: BotProcess) -> None:
        self._long -= lane.long
        self._free.append(worker)
        self._serve()

    def _serve(self) -> None:
        """Whoever may have a process gets one."""
        for worker in [worker for worker in self._free if not worker.alive]:
            self._free.remove(worker)
            self.hired.discard(worker)
        while self._free and (found := self._line.next(long=self._may_be_long())) is not None:
            lane, mine = found
            if not mine.done():
                self._long += lane.long
                mine.set_result((lane, self._free.pop()))
        self._fill()

    async def _dismiss(self, worker: BotProcess) -> None:
        await worker.kill()
        self.hired.discard(worker)
        self._serve()

    def _fill(self) -> None:
        """Hires as many as are missing."""
        while not self.closed and len(self.hired) + len(self.hiring) < self.workers and self._is_short():
            self._hire_one()

    def _may_be_long(self) -> bool:
        """Is there a process for long work, and another one for what is short?"""
        return self._long < min(self._longest, len(self.hired) - self._spare)

    def _is_short(self) -> bool:
        if self._full:
            return True
        waits = self._line.waits(long=self._long < self._longest)
        served = self._free and self._line.waits(long=self._may_be_long())
        return waits and not served and len(self.hiring) < self.waiting + self._spare

    def _hire_one(self) -> None:
        task = asyncio.get_running_loop().create_task(self._hire())
        self.hiring.add(task)
        task.add_done_callback(self.hiring.discard)

    async def _hire(self) -> None:
        try:
            worker = await BotProcess.start(self._nice, self._knows)
        except (OSError, EOFError, TimeoutError) as error:
            log.error("a process for bots cannot be started: %r", error)
            found = self._line.next(long=True)
            if found is not None:
                refuse(found[1], "no process could be started")
            return
        finally:
            self.hiring.discard(asyncio.current_task())
        self.hired.add(worker)
        self._free.append(worker)
        self._serve()


def refuse(waiting: Waiting, why: str) -> None:
    if not waiting.done():
        waiting.set_exception(NoAnswer(why))


class BotProcess:
    """One process, from the outside."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.packs: set[str] = set()

    @classmethod
    async def start(cls, nice: int = 0, knows: Sequence[str] = ()) -> BotProcess:
        """Ready and warm."""
        reads = "".join(f"import {module}; " for module in knows)
        worker = cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                *("-P", "-c", f"import os; os.nice({nice}); {reads}from artel.bots.worker import main; main()"),
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

    async def ask(self, task: Callable[[], Any], seconds: float) -> tuple[float, Any]:
        """How much CPU time it took, and what came of it; raises NoAnswer."""
        assert self.process.stdin is not None
        if isinstance(task, BotAsked) and task.pack is not None:
            known = task.pack.digest in self.packs
            self.packs.add(task.pack.digest)
            task = BotAsked(task.kind, task.view, task.options, task.clock, task.seed, None if known else task.pack)
        try:
            async with asyncio.timeout(seconds):
                self.process.stdin.write(framed(task))
                await self.process.stdin.drain()
                found: tuple[float, Any] = await self.read()
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
