"""The table while a game is played: asks the person at the keyboard, lets bots play, draws the curtain."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType

from artel.drawing.teller import teller_of
from artel.kernel.errors import ArtelError
from artel.kernel.ids import SPECTATOR
from artel.tui.board import Scene, TerminalBoard
from artel.tui.screens.ask import AskScreen, PathScreen
from artel.tui.screens.base import Keys
from artel.tui.screens.board import BoardScreen
from artel.tui.screens.curtain import CurtainScreen
from artel.tui.screens.ending import EndScreen
from artel.tui.widgets import InputField

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from artel.kernel.ids import Seat
    from artel.session.keyboard import KeyboardSession
    from artel.session.wire import LogLine


class TableScreen(BoardScreen[None]):
    DEFAULT_CSS = """
    #command { dock: bottom; display: none; background: #3a4358; }
    TableScreen.typing #command { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("colon", "type", show=False),
        Binding("h,р", "hint", show=False),
        Binding("u,г", "undo", show=False),
        Binding("s,ы", "save", show=False),
    ]

    def __init__(self, session: KeyboardSession) -> None:
        super().__init__(session.game, session.match.setup.seats)
        self.session = session
        self.hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield InputField(id="command")

    def on_mount(self) -> None:
        self.proceed()

    def entries(self) -> list[LogLine]:
        return self.session.log()

    def scene(self) -> Scene:
        session = self.session
        view = session.view()
        teller = teller_of(session.game, session.match.setup.pack.digest, self.words, session.names)
        asked = session.viewer != SPECTATOR and session.asked() == session.viewer
        events = session.match.seen_by(session.viewer)
        return Scene(view, teller, events, session.log(), session.match.length, asked, teller.question(view))

    # -- the course of the game ------------------------------------------------------------------------

    def proceed(self) -> None:
        """Turns to whoever is asked now."""
        session, seat = self.session, self.session.asked()
        if seat in session.people and not session.game.hidden:
            session.viewer = seat
        mine = seat is not None and seat == session.viewer
        if seat in session.people and not mine:
            session.viewer = SPECTATOR
            self.close_note()
        self.speak()
        self.board.turn_to()
        own = self.board.screen_for(session) if mine else None
        if seat is None:
            self.app.push_screen(EndScreen(session), lambda undo: self.action_undo() if undo else None)
        elif own is not None:
            self.app.push_screen(own, lambda option: self.act(option or ""))
        elif seat in session.people and not mine:
            self.app.push_screen(CurtainScreen(session, seat), lambda _: self.sit_down(seat))
        elif not mine:
            self.let_bots_play()

    def sit_down(self, seat: Seat) -> None:
        self.session.viewer = seat
        self.proceed()

    @work(exclusive=True)
    async def let_bots_play(self) -> None:
        """A bot's move is not shown too fast."""
        session, clock = self.session, asyncio.get_running_loop().time
        while (seat := session.asked()) is not None and session.players[seat].bot:
            self.hurry.clear()
            until = clock() + self.terminal.pause
            answer = await self.terminal.ask_bot(session.bot_question(seat))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), until - clock())
            if not (self.is_running and self.is_attached):  # closed meanwhile
                return
            session.act(seat, answer.option)
            self.report_unsaved()
            self.speak()
        self.proceed()

    def on_terminal_board_answered(self, event: TerminalBoard.Answered) -> None:
        """A key struck twice does not answer what was not on the screen yet."""
        if event.version == self.session.match.length:
            self.act(*event.options)

    def act(self, *options: str) -> None:
        """Answers for the person at the keyboard; what is refused changes nothing."""
        viewer = self.session.viewer
        try:
            for option in options:
                self.session.act(viewer, option)
        except ArtelError as error:
            self.terminal.complain(error)
            self.speak()
            self.board.turn_to()
            return
        self.close_note()
        self.report_unsaved()
        self.proceed()

    def report_unsaved(self) -> None:
        if self.session.unsaved is not None:
            self.terminal.complain(self.session.unsaved)

    def speak(self) -> None:
        self.show_scene(self.scene())
        arrows = [("↑↓←→ Enter", "ui-key-choose", "screen.back")] if self.has_class("wide") else []
        self.query_one(Keys).show(
            self.words,
            *arrows,
            ("?", "ui-key-rules", "screen.rules"),
            ("g", "ui-key-log", "screen.log"),
            ("h", "ui-key-hint", "screen.hint"),
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
        command = self.query_one("#command", InputField)
        command.placeholder = self.say("ui-type", example=self.scene().teller.example)
        command.value = ""
        command.focus()

    def on_input_submitted(self, event: InputField.Submitted) -> None:
        self.action_back()
        if self.session.viewer != SPECTATOR and event.value.strip():
            self.act(event.value.strip())

    def action_back(self) -> None:
        if self.has_class("typing"):
            self.remove_class("typing")
            self.board.turn_to()
        elif self.close_note():
            self.workers.cancel_group(self, "hint")
        else:
            self.board.back()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the champion thinks of the options of the person at the keyboard."""
        session = self.session
        version = session.match.length
        if session.viewer == SPECTATOR or session.asked() != session.viewer:
            return
        self.note("hint", self.say("ui-hint"), self.say("ui-hint-thinking"))
        asked = session.hint_question()
        answer = await self.terminal.ask_bot(asked)
        if session.match.length == version:
            self.note("hint", self.say("ui-hint"), "\n".join(session.explained(asked, answer)))

    def action_undo(self) -> None:
        """In practice too; several people must agree to that."""
        if self.session.others_to_agree():
            self.app.push_screen(AskScreen(self.say("ui-undo-agree")), lambda agreed: self.undo() if agreed else None)
        else:
            self.undo()

    def undo(self) -> None:
        try:
            practice = self.session.undo()
        except ArtelError as error:
            self.terminal.complain(error)
            return
        self.workers.cancel_node(self)
        self.close_note()
        self.proceed()
        if practice:
            self.terminal.tell("ui-undo-practice")

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
