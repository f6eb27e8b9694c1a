"""Records of games that are over, their replays, and proofs. Of a game that is not over, nothing is told here.

Everybody may see the record of a finished game, hidden hands and all; that of a private table, those who sat there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody
from litestar.params import FromPath, FromQuery, QueryParameter

from artel.kernel.fairness import Fairness
from artel.kernel.game import Result
from artel.kernel.ids import SPECTATOR
from artel.kernel.record import Header, Record
from artel.server import replays, wire
from artel.server.api.common import limit
from artel.server.api.documented import refusal, refusals
from artel.server.errors import NoSuchTable, NotOver, ProofTooSlow, TooMany
from artel.server.play import played
from artel.server.replays import ItemSaid, ReplayStep
from artel.server.said import table_said
from artel.server.statistics import Statistics, statistics
from artel.server.store import steps
from artel.server.store.people import Person
from artel.server.verifying import LONGEST, Proved
from artel.server.world import World

Language = Literal["en", "ru"]
HIDDEN = refusals(NoSuchTable, NotOver)


class RecordPage(msgspec.Struct, frozen=True):
    """A game that is over. `steps`: how many there are to step through; `result`: points with the clauses behind them,
    which `items` puts in words where a language was asked for; `fairness`: the secret, what it was committed to before
    the game, and what the seats added; `file`: where the record can be had that `artel verify` reads."""

    table: wire.Table
    header: Header
    how: Literal["played", "resigned", "agreed", "claimed", "abandoned"]
    started_at: int | None
    ended_at: int | None
    steps: int
    result: Result
    fairness: Fairness
    file: str
    items: list[ItemSaid] | None = None


class Replay(msgspec.Struct, frozen=True):
    """`steps`: how many the game has; `shown`: those that were asked for."""

    steps: int
    shown: list[ReplayStep]


@get("/api/records/{table:str}", summary="A finished game", responses=HIDDEN)
async def show_record(
    table: FromPath[str],
    world: NamedDependency[World],
    person: NamedDependency[Person | None],
    language: FromQuery[Language | None] = None,
) -> RecordPage:
    """Who sat where, the result with its score items and clauses, and the proof that nobody chose the luck."""
    row, taken = await replays.finished(world.database, table, person.id if person is not None else None)

    def page() -> RecordPage:
        play = played(row, taken)
        result = play.result()
        return RecordPage(
            table=table_said(row),
            header=play.match.header(),
            how=row.ending or "played",  # type: ignore[arg-type]  # the database allows nothing else
            started_at=row.started_at,
            ended_at=row.ended_at,
            steps=len(steps.standing(taken)),
            result=result,
            fairness=play.fairness(),
            file=f"/api/records/{row.id}/file",
            items=None if language is None else replays.items_of(play.match, result, language),
        )

    return await replays.off_the_loop(page)


@get("/api/records/{table:str}/file", summary="The record file", responses=HIDDEN)
async def record_file(
    table: FromPath[str], world: NamedDependency[World], person: NamedDependency[Person | None]
) -> Response[Record]:
    """The whole game with its secret, for `artel verify` and `artel replay`."""
    row, taken = await replays.finished(world.database, table, person.id if person is not None else None)
    play = await replays.off_the_loop(played, row, taken)
    name = f"{row.game}-{row.id}.json"
    return Response(play.record(), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/records/{table:str}/steps", summary="Step through a finished game", responses=HIDDEN)
async def show_steps(
    table: FromPath[str],
    world: NamedDependency[World],
    person: NamedDependency[Person | None],
    seat: Annotated[
        int | None, QueryParameter(ge=0, le=15, description="Whose eyes; left out: of who watched.")
    ] = None,
    everything: Annotated[bool, QueryParameter(description="Show all seats and all that was hidden.")] = False,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=100_000, description="The first step.")] = 0,
    last: Annotated[
        int | None,
        QueryParameter(name="to", ge=0, le=100_000, description=f"The last step; {replays.MOST} at most are shown."),
    ] = None,
    language: Annotated[Language | None, QueryParameter(description="Of the log; left out: no log.")] = None,
) -> Replay:
    """From the point of view of a seat exactly what that seat saw when the game was played."""
    row, taken = await replays.finished(world.database, table, person.id if person is not None else None)
    eyes = None if everything else SPECTATOR if seat is None else seat
    until = min(first + replays.MOST - 1, first + replays.MOST if last is None else last)
    shown = await replays.off_the_loop(replays.shown, row, taken, eyes, first, until, language)
    return Replay(len(steps.standing(taken)), shown)


@get("/api/records/{table:str}/statistics", summary="A finished game in numbers", responses=HIDDEN)
async def show_statistics(
    table: FromPath[str], world: NamedDependency[World], person: NamedDependency[Person | None]
) -> Statistics:
    """Points over time, moves, and how long everybody thought."""
    row, taken = await replays.finished(world.database, table, person.id if person is not None else None)
    return await replays.off_the_loop(statistics, row, taken)


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
async def verify_record(request: Request[Any, Any, Any], world: NamedDependency[World]) -> Proved:
    """A record file is played again, input by input, as `artel verify` does it, with the same errors."""
    limit(request, "proof")
    return await world.verifier.prove(await request.body())


ROUTES = [show_record, record_file, show_steps, show_statistics, verify_record]
