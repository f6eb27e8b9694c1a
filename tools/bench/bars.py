"""What Artel has to reach, and how it is measured: by its own commands."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from artel.bots import Clock
from artel.bots.pool import BotPool
from artel.cli.bench import after_deal
from artel.games import GAMES
from artel.games import game as game_of
from artel.kernel.chance import Rng
from artel.kernel.engine import pending

ROOT = Path(__file__).parents[2]
BUILDS = {"compiled": Path(sys.executable).parent, "interpreted": ROOT / ".venv" / "bin"}
HELPS = 5


class Bar(NamedTuple):
    what: str
    bar: float
    command: str
    """Of artel, for what it prints with --json; the last line counts."""
    key: str
    build: str = "compiled"
    most: bool = False
    """The bar is the most that it may be."""

    def met(self, value: float) -> bool:
        return value <= self.bar if self.most else value >= self.bar


ZODCHIE, CARCASSONNE = "bench zodchie --players 2 --variant base", "bench carcassonne --players 2"
ARCHITECTS, ARTIFICIUM = "bench architects --players 4", "bench artificium --players 3"
SERVER = "bench server --tables 500"
PLAYOUTS = (
    ("zodchie, 2 players", ZODCHIE, 25_000, 2_500),
    ("carcassonne, 2 players", CARCASSONNE, 4_000, 600),
    ("architects, 4 players", ARCHITECTS, 5_000, 400),
    ("artificium, 3 players", ARTIFICIUM, 3_000, 250),
)
OBSERVED = {
    game: Bar(f"{game}: environment steps/s, observed", 20_000, f"bench rl {game}", "steps_per_s") for game in GAMES
}
BARS = (
    *[
        Bar(f"{what}: playouts/s", bar, command, "playouts_per_s", build)
        for what, command, fast, slow in PLAYOUTS
        for build, bar in (("compiled", fast), ("interpreted", slow))
    ],
    Bar("zodchie, 2 players: copy, µs", 2, ZODCHIE, "copy_us", most=True),
    Bar("carcassonne, 2 players: copy, µs", 3, CARCASSONNE, "copy_us", most=True),
    Bar("carcassonne, 2 players: copy, µs", 10, CARCASSONNE, "copy_us", "interpreted", most=True),
    Bar("zodchie, 2 players: search iterations/s", 15_000, "bench search zodchie", "iterations_per_s"),
    Bar("carcassonne, 2 players: search iterations/s", 3_000, "bench search carcassonne", "iterations_per_s"),
    Bar("level4, 1 s a move: first answer of a warm process, s", 1.2, "first answer", "seconds", most=True),
    Bar("artel --help, CPU seconds", 0.25, "help", "seconds", most=True),
    Bar("server, 500 tables: stored moves per CPU second", 2_000, SERVER, "moves_per_cpu_s"),
    Bar("server, 500 tables, 300 moves/s: 99 % arrive within, ms", 100, SERVER, "p99_ms", most=True),
    *OBSERVED.values(),
    *[
        Bar(f"{game}: the same of a vector environment", 100_000, f"bench rl {game} --vector", "steps_per_s")
        for game in GAMES
    ],
)


@cache
def figures(command: str, build: str) -> dict[str, Any]:
    """Raises CalledProcessError."""
    if command in BY_HAND:
        return {"seconds": BY_HAND[command]()}
    artel = [str(BUILDS[build] / "artel"), "--lang", "en", *command.split(), "--json"]
    done = subprocess.run(artel, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout.splitlines()[-1]))


def help_cpu() -> float:
    """CPU seconds, the median of several times."""
    return median(cpu_of([str(BUILDS["compiled"] / "artel"), "--help"]) for _ in range(HELPS))


def cpu_of(command: list[str]) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, capture_output=True, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def first_answer() -> float:
    """Seconds until a master that may think for one has answered from the deal: the game in which it takes longest."""
    return max(asyncio.run(answered(game)) for game in GAMES)


async def answered(name: str) -> float:
    game = game_of(name)
    table = after_deal(game.new(game.setup(2)), Rng(1))
    view = game.view(table, pending(table)[0])
    async with BotPool(workers=1) as pool:
        start = perf_counter()
        await pool.answer("level4", view, view.options, Clock(seconds=1.0), seed=1)
        return perf_counter() - start


BY_HAND = {"help": help_cpu, "first answer": first_answer}
