"""How often a quick review and a deep one agree on which moves are blunders.

    .venv/bin/python tools/review_agreement.py --games 20 --seconds 540 --processes 16 --out agreement.jsonl

Bots play; of each game some decisions, evenly spread, are weighed by both, in as many processes as asked. What was
weighed is kept line by line in the file, and the same command goes on from there: when the time is up it ends, and
reports what there is. Nothing but Artel is needed, and no network. `--report` only reports. The report goes to the
standard output, and as JSON into the same name with `.report.json`.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from functools import lru_cache
from itertools import islice, zip_longest
from math import sqrt
from pathlib import Path
from time import monotonic, process_time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from artel.bots import Clock, bot
from artel.games import GAMES, game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.record import Match
from artel.review import DEEP, QUICK, Course, Fault, ReviewSettings
from artel.review.accuracy import fault_of
from artel.review.course import Decision
from artel.review.judging import judged
from artel.review.model import WeighedDecision

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from concurrent.futures import Future

    from artel.kernel.record import Record

SURE = 1.96
"""Standard errors to either side that hold the truth in 95 of 100 cases."""
ITERATIONS = 100
"""For an answer of bots that search."""
BOTH = (ReviewSettings(QUICK, seed=1), ReviewSettings(DEEP, seed=2))
"""Each with luck of its own, or they would err alike."""


class Case(NamedTuple):
    """A decision to be weighed: of which game of bots of this level, and the how many-th of those looked at."""

    game: str
    level: str
    number: int
    decisions: int
    place: int


class Side(msgspec.Struct, frozen=True):
    loss: float
    error: float
    best: str
    cpu: float

    @property
    def fault(self) -> Fault | None:
        return fault_of(self.loss, self.error)

    @property
    def blunder(self) -> bool:
        return self.fault is Fault.blunder


class Pair(msgspec.Struct, frozen=True):
    """`case` as it was asked for; None: the game has no such decision."""

    case: Case
    quick: Side | None
    deep: Side | None


def played(name: str, number: int, level: str = "level1") -> Record:
    found, rng, player = game(name), Rng(number), bot(level)
    match = Match(found.setup(2), b"agreement %d" % number)
    while not match.over:
        seat = pending(match.table)[0]
        view = found.view(match.table, seat)
        match.act_text(seat, player.choose(view, list(view.options), Clock(iterations=ITERATIONS), rng).option)
    return match.record()


@lru_cache(maxsize=8)
def course_of(name: str, number: int, level: str) -> Course:
    return Course(played(name, number, level))


def some(course: Course, many: int) -> list[Decision]:
    decisions = [point for point in course.points if isinstance(point, Decision)]
    return decisions[:: max(1, len(decisions) // many)][:many]


def weighed(case: Case) -> Pair:
    course = course_of(case.game, case.number, case.level)
    points = some(course, case.decisions)
    if case.place >= len(points):
        return Pair(case, None, None)
    point = points[case.place]
    quick, deep = [side(course, point, settings) for settings in BOTH]
    return Pair(case, quick, deep)


def side(course: Course, point: Decision, settings: ReviewSettings) -> Side:
    begun = process_time()
    found = judged(course, point, settings)
    assert isinstance(found, WeighedDecision)
    return Side(found.loss, found.error, found.best, process_time() - begun)


# -- the work --------------------------------------------------------------------------------------------


def cases(names: Sequence[str], level: str, games: int, decisions: int) -> list[Case]:
    """Game by game in turn, so that whenever time is up all games have had about as many."""
    each = [
        [Case(name, level, number, decisions, place) for number in range(games) for place in range(decisions)]
        for name in names
    ]
    return [case for row in zip_longest(*each) for case in row if case is not None]


def kept(file: Path) -> dict[Case, Pair]:
    lines = file.read_bytes().splitlines(keepends=True) if file.is_file() else []
    found = [msgspec.json.decode(line, type=Pair) for line in lines if line.endswith(b"\n")]
    return {pair.case: pair for pair in found}


def work(todo: Iterator[Case], file: Path, seconds: float, processes: int) -> None:
    """Nothing is begun when the time is up; what is being weighed then is finished and kept."""
    end = monotonic() + seconds
    with ProcessPoolExecutor(processes) as pool, file.open("ab") as out:
        running: set[Future[Pair]] = {pool.submit(weighed, case) for case in islice(todo, processes)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                out.write(msgspec.json.encode(one.result()) + b"\n")
            out.flush()
            if monotonic() < end:
                running |= {pool.submit(weighed, case) for case in islice(todo, len(done))}


# -- the report ------------------------------------------------------------------------------------------


class Share(msgspec.Struct, frozen=True):
    """So many of so many, and the interval that holds the true share in 95 of 100 cases (Wilson)."""

    hits: int
    all: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.hits} of {self.all} ({100 * self.share:.0f} %, {100 * self.low:.0f} to {100 * self.high:.0f})"


def share(hits: int, many: int) -> Share:
    if not many:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p, z = hits / many, SURE
    middle = (p + z * z / (2 * many)) / (1 + z * z / many)
    half = z * sqrt(p * (1 - p) / many + z * z / (4 * many * many)) / (1 + z * z / many)
    return Share(hits, many, p, max(0.0, middle - half), min(1.0, middle + half))


class Agreement(msgspec.Struct, frozen=True):
    """Of one game. `alike`: blunder or not, over all decisions; `found`: of the deep review's blunders, those of the
    quick one; `right`: the other way round; `close`: of those that they do not agree on, where the two losses are no
    further apart than noise may bring; `names`: the same name or none; `apart`: how far losses are apart on average;
    `errors` and `cpu`: root mean square of the standard errors, and mean seconds, quick and deep."""

    decisions: int
    alike: Share
    found: Share
    right: Share
    close: Share
    names: Share
    apart: float
    errors: tuple[float, float]
    cpu: tuple[float, float]


def agreement(pairs: Sequence[tuple[Side, Side]]) -> Agreement:
    def sides(at: int) -> list[Side]:
        return [pair[at] for pair in pairs]

    def within_noise(quick: Side, deep: Side) -> bool:
        return abs(quick.loss - deep.loss) <= SURE * sqrt(quick.error**2 + deep.error**2)

    many = len(pairs)
    both = sum(quick.blunder and deep.blunder for quick, deep in pairs)
    other = [pair for pair in pairs if pair[0].blunder != pair[1].blunder]
    errors = [sqrt(sum(one.error**2 for one in sides(at)) / many) for at in (0, 1)]
    cpu = [sum(one.cpu for one in sides(at)) / many for at in (0, 1)]
    return Agreement(
        decisions=many,
        alike=share(many - len(other), many),
        found=share(both, sum(one.blunder for one in sides(1))),
        right=share(both, sum(one.blunder for one in sides(0))),
        close=share(sum(within_noise(*pair) for pair in other), len(other)),
        names=share(sum(quick.fault == deep.fault for quick, deep in pairs), many),
        apart=sum(abs(quick.loss - deep.loss) for quick, deep in pairs) / many,
        errors=(errors[0], errors[1]),
        cpu=(cpu[0], cpu[1]),
    )


def report(names: Sequence[str], found: Sequence[Pair], file: Path) -> None:
    told: dict[str, Agreement] = {}
    for name in names:
        pairs = [
            (one.quick, one.deep)
            for one in found
            if one.case.game == name and one.quick is not None and one.deep is not None
        ]
        if not pairs:
            print(f"{name}: nothing weighed yet")
            continue
        one = told[name] = agreement(pairs)
        print(
            f"{name}: {one.decisions} decisions\n"
            f"  alike on blunders             {one.alike}\n"
            f"  of the deep one's, found      {one.found}\n"
            f"  of the quick one's, confirmed {one.right}\n"
            f"  not alike, but within noise   {one.close}\n"
            f"  the same name or none         {one.names}\n"
            f"  loss apart {100 * one.apart:.1f} %, errors {100 * one.errors[0]:.1f} and {100 * one.errors[1]:.1f} %\n"
            f"  {one.cpu[0]:.2f} and {one.cpu[1]:.2f} s of CPU time for a decision",
            flush=True,
        )
    file.with_suffix(".report.json").write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--games", type=int, default=1, help="of each, at most")
    parser.add_argument("--decisions", type=int, default=12, help="of a game")
    parser.add_argument("--level", default="level1", help="of the bots that play")
    parser.add_argument("--seconds", type=float, default=540.0, help="after which nothing is begun any more")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("agreement.jsonl"))
    parser.add_argument("--report", action="store_true", help="weigh nothing")
    asked = parser.parse_args()
    wanted = cases(asked.names, asked.level, asked.games, asked.decisions)
    known = kept(asked.out)
    if not asked.report:
        work(iter([case for case in wanted if case not in known]), asked.out, asked.seconds, asked.processes)
        known = kept(asked.out)
    report(asked.names, [known[case] for case in wanted if case in known], asked.out)


if __name__ == "__main__":
    main()
