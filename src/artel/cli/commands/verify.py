"""`artel verify`."""

from __future__ import annotations

from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Data, Lang


def verify(
    ctx: typer.Context,
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE", help="Records and saves; games.jsonl#3 is the third game of an arena."),
    ],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Prove records: every input legal, the scores right, the luck as the seed says."""
    from artel.cli.verify import run

    run(files=files, data=data, language=language(ctx))
