"""Tables whose games were begun elsewhere: played on from a position of a finished game or from a puzzle, or records
that somebody has sent. Nothing of it counts for ratings."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from artel.bots import bot
from artel.bots.crew import Lane, PoolFull
from artel.kernel.fairness import SECRET, commitment
from artel.kernel.record import CHANCE
from artel.records import verify
from artel.review import NotFinished
from artel.server.errors import NoSuchSeat, NothingLeft, TooMany
from artel.server.records import replays
from artel.server.store import steps, tables
from artel.server.store.engine import now
from artel.server.store.people import new_id
from artel.server.store.steps import Step
from artel.server.store.tables import SeatRow, TableRow
from artel.server.store.writer import execute
from artel.session.play import Play
from artel.session.settings import TableSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.kernel.game import Result
    from artel.puzzles import Puzzle
    from artel.server.store.engine import Database
    from artel.server.store.people import Person
    from artel.server.traffic.desk import Desk

PRACTICE: Final = TableSettings(takeback="free")


class Beginning(NamedTuple):
    """A table that is not stored yet, and the first step of its game."""

    row: TableRow
    step: Step


class Kept(NamedTuple):
    """A record as a table that is over."""

    row: TableRow
    steps: list[Step]
    result: Result


async def beginning(
    database: Database, desk: Desk, table: str, person: Person, step: int, seat: int, against: str, who: str
) -> Beginning:
    """The game of that table goes on after its step number `step`: this person on one seat, bots on the others. Made
    by another process at the expense of `who`. Raises NoSuchTable, NotOver, NothingLeft, NoSuchSeat, UnknownBot or
    TooMany."""
    source = await replays.finished(database, table, person.id)
    bot(against)
    if not seat < source.players:
        raise NoSuchSeat(seat=seat + 1, open=", ".join(str(other + 1) for other in range(source.players)))
    stand = steps.standing(await replays.taken(database, table))
    given = [line for one in stand[: step + 1] for line in one.text.split("\n") if line]
    row = practice(
        person,
        given,
        seat,
        against,
        game=source.game,
        rules_version=source.rules_version,
        pack=source.pack,
        players=source.players,
        options=source.options,
        visibility="private" if source.visibility == "private" else "unlisted",
        source=source.id,
        source_step=step,
    )
    return await made(desk, row, given, who)


async def beginning_of_puzzle(desk: Desk, puzzle: Puzzle, person: Person, against: str, who: str) -> Beginning:
    """The same at a puzzle, in the place of its solver. Raises UnknownBot or TooMany."""
    bot(against)
    header = puzzle.header
    row = practice(
        person,
        puzzle.inputs,
        puzzle.seat,
        against,
        game=header.game,
        rules_version=header.rules_version,
        pack=header.digest,
        players=header.seats,
        options=header.options,
        visibility="unlisted",
        source=puzzle.id,
        source_step=None,
    )
    return await made(desk, row, puzzle.inputs, who)


async def made(desk: Desk, row: TableRow, given: Sequence[str], who: str) -> Beginning:
    try:
        return await desk.do(partial(begun, row, given), Lane.HINT, who)
    except PoolFull:
        raise TooMany(seconds=2) from None


def practice(person: Person, given: Sequence[str], seat: int, against: str, **where: Any) -> TableRow:
    """`where`: the other fields, which say what is played and where it comes from."""
    table, secret, at = new_id(), secrets.token_bytes(SECRET), now()
    return TableRow(
        id=table,
        status="running",
        host_id=person.id,
        settings=PRACTICE,
        rated=False,
        given=len(given),
        secret=secret,
        commitment=commitment(secret, table, where["game"], where["rules_version"]),
        created_at=at,
        started_at=at,
        seats=tuple(
            SeatRow(other, person_id=person.id) if other == seat else SeatRow(other, bot=against)
            for other in range(where["players"])
        ),
        **where,
    )


def begun(row: TableRow, given: Sequence[str]) -> Beginning:
    """Raises NothingLeft, WrongVersion or BadRecord."""
    play = Play(row)
    step = play.start(given)
    if play.over:
        raise NothingLeft
    return Beginning(row, step)


async def open_table(connection: AsyncConnection, made: Beginning) -> TableRow:
    await tables.add(connection, made.row)
    await tables.begin(connection, made.row.id, made.step)
    return await tables.load(connection, made.row.id)


# -- records that were sent -----------------------------------------------------------------------------


def kept(data: bytes, host: str) -> Kept:
    """Raises BadRecord, WrongVersion or NotFinished."""
    from artel.tui.saves import read_save

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
        seats=tuple(SeatRow(seat) for seat in range(header.seats)),
    )
    return Kept(row, grouped(record.inputs, at), match.result())


def grouped(inputs: Sequence[str], at: int) -> list[Step]:
    """As steps of a table: an action and the chance that follows it."""
    texts: list[list[str]] = [[]]
    for text in inputs:
        if not text.startswith(CHANCE):
            texts.append([])
        texts[-1].append(text)
    start, *acts = ["\n".join(lines) for lines in texts]
    return [
        Step(1, "start", None, start, None, None, at),
        *[Step(number, "act", seat_of(text), text, None, None, at) for number, text in enumerate(acts, 2)],
    ]


def seat_of(text: str) -> int:
    return int(text.partition(" ")[0]) - 1


async def keep(connection: AsyncConnection, made: Kept) -> TableRow:
    await tables.add(connection, made.row)
    await execute(connection, [steps.added(made.row.id, step) for step in made.steps])
    await execute(connection, tables.finish(made.row, made.result, "played"))
    return await tables.load(connection, made.row.id)
