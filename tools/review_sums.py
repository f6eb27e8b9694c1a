"""Whether the parts of a review add up to the result, whether the luck of equal bots averages to nothing, and how well
its chances foretell who wins.

    .venv-compiled/bin/python tools/review_sums.py zodchie --games 200 --effort 1

Bots of one level play each other, and every game is reviewed with this much of a quick review's effort, with --master
as if nothing had been learned. A line of each game says how far skill, luck and what others did are off the result, the
mean luck of the first seat with the interval that holds the truth in 95 of 100 cases, the log loss of the chances
before decisions (0.693: as good as none), and the CPU time of a review. `make compiled` before.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log, sqrt
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from review_agreement import SURE, played
from rich.progress import track

from artel.games import GAMES
from artel.review import Course, Review, ReviewSettings, judging, review

NEAR = 0.02
"""A sum so far off the result is still right."""
SURELY = 0.002
"""No chance counts as less."""


class Summed(NamedTuple):
    off: float
    luck: float
    error: float
    loss: float
    seconds: float


def summed(name: str, level: str, effort: float, master: bool, number: int) -> Summed:
    course = Course(played(name, number, level))
    if master:
        course.insight = None
    settings, begun = ReviewSettings(effort, seed=number), process_time()
    found = review(course, settings, judging(course, settings))
    seconds, seats = process_time() - begun, found.seats
    off = max(abs(one.initial + one.skill + one.luck + one.others - one.final) for one in seats)
    return Summed(off, seats[0].luck, seats[0].error, loss_of(found), seconds)


def loss_of(found: Review) -> float:
    chances = [(move.before[move.seat - 1], found.seats[move.seat - 1].final) for move in found.moves]
    return fmean(
        -final * log(max(SURELY, chance)) - (1 - final) * log(max(SURELY, 1 - chance)) for chance, final in chances
    )


def report(name: str, found: list[Summed]) -> str:
    near = sum(one.off <= NEAR for one in found)
    luck = [one.luck for one in found]
    spread = SURE * stdev(luck) / sqrt(len(luck))
    times = [one.seconds for one in found]
    return (
        f"{name}: {near} of {len(found)} within {NEAR:.0%}, off by {max(one.off for one in found):.0e} at most; "
        f"luck {100 * fmean(luck):+.1f} ± {100 * spread:.1f} %, "
        f"its standard error in a game {100 * sqrt(fmean(one.error**2 for one in found)):.1f} %; "
        f"log loss {fmean(one.loss for one in found):.3f}; "
        f"{fmean(times):.1f} s of CPU time a game, {max(times):.1f} at most"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", metavar="GAME", choices=[[], *GAMES])
    parser.add_argument("--games", type=int, default=200, help="of each")
    parser.add_argument("--level", default="level1", help="of the bots that play")
    parser.add_argument("--effort", type=float, default=0.05, help="1: a quick review")
    parser.add_argument("--master", action="store_true", help="as if nothing had been learned")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.processes) as pool:
        for name in asked.game or GAMES:
            work = pool.map(partial(summed, name, asked.level, asked.effort, asked.master), range(asked.games))
            print(report(name, list(track(work, name, asked.games, transient=True))))


if __name__ == "__main__":
    main()
