"""Between the turns of different people: nothing of anybody's hand is on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from artel.tui.screens.base import ArtelScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.kernel.ids import Seat
    from artel.session.keyboard import KeyboardSession


class CurtainScreen(ArtelScreen[None]):
    DEFAULT_CSS = """
    CurtainScreen { align: center middle; background: #14161b; }
    CurtainScreen > Vertical { width: 64; height: auto; border: round #7aa2f7; padding: 1 2; }
    CurtainScreen #to { text-style: bold; text-align: center; width: 1fr; }
    CurtainScreen #public { margin-top: 1; color: #9aa0ab; max-height: 12; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", show=False),
        Binding("l,д", "app.language", show=False),
        Binding("q,й", "app.ask_to_quit", show=False),
    ]

    def __init__(self, session: KeyboardSession, seat: Seat) -> None:
        super().__init__()
        self.session = session
        self.seat = seat

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="to")
            yield Static(id="public")

    def speak(self) -> None:
        self.text("#to", self.say("ui-curtain", name=self.session.names[self.seat]))
        told = self.session.log()[-10:]
        self.text("#public", "\n".join(entry.text for entry in told))

    def action_lift(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
