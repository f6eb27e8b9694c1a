"""Wakes those in this process who wait for news of a bot account. In other processes they look by themselves."""

from __future__ import annotations

import asyncio


class Bells:
    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}

    def hang(self, bot: str) -> asyncio.Event:
        """Set when it rings; to be taken down in the end."""
        bell = asyncio.Event()
        self._waiting.setdefault(bot, set()).add(bell)
        return bell

    def take_down(self, bot: str, bell: asyncio.Event) -> None:
        self._waiting[bot].discard(bell)
        if not self._waiting[bot]:
            del self._waiting[bot]

    def many(self, bot: str) -> int:
        return len(self._waiting.get(bot, ()))

    def ring(self, bot: str) -> None:
        for bell in self._waiting.get(bot, ()):
            bell.set()
