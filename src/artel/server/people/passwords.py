"""Passwords: argon2id, off the event loop, a few at a time whatever comes in."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from artel.server.errors import ShortPassword

LEAST, MOST = 8, 200
AT_ONCE = 2
HASHER = PasswordHasher(time_cost=2, memory_cost=32 * 1024, parallelism=1)


def of_nothing(hasher: PasswordHasher) -> str:
    """A hash like those that it makes, of no password at all: whoever compares one with it takes as long."""
    salt, digest = [
        b64encode(secrets.token_bytes(many)).rstrip(b"=").decode() for many in (hasher.salt_len, hasher.hash_len)
    ]
    return f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${digest}"


NOBODY = of_nothing(HASHER)


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
