"""The client with Python for the browser, written as files that any host can hand out."""

from __future__ import annotations

from pathlib import Path

import typer

from artel.kernel.errors import BadInput, Problem
from artel.site import for_files_alone, has_python, is_built


def run(folder: Path, base: str) -> None:
    """Raises BadInput."""
    if not (is_built() and has_python()):
        raise BadInput(
            problem=Problem(
                "no-site", "This build of Artel has no client with Python for the browser. `make site` brings it."
            )
        )
    base = f"/{base.strip('/')}/" if base.strip("/") else "/"
    try:
        for path, data in for_files_alone(base).items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
    except OSError as error:
        raise BadInput(
            problem=Problem("cannot-write", "{path} cannot be written: {why}.", path=str(folder), why=error.strerror)
        ) from None
    typer.echo(str(folder))
