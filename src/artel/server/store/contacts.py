"""How a person can be reached: an address for mail, and the browsers that take notices."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from artel.server.errors import BadLink, TooManyBrowsers
from artel.server.store.engine import now
from artel.server.store.people import DAY, hashed, new_token
from artel.server.store.schema import contacts, pushes

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

CONFIRM_WITHIN = DAY
BROWSERS = 10


class Contact(NamedTuple):
    """`mails`: whether notices are wanted at the address, once it is confirmed."""

    address: str | None = None
    confirmed: bool = False
    mails: bool = True
    browsers: int = 0


async def of_person(connection: AsyncConnection, person: str) -> Contact:
    query = select(contacts.c.address, contacts.c.confirmed_at, contacts.c.mails).where(contacts.c.person_id == person)
    row = (await connection.execute(query)).first()
    many = await connection.scalar(select(func.count()).select_from(pushes).where(pushes.c.person_id == person)) or 0
    if row is None:
        return Contact(browsers=many)
    return Contact(row.address, row.confirmed_at is not None, row.mails, many)


async def confirmed_address(connection: AsyncConnection, person: str) -> str | None:
    """Whether or not notices are wanted there."""
    found = await of_person(connection, person)
    return found.address if found.confirmed else None


async def ensure(connection: AsyncConnection, person: str) -> None:
    """There is a row."""
    if await connection.scalar(select(contacts.c.person_id).where(contacts.c.person_id == person)) is None:
        await connection.execute(insert(contacts).values(person_id=person, leaving=new_token()))


async def set_address(connection: AsyncConnection, person: str, address: str | None) -> str:
    """To be confirmed first: the token for the link. None: takes it away."""
    await ensure(connection, person)
    token = new_token()
    values = {
        "address": address,
        "confirmed_at": None,
        "mails": True,
        "token_hash": None if address is None else hashed(token),
        "token_until": None if address is None else now() + CONFIRM_WITHIN,
    }
    await connection.execute(update(contacts).where(contacts.c.person_id == person).values(values))
    return token


async def confirm(connection: AsyncConnection, token: str) -> None:
    """Works once. Raises BadLink."""
    right = contacts.c.token_hash == hashed(token), contacts.c.token_until > now()
    done = update(contacts).where(*right).values(confirmed_at=now(), token_hash=None, token_until=None)
    if (await connection.execute(done)).rowcount != 1:
        raise BadLink


async def choose(connection: AsyncConnection, person: str, *, mails: bool) -> None:
    await ensure(connection, person)
    await connection.execute(update(contacts).where(contacts.c.person_id == person).values(mails=mails))


async def leave(connection: AsyncConnection, token: str) -> None:
    """No more mails; as often as one likes. Raises BadLink."""
    done = update(contacts).where(contacts.c.leaving == token).values(mails=False)
    if (await connection.execute(done)).rowcount != 1:
        raise BadLink


async def add_push(connection: AsyncConnection, person: str, endpoint: str, p256dh: str, auth: str) -> None:
    """A browser is one person's at a time. Raises TooManyBrowsers."""
    await ensure(connection, person)
    await drop_push(connection, hashed(endpoint))
    many = await connection.scalar(select(func.count()).select_from(pushes).where(pushes.c.person_id == person)) or 0
    if many >= BROWSERS:
        raise TooManyBrowsers(many=many)
    values = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth, "created_at": now()}
    await connection.execute(insert(pushes).values(id=hashed(endpoint), person_id=person, **values))


async def drop_push(connection: AsyncConnection, push: str, person: str | None = None) -> None:
    """`person`: only if it is theirs."""
    gone = delete(pushes).where(pushes.c.id == push)
    await connection.execute(gone if person is None else gone.where(pushes.c.person_id == person))
