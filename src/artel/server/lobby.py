"""A table before and between its games: opened, sat down at, left, started, played again, given up.

The database decides who was first. After each of these the hall is told that the table has changed.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from artel.bots import bot
from artel.kernel.errors import listed
from artel.kernel.fairness import SECRET, commitment
from artel.kernel.game import game
from artel.kernel.ids import seat_name
from artel.server.errors import (
    Begun,
    BotTooBusy,
    NoRematchYet,
    NoSuchSeat,
    NotHost,
    NotOpen,
    NotSeated,
    SeatedAlready,
    SeatsEmpty,
    SeatTaken,
)
from artel.server.play import Play
from artel.server.settings_of_table import PLAIN, TableSettings
from artel.server.store import calls, invites, steps, tables
from artel.server.store.bots import sits_at
from artel.server.store.engine import now
from artel.server.store.people import Person, new_id
from artel.server.store.tables import SeatRow, TableRow
from artel.server.store.writer import execute

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.invites import Invite

BOT_TABLES = 16
"""At so many tables that are not over a bot account may sit."""


async def open_table(
    connection: AsyncConnection,
    host: Person,
    game_id: str,
    options: Mapping[str, str],
    bots: Sequence[str | None],
    visibility: str,
    nonce: str,
    *,
    settings: TableSettings = PLAIN,
    starts: str = "host",
    rated: bool = True,
) -> TableRow:
    """`bots`: one for each seat, None where a person may sit; the host takes the first of these.

    Raises UnknownGame, BadSeats, BadOption or UnknownBot."""
    found = game(game_id)
    setup = found.setup(len(bots), options)
    for name in filter(None, bots):
        bot(name)
    table, secret = new_id(), secrets.token_bytes(SECRET)
    row = TableRow(
        id=table,
        game=game_id,
        rules_version=found.rules_version,
        pack=setup.pack.digest,
        players=len(bots),
        options=setup.options,
        visibility=visibility,
        status="open",
        starts=starts,
        host_id=host.id,
        settings=settings,
        rated=rated,
        secret=secret,
        commitment=commitment(secret, table, game_id, found.rules_version),
        created_at=now(),
        seats=tuple(SeatRow(seat, bot=name) for seat, name in enumerate(bots)),
    )
    await tables.add(connection, row)
    if None in bots:
        await tables.sit(connection, table, bots.index(None), host.id, nonce)
    return await settled(connection, table)


async def held(connection: AsyncConnection, table: str) -> TableRow:
    """Until the end of the transaction nobody else changes the table. Raises NoSuchTable."""
    await tables.hold(connection, table)
    return await tables.load(connection, table)


async def hosted(connection: AsyncConnection, table: str, person: Person) -> TableRow:
    """A table that is open, for its host. Raises NoSuchTable, NotHost or NotOpen."""
    row = await held(connection, table)
    row.check_seen(person.id)
    if person.id != row.host_id:
        raise NotHost
    if row.status != "open":
        raise NotOpen(status=row.status)
    return row


async def settled(connection: AsyncConnection, table: str) -> TableRow:
    """Starts a table that starts by itself when it is full."""
    row = await tables.load(connection, table)
    if row.status == "open" and row.starts == "full" and not any(other.free for other in row.seats):
        return await begun(connection, row)
    return row


async def begun(connection: AsyncConnection, row: TableRow) -> TableRow:
    if not await tables.start(connection, row.id):
        raise NotOpen(status=row.status)
    play = Play(row)
    await execute(connection, [steps.added(row.id, play.start()), *calls.called(play)])
    return await tables.load(connection, row.id)


# -- seats ---------------------------------------------------------------------------------------------


async def join(
    connection: AsyncConnection,
    table: str,
    person: Person,
    seat: int | None,
    nonce: str,
    invite: Invite | None = None,
) -> TableRow:
    """On this seat, or on that of the invitation, on the one that is kept for the person, or on the first free one.

    Raises NoSuchTable, NotOpen, SeatedAlready, SeatTaken or BotTooBusy."""
    row = await held(connection, table)
    if person.kind == "bot" and await sits_at(connection, person.id) >= BOT_TABLES:
        raise BotTooBusy(many=BOT_TABLES)
    if invite is None:
        row.check_seen(person.id)
    mine = row.seat_of(person.id)
    if row.status != "open":
        raise NotOpen(status=row.status)
    if mine is not None:
        raise SeatedAlready(seat=seat_name(mine))
    wanted = invite.seat if invite is not None and invite.seat is not None else seat
    kept = next((other.seat for other in row.seats if other.free and other.invited_id == person.id), None)
    free = [other.seat for other in row.seats if other.open_to(person.id)]
    if wanted is None:
        wanted = kept if kept is not None else next(iter(free), 0)
    if wanted not in free or not await tables.sit(connection, table, wanted, person.id, nonce):
        raise SeatTaken(seat=seat_name(wanted), open=names(free))
    if kept is not None:
        await tables.put(connection, table, kept, invited_id=None)
    if invite is not None:
        await invites.use(connection, invite, person)
    return await settled(connection, table)


async def move(connection: AsyncConnection, table: str, person: Person, seat: int) -> TableRow:
    """From the seat that the person has to a free one. Raises NoSuchTable, NotOpen, NotSeated or SeatTaken."""
    row = await held(connection, table)
    mine = row.seat_of(person.id)
    row.check_seen(person.id)
    if row.status != "open":
        raise NotOpen(status=row.status)
    if mine is None:
        raise NotSeated
    free = [other.seat for other in row.seats if other.open_to(person.id)]
    if seat != mine and seat not in free:
        raise SeatTaken(seat=seat_name(seat), open=names(free))
    await tables.put(connection, table, mine, person_id=None, nonce="")
    await tables.put(connection, table, seat, person_id=person.id, nonce=row.seats[mine].nonce, invited_id=None)
    return await tables.load(connection, table)


async def seat_bot(connection: AsyncConnection, table: str, host: Person, seat: int, name: str | None) -> TableRow:
    """Puts a bot on a seat, or (None) makes it free; whoever sat there stands up, and invitations to it end.

    Raises NoSuchTable, NotHost, NotOpen, NoSuchSeat or UnknownBot."""
    row = await hosted(connection, table, host)
    if seat >= row.players:
        raise NoSuchSeat(seat=seat_name(seat), open=names(range(row.players)))
    if name is not None:
        bot(name)
    await tables.put(connection, table, seat, person_id=None, invited_id=None, nonce="", bot=name)
    await invites.revoke_seat(connection, table, seat)
    return await settled(connection, table)


async def leave(connection: AsyncConnection, table: str, person: Person) -> TableRow:
    """Before the game. Where the host goes, the next one is host; where nobody is left, the table is given up.

    Raises NoSuchTable, NotSeated, Begun or NotOpen."""
    row = await held(connection, table)
    mine = row.seat_of(person.id)
    row.check_seen(person.id)
    if mine is None and person.id != row.host_id:
        raise NotSeated
    if row.status == "running":
        raise Begun
    if row.status != "open":
        raise NotOpen(status=row.status)
    if mine is not None:
        await tables.put(connection, table, mine, person_id=None, nonce="")
    others = [other.person_id for other in row.seats if other.person_id not in (None, person.id)]
    if not others:
        await tables.give_up(connection, [table])
    elif person.id == row.host_id:
        await tables.change(connection, table, host_id=others[0])
    return await tables.load(connection, table)


# -- games ---------------------------------------------------------------------------------------------


async def start(connection: AsyncConnection, table: str, person: Person, fill: str | None = None) -> TableRow:
    """`fill`: the bot for seats that are free. Raises NoSuchTable, NotHost, NotOpen, SeatsEmpty or UnknownBot."""
    row = await hosted(connection, table, person)
    free = [other.seat for other in row.seats if other.free]
    if free and fill is None:
        raise SeatsEmpty(open=names(free))
    if fill is not None:
        bot(fill)
    for seat in free:
        await tables.put(connection, table, seat, bot=fill, invited_id=None)
    return await begun(connection, await tables.load(connection, table))


async def rematch(connection: AsyncConnection, table: str, person: Person, nonce: str) -> TableRow:
    """The same again with the seats moved on by one: the table where they play again. Whoever asks first opens it, and
    the seats of the others are kept for them; they sit down by asking too. It starts when all have come.

    Raises NoSuchTable, NoRematchYet, NotSeated, SeatedAlready, SeatTaken or NotOpen."""
    row = await held(connection, table)
    row.check_seen(person.id)
    if row.started_at is None or row.status not in ("over", "abandoned"):
        raise NoRematchYet
    if row.seat_of(person.id) is None:
        raise NotSeated
    if row.rematch is not None:
        again = await tables.load(connection, row.rematch)
        return again if again.seat_of(person.id) is not None else await join(connection, again.id, person, None, nonce)
    made, secret = new_id(), secrets.token_bytes(SECRET)
    setup = game(row.game).setup(row.players, row.options)
    version = game(row.game).rules_version
    again = msgspec.structs.replace(
        row,
        id=made,
        rules_version=version,
        pack=setup.pack.digest,
        status="open",
        starts="full",
        host_id=person.id,
        secret=secret,
        commitment=commitment(secret, made, row.game, version),
        ending=None,
        rematch_of=row.id,
        rematch=None,
        tournament_id=None,
        round=None,
        created_at=now(),
        started_at=None,
        ended_at=None,
        seats=tuple(moved_on(row, seat) for seat in range(row.players)),
    )
    await tables.add(connection, again)
    await tables.change(connection, row.id, rematch=made)
    return await join(connection, made, person, None, nonce)


def moved_on(row: TableRow, seat: int) -> SeatRow:
    """Who comes to this seat in a rematch."""
    before = row.seats[(seat + 1) % row.players]
    if before.person_id is not None and before.kind != "deleted":
        return SeatRow(seat, invited_id=before.person_id)
    return SeatRow(seat, bot=before.bot)


def names(seats: Sequence[int]) -> str:
    return listed(seat_name(seat) for seat in seats)
