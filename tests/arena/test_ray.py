"""The same games on a Ray cluster: one on this machine, with two workers."""

from __future__ import annotations

import os
import time

import pytest

from arena.test_plan import plan
from artel.arena.executors import LOCAL, RayCluster
from artel.arena.plan import contests
from artel.arena.play import play
from artel.kernel.errors import BadInput


@pytest.mark.deep
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games() -> None:
    ray = pytest.importorskip("ray")

    def process() -> int:
        time.sleep(0.3)
        return os.getpid()

    (contest,) = contests(plan("level2,level1,random", rounds=4))
    cluster = RayCluster(LOCAL, cores=2)
    try:
        assert cluster.cores() == 2
        played = {one.key: one for one in cluster.play(contest.jobs)}
        pids = set(ray.get([ray.remote(num_cpus=1)(process).remote() for _ in range(8)]))
    finally:
        cluster.close()
    assert not ray.is_initialized()
    assert len(pids) >= 2
    assert set(played) == {job.key for job in contest.jobs}
    for job in contest.jobs:
        assert played[job.key].record == play(job).record


def test_a_cluster_that_does_not_answer() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadInput, match=r"^No Ray cluster answers at 127\.0\.0\.1:1 \("):
        RayCluster("127.0.0.1:1")


class SlowToStart:
    """In the place of Ray: so many times its node does not start in time, for which Ray has no class of its own."""

    def __init__(self, times: int) -> None:
        self.times, self.asked = times, 0

    def init(self, **_: object) -> None:
        self.asked += 1
        if self.asked <= self.times:
            raise Exception("The current node timed out during startup.")


@pytest.mark.parametrize(("times", "said"), [(0, ""), (1, ""), (2, "The current node timed out during startup.")])
def test_a_node_that_does_not_start_in_time_is_started_again(
    times: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = SlowToStart(times)
    monkeypatch.setattr("artel.arena.executors.import_module", lambda name: ray)
    if said:
        with pytest.raises(BadInput, match=rf"^No Ray cluster answers at local \({said}\)\.$"):
            RayCluster(LOCAL)
    else:
        RayCluster(LOCAL)
    assert ray.asked == min(times + 1, 2)


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("artel.arena.executors.import_module", missing)
    with pytest.raises(BadInput, match=r"^Ray is not installed; it comes with artel-tabletop\[ray\]\.$"):
        RayCluster(LOCAL)
