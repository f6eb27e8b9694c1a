"""`random` is uniform: among the options of a question each is as likely as any other. `casual` need not be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt
from typing import Any

import pytest

from artel.bots import Clock, bot
from artel.bots.casual import Casual
from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, question_for
from artel.kernel.frames import Question
from artel.rl.batch import fresh_table
from artel.rl.vector import Vector

SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "zodchie": [(2, {}), (3, {"variant": "advanced"})],
    "architects": [(3, {}), (4, {"wonders": "draft"})],
    "carcassonne": [(2, {})],
    "artificium": [(2, {}), (4, {})],
}
DRAWS = 100
"""For each option."""
UNLIKELY = 5.0
"""Standard deviations that no honest draw strays in a test that always draws the same."""


def strays(drawn: Iterable[Any], options: Iterable[Any]) -> float:
    """How far counts are from even, by Pearson's chi-square, in standard deviations (after Wilson and Hilferty)."""
    counts, each = Counter(drawn), list(options)
    assert set(counts) <= set(each)
    expected, freedom = counts.total() / len(each), len(each) - 1
    square = sum((counts[option] - expected) ** 2 / expected for option in each)
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def asked(name: str) -> dict[tuple[type[Question], int], tuple[Any, Question]]:
    """A table for each kind of question and each number of options, as far as a few games bring them."""
    found: dict[tuple[type[Question], int], tuple[Any, Question]] = {}
    for seats, options in SETUPS[name]:
        for seed in range(4):
            t, rng = fresh_table(game(name).setup(seats, options)), Rng(seed)
            let_chance(t, rng)
            while t.stack:
                seat = pending(t)[0]
                question = question_for(t, seat)
                assert question is not None
                many = len(question.options(t))
                if 1 < many < 40:
                    found.setdefault((type(question), many), (t.copy(), question))
                act_in_place(t, seat, question.uniform(t, rng) if seed % 2 else question.sample(t, rng), None)
                let_chance(t, rng)
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_every_option_of_every_question_is_equally_likely(name: str) -> None:
    rng, cases = Rng(3), asked(name)
    assert len(cases) > 12
    for t, question in cases.values():
        options = question.options(t)
        drawn = [question.uniform(t, rng) for _ in range(DRAWS * len(options))]
        assert strays(drawn, options) < UNLIKELY, question


def test_a_preference_is_noticed() -> None:
    """What the test above would find, if `random` were `casual`."""
    worst = 0.0
    for t, question in asked("artificium").values():
        options = question.options(t)
        worst = max(worst, strays([question.sample(t, Rng(seed)) for seed in range(DRAWS * len(options))], options))
    assert worst > 3 * UNLIKELY


def answers(choose: Callable[[Any, Rng], str], t: Any, question: Question) -> list[str]:
    """Of somebody who is shown the table again and again."""
    rng, found = Rng(8), game("artificium")
    return [choose(found.view(t, question.seat), rng) for _ in range(DRAWS * len(question.options(t)))]


@pytest.mark.parametrize(("name", "even"), [("random", True), ("casual", False)])
def test_the_bots(name: str, even: bool) -> None:
    player = bot(name)
    (t, question) = max(
        (case for kind, case in asked("artificium").items() if kind[0].__name__ == "PlayCard"),
        key=lambda case: len(case[1].options(case[0])),
    )
    drawn = answers(lambda view, rng: player.choose(view, view.options, Clock(), rng).option, t, question)
    stray = strays(drawn, [t.write(option) for option in question.options(t)])
    assert (stray < UNLIKELY) == even
    assert even or stray > 3 * UNLIKELY


@pytest.mark.parametrize("name", SETUPS)
def test_samples_of_a_vector_environment(name: str) -> None:
    """Tables with the same seed are the same table."""
    envs = Vector(name, 64)
    observation, _ = envs.reset(seed=[5] * 64)
    for _ in range(6):
        allowed = observation["action_mask"][0].nonzero()[0].tolist()
        if len(allowed) > 1:
            drawn = [int(number) for _ in range(1 + len(allowed) * DRAWS // 64) for number in envs.sample()]
            assert strays(drawn, allowed) < UNLIKELY
        observation, *_ = envs.step([allowed[0]] * 64)


def test_a_casual_player_sees_what_its_seat_sees() -> None:
    """Tables that it cannot tell apart get the same answer."""
    found = game("artificium")
    for t, question in asked("artificium").values():
        views = [found.view(found.determinize(found.view(t, question.seat), Rng(n)), question.seat) for n in (1, 2)]
        assert len({Casual().choose(view, view.options, Clock(), Rng(4)).option for view in views}) == 1
