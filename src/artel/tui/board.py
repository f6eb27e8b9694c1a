"""A game's table on the screen: each game has a board of its own."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rich.text import Text
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Static

from artel.drawing.teller import TableTeller
from artel.tui.notes import Note

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.events import Event
    from artel.kernel.game import Game
    from artel.session.keyboard import KeyboardSession
    from artel.session.wire import LogLine
    from artel.tui.screens.base import ArtelScreen
    from artel.tui.screens.board import BoardScreen


class Scene(NamedTuple):
    """What is to be shown: a view, and what its seat has been told."""

    view: Any
    teller: TableTeller
    events: Sequence[Event]
    entries: Sequence[LogLine]
    """The log."""
    version: int
    """Which question it is."""
    asked: bool
    """Can the person at the keyboard answer?"""
    question: str
    replayed: bool = False
    hint: str = ""
    """What a replay says below the question."""


class TerminalBoard(Vertical):
    DEFAULT_CSS = "TerminalBoard { width: 1fr; height: 1fr; }"

    class Answered(Message):
        """Options in notation, to be done one after another."""

        def __init__(self, version: int, options: tuple[str, ...]) -> None:
            super().__init__()
            self.version = version
            self.options = options

    def __init__(self) -> None:
        super().__init__(id="table")
        self.scene: Scene | None = None

    # -- of each game ----------------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """Draws everything anew. What was being chosen is kept where `scene.version` is the same."""
        raise NotImplementedError

    def turn_to(self) -> None:
        """Puts the cursor where the next step is to be made; without a question, anywhere."""

    def back(self) -> None:
        """Takes the last step of a choice back."""

    def other_zone(self) -> None:
        """Tab: the cursor goes to the next part of the board that can have it."""

    def fit(self, width: int, height: int) -> None:
        """So much room there is."""

    def needs(self, seats: int) -> tuple[int, int]:
        """Columns and lines without which a table of so many seats cannot be played."""
        return 60, 18

    def screen_for(self, session: KeyboardSession) -> ArtelScreen[str] | None:
        """A question that needs a screen of its own, which answers with an option."""
        return None

    # -- for the games ---------------------------------------------------------------------------------

    def answer(self, *options: str) -> None:
        """Answers the question of the scene; what the rules refuse is told and changes nothing."""
        if self.scene is not None and self.scene.asked:
            self.post_message(self.Answered(self.scene.version, options))

    def explain(self, text: Text) -> None:
        """Says something beside the table, where there is room."""
        self.screen.query_one("#details", Static).update(text)

    @property
    def wide(self) -> bool:
        """Is there room for the log beside the table?"""
        return self.screen.has_class("wide")

    @property
    def beside(self) -> int:
        """Columns of what is explained beside the table."""
        return cast("BoardScreen[Any]", self.screen).side - 2

    @property
    def space(self) -> tuple[int, int]:
        """Columns and lines that the board has."""
        width, height = self.screen.size
        screen = cast("BoardScreen[Any]", self.screen)
        note = 0 if self.wide else screen.query_one("#note-below", Note).lines
        return width - screen.side, height - 1 - note

    def text(self, selector: str, text: Text | str) -> None:
        self.query_one(selector, Static).update(text if isinstance(text, Text) else Text(text))


def board_of(game: Game) -> TerminalBoard:
    if not game.terminal:
        from artel.tui.listing import ListBoard

        return ListBoard()
    found: TerminalBoard = import_module(f"{game.terminal}.board").Board()
    return found
