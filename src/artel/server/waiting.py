"""Whom a game waits for, found from its steps; remembered until there are more of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import structlog

from artel.kernel.errors import ArtelError
from artel.server.play import played
from artel.server.store import steps

if TYPE_CHECKING:
    from artel.kernel.ids import Seat
    from artel.server.store.engine import Database
    from artel.server.store.steps import Step
    from artel.server.store.tables import TableRow

log = structlog.get_logger()
KEPT = 10_000
known: OrderedDict[str, tuple[int, frozenset[Seat]]] = OrderedDict()
"""By table: the version, and the seats that are asked then."""


async def waiting_for(database: Database, row: TableRow, person: str) -> bool:
    seat = row.seat_of(person)
    if row.status != "running" or seat is None:
        return row.status == "open" and any(other.invited_id == person for other in row.seats)
    async with database.read() as connection:
        version = await steps.last(connection, row.id)
        if known.get(row.id, (-1,))[0] != version:
            taken = await steps.of_table(connection, row.id)
            known[row.id] = await asyncio.to_thread(asked, row, taken)
            known.move_to_end(row.id)
            if len(known) > KEPT:
                known.popitem(last=False)
    return seat in known[row.id][1]


def asked(row: TableRow, taken: list[Step]) -> tuple[int, frozenset[Seat]]:
    try:
        play = played(row, taken)
        return play.version, frozenset(play.pending())
    except ArtelError as error:  # played under other rules: nobody can answer
        log.warning("table cannot be followed", table=row.id, error=str(error))
        return len(taken), frozenset()
