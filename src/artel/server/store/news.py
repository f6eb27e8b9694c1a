"""What moderators have a person told, until it was read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from sqlalchemy import delete, insert, select

from artel.server.store.engine import now
from artel.server.store.people import new_id
from artel.server.store.schema import news

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

MOST = 20


class News(msgspec.Struct, frozen=True):
    """`renamed`: a moderator has given me this `name`, and `why`. `report`: what I reported was looked at."""

    id: str
    kind: Literal["renamed", "report"]
    name: str
    why: str
    at: int


async def tell(connection: AsyncConnection, person: str, kind: str, name: str = "", why: str = "") -> None:
    values = {"id": new_id(), "person_id": person, "kind": kind, "name": name, "why": why, "at": now()}
    await connection.execute(insert(news).values(values))


async def of_person(connection: AsyncConnection, person: str) -> list[News]:
    """The newest first."""
    columns = [news.c[name] for name in News.__struct_fields__]
    query = select(*columns).where(news.c.person_id == person).order_by(news.c.at.desc(), news.c.id).limit(MOST)
    return [News(*row) for row in await connection.execute(query)]


async def read(connection: AsyncConnection, person: str, which: str) -> None:
    """It is not told again."""
    await connection.execute(delete(news).where(news.c.person_id == person, news.c.id == which))
