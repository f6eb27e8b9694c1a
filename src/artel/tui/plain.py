"""The game line by line: nothing but text, so it works in any terminal and with a script on standard input."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from artel.bots.worker import answer_here
from artel.drawing.teller import TableTeller, teller_of
from artel.kernel.errors import ArtelError
from artel.kernel.ids import SPECTATOR
from artel.text import LANGUAGES
from artel.tui.typed import LineByLine

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from artel.bots import Answer
    from artel.bots.worker import BotAsked
    from artel.kernel.events import Event
    from artel.kernel.ids import Seat
    from artel.session.keyboard import KeyboardSession
    from artel.text import Words

FORGET: Final = "\x1b[3J"
"""Clears what a terminal keeps above its window."""
YES: Final = ("y", "yes", "д", "да")


class Plain(LineByLine):
    def __init__(
        self, session: KeyboardSession, console: Console, read: Callable[[], str | None], *, light: bool = False
    ) -> None:
        super().__init__(console, read, light=light)
        self.session = session
        self.told: dict[Seat, int] = {}
        """How many lines of the log each seat has read."""

    @property
    def words(self) -> Words:
        return self.session.words

    def teller(self) -> TableTeller:
        session = self.session
        return teller_of(session.game, session.match.setup.pack.digest, session.words, session.names)

    def view(self) -> Any:
        return self.session.view()

    def seen(self) -> Sequence[Event]:
        return self.session.match.seen_by(self.session.viewer)

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
                session.act(seat, self.thought(session.bot_question(seat)).option)
                if len(session.people) < 2:
                    self.tell()
            elif not (self.sit_down(seat) and self.ask(seat)):
                return False
            if session.unsaved is not None:
                self.refuse(session.unsaved)
        return True

    def thought(self, asked: BotAsked) -> Answer:
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
        version = self.session.match.length
        self.show_question()
        while self.session.match.length == version:
            line = self.asked()
            if line is None:
                return False
            try:
                self.obey(seat, line)
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

    # -- showing ---------------------------------------------------------------------------------------

    def tell(self) -> None:
        """What the seat at the keyboard has not read yet."""
        entries, viewer = self.session.log(), self.session.viewer
        for entry in entries[self.told.get(viewer, 0) :]:
            self.print(entry.text + (f" [{entry.clause}]" if entry.clause else ""))
        self.told[viewer] = len(entries)

    # -- commands --------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        self.say("ui-plain-help", example=self.teller().example, clause=self.teller().clause)

    def hint(self, _: str) -> None:
        asked = self.session.hint_question()
        for line in self.session.explained(asked, self.thought(asked)):
            self.print(line)

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
