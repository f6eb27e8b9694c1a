"""Finished games for reviews, and reviews that take little time: few trials say little, but add up all the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from artel.bots import Answer, Clock, bot
from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.record import Match, Record
from artel.review import ReviewSettings

GOLDEN = Path(__file__).parents[1] / "golden"
VARIANT = {"zodchie": "base", "architects": "random", "carcassonne": "whole", "artificium": "base"}
BRIEF = ReviewSettings(effort=0.01, seed=3)

Chooser = Callable[[Any, Rng], str]


def golden(name: str, seats: int) -> Record:
    return Record.from_json((GOLDEN / name / f"{VARIANT[name]}-{seats}p.json").read_bytes())


def played(name: str, choosers: Sequence[Chooser], seed: int) -> Record:
    found = game(name)
    match = Match(found.setup(len(choosers)), b"review %d" % seed)
    rngs = [Rng(100 * seed + seat) for seat in range(len(choosers))]
    while not match.over:
        seat = pending(match.table)[0]
        match.act_text(seat, choosers[seat](found.view(match.table, seat), rngs[seat]))
    return match.record()


def thinking(kind: str, iterations: int) -> Callable[[Any, Rng], Answer]:
    return lambda view, rng: bot(kind).choose(view, list(view.options), Clock(iterations=iterations), rng)


def best_of(kind: str, iterations: int) -> Chooser:
    think = thinking(kind, iterations)
    return lambda view, rng: think(view, rng).option


def third_of(kind: str, iterations: int) -> Chooser:
    """Plays what comes third, or last where there are fewer."""
    think = thinking(kind, iterations)

    def choose(view: Any, rng: Rng) -> str:
        answer = think(view, rng)
        return answer.ranked[:3][-1].option if answer.ranked else answer.option

    return choose
