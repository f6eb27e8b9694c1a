"""Puzzles: for everybody, without an account. Nothing is stored; how well somebody solves them is sent along and comes
back changed."""

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
from artel.puzzles import Puzzle
from artel.puzzles.solver import PuzzleStanding
from artel.puzzles.store import all_puzzles
from artel.server.api.common import address_of, limit
from artel.server.api.records import as_json
from artel.server.errors import NoSuchPuzzle, TooMany
from artel.server.learning import puzzling
from artel.server.learning.puzzling import PuzzleAnswer, PuzzleHint, PuzzleList, PuzzleTable
from artel.server.traffic.limits import neighbourhood
from artel.server.world import World

Option = Annotated[str, Meta(max_length=64)]
Asking = Request[Any, Any, Any]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`option`: in notation; null gives up. `standing`: of whoever answers, where the answer is to count."""

    option: Option | None
    standing: PuzzleStanding | None = None
    language: Language = "en"


class PuzzleResult(msgspec.Struct, frozen=True):
    """`standing`: what becomes of it, where one was sent."""

    answer: PuzzleAnswer
    standing: PuzzleStanding | None


class Verdict(msgspec.Struct, frozen=True):
    """So much of a PuzzleAnswer."""

    state: str


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
    asked = found(puzzle)
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
    task = partial(puzzling.hinted, found(puzzle), more, language)
    return as_json(await made(request, world, ("puzzle-hint", puzzle, more, language), task))


@post("/api/puzzles/{puzzle:str}", status_code=200)
async def answer_puzzle(
    request: Asking, world: NamedDependency[World], puzzle: FromPath[str], data: JSONBody[Answer]
) -> Response[PuzzleResult]:
    """Judges an answer."""
    limit(request, "lesson")
    asked = found(puzzle)
    task = partial(puzzling.answered, asked, data.option, data.language)
    answer = await made(request, world, ("puzzle-answer", puzzle, data.option, data.language), task)
    standing = None
    if data.standing is not None:
        right = msgspec.json.decode(answer, type=Verdict).state == "solved"
        standing = data.standing.after(asked, right)
    return as_json(msgspec.json.encode({"answer": msgspec.Raw(answer), "standing": standing}))


def found(name: str) -> Puzzle:
    """Raises NoSuchPuzzle."""
    known = all_puzzles()
    if name not in known:
        raise NoSuchPuzzle(puzzle=name)
    return known[name]


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


ROUTES = [list_puzzles, show_puzzle, hint_puzzle, answer_puzzle]
