"""One name for one thing: a class name is used once in src/, so that whoever reads or searches it knows which one."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import artel

SOURCES = Path(artel.__file__).parent
SIBLINGS = ("games", "drawing", "tui")
"""In here packages of the games stand side by side: what is the same in each of them (`turn.BeginTurn`, `board.Board`)
is called the same. Beside its siblings nothing may have that name."""


def test_a_class_name_is_used_once() -> None:
    found = defaultdict(list)
    for path in SOURCES.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(SOURCES))
    assert len(found) > 500
    assert {name: where for name, where in found.items() if len(where) > 1 and not siblings(where)} == {}


def siblings(where: list[Path]) -> bool:
    """Is each in the package of another game?"""
    games = {path.parts[:2] for path in where if path.parts[0] in SIBLINGS and len(path.parts) > 2}
    return len(games) == len(where) and len({first for first, _ in games}) == 1
