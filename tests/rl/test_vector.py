"""Many tables at once are so many single tables."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

from artel.rl.aec import Aec
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
            legal = np.flatnonzero(expected["action_mask"]).tolist()
            assert infos["choices"][row] == len(legal)
            assert sorted(infos["legal"][row].tolist()) == [-1] * (infos["legal"].shape[1] - len(legal)) + legal
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


@pytest.mark.parametrize("workers", [0, 2])
def test_without_masks_there_are_lists(workers: int) -> None:
    """The same games, whether or not arrays are copied, and the same refusals."""
    envs = Vector("artificium", 5, 3, masks=False, copy=False, workers=workers)
    masked = Vector("artificium", 5, 3)
    try:
        observation, infos = envs.reset(seed=1)
        expected, told = masked.reset(seed=1)
        ended = np.zeros(5, np.bool_)
        while not ended.any():
            assert observation in envs.observation_space
            np.testing.assert_equal(observation, {"observation": expected["observation"]})
            for row, many in enumerate(infos["choices"].tolist()):
                assert infos["legal"][row, :many].tolist() == told["legal"][row, :many].tolist()
            actions = masked.sample()
            observation, _, ended, _, infos = envs.step(actions)
            expected, _, _, _, told = masked.step(actions)
        for row in np.flatnonzero(ended).tolist():
            np.testing.assert_equal(infos["final_obs"][row], {"observation": told["final_obs"][row]["observation"]})
        for number in (-1, 10**6):
            with pytest.raises(ValueError, match=f"table 0: the action mask does not allow {number}"):
                envs.step(np.full(5, number))
    finally:
        envs.close()


@pytest.mark.parametrize("workers", [0, 1])
def test_what_was_allowed_earlier_is_refused(workers: int) -> None:
    """Behind what is listed, a row holds what an earlier step has left there."""
    envs = Vector("zodchie", 2, masks=False, copy=False, workers=workers)
    try:
        _, infos = envs.reset(seed=1)
        tried = 0
        for _ in range(8):
            listed = [infos["legal"][row, :many].tolist() for row, many in enumerate(infos["choices"].tolist())]
            allowed = [numbers[-1] for numbers in listed]
            for row in (0, 1):
                left = set(infos["legal"][row].tolist()) - set(listed[row])
                for number in (*left, allowed[row] + 2**32, allowed[row] - 2**32):
                    actions = np.array(allowed)
                    actions[row] = number
                    with pytest.raises(ValueError, match=f"table {row}: the action mask does not allow {number}"):
                        envs.step(actions)
                tried += len(left)
            infos = envs.step(np.array(allowed))[4]
        assert tried
    finally:
        envs.close()


def test_workers_change_nothing() -> None:
    alone, helped = Vector("zodchie", 9), Vector("zodchie", 9, workers=2)
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
            with pytest.raises(ValueError, match=f"table 8: the action mask does not allow {number}"):
                helped.step(actions)
        assert helped.state_dict()["parts"][0]["tables"] == before["parts"][0]["tables"]
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


def test_a_learner_among_others() -> None:
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


# -- as Gymnasium wants it -----------------------------------------------------------------------------------


def to_an_end(envs: Vector) -> tuple[Any, ...]:
    """The first step that ends a game."""
    while True:
        found = envs.step(envs.sample())
        if found[2].any():
            return found


@pytest.mark.parametrize("workers", [0, 2])
def test_the_end_of_a_game_is_told(workers: int) -> None:
    """Beside the beginning of the next one: what was seen, by whom, and what it brought."""
    envs = Vector("artificium", 5, 3, reward="lead", workers=workers)
    try:
        observation, infos = envs.reset(seed=1)
        assert "final_obs" not in infos
        while True:
            before = infos["seat"]
            observation, rewards, ended, _, infos = envs.step(envs.sample())
            if ended.any():
                break
        np.testing.assert_equal(infos["_final_obs"], ended)
        np.testing.assert_equal(infos["_final_info"], ended)
        for at in range(5):
            final = infos["final_obs"][at]
            assert (final is not None) == ended[at]
            if ended[at]:
                assert final in envs.single_observation_space
                assert final["action_mask"].nonzero()[0].tolist() == [final["action_mask"].size - 1]
                assert final["observation"][:3].tolist() == [0, 0, 0]  # nobody is asked any more
                assert (final["observation"] != observation["observation"][at]).any()
                assert infos["final_info"]["seat"][at] == before[at]
                np.testing.assert_equal(infos["final_info"]["rewards"][at], infos["rewards"][at])
                assert infos["rewards"][at][before[at]] == rewards[at]
        _, _, ended, _, infos = envs.step(envs.sample())
        assert ("final_obs" in infos) == ended.any()
    finally:
        envs.close()


def test_the_end_is_seen_as_in_a_single_environment() -> None:
    envs, single = Vector("zodchie", 1, reward="win"), Aec("zodchie", reward="win")
    envs.reset(seed=3)
    single.reset(seed=3)
    while True:
        answered, actions = single.agent_selection, envs.sample()
        *_, ended, _, infos = envs.step(actions)
        single.step(int(actions[0]))
        if ended[0]:
            break
    np.testing.assert_equal(infos["final_obs"][0], single.observe(answered))


def test_a_game_may_begin_in_the_next_step() -> None:
    envs = Vector("artificium", 3, learner=0, autoreset_mode=AutoresetMode.NEXT_STEP)
    twin = Vector("artificium", 3, learner=0)
    envs.reset(seed=1)
    twin.reset(seed=1)
    while True:
        actions = envs.sample()
        observation, rewards, ended, _, infos = envs.step(actions)
        other, others, also, _, told = twin.step(actions)
        np.testing.assert_equal((ended, rewards), (also, others))
        if ended.any():
            break
    assert "final_obs" not in infos
    at = int(np.argmax(ended))
    np.testing.assert_equal(observation["observation"][at], told["final_obs"][at]["observation"])
    saved = pickle.loads(pickle.dumps(envs))
    actions = np.where(ended, 0, envs.sample())  # what is said at a table that is over does not matter
    observation, rewards, ended, _, infos = envs.step(actions)
    assert (rewards[at], ended[at]) == (0, False)
    assert infos["rewards"][at].tolist() == [0, 0]
    np.testing.assert_equal(observation["observation"][at], other["observation"][at])
    np.testing.assert_equal(saved.step(actions)[0], observation)


def test_what_is_given_is_ones_own() -> None:
    envs = Vector("artificium", 4, reward="lead")
    kept = envs.reset(seed=1)
    as_it_was = deepcopy(kept)
    found = to_an_end(envs)
    then = deepcopy(found)
    actions = envs.sample()
    given = actions.copy()
    for array in (*found[0].values(), found[4]["seat"], found[4]["rewards"]):
        array += 1
    found[2][:] = True
    envs.step(actions)
    np.testing.assert_equal(kept, as_it_was)
    np.testing.assert_equal(actions, given)
    np.testing.assert_equal(found[1], then[1])


def test_live_arrays_on_request() -> None:
    envs, safe = Vector("artificium", 4, copy=False), Vector("artificium", 4)
    live, infos = envs.reset(seed=1)
    safe.reset(seed=1)
    for _ in range(3):
        actions = safe.sample()
        now = safe.step(actions)[0]
        again = envs.step(actions)
        assert again[0]["observation"] is live["observation"]
        np.testing.assert_equal(live, now)
        assert again[4]["seat"] is infos["seat"]


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_wrappers_of_gymnasium(mode: AutoresetMode) -> None:
    envs = Vector("artificium", 3, learner=0, autoreset_mode=mode)
    counted = wrappers.DictInfoToList(wrappers.RecordEpisodeStatistics(envs))
    _, infos = counted.reset(seed=1)
    assert [info["seat"] for info in infos] == [0, 0, 0]
    ended = np.zeros(3, np.bool_)
    while not ended.any():
        *_, ended, _, infos = counted.step(envs.sample())
    assert infos[int(np.argmax(ended))]["episode"]["l"] > 1


def test_wrappers_of_observations() -> None:
    """Gymnasium has them for environments that begin a game in the next step."""
    envs = Vector("artificium", 3, learner=0, autoreset_mode=AutoresetMode.NEXT_STEP)
    only = wrappers.FilterObservation(envs, ["observation"])
    flat = wrappers.DtypeObservation(wrappers.FlattenObservation(only), np.float32)
    observation, _ = flat.reset(seed=1)
    assert observation in flat.observation_space
    first = observation.copy()
    whole = Vector("artificium", 3, learner=0)
    np.testing.assert_equal(observation, whole.reset(seed=1)[0]["observation"].astype(np.float32))
    ended = np.zeros(3, np.bool_)
    while not ended.any():
        observation, _, ended, _, _ = flat.step(envs.sample())
        assert observation in flat.observation_space
    np.testing.assert_equal(flat.reset(seed=1)[0], first)
    with pytest.raises(ValueError, match="Expected autoreset_mode"):
        wrappers.FlattenObservation(Vector("artificium", 3))


# -- what is refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "error", "said"),
    [
        (1.5, TypeError, r"a seed is a whole number, not 1\.5"),
        ("1", ValueError, "there are 3 tables and 1 seeds"),
        (True, TypeError, "a seed is a whole number, not True"),
        (-1, ValueError, "a seed is from 0 to"),
        (2**64, ValueError, "a seed is from 0 to"),
        ([1, 2], ValueError, "there are 3 tables and 2 seeds"),
        ([1, 2, "3"], TypeError, "a seed is a whole number, not '3'"),
    ],
)
def test_seeds(seed: Any, error: type[Exception], said: str) -> None:
    envs = Vector("zodchie", 3)
    before, _ = envs.reset(seed=8)
    with pytest.raises(error, match=said):
        envs.reset(seed=seed)
    np.testing.assert_equal(envs.observation(), before)


def test_seeds_one_by_one() -> None:
    envs = Vector("zodchie", 3)
    together = envs.reset(seed=8)[0]
    np.testing.assert_equal(envs.reset(seed=[8, 9, 10])[0], together)
    seeds: Any = np.arange(8, 11)
    seed: Any = np.int64(8)
    np.testing.assert_equal(envs.reset(seed=seeds)[0], together)
    np.testing.assert_equal(envs.reset(seed=seed)[0], together)
    some = envs.reset(seed=[8, None, 10])[0]["observation"]
    np.testing.assert_equal(some[[0, 2]], together["observation"][[0, 2]])


@pytest.mark.parametrize(
    ("actions", "error", "said"),
    [
        ([0.0, 1.0, 2.0], TypeError, "actions are whole numbers, not float64"),
        (["a", "b", "c"], TypeError, "actions are whole numbers"),
        ([True, False, True], TypeError, "actions are whole numbers, not bool"),
        (None, TypeError, "actions are whole numbers, not object"),
        ([0, 1], ValueError, r"there are 3 tables, but actions have the shape \(2,\)"),
        ([[0], [1], [2]], ValueError, r"there are 3 tables, but actions have the shape \(3, 1\)"),
        (5, ValueError, r"there are 3 tables, but actions have the shape \(\)"),
    ],
)
def test_actions(actions: Any, error: type[Exception], said: str) -> None:
    envs = Vector("zodchie", 3)
    envs.reset(seed=1)
    before = envs.state_dict()
    with pytest.raises(error, match=said):
        envs.step(actions)
    assert envs.state_dict() == before


def test_an_action_that_the_mask_does_not_allow_is_named() -> None:
    envs = Vector("zodchie", 2)
    observation, infos = envs.reset(seed=1)
    layout = envs.observer.layout
    lay = layout.numbers["lay"].start + 5
    actions = observation["action_mask"].argmax(axis=1)
    actions[1] = lay
    said = rf"table 1: the action mask does not allow {lay} \(lay 5\) for seat_{infos['seat'][1]}"
    with pytest.raises(ValueError, match=said):
        envs.step(actions)
    actions[1] = 10**6
    with pytest.raises(ValueError, match=rf"does not allow {10**6} \(answers are 0 to {envs.observer.wait}\)"):
        envs.step(actions)


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ({"tables": 0}, ValueError, "the number of tables is at least 1, not 0"),
        ({"tables": 1.5}, TypeError, "the number of tables is a whole number"),
        ({"workers": -1}, ValueError, "the number of workers is at least 0, not -1"),
        ({"learner": -2}, ValueError, "there is no seat_-2 at a table of 2"),
        ({"learner": 0.0}, TypeError, "the learner's seat is a whole number"),
        ({"reward": "fame"}, ValueError, "no reward is called fame"),
        ({"autoreset_mode": AutoresetMode.DISABLED}, ValueError, "autoreset_mode is one of"),
    ],
)
def test_what_a_vector_environment_cannot_be(arguments: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        Vector(**{"game": "zodchie", "tables": 2, **arguments})


def test_a_worker_that_dies_is_noticed() -> None:
    envs = Vector("zodchie", 2, workers=1)
    try:
        envs.processes[0].kill()
        envs.processes[0].join()
        with pytest.raises(RuntimeError, match="a worker of the environment has died"):
            envs.reset(seed=1)
    finally:
        envs.close()
