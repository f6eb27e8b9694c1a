"""How well people solve puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select

from artel.puzzles.solver import Solver
from artel.puzzles.store import all_puzzles
from artel.server.store.engine import now
from artel.server.store.schema import people, solvers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.puzzles import Puzzle


async def solver_of(connection: AsyncConnection, person: str) -> Solver:
    found = await connection.scalar(select(solvers.c.solver).where(solvers.c.person_id == person))
    return Solver() if found is None else msgspec.json.decode(found, type=Solver)


async def answered(connection: AsyncConnection, person: str, tried: Iterable[tuple[str, bool | None]]) -> Solver:
    """What was tried before stays as it is, and puzzles that there are not are left out."""
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    before = await solver_of(connection, person)
    after = before.adds(known(tried))
    if after != before:
        await connection.execute(delete(solvers).where(solvers.c.person_id == person))
        kept = msgspec.json.encode(after).decode()
        await connection.execute(insert(solvers).values(person_id=person, solver=kept, changed_at=now()))
    return after


def known(tried: Iterable[tuple[str, bool | None]]) -> list[tuple[Puzzle, bool | None]]:
    found = all_puzzles()
    return [(found[name], right) for name, right in tried if name in found]


async def hand_on(connection: AsyncConnection, guest: str, account: str) -> None:
    """As if the account had answered what the guest has."""
    theirs = await solver_of(connection, guest)
    if theirs.tried:
        await answered(connection, account, theirs.tried.items())
