"""`artel bench`: the rules, the search, the environments, the server, its longest tables, and what grows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from artel.cli.common import language
from artel.cli.options import Lang


class Benches(TyperGroup):
    """What is no name of a bench belongs to the first one: `artel bench zodchie` is `artel bench rules zodchie`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        named = bool(args) and args[0] in (*self.commands, "--help")
        return super().parse_args(ctx, args if named else ["rules", *args])


bench = typer.Typer(
    name="bench", cls=Benches, help="Measure speed: of the rules (artel bench [GAME]), or of something else."
)

AnyGame = Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; otherwise, every one.")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="Otherwise, the fewest.")]
CpuSeconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0.01, help="CPU seconds for each figure.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object a line.")]


@bench.command("rules")
def bench_rules(
    ctx: typer.Context,
    game: AnyGame = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="Only so many players.")] = None,
    variant: Annotated[str | None, typer.Option("--variant", metavar="V", help="Only this variant.")] = None,
    seconds: CpuSeconds = 1.0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The rules of the games: CPU time, the median of several slices."""
    from artel.cli.bench import run

    run(game=game, players=players, variant=variant, seconds=seconds, json=json, language=language(ctx))


@bench.command("search")
def bench_search(
    ctx: typer.Context,
    game: AnyGame = None,
    players: Players = None,
    seconds: CpuSeconds = 2.0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The search of the bots: iterations a second from the deal."""
    from artel.cli.bench_search import run

    run(game=game, players=players, seconds=seconds, json=json, language=language(ctx))


@bench.command("rl")
def bench_rl(
    ctx: typer.Context,
    game: AnyGame = None,
    players: Players = None,
    vector: Annotated[bool, typer.Option("--vector", help="Many tables at once, in several processes.")] = False,
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="N", min=0, help="With --vector; 0: this process. Otherwise, one a core."),
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.01, help="For each figure.")] = 2.0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The environments for learners: steps a second with observation and action mask."""
    from artel.kernel.errors import NotInstalled

    try:
        from artel.cli.bench_rl import run
    except ModuleNotFoundError:
        raise NotInstalled(name="PettingZoo", package="artel-tabletop[rl]") from None
    run(
        game=game, players=players, vector=vector, workers=workers, seconds=seconds, json=json, language=language(ctx)
    )  # fmt: skip


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


@bench.command("load")
def bench_load(ctx: typer.Context, game: AnyGame = None, json: Json = False, lang: Lang = None) -> None:
    """Loading the longest tables that may exist, with as much taken back as is allowed."""
    from artel.cli.bench_load import run

    run(game=game, json=json, language=language(ctx))


@bench.command("growth")
def bench_growth(
    ctx: typer.Context,
    large: Annotated[bool, typer.Option("--large", help="Up to a million stored games; takes half an hour.")] = False,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="An empty one, to be filled with games as well: PostgreSQL."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", file_okay=False, help="Write JSON and a picture there.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """What work costs as it grows: players, tiles, records, trees, tables, watchers, stored games."""
    from artel.cli.bench_growth import run

    run(large=large, database=database, out=out, json=json, language=language(ctx))


@bench.command("abuse")
def bench_abuse(
    ctx: typer.Context,
    attacks: Annotated[
        list[str] | None, typer.Argument(metavar="[ATTACK]...", help="Which attacks; otherwise, every one.")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=1, help="For each attack.")] = 15.0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """The server under attack from one address: how long others wait."""
    from artel.cli.bench_abuse import run

    run(attacks=attacks or [], seconds=seconds, json=json, language=language(ctx))
