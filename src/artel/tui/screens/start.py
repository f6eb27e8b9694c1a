"""Before a game: players, who sits where, variant, language. Enter starts at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType
from textual.widgets import Static

from artel.bots import BOTS
from artel.kernel.errors import ArtelError
from artel.text import LANGUAGES
from artel.tui import saves
from artel.tui.lines import Lines
from artel.tui.screens.base import ArtelScreen, Keys
from artel.tui.seats import LONGEST, Player, check_players

if TYPE_CHECKING:
    from textual.app import ComposeResult

KINDS: Final = ["", "greedy", *[name for name in BOTS if name != "greedy"]]
"""A person, or a bot of this kind."""
VARIANTS: Final = ["base", "advanced"]
LIMITS: Final = ["none", "die", *"0123456"]


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
        Binding("escape", "app.ask_to_quit", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.players = [Player(), *[Player(bot="greedy") for _ in range(3)]]
        self.variant = "base"
        self.limit = "none"
        self.unfinished = saves.newest_unfinished()

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Lines(id="form")
        yield Static(id="note")
        yield Keys()

    def rows(self) -> list[str]:
        found = ["start", *["resume"] * bool(self.unfinished), "seats"]
        found += [f"seat {seat}" for seat in range(self.seats)]
        return [*found, "variant", *["limit"] * (self.variant == "advanced"), "language"]

    def row(self) -> str:
        return self.rows()[self.query_one("#form", Lines).cursor]

    def speak(self) -> None:
        self.text("#title", self.say("ui-start-title"))
        self.text("#note", self.say("ui-start-note"))
        self.query_one(Keys).show(
            self.words,
            ("Enter", "ui-key-start", "screen.start"),
            ("←→", "ui-key-change", "screen.change(1)"),
            ("?", "ui-key-rules", "app.rules"),
            ("Esc", "ui-key-quit", "app.ask_to_quit"),
        )
        self.query_one("#form", Lines).focus()
        self.show()

    def show(self) -> None:
        self.query_one("#form", Lines).show([self.line(row) for row in self.rows()])

    def line(self, row: str) -> Text:
        what, _, seat = row.partition(" ")
        if what == "start":
            return Text(self.say("ui-start"), Style(bold=True, color="#8cf08c"))
        if what == "resume":
            return Text(self.say("ui-start-resume"), Style(color="#8cf08c"))
        if what == "seat":
            return self.field(self.say("ui-start-seat", seat=int(seat) + 1), self.seat_text(int(seat)))
        values = {
            "seats": str(self.seats),
            "variant": self.say(f"ui-variant-{self.variant}"),
            "limit": self.say("ui-limit", limit=self.limit),
            "language": self.say("ui-language"),
        }
        return self.field(self.say(f"ui-start-{what}"), values[what])

    def field(self, label: str, value: str) -> Text:
        return Text.assemble(label.ljust(22), (f"‹ {value} ›", Style(bold=True)))

    def seat_text(self, seat: int) -> str:
        player = self.players[seat]
        if player.bot:
            return self.say("ui-start-bot", name=self.say(f"ui-bot-{player.bot}"))
        return self.say("ui-start-person", name=player.name or self.say("ui-seat-name", seat=seat + 1))

    def action_change(self, step: int) -> None:
        what, _, seat = self.row().partition(" ")
        if what == "seats":
            self.seats = 2 + (self.seats - 2 + step) % 3
        elif what == "seat":
            bot = turned(KINDS, self.players[int(seat)].bot, step)
            self.players[int(seat)] = Player(bot=bot)
        elif what == "variant":
            self.variant = turned(VARIANTS, self.variant, step)
        elif what == "limit":
            self.limit = turned(LIMITS, self.limit, step)
        elif what == "language":
            self.terminal.speak(turned(list(LANGUAGES), self.words.language, step))
        self.show()

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
        self.players[int(seat)] = Player(name)
        self.show()

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
        players = [Player(" ".join(player.name.split()), player.bot) for player in self.players[: self.seats]]
        options = {"variant": self.variant}
        if self.variant == "advanced":
            options["limit"] = self.limit
        try:
            check_players(players)
            self.terminal.begin(players, options)
        except ArtelError as error:
            self.terminal.complain(error)


def turned(values: list[str], value: str, step: int) -> str:
    return values[(values.index(value) + step) % len(values)]
