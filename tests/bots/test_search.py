"""The bots that search: legal and blind to what is hidden in every game, the same again, and able to say why."""

import gc
from math import inf
from typing import Any

import pytest

from artel.bots import BOTS, Answer, Clock, Weighed, bot
from artel.bots.explain import explained
from artel.bots.ismcts import Journeyman, Master
from artel.bots.search import LOOK_UP
from artel.games import GAMES, game
from artel.kernel.chance import Rng
from artel.kernel.codec import encode_table
from artel.kernel.engine import legal, pending
from artel.kernel.frames import Together
from artel.kernel.record import Match
from artel.text import words

FEW = Clock(iterations=40)
NAMES = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya"]


def matches(name: str, seats: int, seed: int, every: int) -> list[tuple[Any, int]]:
    """Some tables of a random game, and a seat that has something to choose there."""
    found = game(name)
    match, rng = Match(found.setup(seats), seed.to_bytes(8, "big")), Rng(seed)
    tables = []
    while not match.over:
        seat = pending(match.table)[-1]
        options = legal(match.table, seat)
        if len(options) > 1:
            tables.append((match.table, seat))
        match.act(seat, options[rng.below(len(options))])
    return tables[::every]


@pytest.mark.parametrize(
    ("kind", "name", "share"),
    [
        ("level1", "zodchie", 33),
        ("level1", "carcassonne", 33),
        ("level2", "zodchie", 80),
        ("level2", "carcassonne", 60),
    ],
)
def test_not_every_option_comes_to_mind(kind: str, name: str, share: int) -> None:
    thought_of = offered = 0
    for table, seat in matches(name, 2, 3, 2):
        view = game(name).view(table, seat)
        if len(view.options) > 5:
            offered += len(view.options)
            thought_of += len(bot(kind).choose(view, view.options, Clock(), Rng(offered)).ranked)
    assert offered > 100
    assert 100 * thought_of / offered == pytest.approx(share, abs=9)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", BOTS)
def test_what_a_seat_cannot_see_changes_nothing(name: str, kind: str) -> None:
    found, differ = game(name), 0
    for seats in (2, found.most):
        for table, seat in matches(name, seats, 5, 17)[:4]:
            view = found.view(table, seat)
            tables = [found.determinize(view, Rng(seed)) for seed in (1, 2)]
            differ += encode_table(tables[0], view.pack) != encode_table(tables[1], view.pack)
            views = [found.view(t, seat) for t in tables]
            answers = [bot(kind).choose(v, v.options, FEW, Rng(3)) for v in views]
            assert answers[0] == answers[1]
            assert answers[0].option in view.options
    assert differ or not found.hidden


@pytest.mark.parametrize("name", GAMES)
def test_a_master_says_what_it_thinks_of_every_option(name: str) -> None:
    found = game(name)
    table, seat = matches(name, 2, 9, 1)[10]
    view = found.view(table, seat)
    answer = Master().choose(view, view.options, Clock(iterations=200), Rng(1))
    assert answer.ranked[0].option == answer.option
    assert {weighed.option for weighed in answer.ranked} == set(view.options)
    assert sum(weighed.visits for weighed in answer.ranked) <= 200
    assert all(0 <= weighed.win <= 1 for weighed in answer.ranked if weighed.win is not None)
    assert [weighed.visits for weighed in answer.ranked] == sorted((w.visits for w in answer.ranked), reverse=True)
    for language in ("en", "ru"):
        lines = explained(view, answer, words(language), NAMES)
        assert lines[0].startswith(f"1. {words(language).option(found, view, answer.option, NAMES)}: ")
        ranked = [line for line in lines if line != words(language).say("bot-order")]
        assert len(ranked) == min(5, len(view.options))


def test_expected_lines_can_be_played() -> None:
    found = game("zodchie")
    table, seat = matches("zodchie", 2, 4, 1)[3]
    view = found.view(table, seat)
    answer = Master().choose(view, view.options, Clock(iterations=2000), Rng(1))
    lines = [weighed.line for weighed in answer.ranked if weighed.line]
    assert lines
    assert all(text.split(" ", 1)[0] in ("1", "2") for line in lines for text in line)


def test_words_stop_where_a_line_cannot_go_on() -> None:
    found = game("zodchie")
    table, seat = matches("zodchie", 2, 4, 1)[0]
    view = found.view(table, seat)
    answer = Answer(view.options[0], (Weighed(view.options[0], 7, 0.5, -1.25, ("2 nonsense",)),))
    said = explained(view, answer, words("en"), NAMES)
    assert len(said) == 1
    assert said[0].endswith(": wins in 50 % of cases, −1.2 points on average, tried 7 times")
    assert explained(view, Answer(view.options[0]), words("en"), NAMES) == [
        words("en").option(found, view, view.options[0], NAMES)
    ]


def test_a_finished_thought_is_gone_on_with() -> None:
    """After placing a tile the same seat is asked for a figure: nothing new is known, so the tree still holds."""
    found = game("carcassonne")
    match = Match(found.setup(2), b"reuse")
    thinking = Master()
    for _ in range(30):
        seat = pending(match.table)[0]
        view = found.view(match.table, seat)
        awaited = thinking.awaited is not None and thinking.awaited == view
        if awaited:
            assert thinking.search(view, Rng(1)).root.visits > 0
            return
        assert thinking.search(view, Rng(1)).root.visits == 0
        match.act_text(seat, thinking.choose(view, view.options, Clock(iterations=60), Rng(1)).option)
    pytest.fail("no figure was ever asked for")


def test_secret_choices_are_made_apart() -> None:
    """Where all decide at once, each seat has its own statistics, and what one chooses is not known to the other."""
    found = game("artificium")
    for table, seat in matches("artificium", 3, 2, 1):
        if isinstance(table.stack[-1], Together) and len(pending(table)) > 1:
            search = Master().search(found.view(table, seat), Rng(1))
            search.run(100, float("inf"))
            branches = search.root.branches
            assert {key for key in branches if key >= 0} == {question.seat for question in table.stack[-1].open()}
            assert search.at_root() is branches[seat]
            assert sum(child.visits for child in search.at_root().children.values()) == search.iterations
            return
    pytest.fail("nobody chose at the same time")


def test_a_search_ends_when_nothing_could_change_the_answer() -> None:
    found = game("zodchie")
    table, seat = matches("zodchie", 2, 4, 1)[3]
    search = Master().search(found.view(table, seat), Rng(1))
    search.run(5000, float("inf"))
    first, second = (child.visits for child in search.root.ranked()[:2])
    assert search.iterations < 5000
    assert first - second > 5000 - search.iterations


def test_a_search_ends_early_when_time_would_hardly_change_the_answer() -> None:
    """By a clock that says how many iterations were made: at most a quarter of what is left may go to the second more
    than to the first."""
    found = game("zodchie")
    table, seat = matches("zodchie", 2, 4, 1)[3]
    search = Master().search(found.view(table, seat), Rng(1))
    search.run(1 << 40, 5000.0, lambda: float(search.iterations))
    first, second = (child.visits for child in search.root.ranked()[:2])
    left = 5000 - search.iterations
    assert first - second > left / 4 > 0
    assert first - second < left / 4 + 2 * LOOK_UP, "it could have ended before"


def test_a_journeyman_does_not_think_for_long() -> None:
    found = game("carcassonne")
    table, seat = matches("carcassonne", 2, 4, 1)[3]
    view = found.view(table, seat)
    answer = Journeyman().choose(view, view.options, Clock(seconds=60), Rng(1))
    assert 0 < sum(weighed.visits for weighed in answer.ranked) <= 200


@pytest.mark.parametrize("name", ["zodchie", "carcassonne", "artificium"])
def test_only_to_a_master_some_options_look_better_before_they_are_tried(name: str) -> None:
    looks: dict[type, set[float]] = {Journeyman: set(), Master: set()}
    for table, seat in matches(name, 2, 4, 5):
        for kind, found in looks.items():
            search = kind().search(game(name).view(table, seat), Rng(1))
            search.run(10, float("inf"))
            found.update(child.weight for child in search.root.children.values())
    assert len(looks[Journeyman]) == 1
    assert len(looks[Master]) > 1


def test_a_clock_in_seconds_is_kept() -> None:
    """Nothing else would end the search."""
    found = game("carcassonne")
    table, seat = matches("carcassonne", 6, 4, 1)[30]
    view = found.view(table, seat)
    assert Master().choose(view, view.options, Clock(seconds=0.05), Rng(1)).option in view.options


@pytest.mark.parametrize("name", GAMES)
def test_judging_with_foresight_adds_up(name: str) -> None:
    """What one of two is ahead, the other is behind."""
    found = game(name)
    for table, _ in matches(name, 2, 3, 9):
        one, other = found.judge(table)
        assert one == pytest.approx(-other)


def test_python_does_not_look_for_garbage_in_a_tree() -> None:
    found = game("zodchie")
    table, seat = matches("zodchie", 2, 1, 1)[0]
    search, looks = Master().search(found.view(table, seat), Rng(1)), []

    def looked(phase: str, info: dict[str, int]) -> None:
        looks.append(phase)

    gc.callbacks.append(looked)
    search.run(1000, inf)
    gc.callbacks.remove(looked)
    assert looks.count("start") <= 1  # afterwards
    assert search.iterations > 100
