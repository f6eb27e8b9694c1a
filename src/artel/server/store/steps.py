"""The steps of a table, appended and never changed: step number n makes version n of the table.

`start`: the chance before the first question; `act`: an action and the chance that follows it; `text` holds these as
lines of a record. `cut`: everything after the version in `text` is taken back. `end`: over before its time; `text` says
how.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import bindparam, func, insert, select

from artel.server.store.schema import inputs
from artel.server.store.writer import Write

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


class Step(msgspec.Struct, frozen=True):
    """`action_id`: what the client called it; `bot`: who answered, if not the person on the seat; `clocks`: as JSON,
    the milliseconds that every seat has left after it."""

    seq: int
    kind: str
    seat: int | None
    text: str
    action_id: str | None
    bot: str | None
    at: int
    clocks: str | None = None


ADD = insert(inputs)
COLUMNS = [inputs.c[name] for name in Step.__struct_fields__]
OF_TABLE = select(*COLUMNS).where(inputs.c.table_id == bindparam("table")).order_by(inputs.c.seq)


def added(table: str, step: Step) -> Write:
    return Write(ADD, {"table_id": table, **msgspec.structs.asdict(step)})


async def last(connection: AsyncConnection, table: str) -> int:
    """The version of a table; 0 before its game."""
    return int(await connection.scalar(select(func.max(inputs.c.seq)).where(inputs.c.table_id == table)) or 0)


async def of_table(connection: AsyncConnection, table: str) -> list[Step]:
    return [Step(*row) for row in await connection.execute(OF_TABLE, {"table": table})]
