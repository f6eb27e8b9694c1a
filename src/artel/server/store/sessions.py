"""The sessions of a person, as the person sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select, update

from artel.server.store.engine import now
from artel.server.store.people import Person, Session
from artel.server.store.schema import people, sessions

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

SEEN_AFTER = 10 * 60 * 1000
"""Milliseconds after which it is written down again that somebody was seen."""
SHORT = 16
"""Digits of the hash that name a session; they open nothing."""


class SessionRow(msgspec.Struct, frozen=True):
    hash: str
    agent: str
    created_at: int
    seen_at: int

    @property
    def id(self) -> str:
        return self.hash[:SHORT]


async def of(connection: AsyncConnection, person: Person) -> list[SessionRow]:
    """Those that hold, the one seen last first."""
    query = (
        select(sessions.c.token_hash, sessions.c.agent, sessions.c.created_at, sessions.c.seen_at)
        .where(sessions.c.person_id == person.id, sessions.c.expires_at > now())
        .order_by(sessions.c.seen_at.desc(), sessions.c.token_hash)
    )
    return [SessionRow(*row) for row in await connection.execute(query)]


async def close_others(connection: AsyncConnection, session: Session) -> list[str]:
    """All of the person but this one: their hashes."""
    others = [row.hash for row in await of(connection, session.person) if row.hash != session.hash]
    mine = (sessions.c.person_id == session.person.id) & (sessions.c.token_hash != session.hash)
    await connection.execute(delete(sessions).where(mine))
    return others


async def seen(connection: AsyncConnection, session: Session, agent: str) -> None:
    """Just now, in this browser."""
    values = {"seen_at": now()} | ({"agent": agent} if agent else {})
    await connection.execute(update(sessions).where(sessions.c.token_hash == session.hash).values(values))
    await connection.execute(update(people).where(people.c.id == session.person.id).values(seen_at=now()))
