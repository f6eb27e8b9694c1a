"""Puzzles over HTTP: the server judges, and tells nobody the solution before."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import select

from artel.games import GAMES
from artel.puzzles import Puzzle, puzzles
from artel.puzzles.solver import PuzzleStanding, Solver
from artel.puzzles.solving import position
from artel.puzzles.store import of_day
from artel.server.store.schema import solvers
from server.clients import Guest, Running, patient_http
from server.test_people import PASSWORD, account

RUSSIAN = re.compile("[а-яё]", re.I)
NEW = PuzzleStanding()


@pytest.fixture
async def http(running: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with patient_http(base_url=f"http://{running.address}") as client:
        yield client


async def answered(http: httpx.AsyncClient, puzzle: Puzzle, option: str | None, **more: Any) -> dict[str, Any]:
    answer = await http.post(f"/api/puzzles/{puzzle.id}", json={"option": option, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_all_puzzles_are_listed_and_one_is_that_of_the_day(http: httpx.AsyncClient) -> None:
    listed = (await http.get("/api/puzzles", params={"day": 7, "language": "ru"})).json()
    assert [one["id"] for one in listed["puzzles"]] == [one.id for name in GAMES for one in puzzles(name)]
    assert all(RUSSIAN.search(theme["title"]) for theme in listed["themes"])
    named = {(theme["game"], theme["name"]) for theme in listed["themes"]}
    assert named == {(one["game"], theme) for one in listed["puzzles"] for theme in one["themes"]}
    assert listed["day"] == of_day(7)
    days = {of_day(day) for day in range(len(GAMES))}
    assert {one.game for name in GAMES for one in puzzles(name) if one.id in days} == set(GAMES)
    assert not http.cookies


@pytest.mark.parametrize("name", GAMES)
async def test_a_puzzle_is_missed_then_solved(http: httpx.AsyncClient, name: str) -> None:
    puzzle = puzzles(name)[0]
    table = (await http.get(f"/api/puzzles/{puzzle.id}", params={"language": "ru"})).json()
    options = table["view"]["options"]
    assert table["view"]["me"] == table["me"] == puzzle.seat
    assert len(table["said"]["options"]) == len(options) >= 3
    assert set(table) == {"id", "game", "me", "names", "events", "view", "said"}
    hint = (await http.get(f"/api/puzzles/{puzzle.id}/hint", params={"language": "ru"})).json()
    assert RUSSIAN.search(hint["text"])
    assert hint["options"] == []
    more = (await http.get(f"/api/puzzles/{puzzle.id}/hint", params={"more": True})).json()
    assert len(more["options"]) == 2
    assert puzzle.solution in more["options"]
    for wrong in [option for option in options if option != puzzle.solution][:3]:
        missed = (await answered(http, puzzle, wrong, language="ru"))["answer"]
        assert (missed["state"], missed["solution"]) == ("missed", None)
        assert RUSSIAN.search(missed["say"])
    solved = (await answered(http, puzzle, puzzle.solution, language="ru"))["answer"]
    assert solved["state"] == "solved"
    assert solved["events"]
    alternatives = solved["solution"]["alternatives"]
    assert [one["option"] for one in alternatives] == [one.option for one in puzzle.choices]
    assert alternatives[0]["percent"] > max(one["percent"] for one in alternatives[1:])
    assert all(RUSSIAN.search(text) for text in [*solved["solution"]["does"], solved["solution"]["why"]])


async def test_who_gives_up_is_shown_the_solution_and_loses(http: httpx.AsyncClient) -> None:
    puzzle = puzzles("zodchie")[0]
    standing = asdict(NEW) | {"streak": 4, "best": 6}
    shown = await answered(http, puzzle, None, standing=standing)
    assert shown["answer"]["state"] == "shown"
    assert shown["answer"]["solution"]["alternatives"][0]["option"] == puzzle.solution
    assert shown["standing"]["mu"] < 25
    assert (shown["standing"]["streak"], shown["standing"]["best"]) == (0, 6)
    won = await answered(http, puzzle, puzzle.solution.upper(), standing=standing)
    assert won["standing"]["mu"] > 25
    assert won["standing"]["sigma"] < 25 / 3
    assert won["standing"]["streak"] == 5
    assert (await answered(http, puzzle, puzzle.solution))["standing"] is None


def test_a_hard_puzzle_is_worth_more() -> None:
    easy, hard = (replace(puzzles("zodchie")[0], rating=rating) for rating in (20.0, 33.0))
    assert NEW.after(hard, True).mu > NEW.after(easy, True).mu
    assert NEW.after(hard, False).mu > NEW.after(easy, False).mu


async def test_what_makes_no_sense_is_refused(http: httpx.AsyncClient) -> None:
    path = f"/api/puzzles/{puzzles('zodchie')[0].id}"
    for data, status, key in [
        ({"option": "nonsense"}, 400, "bad-notation"),
        ({"option": "forge b8"}, 409, "illegal-action"),
        ({"option": "a" * 65}, 400, "bad-request"),
        ({}, 400, "bad-request"),
        ({"option": None, "standing": {"mu": 1e9, "sigma": 1}}, 400, "bad-request"),
        ({"option": None, "standing": {"mu": 25, "sigma": 0}}, 400, "bad-request"),
    ]:
        answer = await http.post(path, json=data)
        assert (answer.status_code, answer.json()["key"]) == (status, f"error-{key}"), (data, answer.text)
    assert (await http.get("/api/puzzles/nothing")).json()["key"] == "error-no-such-puzzle"


# -- kept by the server ---------------------------------------------------------------------------------


async def solver(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.http.get("/api/me/puzzles")).json()
    return found


def standing(expected: Solver) -> dict[str, Any]:
    return {"standing": asdict(expected.standing), "tried": expected.tried}


async def test_the_server_keeps_what_a_guest_has_solved(running: Running) -> None:
    first, second, third = puzzles("zodchie")[:3]
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    lie = {"mu": 99.0, "sigma": 1.0, "streak": 77, "best": 88}
    told = await answered(anna.http, first, first.solution, standing=lie)
    await answered(anna.http, second, None)
    await answered(anna.http, third, third.solution, helped=True)
    await answered(anna.http, second, second.solution)
    expected = Solver().adds([(first, True), (second, False), (third, None)])
    assert told["standing"] == asdict(Solver().answered(first, True).standing)
    assert await solver(anna) == standing(expected)
    assert await solver(boris) == standing(Solver())
    await anna.post("/api/register", name="Anna", password=PASSWORD)
    assert await solver(anna) == standing(expected)


async def test_what_the_browser_kept_is_brought_once(running: Running) -> None:
    first, second, third = puzzles("architects")[:3]
    anna = await running.guest("Anna")
    await answered(anna.http, first, None)
    tried = [[second.id, True], [first.id, True], ["nothing", True], [third.id, None]]
    expected = Solver().adds([(first, False), (second, True), (third, None)])
    for _ in range(2):
        assert await anna.post("/api/me/puzzles", tried=tried) == standing(expected)
    many = await anna.http.post("/api/me/puzzles", json={"tried": [["0123456789", False]] * 501})
    assert (many.status_code, many.json()["key"]) == (400, "error-bad-request")


async def test_a_guest_who_signs_in_takes_the_puzzles_along(running: Running) -> None:
    first, second = puzzles("zodchie")[:2]
    anna = await account(running, "Anna")
    await answered(anna.http, first, first.solution)
    guest = await running.guest("Somebody")
    await answered(guest.http, first, None)
    await answered(guest.http, second, second.solution)
    await guest.post("/api/sign-in", name="Anna", password=PASSWORD)
    expected = standing(Solver().adds([(first, True), (second, True)]))
    assert await solver(guest) == await solver(anna) == expected
    assert (await anna.http.get("/api/me/export")).json()["puzzles"] == expected
    await anna.http.post("/api/me/delete", json={"password": PASSWORD})
    async with running.world.database.read() as connection:
        assert (await connection.execute(select(solvers))).all() == []


async def test_two_answers_at_once_count_both(running: Running) -> None:
    anna = await running.guest("Anna")
    some = puzzles("architects")[:4]
    await asyncio.gather(*[answered(anna.http, one, one.solution) for one in some for _ in range(2)])
    found = await solver(anna)
    assert found["tried"] == {one.id: True for one in some}
    assert found["standing"]["streak"] == len(some)


async def test_nobody_and_bots_have_nothing_kept(running: Running, http: httpx.AsyncClient) -> None:
    assert (await http.get("/api/me/puzzles")).json()["key"] == "error-not-signed-in"
    assert (await http.post("/api/me/puzzles", json={"tried": []})).json()["key"] == "error-not-signed-in"
    anna = await account(running, "Anna")
    bot = await anna.post("/api/bots", name="Engine")
    headers = {"authorization": f"Bearer {bot['token']}"}
    puzzle = puzzles("zodchie")[0]
    told = await http.post(f"/api/puzzles/{puzzle.id}", json={"option": puzzle.solution}, headers=headers)
    assert (told.status_code, told.json()["standing"]) == (200, None)
    assert (await http.get("/api/me/puzzles", headers=headers)).json()["key"] == "error-not-for-bots"


@pytest.mark.parametrize("name", GAMES)
async def test_a_game_goes_on_from_a_puzzle(running: Running, name: str) -> None:
    puzzle = puzzles(name)[0]
    anna = await running.guest("Anna")
    table = await anna.post(f"/api/puzzles/{puzzle.id}/play", bot="level1")
    assert (table["source"], table["source_step"], table["rated"]) == (puzzle.id, None, False)
    assert [seat["person"] == anna.id for seat in table["seats"]] == [
        seat == puzzle.seat for seat in range(puzzle.header.seats)
    ]
    welcome = await (await anna.sit(table["id"])).hear("welcome")
    assert welcome["view"]["options"] == list(position(puzzle).view.options)
    hidden = await anna.http.get(f"/api/records/{table['id']}")
    assert hidden.json()["key"] == "error-not-over"
