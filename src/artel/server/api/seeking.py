"""Looking for others to play with."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from artel.server.api.common import limit
from artel.server.api.tables import Asking, Text, check_tables, said
from artel.server.lobby import seeking
from artel.server.lobby.seeking import Queue
from artel.server.store.people import Person
from artel.server.world import World
from artel.session import wire


class Seek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Text
    players: Annotated[int, Meta(ge=1, le=16)]


class Sought(msgspec.Struct, frozen=True):
    """`table`: where we play; null while others are still to come. `queues`: all in which somebody waits."""

    table: wire.TableShown | None
    queues: list[Queue]


@get("/api/seek")
async def show_queues(world: NamedDependency[World]) -> list[Queue]:
    """Who looks for others, in numbers."""
    async with world.database.read() as connection:
        return await seeking.queues(connection)


@post("/api/seek", status_code=200)
async def seek(
    request: Asking, data: JSONBody[Seek], world: NamedDependency[World], human: NamedDependency[Person]
) -> Sought:
    """I look for others to play with. To be said again every few seconds: who is silent is not there any more. Once a
    table is found, the seat at it is kept: `join` it with a nonce."""
    limit(request, "seek", human.id)
    async with world.database.write() as connection:

        async def opening() -> None:
            await check_tables(world, connection, human, alone=False)

        row = await seeking.seek(connection, human, data.game, data.players, opening)
        queues = await seeking.queues(connection)
    return Sought(None if row is None else await said(world, row), queues)


@delete("/api/seek")
async def stop_seeking(world: NamedDependency[World], human: NamedDependency[Person]) -> None:
    """I do not look any more, or have found."""
    async with world.database.write() as connection:
        await seeking.stop(connection, human)


ROUTES = [show_queues, seek, stop_seeking]
