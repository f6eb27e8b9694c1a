"""`artel bench abuse`: a server with its usual limits, two people who play each other, one who plays a novice, and one
address that attacks: how long do the others wait? Addresses are those of loopback."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from artel.cli.bench_attacks import ATTACKS, Visitor, decode, encode
from artel.cli.bench_report import BenchJob, report
from artel.cli.bench_server import serving
from artel.kernel.errors import BadInput

GAME = "zodchie"
EVERY = 0.25
"""Seconds between two moves of those who are measured."""
SETTLED = 2.0
"""Seconds that an attack has before anything is measured."""
NONE = "none"


class UnknownAttack(BadInput):
    says = "There is no attack “{given}”. Attacks: {possible}."


class AbuseFigures(msgspec.Struct, frozen=True):
    """`move_p99`: milliseconds from one player's move to the other's screen; `answer_p99`: seconds until a novice has
    answered."""

    attack: str
    moves: int
    move_p50: float
    move_p99: float
    answers: int
    answer_p99: float


COLUMNS: dict[str, Callable[[AbuseFigures], str]] = {
    "attack": lambda found: found.attack,
    "moves": lambda found: str(found.moves),
    "move-p50": lambda found: f"{found.move_p50:.1f}",
    "move-p99": lambda found: f"{found.move_p99:.1f}",
    "answers": lambda found: str(found.answers),
    "answer-p99": lambda found: f"{found.answer_p99:.2f}",
}


def run(attacks: Sequence[str], seconds: float, json: bool, language: str) -> None:
    """Raises UnknownAttack."""
    for name in attacks:
        if name not in ATTACKS:
            raise UnknownAttack(given=name, possible=", ".join(ATTACKS))

    def measured(name: str) -> AbuseFigures:
        with serving(limits=1) as server:
            return asyncio.run(measure(name, server.port, seconds))

    chosen = [NONE, *(attacks or ATTACKS)]
    jobs = [BenchJob(name, partial(measured, name)) for name in chosen]
    report("bench-abuse-title", jobs, COLUMNS, json, language)


class Waits:
    """How long somebody has waited, each time; who still waits at the end counts, too."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.since: float | None = None

    def begin(self) -> None:
        self.since = perf_counter()

    def end(self) -> None:
        if self.since is not None:
            self.took.append(perf_counter() - self.since)
        self.since = None

    def anew(self) -> None:
        self.took.clear()

    def sorted(self) -> list[float]:
        self.end()
        return sorted(self.took)


class HonestSeat:
    """Somebody honest at a table, who wants everything in words."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.socket: ClientConnection
        self.acts = 0

    async def sit(self, table: str) -> dict[str, Any]:
        self.socket = await self.visitor.sit()
        await self.socket.send(encode({"type": "hello", "table": table, "words": True}).decode())
        return await self.hear("welcome")

    async def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = decode(await self.socket.recv())
            if told["type"] == "refused":
                raise RuntimeError(told["message"])
            if told["type"] in kinds:
                return told

    async def act(self, told: dict[str, Any]) -> None:
        self.acts += 1
        act = {
            "type": "act",
            "id": f"{told['version']}",
            "seat": told["view"]["me"],
            "option": told["view"]["options"][0],
        }
        await self.socket.send(encode(act | told["asked"]).decode())


async def visitor(port: int, number: int) -> Visitor:
    made = Visitor(port, f"127.0.0.{number}")
    await made.enter(f"Guest {number}")
    return made


async def game_of_two(people: Sequence[Visitor], moves: Waits, every: float) -> str:
    """Plays one whole game; its table."""
    host, other = people
    table = str(
        (await host.ask("POST", "/api/tables", game=GAME, seats=[None, None], starts="full", rated=False))["id"]
    )
    await other.ask("POST", f"/api/tables/{table}/join")
    seats = [HonestSeat(person) for person in people]
    told = [await seat.sit(table) for seat in seats]
    try:
        while all(one["type"] != "over" for one in told):
            at = 0 if told[0]["asked"] else 1
            await asyncio.sleep(every)
            moves.begin()
            await seats[at].act(told[at])
            told[1 - at] = await seats[1 - at].hear("told", "over")
            moves.end()
            told[at] = await seats[at].hear("told", "over")
            if not any(one.get("asked") for one in told):
                told = [await seat.hear("over") for seat in seats]
    finally:
        for seat in seats:
            await seat.socket.close()
    return table


async def games_with_a_novice(person: Visitor, answers: Waits) -> None:
    while True:
        opened = await person.ask("POST", "/api/tables", game=GAME, seats=[None, "level1"], starts="full", rated=False)
        seat = HonestSeat(person)
        told = await seat.sit(opened["id"])
        try:
            while told["type"] != "over":
                if told["asked"]:
                    await asyncio.sleep(EVERY)
                    await seat.act(told)
                    told = await seat.hear("told", "over")
                else:
                    answers.begin()
                    told = await seat.hear("told", "over")
                    answers.end()
        finally:
            await seat.socket.close()


async def measure(name: str, port: int, seconds: float) -> AbuseFigures:
    people = [await visitor(port, number) for number in (2, 3)]
    novices = await visitor(port, 4)
    over = await game_of_two(people, Waits(), 0)
    moves, answers = Waits(), Waits()

    async def games() -> None:
        while True:
            await game_of_two(people, moves, EVERY)

    async with running(games(), games_with_a_novice(novices, answers)):
        await asyncio.sleep(SETTLED)
        with attacked(name, port, over):
            await asyncio.sleep(SETTLED)
            moves.anew()
            answers.anew()
            await asyncio.sleep(seconds)
            moved, answered = moves.sorted(), answers.sorted()
    return AbuseFigures(
        attack=name,
        moves=len(moved),
        move_p50=round(1000 * within(moved, 0.5), 1),
        move_p99=round(1000 * within(moved, 0.99), 1),
        answers=len(answered),
        answer_p99=round(within(answered, 0.99), 2),
    )


def within(found: list[float], part: float) -> float:
    return found[int(part * (len(found) - 1))] if found else float("inf")


@asynccontextmanager
async def running(*works: Any) -> AsyncIterator[None]:
    """What goes wrong there goes wrong here."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def attacked(name: str, port: int, table: str) -> Iterator[None]:
    """By a process of its own."""
    if name == NONE:
        yield
        return
    process = subprocess.Popen(
        [sys.executable, "-m", "artel.cli.bench_attacks", name, str(port), table], stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.kill()
        process.wait()
