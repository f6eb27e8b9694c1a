"""Data packs that tables are played with, by digest. One that was played with stays: its records need it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from artel.server.errors import NoSuchPack, TooManyPacks
from artel.server.store.engine import now
from artel.server.store.schema import packs, people, tables
from artel.session.packs import PackRow as PackRow

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.people import Person

OF_GUEST: Final = 10
OF_ACCOUNT: Final = 100
"""Packs that one of them may store."""


class PackListed(msgspec.Struct, frozen=True):
    """`by`: who stored it; `tables`: how many there are with it."""

    digest: str
    game: str
    name: str
    changes: int
    hosted: bool
    allowed: bool
    removed: bool
    by: str | None
    created_at: int
    tables: int


COLUMNS = [packs.c[name] for name in PackRow.__struct_fields__]


async def found(connection: AsyncConnection, digest: str) -> PackRow | None:
    row = (await connection.execute(select(*COLUMNS).where(packs.c.digest == digest))).one_or_none()
    return None if row is None else PackRow(*row)


async def offered(connection: AsyncConnection, game: str, digest: str) -> PackRow:
    """One that a new table may have. Raises NoSuchPack."""
    row = await found(connection, digest)
    if row is None or row.game != game or row.removed:
        raise NoSuchPack(pack=digest)
    return row


async def hosted(connection: AsyncConnection, game: str | None = None) -> list[PackRow]:
    query = select(*COLUMNS).where(packs.c.hosted, packs.c.removed.is_(False)).order_by(packs.c.game, packs.c.name)
    if game is not None:
        query = query.where(packs.c.game == game)
    return [PackRow(*row) for row in await connection.execute(query)]


async def add(connection: AsyncConnection, row: PackRow, person: str | None) -> PackRow:
    """Stored once, whoever comes with it; raises NoSuchPack where it was removed."""
    known = await found(connection, row.digest)
    if known is None:
        values = {**msgspec.structs.asdict(row), "person_id": person, "created_at": now()}
        with suppress(IntegrityError):  # somebody else came with it at this moment
            async with connection.begin_nested():
                await connection.execute(insert(packs), values)
        return row
    if known.removed:
        raise NoSuchPack(pack=row.digest)
    return known


async def keep(connection: AsyncConnection, row: PackRow, person: Person) -> PackRow:
    """The same, as long as this person has not stored too many. Raises TooManyPacks too."""
    most = OF_ACCOUNT if person.kind == "account" else OF_GUEST
    if await found(connection, row.digest) is None and await stored_by(connection, person.id) >= most:
        raise TooManyPacks(most=most)
    return await add(connection, row, person.id)


async def stored_by(connection: AsyncConnection, person: str) -> int:
    """How many this person has stored."""
    return int(await connection.scalar(select(func.count()).where(packs.c.person_id == person)) or 0)


async def host(connection: AsyncConnection, rows: list[PackRow]) -> None:
    """These are the host's, and no others."""
    for row in rows:
        await connection.execute(update(packs).where(packs.c.digest == row.digest).values(removed=False))
        await add(connection, row, None)
    mine = [row.digest for row in rows]
    await connection.execute(update(packs).where(packs.c.digest.not_in(mine)).values(hosted=False))
    await connection.execute(update(packs).where(packs.c.digest.in_(mine)).values(hosted=True))


async def allow(connection: AsyncConnection, digest: str, *, allowed: bool) -> None:
    """For rated games, or not. Raises NoSuchPack."""
    if await found(connection, digest) is None:
        raise NoSuchPack(pack=digest)
    await connection.execute(update(packs).where(packs.c.digest == digest).values(allowed=allowed))


async def remove(connection: AsyncConnection, digest: str) -> bool:
    """Whether nothing is left of it; where it was played with, it stays for these games alone. Raises NoSuchPack."""
    if await found(connection, digest) is None:
        raise NoSuchPack(pack=digest)
    if await connection.scalar(select(tables.c.id).where(tables.c.pack == digest).limit(1)) is not None:
        values = {"removed": True, "hosted": False, "allowed": False}
        await connection.execute(update(packs).where(packs.c.digest == digest).values(values))
        return False
    await connection.execute(delete(packs).where(packs.c.digest == digest))
    return True


async def drop(connection: AsyncConnection, digests: list[str]) -> None:
    """Whatever was played with them."""
    await connection.execute(delete(packs).where(packs.c.digest.in_(digests)))


async def listed(connection: AsyncConnection) -> list[PackListed]:
    """All, the newest first."""
    used = select(func.count()).where(tables.c.pack == packs.c.digest).scalar_subquery()
    names = [name for name in PackListed.__struct_fields__ if name not in ("by", "created_at", "tables")]
    query = (
        select(*[packs.c[name] for name in names], people.c.name, packs.c.created_at, used)
        .outerjoin(people, people.c.id == packs.c.person_id)
        .order_by(packs.c.created_at.desc(), packs.c.digest)
    )
    return [PackListed(*tuple(row)) for row in await connection.execute(query)]
