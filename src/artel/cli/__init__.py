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
admin = typer.Typer(name="admin", help="For whoever runs a server.", no_args_is_help=True)
app.add_typer(admin)


class Benches(TyperGroup):
    """What is no name of a bench belongs to the first one: `artel bench zodchie` is `artel bench rules zodchie`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        named = bool(args) and args[0] in (*self.commands, "--help")
        return super().parse_args(ctx, args if named else ["rules", *args])


bench = typer.Typer(
    name="bench", cls=Benches, help="Measure speed: of the rules (artel bench [GAME]), or of something else."
)
app.add_typer(bench)

Lang = Annotated[
    Language | None,
    typer.Option("--lang", callback=remember, help="Language; otherwise as ARTEL_LANG, LC_ALL or LANG says."),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="A data pack to use instead of the standard.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, without a full screen.")]
EXISTING: dict[str, Any] = {"exists": True, "dir_okay": False, "readable": True}
Config = Annotated[
    Path | None, typer.Option("--config", "-c", metavar="FILE", help="Settings of the server in TOML.", **EXISTING)
]
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
            help="Who sits there, once for each seat: the name of a person, or bot:level1 (novice) to bot:level4 "
            "(master), or bot:random. "
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
def serve(
    ctx: typer.Context,
    config: Config = None,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")] = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="N", min=0, max=65535, help="0: any that is free.")
    ] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="SQLite or PostgreSQL.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Show the settings in effect and leave.")] = False,
    browse: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables for people and bots. Settings come from a file, ARTEL_… variables and these options."""
    from artel.cli.serve import run

    given = {"host": host, "port": port, "database": database}
    run(config=config, given=given, language=language(ctx), check=check, browse=browse)


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


@admin.command("migrate")
def migrate(ctx: typer.Context, config: Config = None, lang: Lang = None) -> None:
    """Bring the database to the newest revision; one in a file is copied first."""
    from artel.cli.admin import migrate as run

    run(config=config, language=language(ctx))


@admin.command("backup")
def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help="Such as artel.jsonl.gz.")],
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Write all data into one file, also while the server runs. Keep it to yourself: it holds secrets of games."""
    from artel.cli.admin import backup as run

    run(config=config, file=file, language=language(ctx))


@admin.command("restore")
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.", **EXISTING)],
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Fill an empty database from a backup, SQLite or PostgreSQL, and prove its games."""
    from artel.cli.admin import restore as run

    run(config=config, file=file, language=language(ctx))


@admin.command("verify")
def verify_all(ctx: typer.Context, config: Config = None, lang: Lang = None) -> None:
    """Prove all finished games of the database."""
    from artel.cli.admin import verify as run

    run(config=config, language=language(ctx))


def days(told: str) -> Any:
    return typer.Option(metavar="DAYS", min=0, help=told)


@admin.command("clean")
def clean(
    ctx: typer.Context,
    open_tables: Annotated[float, days("Remove tables that have waited so long for players.")] = 7,
    games: Annotated[float, days("Mark games as abandoned that nobody has continued for so long.")] = 30,
    chat: Annotated[float, days("Remove chat that is so old, of games that are over.")] = 365,
    guests: Annotated[float, days("Remove guests who never played and were last seen so long ago.")] = 120,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Remove what nobody needs any more; sessions, invites and bans that have run out too."""
    from artel.cli.admin import tidy
    from artel.server.store.cleaning import Keep

    keep = Keep(open_tables=open_tables, games=games, chat=chat, guests=guests)
    tidy(config=config, keep=keep, dry=dry, language=language(ctx))


Who = Annotated[
    str, typer.Argument(metavar="WHO", help="A person's id, the name of an account, an address or a network.")
]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help="So many at most.")]


@admin.command("ban")
def ban(
    ctx: typer.Context,
    who: Who,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="They are told it.")] = "",
    days: Annotated[float | None, typer.Option("--days", metavar="N", min=0, help="For good otherwise.")] = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Let somebody in no more."""
    from artel.cli.admin import ban as run

    run(config=config, who=who, reason=reason[:200], days=days, language=language(ctx))


@admin.command("unban")
def unban(ctx: typer.Context, who: Who, config: Config = None, lang: Lang = None) -> None:
    """Let somebody in again."""
    from artel.cli.admin import unban as run

    run(config=config, who=who, language=language(ctx))


@admin.command("bans")
def bans(ctx: typer.Context, config: Config = None, lang: Lang = None) -> None:
    """List who may not come in."""
    from artel.cli.admin import list_bans

    list_bans(config=config, language=language(ctx))


@admin.command("people")
def people(
    ctx: typer.Context,
    search: Annotated[str, typer.Argument(metavar="[ID|PART]", help="An id, or a part of a name.")] = "",
    most: Most = 50,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """List people, those seen last first."""
    from artel.cli.admin import list_people

    list_people(config=config, search=search, most=most, language=language(ctx))


@admin.command("tables")
def tables(
    ctx: typer.Context,
    status: Annotated[
        str | None, typer.Option("--status", metavar="S", help="Only open, running, over or abandoned ones.")
    ] = None,
    most: Most = 50,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """List tables, the newest first."""
    from artel.cli.admin import list_tables

    list_tables(config=config, status=status, most=most, language=language(ctx))


@bench.command("rules")
def bench_rules(
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
    """The rules of the games: CPU time, best of several slices."""
    from artel.cli.bench import run

    run(game=game, players=players, variant=variant, seconds=seconds, json=json, language=language(ctx))


@bench.command("search")
def bench_search(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; otherwise, every one.")] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="Otherwise, the fewest.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.01, help="CPU seconds for each figure.")
    ] = 2.0,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    lang: Lang = None,
) -> None:
    """The search of the bots: iterations a second from the deal."""
    from artel.cli.bench_search import run

    run(game=game, players=players, seconds=seconds, json=json, language=language(ctx))


@bench.command("server")
def bench_server(
    ctx: typer.Context,
    tables: Annotated[int, typer.Option("--tables", metavar="N", min=1, help="Live tables of two clients.")] = 500,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.1, help="For each of two figures.")] = 10.0,
    rate: Annotated[
        float, typer.Option("--rate", metavar="R", min=1, help="Moves a second while delays are measured.")
    ] = 300.0,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """The server: stored moves per CPU second, delays, memory."""
    from artel.cli.bench_server import run

    run(tables=tables, seconds=seconds, rate=rate, json=json, language=language(ctx))


@app.command()
def arena(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME[,GAME...]|all", help="Which games; with --resume, as they were.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT[,BOT...]",
            help="Who plays: [NAME=]BOT[@CLOCK], such as level3,level2 or slow=level4@2s,level4@500i; a program of "
            "your own is mine=cmd:python my_bot.py, a class py:my_module:MyBot.",
        ),
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", "-p", metavar="N[,N...]", help="Players at a table; otherwise, 2.")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", metavar="N", min=1, help="Games of each line-up; otherwise, 100.")
    ] = None,
    move_time: Annotated[
        float | None, typer.Option("--move-time", metavar="S", min=0.001, help="Seconds for each answer.")
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option("--iterations", metavar="N", min=1, help="Iterations for each answer; the same games come again."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same text deals the same; otherwise, 1.")
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the games that have it."),
    ] = None,
    data: Data = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", metavar="N", min=1, help="Processes; otherwise, one for each core.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; local begins one here.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", file_okay=False, help="Keep every game and a report there."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="DIR", file_okay=False, help="Go on with what is there; --games may be more."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object for each game and number of players.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other, and say who is better and how sure that is."""
    from artel.cli.arena import run

    run(
        game=game,
        bots=bots or [],
        players=players,
        games=games,
        move_time=move_time,
        iterations=iterations,
        seed=seed,
        options=options or [],
        data=data,
        workers=workers,
        ray=ray,
        out=out,
        resume=resume,
        json=json,
        language=language(ctx),
    )


@app.command()
def schema(
    ctx: typer.Context,
    game: GameName = "zodchie",
    wire: Annotated[bool, typer.Option("--wire", help="Of the server's WebSocket messages instead.")] = False,
    openapi: Annotated[bool, typer.Option("--openapi", help="Of the server's REST interface instead.")] = False,
    lang: Lang = None,
) -> None:
    """Print the JSON Schema of a game's views, events, results and records."""
    import msgspec

    if openapi:
        from artel.server.app import openapi as described

        shown = described()
    elif wire:
        from artel.server.wire import schema as found

        shown = found()
    else:
        from artel.kernel.codec import schema as schema_of
        from artel.kernel.game import game as game_of

        shown = schema_of(game_of(game))
    typer.echo(msgspec.json.format(msgspec.json.encode(shown), indent=2))


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without Cyrillic
    app()
