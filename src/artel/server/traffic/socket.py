"""The WebSocket of one client."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeAlias

from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from artel.server.api.common import address_of, language_of
from artel.server.errors import TooManyConnections
from artel.server.store.people import Session
from artel.server.traffic.client import AGAINST_RULES, Client
from artel.server.traffic.limits import neighbourhood
from artel.server.traffic.protocols import GONE, HEAR, PUSH
from artel.server.world import World
from artel.session import wire
from artel.session.telling import refused

Socket: TypeAlias = WebSocket[Any, Any, Any]


@websocket("/ws")
async def play(socket: Socket, world: NamedDependency[World], session: NamedDependency[Session | None]) -> None:
    """One client: its messages go to the table that it named, what its table sends goes out."""
    come_from, language = neighbourhood(address_of(socket)), language_of(socket)
    person = session.person if session is not None else None
    await socket.accept()
    held: str | None = None
    try:
        world.limits.connect(come_from, person)
        try:
            held = await world.limits.connect_everywhere(come_from, person)
        except BaseException:
            world.limits.disconnect(come_from, person)
            raise
    except TooManyConnections as error:
        await socket.send_data(wire.encode(refused(error, None, language, ())).decode())
        await socket.close(AGAINST_RULES)
        return
    client = Client(world, session, come_from, language)
    client.gone = lambda: GONE in socket.scope["state"]
    client.push = socket.scope["state"].get(PUSH, client.push)
    socket.scope["state"][HEAR] = client.hear_now
    sender = asyncio.create_task(send(socket, client))
    silent = asyncio.get_running_loop().call_later(world.settings.hello_seconds, client.end_if_silent)
    try:
        while (event := await socket.receive())["type"] == "websocket.receive":
            if not client.closing:
                await client.hear(event.get("text") or event.get("bytes") or b"")
    finally:
        client.close()
        world.limits.disconnect(come_from, person)
        world.limits.leave(held)
        sender.cancel()
        silent.cancel()


async def send(socket: Socket, client: Client) -> None:
    with contextlib.suppress(OSError, RuntimeError):  # the client is gone, and the reader hears of it too
        while True:
            data = await client.out.get()
            if isinstance(data, int):
                await socket.send({"type": "websocket.close", "code": data, "reason": ""})
                return
            await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            client.unsent -= len(data)  # not before: what comes now must not overtake it
