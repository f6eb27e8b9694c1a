"""Scenarios that somebody sends: a table for practice, laid out by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.kernel.record import Record
from artel.records import verify
from artel.scenario import load
from artel.server.config import Settings
from patience import within
from server.clients import Running

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = ("forge.toml", "architects/battle.toml", "artificium/market.toml", "carcassonne/city.toml")


@pytest.mark.parametrize("file", FILES)
async def test_a_scenario_is_played_on(running: Running, file: str) -> None:
    text, layout = (SCENARIOS / file).read_text("utf-8"), load(SCENARIOS / file).script.layout
    anna = await running.guest("Anna")
    table = await anna.post("/api/scenarios/play", scenario=text, bot="random")
    assert (table["rated"], table["source"], table["visibility"]) == (False, None, "unlisted")
    assert "layout" not in str(table)
    hidden = await anna.http.get(f"/api/records/{table['id']}")
    assert hidden.json()["key"] == "error-not-over"
    player = await anna.sit(table["id"])
    welcome = await player.hear("welcome")
    assert welcome["view"]["options"]
    over = await player.play(welcome)
    page = (await anna.http.get(f"/api/records/{table['id']}")).json()
    assert page["result"] == over["ending"]["result"]
    record = Record.from_json((await anna.http.get(page["file"])).content)
    assert record.layout == layout is not None
    assert verify(record).result().scores == record.scores
    assert (await anna.http.post("/api/verify", content=record.to_json())).json()["over"]
    steps = (await anna.http.get(f"/api/records/{table['id']}/steps", params={"to": 1})).json()["shown"]
    assert steps[0]["view"]
    again = await anna.http.post("/api/records", content=record.to_json())
    assert again.json()["status"] == "over"
    for source in (table["id"], again.json()["id"]):
        on = await anna.post(f"/api/records/{source}/play", step=0, seat=0, bot="random")
        assert on["status"] == "running"


async def test_after_some_of_its_steps_on_any_seat(running: Running) -> None:
    text = (SCENARIOS / "inn.toml").read_text("utf-8")
    anna = await running.guest("Anna")
    table = await anna.post("/api/scenarios/play", scenario=text, steps=3, bot="random")
    assert [seat["bot"] for seat in table["seats"]] == ["random", None]
    assert table["given"] == 1
    welcome = await (await anna.sit(table["id"])).hear("welcome")
    assert sorted(welcome["view"]["options"]) == ["a3", "b1"]
    other = await anna.post("/api/scenarios/play", scenario=text, seat=0, bot="random")
    assert [seat["bot"] for seat in other["seats"]] == [None, "random"]


async def test_a_scenario_goes_on_after_a_restart(running: Running, settings: Settings) -> None:
    anna = await running.guest("Anna")
    text = (SCENARIOS / "forge.toml").read_text("utf-8")
    table = await anna.post("/api/scenarios/play", scenario=text, bot="random")
    before = await (await anna.sit(table["id"])).hear("welcome")
    await within(running.stop())
    later = await Running.start(settings)
    player = await anna.moved(later).sit(table["id"])
    welcome = await player.hear("welcome")
    assert welcome["view"] == before["view"]
    assert (await player.play(welcome))["type"] == "over"
    await within(later.close())


ZODCHIE = 'game = "zodchie"\nseats = 2\n'


WRONG = (
    ("no TOML", 0, 400, "TOML"),
    ("x = " + "[" * 8000, 0, 400, "TOML"),
    ("x = " + "9" * 8000, 0, 400, "TOML"),
    (ZODCHIE + 'data = "/etc"', 0, 400, "data"),
    (ZODCHIE + "layout.turn = 3", 0, 400, "seat"),
    (ZODCHIE + 'steps = ["1 tavern a1"]', 1, 400, "chance"),
    (ZODCHIE, 1, 400, "step"),
    (ZODCHIE + "layout.turn = 1", 0, 409, "over"),
    ("#" * 16385, 0, 400, "16384"),
)


async def test_what_is_no_scenario_says_why(running: Running) -> None:
    anna = await running.guest("Anna")
    for text, steps, status, says in WRONG:
        answer = await anna.http.post("/api/scenarios/play", json={"scenario": text, "steps": steps})
        assert answer.status_code == status
        assert says in answer.json()["message"]
    assert (await anna.http.get("/api/me/tables")).json() == []


async def test_who_plays_there(running: Running) -> None:
    anna = await running.guest("Anna")
    for more, status in (({"seat": 2}, 404), ({"bot": "nobody"}, 400)):
        answer = await anna.http.post("/api/scenarios/play", json={"scenario": ZODCHIE, **more})
        assert answer.status_code == status
