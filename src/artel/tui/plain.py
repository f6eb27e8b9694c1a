"""The game line by line: nothing but text, so it works in any terminal and with a script on standard input."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from artel.kernel.errors import ArtelError
from artel.kernel.ids import SPECTATOR
from artel.text import LANGUAGES
from artel.tui.zodchie.deck import DeckChoice, is_building
from artel.tui.zodchie.drawing import SMALL, Marks, draw_city
from artel.tui.zodchie.ending import items_of, ranking, verdict
from artel.tui.zodchie.look import Look
from artel.tui.zodchie.players import draw_players
from artel.tui.zodchie.preview import foresee, in_short
from artel.tui.zodchie.table_text import last_played

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from artel.games.zodchie import ZodchieView
    from artel.kernel.ids import Seat
    from artel.tui.session import Session

FORGET: Final = "\x1b[3J"
"""Clears what a terminal keeps above its window."""


class Plain:
    def __init__(self, session: Session, console: Console, read: Callable[[], str | None]) -> None:
        """`read` gives the next line without its end; None: there is none any more."""
        self.session = session
        self.console = console
        self.read = read
        self.told: dict[Seat, int] = {}
        """How many lines of the log each seat has read."""

    def say(self, key: str, **args: object) -> None:
        self.print(self.session.words.say(key, **args))

    def print(self, text: Text | str = "") -> None:
        line = text if isinstance(text, Text) else Text(text)
        line.rstrip()
        self.console.print(line, soft_wrap=True, highlight=False)

    def look(self) -> Look:
        session = self.session
        return Look(session.game, session.match.setup.pack.digest, session.words, session.names)

    # -- the course of the game ------------------------------------------------------------------------

    def play(self) -> None:
        session = self.session
        while (seat := session.asked()) is not None:
            if session.players[seat].bot:
                session.act(seat, session.bot_answer(seat).choose())
                if len(session.people) < 2:
                    self.tell()
            elif not (self.sit_down(seat) and self.ask(seat)):
                self.leave()
                return
            if session.unsaved is not None:
                self.refuse(session.unsaved)
        self.end()

    def sit_down(self, seat: Seat) -> bool:
        """Clears the screen between the turns of different people."""
        if seat == self.session.viewer:
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
        self.say("ui-plain-left", path=str(self.session.path))

    def end(self) -> None:
        self.tell()
        view, look, result = self.session.view(), self.look(), self.session.match.result()
        self.print()
        self.print(verdict(view, look, result))
        for seat in range(len(result.scores)):
            self.print()
            for line in items_of(view, look, result, seat):
                self.print(line)
        self.print()
        for line in ranking(view, look, result):
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
            "log": self.log, "undo": self.undo, "save": self.save, "language": self.language,
        }  # fmt: skip
        if not line:
            self.show_question()
        elif word.lower() in commands:
            commands[word.lower()](rest.strip())
        elif (option := self.option(line)) is not None:
            self.session.act(seat, option)

    def option(self, line: str) -> str | None:
        """What was typed, in notation; None where the number is wrong."""
        view = self.session.view()
        if not re.fullmatch(r"[\d ,]+", line):
            return line
        numbers = [int(number) for number in re.findall(r"\d+", line)]
        if is_building(view):
            deck = DeckChoice(self.session.game, view)
            if max(numbers) <= len(deck.extras):
                return deck.option({deck.extras[number - 1] for number in numbers if number})
            self.say("ui-plain-no-number", number=max(numbers), many=len(deck.extras))
        elif len(numbers) == 1 and 1 <= numbers[0] <= len(view.options):
            option: str = view.options[numbers[0] - 1]
            return option
        else:
            self.say("ui-plain-no-number", number=line, many=len(view.options))
        return None

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
        view, look = self.session.view(), self.look()
        self.print()
        self.print(draw_players(view, look))
        last = last_played(view, self.session.match.events)
        for line in draw_city(view, look, Marks(last=last), SMALL).split("\n"):
            self.print(line)

    def show_question(self) -> None:
        view, look = self.session.view(), self.look()
        hand = view.players[view.me].hand or ()
        if hand:
            self.say("ui-plain-hand")
        for card in hand:
            self.print("   " + look.details(card))
        self.print(look.words.question(look.game, view, look.names))
        if is_building(view):
            self.show_extras(view, look)
            return
        for number, option in enumerate(view.options, 1):
            changes = in_short(foresee(look.game, view, option).changes(view))
            words = look.words.option(look.game, view, option)
            self.print(f"{number:>3}  {words} ({option})" + (f"  {changes}" if changes else ""))

    def show_extras(self, view: ZodchieView, look: Look) -> None:
        deck = DeckChoice(look.game, view)
        for number, extra in enumerate(deck.extras, 1):
            base = look.faces[look.faces[extra].replaces]
            self.print(f"{number:>3}  {look.details(extra)}")
            self.say("ui-plain-replaces", card=base.title, values=base.values())
        self.say("ui-plain-extras", limit=deck.limit)

    # -- commands --------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        self.say("ui-plain-help")

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
            self.say("ui-plain-not-found", wanted=wanted)

    def card(self, wanted: str) -> None:
        look = self.look()
        found = [
            face.name
            for face in look.faces.values()
            if wanted and (face.name.startswith(wanted.lower()) or face.title.lower().startswith(wanted.lower()))
        ]
        for card in found:
            self.print(look.details(card))
        if not found:
            self.say("ui-plain-no-card", wanted=wanted)

    def log(self, _: str) -> None:
        self.told[self.session.viewer] = 0
        self.tell()

    def undo(self, _: str) -> None:
        self.session.undo()
        self.told[self.session.viewer] = min(self.told[self.session.viewer], len(self.session.log()))

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
