"""artel data check: what is in a pack, or what is wrong with it and where."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import artel.games.zodchie
from artel.cli import app
from artel.games import game

STANDARD = Path(artel.games.zodchie.__file__).parent / "data" / "zodchie.toml"


def check(folder: Path, *args: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["--lang", language, "data", "check", str(folder), *args])


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the standard pack."""
    file = tmp_path / "mine.toml"
    file.write_text(STANDARD.read_text(encoding="utf-8"), encoding="utf-8")
    return file


def edit(file: Path, old: str, new: str) -> int:
    """Replaces the first such text; gives its line."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_a_sound_pack(pack: Path) -> None:
    edit(pack, 'name = "standard"', 'name = "my box"\nabout = "Read off the cards."')
    edit(pack, 'provenance = "reconstructed"', 'provenance = "public"')
    result = check(pack.parent)
    assert result.exit_code == 0
    digest = game("zodchie").pack_from(pack.parent).digest
    assert [line.strip() for line in result.stdout.splitlines()] == [
        "The data pack is sound.",
        "Game: zodchie",
        "Name: my box",
        "About: Read off the cards.",
        f"Digest: {digest}",
        "Parts: 36",
        "Provenance: public table 1, reconstructed 35",
    ]


def test_in_russian(pack: Path) -> None:
    result = check(pack.parent, "--game", "zodchie", language="ru")
    assert result.exit_code == 0
    assert "Происхождение: реконструкция 36" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ('kind       = "instant"', 'kind       = "instnat"', "kind", 'cannot be "instnat"; possible: preliminary'),
        ("initial    = 1", "initial    = 99", "initial", "it must be one of the values"),
        ("values     = [0, 1, 4, 7]", "values     = [0, 1, 4, 4]", "values", "the values must rise"),
        ('game = "zodchie"', 'game = "chess"', "game", 'cannot be "chess"; possible: '),
        ("hand       = 3", "hand       = ", "syntax", "Invalid value"),
    ],
)
def test_a_mistake_is_named_by_file_line_and_field(pack: Path, old: str, new: str, field: str, problem: str) -> None:
    line = edit(pack, old, new)
    result = check(pack.parent)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"{pack}, line {line}, {field}: {problem}")


def test_a_mistake_in_russian(pack: Path) -> None:
    line = edit(pack, "values     = [0, 1, 4, 7]", "values     = [0, 1, 4, 4]")
    assert check(pack.parent, language="ru").stderr == f"{pack}, строка {line}, values: ценности должны возрастать.\n"


def test_problems_of_a_whole_pack_name_no_line(tmp_path: Path) -> None:
    assert check(tmp_path / "none").stderr == f"{tmp_path / 'none'}, folder: there is no such folder.\n"
    assert check(tmp_path).stderr == f"{tmp_path}, folder: there is no *.toml file in it.\n"
    (tmp_path / "some.toml").write_text("[rules]\nhand = 3\n", encoding="utf-8")
    result = check(tmp_path)
    assert result.exit_code == 2
    assert result.stderr == f"{tmp_path}, pack: no file in it has a section [pack].\n"


def test_the_wrong_game(pack: Path) -> None:
    result = check(pack.parent, "--game", "chess")
    assert result.exit_code == 2
    assert result.stderr.startswith("There is no game “chess”. Games: ")
