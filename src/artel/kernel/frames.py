"""Frames: the things still to be done. A rule is a frame; it returns the frames that follow, in reading order.

A frame is never changed; its fields are the local variables of the rule. Where speed matters, frames and actions are
plain classes with int fields (see `artel.kernel.copying` for what that buys).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeAlias, final

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from artel.kernel.copying import copied, same, show

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng
    from artel.kernel.events import Event

T = TypeVar("T", bound="Table", default=Any)
"""The table that a rule is about; a bare `Frame` is one of any game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """An answer to a question. Frozen; `code` is its number within its game: equal actions, equal codes."""

    __slots__ = ("code",)

    def __init__(self, code: i64) -> None:
        self.code: i64 = code

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.code == other.code)

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return show(self)


@final
class Say(Action):
    """A word, such as yes or pass."""

    __slots__ = ("word",)

    def __init__(self, code: i64, word: str) -> None:
        super().__init__(code)
        self.word = word


@mypyc_attr(allow_interpreted_subclasses=True)
class NameCard(Action):
    """A card; the class says what becomes of it."""

    __slots__ = ("card",)

    def __init__(self, code: i64, card: i64) -> None:
        super().__init__(code)
        self.card: i64 = card


class Tell:
    """Collects what happens. Where nobody listens, rules get None instead and make no events at all."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def that(self, event: Event) -> None:
        self.events.append(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    __slots__ = ()

    def at_random(self, t: T, rng: Rng) -> Next:
        """Does it, whoever is asked answering at random and nobody listening; for playouts."""
        raise NotImplementedError

    def at_once(self, t: T, tell: Tell | None) -> Next | None:
        """Does it, where that needs neither a player nor luck; None: it waits."""
        return None

    def by_luck(self, t: T, rng: Rng) -> Next | None:
        """Does it, where luck is all that it waits for; None: it is not."""
        return None

    def asks(self) -> bool:
        """Does it wait for players?"""
        return False

    def as_question(self) -> Question[T] | None:
        """Itself, if it is one."""
        return None

    def __eq__(self, other: object) -> bool:
        return self is other or same(self, other)

    def __hash__(self) -> int:
        return hash(show(self))

    def __repr__(self) -> str:
        return show(self)


Next: TypeAlias = tuple[Frame, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[T]):
    """Needs nobody: runs at once."""

    __slots__ = ()

    def run(self, t: T, tell: Tell | None) -> Next:
        raise NotImplementedError

    def at_random(self, t: T, rng: Rng) -> Next:
        return self.run(t, None)

    def at_once(self, t: T, tell: Tell | None) -> Next | None:
        return self.run(t, tell)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[T]):
    """Waits for one seat."""

    __slots__ = ("seat",)
    clause: ClassVar[str] = ""
    begins_turn: ClassVar[bool] = False
    """What came before it is over and done with: whoever looks ahead to the end of a turn stops here."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, t: T) -> list[Action]:
        """All that may be answered, in a fixed order."""
        raise NotImplementedError

    def answer(self, t: T, action: Action, tell: Tell | None) -> Next:
        raise NotImplementedError

    def allows(self, t: T, action: Action) -> bool:
        return action in self.options(t)

    def forced(self, t: T) -> Action | None:
        """The answer, where there is nothing to ask."""
        return None

    def sensible(self, t: T) -> list[Action]:
        """The options that are worth a thought: all, unless a game knows that some lead nowhere."""
        return self.options(t)

    def uniform(self, t: T, rng: Rng) -> Action:
        """A random option, each as likely as any other."""
        options = self.options(t)
        return options[rng.below(len(options))]

    def sample(self, t: T, rng: Rng) -> Action:
        """A casual answer, for playouts: a random option, without listing them all where that can be avoided; what is
        forced, where it is. Every one comes in time, but a game may prefer what a player would usually do."""
        forced = self.forced(t)
        if forced is not None:
            return forced
        options = self.options(t)
        return options[rng.below(len(options))]

    def refusal(self, t: T, action: Action) -> str:
        """The clause that forbids this action."""
        return self.clause

    def at_random(self, t: T, rng: Rng) -> Next:
        return self.answer(t, self.sample(t, rng), None)

    def at_once(self, t: T, tell: Tell | None) -> Next | None:
        forced = self.forced(t)
        return None if forced is None else self.answer(t, forced, tell)

    def asks(self) -> bool:
        return True

    def as_question(self) -> Question[T] | None:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[T]):
    """Waits for nature. Outcomes are small numbers; the weights are exact."""

    __slots__ = ()
    clause: ClassVar[str] = ""

    def weights(self, t: T) -> dict[int, int]:
        raise NotImplementedError

    def resolve(self, t: T, outcome: i64, tell: Tell | None) -> Next:
        raise NotImplementedError

    def sample(self, t: T, rng: Rng) -> i64:
        return rng.pick(self.weights(t))

    def at_random(self, t: T, rng: Rng) -> Next:
        return self.resolve(t, self.sample(t, rng), None)

    def by_luck(self, t: T, rng: Rng) -> Next | None:
        return self.at_random(t, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSeat(Chance[T]):
    """One of the seats, each as likely as any other."""

    __slots__ = ()

    def weights(self, t: T) -> dict[int, int]:
        return dict.fromkeys(range(t.seats), 1)

    def sample(self, t: T, rng: Rng) -> i64:
        return rng.below(t.seats)


class Together(Frame[T]):
    """Several seats answer in any order; nothing shows before the last answer; then all are done in order."""

    __slots__ = ("answers", "questions")

    def __init__(self, questions: tuple[Question[T], ...], answers: tuple[Action | None, ...]) -> None:
        self.questions = questions
        self.answers = answers

    @staticmethod
    def ask(*questions: Question[T]) -> Together[T]:
        return Together(questions, (None,) * len(questions))

    def answered(self, seat: i64, action: Action) -> Together[T]:
        answers = [action if self.questions[at].seat == seat else self.answers[at] for at in range(len(self.questions))]
        return Together(self.questions, tuple(answers))

    def open(self) -> tuple[Question[T], ...]:
        return tuple([self.questions[at] for at in range(len(self.questions)) if self.answers[at] is None])

    def in_order(self) -> Next:
        """All answers, once the last one is given."""
        steps: list[Frame] = []
        for at in range(len(self.questions)):
            action = self.answers[at]
            assert action is not None
            steps.append(Answered(self.questions[at], action))
        return tuple(steps)

    def at_random(self, t: T, rng: Rng) -> Next:
        steps: list[Frame] = []
        for at in range(len(self.questions)):
            question, action = self.questions[at], self.answers[at]
            steps.append(Answered(question, question.sample(t, rng) if action is None else action))
        return tuple(steps)

    def asks(self) -> bool:
        return True


class Answered(Step[T]):
    """An answer of a Together, when its turn has come."""

    __slots__ = ("action", "question")

    def __init__(self, question: Question[T], action: Action) -> None:
        self.question = question
        self.action = action

    def run(self, t: T, tell: Tell | None) -> Next:
        return self.question.answer(t, self.action, tell)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Components plus the stack of frames, the next one last. It holds no seed, no log, no names and no clock."""

    __slots__ = ("seats", "stack")
    lasting: ClassVar[tuple[str, ...]] = ()
    """Arrays that rules replace, where need be, and never change: copies share them."""

    def __new__(cls, *given: object, **named: object) -> Self:
        """Blank: without this, mypyc would have `__init__` run here too, and `copy()` could not begin with nothing."""
        return super().__new__(cls)

    def __init__(self, seats: i64, stack: list[Frame]) -> None:
        self.seats: i64 = seats
        self.stack = stack

    def copy(self) -> Self:
        """Field by field; a game that is to be fast writes its own."""
        return copied(self)

    def write(self, action: Action) -> str:
        """The action in notation, for messages."""
        return repr(action)
