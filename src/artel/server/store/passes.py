"""Invitations to make an account. Their tokens are stored as hashes only."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import and_, delete, insert, select, update

from artel.server.errors import NoSuchPass
from artel.server.store.engine import now
from artel.server.store.people import DAY, hashed, new_id, new_token
from artel.server.store.schema import passes, people

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection


class Pass(msgspec.Struct, frozen=True):
    """`by`: who made it; null for the host, on the command line. `note`: for whom. `uses`: how many may register with
    it, `used`: how many have."""

    id: str
    by: str | None
    note: str
    uses: int
    used: int
    created_at: int
    expires_at: int


async def add(connection: AsyncConnection, by: str | None, note: str, uses: int, days: float) -> tuple[Pass, str]:
    """It and its token, to be kept by those who are invited."""
    at, token = now(), new_token()
    made, expires = new_id(), at + int(days * DAY)
    values = {"id": made, "made_by": by, "note": note, "uses": uses, "created_at": at, "expires_at": expires}
    await connection.execute(insert(passes).values(token_hash=hashed(token), used=0, **values))
    return next(one for one in await newest(connection) if one.id == made), token


async def newest(connection: AsyncConnection) -> list[Pass]:
    """Also those that are used up or too old, until they are cleaned away."""
    names = passes.outerjoin(people, people.c.id == passes.c.made_by)
    columns = [passes.c[name] for name in ("note", "uses", "used", "created_at", "expires_at")]
    query = select(passes.c.id, people.c.name, *columns).select_from(names)
    return [Pass(*row) for row in await connection.execute(query.order_by(passes.c.created_at.desc(), passes.c.id))]


def valid(token: str) -> ColumnElement[bool]:
    return and_(passes.c.token_hash == hashed(token), passes.c.expires_at > now(), passes.c.used < passes.c.uses)


async def check(connection: AsyncConnection, token: str) -> None:
    """Raises NoSuchPass."""
    if await connection.scalar(select(passes.c.id).where(valid(token))) is None:
        raise NoSuchPass


async def use(connection: AsyncConnection, token: str) -> None:
    """One more has come with it. Raises NoSuchPass, also where somebody was quicker."""
    query = update(passes).where(valid(token)).values(used=passes.c.used + 1)
    if (await connection.execute(query)).rowcount != 1:
        raise NoSuchPass


async def revoke(connection: AsyncConnection, which: str) -> None:
    """Raises NoSuchPass."""
    if (await connection.execute(delete(passes).where(passes.c.id == which))).rowcount != 1:
        raise NoSuchPass
