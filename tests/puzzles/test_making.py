"""Puzzles are found where they are, and nowhere else; whoever is interrupted goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from artel.games import game
from artel.kernel.engine import pending
from artel.kernel.errors import BadInput
from artel.kernel.record import Match, Record, follow
from artel.puzzles import Puzzle, puzzles
from artel.puzzles.finding import GAP, LIKELY, Screened, best_again, clear, find, screened
from artel.puzzles.jobs import PuzzleTask, ScreenedGame, played
from artel.puzzles.making import OF_A_GAME, choose, make
from artel.puzzles.store import read, write
from artel.puzzles.weighing import weighed
from artel.puzzles.work import PuzzlePlan, PuzzleWork
from artel.review import NotFinished, ReviewSettings
from cli.scripts import artel
from review.games import golden

BRIEF = ReviewSettings(effort=0.05, seed=1)


def planted(puzzle: Puzzle) -> Record:
    """A finished game that came through this position."""
    match = Match(game(puzzle.game).setup(puzzle.header.seats, puzzle.header.options), None)
    follow(match, list(puzzle.inputs))
    match.go_on(b"whatever follows")
    while not match.over:
        seat = pending(match.table)[0]
        match.act_text(seat, match.game.view(match.table, seat).options[0])
    return match.record()


def test_a_planted_puzzle_is_found() -> None:
    puzzle = puzzles("zodchie")[3]  # one that the champion of today seconds too
    looked = find(planted(puzzle), BRIEF.effort, BRIEF.seed)
    found = {one.id: one for one in looked.found}[puzzle.id]
    assert found.solution == puzzle.solution
    assert (found.seat, found.themes[0]) == (puzzle.seat, puzzle.themes[0])
    assert len(looked.found) <= looked.likely < looked.decisions / 4
    assert best_again(found, BRIEF.effort, 2) == puzzle.solution


def test_what_is_obvious_is_no_puzzle() -> None:
    rules = game("zodchie")
    city = {"a1": "1 tavern", "a2": "2 temple", "b1": "2 villa", "b2": "1 park"}
    layout = {"city": city, "hands": {"1": ["library"]}, "redrawn": [1, 2]}
    match = Match(rules.setup(2), None, rules.lay_out(rules.setup(2), layout))
    match.act_text(0, "library a3")
    view = rules.view(match.table, 0)
    seen = weighed(rules, view, BRIEF, 1, GAP)
    assert seen is not None
    assert clear(seen, LIKELY)
    assert seen.choices[0].option == "a1/3"
    assert not screened(rules, view, BRIEF, 1)


def test_a_game_that_goes_on_is_refused() -> None:
    record = golden("zodchie", 2)
    with pytest.raises(NotFinished):
        find(Record(record.header, record.inputs[:-2]), BRIEF.effort, BRIEF.seed)


def some(many: int) -> list[Puzzle]:
    puzzle = puzzles("zodchie")[0]
    return [msgspec.structs.replace(puzzle, seat=at, gap=at / 10, themes=(f"t{at // 2}",)) for at in range(many)]


def test_puzzles_are_taken_of_many_games_and_themes() -> None:
    games = [ScreenedGame(at, Screened(30, 9, tuple(some(6)))) for at in range(9)]
    found = choose(iter(games), 10)
    assert [(one.gap, one.themes) for one in found[:OF_A_GAME]] == [(0.5, ("t2",)), (0.3, ("t1",))]
    assert [sum(one.themes == (theme,) for one in found) for theme in ("t0", "t1", "t2")] == [2, 4, 4]
    assert len(found) == 10


def test_who_was_interrupted_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    plan = plan_of(0)
    whole = PuzzleWork(tmp_path / "whole", plan)
    told: list[tuple[int, int]] = []
    made = make(whole, [], 1000, 2, 2, lambda *so_far: told.append(so_far))
    assert [at for _, at in told] == [0, 1, 2]
    assert sorted(whole.done) == [0, 1]
    lines = (tmp_path / "whole").read_bytes().splitlines(keepends=True)
    (tmp_path / "cut").write_bytes(b"".join(lines[:2]) + lines[2][:20])
    again = PuzzleWork(tmp_path / "cut", plan)
    assert len(again.done) == 1
    assert make(again, [], 1000, 2, 1, lambda *_: None) == made
    assert again.done == whole.done
    with pytest.raises(BadInput):
        PuzzleWork(tmp_path / "cut", PuzzlePlan("zodchie", 2, 2, 0.01, 0))


def test_games_are_played_by_bots_of_several_levels() -> None:
    names = {PuzzleTask("zodchie", number, 2, 1, 0.01).names for number in range(3)}
    assert names == {("level3", "level3"), ("level3", "level2"), ("level2", "level3")}
    one, other = (played(PuzzleTask("zodchie", number, 2, 1, 0.01)) for number in (0, 1))
    assert one.scores is not None
    assert one.inputs != other.inputs


def test_the_commands(tmp_path: Path) -> None:
    record, out = tmp_path / "game.json", tmp_path / "found.jsonl"
    record.write_bytes(golden("zodchie", 2).to_json())
    made = artel("puzzles", "make", "zodchie", record, "--games", 1, "--effort", 0.01, "--out", out, home=tmp_path)
    assert made.code == 1  # one game has no hundred puzzles
    assert "1 game with" in made.out
    assert read(out.read_bytes(), out.name) == choose(
        iter(PuzzleWork(out.with_suffix(".work"), plan_of(1)).done.values()), 100
    )
    puzzle = puzzles("zodchie")[0]
    write(out, [puzzle, msgspec.structs.replace(puzzle, choices=puzzle.choices[1:])])
    checked = artel("puzzles", "check", "zodchie", "--file", out, "--effort", BRIEF.effort, home=tmp_path)
    assert checked.code == 1
    assert "1 of 2 solutions hold, 50.0 %" in checked.out


def plan_of(records: int) -> PuzzlePlan:
    return PuzzlePlan("zodchie", 2, 1, 0.01, records)
