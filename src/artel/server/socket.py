"""The WebSocket of one client."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from artel.kernel.errors import ArtelError
from artel.server import wire
from artel.server.api.common import address_of, language_of
from artel.server.bus import Gone, Letter
from artel.server.errors import NESTED, BadMessage, Banned, BannedUntil, NoTable, TooMany, TooManyConnections
from artel.server.limits import neighbourhood
from artel.server.metrics import LIMITED, REFUSED
from artel.server.said import refused
from artel.server.store import people
from artel.server.store.people import Session
from artel.server.world import World

if TYPE_CHECKING:
    from artel.server.hall import Door

QUEUE = 256
TOO_SLOW, COME_BACK, AGAINST_RULES = 1013, 1012, 1008
LOOKED_UP_EVERY = 30.0
"""Seconds after which a socket that says something is asked whether its session still holds."""
Socket: TypeAlias = WebSocket[Any, Any, Any]


class Client:
    def __init__(self, world: World, session: Session | None, come_from: str, language: str) -> None:
        self.world = world
        self.person = session.person.id if session is not None else None
        self.session = session.hash if session is not None else None
        self.address = secrets.token_hex(8)
        self.out: asyncio.Queue[bytes | int] = asyncio.Queue()
        """Messages to send; a number closes the socket with it, and nothing comes after it."""
        self.closing = False
        self.table: Door | None = None
        self.language = language
        self._bot = session is not None and session.person.kind == "bot"
        self._come_from = come_from
        self._bucket = world.limits.bucket("message")
        self._looked_up = time.monotonic()
        world.bus.open(self.address, self.deliver)
        world.sockets.add(self)

    # -- out -------------------------------------------------------------------------------------------

    def deliver(self, data: bytes | None) -> None:
        if data is None:
            self.come_back()
        elif self.out.qsize() >= QUEUE:
            self.end(TOO_SLOW)
        elif not self.closing:
            self.out.put_nowait(data)

    def come_back(self) -> None:
        self.table = None
        self.end(COME_BACK)

    def end(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.out.put_nowait(code)

    def refuse(self, error: ArtelError, message: wire.ClientMessage | None = None) -> None:
        REFUSED.labels(error.key).inc()
        self.deliver(wire.encode(refused(error, getattr(message, "id", None), self.language, ())))

    # -- in --------------------------------------------------------------------------------------------

    async def hear(self, data: str | bytes) -> None:
        """One message; nothing is answered once the socket is being closed."""
        message: wire.ClientMessage | None = None
        try:
            self.count()
            await self.look_up()
            if self.closing:
                return
            message = decoded(data)
            if isinstance(message, wire.Hello):
                await self.enter(message)
            if isinstance(message, wire.Ping):
                self.deliver(wire.encode(wire.Pong(message.id)))
            elif self.table is None:
                raise NoTable
            else:
                self.table.put(Letter(self.address, self.person, message))
        except (TooMany, Banned, BannedUntil) as error:
            self.refuse(error)
            self.end(AGAINST_RULES)
        except ArtelError as error:
            self.refuse(error, message)

    def count(self) -> None:
        """Raises TooMany."""
        wait = self._bucket.take() if self._bucket is not None else 0.0
        if wait:
            LIMITED.labels("message").inc()
            raise TooMany(seconds=int(wait) + 1)
        self.world.limits.take("messages", self._come_from)

    async def look_up(self) -> None:
        """Does the session still hold? Raises Banned or BannedUntil."""
        if self.session is None or time.monotonic() - self._looked_up < LOOKED_UP_EVERY:
            return
        self._looked_up = time.monotonic()
        find = people.bot_of if self._bot else people.session_of
        async with self.world.database.read() as connection:
            found = await find(connection, self.session)
        if found is None or found.person.id != self.person:
            self.come_back()

    async def enter(self, hello: wire.Hello) -> None:
        self.language = hello.language
        if self.table is None or self.table.id != hello.table:
            self.leave()
            self.table = await self.world.hall.table(hello.table)

    def leave(self) -> None:
        if self.table is not None:
            self.table.put(Gone(self.address))
            self.table = None

    def close(self) -> None:
        self.leave()
        self.world.bus.close(self.address)
        self.world.sockets.remove(self)


def decoded(data: str | bytes) -> wire.ClientMessage:
    try:
        return wire.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, UnicodeEncodeError) as error:
        raise BadMessage(problem=error) from None
    except RecursionError:
        raise BadMessage(problem=NESTED) from None


@websocket("/ws")
async def play(socket: Socket, world: NamedDependency[World], session: NamedDependency[Session | None]) -> None:
    """One client: its messages go to the table that it named, what its table sends goes out."""
    come_from, language = neighbourhood(address_of(socket)), language_of(socket)
    person = session.person if session is not None else None
    await socket.accept()
    try:
        world.limits.connect(come_from, person)
    except TooManyConnections as error:
        await socket.send_data(wire.encode(refused(error, None, language, ())).decode())
        await socket.close(AGAINST_RULES)
        return
    client = Client(world, session, come_from, language)
    sender = asyncio.create_task(send(socket, client))
    try:
        while (event := await socket.receive())["type"] == "websocket.receive":
            if not client.closing:
                await client.hear(event.get("text") or event.get("bytes") or b"")
    finally:
        client.close()
        world.limits.disconnect(come_from, person)
        sender.cancel()


async def send(socket: Socket, client: Client) -> None:
    with contextlib.suppress(OSError, RuntimeError):  # the client is gone, and the reader hears of it too
        while True:
            data = await client.out.get()
            if isinstance(data, int):
                await socket.send({"type": "websocket.close", "code": data, "reason": ""})
                return
            await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
