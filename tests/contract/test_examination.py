"""Every game of the registry takes the whole examination, in every player count and variant (see setups.py)."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from artel.examination import properties as exam
from artel.games import GAMES, game
from artel.kernel.engine import pending
from artel.kernel.packed import COMPILED
from artel.kernel.record import Match
from contract.setups import ROWS, everything, ledger, setup

every_setup = pytest.mark.parametrize(("name", "seats", "variant"), everything())


def tables(name: str, seats: int, variant: str, seed: int) -> Iterator[Match]:
    """The tables of a random match that the quick run looks at, and the last one."""
    for number, match in enumerate(exam.walk(setup(name, seats, variant), seed)):
        if number % ROWS[name].every == 0 or match.over:
            yield match


def test_every_game_has_a_row() -> None:
    assert set(ROWS) == set(GAMES)
    for name, row in ROWS.items():
        assert row.seats == tuple(range(game(name).least, game(name).most + 1))


def test_the_build_is_the_one_that_is_meant() -> None:
    """.venv-compiled must examine the compiled wheel, not the sources beside it."""
    assert sys.prefix.endswith("-compiled") == COMPILED


@every_setup
def test_1_a_view_is_enough(name: str, seats: int, variant: str) -> None:
    for seed in range(2):
        for match in tables(name, seats, variant, seed):
            for seat in exam.seats_of(match.table):
                exam.a_view_is_enough(match.game, match.table, seat, match.length)


@every_setup
def test_1_the_hidden_is_shuffled(name: str, seats: int, variant: str) -> None:
    if not ROWS[name].hides:
        pytest.skip("only the order of piles is hidden, and it does not exist")
    match = next(m for m in tables(name, seats, variant, 0) if m.length > 20 and pending(m.table))
    for seat in exam.seats_of(match.table):
        exam.the_hidden_is_shuffled(match.game, match.table, seat)


@every_setup
def test_2_told_is_seen(name: str, seats: int, variant: str) -> None:
    for match in tables(name, seats, variant, 0):
        for seat in exam.seats_of(match.table):
            exam.told_is_seen(match.game, match.table, seat, match.length)
            exam.seen_is_told(match.game, match.table, seat, match.length)


@every_setup
def test_3_tables_are_values(name: str, seats: int, variant: str) -> None:
    for seed in range(3 if ROWS[name].every == 1 else 1):
        album = exam.Album(game(name))
        for match in tables(name, seats, variant, seed):
            album.keep(match.table)
            exam.copies_are_apart(match.game, match.table)
            exam.a_table_can_be_stored(match.game, match.table, match.length)
        album.nothing_changed()


@every_setup
def test_4_records_prove_themselves(name: str, seats: int, variant: str) -> None:
    for seed in range(min(5, ROWS[name].games)):
        exam.a_record_replays(exam.played(setup(name, seats, variant), seed))


@every_setup
def test_4_answers_commute(name: str, seats: int, variant: str) -> None:
    asked = 0
    for seed in range(3 if ROWS[name].every == 1 else 1):
        for match in tables(name, seats, variant, seed):
            if len(pending(match.table)) > 1:
                asked += 1
                exam.answers_commute(match.game, match.table, match.length)
    assert asked or variant in ("base", "no-bids") or name in ("architects", "carcassonne")


@every_setup
def test_5_options_are_the_law(name: str, seats: int, variant: str) -> None:
    actions = exam.all_actions(game(name))
    for match in tables(name, seats, variant, 0):
        exam.options_are_the_law(match.game, match.table, actions, match.length)
        exam.samples_are_options(match.table, match.length)
        if match.length % 10 == 0:
            exam.every_code_is_judged(match.table, actions)


@every_setup
def test_5_the_engine_is_plain(name: str, seats: int, variant: str) -> None:
    for seed in range(5 if ROWS[name].every == 1 else 1):
        for match in tables(name, seats, variant, seed):
            exam.the_engine_is_plain(match.game, match.table, match.length)


@every_setup
def test_6_games_end_and_nothing_is_lost(name: str, seats: int, variant: str) -> None:
    for seed in range(ROWS[name].games):
        exam.a_game_ends(setup(name, seats, variant), seed, ROWS[name].longest, ledger(name))
