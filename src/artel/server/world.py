"""All that one process of the server holds, made in order and closed in the other order."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from artel.kernel.errors import NotInstalled
from artel.server.cluster.bus import Bus
from artel.server.cluster.localbus import LocalBus
from artel.server.config import Settings
from artel.server.contests.clerk import Clerk
from artel.server.lobby import challenges
from artel.server.lobby.bells import Bells
from artel.server.notices.sender import Sender
from artel.server.people import lookalikes
from artel.server.people.passwords import Passwords
from artel.server.people.watchman import Watchman
from artel.server.records.verifying import Verifier
from artel.server.reviews.reviewer import Reviewer
from artel.server.store.engine import Database
from artel.server.store.soundness import examine
from artel.server.store.upkeep import bring_up, keep_private
from artel.server.store.writer import Writer
from artel.server.table.advice import Adviser
from artel.server.table.bots import Bots
from artel.server.table.directory import Directory
from artel.server.table.services import Services
from artel.server.table.uptime import Uptime
from artel.server.traffic.desk import Desk
from artel.server.traffic.limits import Limits
from artel.server.traffic.sockets import Sockets
from artel.server.upkeep.caretaker import look_after
from artel.server.upkeep.rotation import look_after_backups
from artel.server.workshop.hosting import bring_in

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


TOGETHER = 1.0
"""Seconds after which processes that share a database tell each other how long they have been up."""


class World(NamedTuple):
    settings: Settings
    database: Database
    bus: Bus
    directory: Directory
    limits: Limits
    sockets: Sockets
    clerk: Clerk
    verifier: Verifier
    adviser: Adviser
    bells: Bells
    notices: Sender
    watchman: Watchman
    desk: Desk
    reviewer: Reviewer
    passwords: Passwords
    streams: Counter[str]
    """By address: how many streams of tables are open."""


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[World]:
    """A database in a file is brought up to date. Raises OldDatabase, NewDatabase, DamagedDatabase, NoRedis or
    NotInstalled."""
    database = Database(settings.database, settings.sqlite_sync)
    try:
        if database.file is not None:
            keep_private(database)
            await asyncio.to_thread(partial(examine, database.file, thoroughly=True))
            await bring_up(database)
        await database.check()
        await bring_in(database, settings.packs)
        lookalikes.prototypes()  # before anybody is there who would pay for it
        notices = Sender(settings, database)
        process = secrets.token_hex(6)
        writer, bots, bus = Writer(database), Bots(settings), bus_for(settings, process)
        limits, sockets = Limits(settings.limits, settings.redis), Sockets(bus)
        uptime = Uptime(database) if settings.redis is None else Uptime(database, TOGETHER)
        desk = Desk(bots.pool, limits)
        passwords = Passwords()
        reviewer = Reviewer(settings, database, limits, desk)
        services = Services(settings, database, writer, bus, bots, limits, uptime, sockets, desk)
        directory = Directory(services, writer, process, alone=settings.redis is None)
        try:
            await uptime.start()
            await directory.start()
            clerk, watchman = Clerk(database), Watchman(database, directory, sockets, limits)
            notices.start()
            caretaker = asyncio.create_task(look_after(database, directory, settings.abandoned_after))
            watch = asyncio.create_task(sockets.watch(database))
            usher = asyncio.create_task(challenges.look_after(database, directory))
            backing_up = asyncio.create_task(look_after_backups(database, settings))
            try:
                await watchman.start()
                adviser = Adviser(settings, database, bots, desk)
                yield World(
                    settings, database, bus, directory, limits, sockets, clerk, Verifier(), adviser,
                    Bells(), notices, watchman, desk, reviewer, passwords, Counter(),
                )  # fmt: skip
            finally:
                await reviewer.close()
                caretaker.cancel()
                watch.cancel()
                usher.cancel()
                backing_up.cancel()
                await watchman.close()
                await asyncio.gather(backing_up, return_exceptions=True)
                await notices.close()
                await clerk.close()
        finally:
            passwords.close()
            await directory.close()
            desk.close()
            await bots.close()
            await uptime.close()
            await writer.close()
            await directory.release()
            await limits.close()
    finally:
        await database.close()


def bus_for(settings: Settings, process: str) -> Bus:
    """Raises NotInstalled."""
    if settings.redis is None:
        return LocalBus()
    try:
        from artel.server.cluster.redisbus import RedisBus
    except ModuleNotFoundError:
        raise NotInstalled(name="redis", package="artel-tabletop[redis]") from None
    return RedisBus(settings.redis, process)
