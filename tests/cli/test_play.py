"""`artel play --plain`: line by line, with a script on standard input."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from artel.bots import BOTS
from artel.session import saves
from cli.scripts import Done, artel, artel_process
from cli.terminals import PATIENCE, at_terminal

BASE = ("play", "zodchie", "--plain", "--seed", "abc", "--seat", "Anna", "--seat", "bot:random")


def play(home: Path, typed: str, *more: object, lang: str = "en") -> Done:
    return artel(*BASE, *more, typed=typed, home=home, lang=lang)


@pytest.mark.parametrize(("lang", "total"), [("en", "Total"), ("ru", "Итого")])
def test_a_whole_game(lang: str, total: str, tmp_path: Path) -> None:
    done = artel_process(*BASE, "--save", tmp_path / "game.json", typed="1\n" * 200, home=tmp_path, lang=lang)
    assert done.code == 0, done.err
    assert total in done.out
    assert "[Z8.2]" in done.out
    save = saves.read_save((tmp_path / "game.json").read_bytes())
    assert save.record.scores is not None
    assert f"{save.record.scores[0]:>4}" in done.out


def test_a_pack_that_comes_with_the_game_is_chosen_by_its_name(tmp_path: Path) -> None:
    """Its games need nothing else to be gone on with, proved and replayed."""
    file, advanced = tmp_path / "game.json", ("--option", "variant=advanced")
    begun = play(tmp_path, "2\n" * 3, "--data", "even", *advanced, "--save", file)
    assert begun.code == 0, begun.err
    done = artel("play", "--plain", "--resume", file, typed="1\n" * 200, home=tmp_path)
    assert "Total" in done.out
    save = saves.read_save(file.read_bytes())
    assert (save.record.header.pack, save.data) == ("even", "")
    assert artel("verify", file, home=tmp_path).code == 0
    assert artel("replay", "--plain", file, home=tmp_path).code == 0
    assert artel("verify", file, "--data", "standard", home=tmp_path).code == 2


def test_what_is_shown_on_a_turn(tmp_path: Path) -> None:
    done = play(tmp_path, "")
    assert done.code == 0
    assert "Your hand:\n   Park  5 [7] 8 9" in done.out
    assert "  1  Play Park on a1 (park a1)" in done.out
    assert "Apprentice" not in done.out
    assert "hand 3 pile 9" in done.out


def test_the_end_of_input_saves_and_says_where(tmp_path: Path) -> None:
    done = artel_process(*BASE, typed="park a1\n", home=tmp_path)
    assert done.code == 0
    (path,) = (tmp_path / "artel").glob("*.json")
    assert f"--resume {path}" in done.out
    again = artel("play", "--plain", "--resume", path, typed="quit\n", home=tmp_path)
    assert again.code == 0
    assert "Anna played Park on a1" in again.out


@pytest.mark.parametrize(
    ("bot", "problem"), [("Crashing", "ZeroDivisionError"), ("Illegal", "“castle a1” is not among")]
)
def test_a_bot_that_fails_makes_a_legal_move(
    bot: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "random", f"bots.misbehaving:{bot}")
    done = play(tmp_path, "1\n" * 200)
    assert done.code == 0
    assert "Total" in done.out
    assert problem not in done.out + done.err
    assert f"WARNING bot random: {problem}" in (tmp_path / "artel" / "artel.log").read_text(encoding="utf-8")


def test_commands(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    typed = f"?\nrules Z4.2\nrules windmill castle\ncard inn\ncard nothing\nlog\nsave {other}\nsave\nlanguage\nquit\n"
    done = play(tmp_path, typed)
    assert done.code == 0
    for told in ("save FILE", "Z4.2 (Comparison", "Nothing in the rules", "Inn  3 [5] 7 8", "No card is called"):
        assert told in done.out
    assert done.out.count("Anna goes first") == 2
    assert "Ваш ход" in done.out
    assert other.exists()
    assert not (tmp_path / "artel").exists()


def test_refusals_say_what_is_open_and_what_the_clause_says(tmp_path: Path) -> None:
    done = play(tmp_path, "park d8\npark\n99\n0\npass\nfly a1\nundo\nsave /proc/nothing/x\n")
    assert done.code == 0
    assert "Open: park a1, watchtower a1, library a1, redraw. [Z3.1]" in done.out
    assert "Z3.1: A free place is legal" in done.out
    assert "There is no option 99: they go from 1 to 4." in done.out
    assert "There is no option 0" in done.out
    assert "no card is called “fly”" in done.out
    assert "Nothing can be taken back" in done.out
    assert "cannot be written" in done.out
    (path,) = (tmp_path / "artel").glob("*.json")
    assert not any(text.startswith("1 ") for text in saves.read_save(path.read_bytes()).record.inputs)


def test_undo(tmp_path: Path) -> None:
    done = play(tmp_path, "orangery a1\nundo\npark a1\n", "--save", tmp_path / "game.json")
    inputs = saves.read_save((tmp_path / "game.json").read_bytes()).record.inputs
    assert done.code == 0
    assert "1 park a1" in inputs
    assert "1 orangery a1" not in inputs


def test_people_pass_the_keyboard(tmp_path: Path) -> None:
    done = artel(
        "play", "zodchie", "--plain", "--seed", "abc", "--seat", "Anna", "--seat", "Boris",
        typed="\n1\n\n", home=tmp_path,
    )  # fmt: skip
    before, between, after = done.out.split("Pass the keyboard to ")[:3]
    assert "Your hand" not in before
    assert between.startswith("Anna")
    assert after.startswith("Boris")
    assert "Boris drew a card." in between
    assert "Anna drew a card." in after


def test_where_nothing_is_hidden_the_keyboard_needs_no_passing(tmp_path: Path) -> None:
    done = artel(
        "play", "carcassonne", "--plain", "--seed", "abc", "--seat", "Anna", "--seat", "Boris",
        typed="1\nno\n1\nno\n", home=tmp_path,
    )  # fmt: skip
    assert "Pass the keyboard" not in done.out
    assert all(f"{name} placed" in done.out for name in ("Anna", "Boris"))
    assert done.out.count("goes first") == 1, "what one has read the other has read too"


def test_decks_are_built_by_number(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ("--option", "variant=advanced", "--option", "limit=2", "--option", "colours=red,blue", "--save", path)
    done = play(tmp_path, "1 2 3\n9\n1, 3\n", *options)
    assert done.code == 0
    assert "Z9.2:" in done.out
    assert "There is no option 9" in done.out
    assert "replaces Inn 3 [5] 7 8" in done.out
    assert "1 replace arsenal fortress" in saves.read_save(path.read_bytes()).record.inputs
    none = play(tmp_path, "0\n", *options)
    assert none.code == 0
    assert "1 replace nothing red" in saves.read_save(path.read_bytes()).record.inputs


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("play", "chess"), "There is no game"),
        (("play", "zodchie", "--plain", "--seat", "Anna"), "2 to 4 players"),
        (("play", "zodchie", "--plain", *["--seat", "bot:random"] * 5), "2 to 4 players"),
        (("play", "zodchie", "--plain", "--seat", "Anna", "--seat", "Anna"), "Two seats are called"),
        (("play", "zodchie", "--plain", "--seat", "Anna", "--seat", "bot:clever"), "There is no bot"),
        (("play", "zodchie", "--plain", "--option", "variant"), "NAME=VALUE"),
        (("play", "zodchie", "--plain", "--option", "variant=small"), "base, advanced"),
        (("play", "zodchie", "--plain", "--option", "size=9"), "options are variant"),
        (("play", "zodchie", "--plain", "--option", "limit=3"), "Z9.2"),
        (("play", "zodchie"), "needs a terminal"),
        (("play", "zodchie", "--plain", "--data", "/nowhere"), "/nowhere"),
    ],
)
def test_wrong_calls_are_explained(arguments: tuple[str, ...], told: str, tmp_path: Path) -> None:
    done = artel(*arguments, home=tmp_path)
    assert done.code == 2
    assert told in done.err
    assert "Traceback" not in done.err
    assert not (tmp_path / "artel").exists()


def test_wrong_saves_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play(tmp_path, "park a1\n", "--save", path)
    whole = json.loads(path.read_text(encoding="utf-8"))

    def refused(told: str, **header: object) -> None:
        edited = json.loads(json.dumps(whole))
        edited["record"]["header"] |= header
        path.write_text(json.dumps(edited), encoding="utf-8")
        before = path.read_bytes()
        done = artel("play", "zodchie", "--plain", "--resume", path, home=tmp_path)
        assert done.code == 2
        assert told in done.err
        assert path.read_bytes() == before

    refused("version 99", rules_version=99)
    refused("data pack", digest="0" * 64)
    whole["record"]["inputs"][-1] = "* nothing"
    refused("broken at input")
    path.write_text("{}", encoding="utf-8")
    assert artel("play", "--plain", "--resume", path, home=tmp_path).code == 2
    clash = artel("play", "--plain", "--resume", path, "--seat", "Anna", home=tmp_path)
    assert clash.code == 2
    assert "leave out --seat" in clash.err


def test_a_full_screen_ends_with_its_terminal(tmp_path: Path) -> None:
    """Also where hang-ups were ignored before; else it would go round and round without a reader."""
    script = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); from artel.cli import main; main()"
    seats = ("--seat", "Anna", "--seat", "bot:random")
    with at_terminal("play", "zodchie", *seats, home=tmp_path, script=script) as terminal:
        terminal.wait_for("Anna")
        terminal.hang_up()
        assert terminal.process.wait(PATIENCE) == -signal.SIGHUP
