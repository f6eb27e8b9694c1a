import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

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
