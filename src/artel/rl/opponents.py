"""Who plays at the other seats of a learner: a bot of Artel by its name, or a function of yours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from artel.bots import Clock
from artel.bots.entrants import Entrant, bot_of, read_entrant
from artel.games import game as game_of
from artel.kernel.chance import Rng
from artel.kernel.observation import Sheet
from artel.rl.arrays import memory_of
from artel.rl.batch import CasualOpponent, Opponent, Uniform, show
from artel.rl.checks import named, whole

if TYPE_CHECKING:
    from artel.kernel.frames import Action, Question, Table
    from artel.kernel.game import Setup
    from artel.rl.play import Observation

Policy: TypeAlias = "Callable[[Observation], int]"
"""Gets what its seat sees and says the number of an answer."""
Named: TypeAlias = "str | Policy"
Opponents: TypeAlias = "Named | Sequence[Named]"
"""One for all other seats, or one for each of them in the order of the seats."""


class BotOpponent(Opponent):
    """A bot that starts thinking anew at every question, so that nothing but the table and its luck matters."""

    def __init__(self, setup: Setup, entrant: Entrant) -> None:
        self.game = game_of(setup.game)
        self.kind = entrant.bot
        self.clock = entrant.clock or Clock()

    def answer(self, t: Table, seat: int, question: Question, luck: Rng) -> Action:
        view = self.game.view(t, seat)
        rng = Rng(luck.below(1 << 31))
        return self.game.read_action(t, bot_of(self.kind).choose(view, view.options, self.clock, rng).option)


class FunctionOpponent(Opponent):
    """A function that sees what a learner would see."""

    def __init__(self, setup: Setup, policy: Policy) -> None:
        self.policy = policy
        self.observer = game_of(setup.game).observer(setup)
        self.sheet = Sheet(self.observer.size, self.observer.actions)
        self.numbers, self.marks = memory_of(self.sheet)

    def answer(self, t: Table, seat: int, question: Question, luck: Rng) -> Action:
        self.numbers.wipe()
        show(t, seat, self.observer, self.sheet, 0)
        seen = {"observation": self.numbers.array.copy(), "action_mask": self.marks.array.copy()}
        number = whole(self.policy(seen), f"the answer of the opponent at seat_{seat}")
        if not 0 <= number < self.observer.wait or not self.sheet.allows(0, number):
            raise ValueError(
                f"the opponent at seat_{seat}: the action mask does not allow {named(self.observer, number)}"
            )
        return self.observer.action(t, seat, number)


def opponent(setup: Setup, who: Named) -> Opponent:
    """Raises BadEntrant or TypeError."""
    if callable(who):
        return FunctionOpponent(setup, who)
    if not isinstance(who, str):
        raise TypeError(f"an opponent is the name of a bot or a function, not {who!r}")
    if who in ("random", "uniform"):
        return Uniform()
    if who == "casual":
        return CasualOpponent()
    return BotOpponent(setup, read_entrant(who))


def opponents(setup: Setup, learner: int, given: Opponents) -> list[Opponent]:
    """By seat; raises BadEntrant, TypeError or ValueError."""
    others = setup.seats - 1
    each = [given] * others if isinstance(given, str) or callable(given) else list(given)
    if len(each) != others:
        raise ValueError(f"beside a learner there are {others} other seats, not {len(each)}")
    found = [opponent(setup, who) for who in each]
    return [*found[:learner], Opponent(), *found[learner:]] if learner >= 0 else [Opponent()] * setup.seats
