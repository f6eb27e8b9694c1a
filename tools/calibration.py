"""How far the champion's chances can be believed: what it expected in games against itself, and what came of them.

    .venv-compiled/bin/python tools/calibration.py zodchie --games 700 --fit

Games begin with a few random answers, and one answer in sixteen is a random one. With --fit as many other games are
played before, and how their chances were worth is written into the network; the figures are of games that came
after. `make compiled` before.
"""

from __future__ import annotations

import argparse
import os
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from rich.progress import track

import artel.bots
from artel.arena.executors import Processes
from artel.arena.standings import SURE
from artel.bots.learned import read, write
from artel.games import GAMES, game
from artel.kernel.chance import Rng
from artel.text import words
from artel.train.calibration import BUCKETS, Belief, answers, belief, bucket_of, calibration
from artel.train.jobs import insight_from
from artel.train.plots import calibrated
from artel.train.selfplay import Samples, play

NETWORKS: Final = Path(artel.bots.__file__).parent / "networks"
DRAWN: Final = 400
"""How often whole games are drawn again for the intervals."""


class ChampionsGame(msgspec.Struct, frozen=True):
    """Of a network against itself."""

    game: str
    names: tuple[str, ...]
    network: bytes
    iterations: int
    seed: int


def played(job: ChampionsGame) -> tuple[int, Samples]:
    """The seed, and what was expected in its game."""
    entry, insight = game(job.game), insight_from(job.network)
    setup = entry.setup(len(job.names))
    return job.seed, play(entry, setup, insight, entry.learned_style, job.iterations, Rng(job.seed))


def games(executor: Processes, network: Path, iterations: int, seeds: range, what: str) -> list[Samples]:
    data = network.read_bytes()
    learned = read(data)
    names = ("champion",) * learned.players
    jobs = [ChampionsGame(learned.game, names, data, iterations, seed) for seed in seeds]
    found = dict(track(executor.work(played, jobs), what, len(jobs), transient=True))
    return [found[seed] for seed in seeds]


def together(parts: list[Samples]) -> Samples:
    found = Samples()
    for part in parts:
        found.extend(part)
    return found


def off_by(parts: list[Samples], believed: Belief) -> list[tuple[int, float, float]]:
    """By tenth: how many answers, how many points of a hundred they are off, and half of a 95 % interval."""
    sums = np.zeros((len(parts), BUCKETS, 3))  # answers, wins, expected
    for at, part in enumerate(parts):
        hopes, wins = answers(part)
        hopes = believed.of(hopes)
        which = bucket_of(hopes)
        for column, amounts in enumerate((np.ones(len(hopes)), wins, hopes)):
            sums[at, :, column] = np.bincount(which, amounts, BUCKETS)
    again = np.random.default_rng(1).integers(len(parts), size=(DRAWN, len(parts)))
    drawn = np.array([off(sums[chosen].sum(0)) for chosen in again])
    spread = SURE * drawn.std(0)
    whole = sums.sum(0)
    return [(int(many), one, half) for many, one, half in zip(whole[:, 0], off(whole), spread, strict=True)]


def off(sums: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return np.asarray(100 * (sums[:, 1] - sums[:, 2]) / np.maximum(1, sums[:, 0]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--network", type=Path, help="otherwise the one that comes with Artel")
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="from as many other games, into the network")
    parser.add_argument("--svg", type=Path, help="a file for the plot")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    network = asked.network or NETWORKS / f"{asked.game}-{asked.players}.net"
    learned = read(network.read_bytes())
    first = asked.seed << 24
    with closing(Processes(asked.processes)) as executor:
        if asked.fit:
            seeds = range(first, first + asked.games)
            found = belief(together(games(executor, network, asked.iterations, seeds, "fitting")))
            learned = msgspec.structs.replace(learned, **found._asdict())
            write(learned, network)
        seeds = range(first + asked.games, first + 2 * asked.games)
        parts = games(executor, network, asked.iterations, seeds, "checking")
    believed = Belief(learned.slope, learned.offset)
    print(f"{network.stem}: log-odds × {believed.slope:.3f} {believed.offset:+.3f}, {len(parts)} games")
    for at, (many, points, half) in enumerate(off_by(parts, believed)):
        print(f"{at * BUCKETS:3}–{(at + 1) * BUCKETS:3} %: {many:6} answers, off by {points:+.1f} ± {half:.1f}")
    if asked.svg is not None:
        said = words("en")
        title = said.say("train-calibration", game=asked.game, players=learned.players)
        asked.svg.write_text(calibrated(calibration(together(parts), believed), title, said), encoding="utf-8")


if __name__ == "__main__":
    main()
