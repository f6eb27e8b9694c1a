import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.state_test import state_test

from artel.rl.aec import Aec
from artel.rl.parallel import Parallel
from rl.tables import CASES, Case


# What is observed has an action mask beside it, as in PettingZoo's own board games, which are known by name there.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_aec(case: Case) -> None:
    api_test(Aec(*case), num_cycles=60)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seeds(case: Case) -> None:
    seed_test(lambda: Aec(*case), num_cycles=30)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_parallel(case: Case) -> None:
    parallel_api_test(Parallel(*case), num_cycles=80)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seeds_of_the_parallel_one(case: Case) -> None:
    """It draws actions without looking at the mask."""
    parallel_seed_test(lambda: Parallel(*case, illegal="random"), num_cycles=30)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_state(case: Case) -> None:
    """What all seats see, one after another. PettingZoo draws actions without looking at the mask here too."""
    env = Aec(*case, illegal="random")
    state_test(env, Parallel(*case), num_cycles=3)
    env.reset(seed=1)
    size = env.play.observer.size
    for seat, agent in enumerate(env.possible_agents):
        np.testing.assert_equal(env.state()[seat * size : (seat + 1) * size], env.observe(agent)["observation"])
    assert env.state().shape == env.state_space.shape == (case.players * size,)
