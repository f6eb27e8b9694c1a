"""The command `artel`: each subcommand is declared in `artel.cli.commands`, under its own name."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from artel import __version__
from artel.cli.commands.admin import admin
from artel.cli.commands.arena import arena
from artel.cli.commands.bench import bench
from artel.cli.commands.check import check
from artel.cli.commands.data import data
from artel.cli.commands.lab import lab
from artel.cli.commands.new_game import new_game
from artel.cli.commands.play import play
from artel.cli.commands.puzzles import puzzles
from artel.cli.commands.replay import replay
from artel.cli.commands.review import review
from artel.cli.commands.rules import rules
from artel.cli.commands.scenario import scenario
from artel.cli.commands.schema import schema
from artel.cli.commands.serve import serve
from artel.cli.commands.site import site
from artel.cli.commands.train import train
from artel.cli.commands.verify import verify
from artel.cli.common import explained, language
from artel.cli.options import Lang
from artel.kernel.errors import ArtelError


class Commands(TyperGroup):
    """Says what is wrong in the language of the caller; exit status 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ArtelError as error:
            typer.echo(explained(error, language(ctx)), err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    name="artel",
    cls=Commands,
    help="Board games whose rules read like the rulebook: to play, to study and to train on.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (play, serve, replay, review, verify, scenario, rules, arena, lab, train, schema, site, check, new_game):
    app.command()(command)
for group in (data, puzzles, admin, bench):
    app.add_typer(group)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"artel {__version__}")
        raise typer.Exit


@app.callback()
def root(
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Options that hold for every command."""


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without Cyrillic
    app()
