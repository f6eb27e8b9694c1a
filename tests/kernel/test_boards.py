"""What a game from outside declares about its board, and what is guessed where it declares nothing."""

from __future__ import annotations

from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import pytest

import kuchki
import podryad
from artel.kernel.boards import BoardDeclared, Zone, beside, board_of
from artel.kernel.errors import BadBoard
from artel.kernel.game import Game

GAME = """
import msgspec
from artel.kernel.game import Game

class View(msgspec.Struct):
    me: int
    hand: list[int]
    points: list[int]
    scores: dict[str, int]
    left: int
    name: str
    open: bool
    street: list[str]
    pack: str
    asked: tuple[int, ...]
    options: tuple[str, ...]
    flow: tuple[str, ...]

class Boarded(Game):
    id = "boarded"
    view_type = View
"""
NAMES = count()
KUCHKI: Any = kuchki.GAME
PODRYAD: Any = podryad.GAME


class Package(Protocol):
    def __call__(self, board: str | None, module: str = "") -> Game[Any, Any, Any]: ...


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    monkeypatch.syspath_prepend(tmp_path)

    def made(board: str | None, module: str = "") -> Game[Any, Any, Any]:
        folder = tmp_path / f"boarded{next(NAMES)}"
        (folder / "web").mkdir(parents=True)
        (folder / "__init__.py").write_text(GAME, encoding="utf-8")
        if board is not None:
            (folder / "board.toml").write_text(board, encoding="utf-8")
        if module:
            (folder / "web" / module).write_text("", encoding="utf-8")
        found: Game[Any, Any, Any] = import_module(folder.name).Boarded()
        return found

    return made


def refused(game: Game[Any, Any, Any]) -> str:
    with pytest.raises(BadBoard) as found:
        board_of(game)
    assert found.value.details["file"] == "board.toml"
    return str(found.value.details["problem"])


def test_a_board_is_what_its_file_says() -> None:
    assert board_of(KUCHKI) == BoardDeclared((Zone("counters", "heaps", of="heap"),), "board.js")
    assert board_of(PODRYAD) == BoardDeclared(
        (
            Zone("counters", "job", of="job"),
            Zone("street", "prices", each=True, none="0"),
            Zone("tracks", "points", length=30),
            Zone("counters", "hidden", aid=True),
            Zone("hand", "hand", verbs=("ask",)),
        )
    )


def test_the_folder_is_that_of_the_games_package() -> None:
    assert str(beside(KUCHKI)) == str(Path(kuchki.__file__).parent)


def test_without_a_file_every_field_is_guessed(package: Package) -> None:
    assert board_of(package(None)) == BoardDeclared(
        (
            Zone("hand", "hand"),
            Zone("counters", "points", each=True),
            Zone("counters", "scores", each=True),
            Zone("counters", "left"),
            Zone("counters", "name"),
            Zone("counters", "open"),
            Zone("street", "street"),
        )
    )


def test_a_field_of_a_part_and_a_module_that_is_there(package: Package) -> None:
    text = 'module = "mine.js"\n[[zones]]\nkind = "pile"\nshow = "scores.red"\n'
    assert board_of(package(text, "mine.js")) == BoardDeclared((Zone("pile", "scores.red"),), "mine.js")


def test_what_is_wrong_with_a_board_is_told(package: Package) -> None:
    assert refused(package('module = "mine.js"')) == "there is no file web/mine.js"
    two = '[[zones]]\nkind = "pile"\nshow = "left"\n[[zones]]\nkind = "pile"\nshow = "tiles.red"\n'
    assert refused(package(two)) == "the view has no field tiles"
    assert "unknown field `colour`" in refused(package('colour = "red"'))
    assert "Invalid enum value 'heap'" in refused(package('[[zones]]\nkind = "heap"\nshow = "left"'))
    assert "unknown field `size`" in refused(package('[[zones]]\nkind = "pile"\nshow = "left"\nsize = 3'))
    assert refused(package("= nonsense"))
