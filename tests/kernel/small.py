"""A table of one list, and frames that write into it: as little as the kernel can run on."""

from __future__ import annotations

from typing import Any, ClassVar

from artel.kernel.events import Event, Public
from artel.kernel.frames import Action, Chance, Frame, Next, Question, Step, Table, Tell

A, B, C = Action(0), Action(1), Action(2)


class Sheet(Table):
    """What was done, in order."""

    __slots__ = ("done",)

    def __init__(self, seats: int, stack: list[Frame], done: list[str]) -> None:
        super().__init__(seats, stack)
        self.done = done

    def copy(self) -> Sheet:
        return Sheet(self.seats, self.stack[:], self.done[:])

    def write(self, action: Action) -> str:
        return "abcdefghijklmnopqrstuvwxyz"[action.code]


def sheet(*frames: Frame, seats: int = 3) -> Sheet:
    """The first frame is done first."""
    return Sheet(seats, list(reversed(frames)), [])


class Said(Public, frozen=True, tag=True):
    text: str


class Whispered(Event, frozen=True, tag=True):
    seat: int

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


def note(t: Any, text: str, tell: Tell | None) -> None:
    t.done.append(text)
    if tell is not None:
        tell.that(Said(text))


class Do(Step):
    __slots__ = ("following", "text")

    def __init__(self, text: str, following: Next = ()) -> None:
        self.text = text
        self.following = following

    def run(self, t: Any, tell: Tell | None) -> Next:
        note(t, self.text, tell)
        return self.following


class Ask(Question):
    """Any of the first `many` actions; with one of them nobody is asked."""

    __slots__ = ("following", "many")
    clause: ClassVar[str] = "K1"

    def __init__(self, seat: int, many: int, following: Next = ()) -> None:
        super().__init__(seat)
        self.many = many
        self.following = following

    def options(self, t: Any) -> list[Action]:
        assert isinstance(t, Sheet)
        return [Action(code) for code in range(self.many)]

    def forced(self, t: Any) -> Action | None:
        assert isinstance(t, Sheet)
        return A if self.many == 1 else None

    def refusal(self, t: Any, action: Action) -> str:
        assert isinstance(t, Sheet)
        return self.clause + t.write(action)

    def answer(self, t: Any, action: Any, tell: Tell | None) -> Next:
        note(t, f"{self.seat}{t.write(action)}", tell)
        return self.following


class Roll(Chance):
    __slots__ = ("sides",)
    clause: ClassVar[str] = "K2"

    def __init__(self, sides: int) -> None:
        self.sides = sides

    def weights(self, t: Any) -> dict[int, int]:
        assert isinstance(t, Sheet)
        return {side: 2 if side == 1 else 1 for side in range(1, self.sides + 1)}

    def resolve(self, t: Any, outcome: int, tell: Tell | None) -> Next:
        note(t, f"*{outcome}", tell)
        return (Do("rolled"),)
