"""A panel for what is told besides the table: hints, refusals, what was saved. It covers nothing, and Esc closes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

if TYPE_CHECKING:
    from textual.app import ComposeResult

SHORTEST: Final = 4
FRAME: Final = 1
"""Lines of a note at least, and above it."""
PADDING: Final = 3
HEADS: Final = {"hint": Style(color="#8cf08c", bold=True), "error": Style(color="#ff7b88", bold=True)}
OTHER: Final = Style(color="#7aa2f7", bold=True)


class Note(VerticalScroll, can_focus=False):
    DEFAULT_CSS = """
    Note { height: auto; display: none; background: #1b1e24; border-top: tall #7aa2f7; padding: 0 1; }
    Note.open { display: block; }
    Note > Static { height: auto; }
    """

    def __init__(self, **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]
        self.head = Text()
        self.body = self.closing = self.more = ""
        self.lines = 0
        """That it takes of the screen."""

    def compose(self) -> ComposeResult:
        yield Static()

    @property
    def is_open(self) -> bool:
        return self.has_class("open")

    def tell(self, kind: str, title: str, text: str, closing: str, more: str) -> None:
        """`closing` says how it is closed, `more` how the rest is read."""
        self.head, self.closing, self.more = Text(title, HEADS.get(kind, OTHER)), closing, more
        self.body = text
        self.add_class("open")
        self.scroll_home(animate=False)

    def close(self) -> None:
        self.remove_class("open")

    def fit(self, width: int, most: int) -> None:
        """Into so many columns and, if it can be, lines; the rest can be scrolled."""
        told = self.told(self.closing)
        wanted = FRAME + len(told.wrap(self.app.console, max(width - PADDING, 1)))
        self.lines = min(wanted, max(most, FRAME + SHORTEST)) if self.is_open else 0
        self.styles.height = self.lines
        self.query_one(Static).update(told if wanted <= self.lines else self.told(f"{self.closing}  {self.more}"))

    def told(self, keys: str) -> Text:
        return Text.assemble(self.head, (f"  {keys}", Style(color="#9aa0ab")), f"\n{self.body}")

    def turn(self, step: int) -> None:
        self.scroll_relative(y=step * max(self.lines - FRAME - 1, 1), animate=False)
