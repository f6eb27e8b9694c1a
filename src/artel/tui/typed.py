"""What is told and typed line by line, at whichever table: a game or a puzzle."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from artel.tui.daylight import lit_text
from artel.tui.interrupts import Interrupts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from artel.drawing.teller import TableTeller
    from artel.kernel.errors import ArtelError
    from artel.kernel.events import Event
    from artel.text import Words

LEAVE: Final = ("quit", "q")


class LineByLine(ABC):
    def __init__(self, console: Console, read: Callable[[], str | None], *, light: bool) -> None:
        """`read` gives the next line without its end; None: there is none any more. `light`: so is the terminal."""
        self.console = console
        self.lines = read
        self.light = light
        self.interrupts = Interrupts()

    # -- whose table it is ---------------------------------------------------------------------------------

    @property
    @abstractmethod
    def words(self) -> Words: ...

    @abstractmethod
    def teller(self) -> TableTeller: ...

    @abstractmethod
    def view(self) -> Any:
        """What whoever is at the keyboard sees."""

    @abstractmethod
    def seen(self) -> Sequence[Event]:
        """What whoever is at the keyboard has been told."""

    # -- told and typed ------------------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> None:
        self.print(self.words.say(key, **args))

    def print(self, text: Text | str = "") -> None:
        line = text if isinstance(text, Text) else Text(text)
        line.rstrip()
        self.console.print(lit_text(line) if self.light else line, soft_wrap=True, highlight=False)

    def read(self) -> str | None:
        """None: nobody types any more. Raises KeyboardInterrupt."""
        with self.interrupts.welcome():
            return self.lines()

    def asked(self, prompt: str = "ui-plain-prompt") -> str | None:
        """What is typed; None: whoever types leaves."""
        self.say(prompt)
        line = self.read()
        return None if line is None or line.strip().lower() in LEAVE else line.strip()

    def option(self, line: str) -> str | None:
        """What was typed, in notation; None where the number is wrong."""
        if not re.fullmatch(r"\d[\d ,]*", line):
            return line
        view, teller = self.view(), self.teller()
        found = teller.answer(view, [int(number) for number in re.findall(r"\d+", line)])
        if found is None:
            self.say("ui-plain-no-number", number=line, many=teller.numbers(view))
        return found

    def refuse(self, error: ArtelError) -> None:
        """What is wrong, what is open, what the clause says."""
        self.print(self.words.refusal(error, self.teller().game))

    def show_table(self) -> None:
        self.print()
        for line in self.teller().table(self.view(), self.seen(), self.console.width).split("\n"):
            self.print(line)

    def show_question(self) -> None:
        view, teller = self.view(), self.teller()
        hand = teller.hand(view)
        if hand:
            self.say("ui-plain-hand")
        for line in hand:
            self.print("   " + line)
        self.print(teller.question(view))
        for line in teller.options(view):
            self.print(line)

    # -- commands ------------------------------------------------------------------------------------------

    def show_again(self, _: str) -> None:
        self.show_table()
        self.show_question()

    def rules(self, wanted: str) -> None:
        """A clause, a section, or whatever holds these words."""
        words, game = self.words, self.teller().game
        found = 0
        for section, heading, names in words.sections(game):
            for name in names:
                clause = words.clause(game, name)
                assert clause is not None
                if not wanted or wanted.upper() in (name, section) or wanted.lower() in clause.text.lower():
                    self.print(f"{name} ({heading}): {clause.text}" + (f" [{clause.ruling}]" if clause.ruling else ""))
                    found += 1
        if not found:
            self.say("ui-plain-not-found", wanted=wanted, clause=self.teller().clause)

    def card(self, wanted: str) -> None:
        found = self.teller().card(wanted) if wanted else []
        for line in found:
            self.print(line)
        if not found:
            self.say("ui-plain-no-card", wanted=wanted)
