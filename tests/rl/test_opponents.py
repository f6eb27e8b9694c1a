"""Who plays against a learner: bots by name, each as strong as it is, or a function."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from artel.bots import BOTS
from artel.bots.entrants import BadEntrant
from artel.rl.aec import Aec
from artel.rl.opponents import Named, Opponents, opponent
from artel.rl.single import Single
from artel.rl.vector import Vector
from rl.tables import first


def uniform_wins(game: str, opponents: Opponents, games: int, tables: int = 16) -> float:
    """The share that a player at random wins against them; ties count for a half."""
    envs = Vector(game, tables, learner=0, opponents=opponents)
    envs.reset(seed=1)
    played, won = 0, 0.0
    while played < games:
        _, rewards, ended, _, _ = envs.step(envs.sample())
        played += int(ended.sum())
        won += float((rewards[ended] + 1).sum()) / 2
    return won / played


def test_random_players_are_equals_and_casual_ones_are_not() -> None:
    assert 0.35 < uniform_wins("artificium", "random", 150) < 0.65
    assert uniform_wins("artificium", "casual", 60) < 0.1


def test_a_level_beats_random() -> None:
    assert uniform_wins("architects", "level2", 12, tables=4) < 0.4


@pytest.mark.parametrize("name", [*BOTS, "level4@5i", "uniform"])
def test_every_bot_sits_down(name: str) -> None:
    env = Single("artificium", opponents=name if name != "level4" else "level4@5i")
    observation, _ = env.reset(seed=1)
    for _ in range(3):
        observation, *_ = env.step(int(np.argmax(observation["action_mask"])))


def forbidden(observation: dict[str, Any]) -> int:
    return int(np.argmin(observation["action_mask"]))


def half(observation: dict[str, Any]) -> float:
    return 0.5


@pytest.mark.parametrize("workers", [0, 1])
def test_a_function_of_ones_own(workers: int) -> None:
    """The same game as when somebody answers for all seats."""
    envs = Vector("carcassonne", 1, learner=0, opponents=first, workers=workers)
    aec = Aec("carcassonne")
    try:
        observation, _ = envs.reset(seed=3)
        aec.reset(seed=3)
        for _ in range(40):
            while aec.agent_selection == "seat_1":
                aec.step(first(aec.observe("seat_1")))
            mask = observation["action_mask"]
            np.testing.assert_equal(aec.observe("seat_0")["action_mask"], mask[0])
            np.testing.assert_equal(aec.observe("seat_0")["observation"], observation["observation"][0])
            answer = int(np.flatnonzero(mask[0])[-1])
            observation, *_ = envs.step([answer])
            aec.step(answer)
    finally:
        envs.close()


def test_what_a_function_may_not_answer() -> None:
    env = Single("carcassonne", opponents=first)
    env.opponents[1] = opponent(env.play.setup, forbidden)
    with pytest.raises(ValueError, match=r"the opponent at seat_1: the action mask does not allow \d+ \(\w+"):
        to_the_end(env)
    wrong: Any = half
    env.opponents[1] = opponent(env.play.setup, wrong)
    with pytest.raises(TypeError, match=r"the answer of the opponent at seat_1 is a whole number, not 0\.5"):
        to_the_end(env)


def to_the_end(env: Single) -> None:
    observation, _ = env.reset(seed=1)
    terminated = False
    while not terminated:
        observation, _, terminated, _, _ = env.step(first(observation))


def test_one_for_each_seat() -> None:
    seen: list[int] = []

    def told(observation: dict[str, Any]) -> int:
        seen.append(len(observation["observation"]))
        return first(observation)

    each: list[Named] = ["casual", told, "level1"]
    env = Single("artificium", 4, learner=1, opponents=each)
    to_the_end(env)
    assert seen
    for few in (["casual"], ["casual"] * 4):
        with pytest.raises(ValueError, match=f"beside a learner there are 3 other seats, not {len(few)}"):
            Single("artificium", 4, learner=1, opponents=few)


def test_nobody_of_that_name() -> None:
    with pytest.raises(BadEntrant, match=f"“fame” is no bot .*: bots are {', '.join(BOTS)}"):
        Vector("zodchie", 1, learner=0, opponents="fame")
    wrong: Any = [3]
    with pytest.raises(TypeError, match="an opponent is the name of a bot or a function, not 3"):
        Vector("zodchie", 1, learner=0, opponents=wrong)


@pytest.mark.parametrize("name", ["random", "casual", "level1", "level3@5i"])
def test_the_same_seed_brings_the_same_game(name: str) -> None:
    """However many workers; and a copy in the middle goes on in the same way."""
    one = Vector("artificium", 3, 3, learner=2, opponents=name, reward="lead")
    two = Vector("artificium", 3, 3, learner=2, opponents=name, reward="lead", workers=1)
    try:
        np.testing.assert_equal(one.reset(seed=4), two.reset(seed=4))
        for step in range(8):
            actions = one.sample()
            np.testing.assert_equal(one.step(actions), two.step(actions))
            if step == 3:
                one = pickle.loads(pickle.dumps(one))
    finally:
        two.close()
