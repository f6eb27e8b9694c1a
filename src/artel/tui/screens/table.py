"""The table while a game is played: asks the person at the keyboard, lets bots play, draws the curtain."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType

from artel.kernel.errors import ArtelError
from artel.kernel.ids import SPECTATOR
from artel.tui.screens.ask import PathScreen
from artel.tui.screens.base import Keys
from artel.tui.screens.choosing import ChoosingScreen
from artel.tui.screens.curtain import CurtainScreen
from artel.tui.screens.deck import DeckScreen
from artel.tui.screens.ending import EndScreen
from artel.tui.widgets import Field
from artel.tui.zodchie.choice import Choice
from artel.tui.zodchie.deck import is_building
from artel.tui.zodchie.look import Look

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from artel.games.zodchie import ZodchieView
    from artel.kernel.ids import Seat
    from artel.kernel.record import Match
    from artel.tui.session import Entry, Session


class TableScreen(ChoosingScreen):
    DEFAULT_CSS = """
    #command { dock: bottom; display: none; background: #3a4358; }
    TableScreen.typing #command { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("colon", "type", show=False),
        Binding("u,г", "undo", show=False),
        Binding("s,ы", "save", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Field(id="command")

    def on_mount(self) -> None:
        self.proceed()

    def match(self) -> Match:
        return self.session.match

    def view(self) -> ZodchieView:
        found: ZodchieView = self.session.view()
        return found

    def entries(self) -> list[Entry]:
        return self.session.log()

    def look(self) -> Look:
        return Look(self.session.game, self.match().setup.pack.digest, self.words, self.session.names)

    # -- the course of the game ------------------------------------------------------------------------

    def proceed(self) -> None:
        """Turns to whoever is asked now."""
        session, seat = self.session, self.session.asked()
        mine = seat is not None and seat == session.viewer
        view = session.view()
        building = mine and is_building(view)
        self.choice = Choice(view.options) if mine and not building else None
        if seat in session.people and not mine:
            session.viewer = SPECTATOR
            self.app.clear_notifications()
        self.turn_to_choice()
        if seat is None:
            self.app.push_screen(EndScreen(session))
        elif building:
            self.app.push_screen(DeckScreen(session), lambda option: self.act(option or ""))
        elif seat in session.people and not mine:
            self.app.push_screen(CurtainScreen(session, seat), lambda _: self.sit_down(seat))
        elif not mine:
            self.let_bots_play()

    def sit_down(self, seat: Seat) -> None:
        self.session.viewer = seat
        self.proceed()

    @work(exclusive=True)
    async def let_bots_play(self) -> None:
        """Each bot thinks in a thread of its own, and its move is not shown too fast."""
        session, clock = self.session, asyncio.get_running_loop().time
        while (seat := session.asked()) is not None and session.players[seat].bot:
            self.hurry.clear()
            until = clock() + self.terminal.pause
            answer = await asyncio.to_thread(session.bot_answer(seat).choose)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), until - clock())
            session.act(seat, answer)
            self.report_unsaved()
            self.speak()
        self.proceed()

    def act(self, option: str) -> None:
        """Answers for the person at the keyboard; what is refused changes nothing."""
        try:
            self.session.act(self.session.viewer, option)
        except ArtelError as error:
            self.terminal.complain(error)
            self.turn_to_choice()
            return
        self.app.clear_notifications()
        self.report_unsaved()
        self.proceed()

    def report_unsaved(self) -> None:
        if self.session.unsaved is not None:
            self.terminal.complain(self.session.unsaved)

    def speak(self) -> None:
        super().speak()
        arrows = [("↑↓←→ Enter", "ui-key-choose", "screen.back")] if self.has_class("wide") else []
        self.query_one(Keys).show(
            self.words,
            *arrows,
            ("?", "ui-key-rules", "screen.rules"),
            ("g", "ui-key-log", "screen.log"),
            ("u", "ui-key-undo", "screen.undo"),
            ("s", "ui-key-save", "screen.save"),
            (":", "ui-key-type", "screen.type"),
            ("l", "ui-key-language", "app.language"),
            ("q", "ui-key-quit", "app.ask_to_quit"),
        )

    # -- keys ------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        if event.key in ("enter", "space"):
            self.hurry.set()

    def action_type(self) -> None:
        """A line for notation."""
        self.add_class("typing")
        command = self.query_one("#command", Field)
        command.placeholder = self.say("ui-type")
        command.value = ""
        command.focus()

    def on_input_submitted(self, event: Field.Submitted) -> None:
        self.action_back()
        if self.session.viewer != SPECTATOR and event.value.strip():
            self.act(event.value.strip())

    def action_back(self) -> None:
        if self.has_class("typing"):
            self.remove_class("typing")
            self.turn_to_choice()
        else:
            super().action_back()

    def action_undo(self) -> None:
        try:
            self.session.undo()
        except ArtelError as error:
            self.terminal.complain(error)
            return
        self.workers.cancel_node(self)
        self.proceed()

    def action_save(self) -> None:
        """From now on in a file of one's choice."""

        def write(name: str | None) -> None:
            if name:
                self.session.path = Path(name).expanduser()
                self.session.autosave()
                self.report_unsaved()
                if self.session.unsaved is None:
                    self.terminal.tell("ui-saved", path=str(self.session.path))

        self.app.push_screen(PathScreen("ui-ask-save", str(self.session.path)), write)
