"""Bot accounts: who owns them, and the hash of the token that each has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from artel.server.errors import NameTaken, NoAccount
from artel.server.store.engine import now
from artel.server.store.people import (
    PERSON,
    Person,
    check_free,
    hashed,
    login_of,
    new_id,
    new_token,
    password_of,
    proper,
    take_name,
)
from artel.server.store.schema import people, seats

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

HOUSEHOLDS = select(people.c.id, func.coalesce(people.c.owner_id, people.c.id).label("household")).where(
    people.c.id.in_(bindparam("who", expanding=True))
)


class BotRow(msgspec.Struct, frozen=True):
    """`active`: it has a token."""

    id: str
    name: str
    active: bool
    created_at: int


async def of_owner(connection: AsyncConnection, owner: str) -> list[BotRow]:
    mine = (people.c.owner_id == owner) & (people.c.kind == "bot")
    query = select(people.c.id, people.c.name, people.c.token_hash.is_not(None), people.c.created_at).where(mine)
    return [BotRow(*row) for row in await connection.execute(query.order_by(people.c.created_at, people.c.id))]


async def add(connection: AsyncConnection, owner: Person, name: str) -> Person:
    """Raises BadName, NameTaken or NameAlike, or NoAccount where the owner has none any more."""
    if await password_of(connection, owner) is None:
        raise NoAccount
    await check_free(connection, name)
    bot, at = Person(new_id(), "bot", proper(name), owner.language), now()
    more = {"login": login_of(name), "owner_id": owner.id, "created_at": at, "seen_at": at}
    try:
        async with connection.begin_nested():
            await connection.execute(insert(people), {**msgspec.structs.asdict(bot), **more})
    except IntegrityError:
        raise NameTaken(name=bot.name) from None
    await take_name(connection, bot.id, name)
    return bot


async def owned(connection: AsyncConnection, owner: str, bot: str) -> Person | None:
    mine = (people.c.id == bot) & (people.c.owner_id == owner) & (people.c.kind == "bot")
    row = (await connection.execute(select(*PERSON).where(mine))).one_or_none()
    return None if row is None else Person(*row)


async def new_token_for(connection: AsyncConnection, bot: str) -> str:
    """Shown once; the one before is not valid any more."""
    token = new_token()
    there = (people.c.id == bot) & (people.c.kind == "bot")
    await connection.execute(update(people).where(there).values(token_hash=hashed(token)))
    return token


async def revoke(connection: AsyncConnection, bot: str) -> None:
    await connection.execute(update(people).where(people.c.id == bot).values(token_hash=None))


async def households(connection: AsyncConnection, who: list[str]) -> dict[str, str]:
    """Of each of these people and bot accounts: whose it is in the end, the owner's id or its own."""
    return {row.id: row.household for row in await connection.execute(HOUSEHOLDS, {"who": who})}


async def sits_at(connection: AsyncConnection, person: str) -> int:
    """At how many tables that are not over."""
    query = select(func.count()).where(seats.c.person_id == person, ~seats.c.ended)
    return int(await connection.scalar(query) or 0)
