"""Games on a screen without a terminal, and what that screen shows."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from artel.bots.worker import answer_here
from artel.games import game
from artel.kernel.record import Match
from artel.records import verify
from artel.session import saves
from artel.session.keyboard import KeyboardSession, begin
from artel.session.players import read_seats
from artel.tui.app import Terminal
from artel.tui.screens.ending import EndScreen
from artel.tui.screens.table import TableScreen
from artel.tui.zodchie.board import Board
from patience import HANG

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from textual.pilot import Pilot

ZODCHIE = game("zodchie")
DESKTOP = (120, 40)
SMALL = (80, 24)
PATIENCE = HANG
"""Seconds after which something hangs."""


def session(seats: str, path: Path, language: str = "en", seed: str = "seed", **options: str) -> KeyboardSession:
    """A new game of Zodchie; `seats` as on the command line, with commas."""
    return session_of("zodchie", seats, path, language, seed, **options)


def laid_out(seats: str, path: Path, layout: dict[str, Any], language: str = "en", **options: str) -> KeyboardSession:
    """A game of Zodchie that begins at a table laid out by hand."""
    colours = ",".join(["red", "green", "blue", "yellow"][: len(seats.split(","))])
    return laid_out_of("zodchie", seats, path, layout, language, **{"colours": colours} | options)


def session_of(
    name: str, seats: str, path: Path, language: str = "en", seed: str = "seed", **options: str
) -> KeyboardSession:
    """A new game of any kind."""
    players = read_seats(seats.split(","))
    return begin(game(name).setup(len(players), options), players, path, language, seed)


def laid_out_of(
    name: str, seats: str, path: Path, layout: dict[str, Any], language: str = "en", **options: str
) -> KeyboardSession:
    """A table laid out by hand, of any game. It cannot be resumed."""
    players = read_seats(seats.split(","))
    setup = game(name).setup(len(players), options)
    return KeyboardSession(Match(setup, b"seed", game(name).lay_out(setup, layout)), players, path, language)


def played_on(
    played: KeyboardSession, moves: int, kind: str = "level2", frame: str = "", least: int = 1
) -> KeyboardSession:
    """The same game after bots have answered for everybody: until the first seat is asked, by this frame if given, with
    so many options at least."""
    while (seat := played.asked()) is not None:
        view = played.game.view(played.match.table, seat)
        asked = seat == 0 and frame in ("", view.flow[-1]["frame"]) and len(view.options) >= least
        if played.match.length >= moves and asked:
            break
        played.play.act(seat, bot_choice(played, seat, kind))
    return played


def bot_choice(played: KeyboardSession, seat: int, kind: str = "") -> str:
    """What the bot of a seat, or one of another kind, plays there."""
    return answer_here(played.bot_question(seat, kind)).option


def terminal(played: KeyboardSession) -> Terminal:
    return Terminal(played.game, played.words.language, session=played, pause=0)


def board(app: Terminal) -> Board:
    """The table of Zodchie on the screen."""
    assert isinstance(app.screen, TableScreen)
    assert isinstance(app.screen.board, Board)
    return app.screen.board


def run(app: Terminal, size: tuple[int, int]) -> AbstractAsyncContextManager[Pilot[None]]:
    return app.run_test(size=size, notifications=True)


def shown(app: Terminal) -> str:
    """Everything that can be read on the screen."""
    texts = re.findall(r"<text[^>]*>(.*?)</text>", app.export_screenshot())
    return html.unescape(" ".join(texts)).replace("\xa0", " ")


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def settled(pilot: Pilot[Any]) -> None:
    """Bots have played, everything is drawn."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def until(condition: Callable[[], object], what: str) -> None:
    """Waits for something that happens by itself; the limit is only there for what hangs."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, what
        await asyncio.sleep(0.01)


async def play_with_enter(pilot: Pilot[Any], played: KeyboardSession) -> None:
    """Enter takes what the cursor proposes: enough to play to the end."""
    version, end = -1, 0.0
    while not played.match.over:
        if played.match.length != version:
            version, end = played.match.length, monotonic() + PATIENCE
        assert monotonic() < end, "the game does not go on"
        pilot.app.simulate_key("enter")
        await asyncio.sleep(0.01)
    await settled(pilot)


async def type_in(pilot: Pilot[Any], notation: str) -> None:
    await press(pilot, ":")
    await pilot.press(*["space" if letter == " " else letter for letter in notation], "enter")
    await settled(pilot)


async def reads(pilot: Pilot[Any], text: str) -> bool:
    """Does this come up on the screen? Messages take a moment."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if text in shown(pilot.app):  # type: ignore[arg-type]
            return True
        await pilot.pause(0.05)
    return False


async def ends(played: KeyboardSession, size: tuple[int, int]) -> str:
    """Plays to the end by keyboard; the last screen. The game was saved and can be proved."""
    app = terminal(played)
    async with run(app, size) as pilot:
        await settled(pilot)
        await play_with_enter(pilot, played)
        await settled(pilot)
        assert isinstance(app.screen, EndScreen)
        text, result = shown(app), played.match.result()
        assert all(str(points) in text for points in result.scores)
        assert played.words.say("ui-total") in text
    saved = saves.read_save(played.path.read_bytes())
    assert verify(saved.record).result() == result
    return text
