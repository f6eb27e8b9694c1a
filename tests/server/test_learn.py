"""Lessons over HTTP: played whole, in both languages, by nobody in particular; whatever else is sent is refused."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest

from artel.games import GAMES
from artel.learn import is_task, lessons
from artel.scenario import Do
from artel.server.config import Settings
from server.clients import Running, patient_http

RUSSIAN = re.compile("[а-яё]", re.I)


@pytest.fixture
async def http(running: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with patient_http(base_url=f"http://{running.address}") as client:
        yield client


async def played(http: httpx.AsyncClient, path: str, *moves: str, language: str = "en") -> dict[str, Any]:
    answer = await http.post(path, json={"moves": moves, "language": language})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_first_game_from_lesson_to_lesson(http: httpx.AsyncClient, language: str) -> None:
    for game in GAMES:
        await learn(http, game, language)
    assert not http.cookies


async def learn(http: httpx.AsyncClient, game: str, language: str) -> None:
    listed = (await http.get(f"/api/learn/{game}", params={"language": language})).json()
    assert [one["name"] for one in listed] == [lesson.name for lesson in lessons(game)]
    for one, lesson in zip(listed, lessons(game), strict=True):
        path = f"/api/learn/{game}/{one['name']}"
        table = (await http.get(path, params={"language": language})).json()
        tasks = [step.text for step in lesson.scenario.steps if isinstance(step, Do) and is_task(step)]
        moves: list[str] = []
        for task in tasks:
            assert table["state"] == "open"
            assert len(table["said"]["options"]) == len(table["view"]["options"]) > 1
            assert table["answer"] == ""
            moves.append(task.partition(" ")[2])
            table = await played(http, path, *moves, language=language)
            assert table["events"]
        assert table["state"] == "done"
        log = [line["text"] for line in table["said"]["log"]]
        for text in (one["title"], table["say"], table["do"], table["answer"], *log):
            assert bool(RUSSIAN.search(text)) == (language == "ru"), text


async def test_another_move_is_told_kindly_and_can_be_tried_again(http: httpx.AsyncClient) -> None:
    path = "/api/learn/zodchie/destroy"
    missed = await played(http, path, "park a2")
    assert missed["state"] == "missed"
    assert "try another move" in missed["answer"]
    assert [line["clause"] for line in missed["said"]["log"]].count("Z4.4") == 1
    assert (await played(http, path, "watchtower a2"))["state"] == "done"


NONSENSE: list[tuple[str, Any, int, str]] = [
    ("zodchie/destroy", {"moves": ["park b2"]}, 409, "illegal-action"),
    ("zodchie/destroy", {"moves": ["park"]}, 400, "bad-notation"),
    ("zodchie/destroy", {"moves": ["\x00"]}, 400, "bad-notation"),
    ("zodchie/destroy", {"moves": ["watchtower a2", "park a3"]}, 400, "lesson-over"),
    ("zodchie/destroy", {"moves": ["park a2", "watchtower a2"]}, 400, "lesson-over"),
    ("zodchie/destroy", {"moves": ["a"] * 9}, 400, "bad-request"),
    ("zodchie/destroy", {"moves": ["a" * 65]}, 400, "bad-request"),
    ("zodchie/destroy", {"moves": [7]}, 400, "bad-request"),
    ("zodchie/destroy", {"moves": "park a2"}, 400, "bad-request"),
    ("zodchie/destroy", {"moves": [], "seed": "00"}, 400, "bad-request"),
    ("zodchie/destroy", {"moves": [], "language": "xx"}, 400, "bad-request"),
    ("zodchie/destroy", [], 400, "bad-request"),
    ("zodchie/%2e%2e", {"moves": []}, 404, "no-such-lesson"),
    ("zodchie/nothing", {"moves": []}, 404, "no-such-lesson"),
    ("chess/destroy", {"moves": []}, 404, "no-such-game"),
]


async def test_what_makes_no_sense_is_refused(http: httpx.AsyncClient) -> None:
    for lesson, data, status, key in NONSENSE:
        answer = await http.post(f"/api/learn/{lesson}", json=data)
        assert (answer.status_code, answer.json()["key"]) == (status, f"error-{key}"), (lesson, data, answer.text)


async def test_lessons_are_limited(settings: Settings) -> None:
    server = await Running.start(msgspec.structs.replace(settings, limits=0.1))
    try:
        async with patient_http(base_url=f"http://{server.address}") as http:
            answers = [(await http.get("/api/learn/zodchie/destroy")).status_code for _ in range(14)]
    finally:
        await server.close()
    assert answers == [200] * 12 + [429] * 2
