"""Frames: the things still to be done. A rule is a frame; it returns the frames that follow, in reading order.

A frame is never changed; its fields are the local variables of the rule. Where speed matters, frames and actions are
plain classes with int fields (see `artel.kernel.copying` for what that buys).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

from mypy_extensions import mypyc_attr

from artel.kernel.copying import copied, same, show

if TYPE_CHECKING:
    from artel.kernel.chance import Rng
    from artel.kernel.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """An answer to a question. Frozen; `code` is its number within its game: equal actions, equal codes."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.code == other.code)

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return show(self)


class Tell:
    """Collects what happens. Where nobody listens, rules get None instead and make no events at all."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def that(self, event: Event) -> None:
        self.events.append(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    __slots__ = ()

    def at_random(self, t: Any, rng: Rng) -> Next:
        """Does it, whoever is asked answering at random and nobody listening; for playouts."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return self is other or same(self, other)

    def __hash__(self) -> int:
        return hash(show(self))

    def __repr__(self) -> str:
        return show(self)


Next: TypeAlias = tuple[Frame, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """Needs nobody: runs at once."""

    __slots__ = ()

    def run(self, t: Any, tell: Tell | None) -> Next:
        raise NotImplementedError

    def at_random(self, t: Any, rng: Rng) -> Next:
        return self.run(t, None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame):
    """Waits for one seat."""

    __slots__ = ("seat",)
    clause: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, t: Any) -> list[Action]:
        """All that may be answered, in a fixed order."""
        raise NotImplementedError

    def answer(self, t: Any, action: Any, tell: Tell | None) -> Next:
        raise NotImplementedError

    def allows(self, t: Any, action: Action) -> bool:
        return action in self.options(t)

    def forced(self, t: Any) -> Action | None:
        """The answer, where there is nothing to ask."""
        return None

    def uniform(self, t: Any, rng: Rng) -> Action:
        """A random option, each as likely as any other."""
        options = self.options(t)
        return options[rng.below(len(options))]

    def sample(self, t: Any, rng: Rng) -> Action:
        """A casual answer, for playouts: a random option, without listing them all where that can be avoided; what is
        forced, where it is. Every one comes in time, but a game may prefer what a player would usually do."""
        forced = self.forced(t)
        if forced is not None:
            return forced
        options = self.options(t)
        return options[rng.below(len(options))]

    def refusal(self, t: Any, action: Action) -> str:
        """The clause that forbids this action."""
        return self.clause

    def at_random(self, t: Any, rng: Rng) -> Next:
        return self.answer(t, self.sample(t, rng), None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame):
    """Waits for nature. Outcomes are small numbers; the weights are exact."""

    __slots__ = ()
    clause: ClassVar[str] = ""

    def weights(self, t: Any) -> dict[int, int]:
        raise NotImplementedError

    def resolve(self, t: Any, outcome: int, tell: Tell | None) -> Next:
        raise NotImplementedError

    def sample(self, t: Any, rng: Rng) -> int:
        return rng.pick(self.weights(t))

    def at_random(self, t: Any, rng: Rng) -> Next:
        return self.resolve(t, self.sample(t, rng), None)


class Together(Frame):
    """Several seats answer in any order; nothing shows before the last answer; then all are done in order."""

    __slots__ = ("answers", "questions")

    def __init__(self, questions: tuple[Question, ...], answers: tuple[Action | None, ...]) -> None:
        self.questions = questions
        self.answers = answers

    @staticmethod
    def ask(*questions: Question) -> Together:
        return Together(questions, (None,) * len(questions))

    def answered(self, seat: int, action: Action) -> Together:
        answers = [
            action if question.seat == seat else given
            for question, given in zip(self.questions, self.answers, strict=True)
        ]
        return Together(self.questions, tuple(answers))

    def open(self) -> tuple[Question, ...]:
        return tuple([q for q, given in zip(self.questions, self.answers, strict=True) if given is None])

    def in_order(self) -> Next:
        """All answers, once the last one is given."""
        steps: list[Frame] = []
        for question, action in zip(self.questions, self.answers, strict=True):
            assert action is not None
            steps.append(Answered(question, action))
        return tuple(steps)

    def at_random(self, t: Any, rng: Rng) -> Next:
        given = self
        for question in self.open():
            given = given.answered(question.seat, question.sample(t, rng))
        return given.in_order()


class Answered(Step):
    """An answer of a Together, when its turn has come."""

    __slots__ = ("action", "question")

    def __init__(self, question: Question, action: Action) -> None:
        self.question = question
        self.action = action

    def run(self, t: Any, tell: Tell | None) -> Next:
        return self.question.answer(t, self.action, tell)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Components plus the stack of frames, the next one last. It holds no seed, no log, no names and no clock."""

    __slots__ = ("seats", "stack")

    def __new__(cls, *given: object, **named: object) -> Self:
        """Blank: without this, mypyc would have `__init__` run here too, and `copy()` could not begin with nothing."""
        return super().__new__(cls)

    def __init__(self, seats: int, stack: list[Frame]) -> None:
        self.seats = seats
        self.stack = stack

    def copy(self) -> Table:
        """Field by field; a game that is to be fast writes its own."""
        twin: Table = copied(self)
        return twin

    def write(self, action: Action) -> str:
        """The action in notation, for messages."""
        return repr(action)
