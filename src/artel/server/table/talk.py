"""What is said at one table. Players and those who watch have rooms apart; after the game everybody reads both."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from artel.kernel.ids import SPECTATOR, Seat
from artel.server.errors import BadText, NoSuchPerson, NotSignedIn
from artel.server.store import talk as store
from artel.server.store.engine import now
from artel.session import wire

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.engine import Database
    from artel.server.store.writer import Storing
    from artel.server.traffic.limits import Limits

SHOWN = 100
FORBIDDEN = ("Cc", "Co", "Cs", "Zl", "Zp")
DIRECTIONS = {*"\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"}
"""Would let a remark rearrange what stands beside it."""


class TalkRooms:
    def __init__(self, database: Database, writer: Storing, limits: Limits, table: str) -> None:
        self._database = database
        self._writer = writer
        self._limits = limits
        self._table = table
        self._rooms: dict[str, deque[wire.Remark]] = {}
        self._muted: dict[str, set[str]] = {}
        self._last = 0
        """When the last remark was made; no two have the same time, so that it says which is meant."""

    async def enter(self, person: str | None) -> None:
        """Reads what this person has to know."""
        if self._rooms and (person is None or person in self._muted):
            return
        async with self._database.read() as connection:
            if not self._rooms:
                self._rooms = await self._read(connection)
            if person is not None:
                self._muted[person] = await store.muted_by(connection, person)

    async def _read(self, connection: AsyncConnection) -> dict[str, deque[wire.Remark]]:
        found = await store.last(connection, self._table, SHOWN)
        return {room: deque(remarks, SHOWN) for room, remarks in found.items()}

    async def look_again(self) -> bool:
        """Whether a moderator has hidden something, or somebody who spoke has another name."""
        if not self._rooms:
            return False
        before = self._rooms
        async with self._database.read() as connection:
            self._rooms = await self._read(connection)
        return self._rooms != before

    def heard_of(self, person: str) -> bool:
        return any(remark.person == person for room in self._rooms.values() for remark in room)

    def muted(self, person: str | None) -> set[str]:
        return self._muted.get(person or "", set())

    def last(self, rooms: Iterable[str], person: str | None) -> list[wire.Remark]:
        """What this person reads of these rooms."""
        muted = self.muted(person)
        found = [remark for room in rooms for remark in self._rooms.get(room, ()) if remark.person not in muted]
        return sorted(found, key=lambda remark: remark.at)[-SHOWN:]

    async def say(self, person: str | None, seat: Seat, message: wire.SayRemark) -> wire.Remark | None:
        """None where it was said already. Raises NotSignedIn, BadText or TooMany."""
        if person is None:
            raise NotSignedIn
        async with self._database.read() as connection:
            if await store.said(connection, self._table, person, message.id):
                return None
            check_text(message.text)
            self._limits.take("remark", person)
            name = await store.name_of(connection, person)
        self._last = max(now(), self._last + 1)
        remark = wire.Remark(own_room(seat), person, name or "", message.text.strip(), self._last)
        await self._writer.write(store.added(self._table, remark, message.id))
        self._rooms[remark.room].append(remark)
        return remark

    async def mute(self, person: str | None, message: wire.Mute) -> None:
        """Raises NotSignedIn or NoSuchPerson."""
        if person is None:
            raise NotSignedIn
        async with self._database.write() as connection:
            if await store.name_of(connection, message.person) is None:
                raise NoSuchPerson(person=message.person)
            await store.mute(connection, person, message.person, muted=message.muted)
        changed = self._muted.setdefault(person, set())
        (changed.add if message.muted else changed.discard)(message.person)


def own_room(seat: Seat) -> Literal["players", "watchers"]:
    return "watchers" if seat == SPECTATOR else "players"


def rooms_for(seat: Seat, *, over: bool) -> tuple[str, ...]:
    return ("players", "watchers") if over else (own_room(seat),)


def check_text(text: str) -> None:
    """Raises BadText."""
    if not text.strip() or any(letter in DIRECTIONS or unicodedata.category(letter) in FORBIDDEN for letter in text):
        raise BadText
