"""Before a game: which one, who sits where, its options, the language. Enter starts at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widgets import Static

from artel.bots import LEVELS
from artel.kernel.errors import ArtelError
from artel.session import saves
from artel.session.players import LONGEST, SeatedPlayer, check_players
from artel.text import LANGUAGES
from artel.tui.choices import OptionsChosen, playable
from artel.tui.lines import Lines
from artel.tui.notes import Note
from artel.tui.screens.base import ArtelScreen, Keys
from artel.tui.themes import THEMES

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from artel.kernel.game import Game

KINDS: Final = ["", *LEVELS, "random"]
"""A person, or a bot of this kind."""
MOST: Final = 7
"""Seats of the largest table."""


class StartScreen(ArtelScreen[None]):
    DEFAULT_CSS = """
    StartScreen { padding: 1 3; background: #14161b; }
    StartScreen #title { text-style: bold; color: #f2cf4a; height: auto; margin-bottom: 1; }
    StartScreen Lines { width: 70; }
    StartScreen #note { height: auto; margin-top: 1; color: #9aa0ab; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False, priority=True),
        Binding("right", "change(1)", show=False, priority=True),
        Binding("enter", "start", show=False, priority=True),
        Binding("question_mark", "app.rules", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.players = [SeatedPlayer(), *[SeatedPlayer(bot="level2") for _ in range(MOST - 1)]]
        self.options: OptionsChosen | None = None
        self.unfinished = saves.newest_unfinished()

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(id="title")
            yield Lines(id="form")
            yield Static(id="note")
        yield Note()
        yield Keys()

    def on_mount(self) -> None:
        self.choose_game(self.terminal.game)
        super().on_mount()

    def choose_game(self, game: Game) -> None:
        self.terminal.game = game
        self.options = OptionsChosen(game)
        self.seats = min(max(self.seats, game.least), game.most)

    def rows(self) -> list[str]:
        """What the lines are about, and which seat or option it is."""
        found = ["start", *["resume"] * bool(self.unfinished), *["game"] * (len(playable()) > 1), "seats"]
        found += [f"seat {seat}" for seat in range(self.seats)]
        return [*found, *[f"option {name}" for name in self.choices()], "theme", "language"]

    def choices(self) -> dict[str, list[str]]:
        return self.options.choices() if self.options is not None else {}

    def row(self) -> str:
        return self.rows()[self.query_one("#form", Lines).cursor]

    def speak(self) -> None:
        self.text("#note", self.say("ui-start-note"))
        self.query_one(Keys).show(
            self.words,
            ("Enter", "ui-key-start", "screen.start"),
            ("←→", "ui-key-change", "screen.change(1)"),
            ("?", "ui-key-rules", "app.rules"),
            ("Esc", "ui-key-quit", "screen.leave"),
        )
        self.query_one("#form", Lines).focus()
        self.show()

    def show(self) -> None:
        self.text("#title", self.words.about(self.terminal.game))
        self.query_one("#form", Lines).show([self.line(row) for row in self.rows()])

    def line(self, row: str) -> Text:
        what, _, which = row.partition(" ")
        if what == "start":
            return Text(self.say("ui-start"), Style(bold=True, color="#8cf08c"))
        if what == "resume":
            return Text(self.say("ui-start-resume"), Style(color="#8cf08c"))
        if what == "seat":
            return self.field(self.say("ui-start-seat", seat=int(which) + 1), self.seat_text(int(which)))
        if what == "option" and self.options is not None:
            game, value = self.terminal.game, self.options.chosen[which]
            return self.field(self.words.option_name(game, which), self.words.option_value(game, which, value))
        values = {
            "game": self.words.called(self.terminal.game),
            "seats": str(self.seats),
            "theme": self.say("ui-theme", value=self.terminal.colours),
            "language": self.say("ui-language"),
        }
        return self.field(self.say(f"ui-start-{what}"), values[what])

    def field(self, label: str, value: str) -> Text:
        return Text.assemble(label.ljust(22), (f"‹ {value} ›", Style(bold=True)))

    def seat_text(self, seat: int) -> str:
        player = self.players[seat]
        if player.bot:
            return self.say("ui-start-bot", name=self.say(f"bot-name-{player.bot}"))
        return self.say("ui-start-person", name=player.name or self.say("ui-seat-name", seat=seat + 1))

    def action_change(self, step: int) -> None:
        what, _, which = self.row().partition(" ")
        if what == "game":
            games = playable()
            self.choose_game(games[(games.index(self.terminal.game) + step) % len(games)])
        elif what == "seats":
            least, most = self.terminal.game.least, self.terminal.game.most
            self.seats = least + (self.seats - least + step) % (most - least + 1)
        elif what == "seat":
            bot = turned(KINDS, self.players[int(which)].bot, step)
            self.players[int(which)] = SeatedPlayer(bot=bot)
        elif what == "option" and self.options is not None:
            self.options.choose(which, turned(self.choices()[which], self.options.chosen[which], step))
        elif what == "theme":
            self.terminal.choose_theme(turned(list(THEMES), self.terminal.colours, step))
        elif what == "language":
            self.terminal.speak(turned(list(LANGUAGES), self.words.language, step))
        self.show()

    def action_leave(self) -> None:
        if not self.close_note():
            self.terminal.action_ask_to_quit()

    def on_key(self, event: events.Key) -> None:
        """Letters typed on a person's line are the name."""
        what, _, seat = self.row().partition(" ")
        if what != "seat" or self.players[int(seat)].bot:
            return
        name = self.players[int(seat)].name
        if event.key == "backspace":
            name = name[:-1]
        elif event.is_printable and event.character and event.character != "?":
            name = (name + event.character)[:LONGEST]
        else:
            return
        event.stop()
        self.players[int(seat)] = SeatedPlayer(name)
        self.show()

    @on(Lines.Looked)
    def looked(self) -> None:
        """On a small screen the line under the cursor is in sight."""
        form = self.query_one("#form", Lines)
        self.query_one(VerticalScroll).scroll_to_region(
            Region(0, form.virtual_region.y + form.cursor, 1, 1), animate=False
        )

    @on(Lines.Chosen)
    def clicked(self) -> None:
        if self.row() in ("start", "resume"):
            self.action_start()
        else:
            self.action_change(1)

    def action_start(self) -> None:
        if self.row() == "resume" and self.unfinished is not None:
            self.terminal.resume(self.unfinished)
            return
        players = [SeatedPlayer(" ".join(player.name.split()), player.bot) for player in self.players[: self.seats]]
        options = self.options.chosen if self.options is not None else {}
        try:
            check_players(players)
            self.terminal.begin(players, options)
        except ArtelError as error:
            self.terminal.complain(error)


def turned(values: list[str], value: str, step: int) -> str:
    return values[(values.index(value) + step) % len(values)]
