"""What the environments are given: refused with words where it is not what it should be."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from artel.kernel.observation import Observer

LUCK: Final = 48
"""Bits of a seed that nobody has chosen."""
LARGEST: Final = 1 << 62
RENDER_MODES: Final = ("ansi", "svg")


def whole(given: Any, what: str) -> int:
    """A whole number, numpy's too; raises TypeError."""
    number = given[()] if isinstance(given, np.ndarray) and given.shape == () else given
    if isinstance(number, bool | np.bool_) or not isinstance(number, int | np.integer):
        raise TypeError(f"{what} is a whole number, not {given!r}")
    return int(number)


def counted(given: Any, what: str, least: int) -> int:
    """Raises TypeError or ValueError."""
    if (number := whole(given, what)) < least:
        raise ValueError(f"{what} is at least {least}, not {number}")
    return number


def seed_of(given: Any) -> int:
    """Raises TypeError or ValueError."""
    if not 0 <= (seed := whole(given, "a seed")) < LARGEST:
        raise ValueError(f"a seed is from 0 to 2**62 - 1, not {seed}")
    return seed


def seeds_of(given: Any, tables: int) -> list[int]:
    """One for each table: table n gets the seed plus n, or its own of a sequence. None: one that nobody has chosen."""
    if given is None:
        given = randbits(LUCK)
    if not hasattr(given, "__len__"):
        return [seed_of(given) + table for table in range(tables)]
    if len(given) != tables:
        raise ValueError(f"there are {tables} tables and {len(given)} seeds")
    return [randbits(LUCK) if seed is None else seed_of(seed) for seed in given]


def learner_of(given: Any, players: int, least: int) -> int:
    """Raises TypeError or ValueError."""
    if not least <= (learner := whole(given, "the learner's seat")) < players:
        raise ValueError(f"there is no seat_{learner} at a table of {players}")
    return learner


def actions_of(given: Any, tables: int) -> npt.NDArray[np.int64]:
    """One number for each table; raises TypeError or ValueError."""
    actions = np.asarray(given)
    if not np.issubdtype(actions.dtype, np.integer):
        raise TypeError(f"actions are whole numbers, not {actions.dtype}")
    if actions.shape != (tables,):
        raise ValueError(f"there are {tables} tables, but actions have the shape {actions.shape}")
    return actions.astype(np.int64, copy=False)


def render_mode_of(given: str | None, known: Sequence[str] = RENDER_MODES) -> str | None:
    """Raises ValueError."""
    if given is not None and given not in known:
        raise ValueError(f"no render mode is called {given!r}; there are {', '.join(known)}")
    return given


def named(observer: Observer, number: int) -> str:
    """The number of an answer, and what it stands for: `1188 (lay 0)`."""
    for name, numbers in observer.layout.numbers.items():
        if numbers.start <= number < numbers.stop:
            inner = f" {number - numbers.start}" if numbers.stop - numbers.start > 1 else ""
            return f"{number} ({name}{inner})"
    return f"{number} (answers are 0 to {observer.wait})"
