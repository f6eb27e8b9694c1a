"""People whom one follows: who of them is here, and asking them to a table."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from artel.server.api.common import limit
from artel.server.api.documented import refusals
from artel.server.api.ratings import known
from artel.server.api.tables import Asking, TableId, said
from artel.server.errors import (
    FollowsTooMany,
    NoSuchPerson,
    NoSuchTable,
    NotHost,
    NotOpen,
    NotReached,
    NotYourself,
    SeatedAlready,
    SeatTaken,
)
from artel.server.lobby import seating
from artel.server.store import follows
from artel.server.store.follows import AskedTo, Friend
from artel.server.store.people import Person
from artel.server.world import World
from artel.session import wire

MOST: Final = 200
"""So many one may follow."""


class Friends(msgspec.Struct, frozen=True):
    """`shown`: those who follow me see when I am here, and may ask me to their tables. `followed`: by me."""

    shown: bool
    followed: list[Friend]


class ShowPresence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shown: bool


class AskToTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`person`: the id."""

    person: Annotated[str, Meta(min_length=1, max_length=16)]


@get("/api/me/friends", summary="Whom I follow")
async def show_friends(world: NamedDependency[World], human: NamedDependency[Person]) -> Friends:
    """Who is here first, as far as they show it."""
    return await friends_of(world, human)


async def friends_of(world: World, person: Person) -> Friends:
    async with world.database.read() as connection:
        return Friends(await follows.is_shown(connection, person.id), await follows.followed(connection, person.id))


@post("/api/me/friends/{who:str}", status_code=200, responses=refusals(NoSuchPerson, NotYourself, FollowsTooMany))
async def follow(
    request: Asking, who: FromPath[str], world: NamedDependency[World], human: NamedDependency[Person]
) -> Friends:
    """Nobody is told; what I learn by it is up to the other."""
    limit(request, "follow", human.id)
    if who == human.id:
        raise NotYourself
    async with world.database.write() as connection:
        await known(connection, who)
        if await follows.many(connection, human.id) >= MOST:
            raise FollowsTooMany(many=MOST)
        await follows.follow(connection, human.id, who)
    return await friends_of(world, human)


@delete("/api/me/friends/{who:str}", status_code=200)
async def unfollow(who: FromPath[str], world: NamedDependency[World], human: NamedDependency[Person]) -> Friends:
    """Nobody is told either."""
    async with world.database.write() as connection:
        await follows.unfollow(connection, human.id, who)
    return await friends_of(world, human)


@put("/api/me/presence")
async def show_presence(
    data: JSONBody[ShowPresence], world: NamedDependency[World], human: NamedDependency[Person]
) -> Friends:
    """Whether those who follow me see when I am here, and may ask me to their tables. At first they do not."""
    async with world.database.write() as connection:
        await follows.show(connection, human.id, shown=data.shown)
    return await friends_of(world, human)


@post("/api/me/presence", status_code=200)
async def be_here(world: NamedDependency[World], human: NamedDependency[Person]) -> list[AskedTo]:
    """A sign of life, to be given now and then while a page is open, and where I am asked to. Nothing is kept of those
    who show nothing."""
    async with world.database.write() as connection:
        await follows.seen(connection, human.id)
        return await follows.asked(connection, human.id)


@post(
    "/api/tables/{table:str}/asked",
    status_code=200,
    responses=refusals(NoSuchTable, NotHost, NotOpen, NotReached, SeatedAlready, SeatTaken),
)
async def ask_to_table(
    request: Asking,
    table: FromPath[TableId],
    data: JSONBody[AskToTable],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> wire.TableShown:
    """Keep the first free seat for somebody whom I follow and who shows to be here; for the host, before the game. The
    table is among theirs then."""
    limit(request, "invite", human.id)
    async with world.database.write() as connection:
        if not await follows.may_ask(connection, human.id, data.person):
            raise NotReached
        row = await seating.keep(connection, table, human, data.person)
    world.bells.ring(data.person)
    return await said(world, row)


ROUTES = [show_friends, follow, unfollow, show_presence, be_here, ask_to_table]
