"""No tile, figure or token is lost or made, and the points are right, at every table of random games."""

import pytest

from artel.examination import properties as exam
from artel.games.carcassonne import GAME
from artel.kernel.ids import SPECTATOR
from games.carcassonne.conservation import Ledger
from games.carcassonne.test_floodfill import SETS, both

LONGEST = 400


def a_game_is_balanced(seats: int, options: dict[str, str], seed: object, recounts: int) -> None:
    books, told = None, 0
    for match, _ in both(seats, options, seed):
        if books is None:
            books = Ledger(GAME, match.start)
        for events in match.told[told:]:
            books.saw(events)
        told = len(match.told)
        assert match.length <= LONGEST
        books.check(match.table)
        if match.over or match.length % recounts == 0:
            exam.points_are_right(GAME, match.table, books)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_lost(seats: int) -> None:
    for number in range(2):
        a_game_is_balanced(seats, SETS[(seats * 3 + number) % len(SETS)], number, recounts=5)
    a_game_is_balanced(seats, SETS[0], "whole", recounts=5)


def test_a_view_is_enough_to_go_on() -> None:
    for match, _ in both(3, SETS[0], "view"):
        if match.length % 4 == 0 or match.over:
            exam.a_view_is_enough(GAME, match.table, SPECTATOR, match.length)


def test_tables_are_values() -> None:
    album = exam.Album(GAME)
    for match, _ in both(3, SETS[0], "album"):
        if match.length % 5 == 0 or match.over:
            album.keep(match.table)
            exam.copies_are_apart(GAME, match.table)
            exam.a_table_can_be_stored(GAME, match.table, match.length)
        exam.samples_are_options(match.table, match.length)
    album.nothing_changed()


@pytest.mark.deep
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_lost_in_a_thousand_games(seats: int, block: int) -> None:
    for seed in range(block * 100, block * 100 + 100):
        a_game_is_balanced(seats, SETS[seed % len(SETS)], seed, recounts=10)
