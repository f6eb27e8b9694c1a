"""Looks after tables that nobody comes back to: given up, and shown as they were left."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from artel.server.store import calls, invites, people, places, resets, tables
from artel.server.store.engine import now
from artel.server.store.people import DAY

if TYPE_CHECKING:
    from artel.server.store.engine import Database
    from artel.server.table.directory import Directory

log = structlog.get_logger()
EVERY = 600.0
OPEN_FOR = DAY
"""Milliseconds that a table may wait for its game."""


async def look_after(database: Database, directory: Directory, days: int) -> None:
    """For ever. `days`: after how many a game is given up that nobody goes on with."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await tidy(database, directory, days)
        except Exception as error:
            database.outage.noticed(error, "tables cannot be looked after")


async def tidy(database: Database, directory: Directory, days: int) -> list[str]:
    """The tables that were given up."""
    async with database.write() as connection:
        found = await tables.forgotten(connection, directory.process, now() - OPEN_FOR, now() - days * DAY)
        await tables.give_up(connection, found)
        await people.close_expired(connection)
        await invites.drop_expired(connection)
        await resets.drop_expired(connection)
        await places.forget_old(connection)
        await calls.tidy(connection, now())
    for table in found:
        directory.changed(table)
    if found:
        log.info("tables given up", tables=len(found))
    return found
