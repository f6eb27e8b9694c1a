"""`artel replay`."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.scripts import artel


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("replay")
    path = home / "game.json"
    seats = ("--seat", "Anna", "--seat", "bot:random")
    artel("play", "--plain", "--seed", "abc", *seats, "--save", path, typed="1\n" * 200, home=home)
    return path


def test_every_step_is_printed(save: Path) -> None:
    done = artel("replay", "--plain", save, home=save.parent)
    assert done.code == 0
    assert "1 park a1" in done.out
    assert "Anna played Park on a1" in done.out
    assert "[Z4." in done.out
    assert "drew a card" not in done.out, "everything is seen"


def test_through_the_eyes_of_a_seat(save: Path) -> None:
    done = artel("replay", "--plain", save, "--seat", "1", home=save.parent, lang="ru")
    assert done.code == 0
    assert "* …" in done.out
    assert "Случайный: добрана карта." in done.out


@pytest.mark.parametrize(
    ("arguments", "told"), [(("--plain", "--seat", "3"), "seats are 1 to 2"), ((), "needs a terminal")]
)
def test_wrong_calls(save: Path, arguments: tuple[str, ...], told: str) -> None:
    done = artel("replay", save, *arguments, home=save.parent)
    assert done.code == 2
    assert told in done.err


def test_what_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("[1]", encoding="utf-8")
    done = artel("replay", "--plain", tmp_path / "x.json", home=tmp_path)
    assert done.code == 2
    assert "neither a save nor a record" in done.err
