"""Sessions that are seen and ended, second factors, lost passwords, and who is kept out by wrong ones."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
from pyotp import TOTP
from sqlalchemy import select, update

from artel.server.config import Settings
from artel.server.errors import NotFound
from artel.server.people.devices import device
from artel.server.store import backups, factors, places, resets, schema
from artel.server.store import people as stored_people
from artel.server.store.engine import Database, now
from artel.server.store.people import hashed
from artel.server.store.places import Whereabouts
from artel.server.store.sessions import SEEN_AFTER
from server.clients import Guest, Running, patient_http
from server.test_accounts import closed
from server.test_admin import artel, within
from server.test_people import PASSWORD, account, failed, signed_in

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0"
NEW = "another password"


async def try_from(
    running: Running, address: str, name: str = "Anna", password: str = "wrong password", **more: Any
) -> httpx.Response:
    """A sign-in from somewhere else; the server believes the proxy on this machine."""
    headers = {"X-Forwarded-For": address}
    async with patient_http(base_url=f"http://{running.address}", headers=headers) as http:
        return await http.post("/api/sign-in", json={"name": name, "password": password, **more})


# -- wrong passwords -----------------------------------------------------------------------------------


@pytest.fixture
async def guarded(settings: Settings) -> AsyncIterator[Running]:
    """With limits."""
    server = await Running.start(msgspec.structs.replace(settings, limits=1))
    yield server
    await asyncio.wait_for(server.close(), 60)


async def test_who_tries_passwords_elsewhere_does_not_keep_the_owner_out(guarded: Running) -> None:
    await account(guarded, "Anna")
    seen = [(await try_from(guarded, "203.0.113.7")).status_code for _ in range(22)]
    assert seen == [401] * 20 + [429] * 2
    assert (await try_from(guarded, "198.51.100.1", password=PASSWORD)).status_code == 200
    assert (await try_from(guarded, "127.0.0.1", password=PASSWORD)).status_code == 200
    assert (await try_from(guarded, "203.0.113.7", password=PASSWORD)).status_code == 429
    assert (await try_from(guarded, "203.0.113.7", "Boris")).status_code == 401


async def test_one_household_counts_as_one(guarded: Running) -> None:
    await account(guarded, "Anna")
    seen = [(await try_from(guarded, f"2001:db8::{number:x}")).status_code for number in range(1, 22)]
    assert seen == [401] * 20 + [429]
    assert (await try_from(guarded, "2001:db8:0:1::1")).status_code == 401


async def spread(running: Running, many: int) -> list[int]:
    """Wrong passwords, each from another address."""
    world = running.world
    for number in range(many - 3):  # the same as a request, without its hash
        world.limits.take("passwords of", "anna")
        world.limits.take("password of", f"10.1.{number // 250}.{number % 250} anna")
    return [(await try_from(running, f"203.0.113.{number}")).status_code for number in range(6)]


async def test_many_addresses_against_one_account(guarded: Running) -> None:
    """There is a limit for all of them together, which does not count for addresses that the owner knows."""
    await account(guarded, "Anna")
    assert (await try_from(guarded, "198.51.100.1", password=PASSWORD)).status_code == 200
    assert await spread(guarded, 299) == [401] * 3 + [429] * 3
    assert (await try_from(guarded, "192.0.2.1", password=PASSWORD)).status_code == 429
    for known in ("127.0.0.1", "198.51.100.1"):
        assert (await try_from(guarded, known, password=PASSWORD)).status_code == 200
        assert (await try_from(guarded, known)).status_code == 401
    assert (await try_from(guarded, "203.0.113.1", "Boris")).status_code == 401


@pytest.mark.deep
async def test_very_many_addresses_against_one_account(guarded: Running) -> None:
    """The same with real requests only."""
    await account(guarded, "Anna")
    tried = 0
    while (await try_from(guarded, f"203.0.{tried // 250}.{tried % 250}")).status_code == 401:
        tried += 1
        assert tried < 1000
    assert tried >= 300
    assert (await try_from(guarded, "127.0.0.1", password=PASSWORD)).status_code == 200


async def test_strangers_do_not_use_up_what_the_owner_may_try_when_signed_in(guarded: Running) -> None:
    anna = await account(guarded, "Anna")
    for _ in range(21):
        await try_from(guarded, "127.0.0.1")
    assert (await try_from(guarded, "127.0.0.1")).status_code == 429
    assert (await anna.http.post("/api/me/password", json={"old": PASSWORD, "new": NEW})).status_code == 200


async def test_places_are_remembered_not_for_ever(running: Running) -> None:
    anna = await account(running, "Anna")
    person = (await anna.http.get("/api/me")).json()
    async with running.world.database.write() as connection:
        whose = await stored_people.account(connection, person["id"])
        for number in range(30):
            await places.remember(connection, whose, Whereabouts(f"10.0.0.{number}"))
        held = (await connection.execute(select(schema.places.c.address))).scalars().all()
        assert len(held) == places.MOST
        assert await places.known(connection, "ANNA", Whereabouts("10.0.0.29"))
        assert not await places.known(connection, "Boris", Whereabouts("10.0.0.29"))
        await connection.execute(update(schema.places).values(seen_at=now() - places.KEPT - 1))
        assert not await places.known(connection, "Anna", Whereabouts("10.0.0.29"))
        assert await places.forget_old(connection) == places.MOST


# -- sessions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (PHONE, ("Safari", "iPhone")),
        (EDGE, ("Edge", "Windows")),
        ("python-httpx/0.28.1", ("python-httpx", "")),
        ("Mozilla/5.0 something new", ("", "")),
        ("<script>alert(1)</script>", ("scriptalert1", "")),
        ("", ("", "")),
    ],
)
def test_devices_in_words(agent: str, words: tuple[str, str]) -> None:
    assert device(agent) == words


async def test_a_session_is_ended_from_elsewhere(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    phone = await signed_in(running, "Anna")
    phone.http.headers["User-Agent"] = PHONE
    async with running.world.database.write() as connection:
        await connection.execute(update(schema.sessions).values(seen_at=now() - SEEN_AFTER - 1))
    await phone.http.get("/api/me")
    found = (await anna.http.get("/api/me/sessions")).json()
    assert [(row["browser"], row["system"], row["here"]) for row in found] == [
        ("Safari", "iPhone", False),
        ("python-httpx", "", True),
    ]
    assert found[0]["seen_at"] > now() - 60_000 > found[1]["seen_at"]
    for token in (anna.http.cookies["artel"], phone.http.cookies["artel"]):
        assert token not in json.dumps(found)
        assert hashed(token) not in json.dumps(found)
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    player, mine = await phone.sit(table), await anna.sit(table)
    await player.hear("welcome")
    await mine.hear("welcome")
    theirs = await boris.http.delete(f"/api/me/sessions/{found[0]['id']}")
    assert failed(theirs) == (404, "error-no-such-session")
    for odd in ("%25", "_", found[0]["id"][:8]):
        assert (await anna.http.delete(f"/api/me/sessions/{odd}")).status_code == 404
    assert (await anna.http.delete(f"/api/me/sessions/{found[0]['id']}")).status_code == 204
    assert await closed(player) == 1012
    assert (await phone.http.get("/api/me")).json() is None
    assert failed(await anna.http.delete(f"/api/me/sessions/{found[0]['id']}")) == (404, "error-no-such-session")
    await mine.send("ping", id="1")
    await mine.hear("pong")


async def test_all_others_are_ended(running: Running) -> None:
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    others = [await signed_in(running, "Anna") for _ in range(3)]
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    player = await others[0].sit(table)
    await player.hear("welcome")
    assert (await anna.http.delete("/api/me/sessions")).status_code == 204
    assert await closed(player) == 1012
    for other in others:
        assert (await other.http.get("/api/me")).json() is None
    assert len((await anna.http.get("/api/me/sessions")).json()) == 1
    assert (await boris.http.get("/api/me")).json()["id"] == boris.id


# -- second factors ------------------------------------------------------------------------------------


def later(secret: str, steps: int) -> str:
    return TOTP(secret).at(int(time.time()) + steps * factors.STEP)


async def with_factor(running: Running, guest: Guest) -> tuple[str, list[str]]:
    """The secret and the recovery codes."""
    begun = await guest.post("/api/me/factor", password=PASSWORD)
    # a step in the past leaves the present one and the next for the test
    codes = await guest.post("/api/me/factor/confirm", code=later(begun["secret"], -1))
    return begun["secret"], codes["codes"]


async def test_setting_up_a_second_factor(running: Running) -> None:
    anna, guest = await account(running, "Анна & Co"), await running.guest("Carl")
    assert (await anna.http.get("/api/me/factor")).json() == {"since": None, "codes": 0}
    wrong = await anna.http.post("/api/me/factor", json={"password": "wrong password"})
    assert failed(wrong) == (401, "error-wrong-password")
    assert failed(await guest.http.post("/api/me/factor", json={"password": ""})) == (409, "error-no-account")
    assert failed(await anna.http.post("/api/me/factor/confirm", json={"code": "123456"})) == (409, "error-no-factor")
    given = await anna.post("/api/me/factor", password=PASSWORD)
    begun = await anna.post("/api/me/factor", password=PASSWORD)
    assert begun["secret"] != given["secret"]
    address = urlsplit(begun["address"])
    assert (address.scheme, address.netloc) == ("otpauth", "totp")
    assert parse_qs(address.query) == {"secret": [begun["secret"]], "issuer": ["Artel"]}
    picture = ElementTree.fromstring(begun["picture"])
    assert picture.tag.endswith("svg")
    assert "style" not in begun["picture"]
    assert (await signed_in(running, "Анна & Co")).id == anna.id  # nothing has changed yet
    old = await anna.http.post("/api/me/factor/confirm", json={"code": later(given["secret"], 0)})
    assert failed(old) == (401, "error-wrong-code")
    codes = (await anna.post("/api/me/factor/confirm", code=later(begun["secret"], 0)))["codes"]
    assert len(set(codes)) == factors.CODES
    found = (await anna.http.get("/api/me/factor")).json()
    assert (found["codes"], found["since"] > now() - 60_000) == (10, True)
    again = await anna.http.post("/api/me/factor", json={"password": PASSWORD})
    assert failed(again) == (409, "error-factor-already")
    async with running.world.database.read() as connection:
        kept = str((await connection.execute(select(schema.recovery_codes))).all())
    assert not any(code.replace("-", "") in kept for code in codes)


async def test_signing_in_with_a_second_factor(running: Running) -> None:
    anna = await account(running, "Anna")
    secret, codes = await with_factor(running, anna)

    async def tried(password: str = PASSWORD, **more: Any) -> tuple[int, str]:
        answer = await try_from(running, "127.0.0.1", password=password, **more)
        return answer.status_code, answer.json().get("key", "")

    assert await tried() == (401, "error-code-needed")
    assert await tried("wrong password") == (401, "error-wrong-password")
    assert await tried("wrong password", code=later(secret, 0)) == (401, "error-wrong-password")
    for wrong in ("000000", "", "12345", "x" * 40, "１２３４５６", later(secret, -40), later(secret, 40)):
        assert await tried(code=wrong) == (401, "error-wrong-code"), wrong
    code = later(secret, 0)
    assert await tried(code=f"{code[:3]} {code[3:]}") == (200, "")
    assert await tried(code=code) == (401, "error-wrong-code")
    assert await tried(code=later(secret, -1)) == (401, "error-wrong-code")
    assert await tried(code=codes[0].upper()) == (200, "")
    assert await tried(code=codes[0]) == (401, "error-wrong-code")
    assert (await anna.http.get("/api/me/factor")).json()["codes"] == factors.CODES - 1


async def test_a_code_that_two_use_at_once(running: Running) -> None:
    anna = await account(running, "Anna")
    secret, codes = await with_factor(running, anna)
    for code in (later(secret, 0), codes[0]):
        answers = await asyncio.gather(
            *[try_from(running, "127.0.0.1", password=PASSWORD, code=code) for _ in range(5)]
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [401] * 4


async def test_a_sign_in_that_fails_later_leaves_the_code(running: Running) -> None:
    anna, guest = await account(running, "Anna"), await running.guest("Anna on the phone")
    _, codes = await with_factor(running, anna)
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None], starts="full"))["id"]
    await guest.post(f"/api/tables/{table}/join")
    data = {"name": "Anna", "password": PASSWORD, "code": codes[0]}
    assert failed(await guest.http.post("/api/sign-in", json=data)) == (409, "error-sits-twice")
    assert (await guest.http.post("/api/sign-in", json=data | {"claim": False})).status_code == 200


async def test_guessing_codes(guarded: Running) -> None:
    anna = await account(guarded, "Anna")
    _, codes = await with_factor(guarded, anna)
    seen = [
        (await try_from(guarded, "203.0.113.7", password=PASSWORD, code=f"{number:06}")).status_code
        for number in range(7)
    ]
    assert seen[:5] == [401] * 5
    assert seen[5:] == [429] * 2
    assert (await try_from(guarded, "127.0.0.1", password=PASSWORD, code=codes[0])).status_code == 200
    spread = [
        (await try_from(guarded, f"198.51.100.{number}", password=PASSWORD, code=f"{number:06}")).status_code
        for number in range(20)
    ]
    assert spread[-1] == 429
    assert (await try_from(guarded, "127.0.0.1", password=PASSWORD, code=codes[1])).status_code == 200


async def test_switching_it_off_and_new_codes(running: Running) -> None:
    anna = await account(running, "Anna")
    _, codes = await with_factor(running, anna)
    for data, refusal in (
        ({"password": "wrong password", "code": codes[0]}, "error-wrong-password"),
        ({"password": PASSWORD, "code": "000000"}, "error-wrong-code"),
    ):
        for path in ("/api/me/factor/off", "/api/me/factor/codes"):
            assert failed(await anna.http.post(path, json=data)) == (401, refusal)
    new = (await anna.post("/api/me/factor/codes", password=PASSWORD, code=codes[0]))["codes"]
    old = await anna.http.post("/api/me/factor/off", json={"password": PASSWORD, "code": codes[1]})
    assert failed(old) == (401, "error-wrong-code")
    off = await anna.http.post("/api/me/factor/off", json={"password": PASSWORD, "code": new[0]})
    assert off.status_code == 204
    assert (await anna.http.get("/api/me/factor")).json() == {"since": None, "codes": 0}
    assert (await signed_in(running, "Anna")).id == anna.id
    none = await anna.http.post("/api/me/factor/off", json={"password": PASSWORD, "code": new[1]})
    assert failed(none) == (409, "error-no-factor")


# -- lost passwords ------------------------------------------------------------------------------------


async def token_for(running: Running, name: str, lasts: int = resets.LASTS) -> str:
    async with running.world.database.write() as connection:
        return await resets.reset_token(connection, await stored_people.account(connection, name), lasts)


async def test_a_lost_password(running: Running) -> None:
    anna = await account(running, "Anna")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    player = await anna.sit(table)
    await player.hear("welcome")
    token, second = await token_for(running, "anna"), await token_for(running, "anna")
    async with running.world.database.read() as connection:
        assert token not in str((await connection.execute(select(schema.resets))).all())
    async with patient_http(base_url=f"http://{running.address}") as http:
        gone = (404, "error-no-such-reset")
        for wrong in (token + "x", "", hashed(token)):
            assert failed(await http.post("/api/reset/look", json={"token": wrong})) == gone
            assert failed(await http.post("/api/reset", json={"token": wrong, "password": NEW})) == gone
        looked = (await http.post("/api/reset/look", json={"token": token})).json()
        assert looked["name"] == "Anna"
        short = await http.post("/api/reset", json={"token": token, "password": "short"})
        assert failed(short) == (400, "error-short-password")
        done = await http.post("/api/reset", json={"token": token, "password": NEW})
        assert (done.status_code, done.cookies.get("artel")) == (204, None)
        for used in (token, second):
            assert failed(await http.post("/api/reset", json={"token": used, "password": PASSWORD})) == gone
    assert await closed(player) == 1012
    assert (await anna.http.get("/api/me")).json() is None
    assert (await try_from(running, "127.0.0.1", password=PASSWORD)).status_code == 401
    assert (await try_from(running, "127.0.0.1", password=NEW)).status_code == 200


async def test_a_link_that_two_use_at_once(running: Running) -> None:
    await account(running, "Anna")
    token = await token_for(running, "Anna")
    async with patient_http(base_url=f"http://{running.address}") as http:
        tries = [http.post("/api/reset", json={"token": token, "password": f"{NEW} {number}"}) for number in range(4)]
        answers = await asyncio.gather(*tries)
    assert sorted(answer.status_code for answer in answers) == [204, 404, 404, 404]


async def test_only_one_is_first_on_postgresql(shared: Settings) -> None:
    running = await Running.start(shared)
    try:
        await test_a_code_that_two_use_at_once(running)
        guests = [await running.guest(f"Guest {number}") for number in range(3)]
        for guest in guests:
            guest.http.timeout = httpx.Timeout(60)
        names = zip(guests, ("Vera", "Vеra", "Verа"), strict=True)
        answers = await asyncio.gather(
            *[guest.http.post("/api/register", json={"name": name, "password": PASSWORD}) for guest, name in names]
        )
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409]
        assert {answer.json()["key"] for answer in answers if answer.status_code == 409} == {"error-name-alike"}
        await signed_in_at_once(running, next(answer.json()["name"] for answer in answers if answer.is_success))
    finally:
        await running.close()


async def signed_in_at_once(running: Running, name: str) -> None:
    """While the password is set by a link: no session of the old one stays."""
    token = await token_for(running, name)
    async with patient_http(base_url=f"http://{running.address}") as http:
        signing = [try_from(running, "127.0.0.1", name, PASSWORD) for _ in range(6)]
        reset = http.post("/api/reset", json={"token": token, "password": NEW})
        *answers, done = await asyncio.gather(*signing, reset)
    assert done.status_code == 204
    for answer in answers:
        async with patient_http(base_url=f"http://{running.address}", cookies=answer.cookies) as http:
            assert (await http.get("/api/me")).json() is None


async def test_links_end(running: Running) -> None:
    """With time, with a new password, with the account; and they are not for bots."""
    anna, boris = await account(running, "Anna"), await account(running, "Boris")
    await anna.post("/api/bots", name="Engine")
    await account(running, "Vera")
    late = await token_for(running, "Vera", -1)
    changed = await token_for(running, "Anna")
    deleted = await token_for(running, "Boris")
    await anna.post("/api/me/password", old=PASSWORD, new=NEW)
    assert (await boris.http.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
    async with patient_http(base_url=f"http://{running.address}") as http:
        for token in (late, changed, deleted):
            answer = await http.post("/api/reset", json={"token": token, "password": PASSWORD})
            assert failed(answer) == (404, "error-no-such-reset")
    for name in ("Engine", "Boris", "Nobody", "\u0000"):
        with pytest.raises(NotFound):
            await token_for(running, name)


async def test_a_second_factor_outlives_a_lost_password(running: Running) -> None:
    anna = await account(running, "Anna")
    _, codes = await with_factor(running, anna)
    token = await token_for(running, "Anna")
    async with patient_http(base_url=f"http://{running.address}") as http:
        assert (await http.post("/api/reset", json={"token": token, "password": NEW})).status_code == 204
    answer = await try_from(running, "127.0.0.1", password=NEW)
    assert failed(answer) == (401, "error-code-needed")
    assert (await try_from(running, "127.0.0.1", password=NEW, code=codes[0])).status_code == 200


# -- whoever runs the server, and what is kept ---------------------------------------------------------


async def set_up(settings: Settings) -> tuple[str, str]:
    """An account with everything: its id, and a link for a new password."""
    running = await Running.start(settings)
    anna = await account(running, "Anna")
    await with_factor(running, anna)
    token = await token_for(running, "Anna")
    await running.close()
    return anna.id, token


@pytest.fixture
def file(settings: Settings) -> Path:
    return Path(settings.database.partition("///")[2])


def test_whoever_runs_the_server_helps(settings: Settings, file: Path) -> None:
    asyncio.run(set_up(settings))
    made = artel(file, "admin", "reset-password", "anna", "--site", "https://artel.example/", "--hours", "2")
    assert made.exit_code == 0, made.output
    told, link = made.stdout.splitlines()
    assert "Anna" in told
    site, _, token = link.partition("/reset#")
    assert site == "https://artel.example"
    assert artel(file, "admin", "reset-password", "Anna").stdout.splitlines()[1].startswith("/reset#")

    async def looked(database: Database) -> resets.Reset:
        async with database.read() as connection:
            return await resets.look(connection, token)

    found = within(file, looked)
    assert (found.person.name, abs(found.until - now() - 2 * 3600_000) < 600_000) == ("Anna", True)
    nobody = artel(file, "admin", "reset-password", "Nobody")
    assert (nobody.exit_code != 0, "Nobody" in nobody.stderr) == (True, True)
    off = artel(file, "--lang", "ru", "admin", "second-factor-off", "Anna")
    assert off.stdout == "Anna: второй фактор при входе больше не нужен.\n"
    assert artel(file, "admin", "second-factor-off", "Anna").stdout == "Anna has no second factor.\n"


async def test_what_is_kept_of_an_account(running: Running) -> None:
    """It is shown to its owner without secrets, and goes with the account."""
    anna = await account(running, "Anna")
    secret, codes = await with_factor(running, anna)
    await token_for(running, "Anna")
    answer = await anna.http.get("/api/me/export")
    found = answer.json()
    assert [row["address"] for row in found["places"]] == ["127.0.0.1"]
    assert [set(row) for row in found["sessions"]] == [{"created_at", "seen_at", "expires_at", "agent"}]
    assert found["second_factor"][0]["since"] > 0
    assert found["recovery_codes"] == factors.CODES
    assert len(found["password_links"]) == 1
    for told in (secret, codes[0], "hash", "argon2", "secret"):
        assert told not in answer.text
    assert (await anna.http.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
    owned = (schema.sessions, schema.places, schema.resets, schema.factors, schema.recovery_codes, schema.likenesses)
    async with running.world.database.read() as connection:
        for table in owned:
            assert (await connection.execute(select(table))).all() == [], table.name


async def test_a_claim_leaves_the_account_as_it_is(running: Running) -> None:
    anna, guest = await account(running, "Anna"), await running.guest("Anna on the phone")
    _, codes = await with_factor(running, anna)
    table = (await guest.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    data = {"name": "Anna", "password": PASSWORD, "code": codes[0]}
    assert (await guest.http.post("/api/sign-in", json=data)).json()["id"] == anna.id
    assert (await anna.http.get(f"/api/tables/{table}")).json()["host"] == anna.id
    assert (await anna.http.get("/api/me/factor")).json()["codes"] == factors.CODES - 1
    assert len((await anna.http.get("/api/me/sessions")).json()) == 2


def test_a_backup_carries_accounts(settings: Settings, file: Path, tmp_path: Path) -> None:
    """Second factor, links and looks work on after it."""
    _, token = asyncio.run(set_up(settings))
    copy, back = tmp_path / "copy.gz", tmp_path / "back.db"
    rows = within(file, lambda database: backups.save(database, copy))
    assert rows.items() >= {"factors": 1, "recovery_codes": factors.CODES, "resets": 1, "places": 1}.items()
    within(back, lambda database: backups.restore(database, copy))

    async def use() -> None:
        running = await Running.start(msgspec.structs.replace(settings, database=f"sqlite+aiosqlite:///{back}"))
        try:
            needed = await try_from(running, "127.0.0.1", password=PASSWORD)
            assert failed(needed) == (401, "error-code-needed")
            async with patient_http(base_url=f"http://{running.address}") as http:
                assert (await http.post("/api/reset", json={"token": token, "password": NEW})).status_code == 204
                assert failed(await http.post("/api/guest", json={"name": "Аnna"})) == (409, "error-name-alike")
        finally:
            await running.close()

    asyncio.run(use())
