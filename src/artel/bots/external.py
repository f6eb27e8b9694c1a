"""Bots that are programs of their own, in any language: JSON lines over standard input and output.

The protocol is in docs/bot-protocol.md. Whatever such a program does wrong is a BotFault; the next question finds it
running again, unless that happened too often.
"""

from __future__ import annotations

import asyncio
import shlex
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Any, Final

import msgspec

from artel.bots import Answer, Weighed
from artel.games import game_of
from artel.kernel.errors import ArtelError, Problem

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Coroutine, Sequence

    from artel.bots import Clock
    from artel.kernel.chance import Rng
    from artel.kernel.view import View

PROTOCOL: Final = 2
LONGEST: Final = 1 << 20
"""Bytes in a line of an answer."""
GRACE: Final = 0.5
"""Seconds for the way there and back, on top of the clock."""
PATIENCE: Final = 10.0
"""Seconds, where the clock has none."""
START: Final = 10.0
"""Seconds more for the first answer of a process: programs take time to start."""
LIVES: Final = 3
"""A program that has ended so often in a game, or was late so often in a row, is not asked again in it."""


class BotFault(ArtelError):
    says = "The bot gave no answer: {problem}."


class BotEnded(BotFault):
    """Its program is not there, or not any more."""


class BotReply(msgspec.Struct, frozen=True):
    """An answer on its line."""

    id: int
    option: str
    ranked: tuple[Weighed, ...] = ()


class FirstReply(msgspec.Struct, frozen=True):
    """An answer as protocol 1 had it."""

    choice: str


class External:
    """A program at one seat of one game. It is started when it is first asked; `close` ends it."""

    def __init__(
        self, command: str, grace: float = GRACE, start: float = START, errors: IO[bytes] | None = None
    ) -> None:
        """`errors`: where its standard error goes, if not to ours."""
        self.errors = errors
        self.command = shlex.split(command)
        self.grace = grace
        self.start = start
        self.asked = 0
        self.ended = 0
        self.late = 0
        self.process: Process | None = None
        self.runner = asyncio.Runner()

    def choose(self, view: View, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        """Raises BotFault."""
        if LIVES in (self.ended, self.late):
            raise BotFault(
                problem=Problem(
                    "bot-gone",
                    "it has ended or was late {times} times and is not asked again in this game",
                    times=LIVES,
                )
            )
        self.asked += 1
        ask = {
            "type": "ask",
            "id": self.asked,
            "view": view,
            "options": options,
            "seconds": clock.seconds,
            "iterations": clock.iterations,
            "seed": rng.below(1 << 31),
        }
        fresh = self.process is None
        until = (clock.seconds or PATIENCE) + self.grace + (self.start if fresh else 0)
        try:
            said = self.runner.run(within(until, self.exchange(view, ask)))
        except TimeoutError:
            self.late += 1
            raise BotFault(
                problem=Problem("bot-late", "it took longer than {seconds} s", seconds=f"{until:g}")
            ) from None
        self.late = 0
        if said.option not in options:
            raise BotFault(problem=Problem("bot-illegal", "“{option}” is not among the options", option=said.option))
        return Answer(said.option, said.ranked)

    async def exchange(self, view: View, ask: dict[str, Any]) -> BotReply:
        process = self.process or await self.begin(view)
        try:
            await write(process, ask)
            while True:
                said = await self.read(process)
                if said.id == ask["id"]:
                    return said
                if said.id > self.asked:
                    raise BotFault(
                        problem=Problem(
                            "bot-other-question",
                            "it answers question {given}, but question {open} is open",
                            given=said.id,
                            open=self.asked,
                        )
                    )
        except (ConnectionError, EOFError):
            status = await self.end(self.grace)
            raise BotEnded(problem=Problem("bot-ended", "it has ended with status {status}", status=status)) from None

    async def begin(self, view: View) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=self.errors, limit=LONGEST, start_new_session=True
            )
        except (OSError, ValueError) as error:
            self.ended = LIVES
            raise BotEnded(problem=Problem("bot-start", "it cannot be started ({reason})", reason=str(error))) from None
        self.process = process
        game = game_of(view)
        hello = {"type": "hello", "protocol": PROTOCOL, "game": game.id, "seats": game.rebuild(view).seats}
        with suppress(ConnectionError):  # that it has gone shows when it is asked
            await write(process, hello)
        return process

    async def read(self, process: Process) -> BotReply:
        assert process.stdout is not None
        try:
            line = await process.stdout.readline()
        except ValueError:
            await self.end()
            raise BotFault(
                problem=Problem("bot-long-line", "its line is longer than {bytes} bytes", bytes=LONGEST)
            ) from None
        if not line.endswith(b"\n"):
            raise EOFError
        try:
            return msgspec.json.decode(line, type=BotReply)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BotFault(problem=outdated(line) or garbage(error)) from None

    async def end(self, wait: float = 0.0) -> int | None:
        """Ends the process, which may take so long to leave by itself; its exit status."""
        process, self.process = self.process, None
        if process is None:
            return None
        self.ended += 1
        with suppress(TimeoutError):
            await within(wait, process.wait())
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        return await process.wait()

    async def leave(self) -> None:
        if self.process is not None:
            with suppress(ConnectionError, TimeoutError):
                await within(self.grace, write(self.process, {"type": "bye"}))
            await self.end(self.grace)

    def close(self) -> None:
        """Says goodbye; a program that stays is killed. A question that was broken off is forgotten."""
        for task in asyncio.all_tasks(self.runner.get_loop()):
            task.cancel()
        self.runner.run(self.leave())
        self.runner.close()


def outdated(line: bytes) -> Problem | None:
    try:
        msgspec.json.decode(line, type=FirstReply)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return Problem(
        "bot-outdated",
        "it speaks protocol 1, this is protocol {protocol}: its answer is to be called `option`, not `choice`",
        protocol=PROTOCOL,
    )


def garbage(error: Exception) -> Problem:
    return Problem("bot-garbage", "its line is no answer ({reason})", reason=str(error))


async def write(process: Process, message: dict[str, Any]) -> None:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(message) + b"\n")
    await process.stdin.drain()


async def within(seconds: float, work: Coroutine[Any, Any, Any]) -> Any:
    async with asyncio.timeout(seconds):
        return await work
