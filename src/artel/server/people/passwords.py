"""Passwords: argon2id, off the event loop, a few at a time whatever comes in."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from artel.server.errors import ShortPassword

LEAST, MOST = 8, 200
AT_ONCE = 2
HASHER = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)
NOBODY = HASHER.hash(secrets.token_urlsafe(32))
"""What is compared where there is no password: it takes as long. Nobody knows what it was made of."""


class Passwords:
    """Those who hash them."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="argon2")

    async def hash_of(self, password: str) -> str:
        """Raises ShortPassword."""
        if len(password) < LEAST:
            raise ShortPassword(least=LEAST)
        return await asyncio.get_running_loop().run_in_executor(self._threads, HASHER.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """`stored`: the hash; None where there is none, and then nothing fits."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, verify, stored, password)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def verify(stored: str | None, password: str) -> bool:
    try:
        HASHER.verify(NOBODY if stored is None else stored, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None
