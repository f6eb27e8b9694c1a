"""The puzzles that come with the games: every one can be played, and their solutions hold."""

from __future__ import annotations

import gzip
import os
from importlib.resources import files

import pytest

from artel.games import GAMES
from artel.kernel.engine import pending
from artel.puzzles import puzzles
from artel.puzzles.finding import FEWEST, GAP, OBVIOUS, SURE, themes_of
from artel.puzzles.making import recheck
from artel.puzzles.store import read
from artel.records import replay

DATA = files("artel.puzzles") / "data"
LARGEST = 300_000
"""Bytes for a game, packed."""


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_can_be_played(name: str) -> None:
    data = (DATA / f"{name}.jsonl").read_bytes()
    assert len(gzip.compress(data)) <= LARGEST
    found = puzzles(name)
    assert list(found) == read(data, name), "none is for other rules or other data"
    assert len(found) >= 100
    assert len({one.id for one in found}) == len(found)
    for one in found:
        match = replay(one.record())
        view = match.game.view(match.table, one.seat)
        options = set(view.options)
        assert one.seat in pending(match.table)
        assert len(options) >= FEWEST
        assert options >= {choice.option for choice in one.choices}
        assert one.themes == themes_of(match.game, view, one.solution, one.choices[0].line) != ()
        assert one.gap >= max(GAP, SURE * one.error)
        assert one.finds[0] < OBVIOUS
        assert one.choices[0].chance - max(choice.chance for choice in one.choices[1:]) == pytest.approx(
            one.gap, abs=0.01
        )


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_the_solutions_hold(name: str) -> None:
    """Of a sample, with other luck, and searched as long as they were confirmed."""
    sample = puzzles(name)[::5]
    hold = sum(best == puzzle.solution for puzzle, best in recheck(sample, 0.3, 99, os.cpu_count() or 1))
    assert hold >= 0.98 * len(sample)
