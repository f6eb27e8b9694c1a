"""`artel serve`: the server."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import webbrowser
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from artel.server.config import Settings, gathered, load, told
from artel.server.errors import CannotListen, PortTaken
from artel.server.run import server
from artel.server.store.upkeep import reached
from artel.text import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def run(config: Path | None, given: Mapping[str, object], language: str, *, check: bool, browse: bool) -> None:
    """Raises what `load`, `listening`, `reached` and `opened` raise, before anything is served."""
    settings = load(config, os.environ, given)
    if check:
        typer.echo(told(settings, gathered(config, os.environ, given)))
        return
    with listening(settings) as listener:
        asyncio.run(reach(settings))
        address = address_of(settings.host, listener.getsockname()[1])

        def ready() -> None:
            typer.echo(words(language).say("serve-ready", address=address), err=True)
            if browse:
                webbrowser.open(address)

        made = server(settings)
        made.ready = ready
        with stopped_once():
            made.run([listener])


@contextmanager
def stopped_once() -> Iterator[None]:
    """The server raises the signal that stopped it once more when it has stopped; that is to be no failure."""
    before = {sign: signal.signal(sign, lambda *_: None) for sign in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


async def reach(settings: Settings) -> None:
    """Raises NoDatabase."""
    async with reached(settings.database):
        pass


def listening(settings: Settings) -> socket.socket:
    """Raises PortTaken or CannotListen."""
    host, port = settings.host, settings.port
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port=port) from None
        raise CannotListen(address=address_of(host, port), reason=error.strerror or error) from None


def address_of(host: str, port: int) -> str:
    """As a browser on this machine would have it."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
