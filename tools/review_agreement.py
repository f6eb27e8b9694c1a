"""How often a quick review and a deep one agree on which moves are blunders.

    .venv/bin/python tools/review_agreement.py --games 1 --decisions 12 zodchie architects

Novices play; of each game some decisions, evenly spread, are weighed by both.
"""

from __future__ import annotations

import argparse

from artel.bots import Clock, bot
from artel.games import GAMES, game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.record import Match, Record
from artel.review import DEEP, QUICK, Course, Fault, Settings
from artel.review.accuracy import fault_of
from artel.review.course import Decision
from artel.review.judging import judged
from artel.review.model import Weighed


def played(name: str, number: int) -> Record:
    found, rng, novice = game(name), Rng(number), bot("level1")
    match = Match(found.setup(2), b"agreement %d" % number)
    while not match.over:
        seat = pending(match.table)[0]
        view = found.view(match.table, seat)
        match.act_text(seat, novice.choose(view, list(view.options), Clock(iterations=1), rng).choice)
    return match.record()


def some(course: Course, many: int) -> list[Decision]:
    decisions = [point for point in course.points if isinstance(point, Decision)]
    return decisions[:: max(1, len(decisions) // many)][:many]


def weighed(course: Course, point: Decision, effort: float) -> Weighed:
    found = judged(course.game, point, Settings(effort))
    assert isinstance(found, Weighed)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=12)
    asked = parser.parse_args()
    for name in asked.names:
        courses = [Course(played(name, number)) for number in range(asked.games)]
        pairs = [
            (weighed(course, point, QUICK), weighed(course, point, DEEP))
            for course in courses
            for point in some(course, asked.decisions)
        ]
        verdicts = [tuple(fault_of(one.loss, one.error) for one in pair) for pair in pairs]
        blunders = [tuple(fault is Fault.blunder for fault in pair) for pair in verdicts]
        print(
            f"{name}: {len(pairs)} decisions; alike on blunders {sum(a == b for a, b in blunders)}; "
            f"blunders quick {sum(a for a, _ in blunders)}, deep {sum(b for _, b in blunders)}, "
            f"both {sum(a and b for a, b in blunders)}; "
            f"the same name or none {sum(a == b for a, b in verdicts)}; "
            f"loss apart {sum(abs(a.loss - b.loss) for a, b in pairs) / len(pairs):.3f} on average",
            flush=True,
        )


if __name__ == "__main__":
    main()
