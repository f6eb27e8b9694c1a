"""`artel review`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Data, Lang


def review(
    ctx: typer.Context,
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A record or a save; games.jsonl has all games of an arena, games.jsonl#3 is the third of them.",
        ),
    ],
    deep: Annotated[bool, typer.Option("--deep", help="Ten times as many trials.")] = False,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same number reviews the same.")] = 0,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="FILE", dir_okay=False, help="Write a page that needs nothing else."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="JSON: one object, or one on each line for many games.")] = False,
    data: Data = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", "-w", metavar="N", min=1, help="Processes for many games; otherwise, one a core."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Many games on this Ray cluster; local begins one here."),
    ] = None,
    cache: Annotated[
        Path | None,
        typer.Option("--cache", metavar="DIR", file_okay=False, help="Where to keep what is found, to go on later."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Tell luck from skill in finished games: chances, mistakes, accuracy."""
    from artel.cli.review import run

    run(
        file=file,
        deep=deep,
        seed=seed,
        html=html,
        json=json,
        data=data,
        workers=workers,
        ray=ray,
        cache=cache,
        language=language(ctx),
    )
