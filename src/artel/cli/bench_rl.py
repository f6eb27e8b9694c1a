"""`artel bench rl`: how many answers a learner can give in a second, each with its observation and action mask."""

from __future__ import annotations

import os
from functools import partial
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from artel.cli.bench import SLICES, empty_loop, usual
from artel.cli.bench_report import BenchJob, report, whole
from artel.games import game as game_of
from artel.games import games
from artel.kernel.chance import Rng
from artel.kernel.packed import COMPILED
from artel.rl.aec import Aec
from artel.rl.vector import Vector

if TYPE_CHECKING:
    from collections.abc import Callable

AT_ONCE = 200
WARM_UP = 2_000
TABLES = 256
TOGETHER = 16
"""Tables of each process of a vector environment, and its steps between two looks at the clock."""


class RlFigures(msgspec.Struct, frozen=True):
    game: str
    players: int
    tables: int
    workers: int
    compiled: bool
    steps_per_s: float
    loop_per_s: float


COLUMNS: dict[str, Callable[[RlFigures], str]] = {
    "game": lambda found: found.game,
    "players": lambda found: str(found.players),
    "tables": lambda found: str(found.tables),
    "workers": lambda found: str(found.workers),
    "steps": lambda found: whole(found.steps_per_s),
}


def run(
    game: str | None, players: int | None, vector: bool, workers: int | None, seconds: float, json: bool, language: str
) -> None:
    """Raises UnknownGame or BadSeats."""
    chosen = [game_of(game)] if game else list(games())
    cases = [(found.id, players or found.least) for found in chosen]
    measure = measured_vector if vector else measured
    processes = (os.cpu_count() or 1) if workers is None else workers
    jobs = [BenchJob(f"{name} {seats}", partial(measure, name, seats, seconds, processes)) for name, seats in cases]
    report("bench-rl", jobs, COLUMNS, json, language)


def measured(game: str, players: int, seconds: float, _: int) -> RlFigures:
    """One environment: CPU time, the median of several slices."""
    env, rng = Aec(game, players), Rng(1)
    env.reset(seed=1)

    def steps(many: int = AT_ONCE) -> int:
        for _ in range(many):
            observation, _reward, terminated, _truncated, _info = env.last()
            if terminated:
                env.reset()
            else:
                legal = observation["action_mask"].view(np.bool_).nonzero()[0]
                env.step(legal[rng.below(len(legal))])
        return many

    steps(WARM_UP)
    return figures_of(game, players, 1, 0, usual(seconds, steps), seconds)


def measured_vector(game: str, players: int, seconds: float, workers: int) -> RlFigures:
    """Many tables in several processes, a learner choosing among what is listed: CPU time of this process and of the
    busiest other one, the median of several slices."""
    tables = TABLES * max(workers, 1)
    envs = Vector(game, tables, players, workers=workers, masks=False, copy=False)
    infos = envs.reset(seed=1)[1]
    generator, rows = np.random.default_rng(1), np.arange(tables)

    def spent() -> float:
        others = envs.call("spent") if workers else [0.0]  # without processes of their own, it is this one's
        return process_time() + float(max(others))

    def rate(seconds: float) -> float:
        nonlocal infos
        done, start = 0, spent()
        while (now := spent() - start) < seconds:
            for _ in range(TOGETHER):
                at = (generator.random(tables) * infos["choices"]).astype(np.int64)
                infos = envs.step(infos["legal"][rows, at])[4]
            done += TOGETHER * tables
        return done / now

    rate(seconds / SLICES)  # warm
    found = median([rate(seconds / SLICES) for _ in range(SLICES)])
    envs.close()
    return figures_of(game, players, tables, workers, found, seconds)


def figures_of(game: str, players: int, tables: int, workers: int, rate: float, seconds: float) -> RlFigures:
    loop = usual(seconds / 4, empty_loop)
    return RlFigures(game, players, tables, workers, COMPILED, round(rate, 1), round(loop, 1))
