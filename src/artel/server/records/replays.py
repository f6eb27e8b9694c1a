"""Finished games as they are stored; what is shown of them: `artel.session.replays`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.server.store import steps, tables
from artel.session.replays import MOST as MOST
from artel.session.replays import MOST_OF_ALL as MOST_OF_ALL
from artel.session.replays import ItemSaid as ItemSaid
from artel.session.replays import ReplayStep as ReplayStep
from artel.session.replays import check_over as check_over
from artel.session.replays import items_of as items_of
from artel.session.replays import replayed as replayed
from artel.session.replays import shown as shown

if TYPE_CHECKING:
    from artel.server.store.engine import Database
    from artel.session.seating import TableRow
    from artel.session.steps import PlayStep


async def seen(database: Database, table: str, person: str | None) -> tuple[TableRow, list[PlayStep]]:
    """A table that this person may know of, and its steps as `steps.to_follow` gives them. Raises NoSuchTable."""
    async with database.read() as connection:
        row = await tables.load(connection, table)
        row.check_seen(person)
        return row, await steps.to_follow(connection, table)


async def finished(database: Database, table: str, person: str | None) -> TableRow:
    """The same table where the game is over, or was given up by all. Raises NoSuchTable or NotOver."""
    async with database.read() as connection:
        row = await tables.load(connection, table)
        row.check_seen(person)
        if row.status != "over":
            check_over(row, await steps.to_follow(connection, table))
    return row


async def taken(database: Database, table: str) -> list[PlayStep]:
    async with database.read() as connection:
        return await steps.to_follow(connection, table)
