"""Thousands of random games: no exception, nothing lost at any table, points right, every record replayed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artel.examination import properties as exam
from contract.setups import ROWS, everything, ledger, setup

pytestmark = pytest.mark.deep

GAMES = 2000
BLOCK = 200


@pytest.mark.parametrize("block", range(GAMES // BLOCK))
@pytest.mark.parametrize(("name", "seats", "variant"), everything("zodchie"))
def test_many_games(name: str, seats: int, variant: str, block: int, progress: Callable[[str], None]) -> None:
    chosen, books = setup(name, seats, variant), ledger(name)
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        match = exam.a_game_ends(chosen, seed, ROWS[name].longest, books, recounts=10)
        exam.a_record_replays(match)
    progress(f"{name}, {seats} players, {variant}: games {block * BLOCK + 1} to {(block + 1) * BLOCK}")
