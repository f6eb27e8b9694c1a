"""The log. structlog comes with the first line that is written: commands that write none do not wait for it."""

from __future__ import annotations

from typing import Any


class LazyLog:
    def __getattr__(self, name: str) -> Any:
        import structlog

        return getattr(structlog.get_logger(), name)


log = LazyLog()
