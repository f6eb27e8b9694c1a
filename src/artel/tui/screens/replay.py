"""Stepping through a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import Binding, BindingType

from artel.kernel.ids import SPECTATOR
from artel.tui.lines import Lines
from artel.tui.screens.base import Keys
from artel.tui.screens.board import BoardScreen
from artel.tui.zodchie.city import City
from artel.tui.zodchie.drawing import Marks
from artel.tui.zodchie.ending import verdict
from artel.tui.zodchie.look import Look

if TYPE_CHECKING:
    from textual.timer import Timer

    from artel.games.zodchie import ZodchieView
    from artel.kernel.ids import Seat
    from artel.kernel.record import Match
    from artel.tui.replays import Replay
    from artel.tui.session import Entry


class ReplayScreen(BoardScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("pagedown,down", "turn(1)", show=False),
        Binding("pageup,up", "turn(-1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("space", "auto", show=False),
        Binding("v,м", "eyes", show=False),
        Binding("escape", "step(0)", show=False),
        Binding("q,й", "app.quit", show=False),
    ]

    def __init__(self, replay: Replay, eyes: Seat | None) -> None:
        super().__init__()
        self.replay = replay
        self.eyes = eyes
        self.at = 0
        self.timer: Timer | None = None

    def match(self) -> Match:
        return self.replay.match(self.at)

    def view(self) -> ZodchieView:
        match = self.match()
        found: ZodchieView = match.game.view(match.table, self.replay.seat_shown(self.at, self.eyes))
        return found

    def entries(self) -> list[Entry]:
        return self.replay.entries(self.at, self.eyes, self.words)

    def look(self) -> Look:
        pack = self.replay.end.setup.pack.digest
        return Look(self.terminal.game, pack, self.words, self.replay.names(self.words))

    def speak(self) -> None:
        view, look = self.view(), self.look()
        self.show_table(view, look)
        hand = (view.players[view.me].hand or ()) if view.me != SPECTATOR else ()
        self.hand.show_cards(hand, look, hand, "", 2 if self.has_class("tall") else 1)
        self.text("#question", f"{self.where()}\n{self.whose(look)}")
        result = self.replay.end.result()
        self.text("#hint", verdict(view, look, result) if self.match().over else "")
        self.show_details(view, look)
        self.show_city(view, look, Marks())
        self.query_one(Keys).show(
            self.words,
            ("←→", "ui-key-step", "screen.step(1)"),
            ("↑↓", "ui-key-turn", "screen.turn(1)"),
            *([("Home End", "ui-key-ends", "screen.go(0)")] if self.has_class("wide") else []),
            ("␣", "ui-key-auto", "screen.auto"),
            ("v", "ui-key-eyes", "screen.eyes"),
            ("l", "ui-key-language", "app.language"),
            ("q", "ui-key-quit", "app.quit"),
        )
        self.fit()

    def where(self) -> str:
        return self.say("ui-replay-at", at=self.at, all=self.replay.last, input=self.replay.input(self.at, self.eyes))

    def whose(self, look: Look) -> str:
        if self.eyes is None:
            return self.say("ui-replay-everything")
        return (
            self.say("ui-replay-spectator")
            if self.eyes == SPECTATOR
            else self.say("ui-replay-eyes", name=look.names[self.eyes])
        )

    # -- keys ------------------------------------------------------------------------------------------

    def action_step(self, step: int) -> None:
        self.set_focus(None)
        self.show(self.at + step)

    def action_turn(self, step: int) -> None:
        self.show(self.replay.next_turn(self.at, step))

    def action_go(self, at: int) -> None:
        self.show(self.replay.last if at < 0 else at)

    def show(self, at: int) -> None:
        self.at = min(max(at, 0), self.replay.last)
        if self.at == self.replay.last and self.timer is not None:
            self.action_auto()
        self.speak()

    def action_auto(self) -> None:
        """Starts stepping, or stops it."""
        if self.timer is None:
            self.timer = self.set_interval(self.terminal.pause, lambda: self.show(self.at + 1))
        else:
            self.timer.stop()
            self.timer = None

    def action_eyes(self) -> None:
        """Everything, then each seat, then a spectator."""
        order = [None, *range(self.replay.seats), SPECTATOR]
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        self.speak()

    @on(Lines.Looked)
    @on(City.Looked)
    def looked(self) -> None:
        self.speak()

    def on_descendant_focus(self) -> None:
        self.call_later(self.speak)
