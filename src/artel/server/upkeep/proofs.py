"""All games of a database that are over prove themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

from artel.kernel.errors import ArtelError, BadRecord, Problem
from artel.kernel.record import Record
from artel.records import verify
from artel.server.store.schema import results, tables
from artel.server.table.live import stored

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from artel.server.store.engine import Database


class Proof(NamedTuple):
    """`error`: what is wrong with it."""

    table: str
    game: str
    error: ArtelError | None


async def finished(database: Database) -> list[tuple[str, str]]:
    """Tables and their games, the oldest first; those that were given up too."""
    over = tables.c.status.in_(("over", "abandoned")) & tables.c.started_at.is_not(None)
    query = select(tables.c.id, tables.c.game).where(over).order_by(tables.c.created_at)
    async with database.read() as connection:
        return [(row.id, row.game) for row in await connection.execute(query)]


async def proofs(database: Database, found: list[tuple[str, str]]) -> AsyncIterator[Proof]:
    for table, game in found:
        try:
            await prove(database, table)
        except ArtelError as error:
            yield Proof(table, game, error)
        else:
            yield Proof(table, game, None)


async def prove(database: Database, table: str) -> None:
    """Every input legal, all luck from the seed, the seed as committed to, the scores as stored. Raises BadRecord,
    WrongVersion or NoSuchTable."""
    row, play = await stored(database, table)
    if play is None:
        raise BadRecord(where=table, problem=Problem("no-moves", "the game is over and has no moves"))
    record = Record.from_json(play.record().to_json())
    verify(record)
    if record.fairness is None or record.fairness.secret is None or record.fairness.commitment != row.commitment:
        raise BadRecord(
            where=Problem("at-commitment", "the commitment"),
            problem=Problem("other-commitment", "it is not the one that was shown"),
        )
    query = select(results.c.score, results.c.place).where(results.c.table_id == table).order_by(results.c.seat)
    async with database.read() as connection:
        kept = [tuple(found) for found in await connection.execute(query)]
    made = list(zip(play.result().scores, play.result().places, strict=True)) if row.status == "over" else []
    if kept != made:
        raise BadRecord(
            where=Problem("in-result", "the result"),
            problem=Problem("other-result", "{kept} is stored, the game makes {made}", kept=kept, made=made),
        )
