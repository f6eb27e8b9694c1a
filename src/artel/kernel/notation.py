"""What the notations of the games have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.kernel.errors import BadNotation, Problem
from artel.kernel.ids import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.ids import Seat


CARD = Problem("what-card", "card")


def read_name(names: Sequence[str], word: str, text: str, what: Problem) -> int:
    """A name, or as much of it as is unmistakable; `what` it should be."""
    found = find_name(names, word, what)
    if isinstance(found, Problem):
        raise BadNotation(text=text, problem=found)
    return found


def read_seat(word: str, text: str, seats: int) -> Seat:
    if word not in [seat_name(seat) for seat in range(seats)]:
        raise BadNotation(
            text=text, problem=Problem("seat-number", "a seat is a number from 1 to {seats}", seats=seats)
        )
    return int(word) - 1


def find_name(names: Sequence[str], word: str, what: Problem) -> int | Problem:
    if word in names:
        return names.index(word)
    alike = [name for name in names if name.startswith(word)]
    if len(alike) == 1:
        return names.index(alike[0])
    if alike:
        return Problem("ambiguous", "“{word}” may be {names}", word=word, names=", ".join(alike))
    return Problem("no-such", "“{word}” is no {what}", word=word, what=what)
