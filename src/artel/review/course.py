"""A finished game as a row of points: decisions to be weighed, and tables between them to be valued."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from artel.bots.learned import insight
from artel.kernel.engine import chance_for, legal
from artel.kernel.errors import BadInput
from artel.kernel.record import CHANCE, Match, follow
from artel.records import laid_out, setup_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from artel.kernel.game import Game, Result
    from artel.kernel.packs import Pack
    from artel.kernel.record import Record


CHAMPION: Final = "level5"
MASTER: Final = "level4"


class NotFinished(BadInput):
    says = "The game is not over: only finished games are reviewed."


class Decision(NamedTuple):
    """`input`: its number, 1 for the first; `table`: before it."""

    input: int
    seat: int
    chosen: str
    table: Any


class TableAt(NamedTuple):
    """After so many inputs, between outcomes that are different seats' luck, or at the beginning."""

    input: int
    table: Any


Point = Decision | TableAt


class Stretch(NamedTuple):
    """Outcomes of chance in a row that are one seat's luck, or nobody's (None), and what was forced between them; up
    to input number `last`."""

    owner: int | None
    last: int
    inputs: tuple[str, ...]


class Course:
    """Raises BadRecord, WrongVersion or NotFinished."""

    def __init__(self, record: Record, pack: Pack | None = None) -> None:
        setup = setup_of(record, pack)
        start = laid_out(setup, record.layout)
        end = Match(setup, None, start)
        follow(end, record.inputs)
        if not end.over:
            raise NotFinished
        match = Match(setup, None, start)
        tables = [match.table]
        for text in record.inputs:
            follow(match, [text])
            tables.append(match.table)
        self.record = record
        self.game: Game = match.game
        self.seats: int = setup.seats
        self.insight = insight(self.game.id, self.seats, setup.pack.digest)
        """What was learned of this game, if anything was."""
        self.judge = MASTER if self.insight is None else CHAMPION
        self.result: Result = match.result()
        self.steps = list(steps(record.inputs, tables))
        """Decisions, and stretches of chance between them, from the first input to the last."""
        self.points = list(points(self.steps, tables))

    @property
    def final(self) -> tuple[float, ...]:
        """The result as chances: shared by those who won."""
        winners = self.result.winners
        return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats))


Step = Decision | Stretch


def steps(inputs: Sequence[str], tables: Sequence[Any]) -> Iterator[Step]:
    owner: int | None = None
    texts: list[str] = []
    for number, (text, table) in enumerate(zip(inputs, tables, strict=False), 1):
        who, _, what = text.partition(" ")
        if who == CHANCE:
            whose = owner_of(table)
            if texts and whose != owner:
                yield Stretch(owner, number - 1, tuple(texts))
                texts = []
            owner = whose
            texts.append(text)
        elif len(legal(table, int(who) - 1)) > 1:
            if texts:
                yield Stretch(owner, number - 1, tuple(texts))
                texts = []
            yield Decision(number, int(who) - 1, what, table)
    if texts:
        yield Stretch(owner, len(inputs), tuple(texts))


def owner_of(table: Any) -> int | None:
    """Whose luck the open question to chance is: the seat that it is asked for, or for which it was begun."""
    assert chance_for(table) is not None
    return next((frame.seat for frame in reversed(table.stack) if hasattr(frame, "seat")), None)


def points(steps: Sequence[Step], tables: Sequence[Any]) -> Iterator[Point]:
    """The beginning, decisions, and tables between two stretches; at decisions and at the end it is known anyway."""
    if not steps or isinstance(steps[0], Stretch):
        yield TableAt(0, tables[0])
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if isinstance(step, Decision):
            yield step
        elif isinstance(following, Stretch):
            yield TableAt(step.last, tables[step.last])
