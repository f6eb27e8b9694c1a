"""An expansion is a matter of a few files (docs/architecture.md): nothing else names a figure, a mark or an option."""

import re
from pathlib import Path

import pytest

from artel.games.carcassonne.components import FIGURES, GOODS, MARKS, MEEPLE, SETS
from artel.games.carcassonne.options import NAMES
from artel.games.carcassonne.signs import FIGURE_SIGNS, MARK_SIGNS
from artel.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = (
    "src/artel/games/carcassonne",
    "src/artel/drawing/carcassonne",
    "src/artel/tui/carcassonne",
    "web/src/boards/carcassonne",
)
NAMED = {"components.py", "signs.py", "carcassonne.toml", "scoring.py"}
"""Where an expansion has its names; words are elsewhere, and are no names."""
OLD = {"themes.py": {"builder", "pig"}, "chart.ts": {"pennant"}}
"""What is special about a figure or a mark of today: a new one needs nothing of the kind."""
FIGURE_NAMES = {figure.name for at, figure in enumerate(FIGURES) if at != MEEPLE}
LITERALS = FIGURE_NAMES | {mark.name for mark in MARKS} | {each.name for each in SETS if each.option}


def sources() -> list[Path]:
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*"))]
    return [path for path in found if path.suffix in (".py", ".ts", ".svelte") and ".test." not in path.name]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_figures_marks_and_sets_are_named_in_their_lists_alone(path: Path) -> None:
    if path.name in NAMED:
        return
    quoted = set(re.findall(r"""['"](\w+)['"]""", path.read_text(encoding="utf-8")))
    assert quoted & LITERALS <= OLD.get(path.name, set())


def test_everything_that_is_named_is_drawn() -> None:
    assert list(FIGURE_SIGNS) == [figure.name for figure in FIGURES]
    assert list(MARK_SIGNS) == [mark.name for mark in MARKS]
    letters = [sign.letter for sign in FIGURE_SIGNS.values()] + [sign.letter for sign in MARK_SIGNS.values()]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_named_has_words_in_the_two_files_of_the_game(language: str) -> None:
    text = (ROOT / FOLDERS[0] / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^([\w-]+) =", text, flags=re.MULTILINE))
    marks = {f"good-{mark.name}" if mark.name in GOODS else mark.name for mark in MARKS}
    figures = {f"figure-{figure.name}" for figure in FIGURES}
    assert marks | figures | {f"option-{name}" for name in NAMES} | {f"set-{each.name}" for each in SETS} <= said
