"""`artel arena` in this process, and what it leaves behind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from artel.arena.play import ArenaGame
from artel.arena.store import ArenaStore
from artel.cli import app

TIMES = ("seconds_per_move",)


def arena(*args: object, lang: str = "en") -> Result:
    workers = [] if "--workers" in args else ["--workers", "1"]
    return CliRunner().invoke(app, ["--lang", lang, "arena", *map(str, args), *workers])


def objects(result: Result) -> list[dict[str, Any]]:
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


def games_in(folder: Path) -> list[ArenaGame]:
    return sorted(ArenaStore(folder).played(), key=lambda one: one.key)


def moves(folder: Path) -> list[tuple[Any, ...]]:
    return [(one.key, one.seats, one.record.inputs, one.scores) for one in games_in(folder)]
