"""A process of a test and all that it has started end with the test, whatever becomes of either."""

from __future__ import annotations

import subprocess
import sys

import psutil
import pytest

from patience import wait_until
from processes import started

PARENT = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
print(child.pid, flush=True)
if sys.argv[1] == "stays":
    time.sleep(3600)
"""


@pytest.mark.parametrize("parent", ["stays", "leaves"])
def test_nobody_of_its_group_is_left_when_a_test_fails(parent: str) -> None:
    children: list[int] = []

    def test() -> None:
        with started([sys.executable, "-c", PARENT, parent], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            children.append(int(process.stdout.readline()))
            if parent == "leaves":
                process.wait()
            assert psutil.pid_exists(children[0])
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        test()
    [child] = children
    wait_until(lambda: not psutil.pid_exists(child) or psutil.Process(child).status() == psutil.STATUS_ZOMBIE)
