"""What all processes together have counted, in Redis.

What is taken is taken at once, by what this process knows; Redis is told right after it, or a little later for what
happens often, and answers with what all have taken. So nothing waits for it, and what slips past is what happens in the
meantime. Connections ask first. While Redis is away, each process counts for itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping
from typing import Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = structlog.get_logger()
OFTEN: Final = frozenset(("messages", "cost", "work"))
"""What is told of after `LATER` seconds only."""
LATER: Final = 0.05
AGAIN: Final = 0.5
"""Seconds before another try."""
PATIENCE: Final = 1.0
HOLDS: Final = 60
"""Seconds after which a connection is forgotten of which nobody says that it is still there."""
RENEW: Final = 20.0
BROKEN = (RedisError, OSError, TimeoutError)

TAKE: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + tonumber(ARGV[1])
if full > now then
    redis.call('SET', KEYS[1], string.format('%.6f', full), 'PX', math.ceil((full - now) * 1000))
else
    redis.call('DEL', KEYS[1])
end
return tostring(full - now)
"""
HOLD: Final = """
local now = tonumber(redis.call('TIME')[1])
for at, key in ipairs(KEYS) do
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
    if redis.call('ZCARD', key) >= tonumber(ARGV[at + 2]) then return 0 end
end
for _, key in ipairs(KEYS) do
    redis.call('ZADD', key, now + ARGV[2], ARGV[1])
    redis.call('EXPIRE', key, ARGV[2])
end
return 1
"""
KEEP: Final = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
"""


class SharedCounts:
    def __init__(self, url: str, learn: Callable[[str, str, float], None]) -> None:
        """`learn`: takes a rate, a key, and after how many seconds nothing of it is taken any more."""
        self._redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_timeout=PATIENCE)
        self._take, self._hold, self._keep = [self._redis.register_script(text) for text in (TAKE, HOLD, KEEP)]
        self._learn = learn
        self._taken: dict[tuple[str, str], float] = {}
        self._wake, self._soon = asyncio.Event(), asyncio.Event()
        self._held: dict[str, list[str]] = {}
        self._left: list[tuple[str, str]] = []
        self._tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._renew())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._left += [(key, held) for held, keys in self._held.items() for key in keys]
        try:
            async with asyncio.timeout(PATIENCE):
                await self._leave()
        except BROKEN:
            log.warning("redis is gone")
        await self._redis.aclose()

    def taken(self, name: str, key: str, seconds: float) -> None:
        """So much of a rate was taken here, as the time until it is there again."""
        self._taken[name, key] = self._taken.get((name, key), 0.0) + seconds
        self._wake.set()
        if name not in OFTEN:
            self._soon.set()

    async def hold(self, most: Mapping[str, float]) -> str | None:
        """One more of each of these, of which there are so many at most; None where there are too many. What comes back
        is to be given to `leave`."""
        held = secrets.token_hex(8)
        keys = [f"artel:held:{key}" for key in most]
        try:
            async with asyncio.timeout(PATIENCE):
                if not await self._hold(keys=keys, args=[held, HOLDS, *most.values()]):
                    return None
        except BROKEN as error:
            log.warning("redis is gone", error=str(error))
        self._held[held] = keys
        return held

    def leave(self, held: str) -> None:
        self._left += [(key, held) for key in self._held.pop(held, [])]
        self._wake.set()
        self._soon.set()

    async def _tell(self) -> None:
        while True:
            await self._wake.wait()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), LATER)
            self._wake.clear()
            self._soon.clear()
            try:
                await self._exchange()
                await self._leave()
            except BROKEN as error:
                log.warning("redis is gone", error=str(error))
                await asyncio.sleep(AGAIN)

    async def _exchange(self) -> None:
        taken, self._taken = self._taken, {}
        if not taken:
            return
        pipeline = self._redis.pipeline(transaction=False)
        for (name, key), seconds in taken.items():
            await self._take(keys=[f"artel:rate:{name}:{key}"], args=[seconds], client=pipeline)
        for (name, key), left in zip(taken, await pipeline.execute(), strict=True):
            self._learn(name, key, float(left))

    async def _leave(self) -> None:
        left, self._left = self._left, []
        if left:
            pipeline = self._redis.pipeline(transaction=False)
            for key, held in left:
                pipeline.zrem(key, held)
            await pipeline.execute()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            try:
                pipeline = self._redis.pipeline(transaction=False)
                for held, keys in self._held.items():
                    for key in keys:
                        await self._keep(keys=[key], args=[held, HOLDS], client=pipeline)
                await pipeline.execute()
            except BROKEN as error:
                log.warning("redis is gone", error=str(error))
