"""What the games say: rates, intervals, pairings, ladder."""

from __future__ import annotations

from math import comb, sqrt

import msgspec
import pytest

from artel.arena.play import ArenaGame
from artel.arena.standings import ladder, overall, summary, wilson
from artel.kernel.record import Header, Record

RECORD = Record(Header(1, "zodchie", 1, 2, {}, "standard", ""), [])


def game(seats: str, places: tuple[int, ...], number: int = 0, scores: tuple[int, ...] = ()) -> ArenaGame:
    many = len(seats)
    return ArenaGame(
        game="zodchie", players=many, line_up=0, number=number, deal=0, seats=tuple(seats),
        scores=scores or tuple(10 - place for place in places), places=places, plies=30 + number,
        seconds=tuple((0.1 * (seat + 1),) for seat in range(many)), forfeits=tuple(range(many)), faults=(),
        record=RECORD,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
        (150, 200, 0.6857, 0.8049),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("wins", "games"), [(1, 3), (7, 10), (12.5, 20), (150, 200)])
def test_the_ends_are_rates_that_are_just_not_refuted(wins: float, games: int) -> None:
    for end in wilson(wins, games):
        assert abs(wins / games - end) == pytest.approx(1.96 * sqrt(end * (1 - end) / games), rel=1e-3)


def test_wilson_holds_what_it_promises() -> None:
    """Of all that can come of 60 games at a rate of 0.7, about 95 % have it in their interval."""
    held = sum(
        comb(60, wins) * 0.7**wins * 0.3 ** (60 - wins)
        for wins in range(61)
        if wilson(wins, 60)[0] <= 0.7 <= wilson(wins, 60)[1]
    )
    assert 0.93 < held < 0.97


def test_two_players() -> None:
    games = [game("ab", (1, 2)), game("ba", (2, 1), 1), game("ab", (1, 1), 2), game("ba", (1, 2), 3)]
    found = summary("zodchie", 2, ["a", "b"], games)
    assert (found.games, found.wins, found.draws) == (4, {"a": 2, "b": 1}, 1)
    assert (found.win_rate, found.rates) == (0.625, {"a": 0.625, "b": 0.375})
    assert found.interval == tuple(round(end, 4) for end in wilson(2.5, 4))
    assert found.margin == {"a": 0.25, "b": -0.25}
    assert found.plies == 31.5
    assert found.seconds_per_move == {"a": 0.15, "b": 0.15}
    assert found.forfeits == {"a": 2, "b": 2}
    (pairing,) = found.pairings
    assert (pairing.bots, pairing.games, pairing.ahead, pairing.win_rate) == (("a", "b"), 4, 2.5, 0.625)
    assert found.even == 0.5


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [game("ab", (1, 2), number) if number % 3 else game("ba", (1, 2), number) for number in range(9)]
    assert summary("zodchie", 2, ["a", "b"], games) == summary("zodchie", 2, ["a", "b"], games[::-1])


def test_a_bot_at_several_seats() -> None:
    games = [game("aab", (1, 1, 3)), game("abb", (1, 2, 2), 1), game("aab", (2, 3, 1), 2), game("abb", (1, 1, 3), 3)]
    found = summary("zodchie", 3, ["a", "b"], games)
    assert found.wins == {"a": 2, "b": 1}
    assert found.draws == 1  # two seats of one bot share nothing with another
    assert found.rates == {"a": 0.625, "b": 0.375}
    assert found.pairings[0].ahead == 1 + 1 + 0 + 0.75
    assert found.margin["a"] == round((2 + 2 + 1 - 1 - 2 + 0) / 6, 4)


def test_only_the_games_asked_for_count() -> None:
    games = [game("ab", (1, 2)), game("abc", (1, 2, 3))]
    assert summary("zodchie", 2, ["a", "b", "c"], games).games == 1
    assert summary("artificium", 2, ["a", "b"], games).games == 0


def test_no_games_say_nothing() -> None:
    found = summary("zodchie", 2, ["a", "b"], [])
    assert (found.games, found.win_rate, found.interval) == (0, None, (0.0, 1.0))


def test_the_ladder_puts_the_better_on_top_and_gets_surer() -> None:
    games = [game("abc", (1, 2, 3), number) for number in range(40)]
    few, many = ladder(["c", "b", "a"], games[:5]), ladder(["c", "b", "a"], games)
    assert list(many) == ["a", "b", "c"]
    assert many["a"].mu > few["a"].mu > 25
    assert many["a"].sigma < few["a"].sigma < 25 / 3
    assert many["a"].ordinal == pytest.approx(many["a"].mu - 3 * many["a"].sigma, abs=0.01)


def test_one_ladder_of_all_games() -> None:
    """Who is equal in one game and better in the other is better."""
    games = [game("ab", (1, 1), number) for number in range(20)]
    games += [msgspec.structs.replace(game("ab", (1, 2), number), game="artificium") for number in range(20)]
    found = overall(["a", "b"], games)
    assert list(found) == ["a", "b"]
    assert found["a"].sigma < ladder(["a", "b"], games[:20])["a"].sigma
    assert found == overall(["a", "b"], games[::-1])


def test_equals_stay_equal_on_the_ladder() -> None:
    found = ladder(["a", "b"], [game("ab", (1, 1), number) for number in range(20)])
    assert found["a"].mu == pytest.approx(found["b"].mu) == pytest.approx(25)
