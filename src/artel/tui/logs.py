"""What goes wrong behind a table is no business of the screen: it is written into a file beside the games."""

from __future__ import annotations

import logging
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from artel.session import saves

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE: Final = "artel.log"


class LogFile(logging.Handler):
    """Where it cannot be written, a game is played without it."""

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError):
            saves.folder().mkdir(parents=True, exist_ok=True)
            with (saves.folder() / FILE).open("a", encoding="utf-8") as file:
                print(self.format(record), file=file)


@contextmanager
def log_kept() -> Iterator[None]:
    log, handler = logging.getLogger("artel"), LogFile()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    before = log.level
    log.addHandler(handler)
    log.setLevel(logging.WARNING)
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.setLevel(before)
