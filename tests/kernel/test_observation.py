"""Rows of numbers and of marks, and where everything stands in them."""

from __future__ import annotations

from typing import Any

import pytest

from artel.kernel.frames import Action, Next, Question, Tell, Together
from artel.kernel.observation import Layout, ObservationPart, Observer, Sheet
from artel.kernel.packed import ints
from kernel.small import Ask, sheet


class Give(Question[Any]):
    __slots__ = ("card", "to", "why")

    def __init__(self, seat: int, card: int, to: int) -> None:
        super().__init__(seat)
        self.card, self.to, self.why = card, to, "secret"

    def options(self, t: Any) -> list[Action]:
        return [Action(2), Action(4)]

    def answer(self, t: Any, action: Action, tell: Tell | None) -> Next:
        return ()


TABLE = [ObservationPart("round", 1, "which one it is")]
SEAT = [ObservationPart("hand", 3, "cards"), ObservationPart("coins", 1, "how many")]


def layout() -> Layout:
    answers = [ObservationPart("action", 6, "by code")]
    return Layout(3, [Ask, Give], TABLE, SEAT, answers, ("to",), ("why", "following"))


def observing() -> Observer[Any]:
    return Observer(layout(), [Ask, Give])


def test_the_table_then_seat_after_seat() -> None:
    found = layout()
    assert found.slices == {
        "asked": slice(0, 3), "question": slice(3, 5), "about": slice(5, 7), "round": slice(7, 8),
        "hand.0": slice(8, 11), "coins.0": slice(11, 12), "hand.1": slice(12, 15), "coins.1": slice(15, 16),
        "hand.2": slice(16, 19), "coins.2": slice(19, 20),
    }  # fmt: skip
    assert found.numbers == {"action": slice(0, 6), "wait": slice(6, 7)}
    assert [part.what for part in found.table] == [
        "1 for each seat that is asked now",
        "one of Ask, Give",
        "the fields of the question in the order of their names, each plus 1",
        "which one it is",
    ]
    assert (found.seat, found.seat_fields) == (SEAT, ("to",))
    assert found.answers[-1].what == "for a seat that is not asked"
    assert found.fields == {Ask: ["many"], Give: ["card", "to"]}
    assert Layout(2, [], [], [], []).most_fields == 0


def asked(t: Any, seat: int) -> list[int]:
    observer = observing()
    assert (observer.size, observer.actions, observer.wait) == (20, 7, 6)
    page = Sheet(observer.size, observer.actions)
    observer.write_question(t, seat, page)
    assert page.at == 7
    return list(page.numbers)[:7]


def test_who_is_asked_what_and_about_what() -> None:
    t = sheet(Give(1, 7, 2))
    assert asked(t, 1) == [1, 0, 0, 0, 1, 8, 2]
    assert asked(t, 0) == [0, 1, 0, 0, 1, 8, 3]
    assert asked(t, 2) == [0, 0, 1, 0, 1, 8, 1]
    assert asked(sheet(Ask(0, 4)), 2) == [0, 1, 0, 1, 0, 5, 0]
    assert asked(sheet(), 0) == [0] * 7


def test_of_several_questions_ones_own_is_told() -> None:
    t = sheet(Together.ask(Give(0, 7, 0), Give(2, 3, 1)))
    assert asked(t, 0) == [1, 0, 1, 0, 1, 8, 1]
    assert asked(t, 2) == [1, 1, 0, 0, 1, 4, 3]
    assert asked(t, 1) == [0, 1, 1, 0, 1, 8, 3], "who is not asked sees the first one"


def test_answers_are_marked_by_their_codes() -> None:
    observer = observing()
    t, page = sheet(Give(1, 7, 2)), Sheet(observer.size, observer.actions, 2)
    observer.mark(t, 1, page)
    page.turn_to(1)
    observer.mark(t, 0, page)
    assert list(page.marks) == [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert list(page.choices) == [2, 1]
    assert list(page.legal)[:2] == [2, 4]
    assert page.legal[7] == 6
    page.unmark()
    assert list(page.marks) == [0, 0, 1, 0, 1, 0, 0] + [0] * 7, "those of its own row"
    page.turn_to(0)
    page.unmark()
    assert list(page.marks) == [0] * 14
    assert list(page.choices) == [0, 0]
    with pytest.raises(NotImplementedError):
        observer.write(t, 0, page)
    with pytest.raises(NotImplementedError):
        observer.action(t, 0, 2)


def test_a_game_may_number_its_answers_by_table_and_seat() -> None:
    class Turned(Observer[Any]):
        def number(self, t: Any, seat: int, action: Action) -> int:
            total: int = action.code + t.seats + seat
            return total % 6

    page = Sheet(20, 7)
    Turned(layout(), [Ask, Give]).mark(sheet(Give(2, 7, 0)), 2, page)
    assert list(page.marks) == [0, 1, 0, 1, 0, 0, 0]


def test_a_sheet_with_lists_alone() -> None:
    page = Sheet(2, 3, 2, marked=False)
    page.turn_to(1)
    page.mark(2)
    page.mark(0)
    assert (len(page.marks), list(page.choices), list(page.legal)) == (0, [0, 2], [0, 0, 0, 2, 0, 0])
    page.unmark()
    assert list(page.choices) == [0, 0]


@pytest.mark.parametrize("marked", [True, False])
def test_sets_are_marked_from_a_number_on(marked: bool) -> None:
    page = Sheet(1, 50, 2, marked=marked)
    page.mark(49)
    page.turn_to(1)
    page.mark(0)
    page.mark_members(3, 1 << 0 | 1 << 7 | 1 << 8 | 1 << 39)
    page.mark_members(2, 1)
    found = [0, 3, 10, 11, 42, 2]
    assert list(page.legal)[50 : 50 + 6] == found
    assert list(page.choices) == [1, 6]
    assert [at for at, mark in enumerate(page.marks) if mark] == ([49, 50, 52, 53, 60, 61, 92] if marked else [])
    assert [number for number in range(-51, 52) if page.allows(1, number)] == sorted(found)
    assert [number for number in range(-51, 52) if page.allows(0, number)] == [49]
    page.unmark()
    assert not any(page.allows(1, number) for number in range(-51, 52))


def test_numbers_are_written_from_left_to_right() -> None:
    page = Sheet(22, 1, 2)
    page.turn_to(1)
    page.number(-3)
    page.put(1, 9)
    page.skip(2)
    page.one_of(2, 1)
    page.one_of(1, -1)
    page.one_of(1, 0)
    page.members(3, 0b101)
    page.counts(ints([5, 0, 6]), 1, 2)
    page.members(10, 1 << 9 | 1 << 1)
    assert list(page.numbers)[:22] == [0] * 22
    assert list(page.numbers)[22:] == [-3, 0, 9, 0, 1, 0, 1, 1, 0, 1, 0, 6, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]
    assert page.at == 44
