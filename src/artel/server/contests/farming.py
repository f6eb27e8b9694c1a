"""Simple checks of rated games for farming. What looks like it is flagged for whoever runs the server; a game of two
who have met too often within a day changes no ratings."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from artel.server.store import flags
from artel.server.store.engine import now
from artel.server.store.people import DAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.ratings import EndedGame, SeatOutcome

MOST_MEETINGS: Final = 10
"""So many rated games of the same two count within 24 hours."""


async def fair(
    connection: AsyncConnection, table: EndedGame, outcomes: Sequence[SeatOutcome], endings: tuple[str, ...]
) -> bool:
    """Flags what looks wrong; whether the game may change ratings. `outcomes`: of those who are rated; `endings`: of
    games that count."""
    people = [outcome for outcome in outcomes if outcome.household is not None and outcome.who is not None]
    await flag_unplayed(connection, table, people)
    often = False
    for one, other in combinations([outcome.who for outcome in people if outcome.who is not None], 2):
        games = 1 + await flags.meetings(connection, one, other, table.id, now() - DAY, endings)
        if games > MOST_MEETINGS:
            often = True
            await flags.add(connection, table.id, "pair", one, other, games)
    return not often


async def flag_unplayed(connection: AsyncConnection, table: EndedGame, people: Sequence[SeatOutcome]) -> None:
    """Whoever gave up, or was away, before their first move."""
    if table.ending == "played":
        return
    last, moved = await flags.gave_up(connection, table.id), await flags.moved(connection, table.id)
    for outcome in people:
        if (outcome.left or outcome.seat == last) and outcome.seat not in moved and outcome.who is not None:
            await flags.add(connection, table.id, "unplayed", outcome.who)
