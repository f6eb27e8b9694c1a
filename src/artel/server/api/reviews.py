"""Reviews of games that are over, records that somebody sends, and games that go on from a position of them.

Of a game that is not over, nothing is told here.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from artel.bots.crew import Lane, PoolFull
from artel.games import game
from artel.languages import Language
from artel.server.api.common import address_of, limit
from artel.server.api.documented import refusal, refusals
from artel.server.api.ratings import known
from artel.server.api.records import TakesRecord, as_json
from artel.server.api.tables import SeatNumber, TableId, Text, count_opening, said
from artel.server.errors import (
    NoReviewYet,
    NoSuchPack,
    NoSuchPerson,
    NoSuchTable,
    NothingLeft,
    NotOver,
    NotPlayedOut,
    NotYourReview,
    ProofTooSlow,
    TooMany,
)
from artel.server.records import positions, replays
from artel.server.records.verifying import LONGEST
from artel.server.reviews.work import PHASES, Phase, faults_of, told
from artel.server.store import reviews
from artel.server.store.people import Person
from artel.server.store.reviews import ReviewKey
from artel.server.traffic.limits import neighbourhood
from artel.server.world import World
from artel.session import wire
from artel.session.onward import OPPONENT
from artel.session.reviews import ReviewPage, ReviewProgress
from artel.session.telling import table_said
from artel.text import Words, words

Asking = Request[Any, Any, Any]
REVIEWED = 100
"""Games that somebody is judged by."""
HIDDEN = refusals(NoSuchTable, NoReviewYet, NotPlayedOut)


class NewReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`deep`: with ten times as many trials."""

    deep: bool = False


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`step`: of the replay, after which the game goes on; `seat`: mine; `bot`: who plays all others."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: Text = OPPONENT


@post("/api/records/{table:str}/review", status_code=200, responses=HIDDEN)
async def ask_review(
    request: Asking,
    table: FromPath[TableId],
    data: JSONBody[NewReview],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> ReviewProgress:
    """Have a finished game reviewed: what every decision cost, and what was luck. It is made once for all who want to
    see it, at the expense of who asks first, and goes on where it was if it was stopped."""
    return await world.reviewer.ask(table, data.deep, human.id, neighbourhood(address_of(request)))


@get("/api/records/{table:str}/review", responses=HIDDEN)
async def show_review(
    request: Asking,
    table: FromPath[TableId],
    world: NamedDependency[World],
    person: NamedDependency[Person | None],
    deep: FromQuery[bool] = False,
    language: FromQuery[Language] = "en",
) -> Response[ReviewPage]:
    """How far the review of a finished game has come, and once it is done, the review in words."""
    me, key = person.id if person is not None else None, ReviewKey(table, deep)
    row = await world.reviewer.finished(table, me)
    now = await world.reviewer.progress(key, me)
    if now.state != "done":
        return as_json(msgspec.json.encode(ReviewPage(now.state, now.done, now.points, now.mine)))
    who = neighbourhood(address_of(request))

    async def anew() -> bytes:
        await world.limits.pace("work", who)
        data, taken = await world.reviewer.review(key), await replays.taken(world.database, row.id)
        assert data is not None
        try:
            return await world.desk.do(partial(told, row, taken, data, language), Lane.REPLAY, who)
        except PoolFull:
            raise TooMany(seconds=1) from None

    names = tuple(seat.name for seat in row.seats)
    return as_json(await world.desk.kept(("review", row.id, deep, names, language), anew))


@delete(
    "/api/records/{table:str}/review",
    status_code=200,
    responses={**HIDDEN, **refusals(NotYourReview)},
)
async def stop_review(
    table: FromPath[TableId],
    world: NamedDependency[World],
    human: NamedDependency[Person],
    deep: FromQuery[bool] = False,
) -> ReviewProgress:
    """Stop a review that I have asked for; what was found is kept."""
    return await world.reviewer.stop(table, deep, human.id)


@post(
    "/api/records",
    summary="Keep a record",
    operation_class=TakesRecord,
    request_max_body_size=LONGEST,
    responses={**refusals(NoSuchPack, ProofTooSlow, TooMany), 409: refusal(409), 413: refusal(413)},
)
async def keep_record(
    request: Asking, world: NamedDependency[World], human: NamedDependency[Person]
) -> wire.TableShown:
    """A record of a finished game that was played elsewhere, or a save: proved, and kept as a table that is over, for
    replay and review. Who has its address can see it."""
    limit(request, "upload", human.id)
    limit(request, "proof")
    body = await request.body()
    await world.verifier.prove(body)
    try:
        made = await world.desk.do(partial(positions.kept, body, human.id), Lane.REPLAY, human.id)
    except PoolFull:
        raise TooMany(seconds=1) from None
    async with world.database.write() as connection:
        return table_said(await positions.keep(connection, made, human))


@post("/api/records/{table:str}/play", responses=refusals(NoSuchTable, NotOver, NothingLeft))
async def play_on(
    request: Asking,
    table: FromPath[TableId],
    data: JSONBody[PlayOn],
    world: NamedDependency[World],
    human: NamedDependency[Person],
) -> wire.TableShown:
    """Play on from a position of a finished game, against bots and with new luck; it does not count for ratings."""
    count_opening(request, human)
    who = neighbourhood(address_of(request))
    made = await positions.beginning(world.database, world.desk, table, human, data.step, data.seat, data.bot, who)
    return await said(world, await positions.open_table(world.database, world.limits, human, made))


# -- how somebody plays ----------------------------------------------------------------------------------


class ReviewedGame(msgspec.Struct, frozen=True):
    """As in the review of the game, for this person."""

    table: str
    game: str
    ended_at: int
    accuracy: float | None
    skill: float
    luck: float
    adjusted: float
    final: float


class FaultsByClause(msgspec.Struct, frozen=True):
    """`many` mistakes of any name in answers to questions that `clause` asks; `loss`: of chance to win, altogether."""

    game: str
    clause: str
    text: str
    many: int
    loss: float


class FaultsByPhase(msgspec.Struct, frozen=True):
    """`phase`: a third of a game."""

    phase: Phase
    many: int
    loss: float


class Skill(msgspec.Struct, frozen=True):
    """How somebody plays, by the games that were reviewed, the oldest first; where most was lost, the most first."""

    games: list[ReviewedGame]
    clauses: list[FaultsByClause]
    phases: list[FaultsByPhase]


@get("/api/people/{who:str}/skill", summary="How somebody plays", responses=refusals(NoSuchPerson))
async def show_skill(
    who: FromPath[str],
    world: NamedDependency[World],
    person: NamedDependency[Person | None],
    language: FromQuery[Language] = "en",
) -> Skill:
    """Accuracy and luck over time, and what kind of mistakes somebody makes, by the last 100 games that were reviewed.
    Games that go on from a position of another do not count."""
    async with world.database.read() as connection:
        await known(connection, who)
        found = await reviews.of_person(connection, who, REVIEWED, everything=person is not None and person.id == who)
    faults = [(seat.game, fault) for seat in found for fault in faults_of(seat.faults)]
    said = words(language)
    clauses: dict[tuple[str, str], list[float]] = {}
    phases: dict[Phase, list[float]] = {phase: [] for phase in PHASES}
    for name, fault in faults:
        clauses.setdefault((name, fault.clause), []).append(fault.loss)
        phases[fault.phase].append(fault.loss)
    by_clause = [
        FaultsByClause(name, clause, clause_text(said, name, clause), len(losses), sum(losses))
        for (name, clause), losses in clauses.items()
    ]
    return Skill(
        games=[ReviewedGame(*seat[:-1]) for seat in found],
        clauses=sorted(by_clause, key=lambda one: -one.loss),
        phases=[FaultsByPhase(phase, len(losses), sum(losses)) for phase, losses in phases.items()],
    )


def clause_text(said: Words, name: str, clause: str) -> str:
    found = said.clause(game(name), clause)
    return "" if found is None else found.text


ROUTES = [ask_review, show_review, stop_review, keep_record, play_on, show_skill]
