"""How tests wait: for what must come, never for time. `HANG` only ends a test that would wait for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

HANG = 300.0
"""Seconds, also on a machine that has much else to do."""


async def within(coming: Awaitable[T]) -> T:
    return await asyncio.wait_for(coming, HANG)


async def until(happened: Callable[[], bool | Awaitable[bool]], pause: float = 0.02) -> None:
    ends = time.monotonic() + HANG
    while True:
        found = happened()
        if found if isinstance(found, bool) else await found:
            return
        assert time.monotonic() < ends, "it did not happen"
        await asyncio.sleep(pause)


def wait_until(happened: Callable[[], bool], pause: float = 0.05) -> None:
    """The same outside of an event loop."""
    ends = time.monotonic() + HANG
    while not happened():
        assert time.monotonic() < ends, "it did not happen"
        time.sleep(pause)
