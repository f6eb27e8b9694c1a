"""Numbers with intervals, against numbers worked out by hand."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from artel.lab.estimates import Beforehand, Estimate, Mean, Ratio, chance_of, estimate, holm, share
from artel.lab.findings import handicap


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
