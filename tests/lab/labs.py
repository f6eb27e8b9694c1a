"""`artel lab` in this process."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from typer.testing import CliRunner, Result

from artel.cli import app

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from artel.arena.executors import DoneT, GivenT


class InThisProcess:
    """In the place of worker processes, which take longer to start than a small lab takes to play."""

    def __init__(self, workers: int) -> None:
        pass

    def work(self, do: Callable[[GivenT], DoneT], given: Iterable[GivenT]) -> Iterator[DoneT]:
        return map(do, given)

    def close(self) -> None:
        pass


def lab(*args: object, lang: str = "en") -> Result:
    """With `--workers` or `--ray`, games are played where these say."""
    given = ["--lang", lang, "lab", *map(str, args)]
    if "--workers" in args or "--ray" in args:
        return CliRunner().invoke(app, given)
    with patch("artel.arena.executors.Processes", InThisProcess):
        return CliRunner().invoke(app, given)


def findings(*args: object) -> dict[str, Any]:
    result = lab(*args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def effects(found: dict[str, Any], variation: int = 0) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in found["found"][variation]["effects"]}


def strong(found: dict[str, Any], variation: int = 0) -> list[str]:
    """What wins too much, as the report says it."""
    return [name for name, one in effects(found, variation).items() if one["stands_out"] and one["wins"]["value"] > 0]
