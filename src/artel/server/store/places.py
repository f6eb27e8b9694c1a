"""From where people have signed in. Who comes back from there is not kept out by what strangers try elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, select, update

from artel.server.store.engine import now
from artel.server.store.people import DAY, login_of
from artel.server.store.schema import people, places

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.people import Person

MOST = 20
"""Of one person; the one seen longest ago is forgotten first."""
KEPT = 180 * DAY
ADDRESS, AGENT = 45, 200
"""As much of them is kept."""


class Whereabouts(NamedTuple):
    """Where a request comes from. `address`: or the network that counts as one; `agent`: what the browser is."""

    address: str = ""
    agent: str = ""


async def known(connection: AsyncConnection, name: str, place: Whereabouts) -> bool:
    """Has the account of this name been signed in to from here? Raises BadName."""
    query = (
        select(places.c.seen_at)
        .join(people, people.c.id == places.c.person_id)
        .where(people.c.login == login_of(name), places.c.address == place.address, places.c.seen_at > now() - KEPT)
    )
    return await connection.scalar(query) is not None


async def remember(connection: AsyncConnection, person: Person, place: Whereabouts) -> None:
    mine = places.c.person_id == person.id
    here = mine & (places.c.address == place.address)
    seen = await connection.execute(update(places).where(here).values(seen_at=now()))
    if not seen.rowcount:
        values = {"person_id": person.id, "address": place.address, "seen_at": now()}
        await connection.execute(insert(places), values)
    kept = select(places.c.address).where(mine).order_by(places.c.seen_at.desc(), places.c.address).limit(MOST)
    await connection.execute(delete(places).where(mine, places.c.address.not_in(kept)))


async def forget_old(connection: AsyncConnection) -> int:
    return (await connection.execute(delete(places).where(places.c.seen_at < now() - KEPT))).rowcount
