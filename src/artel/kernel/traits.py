"""What a seat sees at a glance, as few numbers of many: what a learned judgement rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from artel.kernel.packed import filled, first

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


class Marks:
    """Those numbers that are not 0: where they stand, and how much they are."""

    __slots__ = ("amounts", "at", "many", "places")

    def __init__(self, most: int) -> None:
        self.places = filled(most, 0)
        self.amounts = filled(most, 0)
        self.many: i64 = 0
        self.at: i64 = 0

    def clear(self) -> None:
        self.many = 0
        self.at = 0

    def put(self, ahead: i64, amount: i64) -> None:
        """A number so many places further on."""
        if amount:
            self.places[self.many] = self.at + ahead
            self.amounts[self.many] = amount
            self.many += 1

    def repeat(self, other: Marks) -> None:
        """What was written down before."""
        for at in range(other.many):
            self.put(other.places[at], other.amounts[at])

    def skip(self, many: i64) -> None:
        self.at += many

    def number(self, amount: i64) -> None:
        self.put(0, amount)
        self.at += 1

    def one_of(self, many: i64, which: i64) -> None:
        """A 1 among so many; the last one stands for all beyond it, and below 0 there is none."""
        if which >= 0:
            self.put(which if which < many else many - 1, 1)
        self.at += many

    def members(self, many: i64, mask: i64) -> None:
        """A 1 for each member of a set."""
        while mask:
            self.put(first(mask), 1)
            mask &= mask - 1
        self.at += many

    def counts(self, counts: vec[i64], begin: i64, many: i64) -> None:
        for kind in range(many):
            self.put(kind, counts[begin + kind])
        self.at += many

    def pairs(self) -> tuple[list[int], list[int]]:
        return [self.places[at] for at in range(self.many)], [self.amounts[at] for at in range(self.many)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits:
    """Base of every game's. `version` changes with what is written: a network learned on other traits is of no use."""

    version: i64 = 1

    def size(self, seats: i64) -> i64:
        """So many numbers there are."""
        raise NotImplementedError

    def most(self, seats: i64) -> i64:
        """At most so many of them are not 0."""
        return self.size(seats)

    def prepare(self, t: Any) -> None:
        """What is the same for all seats, counted once before they are looked at."""

    def write(self, t: Any, seat: i64, marks: Marks) -> None:
        """What this seat may know of a table, and nothing else."""
        raise NotImplementedError


def between(low: i64, number: i64, high: i64) -> i64:
    """The number, or the limit that it is beyond."""
    if number < low:
        return low
    return number if number < high else high
