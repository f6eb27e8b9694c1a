"""One learner at one table, as Gymnasium has it; and the environments by their names."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import FilterObservation, FlattenObservation

from artel.games import GAMES
from artel.rl.aec import Aec
from artel.rl.parallel import Parallel
from artel.rl.registration import id_of
from artel.rl.single import Single
from artel.rl.vector import Vector


# Text for terminals and pictures as text are no arrays; numbers of cards have no lower and upper end of their own.
@pytest.mark.filterwarnings("ignore:.*render mode.*", "ignore:.*maximum and minimum.*")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["random", "casual"])
def test_gymnasium_finds_nothing_wrong(game: str, opponents: str) -> None:
    """It draws actions without looking at the mask."""
    env = gymnasium.make(id_of(game), opponents=opponents, illegal="random", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_its_name(game: str) -> None:
    env = gymnasium.make(id_of(game), players=3, opponents="casual", reward="lead")
    assert isinstance(env.unwrapped, Single)
    assert env.spec is not None
    assert env.unwrapped.play.setup.seats == 3
    observation, info = env.reset(seed=1)
    total, terminated = np.zeros(3), False
    while not terminated:
        assert observation in env.observation_space
        mask = observation["action_mask"]
        np.testing.assert_equal(env.unwrapped.action_masks(), mask.astype(bool))
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample(mask))
        assert not truncated
        assert info["rewards"][0] == np.float32(reward)
        total += info["rewards"]
    scores = env.unwrapped.play.game.scores(env.unwrapped.play.table)
    assert total[0] == pytest.approx(scores[0] - max(scores[1:]), abs=1e-3)
    with pytest.raises(ValueError, match="the game is over: reset"):
        env.step(0)


def test_the_module_can_be_named_with_the_game() -> None:
    """Nothing has to be imported before."""
    code = "import gymnasium; print(gymnasium.make('artel.rl:artel/Carcassonne-v0').reset(seed=1)[1]['seat'])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "0\n"


def test_many_tables_by_name() -> None:
    envs = gymnasium.make_vec("artel/Zodchie-v0", num_envs=3, reward="lead", opponents="casual")
    assert isinstance(envs, Vector)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    single = gymnasium.make("artel/Zodchie-v0", reward="lead", opponents="casual")
    observations, infos = envs.reset(seed=4)
    observation, info = single.reset(seed=5)
    for _ in range(200):
        np.testing.assert_equal(observations["observation"][1], observation["observation"])
        np.testing.assert_equal(observations["action_mask"][1], observation["action_mask"])
        actions = envs.sample()
        observation, reward, terminated, _, info = single.step(int(actions[1]))
        observations, rewards, ended, _, infos = envs.step(actions)
        assert (rewards[1], ended[1]) == (np.float32(reward), terminated)
        np.testing.assert_equal(infos["rewards"][1], info["rewards"])
        if terminated:
            observation, info = single.reset()
            observations, rewards, ended, _, infos = envs.step(envs.sample())
            assert (rewards[1], ended[1]) == (0, False)
    sync = gymnasium.make_vec("artel/Zodchie-v0", num_envs=2, vectorization_mode="sync")
    sync.reset(seed=1)


def test_wrappers_for_one_table() -> None:
    env = FlattenObservation(FilterObservation(Single("artificium"), ["observation"]))
    observation, _ = env.reset(seed=1)
    assert observation in env.observation_space
    assert observation.shape == (Single("artificium").play.observer.size,)


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on(copied: Any) -> None:
    env = Single("artificium", 3, learner=1, opponents="casual", reward="lead")
    observation, _ = env.reset(seed=2)
    for _ in range(10):
        observation, *_ = env.step(int(np.argmax(observation["action_mask"])))
    twin = copied(env)
    other = Single("artificium", 3, learner=1, opponents="casual", reward="lead")
    other.load_state_dict(env.state_dict())
    while not env.play.over:
        action = int(np.flatnonzero(env.action_masks())[-1])
        found = env.step(action)
        np.testing.assert_equal(twin.step(action), found)
        np.testing.assert_equal(other.step(action), found)


@pytest.mark.parametrize("kind", [Aec, Parallel, Single])
def test_names_and_render_modes(kind: Any) -> None:
    names = {kind(game).metadata["name"] for game in GAMES}
    assert {f"artel_{game}_v0" for game in GAMES} == names
    with pytest.raises(ValueError, match="no render mode is called 'human'; there are ansi, svg"):
        kind("zodchie", render_mode="human")
    with pytest.raises(ValueError, match="an illegal action is answered by refuse or random, not by 'pass'"):
        kind("zodchie", illegal="pass")


@pytest.mark.parametrize(
    ("seat", "error", "said"),
    [(2, ValueError, "there is no seat_2 at a table of 2"), (-1, ValueError, "there is no seat_-1"),
     ("0", TypeError, "the learner's seat is a whole number, not '0'"), (True, TypeError, "not True")],
)  # fmt: skip
def test_a_learner_needs_a_seat(seat: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        Single("zodchie", learner=seat)


def test_what_is_not_allowed() -> None:
    env = Single("artificium", illegal="random")
    observation, _ = env.reset(seed=1)
    wrong = int(np.argmin(observation["action_mask"]))
    assert env.step(wrong)[4]["illegal"] == wrong
    strict = Single("artificium")
    observation, _ = strict.reset(seed=1)
    before = strict.state_dict()
    with pytest.raises(ValueError, match=rf"seat_0: the action mask does not allow {wrong} \("):
        strict.step(wrong)
    for action in (1.0, "1", None, True):
        unknown: Any = action
        with pytest.raises(TypeError, match="seat_0: an action is a whole number, not"):
            strict.step(unknown)
    for seed in (-1, 2**63, 1.5):
        bad: Any = seed
        with pytest.raises((TypeError, ValueError)):
            Aec("zodchie").reset(seed=bad)
    assert strict.state_dict() == before
