"""A lesson after some moves, as JSON; made by processes that know nothing of the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from artel.kernel.view import Shown
from artel.learn import LEARNER, Lesson, attempt
from artel.session import wire
from artel.session.telling import spoken
from artel.text import words


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
    view: Shown
    said: wire.Said


def after(lesson: Lesson, moves: Sequence[str], language: str) -> bytes:
    """Raises Refused, BadNotation or LessonOver."""
    said, tried, text = words(language), attempt(lesson, moves), text_of(lesson)
    names = [said.say("learn-learner"), said.say("learn-tutor")]
    answers = {"open": "", "missed": said.say("learn-missed"), "done": said.say(f"{text}.done")}
    return msgspec.json.encode(
        LessonTable(
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
    )


def text_of(lesson: Lesson) -> str:
    return f"learn-{lesson.game}-{lesson.name}"
