"""People who look for others to play with, brought together as soon as there are enough of them.

The database holds the queue, so that it is one for all processes. Who looks says so every few seconds; who has not for
`FRESH` is not there any more. Whoever makes the number full finds the table made: the first of them is its host, a seat
is kept for each, and it starts when all have sat down, with what they add to luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update

from artel.games import game
from artel.server.lobby import seating
from artel.server.store import people, tables
from artel.server.store.engine import now
from artel.server.store.schema import seekers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.people import Person
    from artel.server.store.tables import TableRow

FRESH: Final = 12_000
"""Milliseconds after which somebody who says nothing is gone."""


class Queue(msgspec.Struct, frozen=True):
    """So many people wait for a game of so many players."""

    game: str
    players: int
    waiting: int


async def queues(connection: AsyncConnection) -> list[Queue]:
    """All in which somebody waits."""
    query = select(seekers.c.game, seekers.c.players, func.count()).where(
        seekers.c.seen_at > now() - FRESH, seekers.c.table_id.is_(None)
    )
    grouped = query.group_by(seekers.c.game, seekers.c.players).order_by(seekers.c.game, seekers.c.players)
    return [Queue(*row) for row in await connection.execute(grouped)]


async def seek(
    connection: AsyncConnection,
    person: Person,
    game_id: str,
    players: int,
    opening: Callable[[], Awaitable[None]],
) -> TableRow | None:
    """A sign of life of somebody who looks for such a game; the table, once there is one. `opening`: called when
    somebody begins to look; raises where this person may have no more tables.

    Raises UnknownGame or BadSeats."""
    game(game_id).setup(players, {})
    await connection.execute(delete(seekers).where(seekers.c.seen_at <= now() - FRESH))
    me = seekers.c.person_id == person.id
    wanted = {"game": game_id, "players": players}
    known = (await connection.execute(select(seekers).where(me))).mappings().one_or_none()
    if known is None:
        await opening()
        await connection.execute(insert(seekers).values(person_id=person.id, since=now(), seen_at=now(), **wanted))
    elif known["table_id"] is not None:
        return await tables.load(connection, known["table_id"])
    else:
        moved = (known["game"], known["players"]) != (game_id, players)
        since = now() if moved else known["since"]
        await connection.execute(update(seekers).where(me).values(seen_at=now(), since=since, **wanted))
    return await brought_together(connection, game_id, players)


async def brought_together(connection: AsyncConnection, game_id: str, players: int) -> TableRow | None:
    here = (seekers.c.game == game_id, seekers.c.players == players, seekers.c.table_id.is_(None))
    query = select(seekers.c.person_id).where(*here).order_by(seekers.c.since, seekers.c.person_id).with_for_update()
    who = list(await connection.scalars(query.limit(players)))
    host = await people.load(connection, who[0]) if len(who) == players else None
    if host is None:
        return None
    made = await seating.open_table(
        connection, host, game_id, {}, [None] * players, "unlisted", starts="full", watch=True
    )
    for seat, other in enumerate(who):
        await tables.put(connection, made.id, seat, invited_id=other)
    await connection.execute(update(seekers).where(seekers.c.person_id.in_(who)).values(table_id=made.id))
    return await tables.load(connection, made.id)


async def stop(connection: AsyncConnection, person: Person) -> None:
    await connection.execute(delete(seekers).where(seekers.c.person_id == person.id))
