"""Who may not come in: a person, or whoever comes from an address or a network."""

from __future__ import annotations

import ipaddress
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import delete, insert, or_, select

from artel.server.errors import NotFound
from artel.server.store.engine import now
from artel.server.store.people import DAY, in_force, login_of
from artel.server.store.schema import bans, people

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


class Ban(msgspec.Struct, frozen=True):
    """Of a person, or of an address or a network; `until`: null for good."""

    person: str | None
    name: str | None
    address: str | None
    reason: str
    until: int | None
    created_at: int


class Target(NamedTuple):
    """As a ban has it."""

    person_id: str | None
    address: str | None


async def target(connection: AsyncConnection, who: str) -> Target:
    """A person's id, the name of an account, an address or a network (203.0.113.0/24); raises NotFound."""
    with suppress(ValueError):
        network = ipaddress.ip_network(who, strict=False)
        return Target(None, str(network.network_address if network.num_addresses == 1 else network))
    query = select(people.c.id).where(or_(people.c.id == who, people.c.login == login_of(who)))
    found = (await connection.execute(query.where(people.c.kind != "deleted"))).scalars().first()
    if found is None:
        raise NotFound(given=who)
    return Target(found, None)


async def add(connection: AsyncConnection, who: str, reason: str, days: float | None) -> None:
    """From now on, and instead of any earlier ban. Raises NotFound."""
    await lift(connection, who)
    until = None if days is None else now() + int(days * DAY)
    values = {"reason": reason, "until": until, "created_at": now()}
    await connection.execute(insert(bans).values(**(await target(connection, who))._asdict(), **values))


async def lift(connection: AsyncConnection, who: str) -> bool:
    """False where there was none. Raises NotFound."""
    person, address = await target(connection, who)
    same = bans.c.person_id == person if address is None else bans.c.address == address
    return (await connection.execute(delete(bans).where(same))).rowcount > 0


async def in_order(connection: AsyncConnection, person: str | None = None) -> list[Ban]:
    """Those in force, the oldest first; `person`: only this one's."""
    columns = [bans.c.person_id, people.c.name, bans.c.address, bans.c.reason, bans.c.until, bans.c.created_at]
    query = select(*columns).outerjoin(people, people.c.id == bans.c.person_id)
    if person is not None:
        query = query.where(bans.c.person_id == person)
    found = await connection.execute(query.where(in_force()).order_by(bans.c.created_at))
    return [Ban(*row) for row in found]
