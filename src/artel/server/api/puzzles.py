"""Puzzles: for everybody. How well somebody solves them is stored for guests and accounts; of others nothing is: it is
sent along and comes back changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from artel.bots.crew import Lane, PoolFull
from artel.languages import Language
from artel.puzzles.solver import PuzzleStanding, Solver
from artel.server.api.common import address_of, limit
from artel.server.api.records import as_json
from artel.server.api.tables import Text, count_opening, said
from artel.server.errors import TooMany
from artel.server.records import positions
from artel.server.store import solvers
from artel.server.store.people import Person
from artel.server.traffic.limits import neighbourhood
from artel.server.world import World
from artel.session import puzzling, wire
from artel.session.onward import OPPONENT
from artel.session.puzzling import PuzzleAnswer, PuzzleHint, PuzzleList, PuzzleTable

PuzzleId = Annotated[str, Meta(max_length=16)]
Option = Annotated[str, Meta(max_length=64)]
Asking = Request[Any, Any, Any]


class AnswerGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`option`: in notation; null gives up. `helped`: hints have left two options, so it does not count. `standing`: of
    whoever is not signed in, where it is the first answer."""

    option: Option | None
    helped: bool = False
    standing: PuzzleStanding | None = None
    language: Language = "en"


class PuzzleResult(msgspec.Struct, frozen=True):
    """`standing`: what has become of it; null: none was sent, and nobody is signed in."""

    answer: PuzzleAnswer
    standing: PuzzleStanding | None


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Puzzles that were answered before somebody was known here, each with whether that was right, or null where it did
    not count; the first one first."""

    tried: Annotated[list[tuple[PuzzleId, bool | None]], Meta(max_length=500)]


class PlayPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bot`: who plays all other seats."""

    bot: Text = OPPONENT


@get("/api/puzzles")
async def list_puzzles(day: FromQuery[int] = 0, language: FromQuery[Language] = "en") -> PuzzleList:
    """All puzzles, and that of the day, whose number since 1970 is given."""
    return puzzling.listed(language, day)


@get("/api/puzzles/{puzzle:str}")
async def show_puzzle(
    request: Asking, world: NamedDependency[World], puzzle: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[PuzzleTable]:
    """A puzzle as its solver sees it."""
    limit(request, "lesson")
    asked = puzzling.named(puzzle)
    return as_json(await made(request, world, ("puzzle", puzzle, language), partial(puzzling.shown, asked, language)))


@get("/api/puzzles/{puzzle:str}/hint")
async def hint_puzzle(
    request: Asking,
    world: NamedDependency[World],
    puzzle: FromPath[str],
    more: FromQuery[bool] = False,
    language: FromQuery[Language] = "en",
) -> Response[PuzzleHint]:
    """What it is about, or with `more`, two options one of which is the solution."""
    limit(request, "lesson")
    task = partial(puzzling.hinted, puzzling.named(puzzle), more, language)
    return as_json(await made(request, world, ("puzzle-hint", puzzle, more, language), task))


@post("/api/puzzles/{puzzle:str}", status_code=200)
async def answer_puzzle(
    request: Asking,
    world: NamedDependency[World],
    puzzle: FromPath[str],
    data: JSONBody[AnswerGiven],
    person: NamedDependency[Person | None],
) -> Response[PuzzleResult]:
    """Judges an answer; that of somebody who is signed in is stored before it is told."""
    limit(request, "lesson")
    asked = puzzling.named(puzzle)
    task = partial(puzzling.answered, asked, data.option, data.language)
    answer = await made(request, world, ("puzzle-answer", puzzle, data.option, data.language), task)
    right = puzzling.counted(answer, data.helped)
    standing = puzzling.standing_after(data.standing, asked, right)
    if person is not None and person.kind != "bot":
        async with world.database.write() as connection:
            standing = (await solvers.answered(connection, person.id, [(asked.id, right)])).standing
    return as_json(msgspec.json.encode({"answer": msgspec.Raw(answer), "standing": standing}))


@post("/api/puzzles/{puzzle:str}/play")
async def play_puzzle(
    request: Asking,
    world: NamedDependency[World],
    puzzle: FromPath[str],
    data: JSONBody[PlayPuzzle],
    human: NamedDependency[Person],
) -> wire.TableShown:
    """Play on from the position, against bots and with new luck; it does not count for ratings."""
    asked = puzzling.named(puzzle)
    count_opening(request, human)
    who = neighbourhood(address_of(request))
    begun = await positions.beginning_of_puzzle(world.desk, asked, human, data.bot, who)
    return await said(world, await positions.open_table(world.database, world.limits, human, begun))


@get("/api/me/puzzles")
async def my_puzzles(world: NamedDependency[World], human: NamedDependency[Person]) -> Solver:
    """How well one solves puzzles, and which were tried."""
    async with world.database.read() as connection:
        return await solvers.solver_of(connection, human.id)


@post("/api/me/puzzles", status_code=200)
async def bring_puzzles(
    request: Asking, world: NamedDependency[World], data: JSONBody[Tried], human: NamedDependency[Person]
) -> Solver:
    """What was answered before one was known here is added, as if it were answered now."""
    limit(request, "lesson")
    async with world.database.write() as connection:
        return await solvers.answered(connection, human.id, data.tried)


async def made(request: Asking, world: World, key: tuple[object, ...], task: Callable[[], bytes]) -> bytes:
    """By another process, and kept. Raises TooMany, and what the task raises."""
    who = neighbourhood(address_of(request))

    async def anew() -> bytes:
        await world.limits.pace("work", who)
        try:
            return await world.desk.do(task, Lane.REPLAY, who)
        except PoolFull:
            raise TooMany(seconds=1) from None

    return await world.desk.kept(key, anew)


ROUTES = [list_puzzles, show_puzzle, hint_puzzle, answer_puzzle, play_puzzle, my_puzzles, bring_puzzles]
