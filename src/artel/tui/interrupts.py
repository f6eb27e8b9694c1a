"""Ctrl-C where it does no harm: a move that is being made and saved is finished first."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class Interrupts:
    """A context. Within it Ctrl-C is noted, and raises KeyboardInterrupt only where that is `welcome`."""

    def __init__(self) -> None:
        self.noted = False
        self.awaited = False

    def __enter__(self) -> Interrupts:
        self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def note(self, *_: object) -> None:
        self.noted = True
        if self.awaited:
            raise KeyboardInterrupt

    @contextmanager
    def welcome(self) -> Iterator[None]:
        """Raises KeyboardInterrupt, at once if it was noted before."""
        self.awaited = True
        try:
            if self.noted:
                raise KeyboardInterrupt
            yield
        finally:
            self.awaited = False
