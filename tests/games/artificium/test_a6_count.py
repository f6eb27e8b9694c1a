"""A6 Final count."""

from typing import Any

import pytest

from artel.games.artificium import GAME
from artel.games.artificium.events import Advanced, CellPassed, Ended, FinalSale, RoundEnded
from artel.kernel.game import Item
from clauses import rule
from games.artificium.tables import Played, coins, match, points, stones


def final(seats: int = 2, **layout: Any) -> Played:
    return match(seats, round=4, phase="end", **layout)


@rule("A6.1")
def test_all_sell_all_resources_then_every_4_coins_are_a_point() -> None:
    m = final(coins={1: 2, 2: 0}, stones={1: "wood wheat coal food kvass metal crystal potion sword sword"})
    # 2 coins and 1 + 1 + 2 + 2 + 2 + 3 + 3 + 5 + 5 + 5 = 29 for the stones
    assert m.opening == [
        RoundEnded(4),
        FinalSale(0, 31, 7),
        Advanced(0, 7, 7, "A6.1"),
        CellPassed(0, "wood", 5),
        FinalSale(1, 0, 0),
        Advanced(1, 0, 0, "A6.1"),
        Ended((7, 0), (0,)),
    ]
    assert (points(m, 1), points(m, 2)) == (7, 0)


@rule("A6.1")
@pytest.mark.parametrize(("purse", "scored"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (19, 4)])
def test_the_rest_is_lost(purse: int, scored: int) -> None:
    m = final(coins={1: purse, 2: 0})
    assert (points(m, 1), coins(m, 1)) == (scored, 0)


@rule("A6.1")
def test_resources_passed_by_these_last_points_are_not_sold_any_more() -> None:
    m = final(coins={1: 15, 2: 0}, points={1: 9})
    assert m.opening[1:4] == [FinalSale(0, 15, 3), Advanced(0, 3, 12, "A6.1"), CellPassed(0, "wheat", 10)]
    assert (points(m, 1), stones(m, 1), coins(m, 1)) == (12, "wheat", 0)


@rule("A6.1")
def test_coins_are_points_only_after_round_4() -> None:
    m = match(round=3, phase="end", coins={1: 40, 2: 0})
    assert (points(m, 1), coins(m, 1)) == (0, 40)
    assert GAME.scores(m.table) == [0, 0]


@rule("A6.2")
@pytest.mark.parametrize(
    ("stand", "winners", "places"),
    [
        ((3, 7, 5), (1,), (3, 1, 2)),
        ((7, 7, 5), (0, 1), (1, 1, 3)),
        ((0, 4, 4), (1, 2), (3, 1, 1)),
        ((2, 2, 2), (0, 1, 2), (1, 1, 1)),
    ],
)
def test_most_points_wins_and_tied_players_all_win(
    stand: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    m = final(3, coins=dict.fromkeys((1, 2, 3), 0), points=dict(enumerate(stand, 1)))
    assert m.over
    assert m.opening[-1] == Ended(stand, winners)
    assert m.result().scores == stand
    assert m.result().places == places
    assert m.result().winners == winners


@rule("A6.2")
def test_coins_left_over_break_no_tie() -> None:
    m = final(coins={1: 7, 2: 4})
    assert m.result().winners == (0, 1)


def test_the_result_says_where_the_points_came_from() -> None:
    m = final(coins={1: 9, 2: 3}, points={1: {"sawmill": 2, "castle": 8, "knight": -4}, 2: {"knight": 0, "coins": 1}})
    assert m.result().items == (
        Item(0, 2, "sawmill", "", "A4.11"),
        Item(0, 8, "castle", "", "A4.11"),
        Item(0, -4, "knight", "", "A2.2"),
        Item(0, 2, "coins", "", "A6.1"),
        Item(1, 1, "coins", "", "A6.1"),
    )
    assert m.result().scores == (8, 1)
    assert GAME.scores(m.table) == [8, 1]
