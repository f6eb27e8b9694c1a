"""Games on a screen without a terminal, and what that screen shows."""

from __future__ import annotations

import asyncio
import html
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from artel.kernel.game import game
from artel.kernel.record import Match
from artel.tui.app import Terminal
from artel.tui.screens.table import TableScreen
from artel.tui.seats import read_seats
from artel.tui.session import Session, begin
from artel.tui.zodchie.board import Board

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from textual.pilot import Pilot

ZODCHIE = game("zodchie")
DESKTOP = (120, 40)
SMALL = (80, 24)


def session(seats: str, path: Path, language: str = "en", seed: str = "seed", **options: str) -> Session:
    """A new game; `seats` as on the command line, with commas."""
    players = read_seats(seats.split(","))
    return begin(ZODCHIE.setup(len(players), options), players, path, language, seed)


def laid_out(seats: str, path: Path, layout: dict[str, Any], language: str = "en", **options: str) -> Session:
    """A game that begins at a table laid out by hand. It cannot be resumed."""
    players = read_seats(seats.split(","))
    setup = ZODCHIE.setup(
        len(players), {"colours": ",".join(["red", "green", "blue", "yellow"][: len(players)])} | options
    )
    return Session(Match(setup, b"seed", ZODCHIE.lay_out(setup, layout)), players, path, language)


def session_of(name: str, seats: str, path: Path, language: str = "en", seed: str = "seed", **options: str) -> Session:
    """A new game of any kind."""
    players = read_seats(seats.split(","))
    return begin(game(name).setup(len(players), options), players, path, language, seed)


def laid_out_of(name: str, seats: str, path: Path, layout: dict[str, Any], language: str = "en") -> Session:
    """A table laid out by hand, of any game. It cannot be resumed."""
    players = read_seats(seats.split(","))
    setup = game(name).setup(len(players), {})
    return Session(Match(setup, b"seed", game(name).lay_out(setup, layout)), players, path, language)


def played_on(played: Session, moves: int, kind: str = "level2", frame: str = "") -> Session:
    """The same game after bots have answered for everybody: until the first seat is asked, by this frame if given."""
    while (seat := played.asked()) is not None:
        view = played.game.view(played.match.table, seat)
        if played.match.version >= moves and seat == 0 and frame in ("", view.flow[-1]["frame"]):
            break
        question = played.bot_answer(seat)
        question.name = kind
        played.match.act_text(seat, question.choose())
    return played


def terminal(played: Session) -> Terminal:
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


async def play_with_enter(pilot: Pilot[Any], played: Session, most: int = 5000) -> None:
    """Enter takes what the cursor proposes: enough to play to the end."""
    for _ in range(most):
        if played.match.over:
            await settled(pilot)
            return
        pilot.app.simulate_key("enter")
        await asyncio.sleep(0.01)
    raise AssertionError("the game does not end")


async def type_in(pilot: Pilot[Any], notation: str) -> None:
    await press(pilot, ":")
    await pilot.press(*["space" if letter == " " else letter for letter in notation], "enter")
    await settled(pilot)


async def reads(pilot: Pilot[Any], text: str) -> bool:
    """Does this come up on the screen? Messages take a moment."""
    for _ in range(40):
        if text in shown(pilot.app):  # type: ignore[arg-type]
            return True
        await pilot.pause(0.05)
    return False
