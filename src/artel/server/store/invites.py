"""Invitations to a table, or to one seat at it. Their tokens are stored as hashes only."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, or_, select, update

from artel.server.errors import NoSuchInvite
from artel.server.store.engine import now
from artel.server.store.people import DAY, Person, hashed, new_id, new_token
from artel.server.store.schema import invites

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


class Invite(NamedTuple):
    """`seat`: None for any. One to a seat is for the first who uses it."""

    id: str
    table_id: str
    seat: int | None
    created_at: int
    expires_at: int
    used_by: str | None


COLUMNS = [invites.c[name] for name in Invite._fields]


async def add(connection: AsyncConnection, table: str, seat: int | None, days: int) -> tuple[Invite, str]:
    """The invitation and its token, to be kept by those who are invited."""
    made, token = Invite(new_id(), table, seat, now(), now() + days * DAY, None), new_token()
    await connection.execute(insert(invites), {**made._asdict(), "token_hash": hashed(token)})
    return made, token


async def of_table(connection: AsyncConnection, table: str) -> list[Invite]:
    query = select(*COLUMNS).where(invites.c.table_id == table, invites.c.expires_at > now())
    return [Invite(*row) for row in await connection.execute(query.order_by(invites.c.created_at, invites.c.id))]


async def find(connection: AsyncConnection, token: str, person: Person | None) -> Invite:
    """Raises NoSuchInvite."""
    query = select(*COLUMNS).where(invites.c.token_hash == hashed(token), invites.c.expires_at > now())
    row = (await connection.execute(query)).one_or_none()
    if row is None or row.used_by not in (None, person.id if person is not None else None):
        raise NoSuchInvite
    return Invite(*row)


async def use(connection: AsyncConnection, invite: Invite, person: Person) -> None:
    """Raises NoSuchInvite where somebody was quicker."""
    if invite.seat is None:
        return
    mine = or_(invites.c.used_by.is_(None), invites.c.used_by == person.id)
    query = update(invites).where(invites.c.id == invite.id, mine).values(used_by=person.id)
    if (await connection.execute(query)).rowcount != 1:
        raise NoSuchInvite


async def revoke(connection: AsyncConnection, table: str, invite: str) -> None:
    """Raises NoSuchInvite."""
    query = delete(invites).where(invites.c.table_id == table, invites.c.id == invite)
    if (await connection.execute(query)).rowcount != 1:
        raise NoSuchInvite


async def revoke_seat(connection: AsyncConnection, table: str, seat: int) -> None:
    await connection.execute(delete(invites).where(invites.c.table_id == table, invites.c.seat == seat))


async def drop_expired(connection: AsyncConnection) -> None:
    await connection.execute(delete(invites).where(invites.c.expires_at < now()))
