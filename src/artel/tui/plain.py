"""The game line by line: nothing but text, so it works in any terminal and with a script on standard input."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from artel.bots.worker import answer_here
from artel.drawing.teller import Teller, teller_of
from artel.kernel.errors import ArtelError
from artel.kernel.ids import SPECTATOR
from artel.text import LANGUAGES
from artel.tui.daylight import lit_text
from artel.tui.interrupts import Interrupts

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from artel.bots import Answer
    from artel.bots.worker import Asked
    from artel.kernel.ids import Seat
    from artel.session.keyboard import Session

FORGET: Final = "\x1b[3J"
"""Clears what a terminal keeps above its window."""
YES: Final = ("y", "yes", "д", "да")


class Plain:
    def __init__(
        self, session: Session, console: Console, read: Callable[[], str | None], *, light: bool = False
    ) -> None:
        """`read` gives the next line without its end; None: there is none any more. `light`: so is the terminal."""
        self.light = light
        self.session = session
        self.console = console
        self.lines = read
        self.interrupts = Interrupts()
        self.told: dict[Seat, int] = {}
        """How many lines of the log each seat has read."""

    def say(self, key: str, **args: object) -> None:
        self.print(self.session.words.say(key, **args))

    def print(self, text: Text | str = "") -> None:
        line = text if isinstance(text, Text) else Text(text)
        line.rstrip()
        self.console.print(lit_text(line) if self.light else line, soft_wrap=True, highlight=False)

    def teller(self) -> Teller:
        session = self.session
        return teller_of(session.game, session.match.setup.pack.digest, session.words, session.names)

    # -- the course of the game ------------------------------------------------------------------------

    def play(self) -> bool:
        """To the end, or until the player leaves. Was it by Ctrl-C?"""
        with self.interrupts:
            try:
                if self.to_the_end():
                    self.end()
                else:
                    self.leave()
            except KeyboardInterrupt:
                self.leave()
                return True
        return False

    def to_the_end(self) -> bool:
        """False: the player leaves. Raises KeyboardInterrupt, but never in the middle of a move."""
        session = self.session
        while (seat := session.asked()) is not None:
            if session.players[seat].bot:
                session.act(seat, self.thought(session.bot_question(seat)).choice)
                if len(session.people) < 2:
                    self.tell()
            elif not (self.sit_down(seat) and self.ask(seat)):
                return False
            if session.unsaved is not None:
                self.refuse(session.unsaved)
        return True

    def read(self) -> str | None:
        with self.interrupts.welcome():
            return self.lines()

    def thought(self, asked: Asked) -> Answer:
        with self.interrupts.welcome():
            return answer_here(asked)

    def sit_down(self, seat: Seat) -> bool:
        """Clears the screen between the turns of different people, where one knows what another must not."""
        if seat == self.session.viewer:
            return True
        if not self.session.game.hidden:
            self.told[seat] = self.told.get(self.session.viewer, 0)
            self.session.viewer = seat
            return True
        self.session.viewer = SPECTATOR
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)
        self.say("ui-plain-curtain", name=self.session.names[seat])
        lifted = self.read() is not None
        if lifted:
            self.session.viewer = seat
        return lifted

    def leave(self) -> None:
        self.session.autosave()
        if self.session.unsaved is not None:
            raise self.session.unsaved
        self.print()
        self.say("ui-left", command=f"{self.session.leaving()} --plain")

    def end(self) -> None:
        self.tell()
        view, teller, result = self.session.view(), self.teller(), self.session.match.result()
        self.print()
        self.print(teller.verdict(view, result))
        for seat in range(len(result.scores)):
            self.print()
            for line in teller.items(view, result, seat):
                self.print(line)
        self.print()
        for line in teller.ranking(view, result):
            self.print(line)
        self.session.autosave()
        self.say("ui-saved", path=str(self.session.path))

    # -- asking ----------------------------------------------------------------------------------------

    def ask(self, seat: Seat) -> bool:
        """Until there is an answer that counts; False: the player leaves."""
        self.tell()
        self.show_table()
        version = self.session.match.version
        self.show_question()
        while self.session.match.version == version:
            self.say("ui-plain-prompt")
            line = self.read()
            if line is None or line.strip().lower() in ("quit", "q"):
                return False
            try:
                self.obey(seat, line.strip())
            except ArtelError as error:
                self.refuse(error)
        return True

    def obey(self, seat: Seat, line: str) -> None:
        """Raises what the rules refuse."""
        word, _, rest = line.partition(" ")
        commands = {
            "?": self.help, "help": self.help, "rules": self.rules, "card": self.card, "city": self.show_again,
            "table": self.show_again, "log": self.log, "undo": self.undo, "hint": self.hint,
            "save": self.save, "language": self.language,
        }  # fmt: skip
        if not line:
            self.show_question()
        elif word.lower() in commands:
            commands[word.lower()](rest.strip())
        elif (option := self.option(line)) is not None:
            self.session.act(seat, option)

    def option(self, line: str) -> str | None:
        """What was typed, in notation; None where the number is wrong."""
        if not re.fullmatch(r"\d[\d ,]*", line):
            return line
        view, teller = self.session.view(), self.teller()
        found = teller.answer(view, [int(number) for number in re.findall(r"\d+", line)])
        if found is None:
            self.say("ui-plain-no-number", number=line, many=teller.numbers(view))
        return found

    def refuse(self, error: ArtelError) -> None:
        """What is wrong, what is open, what the clause says."""
        self.print(self.session.words.refusal(error, self.session.game))

    # -- showing ---------------------------------------------------------------------------------------

    def tell(self) -> None:
        """What the seat at the keyboard has not read yet."""
        entries, viewer = self.session.log(), self.session.viewer
        for entry in entries[self.told.get(viewer, 0) :]:
            self.print(entry.text + (f" [{entry.clause}]" if entry.clause else ""))
        self.told[viewer] = len(entries)

    def show_table(self) -> None:
        session = self.session
        self.print()
        seen = session.match.seen_by(session.viewer)
        for line in self.teller().table(session.view(), seen, self.console.width).split("\n"):
            self.print(line)

    def show_question(self) -> None:
        view, teller = self.session.view(), self.teller()
        hand = teller.hand(view)
        if hand:
            self.say("ui-plain-hand")
        for line in hand:
            self.print("   " + line)
        self.print(teller.question(view))
        for line in teller.options(view):
            self.print(line)

    # -- commands --------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        self.say("ui-plain-help", example=self.teller().example, clause=self.teller().clause)

    def hint(self, _: str) -> None:
        asked = self.session.hint_question()
        for line in self.session.explained(asked, self.thought(asked)):
            self.print(line)

    def show_again(self, _: str) -> None:
        self.show_table()
        self.show_question()

    def rules(self, wanted: str) -> None:
        """A clause, a section, or whatever holds these words."""
        words, game = self.session.words, self.session.game
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

    def log(self, _: str) -> None:
        self.told[self.session.viewer] = 0
        self.tell()

    def undo(self, _: str) -> None:
        if self.session.others_to_agree():
            self.say("ui-undo-agree-plain")
            if (self.read() or "").strip().lower() not in YES:
                return
        if self.session.undo():
            self.say("ui-undo-practice")
        for seat, many in self.told.items():
            self.told[seat] = min(many, len(self.session.match.seen_by(seat)))

    def save(self, name: str) -> None:
        if not name:
            self.say("ui-plain-save-where")
            return
        path = Path(name).expanduser()
        self.session.save(path)
        self.session.path = path
        self.say("ui-saved", path=name)

    def language(self, _: str) -> None:
        at = LANGUAGES.index(self.session.words.language)
        self.session.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.show_again("")
