"""The table as a screen shows it, to players and in replays: the game's board, details, log."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from artel.tui.board import Scene, board_of
from artel.tui.logview import Log
from artel.tui.screens.base import ArtelScreen, Keys
from artel.tui.screens.history import HistoryScreen
from artel.tui.screens.rules import RulesScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.kernel.game import Game
    from artel.tui.session import Entry

T = TypeVar("T")
WIDE = 116
"""So many columns hold the log beside the table."""


class BoardScreen(ArtelScreen[T]):
    DEFAULT_CSS = """
    #board { height: 1fr; }
    BoardScreen.wide Board { width: 78; }
    #side { width: 1fr; display: none; border-left: tall #262b36; padding-left: 1; }
    BoardScreen.wide #side { display: block; }
    #details { height: auto; min-height: 6; max-height: 14; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", show=False),
        Binding("g,п", "log", show=False),
        Binding("l,д", "app.language", show=False),
        Binding("q,й", "app.ask_to_quit", show=False),
        Binding("tab", "other_zone", show=False, priority=True),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.board = board_of(game)

    def compose(self) -> ComposeResult:
        with Horizontal(id="board"):
            yield self.board
            with Vertical(id="side"):
                yield Static(id="details")
                yield Log()
        yield Keys()

    # -- what is shown: told by those who know ---------------------------------------------------------

    def scene(self) -> Scene:
        raise NotImplementedError

    def entries(self) -> list[Entry]:
        raise NotImplementedError

    # -- showing it ------------------------------------------------------------------------------------

    def on_resize(self) -> None:
        self.set_class(self.size.width >= WIDE, "wide")
        self.speak()

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
