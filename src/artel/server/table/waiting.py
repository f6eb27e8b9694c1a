"""Whom a game waits for, at tables that need not be live here: it is stored with each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from artel.kernel.errors import ArtelError
from artel.server.store import steps
from artel.server.table.live import stored

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.server.store.engine import Database
    from artel.server.store.tables import TableRow

log = structlog.get_logger()


async def waiting_for(database: Database, rows: Sequence[TableRow], person: str) -> list[bool]:
    """For each of these tables: is it this person's turn there, or is a seat kept?"""
    playing = [row.id for row in rows if row.status == "running" and row.seat_of(person) is not None]
    async with database.read() as connection:
        asked = await steps.asked(connection, playing) if playing else {}
    return [await is_waiting(database, row, person, asked.get(row.id)) for row in rows]


async def is_waiting(database: Database, row: TableRow, person: str, asked: int | None) -> bool:
    seat = row.seat_of(person)
    if row.status != "running" or seat is None:
        return row.status == "open" and any(other.invited_id == person for other in row.seats)
    if asked is None:
        asked = await found_by_playing(database, row)
    return bool(asked & 1 << seat)


async def found_by_playing(database: Database, row: TableRow) -> int:
    """For a step from before this was stored: it is, from now on."""
    try:
        _, play = await stored(database, row.id)
    except ArtelError as error:  # played under other rules: nobody can answer
        log.warning("table cannot be followed", table=row.id, error=str(error))
        return 0
    if play is None:
        return 0
    seats = sum(1 << seat for seat in play.pending())
    async with database.write() as connection:
        await steps.remember_asked(connection, row.id, play.version, seats)
    return seats
