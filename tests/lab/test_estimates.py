"""Numbers with intervals, against numbers worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from artel.lab.estimates import Mean, Ratio, chance_of, estimate, holm, share
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
