"""Small questions about the program itself: shall it end, do all agree, where to save."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from artel.tui.screens.base import words_of
from artel.tui.widgets import InputField

if TYPE_CHECKING:
    from textual.app import ComposeResult

BOX = """
{name} {{ align: center middle; }}
{name} > Vertical {{ width: 68; height: auto; border: round #7aa2f7; background: #1b1e24; padding: 1 2; }}
{name} InputField {{ margin-top: 1; }}
"""


class AskScreen(ModalScreen[bool]):
    """Yes or no."""

    DEFAULT_CSS = BOX.format(name="AskScreen")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,н,q,й", "answer(True)", show=False),
        Binding("escape,n,т", "answer(False)", show=False),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.asked = text

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self.asked))

    def action_answer(self, agreed: bool) -> None:
        self.dismiss(agreed)


class QuitScreen(AskScreen):
    DEFAULT_CSS = BOX.format(name="QuitScreen")


class PathScreen(ModalScreen[str]):
    """Answers with a file's name; "" means not to."""

    DEFAULT_CSS = BOX.format(name="PathScreen")
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, message: str, path: str) -> None:
        super().__init__()
        self.message = message
        self.path = path

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(words_of(self).say(self.message)))
            yield InputField(self.path)

    def on_input_submitted(self, event: InputField.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        self.dismiss("")
