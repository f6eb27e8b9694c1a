"""Many tables that are played on together, one answer at each; nothing here is interpreted in the compiled wheel.

`act`, then clear the sheet, then `show`: the sheet holds a row of numbers and a row of marks for each table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from artel.games import game as game_of
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for, settle
from artel.kernel.observation import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

    from artel.kernel.frames import Action, Question, Table
    from artel.kernel.game import Setup
    from artel.kernel.observation import Observer

ANYBODY = -1


def fresh_table(setup: Setup) -> Table:
    """Everything is still to come, luck first of all."""
    t = game_of(setup.game).new(setup)
    settle(t, None)
    return t


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Answers at a seat that is not the learner's."""

    def answer(self, t: Table, seat: int, question: Question, luck: Rng) -> Action:
        raise NotImplementedError


class Uniform(Opponent):
    def answer(self, t: Table, seat: int, question: Question, luck: Rng) -> Action:
        return question.uniform(t, luck)


class Casual(Opponent):
    def answer(self, t: Table, seat: int, question: Question, luck: Rng) -> Action:
        return question.sample(t, luck)


def play_on(t: Table, learner: int, opponents: list[Opponent], luck: Rng) -> None:
    """Until the learner is asked, or all is over."""
    while t.stack and question_for(t, learner) is None:
        seat = pending(t)[0]
        question = question_for(t, seat)
        assert question is not None
        act_in_place(t, seat, opponents[seat].answer(t, seat, question, luck), None)
        let_chance(t, luck)


class Batch:
    def __init__(
        self, fresh: Table, observer: Observer, worth: Callable[[Any], list[float]], each_step: bool, learner: int,
        opponents: list[Opponent], same_step: bool, seeds: list[int],
    ) -> None:  # fmt: skip
        """`fresh`: a table with everything still to come; `learner`: the seat that answers, while `opponents`, by seat,
        answer for all others; -1: whoever is asked. `same_step`: where a game ends another one begins at once; else
        with the next answer, which is not heard."""
        self.fresh = fresh
        self.observer = observer
        self.worth = worth
        self.each_step = each_step
        self.learner: i64 = learner
        self.opponents = opponents
        self.same_step = same_step
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
        """By table: has a game just ended?"""
        self.finals: list[tuple[int, int, Table]] = []
        """Where a game has just ended and another one has begun: the number of the table, who answered last, and how
        the table was left."""
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
        t = self.tables[at]
        if self.learner < 0:
            if t.stack:
                self.seats[at] = pending(t)[0]
            return
        self.seats[at] = self.learner
        play_on(t, self.learner, self.opponents, self.lucks[at])

    def act(self, numbers: list[int]) -> None:
        """Answers with these numbers, one at each table, which are known to be allowed."""
        self.finals = []
        for at in range(len(numbers)):
            t, seat = self.tables[at], self.seats[at]
            if not t.stack:
                self.begin(at)
                self.rewards[at], self.ended[at] = self.nothing, False
                continue
            act_in_place(t, seat, self.observer.action(t, seat, numbers[at]), None)
            let_chance(t, self.lucks[at])
            self.go_on(at)
            self.pay(at, seat)

    def pay(self, at: int, answered: int) -> None:
        t = self.tables[at]
        self.ended[at] = not t.stack
        if self.each_step:
            worth = self.worth(t)
            self.rewards[at] = [now - before for now, before in zip(worth, self.paid[at], strict=True)]
            self.paid[at] = worth
        else:
            self.rewards[at] = self.nothing if t.stack else self.worth(t)
        if not t.stack and self.same_step:
            self.finals.append((at, answered, t))
            self.begin(at)

    def show(self) -> None:
        """Writes what whoever is asked sees, or was asked last, and may answer, on a sheet of zeros."""
        observer, sheet = self.observer, self.sheet
        for at in range(len(self.tables)):
            t, seat = self.tables[at], self.seats[at]
            sheet.at = at * observer.size
            observer.write(t, seat, sheet)
            observer.mark(t, seat, sheet, at * observer.actions)

    def some(self) -> list[int]:
        """A random answer for each table, by its number, each as likely as any other."""
        found: list[int] = []
        for at in range(len(self.tables)):
            t, seat = self.tables[at], self.seats[at]
            question = question_for(t, seat)
            if question is None:
                found.append(self.observer.wait)
            else:
                found.append(self.observer.number(t, seat, question.uniform(t, self.chooser)))
        return found
