"""What holds for all tests: whoever is started is ended, and how fast the machine is decides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import psutil
import pytest
from hypothesis import HealthCheck, settings

HELPERS = ("multiprocessing.resource_tracker", "multiprocessing.forkserver")
"""They end with this process."""

settings.register_profile("artel", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("artel")


@pytest.fixture(scope="session", autouse=True)
def nobody_is_left() -> Iterator[None]:
    yield
    left = [process for process in psutil.Process().children(recursive=True) if is_left(process)]
    told = [f"{process.pid}: {said(process)}" for process in left]
    for process in left:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    assert told == [], "processes that tests have started and not ended"


def is_left(process: psutil.Process) -> bool:
    with suppress(psutil.NoSuchProcess):
        helper = any(name in said(process) for name in HELPERS)
        return not helper and process.status() != psutil.STATUS_ZOMBIE
    return False


def said(process: psutil.Process) -> str:
    with suppress(psutil.NoSuchProcess):
        return " ".join(process.cmdline())
    return ""
