"""How a game begins: gone on with, listed, at a scenario, in the middle of a record; and contradictions."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import artel as artel_package
from artel.games.zodchie import GAME as ZODCHIE
from artel.session import saves
from cli.scripts import Done, artel

SEATS = ("--seat", "Anna", "--seat", "bot:random")
SCENARIO = """
title = "The Inn moves away"
game = "zodchie"
seats = 2
options = { colours = "red,green" }
layout.turn = 1
layout.city = { a1 = "2 inn" }
layout.hands = { 1 = ["villa", "tavern"], 2 = ["park", "market"] }
layout.piles = { 1 = ["forge", "library"], 2 = ["barracks"] }
steps = ["1 villa a2", "2 b1", "* forge"]
"""


def save_of(game: str, home: Path, typed: str = "1\n", *more: str) -> Path:
    """A game left after a few answers."""
    before = set(home.glob("artel/*.json"))
    done = artel("play", game, "--plain", "--seed", "abc", *(more or SEATS), typed=typed, home=home)
    assert done.code == 0, done.err
    (path,) = set(home.glob("artel/*.json")) - before
    return path


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "inn.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


def kept(path: Path) -> saves.Save:
    return saves.read_save(path.read_bytes())


# -- going on ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["zodchie", "carcassonne", "architects", "artificium"])
def test_a_save_says_which_game_it_is(game: str, tmp_path: Path) -> None:
    path = save_of(game, tmp_path)
    moves = len(kept(path).record.inputs)
    for name in (path, path.stem):
        done = artel("play", "--plain", "--resume", name, typed="1\n", home=tmp_path)
        assert done.code == 0, done.err
        again = kept(path)
        assert again.record.header.game == game
        assert [player.name or player.bot for player in again.players] == ["Anna", "random"]
        assert len(again.record.inputs) > moves
        moves = len(again.record.inputs)


def test_options_and_data_pack_come_from_the_save(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(Path(artel_package.__file__).parent / "games" / "zodchie" / "data", folder)
    cards = folder / "zodchie.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("[5, 7, 8, 9]", "[4, 7, 8, 9]"), encoding="utf-8")
    seats = (*SEATS, "--option", "colours=red,blue", "--data", str(folder))
    path = save_of("zodchie", tmp_path, "", *seats)
    done = artel("play", "--plain", "--resume", path, typed="", home=tmp_path)
    assert done.code == 0, done.err
    header = kept(path).record.header
    assert header.options["colours"] == "red,blue"
    assert header.digest != ZODCHIE.standard_pack().digest
    assert artel("verify", path, home=tmp_path).code == 0
    assert artel("play", "--list", home=tmp_path).out.count("Anna") == 2
    shutil.rmtree(folder)
    gone = artel("play", "--plain", "--resume", path, home=tmp_path)
    assert gone.code == 2
    assert "pack" in gone.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("carcassonne", "--resume", "SAVE"), "SAVE is of zodchie, not of carcassonne: leave the game out."),
        (("--resume", "SAVE", "--seat", "Boris"), "--resume takes the game as it is in the file: leave out --seat."),
        (("--resume", "SAVE", "--option", "variant=base", "--seed", "x"), "leave out --option, --seed."),
        (("--resume", "nothing"), "There is no saved game “nothing”; artel play --list shows"),
        (("--resume", "SAVE", "--from", "SAVE"), "begins in one way: choose one of --resume, --from."),
        (("--resume", "SAVE", "--step", "3"), "--step says where to begin"),
        (("--step", "3"), "--step says where to begin"),
        (("--from", "SAVE", "--step", "9999"), "There is no step 9999 in SAVE: there are "),
        (("--from", "SAVE", "--option", "variant=base"), "--from takes the game as it is in the file"),
        (("--from", "SAVE", "--seat", "Anna"), "This game has 2 seats: name as many with --seat, not 1."),
        (("artificium", "--from", "SAVE"), "SAVE is of zodchie, not of artificium"),
        (("artificium", "--scenario", "TOML"), "TOML is of zodchie, not of artificium"),
        (("--scenario", "TOML", "--step", "4"), "There is no step 4 in TOML: there are 3."),
        (("--scenario", "SAVE"), "it is not "),
    ],
)
def test_contradictions_are_refused(arguments: tuple[str, ...], told: str, scenario: Path, tmp_path: Path) -> None:
    save = save_of("zodchie", tmp_path)
    before = save.read_bytes()
    names = {"SAVE": str(save), "TOML": str(scenario)}
    done = artel("play", "--plain", *[names.get(word, word) for word in arguments], home=tmp_path)
    assert done.code == 2
    assert told.replace("SAVE", str(save)).replace("TOML", str(scenario)) in done.err
    assert save.read_bytes() == before
    assert list((tmp_path / "artel").glob("*.json")) == [save], "nothing was begun"


# -- the list ------------------------------------------------------------------------------------------------


def test_saves_are_listed(tmp_path: Path) -> None:
    nothing = artel("play", "--list", home=tmp_path)
    assert nothing.code == 0
    assert f"No saved games in {tmp_path / 'artel'}." in nothing.out
    first = save_of("carcassonne", tmp_path)
    over = save_of("zodchie", tmp_path, "1\n" * 200)
    broken = tmp_path / "artel" / "broken.json"
    broken.write_text("{", encoding="utf-8")
    done = artel("play", "--list", home=tmp_path)
    assert done.code == 0
    head, *lines = done.out.splitlines()
    assert head.split() == ["Name", "Game", "Seats", "Turn", "Saved", "File"]
    rows = {line.split()[0]: line for line in lines}
    assert "Carcassonne" in rows[first.stem]
    assert "Anna, Random  Anna " in rows[first.stem], "seats, then whose turn it is"
    assert rows[first.stem].endswith(str(first))
    assert "  over  " in rows[over.stem]
    assert "neither a save nor a record" in rows[f"{broken}:"]
    of_one = artel("play", "carcassonne", "--list", home=tmp_path, lang="ru")
    assert over.stem not in of_one.out
    assert "Ход" in of_one.out
    assert f"artel play --resume {first.stem}" in of_one.out
    assert artel("play", "chess", "--list", home=tmp_path).code == 2


# -- scenarios and records -----------------------------------------------------------------------------------


def played(home: Path, *arguments: object, typed: str = "") -> tuple[Done, Path]:
    path = home / "begun.json"
    done = artel("play", "--plain", "--seed", "luck", "--save", path, *arguments, typed=typed, home=home)
    assert done.code == 0, done.err
    return done, path


def test_a_scenario_is_played_saved_gone_on_with_and_proved(scenario: Path, tmp_path: Path) -> None:
    done, path = played(tmp_path, "--scenario", scenario, typed="villa a2\n")
    assert "Villa" in done.out
    assert kept(path).record.inputs[:1] == ["1 villa a2"]
    assert kept(path).players[1].bot == "level2"
    assert artel("play", "--plain", "--resume", path, typed="1\n", home=tmp_path).code == 0
    while kept(path).record.scores is None:
        assert artel("play", "--plain", "--resume", path, typed="1\n" * 50, home=tmp_path).code == 0
    proved = artel("verify", path, home=tmp_path)
    assert proved.code == 0, proved.err
    assert f"it began at a table laid out by hand ({scenario})" in proved.out
    assert artel("replay", "--plain", path, home=tmp_path).code == 0


def test_a_scenario_is_played_after_some_of_its_steps(scenario: Path, tmp_path: Path) -> None:
    seats = ("--seat", "bot:random", "--seat", "Boris")
    _, path = played(tmp_path, "--scenario", scenario, "--step", 3, *seats, typed="1\n")
    record = kept(path).record
    assert record.inputs[:3] == ["1 villa a2", "2 b1", "* forge"]
    acted = [text for text in record.inputs[3:] if not text.startswith("*")]
    assert acted[0].startswith("2 "), "a person sits there and was asked first"
    assert "the first 3 inputs come from" in artel("verify", path, home=tmp_path).out


def test_a_record_is_played_from_any_step_with_new_luck(tmp_path: Path) -> None:
    save = save_of("zodchie", tmp_path, "1\n" * 200)
    old = kept(save).record
    for step in (0, 3, 20, 30):
        _, path = played(tmp_path, "--from", save, "--step", step, typed="1\n1\n1\n")
        record = kept(path).record
        assert record.inputs[:step] == old.inputs[:step]
        assert len(record.inputs) > step
        assert record.seed != old.seed
        assert [player.bot for player in kept(path).players] == ["", "random"], "the same opponents"
        proved = artel("verify", path, home=tmp_path)
        assert proved.code == 0, proved.err
    over = artel("play", "--plain", "--from", save, home=tmp_path)
    assert over.code == 2
    assert "begin at an earlier --step" in over.err


def test_luck_after_the_beginning_is_proved(tmp_path: Path) -> None:
    save = save_of("zodchie", tmp_path, "1\n" * 200)
    _, path = played(tmp_path, "--from", save, "--step", 20, typed="1\n1\n1\n")
    record = kept(path).record
    luck = next(at for at, text in enumerate(record.inputs) if text.startswith("*") and at >= 20)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"seed":"', '"seed":"00').replace('"seed": "', '"seed": "00'), encoding="utf-8")
    done = artel("verify", path, home=tmp_path)
    assert done.code == 2
    assert "the seed gives" in done.err
    assert int(re.findall(r"input (\d+)", done.err)[0]) >= luck + 1
