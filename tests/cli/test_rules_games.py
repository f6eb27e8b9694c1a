"""artel rules of the other games: clauses, phases, what is in the box."""

import re

import pytest
from typer.testing import CliRunner

from artel.cli import app
from artel.games import GAMES, game
from artel.text import words

BRIDGE = (
    "Bridge: two roads that cross without meeting (TB24): Traders & Builders; 1 copy; "
    "north road; east road; south road; west road; [public table]"
)
each_language = pytest.mark.parametrize("language", ["en", "ru"])
each_game = pytest.mark.parametrize("name", [name for name in GAMES if name != "zodchie"])


def rules(name: str, *args: str, language: str = "en") -> str:
    if name not in GAMES:
        pytest.skip(f"{name} is not open yet")
    result = CliRunner().invoke(app, ["--lang", language, "rules", name, *args])
    assert result.exit_code == 0, result.stderr
    return result.stdout


@each_language
@each_game
def test_the_whole_rules(name: str, language: str) -> None:
    sections = words(language).sections(game(name))
    shown = rules(name, language=language)
    letter = game(name).clauses
    clauses = re.findall(rf"^({letter}\d+\.\d+)  ", shown, re.MULTILINE)
    assert clauses == [clause for section in sections for clause in section.clauses]


@each_language
def test_the_phases_of_a_round(language: str) -> None:
    lines = rules("artificium", "A4", language=language).splitlines()
    phases = words(language).headings_below(game("artificium"), "A4")
    assert len(phases) == 4
    assert lines[1:6] == [*[f"  {phase}" for phase in phases], ""]
    assert "A4.1  " in lines[6]


@each_language
@each_game
def test_everything_in_the_box(name: str, language: str) -> None:
    """Each thing with its name and where it comes from, and nothing of the machinery."""
    said, found = words(language), game(name)
    shown = rules(name, "--cards", language=language)
    lines = [line for line in shown.splitlines() if line.endswith("]")]
    parts = [inner for part in found.parts(found.standard_pack()) for inner in part.all()]
    assert len(lines) == len(parts)
    for line, part in zip(lines, parts, strict=True):
        assert line.endswith(f"[{said.say_of(found, f'provenance-{part.provenance}')}]")
        assert f"({part.name})" in line or part.name in line.split(":")[0]
    assert not re.search(r"[{}$]|\b(fact|card|parts)-", shown)
    note = said.say_of(found, "provenance-reconstructed.note")
    assert (note in shown) == any(part.provenance == "reconstructed" for part in parts)


@pytest.mark.parametrize(
    ("name", "wanted", "line"),
    [
        ("architects", "horn1", "Shield with a horn (horn1): red; 1 shield; 1 horn; [public table]"),
        ("architects", "culture", "Culture (culture): 2 copies; value 4; 12 in full; [rulebook]"),
        ("architects", "rhodes", "  Stage 4: 3 equal resources; 6 points; effect; stands on 3; [public table]"),
        ("artificium", "fair", "Fair (fair): action; 5 copies; [rulebook]"),
        ("artificium", "farm", "Farm (farm): building; 8 copies; gives 2 wheat; 1 point; [rulebook]"),
        ("artificium", "potion", "Potion (potion): level IV; costs 10 coins; sells for 5 coins; [reconstructed]"),
        ("carcassonne", "TB24", BRIDGE),
    ],
)
def test_things_in_the_box(name: str, wanted: str, line: str) -> None:
    assert line in rules(name, "--cards", wanted).splitlines()


def test_a_search_finds_things_too() -> None:
    shown = rules("architects", "shield")
    assert "Shield (shield): red; 1 shield; [public table]" in shown
    assert "\nS6.2  " in shown
