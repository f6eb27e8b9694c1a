"""`python contest.py LIBRARY GAME SECONDS`: one library at one game, in a process of its own; prints an object.

CPU time, the median of several slices. Of a library that is not installed, only the names are printed.
"""

from __future__ import annotations

import gc
import json
import sys
from functools import partial
from importlib.metadata import PackageNotFoundError
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

import psutil
from jvm import JavaLibrary
from libraries import LIBRARIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from library import Library

SLICES = 5
AT_ONCE = 20
LONGEST = 10_000
"""Decisions after which a game is given up."""
WARM_UP = 5
KEPT = 500
"""Games that are kept at the same time to see how much memory they take, if there is time to begin so many."""


def rate(seconds: float, work: Callable[[], object]) -> float:
    """How often it is done in a second of CPU time."""

    def slice_of(limit: float) -> float:
        done, start = 0, process_time()
        while True:
            for _ in range(AT_ONCE):
                work()
            done += AT_ONCE
            if (spent := process_time() - start) >= limit:
                return done / spent

    return median(slice_of(seconds / SLICES) for _ in range(SLICES))


def decisions(library: Library, move: Callable[[Any], bool]) -> Iterator[None]:
    """One after another, game after game."""
    game = library.new()
    while True:
        for _ in range(LONGEST):
            yield
            if not move(game):
                break
        game = library.again(game)


def length(library: Library) -> int:
    """Decisions of a game."""
    game, many = library.new(), 1
    while library.move(game) and many < LONGEST:
        many += 1
    return many


def halfway(library: Library, many: int) -> Any:
    """A game in its middle; another one if it is over before."""
    while True:
        game = library.new()
        if all(library.move(game) for _ in range(many // 2)):
            return game


def memory(library: Library, many: int, seconds: float) -> float:
    """KB for each of many games in their middle."""
    process, kept = psutil.Process(), [halfway(library, many)]
    gc.collect()
    before, start = process.memory_info().rss, process_time()
    while len(kept) < KEPT and process_time() - start < seconds:
        kept.append(halfway(library, many))
    gc.collect()
    return (process.memory_info().rss - before) / (len(kept) - 1) / 1024


def measured(library: Library, seconds: float) -> dict[str, float]:
    many = round(median(length(library) for _ in range(WARM_UP)))
    found: dict[str, float] = {"decisions": many, "kb_per_game": memory(library, many, 2 * seconds)}
    for name, move in (("decisions_per_s", library.move), ("observed_per_s", library.observed)):
        if move is not None:
            found[name] = rate(seconds, decisions(library, move).__next__)
    middle = halfway(library, many)
    for name, made in (("clones_per_s", library.clone), ("redealt_per_s", library.redealt)):
        if made is not None and works(copied := partial(made, middle)):
            found[name] = rate(seconds, copied)
    return found


def works(work: Callable[[], object]) -> bool:
    """Some environments cannot be copied in the middle of a game."""
    try:
        work()
    except Exception:
        return False
    return True


def main(name: str, game: str, seconds: float) -> None:
    kind = LIBRARIES[name]
    row: dict[str, Any] = {"library": name, "game": game}
    try:
        row["version"] = kind.version()
    except PackageNotFoundError:
        print(json.dumps(row))
        return
    library = kind(game)
    if isinstance(library, JavaLibrary):
        print(json.dumps(row | library.measured(seconds, SLICES)))
    else:
        print(json.dumps(row | measured(library, seconds)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
