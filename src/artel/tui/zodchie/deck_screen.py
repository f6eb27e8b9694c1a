"""The advanced game: which extras replace base cards?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.widgets import Static

from artel.drawing.zodchie.deck import DeckChoice
from artel.drawing.zodchie.look import Look, fitted
from artel.tui.lines import Lines
from artel.tui.notes import Note
from artel.tui.screens.base import ArtelScreen, Keys
from artel.tui.screens.rules import RulesScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.session.keyboard import KeyboardSession

LIMIT = "Z9.2"


class DeckScreen(ArtelScreen[str]):
    """Answers with the chosen option, in notation."""

    DEFAULT_CSS = """
    DeckScreen { padding: 1 2; background: #14161b; }
    DeckScreen Static { height: auto; }
    DeckScreen #title { text-style: bold; }
    DeckScreen #limit { margin: 1 0; color: #f2cf4a; }
    DeckScreen #details { margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "take", show=False, priority=True),
        Binding("enter", "done", show=False, priority=True),
        Binding("escape", "close", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("l,д", "app.language", show=False),
        Binding("q,й", "app.ask_to_quit", show=False),
    ]

    def __init__(self, session: KeyboardSession) -> None:
        super().__init__()
        self.session = session
        view = session.view()
        self.pack = view.pack
        self.deck = DeckChoice(session.game, view)
        self.extras = self.deck.extras
        self.chosen: set[str] = set()

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="limit")
        yield Lines(id="extras")
        yield Static(id="details")
        yield Note()
        yield Keys()

    def speak(self) -> None:
        view = self.session.view()
        self.text("#title", self.words.question(self.session.game, view, self.session.names))
        self.query_one(Keys).show(
            self.words,
            ("␣", "ui-key-toggle", "screen.take"),
            ("Enter", "ui-key-done", "screen.done"),
            ("?", "ui-key-rules", "screen.rules"),
            ("l", "ui-key-language", "app.language"),
            ("q", "ui-key-quit", "app.ask_to_quit"),
        )
        self.query_one("#extras", Lines).focus()
        self.show()

    def show(self) -> None:
        look = Look(self.session.game, self.pack, self.words, self.session.names)
        lines = self.query_one("#extras", Lines)
        lines.show([self.line(look, extra) for extra in self.extras])
        self.text("#limit", self.say("ui-deck-limit", chosen=len(self.chosen), limit=self.deck.limit))
        extra = self.extras[lines.cursor]
        base = look.faces[extra].replaces
        self.text("#details", f"+ {look.details(extra)}\n\n- {look.details(base)}")

    def line(self, look: Look, extra: str) -> Text:
        face, chosen = look.faces[extra], extra in self.chosen
        base = look.faces[face.replaces]
        return Text.assemble(
            ("[x] " if chosen else "[ ] ", Style(bold=True, color="#8cf08c" if chosen else None)),
            (fitted(face.title, 17) + fitted(face.values(), 17), Style(bold=chosen)),
            (self.say("ui-deck-replaces", card=base.title, values=base.values()), Style(dim=not chosen)),
        )

    @on(Lines.Looked)
    def looked(self) -> None:
        self.show()

    @on(Lines.Chosen)
    def action_take(self) -> None:
        extra = self.extras[self.query_one("#extras", Lines).cursor]
        if extra not in self.chosen and len(self.chosen) >= self.deck.limit:
            clause = self.words.clause(self.session.game, LIMIT)
            self.note("error", self.say("ui-refused"), f"{LIMIT}: {clause.text if clause else ''}")
            return
        self.close_note()
        self.chosen ^= {extra}
        self.show()

    def action_close(self) -> None:
        self.close_note()

    def action_done(self) -> None:
        self.dismiss(self.deck.option(self.chosen))

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.session.game, "Z9.1"))
