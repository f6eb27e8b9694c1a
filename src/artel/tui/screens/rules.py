"""The rules, with a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static
from textual.widgets.option_list import Option

from artel.tui.screens.base import ArtelScreen
from artel.tui.widgets import Choices, InputField

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.kernel.game import Game


class RulesScreen(ArtelScreen[None]):
    DEFAULT_CSS = """
    RulesScreen > Vertical { background: #14161b; }
    RulesScreen #note { height: auto; color: #9aa0ab; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "read(1)", show=False),
        Binding("up", "read(-1)", show=False),
        Binding("pagedown", "read(8)", show=False),
        Binding("pageup", "read(-8)", show=False),
    ]

    def __init__(self, game: Game, clause: str = "") -> None:
        super().__init__()
        self.game = game
        self.clause = clause
        self.shown: list[str] = []

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="note")
            yield InputField(id="search")
            yield Choices(id="clauses")

    def speak(self) -> None:
        sections = self.words.sections(self.game)
        note = self.say("ui-rules-note", clause=sections[0].clauses[0])
        key = f"ui-rules-{self.game.id}"
        about = [self.words.say_of(self.game, key)] if self.words.knows(self.game, key) else []
        self.text("#note", "\n".join([note, *about, self.say("ui-rules-keys")]))
        search = self.query_one("#search", InputField)
        search.placeholder = self.say("ui-rules-search")
        self.fill(search.value)
        self.go_to(self.clause)
        search.focus()

    def on_input_changed(self, event: InputField.Changed) -> None:
        self.fill(event.value)
        self.go_to(next(iter(name for name in self.shown if "." in name), ""))

    def fill(self, wanted: str) -> None:
        """All sections with the clauses that hold what is wanted."""
        clauses = self.query_one("#clauses", Choices)
        clauses.clear_options()
        self.shown = []
        rows = []
        for section, heading, names in self.words.sections(self.game):
            found = [name for name in names if self.holds(name, wanted.strip().lower())]
            if found:
                rows.append(Option(Text(f"{section}  {heading}", Style(bold=True, color="#f2cf4a")), disabled=True))
                rows += [Option(self.clause_text(name)) for name in found]
                self.shown += [section, *found]
        clauses.add_options(rows)

    def holds(self, name: str, wanted: str) -> bool:
        if wanted.upper().startswith(self.game.clauses) and wanted[1:2].isdigit():
            return f"{name}.".startswith(f"{wanted.upper()}.") or name.startswith(wanted.upper())
        return wanted in self.clause_text(name).plain.lower()

    def clause_text(self, name: str) -> Text:
        clause = self.words.clause(self.game, name)
        assert clause is not None
        text = Text.assemble((f"{name}  ", Style(bold=True, color="#7aa2f7")), clause.text)
        return text.append(f"\n      {clause.ruling}", Style(italic=True, dim=True)) if clause.ruling else text

    def go_to(self, name: str) -> None:
        clauses = self.query_one("#clauses", Choices)
        if name in self.shown:
            clauses.highlighted = self.shown.index(name)
            self.call_after_refresh(clauses.scroll_to_highlight, top=True)

    def action_read(self, step: int) -> None:
        clauses = self.query_one("#clauses", Choices)
        for _ in range(abs(step)):
            clauses.action_cursor_down() if step > 0 else clauses.action_cursor_up()

    def action_close(self) -> None:
        self.dismiss()
