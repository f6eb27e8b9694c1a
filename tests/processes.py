"""Processes that tests start. Each has a group of its own, and nobody of the group is left when the test is over."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from patience import HANG


@contextmanager
def started(command: Sequence[object], **more: Any) -> Iterator[subprocess.Popen[Any]]:
    process = subprocess.Popen([str(part) for part in command], start_new_session=True, **more)
    try:
        yield process
    finally:
        end_group(process)


def end_group(process: subprocess.Popen[Any]) -> None:
    """Also where the process itself has ended and left others behind."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(HANG)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()
