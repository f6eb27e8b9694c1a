"""The first game: lessons on tables laid out by hand. Nothing is stored: all moves of a lesson are sent each time."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from artel.languages import Language
from artel.learn import LEARNER, Lesson, attempt, lessons
from artel.server import wire
from artel.server.api.common import limit
from artel.server.api.games import known
from artel.server.errors import NoSuchLesson
from artel.server.said import spoken
from artel.text import words

Move = Annotated[str, Meta(max_length=64)]
Asking = Request[Any, Any, Any]


class LessonSaid(msgspec.Struct, frozen=True):
    """`clauses`: those of the rules that it teaches; `tasks`: how many moves it takes."""

    name: str
    title: str
    clauses: list[str]
    tasks: int


class Moves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All moves of the learner from the beginning of the lesson, in notation."""

    moves: Annotated[list[Move], Meta(max_length=8)]
    language: Language = "en"


class LessonTable(msgspec.Struct, frozen=True):
    """What has come of the moves. `state`: `open`, the table waits for the learner; `missed`, the last move was allowed
    but is not what the lesson is about; `done`. `say`: what is to be learnt; `do`: what to do now; `answer`: what is
    said where the lesson does not go on. `events`, `view` and `said` as in the protocol of a table, for seat `me`."""

    state: Literal["open", "missed", "done"]
    say: str
    do: str
    answer: str
    me: int
    names: list[str]
    events: list[Any]
    view: Any
    said: wire.Said


@get("/api/learn/{game:str}")
async def list_lessons(game: FromPath[str], language: FromQuery[Language] = "en") -> list[LessonSaid]:
    """The lessons of a game."""
    said = words(language)
    return [
        LessonSaid(lesson.name, said.say(text_of(lesson)), lesson.clauses, lesson.tasks)
        for lesson in lessons(known(game).id)
    ]


@get("/api/learn/{game:str}/{lesson:str}")
async def show_lesson(
    request: Asking, game: FromPath[str], lesson: FromPath[str], language: FromQuery[Language] = "en"
) -> LessonTable:
    """A lesson as it begins."""
    limit(request, "lesson")
    return table_of(found(game, lesson), [], language)


@post("/api/learn/{game:str}/{lesson:str}", status_code=200)
async def play_lesson(
    request: Asking, game: FromPath[str], lesson: FromPath[str], data: JSONBody[Moves]
) -> LessonTable:
    """A lesson after these moves."""
    limit(request, "lesson")
    return table_of(found(game, lesson), data.moves, data.language)


def found(game: str, name: str) -> Lesson:
    """Raises NoSuchGame or NoSuchLesson."""
    all_of_them = {lesson.name: lesson for lesson in lessons(known(game).id)}
    if name not in all_of_them:
        raise NoSuchLesson(lesson=name, open=", ".join(all_of_them))
    return all_of_them[name]


def table_of(lesson: Lesson, moves: list[str], language: Language) -> LessonTable:
    """Raises Refused, BadNotation or LessonOver."""
    said, tried, text = words(language), attempt(lesson, moves), text_of(lesson)
    names = [said.say("learn-learner"), said.say("learn-tutor")]
    answers = {"open": "", "missed": said.say("learn-missed"), "done": said.say(f"{text}.done")}
    return LessonTable(
        state=tried.state,
        say=said.say(f"{text}.say"),
        do=said.say(f"{text}.do{tried.task + 1 if tried.task else ''}"),
        answer=answers[tried.state],
        me=LEARNER,
        names=names,
        events=tried.events,
        view=tried.view,
        said=spoken(said, tried.game, tried.pack, names, tried.view, tried.events),
    )


def text_of(lesson: Lesson) -> str:
    return f"learn-{lesson.game}-{lesson.name}"


ROUTES = [list_lessons, show_lesson, play_lesson]
