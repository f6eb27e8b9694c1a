"""Tables and their seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Integer, and_, bindparam, exists, func, insert, or_, select, update

from artel.server.errors import NoSuchTable
from artel.server.store import served, steps
from artel.server.store.engine import now
from artel.server.store.lasting import lasting
from artel.server.store.leases import ALIVE, NOBODY
from artel.server.store.packs import PackRow
from artel.server.store.schema import Id, inputs, packs, people, results, seats, tables
from artel.server.store.writer import Write, execute
from artel.session.seating import SeatRow as SeatRow
from artel.session.seating import TableRow as TableRow
from artel.session.settings import TableSettings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.kernel.game import Result
    from artel.server.store.steps import PlayStep


class KeptSettings(TableSettings, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """As they are stored, with the layout of a table that was laid out by hand."""

    layout: dict[str, Any] | None = None


decode_options = msgspec.json.Decoder(dict[str, str]).decode
decode_settings = msgspec.json.Decoder(KeptSettings).decode
UNENDED = ("open", "running")
APART = ("seats", "own_pack", "layout")
NAMES = [name for name in TableRow.__struct_fields__ if name not in APART]
COLUMNS = [tables.c[name] for name in NAMES]
PACK = "pack of it: "
PACK_COLUMNS = [packs.c[name].label(PACK + name) for name in PackRow.__struct_fields__]
ROWS = select(*COLUMNS, *PACK_COLUMNS).outerjoin(packs, packs.c.digest == tables.c.pack)
FINISH = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.status == "running")
    .values(status="over", ending=bindparam("how"), ended_at=bindparam("at"))
)
END = update(seats).where(seats.c.table_id == bindparam("table")).values(ended=True)
AT_TABLE, AT_SEAT = bindparam("table", type_=Id), bindparam("at", type_=Integer)
SITTING = select(seats.c.person_id).where(seats.c.table_id == AT_TABLE, seats.c.seat == AT_SEAT)
ADD_RESULT = insert(results).values(
    table_id=AT_TABLE,
    seat=AT_SEAT,
    person_id=SITTING.scalar_subquery(),  # a guest may have become an account meanwhile
    bot=bindparam("by"),
    score=bindparam("points"),
    place=bindparam("rank"),
    ended_at=bindparam("ended"),
    listed=bindparam("seen"),
)
SITS, COMES = people.c.id == seats.c.person_id, people.c.id == seats.c.invited_id
JOINED: dict[str, ColumnElement[Any]] = {
    "name": select(people.c.name).where(SITS).scalar_subquery(),
    "kind": select(people.c.kind).where(SITS).scalar_subquery(),
    "invited": select(people.c.name).where(COMES).scalar_subquery(),
}
"""Looked up for each seat: PostgreSQL would make a join over all people of it for a long list of tables."""
SEAT = "seat of it: "
SEAT_FIELDS = SeatRow.__struct_fields__
SEAT_COLUMNS = [JOINED[name] if name in JOINED else seats.c[name] for name in SEAT_FIELDS]
LOAD = lasting(
    ROWS.add_columns(*[column.label(SEAT + name) for name, column in zip(SEAT_FIELDS, SEAT_COLUMNS, strict=True)])
    .join(seats, seats.c.table_id == tables.c.id)
    .where(tables.c.id == AT_TABLE)
    .order_by(seats.c.seat)
)
"""A table and its seats at once: a row for each of them."""
SEATS = (
    select(seats.c.table_id, *SEAT_COLUMNS)
    .where(seats.c.table_id.in_(bindparam("which", expanding=True)))
    .order_by(seats.c.seat)
)
FREE = (seats.c.person_id.is_(None)) & (seats.c.bot.is_(None))
SIT = lasting(
    update(seats)
    .where(seats.c.table_id == AT_TABLE, seats.c.seat == AT_SEAT, FREE)
    .values(person_id=bindparam("who"), nonce=bindparam("given"), invited_id=None)
)
HOLD = select(tables.c.id).where(tables.c.id == AT_TABLE).with_for_update()
START = lasting(
    update(tables)
    .where(tables.c.id == AT_TABLE, tables.c.status == "open")
    .values(status="running", started_at=bindparam("at"), owner=func.coalesce(tables.c.owner, NOBODY))
)
HOST = bindparam("host", type_=Id)
SHARED = exists().where(seats.c.table_id == tables.c.id, or_(FREE, seats.c.person_id != HOST))
UNFINISHED = select(func.count()).where(tables.c.host_id == HOST, tables.c.status.in_(UNENDED))
UNFINISHED_ALONE, UNFINISHED_SHARED = UNFINISHED.where(~SHARED), UNFINISHED.where(SHARED)
ADD, ADD_SEAT = lasting(insert(tables)), lasting(insert(seats))


async def add(connection: AsyncConnection, table: TableRow) -> None:
    values = msgspec.structs.asdict(table)
    values["options"] = msgspec.json.encode(table.options).decode()
    kept_settings = KeptSettings(**msgspec.structs.asdict(table.settings), layout=table.layout)
    values["settings"] = msgspec.json.encode(kept_settings).decode()
    for name in APART:
        del values[name]
    if table.status == "running":
        values["owner"] = NOBODY
    await connection.execute(ADD, values)
    known = {"table_id": table.id, "opened_at": table.created_at, "ended": table.status not in UNENDED}
    kept = [known | msgspec.structs.asdict(row) for row in table.seats]
    await connection.execute(ADD_SEAT, [{k: v for k, v in row.items() if k not in JOINED} for row in kept])


async def load(connection: AsyncConnection, table: str) -> TableRow:
    """Raises NoSuchTable."""
    found = (await connection.execute(LOAD, {"table": table})).all()
    if not found:
        raise NoSuchTable(table=table)
    taken = [SeatRow(*row[-len(SEAT_FIELDS) :]) for row in found]
    return made(found[0], taken)


async def listed(
    connection: AsyncConnection, status: str, most: int, game: str | None = None, before: int | None = None
) -> list[TableRow]:
    """The newest ones that everybody may see; `before`: opened before this time."""
    query = ROWS.where(tables.c.status == status, tables.c.visibility == "open")
    if game is not None:
        query = query.where(tables.c.game == game)
    if before is not None:
        query = query.where(tables.c.created_at < before)
    return await rows(connection, query.order_by(tables.c.created_at.desc(), tables.c.id).limit(most))


async def of_person(connection: AsyncConnection, person: str, most: int) -> list[TableRow]:
    """Those that are not over: where the person sits, is host, or has a seat kept; the newest first."""
    sits = select(seats.c.table_id).where(seats.c.person_id == person, ~seats.c.ended)
    kept = select(seats.c.table_id).where(seats.c.invited_id == person)
    hosts = select(tables.c.id).where(tables.c.host_id == person, tables.c.status.in_(UNENDED))
    query = ROWS.where(tables.c.status.in_(UNENDED), tables.c.id.in_(sits.union(kept, hosts)))
    return await rows(connection, query.order_by(tables.c.created_at.desc(), tables.c.id).limit(most))


async def unfinished(connection: AsyncConnection, host: str, *, alone: bool) -> int:
    """How many tables this person has opened that are not over: `alone` with bots, or with others, who may be still to
    come."""
    return int(await connection.scalar(UNFINISHED_ALONE if alone else UNFINISHED_SHARED, {"host": host}) or 0)


async def rows(connection: AsyncConnection, query: Select[Any]) -> list[TableRow]:
    found = (await connection.execute(query)).all()
    taken = await seats_of(connection, [row.id for row in found])
    return [made(row, taken.get(row.id, ())) for row in found]


async def seats_of(connection: AsyncConnection, which: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    for table, *values in await connection.execute(SEATS, {"which": which}):
        found.setdefault(table, []).append(SeatRow(*values))
    return found


def made(found: Sequence[Any], taken: Sequence[SeatRow]) -> TableRow:
    """`found`: what `ROWS` asks for, and maybe more."""
    values = dict(zip(NAMES, found, strict=False))
    own = found[len(NAMES) : len(NAMES) + len(PACK_COLUMNS)]
    kept = msgspec.structs.asdict(decode_settings(values["settings"]))
    values |= {"layout": kept.pop("layout"), "settings": TableSettings(**kept)}
    values |= {"options": decode_options(values["options"]), "seats": tuple(taken)}
    return TableRow(**values, own_pack=None if own[0] is None else PackRow(*own))


async def sit(connection: AsyncConnection, table: str, seat: int, person: str, nonce: str = "") -> bool:
    """False where somebody was quicker."""
    values = {"table": table, "at": seat, "who": person, "given": nonce}
    return (await connection.execute(SIT, values)).rowcount == 1


async def hold(connection: AsyncConnection, table: str) -> None:
    """Until the end of the transaction nobody else holds it. SQLite has one writer at a time."""
    if connection.dialect.name != "sqlite":
        await connection.execute(HOLD, {"table": table})


async def put(connection: AsyncConnection, table: str, seat: int, **values: str | None) -> None:
    """Changes a seat."""
    await connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(values))


async def change(connection: AsyncConnection, table: str, **values: str | None) -> None:
    await connection.execute(update(tables).where(tables.c.id == table).values(values))


async def hide(connection: AsyncConnection, table: str) -> None:
    """Only who sat there finds it from now on."""
    await change(connection, table, visibility="private")
    await connection.execute(update(results).where(results.c.table_id == table).values(listed=False))


async def give_up(connection: AsyncConnection, which: list[str]) -> None:
    """Nobody plays there any more; whoever plays it nevertheless stores nothing. A game that was begun ends there, and
    shows what it hid."""
    mine = tables.c.id.in_(which)
    left = {"status": "abandoned", "ended_at": now(), "owner": None, "fence": tables.c.fence + 1}
    begun = update(tables).where(mine, tables.c.status == "running").values(left | {"ending": "abandoned"})
    ended = list(await connection.scalars(begun.returning(tables.c.id)))
    await connection.execute(update(tables).where(mine, tables.c.status == "open").values(left))
    await connection.execute(update(seats).where(seats.c.table_id.in_(which)).values(ended=True))
    for table in ended:
        step = steps.PlayStep(await steps.last(connection, table) + 1, "end", None, "abandoned", None, None, now())
        await execute(connection, [steps.added(table, step)])


async def forgotten(connection: AsyncConnection, me: str, opened_before: int, moved_before: int) -> list[str]:
    """Tables that never started, and games that nobody has continued and where nobody is. `me`: the process that asks,
    whose tables are alive with or without a lease."""
    last = select(func.max(inputs.c.at)).where(inputs.c.table_id == tables.c.id).scalar_subquery()
    alone = or_(tables.c.owner.is_(None), and_(tables.c.owner != me, tables.c.owner.not_in(ALIVE)))
    query = select(tables.c.id).where(
        tables.c.tournament_id.is_(None),
        or_(
            and_(tables.c.status == "open", tables.c.created_at < opened_before),
            and_(tables.c.status == "running", last < moved_before, alone),
        ),
    )
    return list(await connection.scalars(query))


async def start(connection: AsyncConnection, row: TableRow) -> TableRow | None:
    """The same running; None where it is not open any more."""
    at = now()
    if (await connection.execute(START, {"table": row.id, "at": at})).rowcount != 1:
        return None
    return msgspec.structs.replace(row, status="running", started_at=at)


async def begin(connection: AsyncConnection, table: str, step: PlayStep, *more: Write) -> None:
    """Stores the first step of a game, and what belongs to it."""
    if step.clocks is not None:
        step = msgspec.structs.replace(step, tick=await served.by_now(connection))
    await execute(connection, [steps.added(table, step), *more])


def finish(table: TableRow, result: Result, how: str) -> list[Write]:
    """What is to be stored together with the last step."""
    at, seen = now(), table.visibility == "open"
    writes = [Write(FINISH, {"table": table.id, "how": how, "at": at}), Write(END, {"table": table.id})]
    for row in table.seats:
        points, rank = result.scores[row.seat], result.places[row.seat]
        values = {"table": table.id, "at": row.seat, "by": row.bot, "points": points, "rank": rank}
        writes.append(Write(ADD_RESULT, values | {"ended": at, "seen": seen}))
    return writes
