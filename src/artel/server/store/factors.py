"""Second factors: secrets that codes are made of, and codes for those who have lost theirs. No code works twice."""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, func, insert, select, update

from artel.server.store.engine import now
from artel.server.store.people import Person, hashed
from artel.server.store.schema import factors, recovery_codes

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

STEP = 30
"""Seconds that a code is shown."""
DRIFT = 1
"""Steps by which the clock of a device may be off."""
CODES = 10
DIGITS = 6


class Factor(NamedTuple):
    """`since`: when it was confirmed; None: it is not asked for yet."""

    secret: str
    since: int | None


async def of(connection: AsyncConnection, person: Person) -> Factor | None:
    query = select(factors.c.secret, factors.c.since).where(factors.c.person_id == person.id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Factor(*row)


async def codes_left(connection: AsyncConnection, person: Person) -> int:
    query = select(func.count()).where(recovery_codes.c.person_id == person.id)
    return int(await connection.scalar(query) or 0)


async def begin(connection: AsyncConnection, person: Person, secret: str) -> None:
    """Instead of one that was begun and not confirmed. One that was confirmed is in the way: IntegrityError."""
    mine = (factors.c.person_id == person.id) & factors.c.since.is_(None)
    await connection.execute(delete(factors).where(mine))
    await connection.execute(insert(factors), {"person_id": person.id, "secret": secret})


async def confirm(connection: AsyncConnection, person: Person) -> bool:
    """False where there is nothing to confirm."""
    mine = (factors.c.person_id == person.id) & factors.c.since.is_(None)
    return (await connection.execute(update(factors).where(mine).values(since=now()))).rowcount > 0


async def new_codes(connection: AsyncConnection, person: Person) -> list[str]:
    """Recovery codes to be shown once; those from before do not work any more."""
    await connection.execute(delete(recovery_codes).where(recovery_codes.c.person_id == person.id))
    codes = [base64.b32encode(secrets.token_bytes(10)).decode().lower() for _ in range(CODES)]
    rows = [{"person_id": person.id, "code_hash": hashed(code)} for code in codes]
    await connection.execute(insert(recovery_codes), rows)
    return ["-".join(code[start : start + 4] for start in range(0, len(code), 4)) for code in codes]


async def use(connection: AsyncConnection, person: Person, code: str) -> bool:
    """Whether the code is right; it never is again."""
    plain = "".join(code.split()).replace("-", "").lower()
    if len(plain) == DIGITS and plain.isascii():
        return await use_time(connection, person, plain)
    mine = (recovery_codes.c.person_id == person.id) & (recovery_codes.c.code_hash == hashed(plain))
    return (await connection.execute(delete(recovery_codes).where(mine))).rowcount > 0


async def use_time(connection: AsyncConnection, person: Person, code: str) -> bool:
    """The database decides which of two was first."""
    from pyotp import TOTP

    found = await of(connection, person)
    if found is None:
        return False
    at, made = int(time.time()) // STEP, TOTP(found.secret)
    steps = range(at - DRIFT, at + DRIFT + 1)
    fitting = [step for step in steps if hmac.compare_digest(made.at(step * STEP).encode(), code.encode())]
    if not fitting:
        return False
    mine = (factors.c.person_id == person.id) & (factors.c.last_step < fitting[0])
    return (await connection.execute(update(factors).where(mine).values(last_step=fitting[0]))).rowcount > 0


async def drop(connection: AsyncConnection, person: Person) -> bool:
    """False where there was none."""
    await connection.execute(delete(recovery_codes).where(recovery_codes.c.person_id == person.id))
    return (await connection.execute(delete(factors).where(factors.c.person_id == person.id))).rowcount > 0
