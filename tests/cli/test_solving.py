"""`artel puzzles play`: line by line, with a script on standard input."""

from __future__ import annotations

import signal
from pathlib import Path

import msgspec
import pytest

from artel.games import GAMES, game
from artel.puzzles import Puzzle, puzzles
from artel.puzzles.solver import Solver
from artel.puzzles.solving import names_of, narrowed, position
from artel.puzzles.store import of_day
from artel.text import words
from cli.scripts import Done, artel
from cli.terminals import PATIENCE, at_terminal


def solve(home: Path, typed: str, *more: object, lang: str = "en") -> Done:
    return artel("puzzles", "play", *more, typed=typed, home=home, lang=lang)


def kept(home: Path) -> Solver:
    return msgspec.json.decode((home / "artel" / "puzzles").read_bytes(), type=Solver)


def wrong_for(puzzle: Puzzle) -> str:
    options: tuple[str, ...] = position(puzzle).view.options
    return next(option for option in options if option != puzzle.solution)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_puzzle_is_missed_hinted_and_solved(name: str, lang: str, tmp_path: Path) -> None:
    puzzle, said = puzzles(name)[0], words(lang)
    view, names = position(puzzle).view, names_of(puzzle, said)
    told = said.option(game(name), view, puzzle.solution, names)
    typed = f"?\nhint\n{wrong_for(puzzle)}\n{puzzle.solution}\nquit\n"
    done = solve(tmp_path, typed, name, "--puzzle", puzzle.id, lang=lang)
    assert done.code == 0, done.err
    assert said.question(game(name), view, names) in done.out
    assert said.say_of(game(name), f"theme-{puzzle.themes[0]}.hint") in done.out
    before, after = done.out.split(said.say("puzzles-again"))
    assert said.say("puzzles-chances") not in before
    assert all(f"({choice.option})" in after for choice in puzzle.choices)
    assert told in after
    assert kept(tmp_path).tried == {puzzle.id: False}
    assert kept(tmp_path).standing.told < 1000


def test_rating_and_streak_are_kept_from_one_time_to_the_next(tmp_path: Path) -> None:
    first, second = puzzles("zodchie")[:2]
    solve(tmp_path, f"{first.solution}\n{first.solution}\n", "--puzzle", first.id)
    once = kept(tmp_path)
    done = solve(tmp_path, f"{second.solution}\nquit\n", "--puzzle", second.id)
    twice = kept(tmp_path)
    assert (once.standing.streak, twice.standing.streak) == (1, 2)
    assert twice == once.answered(second, True)
    assert f"Rating {twice.standing.told} (+" in done.out
    assert "solved 2 of 2" in done.out


def test_two_hints_leave_two_options_and_then_nothing_counts(tmp_path: Path) -> None:
    puzzle = puzzles("architects")[0]
    done = solve(tmp_path, f"hint\nhint\n{puzzle.solution}\nquit\n", "--puzzle", puzzle.id)
    listed = done.out.split("It is one of these two.\n")[1].splitlines()[:2]
    assert [line.rpartition("(")[2].rstrip(")") for line in listed] == narrowed(puzzle)
    assert kept(tmp_path) == Solver(tried={puzzle.id: None})


def test_whoever_gives_up_reads_why_and_goes_on(tmp_path: Path) -> None:
    puzzle = puzzles("zodchie")[0]
    done = solve(tmp_path, "solution\n\nnext\nquit\n", "zodchie", "--puzzle", puzzle.id)
    clause = words("en").clause(game("zodchie"), "Z2.4")
    assert clause is not None
    assert f"Z2.4: {clause.text}" in done.out
    shown = [line.rpartition(" ")[2] for line in done.out.splitlines() if "your move. One option" in line]
    assert shown[0] == puzzle.id
    assert len(set(shown)) == 3
    assert set(shown) <= {one.id for one in puzzles("zodchie")}
    assert kept(tmp_path).tried == {puzzle.id: False}


def test_those_of_a_theme_and_that_of_the_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theme = puzzles("carcassonne")[0].themes[0]
    done = solve(tmp_path, "quit\n", "carcassonne", "--theme", theme)
    about = {one.id for one in puzzles("carcassonne") if theme in one.themes}
    assert any(name in done.out for name in about)
    monkeypatch.setattr("artel.cli.solving.time.time", lambda: 7.5 * 86_400)
    assert of_day(7) in solve(tmp_path, "quit\n", "--day").out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--puzzle", "nothing"), "There is no such puzzle."),
        (("zodchie", "--theme", "nothing"), "no puzzles about “nothing”; there are: "),
        (("chess",), "chess"),
    ],
)
def test_what_there_is_not_is_said(arguments: tuple[str, ...], told: str, tmp_path: Path) -> None:
    done = solve(tmp_path, "", *arguments)
    assert done.code == 2
    assert told in done.err


def test_wrong_answers_are_refused_and_change_nothing(tmp_path: Path) -> None:
    done = solve(tmp_path, "nonsense\n999\nforge b8\nquit\n", "--puzzle", puzzles("zodchie")[0].id)
    assert done.code == 0
    assert "There is no option 999" in done.out
    assert not (tmp_path / "artel" / "puzzles").exists()


def test_a_file_that_makes_no_sense_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "artel" / "puzzles"
    file.parent.mkdir()
    file.write_text("{}]")
    done = solve(tmp_path, "1\n")
    assert done.code == 2
    assert f"{file} does not say how well you solve puzzles" in done.err
    assert file.read_text() == "{}]"


def test_ctrl_c_leaves(tmp_path: Path) -> None:
    with at_terminal("puzzles", "play", "zodchie", home=tmp_path) as terminal:
        terminal.wait_for("? for help")
        terminal.process.send_signal(signal.SIGINT)
        terminal.wait_for("solved 0 of 0")
        assert terminal.process.wait(PATIENCE) == 130
