"""Seats that change hands during a game; for the table that plays it."""

from __future__ import annotations

from sqlalchemy import bindparam, update

from artel.server.store.schema import seats
from artel.server.store.tables import SeatRow
from artel.server.store.writer import Write

SET = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("which"))
    .values(bot=bindparam("by"), gone=bindparam("away"), resigned=bindparam("gave_up"))
)


def seated(table: str, row: SeatRow) -> Write:
    """Who plays this seat from now on."""
    who = {"by": row.bot, "away": row.gone, "gave_up": row.resigned}
    return Write(SET, {"table": table, "which": row.seat, **who})
