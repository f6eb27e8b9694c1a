"""`artel replay`."""

from __future__ import annotations

from typing import Annotated

import typer

from artel.cli.common import language
from artel.cli.options import Data, Lang, Plain, Record


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
