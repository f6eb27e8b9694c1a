"""Looks through game after game, in processes, until there are puzzles enough."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Final, NamedTuple

from artel.arena.executors import Processes
from artel.puzzles.jobs import Again, PuzzleTask, again, do

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from artel.kernel.record import Record
    from artel.puzzles.jobs import ScreenedGame
    from artel.puzzles.model import Puzzle
    from artel.puzzles.work import PuzzlePlan, PuzzleWork

OF_A_GAME: Final = 2
"""Puzzles that are taken of one game, at most, each about something else."""
OF_A_THEME: Final = 0.4
"""The share of the puzzles that may be mainly about one theme."""


class PuzzleTally(NamedTuple):
    """Of the games looked through: decisions, those that the cheap search held for puzzles, those that the long search
    agreed on."""

    games: int
    decisions: int
    likely: int
    confirmed: int


def make(
    work: PuzzleWork,
    records: Sequence[Record],
    count: int,
    games: int,
    workers: int,
    advance: Callable[[int, int], None],
) -> list[Puzzle]:
    """`games`: that are looked through at most; `advance` is told how many puzzles and games there are. The same plan
    makes the same puzzles, however many processes look for them: what comes of later games waits for the earlier."""
    chosen = choose(in_order(work.done), count)
    advance(len(chosen), len(work.done))
    if len(chosen) == count:
        return chosen
    with closing(Processes(workers)) as executor:
        for one in executor.work(do, list(tasks(work.plan, records, games, work.done))):
            work.add(one)
            chosen = choose(in_order(work.done), count)
            advance(len(chosen), len(work.done))
            if len(chosen) == count:
                break
    return chosen


def tasks(
    plan: PuzzlePlan, records: Sequence[Record], games: int, done: Mapping[int, ScreenedGame]
) -> Iterator[PuzzleTask]:
    for number in range(max(games, len(records))):
        if number not in done:
            record = records[number] if number < len(records) else None
            seats = plan.seats if record is None else record.header.seats
            yield PuzzleTask(plan.game, number, seats, plan.seed, plan.effort, record)


def in_order(done: Mapping[int, ScreenedGame]) -> Iterator[ScreenedGame]:
    """From the first game on, as far as none is missing."""
    number = 0
    while number in done:
        yield done[number]
        number += 1


def choose(games: Iterator[ScreenedGame], count: int) -> list[Puzzle]:
    """The first ones, of many games and of all themes."""
    found: list[Puzzle] = []
    most = max(1, round(OF_A_THEME * count))
    mainly: dict[str, int] = {}
    for one in games:
        taken: list[str] = []
        for puzzle in sorted(one.screened.found, key=lambda puzzle: -puzzle.gap):
            theme = puzzle.themes[0]
            if theme in taken or len(taken) == OF_A_GAME or len(found) == count or mainly.get(theme, 0) == most:
                continue
            found.append(puzzle)
            taken.append(theme)
            mainly[theme] = mainly.get(theme, 0) + 1
    return found


def tallied(done: Mapping[int, ScreenedGame]) -> PuzzleTally:
    games = [one.screened for one in done.values()]
    return PuzzleTally(
        len(games),
        sum(one.decisions for one in games),
        sum(one.likely for one in games),
        sum(len(one.found) for one in games),
    )


def recheck(found: Sequence[Puzzle], effort: float, seed: int, workers: int) -> Iterator[tuple[Puzzle, str]]:
    """Each puzzle, and what a long search with other luck holds for the best."""
    given = [Again(puzzle, effort, seed) for puzzle in found]
    with closing(Processes(workers)) as executor:
        yield from executor.work(again, given)
