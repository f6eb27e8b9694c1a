"""Tables: opened, listed, joined, left, started, and invitations to them. The game goes over the WebSocket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy.ext.asyncio import AsyncConnection

from artel.kernel.fairness import NONCE
from artel.server.api.common import limit
from artel.server.api.games import known
from artel.server.errors import NoSuchSeat, NoSuchTable
from artel.server.lobby import seating
from artel.server.store import invites, packs, tables
from artel.server.store.invites import Invite
from artel.server.store.packs import PackRow
from artel.server.store.people import Person
from artel.server.store.tables import TableRow
from artel.server.table.waiting import waiting_for
from artel.server.world import World
from artel.session import wire
from artel.session.settings import TableSettings
from artel.session.telling import table_said

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

Nonce = Annotated[str, Meta(pattern=rf"^({NONCE})?$")]
Text = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
TableId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z]{1,16}$")]
Asking = Request[Any, Any, Any]
MOST = 100


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seats`: the name of a bot, or null where a person may sit; the first of these is the host's.
    `watch`: the host takes none, and only watches. `starts`: when the host says, or by itself when every seat is taken.
    `rated`: whether it counts for ratings, which a table with free taking back cannot. `pack`: the digest of a stored
    data pack to play with; null for the standard one."""

    game: Text
    seats: Annotated[list[Text | None], Meta(min_length=1, max_length=16)]
    options: dict[Text, Text] = {}
    visibility: Literal["open", "unlisted", "private"] = "open"
    settings: TableSettings = TableSettings()
    starts: Literal["host", "full"] = "host"
    rated: bool = True
    watch: bool = False
    pack: Digest | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: null for the one that is kept for me, or the first free one; `nonce`: 32 hexadecimal digits that I add to
    luck, best after a look at the table's commitment; `invite`: the token of an invitation."""

    seat: SeatNumber | None = None
    nonce: Nonce = ""
    invite: Token | None = None


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bot`: null makes the seat free."""

    bot: Text | None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`fill`: the bot that takes every free seat; null: every seat must be taken. `nonce`: 32 hexadecimal digits that I
    add to luck, if I sit there and have added none yet."""

    fill: Text | None = None
    nonce: Nonce = ""


class AddNonce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """32 hexadecimal digits."""

    nonce: Nonce


class NewInvite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: null for any; to one seat, it is for the first who uses it."""

    seat: SeatNumber | None = None
    days: Annotated[int, Meta(ge=1, le=30)] = 7


class ShownInvite(msgspec.Struct, frozen=True):
    """`used`: somebody has sat down with it."""

    id: str
    seat: int | None
    expires_at: int
    used: bool


class MadeInvite(msgspec.Struct, frozen=True):
    """`token`: shown once, here. In a link it goes behind the #, which browsers keep to themselves."""

    invite: ShownInvite
    token: str


class InviteToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class Invitation(msgspec.Struct, frozen=True):
    """What I am invited to. `seat`: null for any."""

    table: wire.TableShown
    seat: int | None


class MyTable(msgspec.Struct, frozen=True):
    """`seat`: mine; null where I only am host, or have been invited. `waiting`: it is my turn."""

    table: wire.TableShown
    seat: int | None
    waiting: bool


@post("/api/tables")
async def open_table(
    request: Asking, data: JSONBody[NewTable], world: NamedDependency[World], human: NamedDependency[Person]
) -> wire.TableShown:
    """Open a table and sit down at it, or watch it."""
    count_opening(request, human)
    async with world.database.write() as connection:
        await check_tables(world, connection, human, alone=data.seats.count(None) <= (not data.watch))
        row = await seating.open_table(
            connection,
            human,
            data.game,
            data.options,
            data.seats,
            data.visibility,
            settings=data.settings,
            starts=data.starts,
            rated=data.rated,
            watch=data.watch,
            pack=await chosen(connection, data),
        )
    return await said(world, row)


async def check_tables(world: World, connection: AsyncConnection, person: Person, *, alone: bool) -> None:
    """May this person have one more table, with bots `alone` or with others? Raises TooManyTables."""
    world.limits.check_tables(person, await tables.unfinished(connection, person.id, alone=alone), alone=alone)


async def chosen(connection: AsyncConnection, data: NewTable) -> PackRow | None:
    """Raises NoSuchPack."""
    if data.pack is None or data.pack == known(data.game).standard_pack().digest:
        return None
    return await packs.offered(connection, data.game, data.pack)


def count_opening(request: Asking, person: Person) -> None:
    """Raises TooMany."""
    limit(request, "tables")
    limit(request, "table", person.id)


@get("/api/tables")
async def list_tables(
    world: NamedDependency[World],
    status: FromQuery[Literal["open", "running", "over"]] = "open",
    game: FromQuery[Text | None] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> list[wire.TableShown]:
    """The newest tables that everybody may see: to join, to watch, to look at again. `before`: opened before then."""
    async with world.database.read() as connection:
        return [table_said(row) for row in await tables.listed(connection, status, MOST, game, before)]


@get("/api/me/tables")
async def my_tables(world: NamedDependency[World], me: NamedDependency[Person]) -> list[MyTable]:
    """Where I sit or am invited and the game is not over: first those that wait for me, then the newest."""
    async with world.database.read() as connection:
        found = await tables.of_person(connection, me.id, MOST)
    waiting = await waiting_for(world.database, found, me.id)
    shown = [MyTable(table_said(row), row.seat_of(me.id), turn) for row, turn in zip(found, waiting, strict=True)]
    return sorted(shown, key=lambda mine: not mine.waiting)


@get("/api/tables/{table:str}")
async def show_table(
    table: FromPath[TableId], world: NamedDependency[World], person: NamedDependency[Person | None]
) -> wire.TableShown:
    """A table, if it is to be seen."""
    async with world.database.read() as connection:
        row = await tables.load(connection, table)
    row.check_seen(person.id if person is not None else None)
    return table_said(row)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(
    table: FromPath[TableId], data: JSONBody[Join], world: NamedDependency[World], me: NamedDependency[Person]
) -> wire.TableShown:
    """Sit down."""
    async with world.database.write() as connection:
        invite = await invites.find(connection, data.invite, me) if data.invite is not None else None
        if invite is not None and invite.table_id != table:
            raise NoSuchTable(table=table)
        row = await seating.join(connection, table, me, data.seat, data.nonce, invite)
    return await said(world, row)


@post("/api/tables/{table:str}/nonce", status_code=200)
async def add_nonce(
    table: FromPath[TableId], data: JSONBody[AddNonce], world: NamedDependency[World], me: NamedDependency[Person]
) -> wire.TableShown:
    """Add something of mine to luck, after a look at the table's commitment and before the game. The first stands."""
    async with world.database.write() as connection:
        row = await seating.add_nonce(connection, table, me, data.nonce)
    return await said(world, row)


@post("/api/tables/{table:str}/move", status_code=200)
async def move_seat(
    table: FromPath[TableId], data: JSONBody[SeatWanted], world: NamedDependency[World], me: NamedDependency[Person]
) -> wire.TableShown:
    """To another seat, before the game."""
    async with world.database.write() as connection:
        row = await seating.move(connection, table, me, data.seat)
    return await said(world, row)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(
    table: FromPath[TableId], world: NamedDependency[World], me: NamedDependency[Person]
) -> wire.TableShown:
    """Stand up before the game, or do not come to the seat that is kept for me. Who has begun to play resigns over the
    WebSocket. A host who only watches bots may leave during the game, too: it is given up."""
    async with world.database.write() as connection:
        row = await seating.leave(connection, table, me)
    return await said(world, row)


@put("/api/tables/{table:str}/seats/{seat:int}")
async def seat_bot(
    table: FromPath[TableId],
    seat: FromPath[int],
    data: JSONBody[SeatBot],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> wire.TableShown:
    """Put a bot on a seat or make the seat free, before the game; for the host. Who sat there stands up."""
    async with world.database.write() as connection:
        before = await tables.unfinished(connection, human.id, alone=False)
        row = await seating.seat_bot(connection, table, human, seat, data.bot)
        if await tables.unfinished(connection, human.id, alone=False) > before:
            world.limits.check_tables(human, before, alone=False)
    return await said(world, row)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(
    table: FromPath[TableId], data: JSONBody[Start], world: NamedDependency[World], human: NamedDependency[Person]
) -> wire.TableShown:
    """Begin the game; for the host."""
    async with world.database.write() as connection:
        row = await seating.start(connection, table, human, data.fill, data.nonce)
    return await said(world, row)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(
    request: Asking, table: FromPath[TableId], world: NamedDependency[World], me: NamedDependency[Person]
) -> wire.TableShown:
    """Play again: the table where, and I sit at it. Its seats have moved on by one. It starts when all have come; with
    nobody else than bots there, when I start it. The first who asks opens it, which counts as opening a table and is
    not for bot accounts."""

    async def opening() -> None:
        count_opening(request, me)
        row = await tables.load(connection, table)
        alone = all(other.person_id in (None, me.id) for other in row.seats)
        await check_tables(world, connection, me, alone=alone)

    async with world.database.write() as connection:
        row = await seating.rematch(connection, table, me, opening)
    world.directory.changed(table)
    for seat in row.seats:
        if seat.invited_id is not None:
            world.bells.ring(seat.invited_id)
    return await said(world, row)


# -- invitations ---------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/invites")
async def invite(
    request: Asking,
    table: FromPath[TableId],
    data: JSONBody[NewInvite],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> MadeInvite:
    """A new invitation, to the table or to one seat; for the host, before the game."""
    limit(request, "invite", human.id)
    async with world.database.write() as connection:
        row = await seating.hosted(connection, table, human)
        if data.seat is not None and data.seat >= row.players:
            raise NoSuchSeat(seat=data.seat + 1, open=seating.names(range(row.players)))
        made, token = await invites.add(connection, table, data.seat, data.days)
    return MadeInvite(shown(made), token)


@get("/api/tables/{table:str}/invites")
async def list_invites(
    table: FromPath[TableId], world: NamedDependency[World], human: NamedDependency[Person]
) -> list[ShownInvite]:
    """All that are valid; for the host."""
    async with world.database.write() as connection:
        await seating.hosted(connection, table, human)
        return [shown(made) for made in await invites.of_table(connection, table)]


@delete("/api/tables/{table:str}/invites/{invite:str}")
async def revoke_invite(
    table: FromPath[TableId], invite: FromPath[TableId], world: NamedDependency[World], human: NamedDependency[Person]
) -> None:
    """It is not valid any more; for the host."""
    async with world.database.write() as connection:
        await seating.hosted(connection, table, human)
        await invites.revoke(connection, table, invite)


@post("/api/invites", status_code=200)
async def look_at_invite(
    request: Asking,
    data: JSONBody[InviteToken],
    world: NamedDependency[World],
    person: NamedDependency[Person | None],
) -> Invitation:
    """To what a token invites. `join` with it sits down."""
    limit(request, "look")
    async with world.database.read() as connection:
        found = await invites.find(connection, data.token, person)
        row = await tables.load(connection, found.table_id)
    return Invitation(table_said(row), found.seat)


def shown(made: Invite) -> ShownInvite:
    return ShownInvite(made.id, made.seat, made.expires_at, made.used_by is not None)


async def said(world: World, row: TableRow) -> wire.TableShown:
    """After a change: those who are at the table are told, and a game that has begun goes on by itself."""
    if row.status != "running" or not await world.directory.wake(row.id):
        world.directory.changed(row.id)
    return table_said(row)


ROUTES = [
    open_table,
    list_tables,
    my_tables,
    show_table,
    join_table,
    add_nonce,
    move_seat,
    leave_table,
    seat_bot,
    start_table,
    rematch,
    invite,
    list_invites,
    revoke_invite,
    look_at_invite,
]
