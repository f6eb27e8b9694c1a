"""What a learner sees: a row of numbers that depends on the view of a seat alone, and a number for every answer.

A game brings an `Observer`. It writes on a `Sheet`, straight from the table, so that no view has to be built; seats are
counted from the one who looks: 0 is that seat itself, 1 the next one clockwise.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Generic, NamedTuple, cast

from mypy_extensions import i16, i32, i64, mypyc_attr

from artel.kernel.copying import fields
from artel.kernel.engine import question_for
from artel.kernel.frames import Action, Question, T, Table, Together
from artel.kernel.packed import COMPILED, COUNT, NTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from librt.vecs import vec
    from mypy_extensions import u8


class ObservationPart(NamedTuple):
    """So many numbers of an observation, or of the answers, and what they say."""

    name: str
    size: int
    what: str


class Layout:
    """Where everything stands in an observation: the table, then seat after seat; and which answers have which numbers.

    By name: the parts of a seat with its number, so that `slices["hand.0"]` is one's own hand. Of questions,
    `seat_fields` are the fields that name a seat, or something by its seat; `untold` those that are no small numbers,
    or told otherwise.
    """

    def __init__(
        self,
        seats: int,
        questions: Sequence[type[Question]],
        table: list[ObservationPart],
        seat: list[ObservationPart],
        answers: list[ObservationPart],
        seat_fields: tuple[str, ...] = (),
        untold: tuple[str, ...] = (),
    ) -> None:
        left_out = ("seat", *untold)
        self.fields = {cls: sorted([name for name in fields(cls) if name not in left_out]) for cls in questions}
        self.seat_fields = seat_fields
        self.most_fields = max([len(names) for names in self.fields.values()], default=0)
        self.table = [
            ObservationPart("asked", seats, "1 for each seat that is asked now"),
            ObservationPart("question", len(questions), "one of " + ", ".join([cls.__name__ for cls in questions])),
            ObservationPart(
                "about", self.most_fields, "the fields of the question in the order of their names, each plus 1"
            ),
            *table,
        ]
        self.seat = seat
        self.answers = [*answers, ObservationPart("wait", 1, "for a seat that is not asked")]
        each = [part._replace(name=f"{part.name}.{number}") for number in range(seats) for part in seat]
        self.slices = slices_of([*self.table, *each])
        self.numbers = slices_of(self.answers)


def slices_of(parts: list[ObservationPart]) -> dict[str, slice]:
    found: dict[str, slice] = {}
    at = 0
    for part in parts:
        found[part.name] = slice(at, at + part.size)
        at += part.size
    return found


class Sheet:
    """Rows of numbers and of marks in memory that others can read without copying. A row of numbers is written from
    left to right, on zeros; what is marked in a row is listed too, so that the marks can be taken away one by one."""

    __slots__ = ("actions", "at", "choices", "first", "legal", "marked", "marks", "numbers", "row", "size")

    def __init__(self, size: int, actions: int, rows: int = 1, *, marked: bool = True) -> None:
        """`size`: numbers in a row; `actions`: marks in a row; not `marked`: it has the lists alone."""
        self.size: i64 = size
        self.actions: i64 = actions
        self.marked = marked
        marks = rows * actions if marked else 0
        if COMPILED:
            self.numbers: vec[i16] = vec[i16]([0] * (rows * size))
            self.marks: vec[u8] = vec[u8]([0] * marks)
            self.legal: vec[i32] = vec[i32]([0] * (rows * actions))
            self.choices: vec[i64] = vec[i64]([0] * rows)
        else:
            self.numbers = cast("vec[i16]", array("h", [0] * (rows * size)))
            self.marks = cast("vec[u8]", array("B", [0] * marks))
            self.legal = cast("vec[i32]", array("i", [0] * (rows * actions)))
            self.choices = cast("vec[i64]", array("q", [0] * rows))
        self.row: i64 = 0
        self.at: i64 = 0
        self.first: i64 = 0

    def turn_to(self, row: i64) -> None:
        """What follows goes into this row."""
        self.row = row
        self.at = row * self.size
        self.first = row * self.actions

    def mark(self, number: i64) -> None:
        """No number twice."""
        many = self.choices[self.row]
        self.legal[self.first + many] = i32(number)
        self.choices[self.row] = many + 1
        if self.marked:
            self.marks[self.first + number] = 1

    def mark_members(self, start: i64, mask: i64) -> None:
        """A mark for each member of a set, counted from this number on."""
        legal, marks, first = self.legal, self.marks, self.first
        at = first + self.choices[self.row]
        while mask:
            byte = mask & 255
            for nth in range(byte * 8, byte * 8 + COUNT[byte]):
                number = start + NTH[nth]
                legal[at] = i32(number)
                at += 1
                if self.marked:
                    marks[first + number] = 1
            mask >>= 8
            start += 8
        self.choices[self.row] = at - first

    def allows(self, row: i64, number: i64) -> bool:
        """Is this number marked in this row?"""
        start = row * self.actions
        if self.marked:
            return 0 <= number < self.actions and self.marks[start + number] != 0
        for at in range(start, start + self.choices[row]):
            if self.legal[at] == number:
                return True
        return False

    def unmark(self) -> None:
        """Takes all marks of the row away."""
        if self.marked:
            for at in range(self.first, self.first + self.choices[self.row]):
                self.marks[self.first + i64(self.legal[at])] = 0
        self.choices[self.row] = 0

    def put(self, ahead: i64, number: i64) -> None:
        """A number so many places further on."""
        self.numbers[self.at + ahead] = i16(number)

    def skip(self, many: i64) -> None:
        self.at += many

    def number(self, number: i64) -> None:
        self.numbers[self.at] = i16(number)
        self.at += 1

    def one_of(self, many: i64, which: i64) -> None:
        """A 1 among so many; -1: none."""
        if which >= 0:
            self.numbers[self.at + which] = 1
        self.at += many

    def members(self, many: i64, mask: i64) -> None:
        """A 1 for each member of a set."""
        numbers, at = self.numbers, self.at
        while mask:
            byte = mask & 255
            for nth in range(byte * 8, byte * 8 + COUNT[byte]):
                numbers[at + NTH[nth]] = 1
            mask >>= 8
            at += 8
        self.at += many

    def counts(self, counts: vec[i64], first: i64, many: i64) -> None:
        at = self.at - first
        for kind in range(first, first + many):
            if counts[kind]:
                self.numbers[at + kind] = i16(counts[kind])
        self.at += many


class QuestionShape:
    """Its number among the questions of the game; its fields that are told, and which of them name a seat."""

    __slots__ = ("fields", "number", "seated")

    def __init__(self, number: int, fields: list[str], seat_fields: tuple[str, ...]) -> None:
        self.number: i64 = number
        self.fields = fields
        self.seated = [name in seat_fields for name in fields]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[T]):
    """Base of every game's: `write` puts down all parts of the layout in their order.

    The numbers of answers are those of the game's actions, as far as it says nothing else.
    """

    def __init__(self, layout: Layout, questions: Sequence[type[Question[T]]]) -> None:
        self.layout = layout
        self.size: i64 = sum([part.stop - part.start for part in layout.slices.values()])
        self.wait: i64 = layout.numbers["wait"].start
        self.actions: i64 = self.wait + 1
        self.kinds: i64 = len(questions)
        self.most_fields: i64 = layout.most_fields
        self.shape_of: dict[type, QuestionShape] = {
            cls: QuestionShape(number, layout.fields[cls], layout.seat_fields) for number, cls in enumerate(questions)
        }

    def write(self, t: T, seat: i64, sheet: Sheet) -> None:
        """From `sheet.at` on, what this seat sees."""
        raise NotImplementedError

    def write_question(self, t: Table, seat: i64, sheet: Sheet) -> None:
        """The first three parts: who is asked, what, about what. Never what others have answered in secret."""
        if not t.stack:
            sheet.skip(t.seats + self.kinds + self.most_fields)
            return
        top = t.stack[-1]
        if isinstance(top, Together):
            question = top.questions[0]
            for other in top.questions:
                if other.seat == seat:
                    question = other
            for other in top.open():
                sheet.put((other.seat - seat) % t.seats, 1)
        else:
            assert isinstance(top, Question)
            question = top
            sheet.put((question.seat - seat) % t.seats, 1)
        sheet.skip(t.seats)
        shape = self.shape_of[type(question)]
        sheet.one_of(self.kinds, shape.number)
        for at in range(len(shape.fields)):
            value: i64 = getattr(question, shape.fields[at])
            sheet.put(at, (value - seat) % t.seats + 1 if shape.seated[at] else value + 1)
        sheet.skip(self.most_fields)

    def mark(self, t: T, seat: i64, sheet: Sheet) -> None:
        """A mark for each answer that this seat may give now."""
        question = question_for(t, seat)
        if question is None:
            sheet.mark(self.wait)
            return
        for action in question.options(t):
            sheet.mark(self.number(t, seat, action))

    def number(self, t: T, seat: i64, action: Action) -> i64:
        """The number of an answer."""
        return action.code

    def action(self, t: T, seat: i64, number: i64) -> Action:
        """The answer with this number, where it is one that may be given."""
        raise NotImplementedError
