"""Copies, pickles and saved states go on in mid-game exactly as the original."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from artel.kernel.codec import encode_table
from artel.rl.aec import Aec
from artel.rl.parallel import Parallel
from artel.rl.vector import Vector
from rl.tables import CASES, SEALED, Case


def by_state(env: Any) -> Any:
    """Another environment, with the state of this one as a file would hold it."""
    setup = env.play.setup
    twin = type(env)(setup.game, setup.seats, setup.options, reward=env.play.reward)
    twin.load_state_dict(json.loads(json.dumps(env.state_dict())))
    return twin


def by_pickle(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


WAYS = [deepcopy, by_pickle, by_state]


def answer(mask: Any, number: int) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[number * 7919 % len(legal)])


def walk_aec(env: Aec, first: int, steps: int) -> list[Any]:
    """Plays on, always in the same way; tells all that can be seen."""
    told = []
    for number in range(first, first + steps):
        if not env.agents:
            break
        observation, *rest = env.last()
        told.append([env.agent_selection, {name: array.tolist() for name, array in observation.items()}, *rest])
        told.append([dict(env.rewards), encode_table(env.play.table, "")])
        ended = env.terminations[env.agent_selection]
        env.step(None if ended else answer(observation["action_mask"], number))
    return told


@pytest.mark.parametrize("copied", WAYS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_aec_goes_on(case: Case, copied: Callable[[Any], Any]) -> None:
    env = Aec(*case, reward="lead")
    env.reset(seed=3)
    first, there = 0, []
    for first in (0, 21):
        walk_aec(env, first, 21)
        twin = copied(env)
        there = walk_aec(twin, first, 12)
        assert walk_aec(deepcopy(env), first, 12) == there
    assert there == walk_aec(env, first, 12)


@pytest.mark.parametrize("copied", WAYS)
@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_parallel_goes_on(case: Case, copied: Callable[[Any], Any]) -> None:
    env = Parallel(*case, reward="points")
    observations, _ = env.reset(seed=3)

    def walk(env: Parallel, observations: Any, steps: int) -> list[Any]:
        told = []
        for number in range(steps):
            actions = {agent: answer(observations[agent]["action_mask"], number) for agent in env.agents}
            observations, rewards, *_ = env.step(actions)
            told.append([encode_table(env.play.table, ""), rewards])
        return told

    walk(env, observations, 9)
    twin = copied(env)
    assert twin.agents == env.agents
    assert walk(twin, twin.observations(), 20) == walk(env, env.observations(), 20)


@pytest.mark.parametrize("copied", WAYS)
def test_the_very_end_goes_on(copied: Callable[[Any], Any]) -> None:
    """Seats leave one after another."""
    env = Aec("zodchie")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        walk_aec(env, 0, 1)
    env.step(None)
    twin = copied(env)
    assert len(twin.agents) == 1
    twin.step(None)
    assert twin.agents == []
    assert len(env.agents) == 1


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("copied", [deepcopy, by_pickle])
def test_vector_goes_on(workers: int, copied: Callable[[Any], Any]) -> None:
    envs = Vector("artificium", 5, 3, workers=workers, reward="lead")
    envs.reset(seed=8)
    for _ in range(30):
        envs.step(envs.sample())
    twin = copied(envs)
    try:
        for _ in range(20):
            actions = envs.sample().copy()
            assert (twin.sample() == actions).all()
            for mine, theirs in zip(envs.step(actions)[:4], twin.step(actions)[:4], strict=True):
                np.testing.assert_equal(mine, theirs)
    finally:
        envs.close()
        twin.close()


def test_a_copy_is_on_its_own() -> None:
    env = Aec(*SEALED[0])
    env.reset(seed=1)
    twin = deepcopy(env)
    before = env.state_dict()
    walk_aec(twin, 0, 10)
    assert env.state_dict() == before
    assert twin.state_dict() != before


def test_the_state_of_something_else_is_refused() -> None:
    two, three = Aec("zodchie", 2), Aec("zodchie", 3)
    two.reset()
    three.reset()
    with pytest.raises(ValueError, match="seats is 3 here and 2 in the state"):
        three.load_state_dict(two.state_dict())
