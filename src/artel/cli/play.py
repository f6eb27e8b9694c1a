"""`artel play`: a game at this terminal."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from artel.cli.common import pack_of
from artel.kernel.errors import BadInput, Problem
from artel.kernel.game import game as game_of
from artel.tui import saves
from artel.tui.logs import log_kept
from artel.tui.seats import read_seats
from artel.tui.session import Session, begin

if TYPE_CHECKING:
    from pathlib import Path

    from artel.kernel.game import Game
    from artel.kernel.packs import Pack


def run(
    game: str,
    seats: list[str],
    options: list[str],
    data: Path | None,
    plain: bool,
    seed: str | None,
    resume: Path | None,
    save: Path | None,
    language: str | None,
) -> None:
    """Without seats, options, seed or save a start screen asks for them. Raises ArtelError."""
    found, spoken = game_of(game), language or "en"
    pack = pack_of(found, data) if data else None
    session = None
    if resume is not None:
        given = [name for name, value in (("--seat", seats), ("--option", options), ("--seed", seed)) if value]
        if given:
            raise BadInput(
                problem=Problem(
                    "resume-alone", "--resume goes on with a game as it is: leave out {given}.", given=", ".join(given)
                )
            )
        session = resumed(found, resume, save, pack, spoken)
    elif plain or seats or options or seed:
        players = read_seats(seats)
        setup = found.setup(len(players), dict(read_option(text) for text in options), pack)
        session = begin(setup, players, save, spoken, seed)
    with log_kept():
        if plain and session is not None:
            play_plain(session)
        else:
            play_on_screen(found, session, pack, save, spoken)


def read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise BadInput(
            problem=Problem(
                "option-form", "An option is NAME=VALUE, such as variant=advanced; not “{text}”.", text=text
            )
        )
    return name.strip(), value.strip()


def resumed(game: Game, file: Path, save: Path | None, pack: Pack | None, language: str) -> Session:
    kept = saves.read_save(saves.read(file))
    if kept.record.header.game != game.id:
        raise BadInput(
            problem=Problem(
                "save-of-other-game",
                "The save is of {given}, not of {game}.",
                given=kept.record.header.game,
                game=game.id,
            )
        )
    return Session(saves.resume(kept, pack), list(kept.players), save or file, language)


def play_plain(session: Session) -> None:
    from rich.console import Console

    from artel.tui.plain import Plain

    def read() -> str | None:
        with suppress(KeyboardInterrupt):
            line = sys.stdin.readline()
            return line.rstrip("\n") if line else None
        return None

    Plain(session, Console(highlight=False), read).play()


def play_on_screen(game: Game, session: Session | None, pack: Pack | None, save: Path | None, language: str) -> None:
    check_terminal()
    from artel.tui.app import Terminal

    terminal = Terminal(game, language, session=session, pack=pack, path=save)
    terminal.run()
    played = terminal.session
    if played is not None and not played.match.over and played.unsaved is None:
        print(terminal.words.say("ui-plain-left", game=played.game.id, path=str(played.path)))


def check_terminal() -> None:
    """A full screen ends with its terminal, even where hang-ups are ignored; every move is saved by then."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput(problem=Problem("no-terminal", "A full screen needs a terminal; elsewhere play with --plain."))
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
