"""Many tables that are played on together, one answer at each; nothing here is interpreted in the compiled wheel.

Write `answers`, clear the numbers of the sheet, then `step`: the sheet holds a row of numbers and a row of marks for
each table. Whoever calls reads and writes the arrays where they are.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64, mypyc_attr

from artel.games import game as game_of
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for, settle
from artel.kernel.frames import Question
from artel.kernel.observation import Sheet
from artel.kernel.packed import COMPILED

if TYPE_CHECKING:
    from collections.abc import Callable

    from librt.vecs import vec
    from mypy_extensions import u8

    from artel.kernel.frames import Action, Table
    from artel.kernel.game import Setup
    from artel.kernel.observation import Observer

ANYBODY = -1


def fresh_table(setup: Setup) -> Table:
    """Everything is still to come, luck first of all."""
    t = game_of(setup.game).new(setup)
    settle(t, None)
    return t


def show(t: Table, seat: i64, observer: Observer, sheet: Sheet, row: i64) -> None:
    """Writes what this seat sees and may answer into a row whose numbers have been cleared."""
    sheet.turn_to(row)
    observer.write(t, seat, sheet)
    sheet.unmark()
    observer.mark(t, seat, sheet)


def answer(t: Table, seat: i64, observer: Observer, number: i64, luck: Rng) -> None:
    """Does what is known to be allowed, and plays nature."""
    act_in_place(t, seat, observer.action(t, seat, number), None)
    let_chance(t, luck)


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Answers at a seat that is not the learner's."""

    def answer(self, t: Table, seat: int, question: Question, luck: Rng) -> Action:
        raise NotImplementedError


class Uniform(Opponent):
    def answer(self, t: Table, seat: int, question: Question, luck: Rng) -> Action:
        return question.uniform(t, luck)


class CasualOpponent(Opponent):
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
        opponents: list[Opponent], same_step: bool, many: int, masks: bool,
    ) -> None:  # fmt: skip
        """`fresh`: a table with everything still to come; `learner`: the seat that answers, while `opponents`, by seat,
        answer for all others; -1: whoever is asked. `same_step`: where a game ends another one begins at once; else
        with the next answer, which is not heard. `many`: so many tables; not `masks`: what is allowed is only
        listed."""
        self.fresh = fresh
        self.observer = observer
        self.worth = worth
        self.each_step = each_step
        self.learner: i64 = learner
        self.opponents = opponents
        self.same_step = same_step
        self.width: i64 = fresh.seats
        self.sheet = Sheet(observer.size, observer.actions, many, marked=masks)
        if COMPILED:
            self.answers: vec[i64] = vec[i64]([0] * many)
            self.seats: vec[i64] = vec[i64]([0] * many)
            self.rewards: vec[float] = vec[float]([0.0] * (many * fresh.seats))
            self.ended: vec[u8] = vec[u8]([0] * many)
        else:
            self.answers = cast("vec[i64]", array("q", [0] * many))
            self.seats = cast("vec[i64]", array("q", [0] * many))
            self.rewards = cast("vec[float]", array("d", [0.0] * (many * fresh.seats)))
            self.ended = cast("vec[u8]", array("B", [0] * many))
        """By table: what is answered next; who is asked; by seat, what the last answer has brought; has a game just
        ended?"""
        self.tables: list[Table] = [fresh] * many
        self.lucks: list[Rng] = []
        self.chooser = Rng(0)
        self.finals: list[tuple[int, int, Table]] = []
        """Where a game has just ended and another one has begun: the number of the table, who answered last, and how
        the table was left."""
        self.paid: list[list[float]] = [[] for _ in range(many)]

    def reset(self, seeds: list[int]) -> None:
        """Begins everywhere; the numbers of the sheet have been cleared."""
        self.lucks = [Rng(seed) for seed in seeds]
        self.chooser = Rng(sum(seeds))
        for at in range(len(seeds)):
            self.ended[at] = 0
            self.pay_nothing(at)
            self.begin(at)
            self.show(at)

    def begin(self, at: i64) -> None:
        t = self.tables[at] = self.fresh.copy()
        let_chance(t, self.lucks[at])
        if self.each_step:
            self.paid[at] = self.worth(t)
        self.go_on(at)
        if not t.stack:  # over before the learner was asked
            self.begin(at)

    def go_on(self, at: i64) -> None:
        """Until the learner is asked, or all is over."""
        t = self.tables[at]
        if self.learner < 0:
            if t.stack:
                self.seats[at] = asked_first(t)
            return
        self.seats[at] = self.learner
        play_on(t, self.learner, self.opponents, self.lucks[at])

    def refused(self) -> int:
        """The first table at which what is answered is not allowed; -1: none. Where a game is about to begin, nobody
        is asked, and everything is allowed."""
        for at in range(len(self.tables)):
            if not self.sheet.allows(at, self.answers[at]) and self.tables[at].stack:
                return at
        return -1

    def step(self) -> None:
        """Answers at each table what is written there, which is known to be allowed, and shows what follows; the
        numbers of the sheet have been cleared."""
        self.finals = []
        for at in range(len(self.tables)):
            self.act(at)
            self.show(at)

    def act(self, at: i64) -> None:
        t, seat = self.tables[at], self.seats[at]
        if not t.stack:
            self.begin(at)
            self.pay_nothing(at)
            self.ended[at] = 0
            return
        answer(t, seat, self.observer, self.answers[at], self.lucks[at])
        self.go_on(at)
        self.pay(at, t)
        self.ended[at] = 0 if t.stack else 1
        if not t.stack and self.same_step:
            self.finals.append((at, seat, t))
            self.begin(at)

    def pay(self, at: i64, t: Table) -> None:
        if self.each_step:
            worth = self.worth(t)
            before = self.paid[at]
            for seat in range(self.width):
                self.rewards[at * self.width + seat] = worth[seat] - before[seat]
            self.paid[at] = worth
        elif t.stack:
            self.pay_nothing(at)
        else:
            worth = self.worth(t)
            for seat in range(self.width):
                self.rewards[at * self.width + seat] = worth[seat]

    def pay_nothing(self, at: i64) -> None:
        for seat in range(self.width):
            self.rewards[at * self.width + seat] = 0.0

    def show(self, at: i64) -> None:
        """Writes what whoever is asked sees, or was asked last, and may answer."""
        show(self.tables[at], self.seats[at], self.observer, self.sheet, at)

    def some(self) -> None:
        """A random answer for each table, each as likely as any other."""
        sheet = self.sheet
        for at in range(len(self.tables)):
            which = self.chooser.below(sheet.choices[at])
            self.answers[at] = i64(sheet.legal[at * sheet.actions + which])


def asked_first(t: Table) -> i64:
    top = t.stack[-1]
    return top.seat if isinstance(top, Question) else pending(t)[0]
