"""Players report what is not right, and are told what became of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from artel.kernel.ids import SPECTATOR
from artel.server.api.common import limit
from artel.server.api.documented import refusals
from artel.server.errors import BadText, NoSuchPerson, NoSuchRemark, NoSuchTable, NotYourself, ReportedAlready
from artel.server.store import news, people, reports, tables, talk
from artel.server.store.news import News
from artel.server.store.people import Person
from artel.server.store.reports import Reason
from artel.server.table.talk import check_text, rooms_for
from artel.server.world import World

Id = Annotated[str, Meta(pattern=r"^[0-9A-Za-z]{1,16}$")]


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`table`: where it happened; what was said there lately goes with it. `remark_at`: which remark is meant, by its
    time; null: the person as such."""

    person: Id
    reason: Reason
    text: Annotated[str, Meta(max_length=500)] = ""
    table: Id | None = None
    remark_at: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class MadeReport(msgspec.Struct, frozen=True):
    id: str


@post(
    "/api/reports", responses=refusals(NoSuchPerson, NoSuchRemark, NoSuchTable, BadText, NotYourself, ReportedAlready)
)
async def report(
    request: Request[Any, Any, Any],
    data: JSONBody[NewReport],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> MadeReport:
    """Tell those who look after the server of a person, or of something that was said at a table."""
    limit(request, "report", human.id)
    text = data.text.strip()
    if text:
        check_text(text.replace("\n", " "))
    if data.person == human.id:
        raise NotYourself
    async with world.database.write() as connection:
        if await people.load(connection, data.person) is None:
            raise NoSuchPerson(person=data.person)
        if data.table is not None:
            row = await tables.load(connection, data.table)
            row.check_seen(human.id)
            seat = row.seat_of(human.id)
            rooms = rooms_for(SPECTATOR if seat is None else seat, over=row.ending is not None)
            if data.remark_at is not None:
                remark = await talk.remark(connection, data.table, data.remark_at)
                if remark.person != data.person or remark.hidden or remark.room not in rooms:
                    raise NoSuchRemark
        elif data.remark_at is not None:
            raise NoSuchRemark
        made = await reports.add(connection, human, data.person, data.table, data.remark_at, data.reason, text)
    return MadeReport(made)


@get("/api/me/news")
async def my_news(world: NamedDependency[World], human: NamedDependency[Person]) -> list[News]:
    """What those who look after the server have me told, until I have read it."""
    async with world.database.read() as connection:
        return await news.of_person(connection, human.id)


@delete("/api/me/news/{which:str}")
async def read_news(which: FromPath[Id], world: NamedDependency[World], human: NamedDependency[Person]) -> None:
    """I have read it."""
    async with world.database.write() as connection:
        await news.read(connection, human.id, which)


ROUTES = [report, my_news, read_news]
