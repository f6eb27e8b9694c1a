"""Servers that start quickly: forked from a process that has imported everything. Run as a program by `Nursery`."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module

import msgspec

from artel.cli.serve import listening
from artel.games import games
from artel.server.app import create_app
from artel.server.config import Settings
from artel.server.run import server

LATE = ("anyio._backends._asyncio", "redis.asyncio", "asyncpg", "uvloop", "uvicorn.protocols.http.auto")


def main() -> None:
    for module in (*LATE, "uvicorn.protocols.websockets.websockets_sansio_impl"):
        import_module(module)
    create_app()
    for game in games():
        game.setup(game.least, {})
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(msgspec.json.decode(line, type=Settings))
        print(child, flush=True)


def serve(settings: Settings) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    for stop in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them again when it has stopped
        signal.signal(stop, lambda *_: None)
    try:
        with listening(settings) as listener:
            server(settings).run([listener])
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
