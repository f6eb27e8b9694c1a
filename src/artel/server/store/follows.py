"""Whom people follow, and who of these lets them see whether they are here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from artel.server.store.engine import now
from artel.server.store.schema import follows, mutes, people, presences, seats, tables

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

FRESH: Final = 75_000
"""Milliseconds after a sign of life in which somebody counts as here."""
MOST_ASKED: Final = 5


class Friend(msgspec.Struct, frozen=True):
    """Somebody whom I follow. `here`: null where that is not shown."""

    id: str
    name: str
    kind: str
    here: bool | None


class AskedTo(msgspec.Struct, frozen=True):
    """A table where a seat is kept for me; `by`: the host."""

    table: str
    game: str
    by: str


async def followed(connection: AsyncConnection, person: str) -> list[Friend]:
    """Who is here first, then by name."""
    query = (
        select(people.c.id, people.c.name, people.c.kind, presences.c.seen_at)
        .select_from(follows)
        .join(people, people.c.id == follows.c.followed_id)
        .outerjoin(presences, presences.c.person_id == people.c.id)
        .where(follows.c.person_id == person)
    )
    fresh = now() - FRESH
    found = [
        Friend(id_, name, kind, None if seen is None else seen > fresh)
        for id_, name, kind, seen in await connection.execute(query)
    ]
    return sorted(found, key=lambda one: (not one.here, one.name.casefold(), one.id))


async def many(connection: AsyncConnection, person: str) -> int:
    """How many this person follows."""
    return int(await connection.scalar(select(func.count()).where(follows.c.person_id == person)) or 0)


async def follow(connection: AsyncConnection, person: str, other: str) -> None:
    """Once is enough."""
    try:
        async with connection.begin_nested():
            await connection.execute(insert(follows).values(person_id=person, followed_id=other, since=now()))
    except IntegrityError:
        pass


async def unfollow(connection: AsyncConnection, person: str, other: str) -> None:
    await connection.execute(delete(follows).where(follows.c.person_id == person, follows.c.followed_id == other))


# -- who is here -----------------------------------------------------------------------------------------


async def is_shown(connection: AsyncConnection, person: str) -> bool:
    return await connection.scalar(select(presences.c.seen_at).where(presences.c.person_id == person)) is not None


async def show(connection: AsyncConnection, person: str, *, shown: bool) -> None:
    if not shown:
        await connection.execute(delete(presences).where(presences.c.person_id == person))
    elif not await is_shown(connection, person):
        await connection.execute(insert(presences).values(person_id=person, seen_at=now()))


async def seen(connection: AsyncConnection, person: str) -> None:
    """A sign of life; nothing is kept of those who do not show it."""
    await connection.execute(update(presences).where(presences.c.person_id == person).values(seen_at=now()))


async def may_ask(connection: AsyncConnection, person: str, other: str) -> bool:
    """May this person ask the other to a table? Who follows somebody that shows to be here may, unless muted."""
    query = (
        select(follows.c.since)
        .join(presences, presences.c.person_id == follows.c.followed_id)
        .where(follows.c.person_id == person, follows.c.followed_id == other)
        .where(~select(mutes).where(mutes.c.person_id == other, mutes.c.muted_id == person).exists())
    )
    return await connection.scalar(query) is not None


async def asked(connection: AsyncConnection, person: str) -> list[AskedTo]:
    """Open tables where their hosts keep a seat for this person."""
    query = (
        select(tables.c.id, tables.c.game, people.c.name)
        .select_from(seats)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(people, people.c.id == tables.c.host_id)
        .where(seats.c.invited_id == person, tables.c.status == "open", tables.c.host_id != person)
        .where(tables.c.starts == "host", tables.c.rematch_of.is_(None))
        .order_by(tables.c.created_at.desc())
        .limit(MOST_ASKED)
    )
    return [AskedTo(*row) for row in await connection.execute(query)]


async def hand_on(connection: AsyncConnection, guest: str, account: str) -> None:
    """What the guest has becomes the account's."""
    mine = select(follows.c.followed_id).where(follows.c.person_id == account)
    theirs = select(follows.c.person_id).where(follows.c.followed_id == account)
    for change in (
        delete(follows).where(follows.c.person_id == guest, follows.c.followed_id == account),
        delete(follows).where(follows.c.person_id == account, follows.c.followed_id == guest),
        update(follows)
        .where(follows.c.person_id == guest, follows.c.followed_id.not_in(mine))
        .values(person_id=account),
        update(follows)
        .where(follows.c.followed_id == guest, follows.c.person_id.not_in(theirs))
        .values(followed_id=account),
    ):
        await connection.execute(change)
    if await is_shown(connection, guest):
        await show(connection, account, shown=True)


async def forget(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(follows).where(or_(follows.c.person_id == person, follows.c.followed_id == person)))
    await connection.execute(delete(presences).where(presences.c.person_id == person))
