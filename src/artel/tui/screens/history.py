"""The whole log on a screen of its own, where there is no room beside the city."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from artel.tui.logview import Log
from artel.tui.screens.base import ArtelScreen, Keys
from artel.tui.screens.rules import RulesScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.kernel.game import Game
    from artel.session.wire import LogLine


class HistoryScreen(ArtelScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,g,п", "close", show=False),
        Binding("question_mark", "rules", show=False),
    ]

    def __init__(self, game: Game, entries: list[LogLine]) -> None:
        super().__init__()
        self.game = game
        self.entries = entries

    def compose(self) -> ComposeResult:
        yield Log()
        yield Keys()

    def speak(self) -> None:
        log = self.query_one(Log)
        log.show(self.entries)
        log.focus()
        self.query_one(Keys).show(
            self.words, ("Enter", "ui-key-clause", "screen.rules"), ("Esc", "ui-key-back", "screen.close")
        )

    def on_log_asked(self, event: Log.Asked) -> None:
        self.app.push_screen(RulesScreen(self.game, event.clause))

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.game, self.query_one(Log).clause()))

    def action_close(self) -> None:
        self.dismiss()
