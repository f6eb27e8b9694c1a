"""`artel play`: a game at this terminal."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import typer

from artel.cli.common import pack_of
from artel.cli.records import read_named
from artel.cli.saved import print_saves
from artel.games import game as game_of
from artel.kernel.errors import BadInput, Problem
from artel.session import saves
from artel.session.keyboard import KeyboardSession, begin, resumed
from artel.session.players import read_seats
from artel.session.positions import StartPosition, position_of_record, position_of_scenario
from artel.tui import themes
from artel.tui.logs import log_kept

if TYPE_CHECKING:
    from rich.console import Console

    from artel.kernel.game import Game
    from artel.kernel.packs import Pack

INTERRUPTED: Final = 130
"""Exit status after Ctrl-C."""
USUAL: Final = "zodchie"
"""The game where none is named."""


class GameSource(NamedTuple):
    """Where a game comes from, as the command line says."""

    game: str | None
    seats: list[str]
    options: list[str]
    data: Path | None
    seed: str | None
    resume: str | None
    scenario: Path | None
    record: str | None
    step: int | None
    save: Path | None


def run(asked: GameSource, plain: bool, listed: bool, theme: str | None, language: str) -> None:
    """Without anything to begin with, a start screen asks; `theme` is remembered. Raises ArtelError; status 130 after
    Ctrl-C."""
    if listed:
        print_saves(asked.game, language)
        return
    session = begun(asked, plain, language)
    colours = chosen_theme(theme)
    with log_kept():
        if plain and session is not None:
            interrupted = play_plain(session, colours)
        else:
            game = session.game if session is not None else game_of(asked.game or USUAL)
            pack = pack_of(game, asked.data) if asked.data else None
            interrupted = play_on_screen(game, session, pack, asked, colours, language)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


# -- how a game begins -----------------------------------------------------------------------------------


def begun(asked: GameSource, plain: bool, language: str) -> KeyboardSession | None:
    check_together(asked)
    if asked.resume is not None:
        return gone_on_with(asked, asked.resume, language)
    if asked.scenario is not None or asked.record is not None:
        players = read_seats(asked.seats) if asked.seats else []
        return position(asked).begin(players, asked.save, language, asked.seed)
    if not (plain or asked.seats or asked.options or asked.seed):
        return None
    game, players = game_of(asked.game or USUAL), read_seats(asked.seats)
    pack = pack_of(game, asked.data) if asked.data else None
    setup = game.setup(len(players), dict(read_option(text) for text in asked.options), pack)
    return begin(setup, players, asked.save, language, asked.seed, folder_of(asked))


def check_together(asked: GameSource) -> None:
    """Raises BadInput where the arguments contradict each other."""
    ways = {"--resume": asked.resume, "--scenario": asked.scenario, "--from": asked.record}
    chosen = [name for name, value in ways.items() if value is not None]
    if len(chosen) > 1:
        raise BadInput(
            problem=Problem(
                "one-beginning", "A game begins in one way: choose one of {given}.", given=", ".join(chosen)
            )
        )
    if asked.step is not None and chosen not in (["--scenario"], ["--from"]):
        raise BadInput(problem=Problem("step-alone", "--step says where to begin: it goes with --from or --scenario."))
    fixed: dict[str, object] = {"--option": asked.options, "--data": asked.data if asked.scenario is not None else None}
    if asked.resume is not None:
        fixed = {"--seat": asked.seats, "--option": asked.options, "--seed": asked.seed}
    given = [name for name, value in fixed.items() if value]
    if chosen and given:
        raise BadInput(
            problem=Problem(
                "as-in-file",
                "{way} takes the game as it is in the file: leave out {given}.",
                way=chosen[0],
                given=", ".join(given),
            )
        )


def check_game(asked: GameSource, file: object, game: str) -> None:
    if asked.game is not None and game_of(asked.game).id != game:
        raise BadInput(
            problem=Problem(
                "file-of-other-game",
                "{file} is of {game}, not of {given}: leave the game out.",
                file=file,
                game=game,
                given=asked.game,
            )
        )


def gone_on_with(asked: GameSource, name: str, language: str) -> KeyboardSession:
    file = saves.found(name)
    kept = saves.read_save(saves.read(file))
    check_game(asked, file, kept.record.header.game)
    pack = pack_of(game_of(kept.record.header.game), asked.data) if asked.data else None
    session = resumed(kept, asked.save or file, language, pack)
    session.data = folder_of(asked) if asked.data else kept.data
    return session


def position(asked: GameSource) -> StartPosition:
    if asked.scenario is not None:
        found = position_of_scenario(asked.scenario, asked.step or 0)
        check_game(asked, asked.scenario, found.match.game.id)
        return found
    kept = read_named(asked.record or "")
    check_game(asked, asked.record, kept.record.header.game)
    pack = pack_of(game_of(kept.record.header.game), asked.data) if asked.data else None
    found = position_of_record(kept, asked.record or "", asked.step, pack)
    found.data = folder_of(asked) if asked.data else kept.data
    return found


def folder_of(asked: GameSource) -> str:
    """Where the data pack lies, to be found again; packs that come with the game are known by their digests."""
    return str(asked.data.resolve()) if asked.data is not None and asked.data.is_dir() else ""


def read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise BadInput(
            problem=Problem(
                "option-form", "An option is NAME=VALUE, such as variant=advanced; not “{text}”.", text=text
            )
        )
    return name.strip(), value.strip()


# -- playing ---------------------------------------------------------------------------------------------


def chosen_theme(theme: str | None) -> str:
    if theme is None:
        return themes.remembered()
    themes.remember(theme)
    return theme


def play_plain(session: KeyboardSession, theme: str) -> bool:
    """Was it interrupted?"""
    from rich.console import Console

    from artel.tui.plain import Plain

    console = Console(highlight=False)
    return Plain(session, console, typed_line, light=is_light(theme, console)).play()


def typed_line() -> str | None:
    line = sys.stdin.readline()
    return line.rstrip("\n") if line else None


def is_light(theme: str, console: Console) -> bool:
    return theme == "light" or (theme == "auto" and console.is_terminal and themes.terminal_is_light())


def play_on_screen(
    game: Game, session: KeyboardSession | None, pack: Pack | None, asked: GameSource, theme: str, language: str
) -> bool:
    """Was it interrupted?"""
    check_terminal()
    from artel.tui.app import Terminal

    data = folder_of(asked)
    terminal = Terminal(game, language, session=session, pack=pack, path=asked.save, data=data, **screen_colours(theme))
    terminal.run()
    played = terminal.session
    if played is not None and not played.match.over and played.unsaved is None:
        print(terminal.words.say("ui-left", command=played.leaving()))
    return terminal.interrupted


def screen_colours(theme: str) -> dict[str, Any]:
    return {"theme": theme, "terminal_light": themes.terminal_is_light()}


def check_terminal() -> None:
    """A full screen ends with its terminal, even where hang-ups are ignored; every move is saved by then."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput(problem=Problem("no-terminal", "A full screen needs a terminal; elsewhere play with --plain."))
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
