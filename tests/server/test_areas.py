"""The server's modules lie in packages by what they are about, and docs/server.md tells of each."""

import re
from pathlib import Path

import artel.server

ROOT = Path(artel.server.__file__).parent
WHOLE = {"app", "config", "errors", "run", "world"}
"""What belongs to no area."""


def modules() -> set[str]:
    found = {path.relative_to(ROOT).with_suffix("").as_posix() for path in ROOT.rglob("*.py")}
    return {name for name in found if not name.endswith("__init__") and "migrations" not in name}


def test_only_what_belongs_to_the_whole_lies_flat() -> None:
    assert {name for name in modules() if "/" not in name} == WHOLE


def test_the_document_names_every_module_and_no_other() -> None:
    text = (Path(__file__).parents[2] / "docs/server.md").read_text(encoding="utf-8")
    table = text[text.index("| module |") : text.index("## The way of a move")]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("|")]
    named = {name for row in rows for name in re.findall(r"`([\w/]+)`", row)}
    assert {name for name in modules() if not name.startswith("api/")} - named == set()
    assert {name for name in named if "/" in name} - modules() == set()
