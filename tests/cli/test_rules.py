"""artel rules: everything, a section, a clause, a search, the cards."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import artel.games.zodchie
from artel.cli import app
from artel.games import game
from artel.text import Clause, words

ZODCHIE = game("zodchie")
STANDARD = Path(artel.games.zodchie.__file__).parent / "data" / "zodchie.toml"
RECONSTRUCTED = {"en": "are reconstructed, not read off printed cards", "ru": "реконструированы, а не списаны"}
each_language = pytest.mark.parametrize("language", ["en", "ru"])


def rules(*args: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["--lang", language, "rules", "zodchie", *args])


def clauses_in(text: str) -> list[str]:
    return re.findall(r"^(Z\d+\.\d+)  ", text, re.MULTILINE)


@each_language
def test_the_whole_rules(language: str) -> None:
    result = rules(language=language)
    assert result.exit_code == 0
    sections = words(language).sections(ZODCHIE)
    assert clauses_in(result.stdout) == [clause for section in sections for clause in section.clauses]
    for section in sections:
        assert f"{section.id}. {section.heading}\n" in result.stdout
    assert result.stdout.count("\n  † ") > 20
    assert RECONSTRUCTED[language] in result.stdout


def test_one_clause() -> None:
    result = rules("Z4.4")
    assert result.stdout.splitlines() == [f"Z4.4  {clause('Z4.4').text}"]


def clause(name: str, language: str = "en") -> Clause:
    found = words(language).clause(ZODCHIE, name)
    assert found is not None
    return found


def test_a_ruling_is_marked() -> None:
    lines = rules("z4-2").stdout.splitlines()
    assert lines[0] == f"Z4.2  {clause('Z4.2').text}"
    assert lines[1] == f"  † {clause('Z4.2').ruling}"
    assert lines[-1].startswith("† marks what this program decides")


def test_several_clauses_and_a_section() -> None:
    assert clauses_in(rules("Z1.2", "Z7").stdout) == ["Z1.2", "Z7.1", "Z7.2"]


@each_language
@pytest.mark.parametrize("name", ["Z10", "Z11", "Z10.13", "Z11.6"])
def test_the_rules_of_cards_say_that_cards_are_reconstructed(name: str, language: str) -> None:
    assert rules(name, language=language).stdout.count(RECONSTRUCTED[language]) == 1


def test_other_rules_do_not_say_so() -> None:
    assert RECONSTRUCTED["en"] not in rules("Z4").stdout


@pytest.mark.parametrize(("name", "near"), [("Z4.99", "Z4.9"), ("Z13", "Z1"), ("Z99.1", "Z9.1")])
def test_an_unknown_clause(name: str, near: str) -> None:
    result = rules(name)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"There is no clause {name}. Nearest: ")
    assert near in re.split(r"[ ,.]+(?=Z|S)", result.stderr)
    russian = rules(name, language="ru")
    assert russian.stderr.startswith(f"Пункта {name} нет. Ближайшие: ")


@pytest.mark.parametrize(
    ("asked", "language", "found"),
    [("tie-break", "en", ["Z8.6", "Z11.9"]), ("ТАМОЖНЯ ПОВОРАЧИВАЕТ", "ru", ["Z11.12"]), ("незащищеная", "ru", None)],
)
def test_a_search(asked: str, language: str, found: list[str] | None) -> None:
    result = rules(*asked.split(), language=language)
    if found is None:
        assert result.exit_code == 2
        assert asked in result.stderr
    else:
        assert result.exit_code == 0
        assert clauses_in(result.stdout) == found


def test_a_search_finds_cards_too() -> None:
    lines = rules("arsenal").stdout.splitlines()
    assert lines[0].startswith("Arsenal (arsenal): values ")
    assert "Z10.2" in clauses_in("\n".join(lines))


@each_language
def test_the_cards(language: str) -> None:
    faces = ZODCHIE.components(ZODCHIE.standard_pack()).faces
    result = rules("--cards", language=language)
    said = words(language)
    for face in faces:
        line = next(line for line in result.stdout.splitlines() if f"({face.name}): " in line)
        assert line.startswith(said.card(ZODCHIE, face.name))
        assert ", ".join(face.label(side) for side in range(len(face.values))) in line
        assert said.say_of(ZODCHIE, f"kind-{face.kind}") in line
        assert line.endswith(f"[{said.say_of(ZODCHIE, f'provenance-{face.provenance}')}]")
        assert f"\n  {said.card_property(ZODCHIE, face.name)}\n" in result.stdout
    assert said.say_of(ZODCHIE, "provenance-reconstructed.note") in result.stdout


def test_some_cards() -> None:
    assert rules("--cards", "town", "hall").stdout.startswith("Town Hall (town_hall): ")
    assert rules("--cards", "castle").exit_code == 2


def test_a_data_pack_of_printed_cards_is_not_marked(tmp_path: Path) -> None:
    text = STANDARD.read_text(encoding="utf-8").replace('"reconstructed"', '"rulebook"')
    (tmp_path / "pack.toml").write_text(text, encoding="utf-8")
    for args in (["--cards"], ["Z10"]):
        shown = rules(*args, "--data", str(tmp_path)).stdout
        assert shown
        assert "reconstructed," not in shown
        assert "[reconstructed]" not in shown


def test_a_broken_data_pack_is_refused(tmp_path: Path) -> None:
    result = rules("--cards", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == f"{tmp_path}, folder: there is no *.toml file in it.\n"
