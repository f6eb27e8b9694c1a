"""The table as a screen shows it, to players and in replays: the game's board, details, log."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from artel.tui.board import Scene, board_of
from artel.tui.logview import Log
from artel.tui.notes import Note
from artel.tui.screens.base import ArtelScreen, Keys
from artel.tui.screens.history import HistoryScreen
from artel.tui.screens.rules import RulesScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.kernel.game import Game
    from artel.session.wire import LogLine

T = TypeVar("T")
WIDE = 116
"""So many columns hold the log beside the table."""
LEAST = 38
MOST = 50
"""Columns of the log and the details: three in ten, the rest is the table's."""


class BoardScreen(ArtelScreen[T]):
    DEFAULT_CSS = """
    #board { height: 1fr; }
    #side { width: 38; display: none; border-left: tall #262b36; padding-left: 1; }
    BoardScreen.wide #side { display: block; }
    BoardScreen.wide #note-below { display: none; }
    #cramped { display: none; height: 1fr; content-align: center middle; text-align: center; color: #f2cf4a; }
    BoardScreen.cramped #cramped { display: block; }
    BoardScreen.cramped #board, BoardScreen.cramped #note-below, BoardScreen.cramped Keys { display: none; }
    #details { height: auto; min-height: 6; max-height: 14; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", show=False),
        Binding("g,п", "log", show=False),
        Binding("l,д", "app.language", show=False),
        Binding("q,й", "app.ask_to_quit", show=False),
        Binding("tab", "other_zone", show=False, priority=True),
        Binding("pagedown", "read(1)", show=False),
        Binding("pageup", "read(-1)", show=False),
    ]

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.board = board_of(game)

    def compose(self) -> ComposeResult:
        with Horizontal(id="board"):
            yield self.board
            with Vertical(id="side"):
                yield Static(id="details")
                yield Note(id="note-beside")
                yield Log()
        yield Note(id="note-below")
        yield Static(id="cramped")
        yield Keys()

    # -- what is shown: told by those who know ---------------------------------------------------------

    def scene(self) -> Scene:
        raise NotImplementedError

    def entries(self) -> list[LogLine]:
        raise NotImplementedError

    # -- showing it ------------------------------------------------------------------------------------

    @property
    def side(self) -> int:
        """Columns beside the table."""
        return min(max(self.size.width * 3 // 10, LEAST), MOST) if self.has_class("wide") else 0

    def on_resize(self) -> None:
        self.set_class(self.size.width >= WIDE, "wide")
        self.query_one("#side").styles.width = self.side
        self.noted()
        self.speak()
        self.fit()

    def fit(self) -> None:
        """On a screen that is too small for the table nothing can be chosen blindly; it says what it needs."""
        columns, rows = self.board.needs(self.seats)
        before, cramped = self.has_class("cramped"), self.size.width < columns or self.size.height < rows
        told = self.say(
            "ui-cramped", columns=columns, rows=rows, columns_now=self.size.width, rows_now=self.size.height
        )
        self.text("#cramped", told)
        self.set_class(cramped, "cramped")
        self.query_one("#board").disabled = cramped
        if before and not cramped:
            self.board.turn_to()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return not self.has_class("cramped")

    def noted(self) -> None:
        """Beside the table there is room; below it, as much as the table can spare."""
        height, (_, least) = self.size.height - 1, self.board.needs(self.seats)
        self.query_one("#note-beside", Note).fit(self.side - 2, height // 2)
        self.query_one("#note-below", Note).fit(self.size.width, height - least)
        self.show_scene(self.scene())

    def action_read(self, step: int) -> None:
        """Turns the pages of a note."""
        for note in self.query(Note):
            note.turn(step)

    def show_scene(self, scene: Scene) -> None:
        self.query_one(Log).show(scene.entries)
        self.board.scene = scene
        self.board.show(scene)
        self.board.fit(*self.board.space)

    # -- keys ------------------------------------------------------------------------------------------

    def action_rules(self) -> None:
        log = self.query_one(Log)
        self.app.push_screen(RulesScreen(self.terminal.game, log.clause() if log.has_focus else ""))

    def on_log_asked(self, event: Log.Asked) -> None:
        self.app.push_screen(RulesScreen(self.terminal.game, event.clause))

    def action_log(self) -> None:
        log = self.query_one(Log)
        if not self.has_class("wide"):
            self.app.push_screen(HistoryScreen(self.terminal.game, self.entries()))
        elif log.has_focus:
            self.board.turn_to()
        else:
            self.set_focus(log)

    def action_other_zone(self) -> None:
        self.board.other_zone()
