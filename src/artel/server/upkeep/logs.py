"""Structured logs, as text or as one JSON object a line; what libraries say goes the same way.

Nothing that somebody sends reaches the log raw: control characters and their like are written as escapes, and a
traceback is indented, so that no text can pass for a line of its own.

Nothing secret is to get in: libraries are heard from warnings on (below that some of them write out frames and the
parameters of queries), and tracebacks are shown without the values of variables.
"""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor

    from artel.server.config import Settings

log = structlog.get_logger()
CLIENTS_FAULT = ("Invalid UTF-8 sequence received from client.",)
"""Errors to libraries that anybody out there could fill the log with."""


def set_up_logs(settings: Settings) -> None:
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shown: list[Processor]
    if settings.log_format == "json":
        shown = [structlog.processors.JSONRenderer(ensure_ascii=False)]
    else:
        plain = structlog.dev.plain_traceback
        shown = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            cleaned,
            *shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
    root = logging.getLogger()
    root.setLevel(max(level, logging.WARNING))
    if not any(isinstance(handler, Libraries) for handler in root.handlers):
        root.addHandler(Libraries())


def cleaned(_: object, __: str, event: EventDict) -> EventDict:
    for name, value in event.items():
        if isinstance(value, str):
            event[name] = indented(value) if name == "exception" else escaped(value)
    return event


def escaped(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def indented(text: str) -> str:
    return "\n".join(f"  {escaped(line)}" for line in text.split("\n"))


class Libraries(logging.Handler):
    """Hands on what libraries log."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.msg in CLIENTS_FAULT:
            return
        log.log(record.levelno, record.getMessage(), logger=record.name, exc_info=record.exc_info or None)
