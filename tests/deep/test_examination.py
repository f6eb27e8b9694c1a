"""The examination of tests/contract on more games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from artel.examination import properties as exam
from artel.kernel.engine import pending
from contract.setups import everything, setup

pytestmark = pytest.mark.deep

GAMES = 5


@pytest.mark.parametrize(("name", "seats", "variant"), everything("zodchie"))
def test_the_whole_examination(name: str, seats: int, variant: str, progress: Callable[[str], None]) -> None:
    actions = None
    for seed in range(100, 100 + GAMES):
        album = None
        for match in exam.walk(setup(name, seats, variant), seed):
            game, table, version = match.game, match.table, match.length
            album = album or exam.Album(game)
            actions = actions or exam.all_actions(game)
            album.keep(table)
            for seat in exam.seats_of(table):
                exam.a_view_is_enough(game, table, seat, version)
                exam.told_is_seen(game, table, seat, version)
                exam.seen_is_told(game, table, seat, version)
            exam.copies_are_apart(game, table)
            exam.a_table_can_be_stored(game, table, version)
            exam.options_are_the_law(game, table, actions, version)
            exam.samples_are_options(table, version)
            exam.the_engine_is_plain(game, table, version)
            if len(pending(table)) > 1:
                exam.answers_commute(game, table, version)
            if version % 5 == 0:
                exam.every_code_is_judged(table, actions)
        assert album is not None
        album.nothing_changed()
    progress(f"{name}, {seats} players, {variant}: {GAMES} games examined")
