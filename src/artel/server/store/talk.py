"""What people say at tables, and whom they do not want to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Integer, bindparam, delete, insert, select, union_all, update

from artel.server.errors import NoSuchRemark
from artel.server.store.engine import now
from artel.server.store.lasting import lasting
from artel.server.store.schema import Id, chat, mutes, people
from artel.server.store.writer import Write

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.session.wire import Remark

ADD = lasting(insert(chat))
WHO, MINE = bindparam("who", type_=Id), chat.c.table_id == bindparam("table", type_=Id)
SAID = lasting(select(chat.c.id).where(MINE, chat.c.person_id == WHO, chat.c.message_id == bindparam("message")))
ROOMS = ("players", "watchers")


def newest_in(room: str) -> Select[Any]:
    said = (
        select(chat.c.room, chat.c.person_id, people.c.name, chat.c.text, chat.c.at)
        .join(people, people.c.id == chat.c.person_id)
        .where(MINE, chat.c.room == room, chat.c.hidden_at.is_(None))
        .order_by(chat.c.id.desc())
        .limit(bindparam("most", type_=Integer))
    )
    return select(said.subquery())


LAST = lasting(union_all(*[newest_in(room) for room in ROOMS]))
NAME = lasting(select(people.c.name).where(people.c.id == WHO))
MUTED = lasting(select(mutes.c.muted_id).where(mutes.c.person_id == WHO))


def added(table: str, remark: Remark, message: str) -> Write:
    """`message`: what the client called it."""
    values = {"table_id": table, "room": remark.room, "person_id": remark.person, "text": remark.text, "at": remark.at}
    return Write(ADD, values | {"message_id": message})


async def said(connection: AsyncConnection, table: str, person: str, message: str) -> bool:
    """Has this person said it already?"""
    return await connection.scalar(SAID, {"table": table, "who": person, "message": message}) is not None


async def last(connection: AsyncConnection, table: str, most: int) -> dict[str, list[Remark]]:
    """By room, so many of each, the oldest of them first; without those that a moderator has hidden."""
    from artel.session.wire import Remark  # only tables need it, and they have it

    found = [Remark(*row) for row in await connection.execute(LAST, {"table": table, "most": most})]
    found.reverse()  # the newest come first, also of those that were said at the same moment
    return {room: sorted([one for one in found if one.room == room], key=lambda one: one.at) for room in ROOMS}


async def name_of(connection: AsyncConnection, person: str) -> str | None:
    return (await connection.execute(NAME, {"who": person})).scalar_one_or_none()


async def muted_by(connection: AsyncConnection, person: str) -> set[str]:
    return set((await connection.execute(MUTED, {"who": person})).scalars())


async def mute(connection: AsyncConnection, person: str, other: str, *, muted: bool) -> None:
    pair = {"person_id": person, "muted_id": other}
    await connection.execute(delete(mutes).where(mutes.c.person_id == person, mutes.c.muted_id == other))
    if muted:
        await connection.execute(insert(mutes).values(**pair))


# -- for moderators ------------------------------------------------------------------------------------


class TalkLine(msgspec.Struct, frozen=True):
    """A remark as a moderator reads it; table and `at` say which it is. `text` is empty where the person is removed."""

    room: str
    person: str
    name: str
    text: str
    at: int
    hidden: bool


async def spoken(connection: AsyncConnection, table: str, most: int, until: int | None = None) -> list[TalkLine]:
    """Both rooms, the oldest first, hidden ones too; `until`: the last of them."""
    columns = (chat.c.room, chat.c.person_id, people.c.name, chat.c.text, chat.c.at, chat.c.hidden_at.is_not(None))
    query = select(*columns).join(people, people.c.id == chat.c.person_id).where(chat.c.table_id == table)
    if until is not None:
        query = query.where(chat.c.at <= until)
    return [TalkLine(*row) for row in await connection.execute(query.order_by(chat.c.id.desc()).limit(most))][::-1]


async def remark(connection: AsyncConnection, table: str, at: int) -> TalkLine:
    """Raises NoSuchRemark."""
    found = await spoken(connection, table, 1, at)
    if not found or found[0].at != at:
        raise NoSuchRemark
    return found[0]


async def hide(connection: AsyncConnection, table: str, at: int | None, *, hidden: bool) -> None:
    """One remark, or (None) all of the table."""
    which = [chat.c.table_id == table] if at is None else [chat.c.table_id == table, chat.c.at == at]
    await connection.execute(update(chat).where(*which).values(hidden_at=now() if hidden else None))
