"""Many tables at once are so many single tables."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.spaces import Discrete

from artel.rl.aec import Aec
from artel.rl.rows import BLOCK
from artel.rl.vector import Vector
from rl.tables import CASES, Case


@pytest.mark.parametrize("case", CASES[::2], ids=str)
def test_each_row_is_a_table_of_its_own(case: Case) -> None:
    envs = Vector(case.game, 3, case.players, case.options, reward="lead")
    singles = [Aec(*case, reward="lead") for _ in range(3)]
    observation, infos = envs.reset(seed=10)
    for number, single in enumerate(singles):
        single.reset(seed=10 + number)
    for _ in range(60):
        for row, single in enumerate(singles):
            expected = single.last()[0]
            assert single.agent_selection == f"seat_{infos['seat'][row]}"
            np.testing.assert_equal(observation["observation"][row], expected["observation"])
            np.testing.assert_equal(observation["action_mask"][row], expected["action_mask"])
        actions = envs.sample().copy()
        answered = infos["seat"].copy()
        observation, rewards, ended, truncated, infos = envs.step(actions)
        assert not truncated.any()
        for row, single in enumerate(singles):
            single.step(int(actions[row]))
            assert list(single.rewards.values()) == pytest.approx(infos["rewards"][row].tolist())
            assert single.rewards[f"seat_{answered[row]}"] == pytest.approx(rewards[row])
            assert ended[row] == any(single.terminations.values())
            if ended[row]:
                single.reset()


def test_workers_change_nothing() -> None:
    alone, helped = Vector("zodchie", BLOCK + 5), Vector("zodchie", BLOCK + 5, workers=2)
    try:
        np.testing.assert_equal(alone.reset(seed=1), helped.reset(seed=1))
        for _ in range(5):
            actions = alone.sample().copy()
            for one, other in zip(alone.step(actions), helped.step(actions), strict=True):
                np.testing.assert_equal(one, other)
        before = helped.state_dict()
        space = helped.single_action_space
        assert isinstance(space, Discrete)
        for number in (-1, space.n, space.n - 1):
            actions = helped.sample().copy()
            actions[-1] = number
            with pytest.raises(ValueError, match=f"table {BLOCK + 4}: the action mask does not allow {number}"):
                helped.step(actions)
        assert helped.state_dict()["parts"][0][0]["tables"] == before["parts"][0][0]["tables"]
    finally:
        helped.close()
    assert not any(process.is_alive() for process in helped.processes)


def test_spaces() -> None:
    envs = Vector("artificium", 4)
    observation, _ = envs.reset(seed=1)
    assert observation in envs.observation_space
    assert envs.sample() in envs.action_space


def test_a_learner_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="there is no seat_2 at a table of 2"):
        Vector("zodchie", 1, 2, learner=2)


def test_a_learner_among_random_players() -> None:
    envs = Vector("artificium", 8, 3, learner=1)
    _, infos = envs.reset(seed=1)
    total, games = np.zeros(3), 0
    for _ in range(250):
        assert (infos["seat"] == 1).all()
        _, rewards, ended, _, infos = envs.step(envs.sample())
        np.testing.assert_equal(rewards, infos["rewards"][:, 1])
        total += infos["rewards"].sum(axis=0)
        games += ended.sum()
    assert games > 8
    assert total.sum() == pytest.approx(0, abs=1e-4)
