"""The public events of a table, one JSON object a line."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from artel.server.api.common import address_of, language_of
from artel.server.api.documented import refusals
from artel.server.errors import NoSuchTable, TooManyConnections
from artel.server.store import tables
from artel.server.traffic.client import Client
from artel.server.traffic.limits import neighbourhood
from artel.server.world import World
from artel.session import wire

AT_ONCE: Final = 8
"""Streams of one address."""
QUIET: Final = 15.0
"""Seconds after which an empty line says that the stream is alive."""
LOOK: Final = 1.0
"""Seconds after which a quiet stream looks whether the server is being stopped."""
PUBLIC: Final = ("welcome", "told", "over", "seating")
LAST: Final = ("over", "refused")


class Kind(msgspec.Struct, frozen=True):
    type: str


class StreamEnded(msgspec.Struct, frozen=True):
    ending: Any = None


@get(
    "/api/tables/{table:str}/stream",
    summary="Watch a table",
    media_type="application/x-ndjson",
    responses={
        200: ResponseSpec(
            wire.Welcome | wire.Told | wire.Over | wire.Seating,  # type: ignore[arg-type]  # a union is a type too
            generate_examples=False,
            description="One message a line, and empty lines meanwhile.",
            media_type="application/x-ndjson",
        ),
        **refusals(NoSuchTable, TooManyConnections),
    },
)
async def stream_table(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    world: NamedDependency[World],
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The version that the client has.")] = 0,
) -> Stream:
    """What those who watch are told: first the whole table, then every step (with the table's delay), until the game is
    over. These are the messages of the WebSocket. An empty line comes at least every 15 seconds. If it breaks off
    before the end, connect again with `since`. Private tables have no stream."""
    come_from = neighbourhood(address_of(request))
    place = StreamPlace(come_from, world)
    try:
        await place.hold()
        async with world.database.read() as connection:
            row = await tables.load(connection, table)
        row.check_seen(None)
    except BaseException:
        place.leave()
        raise
    client = Client(world, None, come_from, language_of(request))
    hello = wire.Hello(table, since or None, language_of(request))
    state = request.app.state
    stream = lines(client, hello, place, lambda: bool(state.get("closing", False)))
    weakref.finalize(stream, left_unread, client, place)
    return Stream(stream, media_type="application/x-ndjson")


class StreamPlace:
    """One of the streams that an address may have; taken before anything is waited for. Raises TooManyConnections."""

    def __init__(self, come_from: str, world: World) -> None:
        self._world = world
        self._held: str | None = None
        if world.streams[come_from] >= AT_ONCE:
            raise TooManyConnections
        self._come_from: str | None = come_from
        world.streams[come_from] += 1

    async def hold(self) -> None:
        """In all processes; raises TooManyConnections."""
        self._held = await self._world.limits.hold(**{f"stream {self._come_from}": AT_ONCE})

    def leave(self) -> None:
        """Once is enough."""
        if self._come_from is not None:
            self._world.limits.leave(self._held)
            streams = self._world.streams
            streams[self._come_from] -= 1
            if not streams[self._come_from]:
                del streams[self._come_from]
            self._come_from = None


def left_unread(client: Client, place: StreamPlace) -> None:
    """A stream that nobody began to read has no end of its own."""
    client.close()
    place.leave()


async def lines(
    client: Client, hello: wire.Hello, place: StreamPlace, closing: Callable[[], bool]
) -> AsyncIterator[bytes]:
    quiet = 0.0
    try:
        await client.hear(wire.encode(hello))
        while not closing():
            try:
                message = await asyncio.wait_for(client.out.get(), min(LOOK, QUIET))
            except TimeoutError:
                quiet += min(LOOK, QUIET)
                if quiet >= QUIET:
                    yield b"\n"
                    quiet = 0.0
                continue
            quiet = 0.0
            if isinstance(message, int):
                return
            client.unsent -= len(message)
            kind = msgspec.json.decode(message, type=Kind).type
            if kind in PUBLIC:
                yield message + b"\n"
            if kind in LAST or (
                kind == "welcome" and msgspec.json.decode(message, type=StreamEnded).ending is not None
            ):
                return
    finally:
        place.leave()
        client.close()


ROUTES = [stream_table]
