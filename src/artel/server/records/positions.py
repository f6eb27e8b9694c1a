"""Tables whose games were begun elsewhere: played on from a finished game, a puzzle or a scenario, or records that
somebody has sent. Nothing of it counts for ratings."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from artel.bots import bot
from artel.bots.crew import Lane, PoolFull
from artel.kernel.fairness import SECRET, commitment
from artel.records import verify
from artel.review import NotFinished
from artel.server.errors import TooMany
from artel.server.records import replays
from artel.server.store import packs, steps, tables
from artel.server.store.engine import now
from artel.server.store.people import new_id
from artel.server.store.steps import PlayStep
from artel.server.store.tables import SeatRow, TableRow
from artel.server.store.writer import execute
from artel.server.workshop.checking import stored
from artel.session import onward
from artel.session.imported import taken

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.kernel.game import Result
    from artel.puzzles import Puzzle
    from artel.server.store.engine import Database
    from artel.server.store.people import Person
    from artel.server.traffic.desk import Desk
    from artel.server.traffic.limits import Limits
    from artel.session.onward import Beginning


class KeptRecord(NamedTuple):
    """A record as a table that is over."""

    row: TableRow
    steps: list[PlayStep]
    result: Result


async def beginning(
    database: Database, desk: Desk, table: str, person: Person, step: int, seat: int, against: str, who: str
) -> Beginning:
    """The game of that table goes on after its step number `step`: this person on one seat, bots on the others. Made
    by another process at the expense of `who`. Raises NoSuchTable, NotOver, NothingLeft, NoSuchSeat, UnknownBot or
    TooMany."""
    source = await replays.finished(database, table, person.id)
    onward.check(source, seat, against)
    taken, me = await replays.taken(database, table), SeatRow(seat, person_id=person.id)
    task = partial(onward.beginning, source, taken, step, me, against, new_id(), secrets.token_bytes(SECRET))
    return await made(desk, task, who)


async def beginning_of_puzzle(desk: Desk, puzzle: Puzzle, person: Person, against: str, who: str) -> Beginning:
    """The same at a puzzle, in the place of its solver. Raises UnknownBot or TooMany."""
    bot(against)
    me = SeatRow(puzzle.seat, person_id=person.id)
    task = partial(onward.beginning_of_puzzle, puzzle, me, against, new_id(), secrets.token_bytes(SECRET))
    return await made(desk, task, who)


async def beginning_of_scenario(
    desk: Desk, text: str, steps: int, person: Person, seat: int | None, against: str, who: str
) -> Beginning:
    """The same after so many steps of a scenario that somebody has sent; `seat`: None for who is asked first. Raises
    BadScenario, BadInput, NothingLeft, NoSuchSeat, UnknownBot or TooMany."""
    bot(against)
    me, secret = SeatRow(0, person_id=person.id), secrets.token_bytes(SECRET)
    return await made(
        desk, partial(onward.beginning_of_scenario, text, steps, seat, me, against, new_id(), secret), who
    )


async def made(desk: Desk, task: Callable[[], Beginning], who: str) -> Beginning:
    try:
        return await desk.do(task, Lane.HINT, who)
    except PoolFull:
        raise TooMany(seconds=2) from None


async def open_table(database: Database, limits: Limits, person: Person, begun: Beginning) -> TableRow:
    """Stored, where this person may play at one more. Raises TooManyTables."""
    async with database.write() as connection:
        limits.check_tables(person, await tables.unfinished(connection, person.id, alone=True), alone=True)
        await tables.add(connection, begun.row)
        await tables.begin(connection, begun.row.id, begun.step)
        return await tables.load(connection, begun.row.id)


# -- records that were sent -----------------------------------------------------------------------------


def kept(data: bytes, host: str) -> KeptRecord:
    """Raises BadRecord, WrongVersion, NotFinished, BadPack or PackTooLong."""
    from artel.session.saves import read_save

    record = read_save(data).record
    match = verify(record)
    if not match.over:
        raise NotFinished
    header, table, secret, at = record.header, new_id(), secrets.token_bytes(SECRET), now()
    row = TableRow(
        id=table,
        game=header.game,
        rules_version=header.rules_version,
        pack=header.digest,
        players=header.seats,
        options=match.setup.options,
        visibility="unlisted",
        status="over",
        ending="played",
        host_id=host,
        rated=False,
        given=len(record.inputs),
        secret=secret,
        commitment=commitment(secret, table, header.game, header.rules_version),
        created_at=at,
        started_at=at,
        ended_at=at,
        layout=record.layout,
        own_pack=None if match.game.pack_known_as(header.digest) else stored(header.game, match.setup.pack.content()),
        seats=tuple(SeatRow(seat) for seat in range(header.seats)),
    )
    return KeptRecord(row, taken(record.inputs, at), match.result())


async def keep(connection: AsyncConnection, made: KeptRecord, person: Person) -> TableRow:
    """With the data pack that came with it. Raises TooManyPacks or NoSuchPack."""
    if made.row.own_pack is not None:
        await packs.keep(connection, made.row.own_pack, person)
    await tables.add(connection, made.row)
    await execute(connection, [steps.added(made.row.id, step) for step in made.steps])
    await execute(connection, tables.finish(made.row, made.result, "played"))
    return await tables.load(connection, made.row.id)
