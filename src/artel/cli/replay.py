"""`artel replay`: step through a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.cli.common import pack_of
from artel.cli.play import check_terminal, screen_colours
from artel.cli.records import read_named
from artel.games import game as game_of
from artel.kernel.errors import BadInput, Problem
from artel.session.keyboard import told_lines
from artel.session.stepping import SteppedReplay
from artel.text import words
from artel.tui import themes

if TYPE_CHECKING:
    from pathlib import Path

    from artel.kernel.ids import Seat


def run(file: str, data: Path | None, plain: bool, seat: int | None, language: str | None) -> None:
    """`seat`: through whose eyes, 1 for the first; None: everything. Raises ArtelError."""
    save = read_named(file)
    game = game_of(save.record.header.game)
    replay = SteppedReplay(save, pack_of(game, data) if data else None, file)
    if seat is not None and not 1 <= seat <= replay.seats:
        raise BadInput(
            problem=Problem(
                "no-seat-to-watch",
                "Seat {seat} is not in this game; seats are 1 to {many}.",
                seat=seat,
                many=replay.seats,
            )
        )
    eyes = None if seat is None else seat - 1
    if plain:
        print_steps(replay, eyes, language or "en")
        return
    check_terminal()
    from artel.tui.app import Terminal
    from artel.tui.screens.replay import ReplayScreen

    colours = screen_colours(themes.remembered())
    Terminal(game, language or "en", first=ReplayScreen(replay, eyes), **colours).run()


def print_steps(replay: SteppedReplay, eyes: Seat | None, language: str) -> None:
    """Every step with what it told."""
    spoken = words(language)
    names = replay.names(spoken)
    for at in range(replay.last + 1):
        print(spoken.say("ui-plain-step", at=at, all=replay.last, input=replay.input(at, eyes)))
        for entry in told_lines(replay.end, replay.events(at, eyes), spoken, names):
            print(f"   {entry.text}" + (f" [{entry.clause}]" if entry.clause else ""))
