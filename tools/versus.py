"""How often a network wins, against a level or against another network, with equal time or as many iterations.

    .venv-compiled/bin/python tools/versus.py train-zodchie-2/network-003.net --against level4 --move-time 0.05
    .venv-compiled/bin/python tools/versus.py new.net --against old.net --iterations 100 --games 400

Every deal is played from every seat; all other seats are the one that it is measured against. Seconds are of the
processor. `make compiled` before.
"""

from __future__ import annotations

import argparse
import json
import os
from contextlib import closing
from pathlib import Path

from rich.progress import track

from artel.arena.executors import Processes
from artel.arena.standings import wilson
from artel.bots import BOTS, Clock
from artel.bots.learned import read
from artel.train.jobs import MeasuringJob, contest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("--against", default="level4", help="a level, or the file of another network")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--move-time", type=float, help="seconds for an answer")
    parser.add_argument(
        "--iterations", type=int, help="of the search for an answer; otherwise 100, if no time is given"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    network = asked.network.read_bytes()
    learned = read(network)
    against = asked.against if asked.against in BOTS else Path(asked.against).read_bytes()
    iterations = 100 if asked.iterations is None and asked.move_time is None else asked.iterations
    clock = Clock(asked.move_time, iterations, processor=True)
    jobs = [
        MeasuringJob(at, learned.game, learned.players, network, clock, asked.seed, against)
        for at in range(asked.games)
    ]
    with closing(Processes(asked.processes)) as executor:
        won = sum(part for _, part in track(executor.work(contest, jobs), "playing", len(jobs), transient=True))
    low, high = wilson(won, len(jobs))
    if asked.json:
        print(json.dumps({"games": len(jobs), "won": won / len(jobs), "interval": [low, high]}))
    else:
        share = f"{won / len(jobs):.1%} ({low:.0%}–{high:.0%}) of {len(jobs)} games"
        print(f"{learned.game}, {learned.players} players, {asked.network.name} : {Path(asked.against).name} {share}")


if __name__ == "__main__":
    main()
