"""A table before and between its games: opened, sat down at, left, started, played again, given up.

The database decides who was first. After each of these the directory is told that the table has changed.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from artel.bots import bot
from artel.games import game
from artel.kernel.errors import listed
from artel.kernel.fairness import SECRET, commitment
from artel.kernel.ids import seat_name
from artel.server.errors import (
    Begun,
    BotTooBusy,
    HostPlays,
    NoRematchYet,
    NoSuchSeat,
    NotForBots,
    NotHost,
    NotOpen,
    NotSeated,
    OwnBotRated,
    RatedPack,
    RatedTakeback,
    SeatedAlready,
    SeatsEmpty,
    SeatTaken,
)
from artel.server.store import calls, challenges, invites, tables
from artel.server.store.bots import households, sits_at
from artel.server.store.challenges import ChallengeRow
from artel.server.store.engine import now
from artel.server.store.people import Person, new_id
from artel.server.store.tables import SeatRow, TableRow
from artel.session.packs import pack_in
from artel.session.play import TablePlay
from artel.session.settings import PLAIN, TableSettings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.invites import Invite
    from artel.server.store.packs import PackRow

BOT_TABLES = 16
"""At so many tables that are not over a bot account may sit."""

CHALLENGE_LASTS = 10 * 60 * 1000
"""Milliseconds that a bot account has to answer a challenge."""


async def open_table(
    connection: AsyncConnection,
    host: Person,
    game_id: str,
    options: Mapping[str, str],
    bots: Sequence[str | None],
    visibility: str,
    *,
    settings: TableSettings = PLAIN,
    starts: str = "host",
    rated: bool = True,
    watch: bool = False,
    pack: PackRow | None = None,
) -> TableRow:
    """`bots`: one for each seat, None where a person may sit; the host takes the first of these, or (`watch`) none. A
    nonce comes later: the secret must not be chosen by somebody who knows it. `pack`: the data, where not the standard.

    Raises UnknownGame, BadSeats, BadOption, UnknownBot, RatedTakeback or RatedPack."""
    check_rated(settings, rated=rated)
    if rated and pack is not None and not pack.allowed:
        raise RatedPack
    found = game(game_id)
    setup = found.setup(len(bots), options, None if pack is None else pack_in(pack))
    for name in filter(None, bots):
        bot(name)
    table, secret = new_id(), secrets.token_bytes(SECRET)
    seats = [SeatRow(seat, bot=name) for seat, name in enumerate(bots)]
    if None in bots and not watch:
        mine = bots.index(None)
        seats[mine] = SeatRow(mine, person_id=host.id, name=host.name, kind=host.kind)
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
        seats=tuple(seats),
        own_pack=pack,
    )
    await tables.add(connection, row)
    return await begun_if_full(connection, row)


def check_rated(settings: TableSettings, *, rated: bool) -> None:
    """Raises RatedTakeback."""
    if rated and settings.takeback == "free":
        raise RatedTakeback


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


async def check_host(connection: AsyncConnection, table: str, person: Person) -> None:
    """Raises NoSuchTable or NotHost."""
    row = await tables.load(connection, table)
    row.check_seen(person.id)
    if person.id != row.host_id:
        raise NotHost


async def settled(connection: AsyncConnection, table: str) -> TableRow:
    """The table as it is now, after a change."""
    return await begun_if_full(connection, await tables.load(connection, table))


async def begun_if_full(connection: AsyncConnection, row: TableRow) -> TableRow:
    """Starts a table that starts by itself when it is full."""
    if row.status == "open" and row.starts == "full" and not any(other.free for other in row.seats):
        return await begun(connection, row)
    return row


async def begun(connection: AsyncConnection, row: TableRow) -> TableRow:
    running = await tables.start(connection, row)
    if running is None:
        raise NotOpen(status=row.status)
    play = TablePlay(row)
    await tables.begin(connection, row.id, play.start(), *calls.called(play))
    return running


# -- seats ---------------------------------------------------------------------------------------------


async def join(
    connection: AsyncConnection,
    table: str,
    person: Person,
    seat: int | None,
    nonce: str = "",
    invite: Invite | None = None,
) -> TableRow:
    """On this seat, or on that of the invitation, on the one that is kept for the person, or on the first free one.

    Raises NoSuchTable, NotOpen, SeatedAlready, SeatTaken, BotTooBusy or OwnBotRated."""
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
    await check_company(connection, row, person)
    if wanted not in free or not await tables.sit(connection, table, wanted, person.id, nonce):
        raise SeatTaken(seat=seat_name(wanted), open=names(free))
    if kept is not None:
        await tables.put(connection, table, kept, invited_id=None)
    if invite is not None:
        await invites.use(connection, invite, person)
    if person.kind == "bot":
        await challenges.sat_down(connection, table, person.id)
    if kept is not None or person.kind == "bot":
        return await settled(connection, table)
    seated = SeatRow(wanted, person_id=person.id, name=person.name, kind=person.kind, nonce=nonce)
    seats = tuple([seated if other.seat == wanted else other for other in row.seats])
    return await begun_if_full(connection, msgspec.structs.replace(row, seats=seats))


async def check_company(connection: AsyncConnection, row: TableRow, person: Person) -> None:
    """At a rated table there is no bot beside its owner, nor beside another one of the same owner.

    Raises OwnBotRated."""
    others = [other for other in row.seats if other.person_id not in (None, person.id)]
    if row.rated and "bot" in (person.kind, *[other.kind for other in others]):
        known = await households(connection, [person.id, *filter(None, [other.person_id for other in others])])
        if known.pop(person.id) in known.values():
            raise OwnBotRated


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


async def add_nonce(connection: AsyncConnection, table: str, person: Person, nonce: str) -> TableRow:
    """To the luck of a table where the person sits; the first that is given stands. Raises NoSuchTable, NotOpen or
    NotSeated."""
    row = await held(connection, table)
    row.check_seen(person.id)
    if row.status != "open":
        raise NotOpen(status=row.status)
    if row.seat_of(person.id) is None:
        raise NotSeated
    await give(connection, row, person, nonce)
    return await settled(connection, table)


async def give(connection: AsyncConnection, row: TableRow, person: Person, nonce: str) -> None:
    seat = row.seat_of(person.id)
    if nonce and seat is not None and not row.seats[seat].nonce:
        await tables.put(connection, row.id, seat, nonce=nonce)


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
    await challenges.drop_seat(connection, table, seat)
    return await settled(connection, table)


async def keep_for_bot(connection: AsyncConnection, table: str, seat: int, bot: Person, host: Person) -> ChallengeRow:
    """Keeps a seat for a bot account and asks it to come."""
    at = now()
    made = ChallengeRow(
        new_id(), bot.id, bot.name, host.id, host.name, table, seat, "waiting", None, at, at + CHALLENGE_LASTS
    )
    await tables.put(connection, table, seat, invited_id=bot.id)
    await challenges.add(connection, made)
    return made


async def keep(connection: AsyncConnection, table: str, host: Person, person: str) -> TableRow:
    """Keeps the first free seat for somebody. Raises NoSuchTable, NotHost, NotOpen, SeatedAlready or SeatTaken."""
    row = await hosted(connection, table, host)
    known = next((other.seat for other in row.seats if person in (other.person_id, other.invited_id)), None)
    if known is not None:
        raise SeatedAlready(seat=seat_name(known))
    free = [other.seat for other in row.seats if other.free and other.invited_id is None]
    if not free:
        raise SeatTaken(seat=seat_name(0), open=names(free))
    await tables.put(connection, table, free[0], invited_id=person)
    return await tables.load(connection, table)


async def leave(connection: AsyncConnection, table: str, person: Person) -> TableRow:
    """Before the game. Where the host goes, the next person is host; where only bots are left, the table is given up.
    Somebody whose seat is kept does not come.

    A host who only watches bots may leave during the game too, and then nobody goes on with it.

    Raises NoSuchTable, NotSeated, Begun, HostPlays or NotOpen."""
    row = await held(connection, table)
    mine = row.seat_of(person.id)
    row.check_seen(person.id)
    if mine is None and person.id != row.host_id:
        await decline(connection, row, person)
        return await tables.load(connection, table)
    if row.status == "running":
        await check_watches(connection, row, person)
        await tables.give_up(connection, [table])
        return await tables.load(connection, table)
    if row.status != "open":
        raise NotOpen(status=row.status)
    if mine is not None:
        await tables.put(connection, table, mine, person_id=None, nonce="")
    others = [other for other in row.seats if other.person_id not in (None, person.id)]
    people = [other.person_id for other in others if other.kind != "bot"]
    if not others or (person.id == row.host_id and not people):
        await tables.give_up(connection, [table])
    elif person.id == row.host_id:
        await tables.change(connection, table, host_id=people[0])
    return await tables.load(connection, table)


async def decline(connection: AsyncConnection, row: TableRow, person: Person) -> None:
    """The seat that is kept is free for others. A bot account declines its challenge instead. Raises NotSeated."""
    kept = next((other.seat for other in row.seats if other.free and other.invited_id == person.id), None)
    if kept is None or row.status != "open" or person.kind == "bot":
        raise NotSeated
    await tables.put(connection, row.id, kept, invited_id=None)


async def check_watches(connection: AsyncConnection, row: TableRow, host: Person) -> None:
    """Only bots play there, and in a rated game none of the host's own. Raises Begun or HostPlays."""
    players = [other for other in row.seats if other.person_id is not None]
    if row.tournament_id is not None or any(other.kind != "bot" for other in players):
        raise Begun
    known = await households(connection, [other.person_id for other in players if other.person_id is not None])
    if row.rated and host.id in known.values():
        raise HostPlays


# -- games ---------------------------------------------------------------------------------------------


async def start(
    connection: AsyncConnection, table: str, person: Person, fill: str | None = None, nonce: str = ""
) -> TableRow:
    """`fill`: the bot for seats that are free; `nonce`: of the host, who has seen the commitment by now. Raises
    NoSuchTable, NotHost, NotOpen, SeatsEmpty or UnknownBot."""
    row = await hosted(connection, table, person)
    free = [other.seat for other in row.seats if other.free]
    if free and fill is None:
        raise SeatsEmpty(open=names(free))
    if fill is not None:
        bot(fill)
    for seat in free:
        await tables.put(connection, table, seat, bot=fill, invited_id=None)
    await give(connection, row, person, nonce)
    return await begun(connection, await tables.load(connection, table) if free or nonce else row)


async def rematch(
    connection: AsyncConnection, table: str, person: Person, opening: Callable[[], Awaitable[None]]
) -> TableRow:
    """The same again with the seats moved on by one: the table where they play again. Whoever asks first opens it, and
    the seats of the others are kept for them; they sit down by asking too, or by joining with a nonce. It starts when
    all have come. Where there is nobody else, the host starts it, and can see the commitment first. A rematch that was
    given up before it began is opened anew.
    `opening`: called before a table is opened; raises where this person may not.

    Raises NoSuchTable, NoRematchYet, NotSeated, SeatedAlready, SeatTaken, NotOpen, OwnBotRated or NotForBots."""
    row = await held(connection, table)
    row.check_seen(person.id)
    if row.started_at is None or row.status not in ("over", "abandoned"):
        raise NoRematchYet
    if row.seat_of(person.id) is None:
        raise NotSeated
    again = None if row.rematch is None else await tables.load(connection, row.rematch)
    if again is not None and (again.status != "abandoned" or again.started_at is not None):
        return again if again.seat_of(person.id) is not None else await join(connection, again.id, person, None)
    if person.kind == "bot":
        raise NotForBots
    await opening()
    made, secret = new_id(), secrets.token_bytes(SECRET)
    own = None if row.own_pack is None else pack_in(row.own_pack)
    setup = game(row.game).setup(row.players, row.options, own)
    version = game(row.game).rules_version
    again = msgspec.structs.replace(
        row,
        id=made,
        rules_version=version,
        pack=setup.pack.digest,
        status="open",
        starts="full",
        host_id=person.id,
        rated=row.rated and row.settings.takeback != "free" and (row.own_pack is None or row.own_pack.allowed),
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
    for seat in range(row.players):
        before = row.seats[(seat + 1) % row.players]
        if before.kind == "bot" and before.person_id is not None and before.name is not None:
            bot = Person(before.person_id, "bot", before.name, person.language)
            await keep_for_bot(connection, made, seat, bot, person)
    kept = next(other.seat for other in again.seats if other.invited_id == person.id)
    await tables.sit(connection, made, kept, person.id)
    return await tables.load(connection, made)


def moved_on(row: TableRow, seat: int) -> SeatRow:
    """Who comes to this seat in a rematch."""
    before = row.seats[(seat + 1) % row.players]
    if before.person_id is not None and before.kind != "deleted":
        return SeatRow(seat, invited_id=before.person_id)
    return SeatRow(seat, bot=before.bot)


def names(seats: Sequence[int]) -> str:
    return listed(seat_name(seat) for seat in seats)
