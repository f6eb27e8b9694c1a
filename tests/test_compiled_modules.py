"""What a compiled build compiles: the kernel's hot modules, and whatever each game names."""

import re
import tomllib
from pathlib import Path
from runpy import run_path

import pytest

from artel.games import games
from artel.kernel.game import Game

ROOT = Path(__file__).parents[1]
BUILD = run_path(str(ROOT / "hatch_build.py"))
hot_modules, compiled_of = BUILD["hot_modules"], BUILD["compiled_of"]
HOT = hot_modules(
    ROOT, tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]
)
OWN = [found for found in games() if type(found).__module__.startswith("artel.games.")]


def test_everything_named_is_there() -> None:
    assert [module for module in HOT if not (ROOT / module).is_file()] == []
    assert len(set(HOT)) == len(HOT)
    assert "__init__.py" not in {Path(module).name for module in HOT}


@pytest.mark.parametrize("found", OWN, ids=lambda found: found.id)
def test_a_game_is_read_as_it_is(found: Game) -> None:
    source = (ROOT / "src" / "artel" / "games" / found.id / "__init__.py").read_text(encoding="utf-8")
    assert compiled_of(source) == found.compiled != ()


@pytest.mark.parametrize("found", OWN, ids=lambda found: found.id)
def test_no_module_that_works_with_numbers_is_forgotten(found: Game) -> None:
    """An `i64` is worth nothing in a module that stays interpreted; arrays of them may be read there."""
    folder = ROOT / "src" / "artel" / "games" / found.id
    typed = [path for path in folder.rglob("*.py") if re.search(r"\w: i64\b", path.read_text(encoding="utf-8"))]
    assert len(typed) > 5
    assert [path.name for path in typed if str(path.relative_to(ROOT)) not in HOT] == []


def test_a_game_that_names_nothing_stays_interpreted() -> None:
    assert compiled_of("class Podryad(Game):\n    id = 'podryad'\n") == ()
    assert Game.compiled == ()
