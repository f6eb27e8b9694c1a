"""One client: what it says goes to the table that it named, what its table says goes out."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from artel.kernel.errors import ArtelError
from artel.server.cluster.bus import Letter, SocketGone
from artel.server.errors import NESTED, BadMessage, Banned, BannedUntil, NoTable, TooMany
from artel.server.store import people, sessions
from artel.server.store.engine import now
from artel.server.store.outages import is_outage
from artel.server.store.sessions import SEEN_AFTER
from artel.server.traffic.limits import HELLO, LOADING, MESSAGE
from artel.server.upkeep.metrics import LIMITED, REFUSED
from artel.session import wire
from artel.session.telling import refused

if TYPE_CHECKING:
    from artel.server.store.people import Session
    from artel.server.table.directory import Door
    from artel.server.traffic.texts import Push
    from artel.server.world import World

QUEUE: Final = 256
MOST_UNSENT: Final = 4 << 20
TOO_SLOW: Final = 1013
COME_BACK: Final = 1012
AGAINST_RULES: Final = 1008
decode: Final = wire.decode
LOOKED_UP_EVERY = 30.0
"""Seconds after which a socket that says something is asked whether its session still holds."""
LONGEST_PAUSE: Final = 1.0
"""Seconds after which somebody who is kept waiting is looked for again."""


class Client:
    def __init__(self, world: World, session: Session | None, come_from: str, language: str) -> None:
        self.world = world
        self.person = session.person.id if session is not None else None
        self.session = session.hash if session is not None else None
        self.address = secrets.token_hex(8)
        self.out: asyncio.Queue[bytes | int] = asyncio.Queue()
        """Messages to send; a number closes the socket with it, and nothing comes after it."""
        self.unsent = 0
        """Bytes that wait to be sent."""
        self.push: Push = lambda _: False
        self.closing = False
        self.hearing = False
        """Is a message being heard for which something has to be waited?"""
        self.table: Door | None = None
        self.language = language
        self.gone: Callable[[], bool] = lambda: False
        """Is nobody there any more?"""
        self._bot = session is not None and session.person.kind == "bot"
        self.come_from = come_from
        self._bucket = world.limits.bucket("message")
        self._looked_up = -math.inf  # the session may have ended between the handshake and now
        world.bus.open(self.address, self.deliver)
        world.sockets.add(self)

    # -- out -------------------------------------------------------------------------------------------

    def deliver(self, data: bytes | None) -> None:
        if data is None:
            self.come_back()
        elif not self.closing and (self.unsent or not self.push(data)):
            if self.out.qsize() >= QUEUE or self.unsent > MOST_UNSENT:
                self.end(TOO_SLOW)
                return
            self.unsent += len(data)
            self.out.put_nowait(data)

    def come_back(self) -> None:
        self.table = None
        self.end(COME_BACK)

    def end(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.out.put_nowait(code)

    def end_if_silent(self) -> None:
        """Who comes to no table takes the place of others."""
        if self.table is None:
            LIMITED.labels("silent socket").inc()
            self.end(AGAINST_RULES)

    def refuse(self, error: ArtelError, message: wire.ClientMessage | None = None) -> None:
        REFUSED.labels(error.key).inc()
        self.deliver(wire.encode(refused(error, getattr(message, "id", None), self.language, ())))

    # -- in --------------------------------------------------------------------------------------------

    async def hear(self, data: str | bytes) -> None:
        """One message; nothing is answered once the socket is being closed."""
        message: wire.ClientMessage | None = None
        try:
            self.hearing = True
            self.count()
            await self.look_up()
            await self.pace()
            if self.closing:
                return
            message = decoded(data)
            if isinstance(message, wire.Hello):
                if self.gone():
                    return
                self.spend(HELLO)
                await self.enter(message)
            else:
                self.spend(MESSAGE)
            if isinstance(message, wire.Ping):
                self.deliver(wire.encode(wire.Pong(message.id)))
            elif self.table is None:
                raise NoTable
            else:
                self.table.put(Letter(self.address, self.person, message, self.come_from))
        except (TooMany, Banned, BannedUntil) as error:
            self.refuse(error)
            self.end(AGAINST_RULES)
        except ArtelError as error:
            self.refuse(error, message)
        except Exception as error:
            if not is_outage(error):
                raise
            self.world.database.outage.noticed(error, "message not heard")
            self.come_back()
        finally:
            self.hearing = False

    def hear_now(self, data: bytes) -> bool:
        """A message to the table for which nothing has to be waited; False: `hear` it in its turn."""
        if self.hearing or self.closing or self.table is None or self.to_look_up() or self.to_wait():
            return False
        try:
            message = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if isinstance(message, wire.Hello | wire.Ping):
            return False
        try:
            self.count()
        except TooMany as error:
            self.refuse(error)
            self.end(AGAINST_RULES)
        else:
            self.spend(MESSAGE)
            self.table.put(Letter(self.address, self.person, message, self.come_from))
        return True

    def count(self) -> None:
        """Raises TooMany."""
        wait = self._bucket.take() if self._bucket is not None else 0.0
        if wait:
            LIMITED.labels("message").inc()
            raise TooMany(seconds=int(wait) + 1)
        self.world.limits.take("messages", self.come_from)

    async def pace(self) -> None:
        """Who has cost much lately is heard later."""
        while wait := self.to_wait():
            await asyncio.sleep(min(wait, LONGEST_PAUSE))
            if self.closing or self.gone():
                return

    def to_wait(self) -> float:
        return self.world.limits.wait("cost", self.come_from, self.person or "")

    def spend(self, milliseconds: float) -> None:
        self.world.limits.spend("cost", milliseconds, self.come_from, self.person or "")

    def to_look_up(self) -> bool:
        return self.session is not None and time.monotonic() - self._looked_up >= LOOKED_UP_EVERY

    async def look_up(self) -> None:
        """Does the session still hold? Raises Banned or BannedUntil."""
        if self.session is None or not self.to_look_up():
            return
        self._looked_up = time.monotonic()
        find = people.bot_of if self._bot else people.session_of
        async with self.world.database.read() as connection:
            found = await find(connection, self.session)
        if found is None or found.person.id != self.person:
            self.come_back()
        elif found.seen_at < now() - SEEN_AFTER:
            async with self.world.database.write() as connection:
                await sessions.seen(connection, found, "")

    async def enter(self, hello: wire.Hello) -> None:
        self.language = hello.language
        if self.table is None or self.table.id != hello.table:
            self.leave()
            if not self.world.directory.is_live(hello.table):
                self.spend(LOADING)
            self.table = await self.world.directory.table(hello.table)

    def leave(self) -> None:
        if self.table is not None:
            self.table.put(SocketGone(self.address))
            self.table = None

    def close(self) -> None:
        self.leave()
        self.world.bus.close(self.address)
        self.world.sockets.remove(self)


def decoded(data: str | bytes) -> wire.ClientMessage:
    try:
        return wire.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, UnicodeEncodeError) as error:
        raise BadMessage(problem=error) from None
    except RecursionError:
        raise BadMessage(problem=NESTED) from None
