"""The log: every line can be chosen to read the clause behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text
from textual.message import Message
from textual.widgets.option_list import Option

from artel.tui.widgets import Choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.session.wire import LogLine


class Log(Choices):
    """Shows entries; only what has changed is drawn anew."""

    class Asked(Message):
        """A line was chosen whose clause is wanted."""

        def __init__(self, clause: str) -> None:
            super().__init__()
            self.clause = clause

    def __init__(self, **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]
        self.entries: list[LogLine] = []

    def show(self, entries: Sequence[LogLine]) -> None:
        kept = len(self.entries)
        if list(entries[:kept]) != self.entries:
            self.clear_options()
            kept = 0
        self.add_options([Option(line_of(entry)) for entry in entries[kept:]])
        self.entries = list(entries)
        if kept < len(entries):
            self.highlighted = len(entries) - 1
            self.scroll_end(animate=False)

    def clause(self) -> str:
        """The clause of the line under the cursor."""
        at = self.highlighted
        return self.entries[at].clause if at is not None and at < len(self.entries) else ""

    def on_option_list_option_selected(self, event: Choices.OptionSelected) -> None:
        event.stop()
        if self.clause():
            self.post_message(self.Asked(self.clause()))


def line_of(entry: LogLine) -> Text:
    line = Text.assemble((entry.text, Style(bold=entry.turn)))
    if entry.clause:
        line.append(f" {entry.clause}", Style(color="#7aa2f7", underline=True))
    return line
