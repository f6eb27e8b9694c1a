"""The end: winners, the count item by item, and what next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from artel.drawing.teller import teller_of
from artel.tui.notes import Note
from artel.tui.screens.base import ArtelScreen, Keys
from artel.tui.screens.rules import RulesScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.session.keyboard import KeyboardSession

COLUMN = 38


class EndScreen(ArtelScreen[bool]):
    """Answers whether the last answer is to be taken back."""

    DEFAULT_CSS = """
    EndScreen { background: #14161b; }
    EndScreen #count { padding: 1 2; height: 1fr; }
    EndScreen Static { height: auto; }
    EndScreen #verdict { text-style: bold; color: #f2cf4a; margin-bottom: 1; }
    EndScreen #items { margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,b,и", "back", show=False),
        Binding("s,ы", "app.save_record", show=False),
        Binding("u,г", "undo", show=False),
        Binding("n,т", "app.new_game", show=False),
        Binding("r,к", "app.rematch", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("l,д", "app.language", show=False),
        Binding("q,й", "app.ask_to_quit", show=False),
    ]

    def __init__(self, session: KeyboardSession) -> None:
        super().__init__()
        self.session = session
        self.clause = ""

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="count"):
            yield Static(id="verdict")
            yield Static(id="ranking")
            yield Static(id="items")
        yield Note()
        yield Keys()

    def speak(self) -> None:
        session = self.session
        view, result = session.view(), session.match.result()
        teller = teller_of(session.game, view.pack, self.words, session.names)
        self.clause = teller.clause
        self.text("#verdict", teller.verdict(view, result))
        self.text("#ranking", Text("\n").join(teller.ranking(view, result)))
        columns = [teller.items(view, result, seat) for seat in range(len(result.scores))]
        blocks = [Text("\n").join(beside(columns[at : at + 2])) for at in range(0, len(columns), 2)]
        self.text("#items", Text("\n\n").join(blocks))
        self.query_one("#count").focus()
        self.query_one(Keys).show(
            self.words,
            ("s", "ui-key-save-record", "app.save_record"),
            ("r", "ui-key-rematch", "app.rematch"),
            *([("u", "ui-key-undo", "screen.undo")] if session.people else []),
            ("n", "ui-key-new", "app.new_game"),
            ("b", "ui-key-table", "screen.back"),
            ("?", "ui-key-rules", "screen.rules"),
            ("l", "ui-key-language", "app.language"),
            ("q", "ui-key-quit", "app.ask_to_quit"),
        )

    def action_back(self) -> None:
        if not self.close_note():
            self.dismiss(False)

    def action_undo(self) -> None:
        self.dismiss(True)

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.session.game, self.clause))


def beside(columns: list[list[Text]]) -> list[Text]:
    """Columns of text side by side."""
    rows = []
    for at in range(max(len(column) for column in columns)):
        row = Text()
        for column in columns:
            cell = column[at].copy() if at < len(column) else Text()
            cell.truncate(COLUMN, pad=True)
            row += cell
        rows.append(row)
    return rows
