"""The whole examination of one game, in all player counts: one finding for each property."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final, NamedTuple

from artel.bots import Clock, bot
from artel.examination import properties as exam
from artel.kernel.boards import board_of
from artel.kernel.chance import Rng
from artel.kernel.engine import legal, pending, question_for
from artel.kernel.errors import NoObserver
from artel.kernel.frames import Table
from artel.kernel.game import Game, Setup
from artel.kernel.observation import Sheet
from artel.kernel.record import Match
from artel.languages import LANGUAGES
from artel.text import words

TABLES: Final = 25
"""So many tables of a match are looked at, from the first to the last."""
LONGEST: Final = 20_000
GAMES: Final = 3
LEVELS: Final = ("random", "level1", "level2", "level3")
NAMES: Final = tuple(f"Player {number}" for number in range(1, 17))


class Finding(NamedTuple):
    """`error`: why the property does not hold; None: it does. `note`: that is allowed, but somebody may miss it."""

    name: str
    error: Exception | None = None
    note: bool = False


class Sample(NamedTuple):
    """A random match: some of its tables with their versions, and how it ended."""

    setup: Setup
    tables: list[tuple[int, Table]]
    match: Match


class Books:
    """For a game without a ledger: what it says itself of its points is taken for true, but must fit together."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.check(table)

    def saw(self, events: object) -> None:
        """Nothing is kept."""

    def check(self, table: Table) -> None:
        self.points = list(self.game.scores(table))

    def recount(self, view: object) -> list[int]:
        return self.points


class Examination:
    """`ledger`: a class that keeps books of the events (docs/add-a-game.md); None: nobody recounts."""

    def __init__(self, game: Game, ledger: Callable[..., Any] | None = None) -> None:
        self.game: Game[Any, Any, Any] = game
        self.ledger = ledger or Books

    def findings(self) -> Iterator[Finding]:
        for name in (
            "board", "ends", "views", "hidden", "told", "values", "records", "answers", "options", "engine", "words",
            "bots", "learners",
        ):  # fmt: skip
            try:
                getattr(self, name)()
            except NoObserver as error:
                yield Finding(name, error, note=True)
            except Exception as error:  # whatever a game does wrong is a finding, and the rest is examined too
                yield Finding(name, error)
            else:
                yield Finding(name)

    @cached_property
    def setups(self) -> list[Setup]:
        return [self.game.setup(seats) for seats in range(self.game.least, self.game.most + 1)]

    @cached_property
    def samples(self) -> list[Sample]:
        found = []
        for setup in self.setups:
            tables = []
            for match in exam.walk(setup, 0):
                tables.append((match.length, match.table))
                exam.need(match.length <= LONGEST, "games end", f"more than {LONGEST} inputs")
            every = max(1, len(tables) // TABLES)
            found.append(Sample(setup, [*tables[::every], tables[-1]], match))
        return found

    def tables(self) -> Iterator[tuple[int, Table]]:
        return (each for sample in self.samples for each in sample.tables)

    # -- one for each finding --------------------------------------------------------------------------

    def board(self) -> None:
        board_of(self.game)

    def ends(self) -> None:
        for setup in self.setups:
            for seed in range(GAMES):
                exam.a_game_ends(setup, seed, LONGEST, self.ledger)

    def views(self) -> None:
        for version, table in self.tables():
            for seat in exam.seats_of(table):
                exam.a_view_is_enough(self.game, table, seat, version)

    def hidden(self) -> None:
        """On one of the tables at least: at the end everything may be known."""
        for sample in self.samples if self.game.hidden else ():
            for seat in exam.seats_of(sample.match.table):
                asked = [table for _, table in sample.tables if pending(table)]
                exam.need(
                    any(self.shuffles(table, seat) for table in asked), "the hidden is shuffled",
                    f"seat {seat} of {sample.setup.seats} knows every table; if that is so, say hidden = False",
                )  # fmt: skip

    def shuffles(self, table: Table, seat: int) -> bool:
        try:
            exam.the_hidden_is_shuffled(self.game, table, seat)
        except exam.BrokenProperty:
            return False
        return True

    def told(self) -> None:
        for version, table in self.tables():
            for seat in exam.seats_of(table):
                exam.told_is_seen(self.game, table, seat, version)
                exam.seen_is_told(self.game, table, seat, version)

    def values(self) -> None:
        album = exam.Album(self.game)
        for version, table in self.tables():
            album.keep(table)
            exam.copies_are_apart(self.game, table)
            exam.a_table_can_be_stored(self.game, table, version)
        album.nothing_changed()

    def records(self) -> None:
        for setup in self.setups:
            exam.a_record_replays(exam.played(setup, 0))

    def answers(self) -> None:
        for version, table in self.tables():
            if len(pending(table)) > 1:
                exam.answers_commute(self.game, table, version)

    def options(self) -> None:
        actions = exam.all_actions(self.game)
        for version, table in self.tables():
            exam.options_are_the_law(self.game, table, actions, version)
            exam.samples_are_options(table, version)
            exam.every_code_is_judged(table, actions)

    def engine(self) -> None:
        for version, table in self.tables():
            exam.the_engine_is_plain(self.game, table, version)

    def words(self) -> None:
        """Everything that happened, was asked and might have been answered, in every language; and the clauses."""
        for said in map(words, LANGUAGES):
            cited = set()
            for sample in self.samples:
                for event in sample.match.events:
                    said.event(self.game, event, NAMES, sample.setup.pack.digest)
                    cited.add(said.event_clause(event))
                for item in self.game.result(sample.match.table).items:
                    said.item(self.game, item, sample.setup.pack.digest)
                    cited.add(item.clause)
                for _, table in sample.tables:
                    for seat in exam.seats_of(table):
                        view = self.game.view(table, seat)
                        said.question(self.game, view, NAMES)
                        for option in view.options:
                            said.option(self.game, view, option, NAMES)
                        if (question := question_for(table, seat)) is not None:
                            cited.add(question.clause)
            missing = sorted(clause for clause in cited if clause and said.clause(self.game, clause) is None)
            exam.need(not missing, "clauses have a text", *missing)

    def bots(self) -> None:
        for setup in self.setups:
            match = Match(setup, b"examination")
            while not match.over:
                seat = pending(match.table)[0]
                view = self.game.view(match.table, seat)
                player = bot(LEVELS[seat % len(LEVELS)])
                match.act_text(seat, player.choose(view, view.options, Clock(iterations=20), Rng(seat)).option)

    def learners(self) -> None:
        for sample in self.samples:
            observer = self.game.observer(sample.setup)
            sheet = Sheet(observer.size, observer.actions)
            for _, table in sample.tables:
                for seat in pending(table):
                    sheet.at = 0
                    observer.write(table, seat, sheet)
                    exam.need(sheet.at == observer.size, "observations have one length", str(int(sheet.at)))
                    for action in legal(table, seat):
                        number = observer.number(table, seat, action)
                        same = 0 <= number < observer.wait and observer.action(table, seat, number) == action
                        exam.need(same, "answers have numbers", table.write(action))
