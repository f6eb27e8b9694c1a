"""The command `artel`. Each subcommand imports what it needs when it runs, so that `artel --help` is quick."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from artel import __version__
from artel.cli.common import Language, language, remember
from artel.kernel.errors import ArtelError


class Commands(TyperGroup):
    """Says what is wrong in the language of the caller; exit status 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ArtelError as error:
            from artel.cli.common import explained

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
data = typer.Typer(name="data", help="Data packs: the cards and numbers of a game.", no_args_is_help=True)
app.add_typer(data)

Lang = Annotated[
    Language | None,
    typer.Option("--lang", callback=remember, help="Language; otherwise as ARTEL_LANG, LC_ALL or LANG says."),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="A data pack to use instead of the standard.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, without a full screen.")]
EXISTING: dict[str, Any] = {"exists": True, "dir_okay": False, "readable": True}
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.", **EXISTING)]


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


@app.command()
def play(
    ctx: typer.Context,
    game: GameName = "zodchie",
    seats: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="NAME|bot:KIND",
            help="Who sits there, once for each seat: the name of a person, or bot:random, bot:greedy. "
            "Without it, you play against bot:greedy; the full screen asks first.",
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
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.", **EXISTING)
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", dir_okay=False, help="Where to save the game.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: people at one keyboard, and bots."""
    from artel.cli.play import run

    run(
        game=game,
        seats=seats or [],
        options=options or [],
        data=data,
        plain=plain,
        seed=seed,
        resume=resume,
        save=save,
        language=language(ctx),
    )


@app.command()
def replay(
    ctx: typer.Context,
    file: Record,
    data: Data = None,
    plain: Plain = False,
    seat: Annotated[
        int | None, typer.Option("--seat", "-s", min=1, help="See what this seat saw; otherwise, everything.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Step through a record."""
    from artel.cli.replay import run

    run(file=file, data=data, plain=plain, seat=seat, language=language(ctx))


@app.command()
def verify(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records of games.", **EXISTING)],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Prove records: every input legal, the scores right, the luck as the seed says."""
    from artel.cli.verify import run

    run(files=files, data=data, language=language(ctx))


@app.command()
def scenario(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Scenario files.", **EXISTING)],
    lang: Lang = None,
) -> None:
    """Run scenarios: laid-out tables, actions, and what is expected of them."""
    from artel.cli.scenario import run

    run(files=files, language=language(ctx))


@app.command()
def rules(
    ctx: typer.Context,
    game: GameName,
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="CLAUSE|SECTION|WORDS", help="Such as Z4.2, Z4, or words to search for; otherwise, everything."
        ),
    ] = None,
    cards: Annotated[bool, typer.Option("--cards", help="The cards: values, kinds, properties, provenance.")] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or its cards."""
    from artel.cli.rules import run

    run(game=game, what=what or [], cards=cards, data=data, language=language(ctx))


@data.command("check")
def check(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder with the TOML files of the pack.")],
    game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME", help="Which game it must be for; otherwise as the pack says."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Check a data pack; a mistake is named by file, line and field."""
    from artel.cli.data import run

    run(folder=folder, game=game, language=language(ctx))


@app.command()
def bench(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; otherwise, every one.")] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="Only so many players.")] = None,
    variant: Annotated[str | None, typer.Option("--variant", metavar="V", help="Only this variant.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.01, help="CPU seconds for each figure.")
    ] = 1.0,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    lang: Lang = None,
) -> None:
    """Measure speed: CPU time, best of several slices."""
    from artel.cli.bench import run

    run(game=game, players=players, variant=variant, seconds=seconds, json=json, language=language(ctx))


@app.command()
def schema(ctx: typer.Context, game: GameName, lang: Lang = None) -> None:
    """Print the JSON Schema of a game's views, events, results and records."""
    import msgspec

    from artel.kernel.codec import schema as schema_of
    from artel.kernel.game import game as game_of

    typer.echo(msgspec.json.format(msgspec.json.encode(schema_of(game_of(game))), indent=2))


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without Cyrillic
    app()
