"""Where games are played, or other work on games is done: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import re
import signal
import socket
import sys
from collections import deque
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import wait
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from artel.arena.play import ArenaGame, play
from artel.arena.trial import try_out
from artel.kernel.errors import ArtelError, BadInput, NotInstalled, Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from multiprocessing.connection import Connection

    from artel.arena.plan import GameJob
    from artel.bots.entrants import Entrant

GivenT = TypeVar("GivenT", bound="Assignment")
DoneT = TypeVar("DoneT")
TRIES: Final = 2
AHEAD: Final = 2
"""Games are handed to a cluster before its cores are free: so many for each."""
LOCAL: Final = "local"
KNOCK: Final = 5.0
"""Seconds that a cluster has to accept a connection."""
PATIENCE: Final = 1.0
"""Seconds that a worker has to leave by itself."""


class WorkerLost(ArtelError):
    says = "The process that played {game} with {bots} died {times} times; its last exit status was {status}."


class Assignment(Protocol):
    """What is given to a worker says what it is about; the rest is between it and the function that is called."""

    @property
    def game(self) -> str: ...

    @property
    def names(self) -> tuple[str, ...]: ...


class Executor(Protocol):
    def try_out(self, entrant: Entrant, job: GameJob) -> None:
        """Where games are played; raises BotNotStarted."""

    def play(self, jobs: Iterable[GameJob]) -> Iterator[ArenaGame]:
        """Games as they end, in any order."""

    def work(self, do: Callable[[GivenT], DoneT], given: Iterable[GivenT]) -> Iterator[DoneT]:
        """What a function, found by its name, makes of each, in any order."""

    def close(self) -> None:
        """Gives up what is being played."""


class Processes:
    """Each game in one process; a process that dies is replaced, and its game is played again, once."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.busy: dict[Any, ArenaWorker] = {}
        self.idle: list[ArenaWorker] = []

    def try_out(self, entrant: Entrant, job: GameJob) -> None:
        try_out(entrant, job)

    def play(self, jobs: Iterable[GameJob]) -> Iterator[ArenaGame]:
        return self.work(play, jobs)

    def work(self, do: Callable[[GivenT], DoneT], given: Iterable[GivenT]) -> Iterator[DoneT]:
        todo = deque((job, 1) for job in given)
        while todo or self.busy:
            while todo and len(self.busy) < self.workers:
                worker = self.worker()
                self.busy[worker.pipe] = worker
                worker.give(do, *todo.popleft())
            for pipe in wait(list(self.busy)):
                worker = self.busy.pop(pipe)
                try:
                    outcome = worker.pipe.recv()
                except (EOFError, OSError):
                    worker.close()
                    if worker.tries == TRIES:
                        raise worker.lost() from None
                    todo.appendleft((worker.job, worker.tries + 1))
                    continue
                self.idle.append(worker)
                if isinstance(outcome, BaseException):
                    raise outcome
                yield outcome

    def worker(self) -> ArenaWorker:
        while self.idle:
            worker = self.idle.pop()
            if worker.process.is_alive():
                return worker
            worker.close()
        return ArenaWorker()

    def close(self) -> None:
        everybody = [*self.busy.values(), *self.idle]
        for worker in everybody:
            worker.process.terminate()
        for worker in everybody:
            worker.close()
        self.busy.clear()
        self.idle.clear()


class RayCluster:
    """Each game as a task on a Ray cluster, whose nodes have Artel too; `local` begins a cluster on this machine."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        """`cores`: of a local cluster. Raises NotInstalled or BadInput."""
        try:
            self.ray = import_module("ray")
        except ImportError:
            raise NotInstalled(name="Ray", package="artel-tabletop[ray]") from None
        local = {"num_cpus": cores, "include_dashboard": False} if address == LOCAL else {}
        for left in reversed(range(TRIES if local else 1)):
            try:
                knock(address)
                self.ray.init(address=address, log_to_driver=False, logging_level="ERROR", **local)
                break
            except Exception as error:  # of no class of its own where a node has not started within 15 seconds
                if not left:
                    raise BadInput(
                        problem=Problem(
                            "ray-silent",
                            "No Ray cluster answers at {address} ({reason}).",
                            address=address,
                            reason=str(error),
                        )
                    ) from None
        self.busy: list[Any] = []

    def try_out(self, entrant: Entrant, job: GameJob) -> None:
        try:
            self.ray.get(self.ray.remote(num_cpus=1)(try_out).remote(entrant, job))
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None

    def play(self, jobs: Iterable[GameJob]) -> Iterator[ArenaGame]:
        return self.work(play, jobs)

    def work(self, do: Callable[[GivenT], DoneT], given: Iterable[GivenT]) -> Iterator[DoneT]:
        task = self.ray.remote(num_cpus=1, max_retries=TRIES - 1)(do)
        todo = deque(given)
        while todo or self.busy:
            while todo and len(self.busy) < AHEAD * self.cores():
                self.busy.append(task.remote(todo.popleft()))
            ready, self.busy = self.ray.wait(self.busy)
            yield from self.ray.get(ready)

    def cores(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        for task in self.busy:
            self.ray.cancel(task, force=True)
        self.ray.shutdown()


def executor_for(workers: int | None, ray: str | None) -> Executor:
    """On a Ray cluster where an address is given, else so many processes here, as many as there are cores. Raises
    NotInstalled or BadInput."""
    return RayCluster(ray) if ray is not None else Processes(workers or os.cpu_count() or 1)


def knock(address: str) -> None:
    """Raises OSError where nobody listens; Ray itself would try for minutes."""
    if (found := re.fullmatch(r"(?:ray://)?(.+):(\d+)", address)) is not None:
        socket.create_connection((found[1], int(found[2])), timeout=KNOCK).close()


class ArenaWorker:
    job: Any
    tries: int

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), daemon=True)
        resource_tracker.ensure_running()  # it would unblock what is blocked next
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # for the process too: we say when to stop
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()

    def give(self, do: Callable[[Any], Any], job: Assignment, tries: int) -> None:
        self.job, self.tries = job, tries
        with suppress(ConnectionError):  # that it died is noticed where its outcome is waited for
            self.pipe.send((do, job))

    def close(self) -> None:
        self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        self.pipe.close()

    def lost(self) -> WorkerLost:
        bots = ", ".join(self.job.names)
        return WorkerLost(game=self.job.game, bots=bots, times=TRIES, status=self.process.exitcode)


def work(pipe: Connection[Any, Any]) -> None:
    """What a worker does: plays, or does what else it is told, with what it is given until there is no more."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # on the way out, programs that play are closed
    Thread(target=leave_with_parent, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        while True:
            do, job = pipe.recv()
            try:
                outcome: Any = do(job)
            except Exception as error:
                outcome = error
            pipe.send(outcome)


def leave_with_parent() -> None:
    """However that ended: what is being played may take long, and nobody waits for it."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    sleep(PATIENCE)
    os._exit(1)
