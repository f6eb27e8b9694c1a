"""What all screens share: the session and its words, and being told when the language changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

from rich.style import Style
from rich.text import Text
from textual.screen import Screen
from textual.widgets import Static

from artel.tui.notes import Note

if TYPE_CHECKING:
    from artel.text import Words
    from artel.tui.app import Terminal

T = TypeVar("T")


class ArtelScreen(Screen[T]):
    AUTO_FOCUS = ""

    @property
    def terminal(self) -> Terminal:
        return cast("Terminal", self.app)

    @property
    def words(self) -> Words:
        return self.terminal.words

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, **args)

    def speak(self) -> None:
        """Says everything anew: the language has changed."""

    def on_mount(self) -> None:
        self.speak()

    # -- notes -----------------------------------------------------------------------------------------

    def note(self, kind: str, title: str, text: str) -> None:
        """Tells something in the panel of the screen; `kind`: hint, error or another."""
        for panel in self.query(Note):
            panel.tell(kind, title, text, self.say("ui-note-close"), self.say("ui-note-more"))
        self.noted()

    def close_note(self) -> bool:
        """Was there any?"""
        panels = [panel for panel in self.query(Note) if panel.is_open]
        for panel in panels:
            panel.close()
        if panels:
            self.noted()
        return bool(panels)

    def noted(self) -> None:
        """A note takes room, or gives it back."""
        for panel in self.query(Note):
            panel.fit(self.size.width, self.size.height // 2)

    def text(self, selector: str, text: Text | str) -> None:
        self.query_one(selector, Static).update(text if isinstance(text, Text) else Text(text))


class Keys(Static):
    """The keys that work here; each can be clicked."""

    DEFAULT_CSS = "Keys { height: 1; width: 1fr; dock: bottom; background: #262b36; color: #c5cbd6; }"

    def show(self, words: Words, *keys: tuple[str, str, str]) -> None:
        """(key, message, action) each."""
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, message, action in keys:
            start = len(line)
            line.append(f" {key}", Style(bold=True, color="#8cf08c"))
            line.append(f" {words.say(message)} ")
            line.stylize(Style(meta={"@click": action}), start)
        self.update(line)


def words_of(screen: Screen[Any]) -> Words:
    return cast("Terminal", screen.app).words
