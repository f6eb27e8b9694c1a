"""Reviews at the server: of finished games alone, made once, apart from what is played, and told in words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from artel.kernel.record import Record
from artel.review import ReviewSettings as Effort
from artel.review import reviewed
from artel.server.config import Settings
from artel.server.reviews import reviewer
from artel.server.traffic.limits import RATES, Limits, Rate
from patience import until, within
from server.clients import Guest, Running

GOLDEN = Path(__file__).parents[1] / "golden"
BRIEF = 0.01
"""Of the effort of a quick review."""
ENDLESS = 1000.0


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "QUICK", BRIEF)
    monkeypatch.setattr(reviewer, "STINT", 0.1)


def golden(game: str = "zodchie", name: str = "base-2p") -> Record:
    return Record.from_json((GOLDEN / game / f"{name}.json").read_bytes())


async def sent(guest: Guest, record: Record) -> str:
    answer = await guest.http.post("/api/records", content=record.to_json())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def review_of(guest: Guest, table: str, **query: Any) -> dict[str, Any]:
    answer = await guest.http.get(f"/api/records/{table}/review", params=query)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def whole(guest: Guest, table: str, **query: Any) -> dict[str, Any]:
    async def done() -> bool:
        return bool((await review_of(guest, table))["state"] == "done")

    await until(done, pause=0.2)
    return dict((await review_of(guest, table, **query))["review"])


async def refused(guest: Guest, method: str, path: str, language: str = "en", **data: Any) -> tuple[int, str, str]:
    headers = {"Accept-Language": language}
    answer = await guest.http.request(method, path, json=data if method == "POST" else None, headers=headers)
    return answer.status_code, answer.json()["key"], answer.json()["message"]


async def test_asked_for_watched_and_told(running: Running, settings: Settings) -> None:
    anna, boris, record = await running.guest("Anna"), await running.guest("Boris"), golden()
    table = await sent(anna, record)
    assert await review_of(anna, table) == {"state": "none", "done": 0, "points": 0, "mine": False, "review": None}
    begun = await anna.post(f"/api/records/{table}/review")
    assert (begun["state"], begun["mine"]) == ("running", True)
    expected = reviewed(record, Effort(effort=BRIEF))
    assert begun["points"] >= len(expected.moves)
    seen: list[int] = []

    async def further() -> bool:
        now = await review_of(boris, table)
        assert not now["mine"]
        seen.append(now["done"])
        return bool(now["state"] == "done")

    await until(further, pause=0.2)
    assert seen == sorted(seen)
    assert seen[-1] == begun["points"]
    again = await boris.post(f"/api/records/{table}/review")
    assert again["state"] == "done"

    english, russian = await whole(boris, table), await whole(boris, table, language="ru")
    assert [seat["skill"] for seat in english["seats"]] == [seat.skill for seat in expected.seats]
    assert [move["loss"] for move in english["moves"]] == [move.loss for move in expected.moves]
    steps = (await boris.http.get(f"/api/records/{table}/steps", params={"everything": True})).json()["shown"]
    shown = {step["step"]: step for step in steps}
    for move, same, found in zip(english["moves"], russian["moves"], expected.moves, strict=True):
        chosen = move["choices"][move["chosen"]]
        assert move["choices"][move["best"]]["option"] == found.best
        if move["step"] in shown:
            assert shown[move["step"]]["inputs"][0] == f"{move['seat'] + 1} {chosen['option']}"
            assert chosen["option"] in shown[move["step"] - 1]["views"][move["seat"]]["options"]
        assert (move["loss"], move["fault"]) == (same["loss"], same["fault"])
    assert any(one["text"] != other["text"] for one, other in zip(english["luck"], russian["luck"], strict=True))
    lines = [one for move in english["moves"] for choice in move["choices"] for one in choice["line"]]
    assert any(one["clause"].startswith("Z") and " " in one["text"] for one in lines)
    assert 0 < len(english["turns"]) <= 3
    await running.close()

    later = await Running.start(settings)
    assert await whole(await later.guest("Vera"), table) == english
    await later.close()


async def test_stopped_and_gone_on_with(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    monkeypatch.setattr(reviewer, "QUICK", ENDLESS)
    table = await sent(anna, golden("zodchie", "base-3p"))
    path = f"/api/records/{table}/review"
    await anna.post(path)
    assert (await refused(boris, "DELETE", path))[:2] == (403, "error-not-your-review")
    assert (await anna.http.delete(path)).json()["state"] == "stopped"
    monkeypatch.setattr(reviewer, "QUICK", BRIEF)
    on = await boris.post(path)
    assert (on["state"], on["mine"]) == ("running", True)
    assert len((await whole(boris, table))["seats"]) == 3


async def test_what_was_found_is_kept(running: Running, settings: Settings) -> None:
    """Also when the server ends in the middle."""
    anna = await running.guest("Anna")
    table = await sent(anna, golden("carcassonne", "whole-2p"))
    await anna.post(f"/api/records/{table}/review")

    async def some() -> bool:
        return bool((await review_of(anna, table))["done"] > 5)

    await until(some, pause=0.2)
    await within(running.close())
    later = await Running.start(settings)
    boris = await later.guest("Boris")
    now = await review_of(boris, table)
    assert now["state"] == "stopped"
    assert now["done"] > 5
    on = await boris.post(f"/api/records/{table}/review")
    assert on["done"] >= now["done"]
    await within(later.close())


async def test_only_of_games_that_are_over(running: Running) -> None:
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    made = await anna.post("/api/tables", game="zodchie", seats=[None, "random"], visibility="private")
    path = f"/api/records/{made['id']}/review"
    for _ in range(2):
        for method in ("GET", "POST", "DELETE"):
            assert (await refused(anna, method, path))[:2] == (409, "error-no-review-yet")
            assert (await refused(boris, method, path))[0] == 404
        assert "not before" in (await refused(anna, "GET", path))[2]
        assert "не раньше" in (await refused(anna, "GET", path, "ru"))[2]
        assert (await refused(anna, "POST", f"/api/records/{made['id']}/play", step=0, seat=0))[:2] == (
            409,
            "error-not-over",
        )
        await anna.http.post(f"/api/tables/{made['id']}/start", json={})
    player = await anna.sit(made["id"])
    await player.hear("welcome")
    await player.send("resign", id="r")
    await player.hear("over")
    assert (await refused(anna, "POST", path))[:2] == (409, "error-not-played-out")


async def test_records_that_are_sent(running: Running) -> None:
    anna, record = await running.guest("Anna"), golden()
    for broken, told in (
        ({**msgspec.to_builtins(record), "inputs": record.inputs[:-1], "scores": None}, (400, "error-not-finished")),
        ({**msgspec.to_builtins(record), "scores": [1, 1]}, (400, "error-bad-record")),
    ):
        assert (await refused(anna, "POST", "/api/records", **broken))[:2] == told
    table = await sent(anna, record)
    page = (await anna.http.get(f"/api/records/{table}")).json()
    assert tuple(page["result"]["scores"]) == record.scores
    assert (page["table"]["rated"], page["table"]["given"]) == (False, len(record.inputs))
    assert Record.from_json((await anna.http.get(page["file"])).content) == msgspec.structs.replace(record, seed=None)
    listed = (await anna.http.get("/api/tables", params={"status": "over"})).json()
    assert table not in [one["id"] for one in listed]


async def test_no_table_waits_for_a_review(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think on while all that reviews is busy, which stands back behind everything."""
    monkeypatch.setattr(reviewer, "QUICK", ENDLESS)
    anna = await running.guest("Anna")
    table = await sent(anna, golden())
    await anna.post(f"/api/records/{table}/review")
    crew = running.world.reviewer._crew
    await until(lambda: crew.busy > 0)
    assert {os.getpriority(os.PRIO_PROCESS, worker.process.pid) for worker in crew.hired} == {19}
    made = await anna.post("/api/tables", game="zodchie", seats=[None, "level3"], starts="full", rated=False)
    player = await anna.sit(made["id"])
    told = await player.play(await player.hear("welcome"), until=6)
    assert told["version"] >= 6
    assert crew.busy == 1
    assert (await review_of(anna, table))["state"] == "running"
    monkeypatch.setattr(reviewer, "EACH", 1)
    assert (await refused(anna, "POST", f"/api/records/{await sent(anna, golden())}/review"))[0] == 429


async def test_who_asks_pays(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[tuple[str, float, str]] = []
    charge = Limits.spend

    def spend(limits: Limits, name: str, many: float, *keys: str) -> None:
        spent.extend((name, many, key) for key in keys)
        charge(limits, name, many, *keys)

    monkeypatch.setattr(Limits, "spend", spend)
    monkeypatch.setitem(RATES, "review", Rate(1, 3600))
    running = await Running.start(msgspec.structs.replace(settings, limits=1))
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    one, two = await sent(anna, golden()), await sent(anna, golden("zodchie", "base-3p"))
    await anna.post(f"/api/records/{one}/review")
    await whole(anna, one)
    assert sum(many for name, many, key in spent if (name, key) == ("review work", "127.0.0.1")) > 0
    assert (await refused(anna, "POST", f"/api/records/{two}/review"))[:2] == (429, "error-too-many")
    assert (await boris.post(f"/api/records/{two}/review"))["state"] == "running"
    await within(running.close())


# -- played on -------------------------------------------------------------------------------------------


async def test_played_on_from_a_position(running: Running) -> None:
    anna = await running.guest("Anna")
    for game, name in (("zodchie", "base"), ("architects", "random"), ("carcassonne", "whole"), ("artificium", "base")):
        await played_on(anna, golden(game, f"{name}-2p"))


async def played_on(anna: Guest, record: Record) -> None:
    table = await sent(anna, record)
    steps = (await anna.http.get(f"/api/records/{table}")).json()["steps"]
    at = steps - 4
    shown = (await anna.http.get(f"/api/records/{table}/steps", params={"seat": 1, "from": at, "to": at})).json()
    made = await anna.post(f"/api/records/{table}/play", step=at, seat=1, bot="random")
    assert (made["source"], made["source_step"], made["rated"]) == (table, at, False)
    assert [seat["bot"] for seat in made["seats"]] == ["random", None]
    player = await anna.sit(made["id"])
    welcome = await player.hear("welcome")
    seen = [step for step in shown["shown"] if step["step"] == at]
    assert welcome["me"] == 1
    assert len(welcome["events"]) > len(seen[0]["events"])
    over = await player.play(welcome)
    page = (await anna.http.get(f"/api/records/{made['id']}")).json()
    assert page["result"] == over["ending"]["result"]
    played = Record.from_json((await anna.http.get(page["file"])).content)
    assert played.inputs[: made["given"]] == record.inputs[: made["given"]]
    assert (played.seed, played.fairness) == (None, None)
    proof = (await anna.http.post("/api/verify", content=played.to_json())).json()
    assert proof["over"]
    assert (await refused(anna, "POST", f"/api/records/{table}/play", step=steps - 1, seat=0))[:2] == (
        409,
        "error-nothing-left",
    )
    assert (await refused(anna, "POST", f"/api/records/{table}/play", step=0, seat=2))[0] == 404
    assert (await refused(anna, "POST", f"/api/records/{table}/play", step=0, seat=0, bot="nobody"))[0] == 400


async def test_a_game_played_on_goes_on_after_a_restart(running: Running, settings: Settings) -> None:
    anna = await running.guest("Anna")
    table = await sent(anna, golden())
    made = await anna.post(f"/api/records/{table}/play", step=5, seat=0, bot="random")
    player = await anna.sit(made["id"])
    told = await player.play(await player.hear("welcome"), until=4)
    await within(running.stop())
    later = await Running.start(settings)
    player = await anna.moved(later).sit(made["id"])
    welcome = await player.hear("welcome")
    assert welcome["version"] >= told["version"]
    assert (await player.play(welcome))["type"] == "over"
    await within(later.close())


# -- how somebody plays ----------------------------------------------------------------------------------


@pytest.mark.deep
async def test_how_somebody_plays(running: Running) -> None:
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    played = []
    for visibility in ("open", "private"):
        made = await anna.post(
            "/api/tables", game="zodchie", seats=[None, "random"], starts="full", visibility=visibility
        )
        player = await anna.sit(made["id"])
        await player.play(await player.hear("welcome"))
        await anna.post(f"/api/records/{made['id']}/review")
        played.append((made["id"], await whole(anna, made["id"])))
    again = await anna.post(f"/api/records/{played[0][0]}/play", step=30, seat=0, bot="random")
    player = await anna.sit(again["id"])
    await player.play(await player.hear("welcome"))
    await anna.post(f"/api/records/{again['id']}/review")
    await whole(anna, again["id"])

    async def skill(guest: Guest, person: str) -> dict[str, Any]:
        return dict((await guest.http.get(f"/api/people/{person}/skill", params={"language": "ru"})).json())

    mine, seen = await skill(anna, anna.id), await skill(boris, anna.id)
    assert [one["table"] for one in mine["games"]] == [table for table, _ in played]
    assert [one["table"] for one in seen["games"]] == [played[0][0]]
    for one, (_, review) in zip(mine["games"], played, strict=True):
        seat = review["seats"][0]
        assert [one[name] for name in ("accuracy", "skill", "luck", "adjusted", "final")] == [
            seat[name] for name in ("accuracy", "skill", "luck", "adjusted", "final")
        ]
    faults = [move for _, review in played for move in review["moves"] if move["seat"] == 0 and move["fault"]]
    assert faults
    assert sum(one["many"] for one in mine["phases"]) == sum(one["many"] for one in mine["clauses"]) == len(faults)
    assert {one["clause"] for one in mine["clauses"]} == {move["clause"] for move in faults}
    assert sum(one["loss"] for one in mine["phases"]) == pytest.approx(sum(move["loss"] for move in faults))
    assert all(one["text"] for one in mine["clauses"])
    assert (await skill(anna, boris.id))["games"] == []
