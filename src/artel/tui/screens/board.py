"""The table as a screen shows it, to players and in replays: players, city, hand, hint, card, log."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from artel.tui.lines import Lines
from artel.tui.logview import Log
from artel.tui.screens.base import ArtelScreen, Keys
from artel.tui.screens.history import HistoryScreen
from artel.tui.screens.rules import RulesScreen
from artel.tui.zodchie.city import City
from artel.tui.zodchie.drawing import LARGE, Marks
from artel.tui.zodchie.hand import Hand
from artel.tui.zodchie.look import Look
from artel.tui.zodchie.players import draw_players
from artel.tui.zodchie.table_text import last_played, said_of_place

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.games.zodchie import ZodchieView
    from artel.kernel.record import Match
    from artel.tui.session import Entry

T = TypeVar("T")
WIDE = 116
"""So many columns hold the log beside the city."""


class BoardScreen(ArtelScreen[T]):
    DEFAULT_CSS = """
    #board { height: 1fr; }
    #left { width: 78; }
    #side { width: 1fr; display: none; border-left: tall #262b36; padding-left: 1; }
    BoardScreen.wide #side { display: block; }
    BoardScreen.tall #question, BoardScreen.tall #hand, BoardScreen.tall #hint { margin-top: 1; }
    #players, #question, #hint, #details { height: auto; }
    #question { text-style: bold; color: #f2cf4a; }
    #hint { height: 1fr; min-height: 1; color: #c5cbd6; }
    #details { min-height: 6; max-height: 14; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", show=False),
        Binding("g,п", "log", show=False),
        Binding("l,д", "app.language", show=False),
        Binding("q,й", "app.ask_to_quit", show=False),
        Binding("tab", "other_zone", show=False, priority=True),
    ]

    def compose(self) -> ComposeResult:
        yield Static(id="players")
        with Horizontal(id="board"):
            with Vertical(id="left"):
                yield City(id="city")
                yield Static(id="question")
                yield Lines(id="answers")
                yield Hand(id="hand")
                yield Static(id="hint")
            with Vertical(id="side"):
                yield Static(id="details")
                yield Log()
        yield Keys()

    # -- what is shown: told by those who know ---------------------------------------------------------

    def match(self) -> Match:
        raise NotImplementedError

    def view(self) -> ZodchieView:
        raise NotImplementedError

    def entries(self) -> list[Entry]:
        raise NotImplementedError

    def look(self) -> Look:
        raise NotImplementedError

    # -- showing it ------------------------------------------------------------------------------------

    @property
    def city(self) -> City:
        return self.query_one("#city", City)

    @property
    def hand(self) -> Hand:
        return self.query_one("#hand", Hand)

    def on_resize(self) -> None:
        self.set_class(self.size.width >= WIDE, "wide")
        self.fit()

    def fit(self) -> None:
        """The city is drawn large where the rest still has room."""
        seats = self.match().setup.seats
        cards = max(len(self.hand.cards), 3)
        room = self.size.height - (seats + 1) // 2 - 2 - cards - 2 - 1
        self.set_class(room >= 1 + LARGE * seats + cards + 3, "tall")
        self.city.fit(room - (cards + 3) * self.has_class("tall"))

    def show_table(self, view: ZodchieView, look: Look) -> None:
        self.text("#players", draw_players(view, look))
        self.query_one(Log).show(self.entries())

    def show_city(self, view: ZodchieView, look: Look, marks: Marks) -> None:
        cursor = self.city.cursor if self.city.has_focus else ""
        last = last_played(view, self.match().events)
        self.city.show(view, look, Marks(marks.legal, cursor, last, marks.changes, marks.ghost))

    def show_details(self, view: ZodchieView, look: Look) -> Text:
        """The card under the cursor, beside the city; the text comes back for where there is no room for that."""
        card, place = self.hand.card(), self.city.cursor
        pieces = next(spot.pieces for spot in view.city if spot.name == place)
        about_place = not card or (self.city.has_focus and pieces)
        text = said_of_place(view, look, place) if about_place else Text(look.details(card))
        self.text("#details", text)
        return text

    # -- keys ------------------------------------------------------------------------------------------

    def action_rules(self) -> None:
        log = self.query_one(Log)
        self.app.push_screen(RulesScreen(self.terminal.game, log.clause() if log.has_focus else ""))

    def on_log_asked(self, event: Log.Asked) -> None:
        self.app.push_screen(RulesScreen(self.terminal.game, event.clause))

    def action_log(self) -> None:
        log = self.query_one(Log)
        if self.has_class("wide"):
            self.set_focus(self.hand if log.has_focus else log)
        else:
            self.app.push_screen(HistoryScreen(self.terminal.game, self.entries()))

    def action_other_zone(self) -> None:
        self.set_focus(self.hand if self.city.has_focus else self.city)
