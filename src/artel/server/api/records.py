"""Records of games that are over, their replays, and proofs. Of a game that is not over, nothing is told here.

Everybody may see the record of a finished game, hidden hands and all; that of a private table, those who sat there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.params import FromPath, FromQuery, QueryParameter

from artel.bots.crew import Lane, PoolFull
from artel.kernel.ids import SPECTATOR
from artel.kernel.record import Record
from artel.languages import Language
from artel.server.api.common import address_of, limit
from artel.server.api.documented import refusal, refusals
from artel.server.errors import NoSuchTable, NotOver, ProofTooSlow, TooMany
from artel.server.records import replays
from artel.server.records.verifying import LONGEST, Proved
from artel.server.store.people import Person
from artel.server.store.steps import PlayStep
from artel.server.store.tables import TableRow
from artel.server.traffic.limits import neighbourhood
from artel.server.world import World
from artel.session.pages import RecordPage, ReplayPage, file, in_numbers, page, some_steps
from artel.session.statistics import Statistics

Asking = Request[Any, Any, Any]
Make = Callable[[TableRow, Sequence[PlayStep]], bytes]
HIDDEN = refusals(NoSuchTable, NotOver)


async def made(
    request: Asking, world: World, person: Person | None, table: str, what: tuple[Hashable, ...], make: Make
) -> bytes:
    """JSON of a game that is over, made by another process and kept. Raises NoSuchTable, NotOver or TooMany, and what
    `make` raises."""
    row = await replays.finished(world.database, table, person.id if person is not None else None)
    who = neighbourhood(address_of(request))

    async def anew() -> bytes:
        await world.limits.pace("work", who)
        taken = await replays.taken(world.database, row.id)
        try:
            return await world.desk.do(partial(make, row, taken), Lane.REPLAY, who)
        except PoolFull:
            raise TooMany(seconds=1) from None

    names = tuple((seat.name, seat.person_id) for seat in row.seats)
    return await world.desk.kept((row.id, row.visibility, row.rematch, names, what), anew)


@get("/api/records/{table:str}", summary="A finished game", responses=HIDDEN)
async def show_record(
    request: Asking,
    table: FromPath[str],
    world: NamedDependency[World],
    person: NamedDependency[Person | None],
    language: FromQuery[Language | None] = None,
) -> Response[RecordPage]:
    """Who sat where, the result with its score items and clauses, and the proof that nobody chose the luck."""
    make = partial(page, language=language)
    return as_json(await made(request, world, person, table, ("page", language), make))


@get("/api/records/{table:str}/file", summary="The record file", responses=HIDDEN)
async def record_file(
    request: Asking, table: FromPath[str], world: NamedDependency[World], person: NamedDependency[Person | None]
) -> Response[Record]:
    """The whole game with its secret, for `artel verify` and `artel replay`."""
    row = await replays.finished(world.database, table, person.id if person is not None else None)
    data = await made(request, world, person, table, ("file",), file)
    return as_json(data, {"content-disposition": f'attachment; filename="{row.game}-{row.id}.json"'})


@get("/api/records/{table:str}/steps", summary="Step through a finished game", responses=HIDDEN)
async def show_steps(
    request: Asking,
    table: FromPath[str],
    world: NamedDependency[World],
    person: NamedDependency[Person | None],
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=15, description="Whose eyes; left out: of who watched.")
    ] = None,
    everything: Annotated[
        bool,
        QueryParameter(
            description=f"Show all seats and all that was hidden; {replays.MOST_OF_ALL} steps at most are shown."
        ),
    ] = False,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=100_000, description="The first step.")] = 0,
    last: Annotated[
        int | None,
        QueryParameter(name="to", ge=0, le=100_000, description=f"The last step; {replays.MOST} at most are shown."),
    ] = None,
    language: Annotated[Language | None, QueryParameter(description="Of the log; left out: no log.")] = None,
) -> Response[ReplayPage]:
    """From the point of view of a seat exactly what that seat saw when the game was played."""
    eyes = None if everything else SPECTATOR if seat is None else seat
    most = replays.MOST_OF_ALL if everything else replays.MOST
    until = first + most - 1 if last is None else min(first + most - 1, last)
    make = partial(some_steps, eyes=eyes, first=first, until=until, language=language)
    return as_json(await made(request, world, person, table, ("steps", eyes, first, until, language), make))


@get("/api/records/{table:str}/statistics", summary="A finished game in numbers", responses=HIDDEN)
async def show_statistics(
    request: Asking, table: FromPath[str], world: NamedDependency[World], person: NamedDependency[Person | None]
) -> Response[Statistics]:
    """Points over time, moves, and how long everybody thought."""
    return as_json(await made(request, world, person, table, ("statistics",), in_numbers))


def as_json(data: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(data, media_type="application/json", headers=headers)


@dataclass
class TakesRecord(Operation):
    """The body is read as it comes, so that mistakes in it are told as `artel verify` tells them."""

    def __post_init__(self) -> None:
        record = Reference(ref="#/components/schemas/Record")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema=record)}, required=True)


@post(
    "/api/verify",
    status_code=200,
    summary="Prove a record",
    operation_class=TakesRecord,
    request_max_body_size=LONGEST,
    responses={**refusals(ProofTooSlow, TooMany), 409: refusal(409), 413: refusal(413)},
)
async def verify_record(request: Asking, world: NamedDependency[World]) -> Proved:
    """A record file is played again, input by input, as `artel verify` does it, with the same errors."""
    limit(request, "proof")
    return await world.verifier.prove(await request.body())


ROUTES = [show_record, record_file, show_steps, show_statistics, verify_record]
