"""Stepping through a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from artel.drawing.teller import teller_of
from artel.kernel.errors import ArtelError
from artel.kernel.ids import SPECTATOR
from artel.session.positions import position_of_record
from artel.tui.board import Scene
from artel.tui.screens.base import Keys
from artel.tui.screens.board import BoardScreen

if TYPE_CHECKING:
    from textual.timer import Timer

    from artel.kernel.ids import Seat
    from artel.session.stepping import SteppedReplay
    from artel.session.wire import LogLine


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
        Binding("p,з", "play", show=False),
        Binding("q,й", "app.quit", show=False),
    ]

    def __init__(self, replay: SteppedReplay, eyes: Seat | None) -> None:
        super().__init__(replay.end.game, replay.seats)
        self.replay = replay
        self.eyes = eyes
        self.at = 0
        self.timer: Timer | None = None

    def entries(self) -> list[LogLine]:
        return self.replay.entries(self.at, self.eyes, self.words)

    def scene(self) -> Scene:
        match, replay = self.replay.match(self.at), self.replay
        shown = replay.seat_shown(self.at, self.eyes)
        view = match.game.view(match.table, shown)
        teller = teller_of(match.game, match.setup.pack.digest, self.words, replay.names(self.words))
        return Scene(
            view=view,
            teller=teller,
            events=match.seen_by(shown),
            entries=self.entries(),
            version=self.at,
            asked=False,
            question=f"{self.where()}\n{self.whose(teller.names)}",
            replayed=True,
            hint=teller.verdict(view, match.result()) if match.over else "",
        )

    def speak(self) -> None:
        self.show_scene(self.scene())
        self.query_one(Keys).show(
            self.words,
            ("←→", "ui-key-step", "screen.step(1)"),
            ("↑↓", "ui-key-turn", "screen.turn(1)"),
            *([("Home End", "ui-key-ends", "screen.go(0)")] if self.has_class("wide") else []),
            ("␣", "ui-key-auto", "screen.auto"),
            ("v", "ui-key-eyes", "screen.eyes"),
            ("p", "ui-key-play-here", "screen.play"),
            ("l", "ui-key-language", "app.language"),
            ("q", "ui-key-quit", "app.quit"),
        )

    def where(self) -> str:
        return self.say("ui-replay-at", at=self.at, all=self.replay.last, input=self.replay.input(self.at, self.eyes))

    def whose(self, names: tuple[str, ...]) -> str:
        if self.eyes is None:
            return self.say("ui-replay-everything")
        return (
            self.say("ui-replay-spectator")
            if self.eyes == SPECTATOR
            else self.say("ui-replay-eyes", name=names[self.eyes])
        )

    # -- keys ------------------------------------------------------------------------------------------

    def action_step(self, step: int) -> None:
        self.close_note()
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

    def action_play(self) -> None:
        """A game of one's own from here on, with new luck."""
        replay = self.replay
        try:
            position = position_of_record(replay.save, replay.source, self.at, replay.pack)
            self.terminal.play(position.begin([], None, self.words.language))
        except ArtelError as error:
            self.terminal.complain(error)

    def action_eyes(self) -> None:
        """Everything, then each seat, then a spectator."""
        order = [None, *range(self.replay.seats), SPECTATOR]
        self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        self.speak()
