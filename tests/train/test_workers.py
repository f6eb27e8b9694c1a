"""Where a training plays: in processes or on a cluster the same games, whoever is faster or dies."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from typer.testing import CliRunner, Result

from artel.arena.executors import LOCAL, DoneT, Executor, GivenT, Processes, RayCluster
from artel.bots import Clock
from artel.bots.learned import shipped
from artel.cli import app
from artel.train.jobs import LEARNER, MASTER, MeasuringJob, SelfPlayJob, insight_from, play_some
from artel.train.loop import TrainingPlan, TrainingProgress, TrainingState, resume, train
from patience import HANG, wait_until
from processes import started

COURSE = TrainingPlan("zodchie", generations=2, games=10, iterations=2, measured=0, width=8, units=2)
SMALL = ("zodchie", "--games", 10, "--iterations", 2, "--width", 8, "--units", 2, "--move-time", 0.01)


class InThisProcess:
    """In the place of a cluster; what was given last is done first."""

    def __init__(self, address: object) -> None:
        self.address = address
        self.closed = False

    def work(self, do: Callable[[GivenT], DoneT], given: Iterable[GivenT]) -> Iterator[DoneT]:
        return map(do, reversed(list(given)))

    def close(self) -> None:
        self.closed = True


def trained(folder: Path, executor: Executor, tell: Callable[[TrainingProgress], None] = lambda now: None) -> list[str]:
    with closing(executor):
        list(train(folder, TrainingState(COURSE, []), executor, tell))
    return kept(folder)


def kept(folder: Path) -> list[str]:
    """Samples and networks, each as it is."""
    files = sorted([*folder.glob("samples-*.npz"), *folder.glob("network-*.net")])
    return [f"{file.name} {file.read_bytes().hex()}" for file in files]


def artel_train(*args: object) -> Result:
    return CliRunner().invoke(app, ["--lang", "en", "train", *map(str, args)])


def a_job(network: bytes | None) -> SelfPlayJob:
    return SelfPlayJob(number=0, game="zodchie", players=2, network=network, iterations=2, thin=1, seed=1, games=1)


def test_the_command_plays_on_a_cluster(tmp_path: Path) -> None:
    made: list[InThisProcess] = []

    def cluster(address: str) -> InThisProcess:
        made.append(InThisProcess(address))
        return made[-1]

    there, here = tmp_path / "there", tmp_path / "here"
    args = (*SMALL, "--generations", 1, "--measured", 2)
    with patch("artel.arena.executors.RayCluster", cluster):
        result = artel_train(*args, "--ray", "ray://head:10001", "--out", there)
    assert result.exit_code == 0, result.output
    assert [(one.address, one.closed) for one in made] == [("ray://head:10001", True)]
    assert "Against masters: " in result.output
    result = artel_train(*args, "--workers", 1, "--out", here)
    assert result.exit_code == 0, result.output
    assert len(made) == 1
    assert kept(there) == kept(here) != []


def test_without_a_cluster_nothing_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("artel.arena.executors.import_module", missing)
    result = artel_train(*SMALL, "--ray", LOCAL, "--out", tmp_path / "it")
    assert (result.exit_code, result.stderr) == (2, "Ray is not installed; it comes with artel-tabletop[ray].\n")
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_dies_is_replaced_and_nothing_changes(tmp_path: Path) -> None:
    executor = Processes(2)
    killed: list[int] = []

    def kill_one(now: TrainingProgress) -> None:
        if not killed and now.generation == 1 and executor.busy:
            worker = next(iter(executor.busy.values()))
            worker.process.kill()
            killed.append(worker.process.pid or 0)

    assert trained(tmp_path / "killed", executor, kill_one) == trained(tmp_path / "whole", Processes(1))
    assert killed != []


def test_a_network_that_comes_with_many_jobs_is_read_once() -> None:
    learned = shipped("zodchie", 2)
    assert learned is not None
    insight_from.cache_clear()
    for slope in (1.0, 2.0):
        sent = pickle.dumps(a_job(msgspec.msgpack.encode(msgspec.structs.replace(learned, slope=slope))))
        found = [play_some(pickle.loads(sent)) for _ in range(3)]
        assert len({samples.hopes.tobytes() for _, samples in found}) == 1
    assert insight_from.cache_info().misses == 2


def test_jobs_say_who_plays() -> None:
    assert a_job(None).names == (MASTER, MASTER)
    assert a_job(b"").names == (LEARNER, LEARNER)
    games = [MeasuringJob(at, "zodchie", 3, b"", Clock(0.1), 1) for at in range(4)]
    assert [one.names.index(LEARNER) for one in games] == [0, 1, 2, 0]
    assert [one.deal for one in games] == [0, 0, 0, 1]


def test_who_plays_needs_no_numpy() -> None:
    """It is for learning, which no node of a cluster does."""
    script = "import sys; import artel.train.jobs; print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout == "False\n"


def test_interrupted(tmp_path: Path) -> None:
    """A real Ctrl-C: all processes of the group get it."""
    options = ["--generations", 1000, "--measured", 0, "--workers", 2, "--out", tmp_path / "it"]
    command = [sys.executable, "-c", "from artel.cli import main; main()", "--lang", "en", "train", *SMALL, *options]
    with started(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as training:

        def one_ended() -> bool:
            assert training.poll() is None
            return (tmp_path / "it" / "state.json").exists()

        wait_until(one_ended)
        os.killpg(training.pid, signal.SIGINT)
        _, err = training.communicate(timeout=HANG)
    assert (training.returncode, err) == (130, f"Interrupted. To go on: artel train --resume {tmp_path / 'it'}\n")
    done = resume(tmp_path / "it").done
    assert [one.number for one in done] == list(range(len(done)))
    assert all((tmp_path / "it" / f"network-{one.number:03}.net").exists() for one in done)


@pytest.mark.deep
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    said: list[TrainingProgress] = []
    assert trained(tmp_path / "ray", RayCluster(LOCAL, cores=2), said.append) == trained(tmp_path / "it", Processes(2))
    assert [now.share for now in said if now.what == "playing"] == [1 / 3, 2 / 3, 1] * 2
