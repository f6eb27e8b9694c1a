"""Servers that start quickly: forked from a process that has imported everything. Run as a program by `Nursery`."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import time
import traceback
from importlib import import_module

import msgspec
from litestar import Litestar

from artel.cli.serve import listening
from artel.games import games
from artel.server.app import create_app
from artel.server.config import Settings
from artel.server.errors import PortTaken
from artel.server.run import server

LATE = ("anyio._backends._asyncio", "redis.asyncio", "asyncpg", "uvloop", "uvicorn.protocols.http.auto")


def main() -> None:
    for module in (*LATE, "uvicorn.protocols.websockets.websockets_sansio_impl"):
        import_module(module)
    app = create_app()
    for game in games():
        game.setup(game.least, {})
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    gc.collect()
    gc.freeze()  # or each server would copy all of it when it looks for garbage
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(msgspec.json.decode(line, type=Settings), app)
        print(child, flush=True)


def serve(settings: Settings, app: Litestar) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    for stop in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them again when it has stopped
        signal.signal(stop, lambda *_: None)
    try:
        with listening_again(settings) as listener:
            server(settings, app).run([listener])
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


def listening_again(settings: Settings) -> socket.socket:
    """A process that a killed server was about to start may hold its port for a moment, until it is another program."""
    ends = time.monotonic() + 10
    while True:
        try:
            return listening(settings)
        except PortTaken:
            if time.monotonic() > ends:
                raise
            time.sleep(0.02)


if __name__ == "__main__":
    main()
