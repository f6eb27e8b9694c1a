"""The champion judges what it has learned; where it has learned nothing, a master does, and the review says who."""

from __future__ import annotations

import json
from statistics import fmean

import pytest

from artel.bots.learned import insight
from artel.bots.network import Insight
from artel.games import game
from artel.kernel.engine import legal, pending
from artel.kernel.record import Match
from artel.review import Course, judging, review, reviewed
from artel.review.course import Decision, TableAt
from artel.review.judging import Judge
from artel.review.told import ToldReview
from artel.review.weighing import NOBODY, TrialTally
from artel.text import words
from review.games import BRIEF, best_of, golden, played

EXACT = pytest.approx
ROWS = [[0.9, 0.3, 0.1], [0.7, 0.3, 0.3], [0.8, 0.6, 0.2]]


def learned(name: str, seats: int = 2) -> Insight:
    found = insight(name, seats, game(name).standard_pack().digest)
    assert found is not None
    return found


@pytest.fixture
def doubtful() -> Insight:
    """Whose chances are worth half their log-odds."""
    known = learned("zodchie")
    return Insight(known.traits, known.network, 2, slope=0.5, offset=-0.1)


def tally(known: Insight | None, seat: int, rows: list[list[float]]) -> TrialTally:
    found = TrialTally(known, seat)
    for row in rows:
        found.add(row, 1.0)
    return found


def test_means_are_told_as_they_can_be_believed(doubtful: Insight) -> None:
    """The own one by what was learned; the others have the rest, as they share it among themselves."""
    found = tally(doubtful, 0, ROWS).means()
    assert found[0] == EXACT(doubtful.believed(0.8))
    assert found[0] < 0.8
    assert sum(found) == EXACT(1)
    assert found[1] / found[2] == EXACT(0.4 / 0.2)
    assert tally(None, 0, ROWS).means() == EXACT([0.8, 0.4, 0.2])


def test_where_nobody_has_searched_all_are_told_alike(doubtful: Insight) -> None:
    found = tally(doubtful, NOBODY, ROWS).means()
    believed = [doubtful.believed(chance) for chance in (0.8, 0.4, 0.2)]
    assert found == EXACT([one / sum(believed) for one in believed])


def test_what_came_in_all_trials_is_not_certain() -> None:
    plain = Insight(learned("zodchie").traits, learned("zodchie").network, 2)
    assert tally(plain, 0, [[1.0, 0.0]] * 8).means() == EXACT([0.9, 0.1])
    assert tally(plain, 1, [[1.0, 0.0]] * 8).means() == EXACT([0.9, 0.1])


def test_errors_shrink_with_what_can_be_believed(doubtful: Insight) -> None:
    """As much as chances do: by how fast the line rises there."""
    bold, plain = tally(doubtful, 0, ROWS), tally(None, 0, ROWS)
    rise = (doubtful.believed(0.8 + 1e-6) - doubtful.believed(0.8 - 1e-6)) / 2e-6
    assert doubtful.steepness(0.8) == EXACT(rise, rel=1e-4)
    assert bold.error(0) == EXACT(rise * plain.error(0))
    rows = [[row[0] - less, *row[1:]] for row, less in zip(ROWS, (0.1, 0.15, 0.05), strict=True)]
    cost, error = tally(doubtful, 0, rows).behind(bold, 0)
    _, plainly = tally(None, 0, rows).behind(plain, 0)
    assert cost == EXACT(doubtful.believed(0.8) - doubtful.believed(0.7))
    assert error == EXACT(plainly * (doubtful.steepness(0.8) + doubtful.steepness(0.7)) / 2)


def test_who_judges() -> None:
    assert Course(golden("architects", 2)).judge == "level5"
    assert Course(golden("architects", 5)).judge == "level4"
    match = Match(game("zodchie").setup(2, pack="even"), b"judge")
    while not match.over:
        seat = pending(match.table)[0]
        match.act(seat, legal(match.table, seat)[0])
    assert Course(match.record(), match.setup.pack).judge == "level4"


@pytest.mark.parametrize(("seats", "judge"), [(2, "The champion has judged"), (5, "A master has judged")])
def test_a_review_says_who_has_judged(seats: int, judge: str) -> None:
    course = Course(golden("architects", seats))
    found = review(course, BRIEF, judging(course, BRIEF))
    assert judge in ToldReview(found, course, ("",) * seats, words("en")).sentences()[seats]
    assert json.loads(found.to_json())["judge"] == course.judge


def test_a_lead_that_the_network_sees_counts() -> None:
    """With the same luck, a table that the network likes more for a seat is worth more to it."""
    course = Course(played("architects", [best_of("level2", 1), best_of("random", 1)], 4))
    late = [point for point in course.points if isinstance(point, Decision)][-4:]
    ahead = max(range(2), key=lambda seat: course.result.scores[seat])
    for point in late:
        judge = Judge(course.game, BRIEF, point.input, course.insight)
        chances = judge.valued(TableAt(point.input, point.table)).chances
        assert chances[ahead] > 0.5


def test_a_review_is_less_noisy_than_a_masters() -> None:
    """In Architects, where a master has to play to the end at random."""
    course = Course(golden("architects", 2))
    points = [point for point in course.points if isinstance(point, Decision)][10:40:6]
    errors = {
        known is not None: [Judge(course.game, BRIEF, one.input, known).weighed(one).noise for one in points]
        for known in (course.insight, None)
    }
    assert fmean(errors[True]) < 0.6 * fmean(errors[False])


def test_the_same_again() -> None:
    assert reviewed(golden("architects", 2), BRIEF) == reviewed(golden("architects", 2), BRIEF)
