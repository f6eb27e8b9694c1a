"""`artel scenario`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import EXISTING, Lang


def scenario(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Scenario files.", **EXISTING)],
    lang: Lang = None,
) -> None:
    """Run scenarios: laid-out tables, actions, and what is expected of them."""
    from artel.cli.scenario import run

    run(files=files, language=language(ctx))
