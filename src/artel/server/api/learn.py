"""The first game: lessons on tables laid out by hand. Nothing is stored: all moves of a lesson are sent each time."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from artel.bots.crew import Lane, PoolFull
from artel.languages import Language
from artel.learn import Lesson, lessons
from artel.server.api.common import address_of, limit
from artel.server.api.games import known
from artel.server.api.records import as_json
from artel.server.errors import NoSuchLesson, TooMany
from artel.server.traffic.limits import neighbourhood
from artel.server.world import World
from artel.session.lessons import LessonTable, after, text_of
from artel.text import words

Move = Annotated[str, Meta(max_length=64)]
Asking = Request[Any, Any, Any]


class LessonListed(msgspec.Struct, frozen=True):
    """`clauses`: those of the rules that it teaches; `tasks`: how many moves it takes."""

    name: str
    title: str
    clauses: list[str]
    tasks: int


class Moves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All moves of the learner from the beginning of the lesson, in notation."""

    moves: Annotated[list[Move], Meta(max_length=8)]
    language: Language = "en"


@get("/api/learn/{game:str}")
async def list_lessons(game: FromPath[str], language: FromQuery[Language] = "en") -> list[LessonListed]:
    """The lessons of a game."""
    said = words(language)
    return [
        LessonListed(lesson.name, said.say(text_of(lesson)), lesson.clauses, lesson.tasks)
        for lesson in lessons(known(game).id)
    ]


@get("/api/learn/{game:str}/{lesson:str}")
async def show_lesson(
    request: Asking,
    world: NamedDependency[World],
    game: FromPath[str],
    lesson: FromPath[str],
    language: FromQuery[Language] = "en",
) -> Response[LessonTable]:
    """A lesson as it begins."""
    limit(request, "lesson")
    return await taught(request, world, found(game, lesson), [], language)


@post("/api/learn/{game:str}/{lesson:str}", status_code=200)
async def play_lesson(
    request: Asking, world: NamedDependency[World], game: FromPath[str], lesson: FromPath[str], data: JSONBody[Moves]
) -> Response[LessonTable]:
    """A lesson after these moves."""
    limit(request, "lesson")
    return await taught(request, world, found(game, lesson), data.moves, data.language)


def found(game: str, name: str) -> Lesson:
    """Raises NoSuchGame or NoSuchLesson."""
    all_of_them = {lesson.name: lesson for lesson in lessons(known(game).id)}
    if name not in all_of_them:
        raise NoSuchLesson(lesson=name, open=", ".join(all_of_them))
    return all_of_them[name]


async def taught(
    request: Asking, world: World, lesson: Lesson, moves: list[str], language: Language
) -> Response[LessonTable]:
    """Made by another process and kept. Raises TooMany, and what `after` raises."""
    who = neighbourhood(address_of(request))

    async def anew() -> bytes:
        await world.limits.pace("work", who)
        try:
            return await world.desk.do(partial(after, lesson, moves, language), Lane.REPLAY, who)
        except PoolFull:
            raise TooMany(seconds=1) from None

    return as_json(await world.desk.kept(("lesson", lesson.game, lesson.name, *moves, language), anew))


ROUTES = [list_lessons, show_lesson, play_lesson]
