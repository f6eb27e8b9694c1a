"""A small network that judges a table: sparse numbers, one hidden layer of rows summed up, another one, two answers.

The last two columns of a row go straight to the answers, so that what is simple needs no hidden unit. All weights are
in one vector each, and nothing is needed to evaluate it: compiled, it takes a few microseconds.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final, cast

from artel.kernel.packed import COMPILED
from artel.kernel.traits import Marks

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from artel.kernel.frames import Table
    from artel.kernel.traits import Traits

STEP: Final = 8
"""Columns of a row that are summed up at a time; the width of a row is a multiple of it."""
ANSWERS: Final = 2
POINTS: Final = 10.0
"""The margin is learned in tens of points."""


def floats(items: list[float]) -> vec[float]:
    """A vector when compiled, the list itself when not."""
    if COMPILED:
        return vec[float](items)
    return cast("vec[float]", items)


class Network:
    """`rows`: by input, `width` columns; `first`: what they begin with; `second`: by unit, a bias and a weight for each
    hidden column; `third`: by answer, a bias and a weight for each unit."""

    __slots__ = ("first", "hidden", "inputs", "margin", "rows", "second", "third", "units", "width", "win")

    def __init__(
        self, width: int, units: int, rows: list[float], first: list[float], second: list[float], third: list[float]
    ) -> None:
        if width % STEP or len(rows) % width or len(first) != width:
            raise ValueError("rows do not fit")
        if len(second) != units * (width - ANSWERS + 1) or len(third) != ANSWERS * (units + 1):
            raise ValueError("layers do not fit")
        self.width: i64 = width
        self.units: i64 = units
        self.inputs: i64 = len(rows) // width
        self.rows = floats(rows)
        self.first = floats(first)
        self.second = floats(second)
        self.third = floats(third)
        self.hidden = floats([0.0] * width)
        self.win = 0.0
        """The chance to win, as a logit."""
        self.margin = 0.0
        """How far ahead of the best other one in the end, in points."""

    def judge(self, marks: Marks) -> None:
        """Sets `win` and `margin`."""
        self.sum_up(marks)
        hidden, second, third = self.hidden, self.second, self.third
        width = self.width
        inner = width - ANSWERS
        win = hidden[inner] + third[0]
        margin = hidden[inner + 1] + third[self.units + 1]
        k: i64 = 0
        while k < inner:
            if hidden[k] < 0.0:
                hidden[k] = 0.0
            k += 1
        unit: i64 = 0
        at: i64 = 0
        while unit < self.units:
            total = second[at]
            at += 1
            k = 0
            while k < inner:
                total += hidden[k] * second[at + k]
                k += 1
            at += inner
            unit += 1
            if total > 0.0:
                win += total * third[unit]
                margin += total * third[self.units + 1 + unit]
        self.win = win
        self.margin = margin * POINTS

    def sum_up(self, marks: Marks) -> None:
        """The rows of all numbers that are not 0, as often as they say, into `hidden`."""
        rows, first, hidden = self.rows, self.first, self.hidden
        places, amounts = marks.places, marks.amounts
        many, width = marks.many, self.width
        column: i64 = 0
        while column < width:
            a, b, c, d = first[column], first[column + 1], first[column + 2], first[column + 3]
            e, f, g, h = first[column + 4], first[column + 5], first[column + 6], first[column + 7]
            n: i64 = 0
            while n < many:
                at = places[n] * width + column
                times = float(amounts[n])
                a += times * rows[at]
                b += times * rows[at + 1]
                c += times * rows[at + 2]
                d += times * rows[at + 3]
                e += times * rows[at + 4]
                f += times * rows[at + 5]
                g += times * rows[at + 6]
                h += times * rows[at + 7]
                n += 1
            hidden[column] = a
            hidden[column + 1] = b
            hidden[column + 2] = c
            hidden[column + 3] = d
            hidden[column + 4] = e
            hidden[column + 5] = f
            hidden[column + 6] = g
            hidden[column + 7] = h
            column += STEP


class Insight:
    """A network, and how to show it a table as a seat sees it; `slope`, `offset`: what the chances of its searches were
    worth, by their log-odds, in games of its own."""

    __slots__ = ("marks", "network", "offset", "slope", "traits")

    def __init__(self, traits: Traits, network: Network, seats: int, slope: float = 1.0, offset: float = 0.0) -> None:
        self.traits = traits
        self.network = network
        self.slope = slope
        self.offset = offset
        self.marks = Marks(traits.most(seats))

    def turn_to(self, t: Table) -> None:
        """Once for a table, before any seat looks at it."""
        self.traits.prepare(t)

    def look(self, t: Table, seat: i64) -> None:
        """The answers are in the network then."""
        marks = self.marks
        marks.clear()
        self.traits.write(t, seat, marks)
        self.network.judge(marks)

    def believed(self, chance: float) -> float:
        """What a chance that a search expects is worth; between 0 and 1."""
        return 1.0 / (1.0 + exp(-self.slope * log(chance / (1.0 - chance)) - self.offset))

    def steepness(self, chance: float) -> float:
        """How fast that rises with the chance."""
        worth = self.believed(chance)
        return self.slope * worth * (1.0 - worth) / (chance * (1.0 - chance))
