"""Whom a game by correspondence calls: one row for each person it waits for, as long as it waits.

Written together with the step that asks, so that none is lost. `since` says from when on the person has been away; who
is at the table has it in the future.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import BigInteger, Integer, and_, bindparam, delete, exists, insert, not_, or_, select, update

from artel.server.store import tables
from artel.server.store.engine import now
from artel.server.store.people import PERSON, Person
from artel.server.store.schema import Id, calls, contacts, people, pushes, seats
from artel.server.store.schema import tables as all_tables
from artel.server.store.writer import Write
from artel.session.settings import MoveClock

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.kernel.ids import Seat
    from artel.server.store.tables import TableRow
    from artel.session.play import TablePlay

HERE = 6 * 3600 * 1000
"""Milliseconds for which somebody who is at the table counts as there, should nobody see them leave."""

TABLE, WHO, TURN = bindparam("table", type_=Id), bindparam("who", type_=Id), bindparam("turn_now", type_=Integer)
SINCE = bindparam("away", type_=BigInteger)
MINE = and_(calls.c.table_id == TABLE, calls.c.person_id == WHO)
OVER = delete(calls).where(MINE, calls.c.turn != TURN)
CALL = insert(calls).from_select(
    ["table_id", "person_id", "turn", "since"], select(TABLE, WHO, TURN, SINCE).where(not_(exists().where(MINE)))
)
AWAY = update(calls).where(MINE, calls.c.sent_at.is_(None)).values(since=SINCE)


def by_correspondence(table: TableRow) -> bool:
    return isinstance(table.settings.clock, MoveClock)


def called(play: TablePlay, here: Container[Seat] = ()) -> list[Write]:
    """To be stored with the last step: whom the game waits for now. `here`: who is at the table."""
    if not by_correspondence(play.table):
        return []
    writes, playing = [], play.people()
    for row in play.table.seats:
        if row.person_id is None:
            continue
        asked = play.asked(row.seat) if row.seat in playing and not play.over else None
        who = {"table": play.table.id, "who": row.person_id}
        writes.append(Write(OVER, {**who, "turn_now": 0 if asked is None else asked.version}))
        if asked is not None:
            since = now() + (HERE if row.seat in here else 0)
            writes.append(Write(CALL, {**who, "turn_now": asked.version, "away": since}))
    return writes


def came(table: str, person: str, at: int) -> Write:
    return Write(AWAY, {"table": table, "who": person, "away": at + HERE})


def left(table: str, person: str, at: int) -> Write:
    return Write(AWAY, {"table": table, "who": person, "away": at})


# -- to be sent ----------------------------------------------------------------------------------------


class Push(NamedTuple):
    id: str
    endpoint: str
    p256dh: str
    auth: str


class Due(NamedTuple):
    """What one person is to hear of: tables that wait. `address`: None where no mail is wanted."""

    person: Person
    address: str | None
    leaving: str
    pushes: list[Push]
    tables: list[TableRow]
    tries: int
    at: int


def wanted(at: int, gap: int, *, mail: bool, push: bool) -> list[ColumnElement[bool]]:
    by_mail = and_(contacts.c.confirmed_at.is_not(None), contacts.c.mails) if mail else contacts.c.person_id.is_(None)
    by_push = exists().where(pushes.c.person_id == contacts.c.person_id) if push else contacts.c.person_id.is_(None)
    return [
        or_(contacts.c.held_until.is_(None), contacts.c.held_until <= at),
        or_(contacts.c.noticed_at.is_(None), contacts.c.noticed_at <= at - gap),
        or_(by_mail, by_push),
    ]


def waiting(at: int, quiet: int) -> list[ColumnElement[bool]]:
    """Not sent, away for long enough, and the person still plays there."""
    plays = exists().where(
        seats.c.table_id == calls.c.table_id,
        seats.c.person_id == calls.c.person_id,
        seats.c.gone.is_(False),
        seats.c.resigned.is_(False),
    )
    runs = exists().where(all_tables.c.id == calls.c.table_id, all_tables.c.status == "running")
    return [calls.c.sent_at.is_(None), calls.c.since <= at - quiet, plays, runs]


async def take(
    connection: AsyncConnection, at: int, quiet: int, gap: int, hold: int, most: int, *, mail: bool, push: bool
) -> list[Due]:
    """Some that are due. Each person is one process's for a while, and each call counts as sent from now on: rather
    none than two. `undo` takes that back."""
    ways = [contacts.c[name] for name in ("address", "confirmed_at", "mails", "leaving", "tries")]
    query = (
        select(*PERSON, *ways)
        .join(contacts, contacts.c.person_id == people.c.id)
        .where(people.c.kind.in_(("guest", "account")), *wanted(at, gap, mail=mail, push=push))
        .where(people.c.id.in_(select(calls.c.person_id).where(*waiting(at, quiet))))
        .limit(most)
    )
    found = []
    for row in (await connection.execute(query)).all():
        free = or_(contacts.c.held_until.is_(None), contacts.c.held_until <= at)
        mine = update(contacts).where(contacts.c.person_id == row.id, free)
        if (await connection.execute(mine.values(held_until=at + hold, tries=contacts.c.tries + 1))).rowcount != 1:
            continue
        due = select(calls.c.table_id).where(calls.c.person_id == row.id, *waiting(at, quiet)).order_by(calls.c.since)
        which = list(await connection.scalars(due))
        if not which:  # another process has told this person just now
            released = update(contacts).where(contacts.c.person_id == row.id)
            await connection.execute(released.values(held_until=None, tries=contacts.c.tries - 1))
            continue
        hers = calls.c.person_id == row.id, calls.c.table_id.in_(which)
        await connection.execute(update(calls).where(*hers).values(sent_at=at))
        browsers = select(*[pushes.c[name] for name in Push._fields]).where(pushes.c.person_id == row.id)
        found.append(
            Due(
                Person(*row[: len(PERSON)]),
                row.address if mail and row.confirmed_at is not None and row.mails else None,
                row.leaving,
                [Push(*one) for one in await connection.execute(browsers)] if push else [],
                [await tables.load(connection, table) for table in which],
                row.tries + 1,
                at,
            )
        )
    return found


async def settle(connection: AsyncConnection, due: Due, at: int) -> None:
    """The person has been reached, or will not be."""
    done = update(contacts).where(contacts.c.person_id == due.person.id)
    await connection.execute(done.values(noticed_at=at, held_until=None, tries=0))


async def undo(connection: AsyncConnection, due: Due, again_at: int) -> None:
    """Nothing has been sent; to be tried again."""
    hers = calls.c.person_id == due.person.id, calls.c.sent_at == due.at
    await connection.execute(update(calls).where(*hers).values(sent_at=None))
    waits = update(contacts).where(contacts.c.person_id == due.person.id)
    await connection.execute(waits.values(held_until=again_at))


async def tidy(connection: AsyncConnection, at: int) -> None:
    """Forgets calls of tables that are over, and addresses that nobody has confirmed."""
    runs = select(all_tables.c.id).where(all_tables.c.status == "running")
    await connection.execute(delete(calls).where(calls.c.table_id.not_in(runs)))
    stale = contacts.c.confirmed_at.is_(None), contacts.c.token_until < at
    await connection.execute(update(contacts).where(*stale).values(address=None, token_hash=None, token_until=None))
