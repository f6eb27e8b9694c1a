"""The steps of a table (`artel.session.steps`), appended and never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, func, insert, select, update

from artel.server.store.lasting import lasting
from artel.server.store.schema import inputs, tables
from artel.server.store.writer import Write
from artel.session.steps import PlayStep as PlayStep
from artel.session.steps import standing as standing
from artel.session.steps import standing_versions as standing_versions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection


ADD = lasting(insert(inputs))
COLUMNS = [inputs.c[name] for name in PlayStep.__struct_encode_fields__]
MINE = inputs.c.table_id == bindparam("table")
OF_TABLE = lasting(select(*COLUMNS).where(MINE).order_by(inputs.c.seq))
CUTS = lasting(select(*COLUMNS).where(MINE, inputs.c.kind == "cut").order_by(inputs.c.seq))
SOME = select(*COLUMNS).where(MINE, inputs.c.seq.in_(bindparam("which", expanding=True)))
FEW = 200
"""So many steps are read at once, whether something was taken back or not."""
BEGINNING = OF_TABLE.limit(FEW)
AT_ONCE = 500
"""Rows of one query that names them all."""
ASKED = (
    select(inputs.c.asked).where(inputs.c.table_id == tables.c.id).order_by(inputs.c.seq.desc()).limit(1)
).scalar_subquery()
"""The seats that a table waits for, seat n as bit n; NULL where that is not stored."""
WAITING = select(tables.c.id, ASKED).where(tables.c.id.in_(bindparam("which", expanding=True)))
ACTIONS = lasting(select(inputs.c.seat, inputs.c.action_id, inputs.c.seq).where(MINE, inputs.c.action_id.is_not(None)))


def row_of(table: str, step: PlayStep) -> dict[str, Any]:
    return {"table_id": table, **msgspec.to_builtins(step)}


def added(table: str, step: PlayStep) -> Write:
    return Write(ADD, row_of(table, step))


async def last(connection: AsyncConnection, table: str) -> int:
    """The version of a table; 0 before its game."""
    return int(await connection.scalar(select(func.max(inputs.c.seq)).where(inputs.c.table_id == table)) or 0)


async def of_table(connection: AsyncConnection, table: str) -> list[PlayStep]:
    return [PlayStep(*row) for row in await connection.execute(OF_TABLE, {"table": table})]


async def to_follow(connection: AsyncConnection, table: str, delay: int = 0, upto: int | None = None) -> list[PlayStep]:
    """What it takes to have the game as it is at a version, now if none is named: actions that stand, all cuts, and the
    last steps whole: as many as those who watch are behind, and one. However often something was taken back, the rest
    is not read."""
    if upto is None:
        begun = [PlayStep(*row) for row in await connection.execute(BEGINNING, {"table": table})]
        if len(begun) < FEW:
            return begun
    cuts = [PlayStep(*row) for row in await connection.execute(CUTS, {"table": table})]
    if not cuts and upto is None:
        return await of_table(connection, table)
    newest = await last(connection, table) if upto is None else upto
    cuts = [cut for cut in cuts if cut.seq <= newest]
    whole = max(0, newest - delay - 1)
    wanted = [*standing_versions(whole, cuts), *range(whole + 1, newest + 1)]
    named = sorted(set(wanted) - {cut.seq for cut in cuts})
    found = cuts
    for at in range(0, len(named), AT_ONCE):
        which = named[at : at + AT_ONCE]
        found += [PlayStep(*row) for row in await connection.execute(SOME, {"table": table, "which": which})]
    return sorted(found, key=lambda step: step.seq)


async def actions(connection: AsyncConnection, table: str) -> dict[tuple[int, str], int]:
    """The versions that actions have made, whether they stand or not, by seat and by what the client called them."""
    found: Any = await connection.execute(ACTIONS, {"table": table})  # compiled code takes a row for no tuple
    return {(seat, action): seq for seat, action, seq in found}


async def asked(connection: AsyncConnection, which: Sequence[str]) -> dict[str, int | None]:
    """The seats that each of these tables waits for, seat n as bit n; None where that is not stored."""
    found: Any = await connection.execute(WAITING, {"which": which})  # rows are no tuples, whatever their type says
    return {row[0]: row[1] for row in found}


async def remember_asked(connection: AsyncConnection, table: str, seq: int, seats: int) -> None:
    """For a step from before this was stored; inside a transaction."""
    missing = (inputs.c.table_id == table, inputs.c.seq == seq, inputs.c.asked.is_(None))
    await connection.execute(update(inputs).where(*missing).values(asked=seats))
