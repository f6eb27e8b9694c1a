"""New passwords for those who have lost theirs: a token that can be used once, stored as its hash."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, select

from artel.server.errors import NoSuchReset
from artel.server.store.engine import now
from artel.server.store.people import DAY, PERSON, Person, hashed, new_token
from artel.server.store.schema import people, resets

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

LASTS = DAY


class Reset(NamedTuple):
    """`until`: when its token expires."""

    person: Person
    until: int


async def reset_token(connection: AsyncConnection, person: Person, lasts: int = LASTS) -> str:
    """To be sent to the owner of the account and to nobody else, as `/reset#TOKEN`. `lasts`: milliseconds. Earlier
    tokens stay good; the first that is used ends all."""
    token = new_token()
    values = {"token_hash": hashed(token), "person_id": person.id, "created_at": now(), "expires_at": now() + lasts}
    await connection.execute(insert(resets), values)
    return token


async def look(connection: AsyncConnection, token: str) -> Reset:
    """Raises NoSuchReset."""
    query = (
        select(*PERSON, resets.c.expires_at)
        .join(resets, resets.c.person_id == people.c.id)
        .where(resets.c.token_hash == hashed(token), resets.c.expires_at > now(), people.c.kind == "account")
    )
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise NoSuchReset
    return Reset(Person(*row[:-1]), row.expires_at)


async def use(connection: AsyncConnection, token: str) -> Person:
    """Whose password may be set now, this once. Raises NoSuchReset."""
    person = (await look(connection, token)).person
    used = await connection.execute(delete(resets).where(resets.c.token_hash == hashed(token)))
    if not used.rowcount:
        raise NoSuchReset
    return person


async def drop(connection: AsyncConnection, person: Person) -> None:
    """All that were made for somebody."""
    await connection.execute(delete(resets).where(resets.c.person_id == person.id))


async def drop_expired(connection: AsyncConnection) -> int:
    return (await connection.execute(delete(resets).where(resets.c.expires_at < now()))).rowcount
