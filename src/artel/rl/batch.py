"""Many tables that are played on together, one answer at each; nothing here is interpreted in the compiled wheel.

`act`, then clear the sheet, then `show`: the sheet holds a row of numbers and a row of marks for each table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for, settle
from artel.kernel.game import game as game_of
from artel.kernel.observation import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from artel.kernel.frames import Table
    from artel.kernel.game import Setup
    from artel.kernel.observation import Observer

ANYBODY = -1


def fresh_table(setup: Setup) -> Table:
    """Everything is still to come, luck first of all."""
    t = game_of(setup.game).new(setup)
    settle(t, None)
    return t


class Batch:
    def __init__(
        self, fresh: Table, observer: Observer, worth: Callable[[Any], list[float]], each_step: bool, learner: int,
        seeds: list[int],
    ) -> None:  # fmt: skip
        """`fresh`: a table with everything still to come; `learner`: the seat that answers, while all others play at
        random; -1: whoever is asked."""
        self.fresh = fresh
        self.observer = observer
        self.worth = worth
        self.each_step = each_step
        self.learner: i64 = learner
        self.sheet = Sheet(len(seeds) * observer.size, len(seeds) * observer.actions)
        self.lucks = [Rng(seed) for seed in seeds]
        self.chooser = Rng(sum(seeds))
        self.tables: list[Table] = [fresh] * len(seeds)
        self.seats: list[int] = [0] * len(seeds)
        """By table: who is asked."""
        self.nothing: list[float] = [0.0] * fresh.seats
        self.rewards: list[list[float]] = [self.nothing] * len(seeds)
        """By table and seat: what the last answer has brought."""
        self.ended: list[bool] = [False] * len(seeds)
        """By table: has a game just ended? Then another one has begun."""
        self.paid: list[list[float]] = [[] for _ in seeds]
        for at in range(len(seeds)):
            self.begin(at)

    def begin(self, at: int) -> None:
        t = self.tables[at] = self.fresh.copy()
        let_chance(t, self.lucks[at])
        if self.each_step:
            self.paid[at] = self.worth(t)
        self.go_on(at)
        if not t.stack:  # over before the learner was asked
            self.begin(at)

    def go_on(self, at: int) -> None:
        """Until the learner is asked, or all is over."""
        t, luck, learner = self.tables[at], self.lucks[at], self.learner
        while t.stack:
            seat = pending(t)[0]
            if learner < 0:
                self.seats[at] = seat
                return
            if question_for(t, learner) is not None:
                self.seats[at] = learner
                return
            question = question_for(t, seat)
            assert question is not None
            act_in_place(t, seat, question.sample(t, luck), None)
            let_chance(t, luck)

    def act(self, numbers: list[int]) -> None:
        """Answers with these numbers, one at each table, which are known to be allowed."""
        for at in range(len(numbers)):
            t, seat = self.tables[at], self.seats[at]
            act_in_place(t, seat, self.observer.action(t, seat, numbers[at]), None)
            let_chance(t, self.lucks[at])
            self.go_on(at)
            self.pay(at)

    def pay(self, at: int) -> None:
        t = self.tables[at]
        self.ended[at] = not t.stack
        if self.each_step:
            worth = self.worth(t)
            self.rewards[at] = [now - before for now, before in zip(worth, self.paid[at], strict=True)]
            self.paid[at] = worth
        else:
            self.rewards[at] = self.nothing if t.stack else self.worth(t)
        if not t.stack:
            self.begin(at)

    def show(self) -> None:
        """Writes what whoever is asked sees, and may answer, on a sheet of zeros."""
        observer, sheet = self.observer, self.sheet
        for at in range(len(self.tables)):
            t, seat = self.tables[at], self.seats[at]
            sheet.at = at * observer.size
            observer.write(t, seat, sheet)
            observer.mark(t, seat, sheet, at * observer.actions)

    def some(self) -> list[int]:
        """A random answer for each table, by its number."""
        found: list[int] = []
        for at in range(len(self.tables)):
            t, seat = self.tables[at], self.seats[at]
            question = question_for(t, seat)
            assert question is not None
            found.append(self.observer.number(t, seat, question.sample(t, self.chooser)))
        return found
