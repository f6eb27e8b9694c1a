"""Two small questions about the program itself: shall it end, and where to save."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from artel.tui.screens.base import words_of
from artel.tui.widgets import Field

if TYPE_CHECKING:
    from textual.app import ComposeResult

BOX = """
{name} {{ align: center middle; }}
{name} > Vertical {{ width: 68; height: auto; border: round #7aa2f7; background: #1b1e24; padding: 1 2; }}
{name} Field {{ margin-top: 1; }}
"""


class QuitScreen(ModalScreen[bool]):
    DEFAULT_CSS = BOX.format(name="QuitScreen")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y,н,q,й", "answer(True)", show=False),
        Binding("escape,n,т", "answer(False)", show=False),
    ]

    def __init__(self, saved: str) -> None:
        """`saved`: the command line that goes on with the game; "" where there is none."""
        super().__init__()
        self.saved = saved

    def compose(self) -> ComposeResult:
        said = words_of(self)
        text = said.say("ui-quit") if not self.saved else said.say("ui-quit-saved", command=self.saved)
        with Vertical():
            yield Static(Text(text))

    def action_answer(self, leave: bool) -> None:
        self.dismiss(leave)


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
            yield Field(self.path)

    def on_input_submitted(self, event: Field.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        self.dismiss("")
