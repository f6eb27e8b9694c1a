"""`artel bench server`: how many moves the server stores, what they cost, and how long they take to the other side.

A real server in a process of its own on loopback, with a database in a temporary file; two sockets at every table.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import psutil

from artel.cli.bench import empty_loop, usual
from artel.cli.bench_clients import Crowd
from artel.kernel.packed import COMPILED
from artel.text import words

if TYPE_CHECKING:
    from artel.text import Words

WARM_UP = 2.0
Tell = Callable[[str], object]


class ServerBenchFigures(msgspec.Struct, frozen=True):
    tables: int
    compiled: bool
    moves_per_cpu_s: float
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    rss_mb: float
    kb_per_table: float
    loop_per_s: float


class BenchServer(msgspec.Struct, frozen=True):
    port: int
    process: psutil.Process

    def all(self) -> list[psutil.Process]:
        return [self.process, *self.process.children(recursive=True)]

    def cpu(self) -> float:
        """Seconds that it and its children have worked."""
        return sum(sum(found.cpu_times()[:2]) for found in self.all())

    def rss(self) -> int:
        return sum(found.memory_info().rss for found in self.all())


@contextmanager
def serving(limits: float = 0, database: str | None = None) -> Iterator[BenchServer]:
    """`database`: its address; None: a new one."""
    with TemporaryDirectory(prefix="artel-bench-") as folder:
        given = {
            "ARTEL_DATABASE": database or f"sqlite+aiosqlite:///{Path(folder, 'artel.db')}",
            "ARTEL_HOST": "127.0.0.1",
            "ARTEL_LIMITS": str(limits),
            "ARTEL_LOG_LEVEL": "error",
        }
        command = [sys.executable, "-c", "from artel.cli import main; main()", "--lang", "en", "serve", "--port", "0"]
        process = subprocess.Popen(
            command, env=os.environ | given, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        try:
            assert process.stderr is not None
            told = process.stderr.readline()
            port = re.search(r"http://127\.0\.0\.1:(\d+)", told)
            if port is None:
                raise RuntimeError(told + process.stderr.read())
            yield BenchServer(int(port[1]), psutil.Process(process.pid))
        finally:
            process.terminate()
            process.communicate()


def run(tables: int, seconds: float, rate: float, json: bool, language: str) -> None:
    said = words(language)
    if json:
        print(msgspec.json.encode(measured(tables, seconds, rate, said, tell=lambda _: None)).decode(), flush=True)
    else:
        show(tables, seconds, rate, said)


def measured(tables: int, seconds: float, rate: float, said: Words, tell: Tell) -> ServerBenchFigures:
    with serving() as server:
        return asyncio.run(measure(server, tables, seconds, rate, said, tell))


class WorkDone(NamedTuple):
    moves: int
    cpu: float
    seconds: float


async def measure(
    server: BenchServer, tables: int, seconds: float, rate: float, said: Words, tell: Tell
) -> ServerBenchFigures:
    crowd, empty = Crowd(server.port), server.rss()
    try:
        tell(said.say("bench-server-opening", tables=str(tables)))
        await crowd.open(tables)
        full = server.rss()
        tell(said.say("bench-server-warming"))
        await rushed(server, crowd, WARM_UP)
        tell(said.say("bench-server-rushing", seconds=str(seconds)))
        work = await rushed(server, crowd, seconds)
        tell(said.say("bench-server-pacing", seconds=str(seconds), rate=str(rate)))
        await crowd.pace(seconds, rate)
    finally:
        await crowd.close()
    delays = sorted(crowd.delays)

    def within(part: float) -> float:
        return round(delays[int(part * (len(delays) - 1))] * 1000, 2) if delays else 0.0

    return ServerBenchFigures(
        tables=tables,
        compiled=COMPILED,
        moves_per_cpu_s=round(work.moves / work.cpu, 1),
        moves_per_s=round(work.moves / work.seconds, 1),
        p50_ms=within(0.5),
        p99_ms=within(0.99),
        rss_mb=round(server.rss() / 2**20, 1),
        kb_per_table=round((full - empty) / tables / 1024, 1),
        loop_per_s=round(usual(1, empty_loop), 1),
    )


async def rushed(server: BenchServer, crowd: Crowd, seconds: float, *, again: bool = True) -> WorkDone:
    """Play alone is counted; new games are opened in between, unless `again` is false."""
    work = WorkDone(0, 0.0, 0.0)
    while work.seconds < seconds:
        moves, cpu, start = crowd.moves, server.cpu(), perf_counter()
        await crowd.rush(seconds - work.seconds)
        since = WorkDone(crowd.moves - moves, server.cpu() - cpu, perf_counter() - start)
        work = WorkDone(work.moves + since.moves, work.cpu + since.cpu, work.seconds + since.seconds)
        if not again:
            break
        await crowd.refill()
    return work


def show(tables: int, seconds: float, rate: float, said: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    with console.status("") as status:
        figures = measured(tables, seconds, rate, said, status.update)
    how = said.say("bench-compiled" if COMPILED else "bench-interpreted")
    shown = Table(title=said.say("bench-server-title", how=how), box=None, show_header=False)
    for name in figures.__struct_fields__:
        if name != "compiled":
            value = f"{getattr(figures, name):,}".replace(",", " ")
            shown.add_row(said.say(f"bench-server-{name.replace('_', '-')}"), value)
    console.print(shown)
