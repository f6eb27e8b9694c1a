"""`artel bench growth`: what work costs as it grows, each kind for sizes that lie far apart."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

import msgspec

from artel.bots.ismcts import Master
from artel.bots.search import Node
from artel.cli.bench import after_deal, random_game, usual
from artel.cli.bench_clients import Crowd
from artel.cli.bench_growth_plot import drawn
from artel.cli.bench_load import moved, the_table
from artel.cli.bench_pages import measured as measured_pages
from artel.cli.bench_report import BenchJob, report, whole
from artel.cli.bench_server import rushed, serving
from artel.games import game as game_of
from artel.games import games
from artel.kernel.chance import Rng
from artel.kernel.engine import pending, play_out
from artel.kernel.errors import BadInput, Problem
from artel.kernel.game import Game
from artel.kernel.packed import COMPILED
from artel.server.store.engine import Database
from artel.server.store.people import Person
from artel.session.play import TablePlay
from artel.text import words

TILES = "carcassonne"
WATCHED = 20
"""Tables at which people watch."""
SECONDS = 0.2
FOLLOWED = 5
PLAYED = 2.0
"""Seconds."""
HOST = Person("host", "guest", "Host", "en")
FILES = "growth.json", "growth.svg"


class GrowthFigures(msgspec.Struct, frozen=True):
    """`costs`: by what costs it, in the unit of this kind of growth."""

    growth: str
    size: int
    compiled: bool
    costs: dict[str, float]


Measure = Callable[[], GrowthFigures]


class GrowthSizes(NamedTuple):
    tiles: tuple[int, ...] = (1, 12, 24, 48, 72, 95)
    steps: tuple[int, ...] = (8, 16, 32, 64, 128)
    nodes: tuple[int, ...] = (250, 1000, 4000)
    """Iterations of a search."""
    tables: tuple[int, ...] = (10, 40, 160)
    watchers: tuple[int, ...] = (1, 4, 16)
    stored: tuple[int, ...] = (1000, 10_000)


LARGE = GrowthSizes(
    nodes=(250, 1000, 4000, 16_000),
    tables=(10, 40, 160, 640, 1280),
    watchers=(1, 4, 16, 64),
    stored=(1000, 10_000, 100_000, 1_000_000),
)
COLUMNS: dict[str, Callable[[GrowthFigures], str]] = {
    "growth": lambda found: found.growth,
    "size": lambda found: whole(found.size),
    "least": lambda found: f"{min(found.costs.values()):.3g}",
    "most": lambda found: f"{max(found.costs.values()):.3g}",
    "costs": lambda found: max(found.costs, key=lambda name: found.costs[name]),
}


def run(*, large: bool, database: str | None, out: Path | None, json: bool, language: str) -> None:
    """What is measured so far stays when it is interrupted. Raises BadInput where the database is not new."""
    found: list[GrowthFigures] = []

    def kept(measure: Measure) -> GrowthFigures:
        found.append(measure())
        return found[-1]

    if database is not None and asyncio.run(is_used(database)):
        raise BadInput(problem=Problem("database-used", "The database of {given} is not empty.", given="--database"))
    sizes = LARGE if large else GrowthSizes()
    measures = measures_of(sizes)
    if database is not None:
        measures[f"stored {sizes.stored[-1]}, {database.partition(':')[0]}"] = partial(
            stored, sizes.stored[-1], database
        )
    jobs = [BenchJob(name, partial(kept, measure)) for name, measure in measures.items()]
    try:
        report("bench-growth-title", jobs, COLUMNS, json, language)
    finally:
        if out is not None and found:
            out.mkdir(parents=True, exist_ok=True)
            (out / FILES[0]).write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
            (out / FILES[1]).write_text(drawn(found, words(language)) + "\n", encoding="utf-8")


async def is_used(url: str) -> bool:
    database = Database(url)
    try:
        return await database.revision() is not None
    finally:
        await database.close()


def measures_of(sizes: GrowthSizes) -> dict[str, Measure]:
    counts = range(min(found.least for found in games()), max(found.most for found in games()) + 1)
    kinds: list[tuple[str, Iterable[int], Callable[[int], GrowthFigures]]] = [
        ("players", counts, players),
        ("tiles", sizes.tiles, tiles),
        ("steps", sizes.steps, record),
        ("nodes", sizes.nodes, tree),
        ("tables", sizes.tables, tables),
        ("watchers", sizes.watchers, watchers),
        ("stored", sizes.stored, stored),
    ]
    return {f"{name} {size}": partial(measure, size) for name, each, measure in kinds for size in each}


def figures(growth: str, size: int, costs: dict[str, float]) -> GrowthFigures:
    return GrowthFigures(growth, size, COMPILED, {name: float(f"{cost:.4g}") for name, cost in costs.items()})


def microseconds(work: Callable[[], object]) -> float:
    def once() -> int:
        work()
        return 1

    return 1e6 / usual(SECONDS, once)


# -- the rules ----------------------------------------------------------------------------------------------


def players(many: int) -> GrowthFigures:
    """A random game."""
    costs = {}
    for found in games():
        if found.least <= many <= found.most:
            fresh, rng = found.new(found.setup(many)), Rng(1)
            costs[found.id] = microseconds(lambda fresh=fresh, rng=rng: play_out(fresh.copy(), rng))  # type: ignore[misc]
    return figures("players", many, costs)


def tiles(many: int) -> GrowthFigures:
    """The table when so many tiles lie there: what a rule, a search and a person do with it."""
    found: Game[Any, Any, Any] = game_of(TILES)
    table, rng = found.new(found.setup(2)), Rng(1)
    random_game(table, rng, 0)
    while len(found.view(table, 0).map) < many:
        random_game(table, rng, 1)
    seat = pending(table)[0]
    return figures(
        "tiles",
        many,
        {
            "copy": microseconds(table.copy),
            "view": microseconds(lambda: found.view(table, seat)),
            "a move": microseconds(lambda: random_game(table.copy(), rng, 1)),
        },
    )


def record(steps: int) -> GrowthFigures:
    """A game of so many steps, followed as when its table is loaded; with the most players, who take longest."""
    return figures("steps", steps, {found.id: cost for found in games() if (cost := followed(found, steps))})


def followed(found: Game[Any, Any, Any], steps: int) -> float:
    """0: no game is as long."""
    row = the_table(found, HOST)
    play, rng = TablePlay(row), Rng(1)
    taken = [play.start()]
    while len(taken) < steps and not play.over:
        taken.append(moved(play, rng))
    if len(taken) < steps:
        return 0.0
    best = []
    for _ in range(FOLLOWED):
        begun = process_time()
        TablePlay(row).follow(taken)
        best.append(process_time() - begun)
    return 1000 * min(best)


def tree(iterations: int) -> GrowthFigures:
    """The memory of one node."""
    costs = {}
    for found in games():
        table = after_deal(found.new(found.setup(found.least)), Rng(1))
        view = found.view(table, pending(table)[0])
        tracemalloc.start()
        search = Master().search(view, Rng(1))
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(iterations):
            search.iterate()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        costs[found.id] = grown / nodes_of(search.root)
    return figures("nodes", iterations, costs)


def nodes_of(root: Node) -> int:
    many, left = 0, [root]
    while left:
        node = left.pop()
        many += 1
        left += [*node.grown, *node.branches.values()]
    return many


# -- the server ---------------------------------------------------------------------------------------------


def tables(many: int) -> GrowthFigures:
    """A stored move, while so many tables are played at once."""
    return asyncio.run(played("tables", many, many, 0))


def watchers(many: int) -> GrowthFigures:
    """A stored move at a table where so many watch."""
    return asyncio.run(played("watchers", many, WATCHED, many))


async def played(growth: str, size: int, many: int, watching: int) -> GrowthFigures:
    with serving() as server:
        crowd, empty = Crowd(server.port), server.rss()
        try:
            await crowd.open(many)
            await crowd.watch(watching)
            full = server.rss()
            work = await rushed(server, crowd, PLAYED, again=not watching)
        finally:
            await crowd.close()
    costs = {"a move": 1e6 * work.cpu / work.moves}
    return figures(growth, size, costs if watching else costs | {"KB for a table": (full - empty) / many / 1024})


def stored(many: int, database: str | None = None) -> GrowthFigures:
    """Pages, with so many games in the database."""
    with TemporaryDirectory(prefix="artel-bench-") as folder:
        url = database or f"sqlite+aiosqlite:///{Path(folder, 'artel.db')}"
        found = asyncio.run(measured_pages(url, many, lambda _: None))
    return figures("stored" if database is None else "stored-elsewhere", many, found)
