"""A short list of lines with a cursor: arrows, Enter, the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.geometry import Size


class About(Message):
    """Something happened to these lines; `stamp`: which they were."""

    def __init__(self, lines: Lines) -> None:
        super().__init__()
        self.lines = lines
        self.stamp = lines.stamp

    @property
    def control(self) -> Lines:
        return self.lines


class Lines(Widget, can_focus=True):
    DEFAULT_CSS = "Lines { height: auto; width: 1fr; text-wrap: nowrap; text-overflow: ellipsis; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(-1)", show=False),
        Binding("down", "walk(1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Looked(About):
        """The cursor is on another line."""

    class Left(About):
        """The cursor went off the upper or lower edge."""

        def __init__(self, lines: Lines, down: bool) -> None:
            super().__init__(lines)
            self.down = down

    class Chosen(About):
        """Enter or a click, on the line under the cursor."""

    def __init__(self, **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]
        self.rows: list[Text] = []
        self.cursor = 0
        self.height = 1
        self.stamp: object = None
        """What the lines are about, for those who use them."""

    def show(self, rows: Sequence[Text], height: int = 1) -> None:
        """`height`: lines of each row."""
        before = len(self.rows) * self.height
        self.rows, self.height = list(rows), height
        self.cursor = min(self.cursor, max(len(rows) - 1, 0))
        self.refresh(layout=before != len(rows) * height)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.rows) * self.height

    def render(self) -> Text:
        drawn = []
        for at, row in enumerate(self.rows):
            here = at == self.cursor and self.has_focus
            line = Text.assemble("▸ " if here else "  ", row)
            if here:
                line.stylize(Style(bgcolor="#3a4358"))
            drawn.append(line)
        return Text("\n", no_wrap=True, overflow="ellipsis").join(drawn)

    def look_at(self, at: int) -> None:
        self.cursor = at
        self.refresh()
        self.post_message(self.Looked(self))

    def action_walk(self, step: int) -> None:
        at = self.cursor + step
        if 0 <= at < len(self.rows):
            self.look_at(at)
        else:
            self.post_message(self.Left(self, step > 0))

    def action_choose(self) -> None:
        if self.rows:
            self.post_message(self.Chosen(self))

    def on_click(self, event: events.Click) -> None:
        if event.y < len(self.rows) * self.height:
            self.look_at(event.y // self.height)
            self.post_message(self.Chosen(self))
