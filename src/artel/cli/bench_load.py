"""`artel bench load`: what it costs the server to load the longest tables that its limits allow to exist.

Every game with the most players, played at random almost to its end; then every seat takes back as often as it may,
each time after some more moves. It lies in a database in a temporary file.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert

from artel.cli.bench_report import BenchJob, report
from artel.games import game as game_of
from artel.games import games
from artel.kernel.chance import Rng
from artel.kernel.engine import question_for
from artel.kernel.packed import COMPILED
from artel.server.store import people, steps, tables
from artel.server.store.engine import Database
from artel.server.store.schema import inputs
from artel.server.store.tables import SeatRow, TableRow
from artel.server.table.live import stored
from artel.server.table.proposals import TAKEBACKS
from artel.session.play import TablePlay

if TYPE_CHECKING:
    from collections.abc import Callable

    from artel.kernel.game import Game
    from artel.server.store.people import Person
    from artel.server.store.steps import PlayStep

GAMES_TRIED = 5
"""Of so many random games the longest is taken."""
BETWEEN = 10
"""Moves before something is taken back."""
REPEATED = 5


class LoadFigures(msgspec.Struct, frozen=True):
    """`rows`: all that is stored; `standing`: actions that were not taken back; `load_ms`: CPU time to load the table;
    `held_ms`: the longest time for which nobody else had a turn meanwhile. Both the best of several."""

    game: str
    players: int
    compiled: bool
    rows: int
    standing: int
    cuts: int
    load_ms: float
    held_ms: float


COLUMNS: dict[str, Callable[[LoadFigures], str]] = {
    "game": lambda found: found.game,
    "players": lambda found: str(found.players),
    "rows": lambda found: str(found.rows),
    "standing": lambda found: str(found.standing),
    "cuts": lambda found: str(found.cuts),
    "load-ms": lambda found: f"{found.load_ms:.1f}",
    "held-ms": lambda found: f"{found.held_ms:.1f}",
}


def run(game: str | None, json: bool, language: str) -> None:
    """Raises UnknownGame."""
    chosen = [game_of(game)] if game else list(games())
    jobs = [BenchJob(f"{found.id} {found.most}", partial(measured, found, TAKEBACKS)) for found in chosen]
    report("bench-load-title", jobs, COLUMNS, json, language, cuts=str(TAKEBACKS))


def measured(game: Game, takebacks: int) -> LoadFigures:
    with TemporaryDirectory(prefix="artel-bench-") as folder:
        return asyncio.run(measure(game, takebacks, f"sqlite+aiosqlite:///{Path(folder, 'artel.db')}"))


async def measure(game: Game, takebacks: int, url: str) -> LoadFigures:
    database = Database(url)
    try:
        await database.migrate()
        async with database.write() as connection:
            host = await people.add_guest(connection, "Host", "en")
            row = the_table(game, host)
            taken = longest(row, takebacks)
            await tables.add(connection, row)
            await connection.execute(insert(inputs), [steps.row_of(row.id, step) for step in taken])
        costs = [await cost(database, row) for _ in range(REPEATED)]
    finally:
        await database.close()
    return LoadFigures(
        game=game.id,
        players=game.most,
        compiled=COMPILED,
        rows=len(taken),
        standing=len(steps.standing(taken)),
        cuts=sum(step.kind == "cut" for step in taken),
        load_ms=round(min(load for load, _ in costs) * 1000, 2),
        held_ms=round(min(held for _, held in costs) * 1000, 2),
    )


async def cost(database: Database, row: TableRow) -> tuple[float, float]:
    """CPU seconds to load a table, and the longest of them without a turn for others."""
    begun = process_time()
    loading = asyncio.create_task(stored(database, row.id))
    held, last = 0.0, begun
    while not loading.done():
        await asyncio.sleep(0)
        now = process_time()
        held, last = max(held, now - last), now
    await loading
    return process_time() - begun, held


def the_table(game: Game, host: Person) -> TableRow:
    setup = game.setup(game.most)
    return TableRow(
        id="longest",
        game=game.id,
        rules_version=game.rules_version,
        pack=setup.pack.digest,
        players=game.most,
        options=setup.options,
        visibility="open",
        status="running",
        host_id=host.id,
        secret=bytes(32),
        commitment="",
        created_at=0,
        started_at=0,
        seats=tuple(SeatRow(seat, bot="random") for seat in range(game.most)),
    )


def longest(row: TableRow, takebacks: int) -> list[PlayStep]:
    """The steps of a game that is almost over, with as many cuts as there may be."""
    seed = max(range(GAMES_TRIED), key=lambda seed: length(row, seed))
    play, rng, most = TablePlay(row), Rng(seed), length(row, seed)
    taken = [play.start()]
    while play.version < most - BETWEEN - 2:
        taken.append(moved(play, rng))
    for seat in [seat for _ in range(takebacks) for seat in range(row.players)]:
        taken += [moved(play, rng) for _ in range(BETWEEN) if not play.over]
        back = play.before_last_of(seat)
        assert back is not None
        taken.append(play.cut(seat, back, f"cut {play.version}"))
    while play.over:
        taken.append(play.cut(0, steps.standing(taken)[-2].seq))
    return taken


def length(row: TableRow, seed: int) -> int:
    play, rng = TablePlay(row), Rng(seed)
    play.start()
    while not play.over:
        moved(play, rng)
    return play.version


def moved(play: TablePlay, rng: Rng) -> PlayStep:
    table = play.match.table
    seat = play.pending()[0]
    question = question_for(table, seat)
    assert question is not None
    return play.act(seat, play.match.game.write_action(table, question.sample(table, rng)), f"act {play.version}")
