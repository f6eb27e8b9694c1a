"""What bots look at, and what a person is told about the hand: what is missing for a card, and what it would cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.artificium.components import RESOURCES
from artel.kernel.margins import leads

if TYPE_CHECKING:
    from mypy_extensions import i64

    from artel.games.artificium.state import ArtificiumTable


def evaluate(t: ArtificiumTable) -> list[float]:
    """How well each seat stands: points, and stones and coins at their final value, less the best of the others."""
    points: list[float] = []
    for seat in range(t.seats):
        marker: int = t.points[seat]
        points.append(float(marker) + wealth(t, seat))
    return leads(points)


def wealth(t: ArtificiumTable, seat: i64) -> float:
    """Coins and stones in points: stones are worth more than their sale while they can still be used."""
    stones, buy, sell = t.stones, t.box.buy, t.box.sell
    mine = seat * RESOURCES
    halves = 2 * t.coins[seat]
    for at in range(RESOURCES):
        halves += stones[mine + at] * (buy[at] + sell[at])
    coins: int = halves
    return float(coins) / 2.0 / float(t.box.numbers["coins_per_point"])


def missing(t: ArtificiumTable, seat: i64, card: i64) -> list[int]:
    """By resource: stones that a building takes and the seat does not have."""
    return [max(0, t.box.takes[card * RESOURCES + at] - t.stones[seat * RESOURCES + at]) for at in range(RESOURCES)]


def price(t: ArtificiumTable, seat: i64, card: i64) -> i64:
    """Coins that a building would cost now: what is missing, bought, and the coins it takes itself."""
    cost = t.box.coins[card]
    for at in range(RESOURCES):
        lacking = t.box.takes[card * RESOURCES + at] - t.stones[seat * RESOURCES + at]
        if lacking > 0:
            cost += lacking * t.box.buy[at]
    return cost


def spare(t: ArtificiumTable, seat: i64, card: i64) -> i64:
    """Coins at hand for a building: one's own, and the sale of all stones that it does not take."""
    coins = t.coins[seat]
    for at in range(RESOURCES):
        over = t.stones[seat * RESOURCES + at] - t.box.takes[card * RESOURCES + at]
        if over > 0:
            coins += over * t.box.sell[at]
    return coins
