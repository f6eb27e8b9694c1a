"""Bots that do what bots should not do."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from artel.bots import Answer, Clock, bot
from artel.kernel.chance import Rng


class Crashing:
    def choose(self, view: Any, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        raise ZeroDivisionError("over my head")


class Sleeping:
    def choose(self, view: Any, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        time.sleep(60)
        return Answer(options[0])


class Dying:
    def choose(self, view: Any, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        os.kill(os.getpid(), signal.SIGKILL)
        return Answer(options[0])


class DyingOnce:
    """Leaves a file behind, named in the environment, and then behaves."""

    def choose(self, view: Any, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        if not os.path.exists(os.environ["DIED"]):
            with open(os.environ["DIED"], "w"):
                os.kill(os.getpid(), signal.SIGKILL)
        return Answer(options[0])


class Illegal:
    def choose(self, view: Any, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        return Answer("castle a1")


class Importing:
    """A master; it says what had to be imported when it was asked."""

    def choose(self, view: Any, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        before = set(sys.modules)
        bot("level4").choose(view, options, Clock(iterations=20), rng)
        late = sorted(set(sys.modules) - before)
        if late:
            raise RuntimeError(f"imported late: {late}")
        return Answer(options[0])


class Printing:
    def choose(self, view: Any, options: Sequence[str], clock: Clock, rng: Rng) -> Answer:
        print("thinking", flush=True)
        os.write(1, b"still thinking\n")
        return Answer(options[-1])


class Unmade:
    def __init__(self) -> None:
        raise ValueError("no weights found")


def wait_for(file: str) -> str:
    """Work that takes until a file is there."""
    while not Path(file).exists():
        time.sleep(0.01)
    return file
