"""Which process plays which table. A process holds a lease and renews it: while it runs, its tables are its own.

A table's `fence` rises with every change of owner, and a table writes under the fence that it was taken with
(`Writer.fenced`): whoever has lost a table stores nothing there any more, whatever he believes.

A table without an owner is at rest. One whose owner is not alive waits to be taken over; so does one that has begun and
has not been played by anybody yet (`NOBODY`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import BigInteger, BindParameter, bindparam, delete, func, insert, literal_column, or_, select, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from artel.server.store.lasting import lasting
from artel.server.store.schema import owners, seats, tables
from artel.server.store.steps import ASKED
from artel.server.store.writer import Write

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

LEASE = 5_000
"""Milliseconds that a process may be silent."""
NOBODY = ""


class Forsaken(NamedTuple):
    """A running table whose owner is not alive. `bots_turn`: a bot is to move, or that is not known."""

    table: str
    owner: str
    bots_turn: bool


class clock(FunctionElement[int]):  # noqa: N801  # a function of SQL
    """The database's own time in milliseconds: processes may run on machines whose clocks differ."""

    type = BigInteger()
    inherit_cache = True


@compiles(clock, "sqlite")
def clock_of_sqlite(*_: Any, **__: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(clock, "postgresql")
def clock_of_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


ALIVE = select(owners.c.id).where(owners.c.lease_until > clock())
ME: BindParameter[str] = bindparam("me")
TAKE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .where(or_(tables.c.owner.is_(None), tables.c.owner == ME, tables.c.owner.not_in(ALIVE)))
    .values(owner=ME, fence=tables.c.fence + 1)
)
HELD = lasting(select(tables.c.owner, tables.c.fence).where(tables.c.id == bindparam("table")))
SEATED_BOTS = (
    select(func.sum(literal_column("1").op("<<")(seats.c.seat)))
    .where(seats.c.table_id == tables.c.id, seats.c.bot.is_not(None))
    .scalar_subquery()
)
FORSAKEN = lasting(
    select(tables.c.id, tables.c.owner, SEATED_BOTS.label("bots"), ASKED.label("asked"))
    .where(tables.c.status == "running", tables.c.owner.is_not(None), tables.c.owner != ME)
    .where(tables.c.owner.not_in(ALIVE))
)
LAY_DOWN = (
    update(tables).where(tables.c.id == bindparam("table"), tables.c.owner == bindparam("was")).values(owner=None)
)
REST = update(tables).where(tables.c.id == bindparam("table"), tables.c.owner == ME).values(owner=None)


def take(table: str, me: str) -> Write:
    """Mine from now on, unless it belongs to somebody who is alive; `held` says whose it is."""
    return Write(TAKE, {"table": table, "me": me})


def rest(table: str, me: str) -> Write:
    """Nobody's from now on."""
    return Write(REST, {"table": table, "me": me})


def lay_down(found: Forsaken) -> Write:
    """At rest, unless somebody has taken it meanwhile."""
    return Write(LAY_DOWN, {"table": found.table, "was": found.owner})


async def held(connection: AsyncConnection, table: str) -> tuple[str, int] | None:
    """Whose table it is, and under which fence; None: there is no such table."""
    found = (await connection.execute(HELD, {"table": table})).one_or_none()
    return None if found is None else (found.owner or "", found.fence)


async def renew(connection: AsyncConnection, me: str) -> bool:
    """False where the lease had run out, so that others may have taken what was mine."""
    until = clock() + LEASE
    kept = update(owners).where(owners.c.id == me, owners.c.lease_until > clock()).values(lease_until=until)
    if (await connection.execute(kept)).rowcount == 1:
        return True
    await connection.execute(delete(owners).where(or_(owners.c.id == me, owners.c.lease_until <= clock())))
    await connection.execute(insert(owners).values(id=me, lease_until=until))
    return False


async def release(connection: AsyncConnection, me: str) -> None:
    """All of mine is free."""
    await connection.execute(delete(owners).where(owners.c.id == me))


async def release_all(connection: AsyncConnection) -> None:
    """For a process that is alone by its configuration: whoever was before it is not there any more."""
    await connection.execute(delete(owners))


async def alive(connection: AsyncConnection) -> set[str]:
    return set((await connection.execute(ALIVE)).scalars())


async def forsaken(connection: AsyncConnection, me: str) -> list[Forsaken]:
    """None of mine."""
    found = []
    for row in await connection.execute(FORSAKEN, {"me": me}):
        bots_turn = bool(row.bots) and (row.asked is None or bool(row.asked & row.bots))
        found.append(Forsaken(row.id, row.owner, bots_turn))
    return found
