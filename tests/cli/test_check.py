"""`artel check` and `artel new-game`: what a new package begins with passes, and what is spoilt in it is found."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from artel.cli import app
from artel.games import GAMES
from artel.text import bundles, words

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Packages that a test has examined."""
    known, path, modules = dict(GAMES), list(sys.path), set(sys.modules)
    yield
    GAMES.clear()
    GAMES.update(known)
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        if name in ("ryad", "kuchki"):
            del sys.modules[name]
    for kept in (bundles.messages, bundles.rules, words):
        kept.cache_clear()


def artel(*args: object) -> Result:
    return CliRunner().invoke(app, ["--lang", "en", *map(str, args)])


def checked(folder: Path) -> str:
    """The lines of what does not hold."""
    result = artel("check", folder)
    lines = result.output.splitlines()
    wrong = [at for at, line in enumerate(lines) if line.startswith("✗")]
    assert result.exit_code == (2 if wrong else 0), result.output
    assert sum(line.startswith(("✓", "✗", "–")) for line in lines) == 13
    return "\n".join(lines[at] + lines[at + 1] for at in wrong)


@pytest.fixture
def ryad(tmp_path: Path) -> Path:
    result = artel("new-game", "ryad", tmp_path / "ryad")
    assert result.exit_code == 0, result.output
    return tmp_path / "ryad"


def test_the_package_of_a_new_game_passes(ryad: Path) -> None:
    assert checked(ryad) == ""


def test_the_second_example_passes() -> None:
    assert checked(EXAMPLES / "kuchki") == ""


@pytest.mark.parametrize(
    ("file", "before", "after", "found"),
    [
        ("__init__.py", "squares=tuple(t.squares)", "squares=tuple(t.squares[:-1])", "a view is enough"),
        ("__init__.py", "def option_facts", "def option_factz", "everything is worded"),
        ("__init__.py", "    def write(", "    def copy(self): return self\n    def write(", "tables are values"),
        ("__init__.py", 'clause = "RY1.1"', 'clause = "RY1.2"', "clauses have a text: RY1.2"),
        ("__init__.py", "points, ranked(points), items", "points, ranked(points), ()", "points are right"),
        ("board.toml", '"squares"', '"sqares"', "the view has no field sqares"),
        ("text/en.ftl", "event-Marked", "event-Market", "event-Marked"),
    ],
)
def test_what_is_spoilt_is_found(ryad: Path, file: str, before: str, after: str, found: str) -> None:
    path = ryad / "ryad" / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    assert found in checked(ryad)


def test_only_a_new_name_and_an_empty_folder_will_do(ryad: Path) -> None:
    assert "“Zod chie” cannot be the id" in artel("new-game", "Zod chie").stderr
    assert "is none of zodchie" in artel("new-game", "zodchie").stderr
    assert "not empty" in artel("new-game", "ryady", ryad).stderr
    assert "names no game" in artel("check", ryad / "ryad").stderr
    assert "no game" in artel("check", "chess").stderr
