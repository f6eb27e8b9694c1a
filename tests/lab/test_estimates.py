"""Numbers with intervals, against numbers worked out by hand."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from artel.lab.estimates import Beforehand, Estimate, Mean, Ratio, chance_of, chance_outside, estimate, holm, share
from artel.lab.findings import Sums, handicap
from artel.lab.play import Coin, Seen


def test_a_mean() -> None:
    mean = Mean()
    for value in (1, 2, 3, 6):
        mean.add(value)
    found = mean.found()
    assert found.value == 3
    assert found.error == pytest.approx((14 / 3 / 4) ** 0.5, abs=1e-6)
    assert found.high == pytest.approx(3 + 1.96 * found.error, abs=1e-3)


def test_a_ratio_is_as_sure_as_its_games_agree() -> None:
    sure, unsure = Ratio(), Ratio()
    for top in (1, 1, 1, 1):
        sure.add(top, 2)
    for top in (4, -2, 3, -1):
        unsure.add(top, 2)
    assert (sure.found().value, sure.found().error) == (0.5, 0)
    assert unsure.found().value == 0.5
    assert unsure.found().error == pytest.approx((9 + 9 + 4 + 4) ** 0.5 / 8, abs=1e-6)


@pytest.mark.parametrize("later", [0, 1])
def test_what_was_known_before_is_taken_away_and_the_effect_stays(later: int) -> None:
    """Coins that are worth 0.5 each, thrown in games whose result depends on how they stood before."""
    rng, before = random.Random(3), Beforehand()
    rows: list[tuple[float, float, float]] = []
    for _ in range(2000):
        stood, draws, coin = rng.gauss(0, 3), rng.randrange(5), rng.choice([-0.5, 0.5])
        result = 0.5 * coin + stood + later * stood * draws + rng.gauss(0, 1)
        rows.append((coin * result, coin * stood, coin * stood * draws))
        before.add(*rows[-1])

    def found(tops: list[float]) -> Estimate:
        ratio = Ratio()
        for top in tops:
            ratio.add(top, 0.25)
        return ratio.found()

    plain, sharper = found([top for top, *_ in rows]), found([before.less(*row) for row in rows])
    assert sharper.low < 0.5 < sharper.high
    assert sharper.error < plain.error / 2.5


def test_nothing_was_known_before() -> None:
    before = Beforehand()
    before.add(1.0, 0.0, 0.0)
    assert before.less(1.0, 0.0, 0.0) == 1.0
    before = Beforehand()
    before.add(1.0, 2.0, 0.0)
    assert before.less(1.0, 2.0, 0.0) == 0.0


def test_chances() -> None:
    assert chance_of(1.96, 1.0) == pytest.approx(0.05, abs=1e-4)
    assert chance_of(0.0, 0.0) == 1.0
    assert chance_of(1.0, 0.0) == 0.0
    assert estimate(5, 3).less(estimate(1, 4)).error == 5


def test_outside_of_a_band() -> None:
    assert chance_outside(estimate(-2.96, 1.0), 1.0) == pytest.approx(0.05, abs=1e-4)
    assert chance_outside(estimate(0.9, 0.1), 1.0) == 1.0


def games_of(effect: float, many: int = 400) -> Sums:
    """Of two seats; each has a coin, which is worth so many points in games that noise of ten points decides."""
    rng, sums = random.Random(5), Sums(2, [], "bot")
    games = []
    for number in range(many):
        coins = [rng.choice([-0.5, 0.5]) for _ in range(2)]
        scores = [round(100 + effect * coin + rng.gauss(0, 7)) for coin in coins]
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        tossed = {"card": tuple(Coin(coin, 0.25) for coin in coins)}
        games.append(Seen(0, 0, number, number, (0, 0), 0, False, tuple(scores), places, 0, 0, (), tossed, {}, {}, {}))
    for one in games:
        sums.add(one)
    for one in games:
        sums.add_again(one)
    return sums


def test_points_say_sooner_what_wins_too_much() -> None:
    sums = games_of(3.0)
    assert sums.decided_by_a_point() == pytest.approx(0.4 / 10, rel=0.1)
    (found,) = sums.found_effects(0.05)
    assert found.wins.value == pytest.approx(3 * sums.decided_by_a_point(), abs=2 * found.wins.error)
    assert found.chance < chance_outside(found.wins, 0.05) / 5
    assert found.stands_out
    (found,) = games_of(1.0).found_effects(0.05)
    assert (found.chance, found.stands_out) == (1.0, False)


def test_points_that_do_not_win_say_nothing() -> None:
    sums, sure = games_of(0.0), estimate(9.0, 0.5)
    assert sums.outside(estimate(0.03, 0.03), sure, 0.02) < 1e-6
    assert sums.outside(estimate(0.01, 0.03), sure, 0.02) == 1.0
    assert sums.outside(estimate(-0.03, 0.03), sure, 0.02) == 1.0
    wins = estimate(0.2, 0.03)
    assert sums.outside(wins, estimate(0.1, 0.5), 0.02) == 2 * chance_outside(wins, 0.02)


def test_holm() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == [0.03, 0.06, 0.06, 0.02]
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


@pytest.mark.parametrize(
    ("margins", "points"),
    [
        ({-3: 10, 3: 10}, 0.0),  # three points behind as often as ahead: nothing is needed, and +-3 would be half draws
        ({-3: 30, 3: 10}, 3.0),
        ({1: 40}, -1.0),
        ({-2: 10, 0: 20, 2: 10}, 0.0),
    ],
)
def test_the_handicap_makes_the_share_even(margins: dict[int, int], points: float) -> None:
    found = handicap(Counter(margins), 2)
    won = sum(many * ((margin + found.value > 0) + (margin + found.value == 0) / 2) for margin, many in margins.items())
    assert won / sum(margins.values()) >= 0.5
    assert found.low <= found.value <= found.high
    assert found.value <= points + 3.0


def test_a_share() -> None:
    assert share(0, 0).value == 0
    assert share(5, 10).low == pytest.approx(0.2366, abs=1e-4)
