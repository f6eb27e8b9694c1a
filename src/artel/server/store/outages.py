"""When the database does not answer: one line says so, now and then another that it still does not, one that it does.

Who meets it is many: requests, tables, what runs by itself. A traceback of each would bury everything else.
"""

from __future__ import annotations

import socket
import sqlite3
import time
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from artel.server.upkeep.log import log

AGAIN: Final = 60.0
"""Seconds between lines while it lasts."""
BROKEN: Final = (
    OperationalError,
    InterfaceError,
    NoConnectionLeft,
    sqlite3.OperationalError,
    ConnectionError,
    TimeoutError,
    socket.gaierror,
)


def is_outage(error: BaseException) -> bool:
    """Is it the way to the database that failed, and not what was asked of it?"""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    driver = type(error.orig if isinstance(error, DBAPIError) and error.orig is not None else error)
    unreached = driver.__module__.startswith("asyncpg") and driver.__name__ in (
        "AdminShutdownError",
        "CannotConnectNowError",
        "ConnectionDoesNotExistError",
        "CrashShutdownError",
        "TooManyConnectionsError",
    )
    return (
        unreached or isinstance(error, BROKEN) or type(error) is OSError
    )  # several addresses, and none of them answers


class Outage:
    """Of one database."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._said = 0.0
        self._times = 0

    def noticed(self, error: BaseException, what: str) -> bool:
        """`what`: did not work because of it. False where it is something else, and all of it belongs in the log."""
        if not is_outage(error):
            log.error(what, exc_info=error)
            return False
        now = time.monotonic()
        if self._since is None:
            self._since, self._times = now, 0
            log.error("the database does not answer", what=what, error=in_short(error))
            self._said = now
        elif now - self._said >= AGAIN:
            log.error("the database still does not answer", failures=self._times, error=in_short(error))
            self._said = now
        self._times += 1
        return True

    def over(self) -> None:
        """It answers."""
        if self._since is not None:
            seconds = round(time.monotonic() - self._since)
            log.warning("the database answers again", after_seconds=seconds, failures=self._times)
            self._since = None


def in_short(error: BaseException) -> str:
    found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(found).splitlines()
    return f"{type(found).__name__}: {lines[0][:200]}" if lines else type(found).__name__
