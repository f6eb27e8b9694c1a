"""`artel play`."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import EXISTING, Data, Lang, Plain


class Theme(StrEnum):
    light = "light"
    dark = "dark"
    auto = "auto"


def play(
    ctx: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game; zodchie if none is named.", show_default=False),
    ] = None,
    seats: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="NAME|bot:KIND",
            help="Who sits there, once for each seat: the name of a person, or bot:level1 (novice) to bot:level5 "
            "(champion), or bot:random. "
            "Without it, you play against bot:level2; the full screen asks first.",
        ),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "-o", metavar="NAME=VALUE", help="An option of the game, such as variant=advanced or limit=die."
        ),
    ] = None,
    data: Data = None,
    plain: Plain = False,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same text deals the same cards; secret otherwise.")
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(
            "--resume",
            metavar="FILE",
            help="Go on with a saved game, named by its file or as in --list; game, seats and options are in the file.",
        ),
    ] = None,
    scenario: Annotated[
        Path | None,
        typer.Option("--scenario", metavar="FILE", help="Begin at the table that a scenario lays out.", **EXISTING),
    ] = None,
    record: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="RECORD",
            help="Begin where a record, a save or a game of an arena (games.jsonl#3) had come to; luck is new.",
        ),
    ] = None,
    step: Annotated[
        int | None,
        typer.Option(
            "--step",
            metavar="N",
            min=0,
            help="With --from: after so many inputs, as artel replay counts them; otherwise, after the last. "
            "With --scenario: after so many of its steps; otherwise, before the first.",
        ),
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", dir_okay=False, help="Where to save the game.")
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="Show the saved games, of GAME or of all, and leave.")] = False,
    theme: Annotated[
        Theme | None,
        typer.Option("--theme", help="Colours for a light or a dark terminal; auto: as it says it is. Remembered."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: people at one keyboard, and bots.

    Every move is saved. Ctrl-C leaves at any time and says how to go on (exit status 130)."""
    from artel.cli.play import GameSource, run

    run(
        GameSource(game, seats or [], options or [], data, seed, resume, scenario, record, step, save),
        plain=plain,
        listed=listed,
        theme=theme,
        language=language(ctx),
    )
