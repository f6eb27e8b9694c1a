"""The engine: the only code that moves a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from artel.kernel.errors import IllegalAction, NotAsked, listed
from artel.kernel.frames import Action, Chance, Frame, Question, T, Table, Tell, Together
from artel.kernel.ids import seat_name

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.kernel.chance import Rng
    from artel.kernel.events import Event
    from artel.kernel.ids import Seat


def follow(stack: list[Any], following: tuple[Any, ...]) -> None:
    """The top frame is done: these take its place, so that the first one is done first. (They are frames; to look at
    each whether it is one would take longer than to move it.)"""
    at: i64 = len(following) - 1
    if at < 0:
        stack.pop()
        return
    stack[-1] = following[at]
    while at > 0:
        at -= 1
        stack.append(following[at])


def settle(t: Table, tell: Tell | None) -> None:
    """Does everything that needs neither a player nor luck."""
    stack = t.stack
    while stack:
        following = stack[-1].at_once(t, tell)
        if following is None:
            return
        follow(stack, following)


def pending(t: Table) -> tuple[Seat, ...]:
    """The seats that are asked now."""
    if not t.stack:
        return ()
    top = t.stack[-1]
    if isinstance(top, Question):
        return (top.seat,)
    if isinstance(top, Together):
        return tuple([question.seat for question in top.open()])
    return ()


def question_for(t: T, seat: Seat) -> Question[T] | None:
    if t.stack:
        top = t.stack[-1]
        if isinstance(top, Question):
            return top if top.seat == seat else None
        if isinstance(top, Together):
            for question in top.open():
                if question.seat == seat:
                    return question
    return None


def chance_for(t: T) -> Chance[T] | None:
    """What nature is asked now."""
    if t.stack:
        top = t.stack[-1]
        if isinstance(top, Chance):
            return top
    return None


def is_over(t: Table) -> bool:
    return not t.stack


def legal(t: Table, seat: Seat) -> list[Action]:
    """What this seat may do now."""
    question = question_for(t, seat)
    return question.options(t) if question is not None else []


def check(t: Table, seat: Seat, action: Action) -> None:
    """Raises where this seat may not do this now."""
    question = question_for(t, seat)
    if question is None:
        raise NotAsked(seat=seat_name(seat), open=listed([seat_name(other) for other in pending(t)]))
    if not question.allows(t, action):
        raise IllegalAction(
            question.refusal(t, action),
            seat=seat_name(seat),
            action=t.write(action),
            open=listed([t.write(option) for option in question.options(t)]),
        )


def apply(t: T, seat: Seat, action: Action) -> tuple[T, list[Event]]:
    """The table after a legal action, and what happened; the table before stays as it is."""
    check(t, seat, action)
    after, tell = t.copy(), Tell()
    act_in_place(after, seat, action, tell)
    return after, tell.events


def act_in_place(t: Table, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Carries out an action that is known to be legal."""
    stack = t.stack
    top = stack[-1]
    asked = top.as_question()
    if asked is not None:
        follow(stack, asked.answer(t, action, tell))
    else:
        assert isinstance(top, Together)
        answered = top.answered(seat, action)
        if answered.open():
            stack[-1] = answered
            return
        follow(stack, answered.in_order())
    settle(t, tell)


def chance_in_place(t: Table, outcome: int, tell: Tell | None) -> None:
    """Carries out an outcome that is known to be possible."""
    top = t.stack[-1]
    assert isinstance(top, Chance)
    follow(t.stack, top.resolve(t, outcome, tell))
    settle(t, tell)


def let_chance(t: Table, rng: Rng) -> None:
    """Plays nature until a seat is asked or all is over."""
    stack = t.stack
    while stack:
        following = stack[-1].by_luck(t, rng)
        if following is None:
            return
        follow(stack, following)
        settle(t, None)


def reseal(t: Table, seat: Seat, rng: Rng) -> None:
    """Answers anew, at random, what other seats have answered in secret: this seat cannot know it."""
    if t.stack:
        top = t.stack[-1]
        if isinstance(top, Together):
            still_open = top.open()
            for question in top.questions:
                if question.seat != seat and question not in still_open:
                    top = top.answered(question.seat, question.sample(t, rng))
            t.stack[-1] = top


def play_out(t: Table, rng: Rng) -> None:
    """Plays at random to the end, in place."""
    todo = BOTTOM + t.stack
    t.stack.clear()
    while len(todo) > DEPTH:
        following = todo.pop().at_random(t, rng)
        while following:
            at: i64 = len(following) - 1
            while at > 0:
                todo.append(following[at])
                at -= 1
            following = following[0].at_random(t, rng)


DEPTH: Final = 8
BOTTOM: Final[list[Frame]] = [Frame()] * DEPTH
"""What is never done: a list that is nearly empty gives its memory back, only to ask for it again."""
