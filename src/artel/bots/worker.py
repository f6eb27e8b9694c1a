"""A process that works for a `Crew`, and answers for bots: warm before the first question comes.

Over standard input and output: the length in four bytes, then that many bytes of a pickle: what to call, and how many
seconds of CPU time it took with what came of it. Only the crew talks to it.
"""

from __future__ import annotations

import logging
import os
import pickle
import signal
import sys
from importlib import import_module
from time import process_time
from typing import TYPE_CHECKING, Final

import msgspec

from artel.bots import BOTS, Answer, Clock
from artel.bots.entrants import seated
from artel.games import game, games
from artel.kernel.chance import Rng
from artel.kernel.errors import ArtelError

if TYPE_CHECKING:
    from typing import BinaryIO

    from artel.kernel.packs import Pack
    from artel.kernel.view import View

HEAD: Final = 4
READY: Final = "ready"

log = logging.getLogger("artel.bots")


class BotAsked(msgspec.Struct, frozen=True):
    """`kind`: as `seated` knows it; `pack`: where the worker has not seen this data yet."""

    kind: str
    view: View
    options: tuple[str, ...]
    clock: Clock
    seed: int
    pack: Pack | None = None

    def __call__(self) -> Answer:
        return answer(self)  # type: ignore[return-value]  # the crew tells apart what has failed


class BotFailed(msgspec.Struct, frozen=True):
    problem: str


def framed(value: object) -> bytes:
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(HEAD, "big") + data


def warm() -> None:
    """Imports and reads all that a first answer would otherwise wait for."""
    for found in games():
        found.components(found.standard_pack())
    for home in BOTS.values():
        import_module(home.partition(":")[0])


def answer(asked: BotAsked) -> Answer | BotFailed:
    try:
        pack: Pack | None = asked.pack
        if pack is not None:
            game(pack.game).components(pack)
        with seated(asked.kind) as bot:
            found = bot.choose(asked.view, asked.options, asked.clock, Rng(asked.seed))
    except Exception as error:  # it is told to whoever asks, who knows what to do
        return BotFailed(f"{type(error).__name__}: {error}")
    return found if found.option in asked.options else BotFailed(f"“{found.option}” is not among the options")


def answer_here(asked: BotAsked) -> Answer:
    """A legal answer in any case, where nothing else waits for this process."""
    found = answer(asked)
    if isinstance(found, Answer):
        return found
    log.warning("bot %s: %s; a random move is made for it", asked.kind, found.problem)
    return by_chance(asked)


def by_chance(asked: BotAsked) -> Answer:
    return Answer(asked.options[Rng(asked.seed).below(len(asked.options))])


def serve(given: BinaryIO, told: BinaryIO) -> None:
    def tell(value: object) -> None:
        told.write(framed(value))
        told.flush()

    tell(READY)
    while head := given.read(HEAD):
        data, begun = given.read(int.from_bytes(head, "big")), process_time()
        found = done(data)
        tell((process_time() - begun, found))


def done(data: bytes) -> object:
    """What comes of a task; errors of Artel are handed back as they are."""
    try:
        return pickle.loads(data)()
    except ArtelError as error:
        return error
    except Exception as error:  # whoever asks knows what to do
        return BotFailed(f"{type(error).__name__}: {error}")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the pool says when to stop
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    warm()
    try:
        serve(sys.stdin.buffer, told)
    except BrokenPipeError:  # whoever has asked is gone
        os._exit(0)
