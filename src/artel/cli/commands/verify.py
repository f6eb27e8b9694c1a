"""`artel verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import EXISTING, Data, Lang


def verify(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records of games.", **EXISTING)],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Prove records: every input legal, the scores right, the luck as the seed says."""
    from artel.cli.verify import run

    run(files=files, data=data, language=language(ctx))
