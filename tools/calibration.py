"""How far the champion's chances can be believed: what it expected in games against itself, and what came of them.

    .venv-compiled/bin/python tools/calibration.py zodchie --games 700 --fit

Games begin with a few random answers, and one answer in sixteen is a random one. With --fit the line that says what
chances are worth is learned from these games and written into the network; the figures stay honest, since each tenth of
the games is judged by a line that the other nine have taught. `make compiled` before.
"""

from __future__ import annotations

import argparse
import os
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zlib import crc32

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
from artel.train.calibration import BUCKETS, Belief, answers, belief, beliefs, bucket_of, by_tens, joined
from artel.train.jobs import insight_from
from artel.train.plots import calibrated
from artel.train.selfplay import Samples, play

if TYPE_CHECKING:
    from artel.train.calibration import Floats

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


class PlayedGame(msgspec.Struct, frozen=True):
    """A line of the file that games are kept in: of which network, and what was expected and came at each answer."""

    network: int
    iterations: int
    seed: int
    hopes: list[float]
    wins: list[float]


def games(
    executor: Processes, network: bytes, iterations: int, seeds: range, kept: Path | None
) -> list[tuple[Floats, Floats]]:
    """By game: what was expected, and what came of it. Those that are kept in the file are not played again."""
    learned = read(network)
    names, mark = ("champion",) * learned.players, crc32(learned.rows)
    found: dict[int, tuple[Floats, Floats]] = {}
    for line in kept.read_bytes().splitlines() if kept and kept.exists() else []:
        one = msgspec.json.decode(line, type=PlayedGame)
        if (one.network, one.iterations) == (mark, iterations):
            found[one.seed] = np.array(one.hopes), np.array(one.wins)
    jobs = [ChampionsGame(learned.game, names, network, iterations, seed) for seed in seeds if seed not in found]
    with kept.open("ab") if kept else nullcontext() as file:
        for seed, samples in track(executor.work(played, jobs), "playing", len(jobs), transient=True):
            hopes, wins = found[seed] = answers(samples)
            if file is not None:
                file.write(
                    msgspec.json.encode(PlayedGame(mark, iterations, seed, hopes.tolist(), wins.tolist())) + b"\n"
                )
                file.flush()
    return [found[seed] for seed in seeds]


def off_by(games: list[tuple[Floats, Floats]]) -> list[tuple[int, float, float]]:
    """By bucket: how many answers, how many points of a hundred they are off, and half of a 95 % interval."""
    sums = np.zeros((len(games), BUCKETS, 3))  # answers, wins, expected
    for at, (hopes, wins) in enumerate(games):
        which = bucket_of(hopes)
        for column, amounts in enumerate((np.ones(len(hopes)), wins, hopes)):
            sums[at, :, column] = np.bincount(which, amounts, BUCKETS)
    again = np.random.default_rng(1).integers(len(games), size=(DRAWN, len(games)))
    drawn = np.array([off(sums[chosen].sum(0)) for chosen in again])
    spread = SURE * drawn.std(0)
    whole = sums.sum(0)
    return [(int(many), one, half) for many, one, half in zip(whole[:, 0], off(whole), spread, strict=True)]


def off(sums: Floats) -> Floats:
    return np.asarray(100 * (sums[:, 1] - sums[:, 2]) / np.maximum(1, sums[:, 0]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--network", type=Path, help="otherwise the one that comes with Artel")
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="learn the line from these games, into the network")
    parser.add_argument("--keep", type=Path, help="a file for what was played: the same command goes on with it")
    parser.add_argument("--svg", type=Path, help="a file for the plot")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    network = asked.network or NETWORKS / f"{asked.game}-{asked.players}.net"
    learned = read(network.read_bytes())
    first = asked.seed << 24
    with closing(Processes(asked.processes)) as executor:
        seeds = range(first, first + asked.games)
        found = games(executor, network.read_bytes(), asked.iterations, seeds, asked.keep)
    if asked.fit:
        believed = beliefs(found)
        learned = msgspec.structs.replace(learned, **belief(*joined(found))._asdict())
        write(learned, network)
    else:
        believed = [Belief(learned.slope, learned.offset)] * len(found)
    told = [(line.of(hopes), wins) for line, (hopes, wins) in zip(believed, found, strict=True)]
    print(f"{network.stem}: log-odds × {learned.slope:.3f} {learned.offset:+.3f}, {len(found)} games")
    for at, (many, points, half) in enumerate(off_by(told)):
        print(f"{at * BUCKETS:3}–{(at + 1) * BUCKETS:3} %: {many:6} answers, off by {points:+.1f} ± {half:.1f}")
    if asked.svg is not None:
        said = words("en")
        title = said.say("train-calibration", game=asked.game, players=learned.players)
        asked.svg.write_text(calibrated(by_tens(*joined(told)), title, said), encoding="utf-8")


if __name__ == "__main__":
    main()
