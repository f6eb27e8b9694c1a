"""The command at a real terminal of its own, which dies with the test whatever fails."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from patience import HANG

PATIENCE = HANG
"""Seconds after which something hangs."""
SCRIPT = "from artel.cli import main; main()"


class AtTerminal:
    def __init__(self, process: subprocess.Popen[bytes], ours: int) -> None:
        self.process = process
        self.ours = ours
        self.shown = b""

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def hang_up(self) -> None:
        if self.ours >= 0:
            os.close(self.ours)
        self.ours = -1

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process.send_signal(signal.SIGWINCH)

    def read(self) -> bool:
        """False: nothing will come any more."""
        if not select.select([self.ours], [], [], PATIENCE)[0]:
            raise AssertionError(f"nothing comes: {self.shown[-2000:]!r}")
        try:
            more = os.read(self.ours, 65536)
        except OSError:
            more = b""
        self.shown += more
        return bool(more)

    def wait_for(self, text: str, *, since: int = 0) -> None:
        end = monotonic() + PATIENCE
        while text.encode() not in self.shown[since:]:
            assert monotonic() < end, f"“{text}” does not come: {self.shown[-2000:]!r}"
            assert self.read(), f"“{text}” does not come: {self.shown[-2000:]!r}"

    def ended(self) -> int:
        """The exit status, once everything is read."""
        while self.read():
            pass
        return self.process.wait(PATIENCE)


@contextmanager
def at_terminal(
    *arguments: object, home: Path, size: tuple[int, int] = (120, 40), script: str = SCRIPT, **more: str
) -> Iterator[AtTerminal]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def take_terminal() -> None:
        os.setsid()
        fcntl.ioctl(theirs, termios.TIOCSCTTY, 0)

    environment = os.environ | {"XDG_STATE_HOME": str(home), "TERM": "xterm-256color", "ARTEL_LANG": "en"}
    environment |= {"PYTHONPATH": str(Path(__file__).parents[1]), "COLORFGBG": "15;0"} | more
    process = subprocess.Popen(
        [sys.executable, "-c", script, *map(str, arguments)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        preexec_fn=take_terminal,
    )
    os.close(theirs)
    found = AtTerminal(process, ours)
    try:
        yield found
    finally:
        process.kill()
        process.wait()
        found.hang_up()
