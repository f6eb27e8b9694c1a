"""The full-screen terminal: which screen is shown, and what works on all of them."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter

from artel.bots.pool import BotPool
from artel.games import game as game_of
from artel.kernel.errors import ArtelError
from artel.session import saves
from artel.session.keyboard import KeyboardSession, begin, resumed
from artel.session.saves import Save
from artel.text import LANGUAGES, words
from artel.tui.daylight import lit
from artel.tui.screens.ask import PathScreen, QuitScreen
from artel.tui.screens.base import ArtelScreen
from artel.tui.screens.rules import RulesScreen
from artel.tui.screens.start import StartScreen
from artel.tui.screens.table import TableScreen
from artel.tui.themes import remember

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.segment import Segment
    from textual.color import Color

    from artel.bots import Answer
    from artel.bots.worker import BotAsked
    from artel.kernel.game import Game
    from artel.kernel.packs import Pack
    from artel.session.players import SeatedPlayer

PAUSE: Final = 0.9
"""Seconds that a bot's move takes at least, so that people can follow."""


class Daylight(LineFilter):
    """The light theme of the screen."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        under = (background.r / 255, background.g / 255, background.b / 255)
        return [
            segment._replace(style=lit(segment.style, under)) if segment.style is not None else segment
            for segment in segments
        ]


class Terminal(App[None]):
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "ask_to_quit", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+t", "theme", show=False, priority=True),
    ]

    def __init__(
        self, game: Game, language: str, *, session: KeyboardSession | None = None,
        first: ArtelScreen[None] | None = None,
        pack: Pack | None = None, path: Path | None = None, data: str = "", pause: float = PAUSE,
        theme: str = "dark", terminal_light: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self.game = game
        self.words = words(language)
        self.session = session
        self.first = first
        self.pack = pack
        self.path = path
        self.data = data
        """The folder of `pack`."""
        self.pause = pause
        self.colours = theme
        """As in `themes.THEMES`."""
        self.terminal_light = terminal_light
        self.daylight = Daylight(enabled=terminal_light if theme == "auto" else theme == "light")
        self.interrupted = False
        self.pool = BotPool(1)
        """Bots think in a process of their own, which begins with the first question."""

    def on_mount(self) -> None:
        self.title = "Artel"
        with suppress(NotImplementedError, ValueError, RuntimeError):  # no signals outside the main thread
            asyncio.get_running_loop().add_signal_handler(signal.SIGINT, self.action_interrupt)
        if self.session is not None:
            self.play(self.session)
        else:
            self.push_screen(self.first or StartScreen())

    async def on_unmount(self) -> None:
        await self.pool.close()

    async def ask_bot(self, asked: BotAsked) -> Answer:
        return await self.pool.answer(*msgspec.structs.astuple(asked))

    # -- games -----------------------------------------------------------------------------------------

    def begin(self, players: list[SeatedPlayer], options: dict[str, str]) -> None:
        """Raises BadOption or BadSeats."""
        pack = self.pack_for(self.game)
        setup = self.game.setup(len(players), options, pack)
        self.play(begin(setup, players, self.path, self.words.language, data=self.data if pack is not None else ""))

    def pack_for(self, game: Game) -> Pack | None:
        """The data pack that was asked for, where it is one of this game."""
        return self.pack if self.pack is not None and self.pack.game == game.id else None

    def resume(self, path: Path) -> None:
        try:
            save = saves.read_save(saves.read(path))
            pack = self.pack_for(game_of(save.record.header.game))
            self.play(resumed(save, path, self.words.language, pack))
        except ArtelError as error:
            self.complain(error)

    def play(self, session: KeyboardSession) -> None:
        """Shows a game instead of whatever was shown before."""
        self.session = session
        self.game = session.game
        while len(self.screen_stack) > 2:
            self.pop_screen()
        if len(self.screen_stack) == 2:
            self.switch_screen(TableScreen(session))
        else:
            self.push_screen(TableScreen(session))

    def action_new_game(self) -> None:
        while len(self.screen_stack) > 2:
            self.pop_screen()
        self.switch_screen(StartScreen())

    def action_rematch(self) -> None:
        """The same seats and options, other cards."""
        if self.session is not None:
            setup, data = self.session.match.setup, self.session.data
            self.play(begin(setup, self.session.players, self.path, self.words.language, data=data))

    # -- light and dark --------------------------------------------------------------------------------

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), *([self.daylight] if self.daylight.enabled else [])]

    def choose_theme(self, theme: str) -> None:
        """From now on, and remembered. What the terminal is, is asked only when the program begins."""
        self.colours = theme
        remember(theme)
        self.daylight.enabled = self.terminal_light if theme == "auto" else theme == "light"
        for screen in self.screen_stack:
            for widget in (screen, *screen.walk_children()):
                widget.notify_style_update()
                widget.refresh()

    def action_theme(self) -> None:
        self.choose_theme("dark" if self.daylight.enabled else "light")

    # -- on every screen -------------------------------------------------------------------------------

    def complain(self, error: ArtelError) -> None:
        self.note("error", "ui-refused", self.words.refusal(error, self.game))

    def tell(self, key: str, **args: object) -> None:
        self.note("told", "ui-note", self.words.say(key, **args))

    def note(self, kind: str, title: str, text: str) -> None:
        """In the panel of the screen that is shown; of the one below it, where that is a small question."""
        screens = [screen for screen in self.screen_stack if isinstance(screen, ArtelScreen)]
        screens[-1].note(kind, self.words.say(title), text)

    def speak(self, language: str) -> None:
        self.words = words(language)
        if self.session is not None:
            self.session.speak(language)
        for screen in self.screen_stack:
            if isinstance(screen, ArtelScreen):
                screen.speak()

    def action_language(self) -> None:
        at = LANGUAGES.index(self.words.language)
        self.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])

    def action_rules(self, clause: str = "") -> None:
        self.push_screen(RulesScreen(self.game, clause))

    def action_ask_to_quit(self) -> None:
        """Asks; the game is saved once more."""
        saved = ""
        if self.session is not None and not isinstance(self.screen, StartScreen):
            self.session.autosave()
            saved = "" if self.session.unsaved else self.session.leaving()
            if self.session.unsaved:
                self.complain(self.session.unsaved)
        if not isinstance(self.screen, QuitScreen):
            text = self.words.say("ui-quit-saved", command=saved) if saved else self.words.say("ui-quit")
            self.push_screen(QuitScreen(text), lambda leave: self.exit() if leave else None)

    def action_interrupt(self) -> None:
        """Ctrl-C leaves at once; nothing is lost."""
        self.interrupted = True
        if self.session is not None:
            self.session.autosave()
        self.exit()

    def action_save_record(self) -> None:
        """The record of a finished game, with its seed: anybody can prove it. Practice, and what did not begin with the
        deal, is written as a save, which says so."""
        if self.session is None:
            return
        kept = self.session.kept()
        record = kept.record if kept == Save(kept.record, kept.players, data=kept.data) else kept
        proposal = f"{self.game.id}-{datetime.now():%Y%m%d-%H%M%S}.record.json"

        def write(name: str | None) -> None:
            if name:
                self.write(Path(name).expanduser(), record.to_json())

        self.push_screen(PathScreen("ui-ask-record", proposal), write)

    def write(self, path: Path, data: bytes) -> None:
        try:
            saves.write(path, data)
        except ArtelError as error:
            self.complain(error)
        else:
            self.tell("ui-saved", path=str(path))
