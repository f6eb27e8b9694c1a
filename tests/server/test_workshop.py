"""Packs that people bring: described, checked, stored, played with, and carried by records."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import time
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from artel.games import GAMES, game
from artel.kernel.packfile import written
from artel.kernel.packs import pack_of
from artel.kernel.record import Record
from artel.records import verify
from artel.server.config import Settings
from artel.server.errors import PackTooLong
from artel.server.store import packs
from artel.server.store.engine import Database
from artel.server.workshop.checking import LONGEST, MOST, checked, problems, sound, stored
from artel.server.workshop.describing import described
from artel.server.workshop.hosting import bring_in
from artel.session.packs import row_of
from games.test_mutated_packs import mutate
from played import played_with
from server.clients import Guest, Running


def own(name: str = "zodchie", called: str = "mine") -> dict[str, Any]:
    content = game(name).standard_pack().content()
    content["pack"]["name"] = called
    return content


def cheaper_tavern() -> dict[str, Any]:
    content = own()
    tavern = next(row for row in content["base"] if row["id"] == "tavern")
    tavern |= {"values": [0, 1, 4, 9], "name_en": "Alehouse", "name_ru": "Кабак", "provenance": "own"}
    return content


async def keep(guest: Guest, content: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = await guest.post(f"/api/packs/{content['pack']['game']}", content=content)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_described_in_words(name: str, language: str) -> None:
    found = json.loads(described(name, language))
    for section in found["sections"]:
        for shape in section["shapes"]:
            for field in shape:
                assert field["label"] != field["name"], (section["name"], field["name"])
        for row in section["rows"]:
            assert row["title"] != row["name"] or section["name"] in ("cell", "resource")


def test_several_problems_are_told_at_once_and_where() -> None:
    content = own()
    content["base"][0]["values"] = [4, 1]
    content["base"][5]["kind"] = "sudden"
    content["rules"]["hand"] = 9
    found = json.loads(checked("zodchie", content, "en"))
    assert {(one["section"], one["row"], one["field"]) for one in found["problems"]} == {
        ("base", 0, "values"),
        ("base", 5, "kind"),
        ("rules", 0, "hand"),
    }
    assert found["digest"] is None
    russian = json.loads(checked("zodchie", content, "ru"))["problems"]
    assert all("must" not in one["message"] for one in russian)


def test_what_people_read_is_short_and_visible() -> None:
    for field, text in (("name", "x" * 81), ("about", "x" * 301), ("about", "a\u202eb")):
        content = own()
        content["pack"][field] = text
        [problem] = problems(game("zodchie"), content)
        assert problem.details["at"] == f"pack/0/{field}"


def test_size_has_an_end() -> None:
    content = own()
    content["pack"]["about"] = "x" * LONGEST
    with pytest.raises(PackTooLong):
        checked("zodchie", content, "en")


def test_a_file_is_read_and_its_mistakes_have_lines() -> None:
    found = json.loads(checked("zodchie", written(own()), "en"))
    assert found["problems"] == []
    assert found["content"] == own()
    assert found["inventory"]["cards"]
    [problem] = json.loads(checked("zodchie", "[pack]\nname = \n", "en"))["problems"]
    assert "line 2" in problem["message"]


def changed_anyhow(name: str, rng: random.Random) -> dict[str, Any]:
    """What JSON can carry of it."""
    content = own(name)
    for _ in range(rng.choice([1, 2, 3])):
        if content:
            mutate(content, rng)
    found: dict[str, Any] = json.loads(
        json.dumps(content, default=str).replace("Infinity", "1e400").replace("NaN", "null")
    )
    return found


def malformed(name: str, seed: int) -> bool:
    """Bytes or meaning are broken: it is refused with a sentence, or is sound. Was it refused?"""
    rng = random.Random(f"{name} {seed}")
    if seed % 2:
        given: Any = changed_anyhow(name, rng)
    else:
        data = bytearray(written(own(name)).encode())
        for _ in range(rng.choice([1, 2, 8, 64])):
            data[rng.randrange(len(data))] = rng.choice([rng.randrange(256), *b'"[]{}=\n#\\'])
        if not seed % 10:
            del data[rng.randrange(len(data)) :]
        given = data.decode("utf-8", "replace")
    begun = time.process_time()
    try:
        found = json.loads(checked(name, given, rng.choice(["en", "ru"])))
    except PackTooLong:
        return True
    assert time.process_time() - begun < 5
    assert len(found["problems"]) <= MOST
    assert (found["digest"] is None) == bool(found["problems"])
    assert all(len(problem["message"]) > 5 and problem["message"].endswith(".") for problem in found["problems"])
    if not found["problems"]:
        assert stored(name, found["content"]).digest == found["digest"]
    return bool(found["problems"])


@pytest.mark.parametrize("name", GAMES)
def test_malformed_packs_are_refused_with_a_sentence(name: str) -> None:
    known = dict(game(name)._components)
    refused = sum(malformed(name, seed) for seed in range(75))
    assert 20 < refused < 75
    assert game(name)._components == known, "nothing of a pack that is only looked at is kept"


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_malformed_packs(name: str) -> None:
    """All games together."""
    before, known, refused = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, dict(game(name)._components), 0
    for seed in count():
        refused += malformed(name, seed)
        if refused == 10_000 // len(GAMES):
            break
    assert game(name)._components == known
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 200_000  # KiB


async def test_a_table_with_a_pack_of_ones_own(running: Running) -> None:
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    pack = await keep(anna, cheaper_tavern())
    assert (pack["name"], pack["changes"], pack["allowed"]) == ("mine", 4, False)
    asked = {"game": "zodchie", "seats": [None, None, "level1"], "pack": pack["digest"]}
    refused = await anna.http.post("/api/tables", json=asked)
    assert (refused.status_code, refused.json()["key"]) == (400, "error-rated-pack")
    table = await anna.post("/api/tables", **asked, rated=False)
    assert table["own_pack"] == {"name": "mine", "changes": 4}
    shown = (await boris.http.get(f"/api/packs/{table['pack']}")).json()
    assert {(one["row"], one["field"]) for one in shown["changes"]} == {
        ("tavern", field) for field in ("values", "name_en", "name_ru", "provenance")
    }
    await boris.post(f"/api/tables/{table['id']}/join")
    await anna.post(f"/api/tables/{table['id']}/start")
    players = [await one.sit(table["id"], words=True, language="en") for one in (anna, boris)]
    await asyncio.gather(*[player.play(await player.hear("welcome")) for player in players])
    box = (await anna.http.get(f"/api/games/zodchie/inventory/{pack['digest']}")).json()
    assert {card["id"]: card["titles"] for card in box["cards"]}["tavern"] == {"en": "Alehouse", "ru": "Кабак"}
    steps = (await anna.http.get(f"/api/records/{table['id']}/steps?from=0&to=20&language=en")).json()
    assert steps["shown"]
    record = (await anna.http.get(f"/api/records/{table['id']}/file")).content
    proved = await anna.http.post("/api/verify", content=record, headers={"content-type": "application/json"})
    assert proved.json()["fair"], proved.text
    game("zodchie")._components.pop(pack["digest"])
    assert verify(Record.from_json(record)).over
    again = await anna.post(f"/api/tables/{table['id']}/rematch")
    assert again["own_pack"] == table["own_pack"]


async def test_a_record_brings_its_pack_to_another_server(running: Running) -> None:
    record = played_with(cheaper_tavern())
    anna = await running.guest("Anna")
    sent = await anna.http.post("/api/records", content=record.to_json())
    assert sent.status_code == 201, sent.text
    assert sent.json()["own_pack"] == {"name": "mine", "changes": 4}
    game("zodchie")._components.pop(record.header.digest, None)
    steps = await anna.http.get(f"/api/records/{sent.json()['id']}/steps?from=0&to=20&language=en")
    assert steps.status_code == 200, steps.text
    assert steps.json()["shown"]
    back = Record.from_json((await anna.http.get(f"/api/records/{sent.json()['id']}/file")).content)
    assert back.data == record.data
    on = await anna.post(f"/api/records/{sent.json()['id']}/play", step=3, seat=0, bot="level1")
    assert on["own_pack"] == {"name": "mine", "changes": 4}
    for number in range(9):
        await keep(anna, own(called=f"pack {number}"))
    assert (await anna.http.post("/api/records", content=record.to_json())).status_code == 201  # it is stored already
    other = await anna.http.post("/api/records", content=played_with(own(called="one more")).to_json())
    assert other.json()["key"] == "error-too-many-packs"


async def test_nobody_can_make_the_standard_a_pack_of_their_own(running: Running) -> None:
    """Tables are known by the digest of their data: all of them would have it then."""
    anna = await running.guest("Anna")
    table = await anna.post("/api/tables", game="zodchie", seats=[None, None])
    content = game("zodchie").standard_pack().content()
    answer = await anna.http.post("/api/packs/zodchie", json={"content": content})
    assert (answer.status_code, answer.json()["key"]) == (409, "error-standard-pack")
    sent = await anna.http.post("/api/records", content=played_with(content).to_json())
    assert sent.json()["own_pack"] is None
    row = row_of(game("zodchie").standard_pack())
    async with running.world.database.write() as connection:  # as it could be stored once
        await packs.add(connection, row, None)
    await bring_in(running.world.database, None)
    assert (await anna.http.get(f"/api/tables/{table['id']}")).json()["own_pack"] is None


async def test_what_is_wrong_is_not_stored(running: Running) -> None:
    anna = await running.guest("Anna")
    content = own()
    content["rules"]["hand"] = 9
    answer = await anna.http.post("/api/packs/zodchie", json={"content": content})
    assert (answer.status_code, answer.json()["key"]) == (400, "error-bad-pack")
    long = await anna.http.post("/api/packs/zodchie", json={"content": own() | {"x": "y" * 3 * LONGEST}})
    assert long.status_code == 413
    deep = await anna.http.post("/api/packs/zodchie", content=b'{"content":{"x":' + b"[" * 5000 + b"]" * 5000 + b"}}")
    assert deep.status_code == 400
    rng, refused = random.Random(1), 0
    while refused < 20:
        broken = changed_anyhow("zodchie", rng)
        if problems(game("zodchie"), broken):
            answer = await anna.http.post("/api/packs/zodchie", json={"content": broken})
            assert (answer.status_code, answer.json()["key"]) == (400, "error-bad-pack")
            assert answer.json()["message"].endswith(".")
            refused += 1
    nobody = await running.guest("Nobody")
    nobody.http.cookies.clear()
    assert (await nobody.http.post("/api/packs/zodchie", json={"content": own()})).status_code == 401
    async with running.world.database.read() as connection:
        assert (await connection.exec_driver_sql("SELECT count(*) FROM packs WHERE NOT hosted")).scalar() == 0
    missing = await anna.http.post("/api/tables", json={"game": "zodchie", "seats": [None, None], "pack": "0" * 16})
    assert missing.json()["key"] == "error-no-such-pack"


async def test_one_person_stores_so_many_and_no_more(running: Running) -> None:
    anna = await running.guest("Anna")
    for number in range(10):
        await keep(anna, own(called=f"pack {number}"))
    await keep(anna, own(called="pack 3"))
    answer = await anna.http.post("/api/packs/zodchie", json={"content": own(called="one more")})
    assert answer.json()["key"] == "error-too-many-packs"


async def test_the_hosts_packs(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "packs"
    (folder / "box").mkdir(parents=True)
    (folder / "box" / "a.toml").write_text(written(own("artificium", "the box")))
    (folder / "one.toml").write_text(written(own("zodchie", "one file")))
    (folder / "wrong.toml").write_text("[pack]\ngame = 'chess'\n")
    running = await Running.start(msgspec.structs.replace(settings, packs=str(folder)))
    anna = await running.guest("Anna")
    offered = (await anna.http.get("/api/packs")).json()
    assert [(one["game"], one["name"]) for one in offered] == [
        *[("artificium", "the box"), ("zodchie", "even"), ("zodchie", "masters"), ("zodchie", "one file")]
    ]
    assert len((await anna.http.get("/api/packs?game=zodchie")).json()) == 3
    await running.close()
    (folder / "one.toml").unlink()
    running = await Running.start(msgspec.structs.replace(settings, packs=str(folder)))
    anna = await running.guest("Boris")
    assert [one["name"] for one in (await anna.http.get("/api/packs")).json()] == ["the box", "even", "masters"]
    await running.close()


async def test_processes_that_start_at_once_bring_them_in_together(shared: Settings) -> None:
    databases = [Database(shared.database) for _ in range(3)]
    await asyncio.gather(*[bring_in(database, None) for database in databases])
    async with databases[0].read() as connection:
        assert [row.name for row in await packs.hosted(connection)] == ["even", "masters"]
    for database in databases:
        await database.close()


async def test_a_table_with_a_pack_that_comes_with_the_game(running: Running) -> None:
    """Nobody has to bring it; its records carry it, and do not need to."""
    anna = await running.guest("Anna")
    pack, _ = (await anna.http.get("/api/packs?game=zodchie")).json()
    assert (pack["name"], pack["hosted"], pack["allowed"]) == ("even", True, False)
    asked = {"game": "zodchie", "seats": [None, "random"], "options": {"variant": "advanced"}, "rated": False}
    table = await anna.post("/api/tables", **asked, pack=pack["digest"])
    assert table["own_pack"] == {"name": "even", "changes": pack["changes"]}
    shown = (await anna.http.get(f"/api/packs/{pack['digest']}")).json()
    assert {one["section"] for one in shown["changes"]} == {"extra"}
    await anna.post(f"/api/tables/{table['id']}/start")
    player = await anna.sit(table["id"])
    await player.play(await player.hear("welcome"))
    record = Record.from_json((await anna.http.get(f"/api/records/{table['id']}/file")).content)
    assert verify(record).over
    record.data = None
    assert verify(record).over


def test_the_content_that_is_stored_makes_the_same_pack() -> None:
    row = stored("zodchie", cheaper_tavern())
    assert (
        pack_of(json.loads(row.content), "zodchie", "x").digest
        == row.digest
        == sound(game("zodchie"), cheaper_tavern()).digest
    )
