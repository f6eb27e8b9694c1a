"""All that one process of the server holds, made in order and closed in the other order."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, NamedTuple

from artel.kernel.errors import NotInstalled
from artel.server.advice import Adviser
from artel.server.botplay import Bots
from artel.server.bus import Bus, LocalBus
from artel.server.caretaker import look_after
from artel.server.clerk import Clerk
from artel.server.config import Settings
from artel.server.desk import Desk
from artel.server.hall import Hall
from artel.server.limits import Limits
from artel.server.live import Services
from artel.server.sockets import Sockets
from artel.server.store.engine import Database
from artel.server.store.upkeep import bring_up
from artel.server.store.writer import Writer
from artel.server.uptime import Uptime
from artel.server.verifying import Verifier

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class World(NamedTuple):
    settings: Settings
    database: Database
    bus: Bus
    hall: Hall
    limits: Limits
    sockets: Sockets
    clerk: Clerk
    verifier: Verifier
    adviser: Adviser
    desk: Desk


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[World]:
    """Raises OldDatabase, NewDatabase, NoRedis or NotInstalled. A database in a file is brought up to date."""
    database = Database(settings.database, settings.sqlite_sync)
    try:
        if settings.database.startswith("sqlite"):
            await bring_up(database)
        await database.check()
        process = secrets.token_hex(6)
        writer, bots, bus = Writer(database), Bots(settings), bus_for(settings, process)
        limits, uptime = Limits(settings.limits, settings.redis), Uptime(database)
        desk = Desk(bots.pool, limits)
        services = Services(settings, database, writer, bus, bots, limits, uptime, desk)
        hall = Hall(services, writer, process, alone=settings.redis is None)
        try:
            await uptime.start()
            await hall.start()
            clerk = Clerk(database)
            caretaker = asyncio.create_task(look_after(database, hall, settings.abandoned_after))
            try:
                adviser = Adviser(settings, database, bots, desk)
                yield World(settings, database, bus, hall, limits, Sockets(), clerk, Verifier(), adviser, desk)
            finally:
                caretaker.cancel()
                await clerk.close()
        finally:
            await hall.close()
            desk.close()
            await bots.close()
            await uptime.close()
            await writer.close()
            await hall.release()
            await limits.close()
    finally:
        await database.close()


def bus_for(settings: Settings, process: str) -> Bus:
    """Raises NotInstalled."""
    if settings.redis is None:
        return LocalBus()
    try:
        from artel.server.redisbus import RedisBus
    except ModuleNotFoundError:
        raise NotInstalled(name="redis", package="artel[redis]") from None
    return RedisBus(settings.redis, process)
