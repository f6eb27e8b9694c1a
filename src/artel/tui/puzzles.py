"""Puzzles line by line, and how well whoever is at the keyboard solves them: a file beside the saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from artel.drawing.teller import TableTeller, teller_of
from artel.kernel.errors import ArtelError, BadInput, Problem
from artel.puzzles.solver import Solver
from artel.puzzles.solving import about, effect, follows, judge, names_of, narrowed, position, verdict
from artel.session import saves
from artel.text import LANGUAGES, words
from artel.tui.typed import LineByLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from rich.console import Console

    from artel.kernel.events import Event
    from artel.puzzles import Puzzle
    from artel.puzzles.solving import Judged
    from artel.text import Words

FILE: Final = "puzzles"


def kept_file() -> Path:
    return saves.folder() / FILE


def kept_solver(file: Path) -> Solver:
    """A new one where nothing is kept yet. Raises BadInput."""
    if not file.exists():
        return Solver()
    try:
        return msgspec.json.decode(saves.read(file), type=Solver)
    except msgspec.DecodeError as error:
        raise BadInput(
            problem=Problem(
                "puzzles-kept",
                "{file} does not say how well you solve puzzles ({why}): move it away to begin anew.",
                file=str(file),
                why=str(error),
            )
        ) from None


class PlainPuzzles(LineByLine):
    """One after another, until whoever solves them leaves."""

    def __init__(
        self, found: Sequence[Puzzle], file: Path, language: str, console: Console, read: Callable[[], str | None], *,
        first: Puzzle | None = None, light: bool = False,
    ) -> None:  # fmt: skip
        """`first`: to begin with. Raises BadInput where there are none."""
        super().__init__(console, read, light=light)
        self.found = found
        self.file = file
        self.solver = kept_solver(file)
        self.said = words(language)
        self.shown: list[str] = []
        """Since the beginning, so that none comes twice before the others."""
        puzzle = first or self.solver.next(found)
        if puzzle is None:
            raise BadInput(problem=Problem("puzzles-no-such", "There is no such puzzle."))
        self.lay_out(puzzle)

    def lay_out(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.here = position(puzzle)
        self.hints = 0
        self.done = False
        self.shown.append(puzzle.id)

    # -- whose table it is ---------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        return self.said

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(names_of(self.puzzle, self.said))

    def teller(self) -> TableTeller:
        return teller_of(self.here.game, self.here.view.pack, self.said, self.names)

    def view(self) -> Any:
        return self.here.view

    def seen(self) -> Sequence[Event]:
        return self.here.events

    # -- one after another ---------------------------------------------------------------------------------

    def play(self) -> bool:
        """Was it ended by Ctrl-C?"""
        with self.interrupts:
            try:
                self.until_left()
            except KeyboardInterrupt:
                self.farewell()
                return True
        self.farewell()
        return False

    def until_left(self) -> None:
        """Raises KeyboardInterrupt, but never while an answer is judged."""
        self.pose()
        while (line := self.asked("puzzles-over" if self.done else "ui-plain-prompt")) is not None:
            try:
                self.obey(line)
            except ArtelError as error:
                self.refuse(error)

    def pose(self) -> None:
        self.print()
        self.say("puzzles-pose", game=self.said.called(self.here.game), id=self.puzzle.id)
        self.log("")
        self.show_again("")

    def obey(self, line: str) -> None:
        """Raises what the rules refuse."""
        word, _, rest = line.partition(" ")
        commands = {
            "?": self.help, "help": self.help, "rules": self.rules, "card": self.card, "table": self.show_again,
            "log": self.log, "hint": self.hint, "solution": self.give_up, "next": self.go_on,
            "language": self.language,
        }  # fmt: skip
        if word.lower() in commands:
            commands[word.lower()](rest.strip())
        elif line and (option := self.option(line)) is not None:
            self.answer(option)
        elif self.done:
            self.go_on("")
        elif not line:
            self.show_question()

    def answer(self, option: str) -> None:
        found = judge(self.puzzle, option)
        self.done = found.right
        self.tell(found, None if self.hints > 1 else found.right, shown=False)

    def count(self, right: bool | None) -> bool:
        """Is it the first answer to this puzzle? Then it is kept; where that cannot be, it counts until one leaves."""
        if self.puzzle.id in self.solver.tried:
            return False
        self.solver = self.solver.answered(self.puzzle, right)
        try:
            saves.write(self.file, msgspec.json.encode(kept_solver(self.file).answered(self.puzzle, right)))
        except BadInput as error:
            self.refuse(error)
        return True

    def tell(self, found: Judged, right: bool | None, *, shown: bool) -> None:
        """`right` as it counts; `shown`: to somebody who gave up."""
        before = self.solver.standing
        counts = self.count(right)
        view, names = self.here.view, self.names
        self.print()
        self.print(verdict(self.puzzle, found, view, names, self.said, shown=shown))
        line = follows(view, found.option, found.line, names, self.said)
        if line:
            self.say("puzzles-then" if found.right else "puzzles-allows")
        for step in line:
            self.print("   " + step)
        if found.right:
            self.explain()
        if counts:
            now = self.solver.standing
            change = f"{now.told - before.told:+}"
            self.say("puzzles-standing", rating=str(now.told), change=change, streak=now.streak, best=now.best)
        if not found.right:
            self.say("puzzles-again")

    def explain(self) -> None:
        """The solution: what it does and by which clauses, and the chances of the others."""
        rules, view, names = self.here.game, self.here.view, self.names
        does, clauses = effect(rules, view, self.puzzle.solution, names, self.said)
        themes = [self.said.say_of(rules, f"theme-{theme}") for theme in self.puzzle.themes]
        self.say("puzzles-why", themes=" · ".join(themes))
        for told in does:
            self.print("   " + told)
        for name in clauses:
            clause = self.said.clause(rules, name)
            self.print(f"   {name}" + (f": {clause.text}" if clause is not None else ""))
        self.say("puzzles-chances")
        for choice in self.puzzle.choices:
            told = self.said.option(rules, view, choice.option, names)
            self.print(f"  {100 * choice.chance:>5.1f} % ±{100 * choice.error:.1f}  {told} ({choice.option})")

    def farewell(self) -> None:
        solver = self.solver
        self.print()
        self.say(
            "puzzles-left",
            rating=str(solver.standing.told),
            streak=solver.standing.streak,
            best=solver.standing.best,
            solved=solver.solved,
            tried=len(solver.tried),
        )

    # -- commands ------------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        self.say("puzzles-help", example=self.teller().example, clause=self.teller().clause)

    def hint(self, _: str) -> None:
        """First what it is about, then two options."""
        self.hints = min(self.hints + 1, 2)
        if self.hints == 1:
            self.print(about(self.puzzle, self.said))
            return
        self.say("puzzles-one-of")
        view, teller = self.here.view, self.teller()
        for option in narrowed(self.puzzle):
            self.print(f"   {teller.option(view, option)} ({option})")

    def give_up(self, _: str) -> None:
        self.done = True
        self.tell(judge(self.puzzle, self.puzzle.solution), None if self.hints > 1 else False, shown=True)

    def go_on(self, _: str) -> None:
        puzzle = self.solver.next(self.found, self.shown)
        if puzzle is not None:
            self.lay_out(puzzle)
        self.pose()

    def log(self, _: str) -> None:
        game, names = self.here.game, self.names
        for event in self.here.events:
            clause = self.said.event_clause(event)
            self.print(self.said.event(game, event, names, self.here.view.pack) + (f" [{clause}]" if clause else ""))

    def language(self, _: str) -> None:
        at = LANGUAGES.index(self.said.language)
        self.said = words(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.show_again("")
