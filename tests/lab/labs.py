"""`artel lab` in this process."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner, Result

from artel.cli import app


def lab(*args: object, lang: str = "en") -> Result:
    workers = [] if "--workers" in args or "--ray" in args else ["--workers", "1"]
    return CliRunner().invoke(app, ["--lang", lang, "lab", *map(str, args), *workers])


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
