"""Notices to people whom a game by correspondence waits for."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import sys
from collections.abc import AsyncIterator, Iterator
from email.message import EmailMessage
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import delete, select, update
from typer.testing import CliRunner

from artel.cli import app
from artel.kernel.errors import ArtelError, NotInstalled
from artel.server.config import Settings, load, told
from artel.server.errors import BadAddress, IncompleteSettings
from artel.server.notices.mail import proper_address
from artel.server.notices.push import known_service, new_key, public_of
from artel.server.notices.sender import AGAIN, GAP, HOLD, MINUTE, Sender
from artel.server.store.calls import HERE
from artel.server.store.engine import now
from artel.server.store.schema import calls, contacts, pushes, tables
from artel.server.upkeep import caretaker
from patience import HANG
from server import post
from server.clients import Guest, Running, patient_http
from server.post import Office, Service

SITE = "https://artel.example"
CLOCK = {"clock": {"kind": "move", "days": 2}}
LATER = 11 * MINUTE


@pytest.fixture
def mailed() -> Iterator[tuple[Office, int]]:
    with post.office() as made:
        yield made


@pytest.fixture
def office(mailed: tuple[Office, int]) -> Office:
    return mailed[0]


@pytest.fixture
def pushing() -> Iterator[Service]:
    with post.service() as made:
        yield made


@pytest.fixture
def noticing(settings: Settings, mailed: tuple[Office, int], pushing: Service) -> Settings:
    return asking(settings, mailed[1], pushing)


def asking(settings: Settings, port: int, pushing: Service) -> Settings:
    return msgspec.structs.replace(
        settings,
        site=SITE,
        smtp_host="127.0.0.1",
        smtp_port=port,
        smtp_tls="none",
        mail_from="artel@artel.example",
        vapid_key=new_key(),
        push_services=(f"http://127.0.0.1:{pushing.server_address[1]}",),
    )


@pytest.fixture
async def running(noticing: Settings) -> AsyncIterator[Running]:
    server = await Running.start(noticing)
    yield server
    await asyncio.wait_for(server.close(), HANG)


class Clock:
    """The sender's time: now, and as much more as one likes."""

    def __init__(self, running: Running) -> None:
        self.more = 0
        self.sender = Sender(running.world.settings, running.world.database, lambda: now() + self.more)

    async def after(self, milliseconds: int) -> int:
        self.more += milliseconds
        return await self.sender.work()


def body(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


def token_in(letter: EmailMessage, page: str) -> str:
    [found] = re.findall(rf"{re.escape(SITE)}/{page}#(\S+)", body(letter))
    return str(found)


async def reachable(office: Office, guest: Guest, address: str) -> None:
    """With an address that is confirmed."""
    many = len(office.letters) + 1
    answer = await guest.http.put("/api/me/notices/address", json={"address": address})
    assert answer.status_code == 200, answer.text
    token = token_in(await office.arrived(many), "confirm")
    assert (await guest.http.post("/api/notices/confirm", json={"token": token})).status_code == 204


async def two(running: Running, settings: Any = CLOCK) -> tuple[Guest, Guest, str]:
    """Anna is asked first."""
    anna, boris = await running.guest("Анна"), await running.guest("Boris")
    await anna.http.patch("/api/me", json={"language": "ru"})
    return anna, boris, await table_of(anna, boris, settings)


async def table_of(anna: Guest, boris: Guest, settings: Any = CLOCK) -> str:
    """Luck says who begins; until it is the first."""
    while True:
        made = await anna.post("/api/tables", game="zodchie", seats=[None, None], starts="full", settings=settings)
        await boris.post(f"/api/tables/{made['id']}/join")
        assert isinstance(anna.server, Running)
        table = str(made["id"])
        async with anna.server.world.database.write() as connection:
            asked = list(await connection.scalars(select(calls.c.person_id).where(calls.c.table_id == table)))
            if asked != [boris.id]:
                return table
            await connection.execute(update(tables).where(tables.c.id == table).values(status="abandoned"))
            await connection.execute(delete(calls).where(calls.c.table_id == table))


async def moves(guest: Guest, table: str) -> None:
    """One's whole turn, and away again."""
    player = await guest.sit(table)
    heard = await player.hear("welcome")
    while heard["asked"]:
        await player.answer(heard)
        heard = await player.hear("told")
    await player.socket.close()
    async with asyncio.timeout(HANG):
        while guest.id in await here(guest, table):
            await asyncio.sleep(0.02)


async def here(guest: Guest, table: str) -> list[str]:
    """Who counts as being at the table, or is called to it."""
    assert isinstance(guest.server, Running)
    async with guest.server.world.database.read() as connection:
        rows = await connection.execute(select(calls).where(calls.c.table_id == table))
        return [row.person_id for row in rows if row.since > now()]


async def called(running: Running) -> list[tuple[str, str, int | None]]:
    async with running.world.database.read() as connection:
        return [(row.table_id, row.person_id, row.sent_at) for row in await connection.execute(select(calls))]


# -- an address ----------------------------------------------------------------------------------------


async def test_an_address_is_confirmed_by_a_letter(running: Running, office: Office) -> None:
    anna = await running.guest("Анна")
    await anna.http.patch("/api/me", json={"language": "ru"})
    before = (await anna.http.get("/api/me/notices")).json()
    assert before["push"] == public_of(running.world.settings.vapid_key or "")
    assert before | {"push": ""} == {
        "mail": True, "push": "", "address": None, "confirmed": False, "mails": True, "browsers": 0
    }  # fmt: skip
    first = await anna.http.put("/api/me/notices/address", json={"address": "anna@Пример.рф"})
    assert (first.json()["address"], first.json()["confirmed"]) == ("anna@xn--e1afmkfd.xn--p1ai", False)
    letter = await office.arrived(1)
    assert (letter["To"], letter["From"], letter["Subject"]) == (
        "anna@xn--e1afmkfd.xn--p1ai",
        "Artel <artel@artel.example>",
        "Это ваш адрес?",
    )
    assert body(letter).startswith("Здравствуйте, Анна!\n\nКто-то, ")
    old = token_in(letter, "confirm")
    await anna.http.put("/api/me/notices/address", json={"address": "anna@example.org"})
    token = token_in(await office.arrived(2), "confirm")
    async with patient_http(base_url=f"http://{running.address}") as elsewhere:
        for wrong in (old, "x", anna.id):
            refused = await elsewhere.post("/api/notices/confirm", json={"token": wrong})
            assert (refused.status_code, refused.json()["key"]) == (404, "error-bad-link")
        assert (await elsewhere.post("/api/notices/confirm", json={"token": token})).status_code == 204
        assert (await elsewhere.post("/api/notices/confirm", json={"token": token})).status_code == 404
        assert (await elsewhere.get("/api/me/notices")).status_code == 401
    assert (await anna.http.get("/api/me/notices")).json()["confirmed"]
    gone = await anna.http.delete("/api/me/notices/address")
    assert (gone.json()["address"], gone.json()["confirmed"]) == (None, False)


async def test_an_account_gives_its_password(running: Running, office: Office) -> None:
    anna = await running.guest("Анна")
    await anna.post("/api/register", name="Анна", password="correct horse")
    address = {"address": "anna@example.org"}
    assert (await anna.http.put("/api/me/notices/address", json=address)).status_code == 401
    right = {**address, "password": "correct horse"}
    assert (await anna.http.put("/api/me/notices/address", json=right)).status_code == 200
    await office.arrived(1)


@pytest.mark.parametrize(
    "text",
    ["", "a", "@b.org", "a@", "a@b", "a b@c.org", "a@b..org", "a@-b.org", ".a@b.org", "a@b.org\nBcc: c@d.org",
     "a@b.org, c@d.org", "<a@b.org>", "a@[127.0.0.1]", "a" * 65 + "@b.org", "a@" + "b." * 200 + "org", "я@b.org"],
)  # fmt: skip
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(BadAddress):
        proper_address(text)


async def test_letters_are_limited(noticing: Settings, office: Office) -> None:
    running = await Running.start(msgspec.structs.replace(noticing, limits=1))
    guests = [await running.guest(f"Guest {number}") for number in range(4)]
    found = [
        (await guest.http.put("/api/me/notices/address", json={"address": address})).status_code
        for guest, address in zip(guests, ["a@b.org", "A@b.org", "a@B.org", "a@b.org"], strict=True)
    ]
    assert found == [200, 200, 200, 429]
    many = [
        (await guests[3].http.put("/api/me/notices/address", json={"address": f"a{n}@b.org"})).status_code
        for n in range(5)
    ]
    assert many[-1] == 429
    await running.close()


# -- mail ----------------------------------------------------------------------------------------------


async def test_a_letter_for_each_turn(running: Running, office: Office) -> None:
    anna, boris, table = await two(running)
    await reachable(office, anna, "anna@example.org")
    clock = Clock(running)
    assert await clock.after(9 * MINUTE) == 0
    assert await clock.after(2 * MINUTE) == 1
    letter = await office.arrived(2)
    assert (letter["To"], letter["Subject"]) == ("anna@example.org", "Ваш ход: Зодчие")
    leaving = token_in(letter, "unsubscribe")
    assert body(letter) == (
        "Здравствуйте, Анна!\n\n"
        "«Зодчие»: ход за вами. С вами играют: Boris.\n"
        f"{SITE}/t/{table}\n\n"
        "-- \nЭто письмо пришло, потому что вы о нём просили. Больше не присылать:\n"
        f"{SITE}/unsubscribe#{leaving}\n"
    )
    assert letter["List-Unsubscribe"] == f"<{SITE}/api/notices/unsubscribe/{leaving}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert await clock.after(HERE) == 0  # one for a turn
    await moves(anna, table)
    assert await clock.after(LATER) == 0  # Boris wants none
    await moves(boris, table)
    assert await clock.after(LATER) == 1
    await office.arrived(3)


async def test_who_is_there_gets_none(running: Running, office: Office) -> None:
    anna, boris, table = await two(running)
    await reachable(office, anna, "anna@example.org")
    player = await anna.sit(table)
    await player.hear("welcome")
    watching = await boris.sit(table)
    await watching.hear("welcome")
    async with asyncio.timeout(HANG):
        while anna.id not in await here(anna, table):
            await asyncio.sleep(0.02)
    clock = Clock(running)
    assert await clock.after(LATER) == 0
    await player.socket.close()
    async with asyncio.timeout(HANG):
        while anna.id in await here(anna, table):
            await asyncio.sleep(0.02)
    clock.more = 0
    assert await clock.after(9 * MINUTE) == 0
    assert await clock.after(2 * MINUTE) == 1


async def test_whose_turn_it_becomes_while_there(running: Running, office: Office) -> None:
    anna, boris, table = await two(running)
    await reachable(office, boris, "boris@example.org")
    player = await boris.sit(table)
    await player.hear("welcome")
    await moves(anna, table)
    async with asyncio.timeout(HANG):
        while [person for _, person, _ in await called(running)] != [boris.id]:
            await asyncio.sleep(0.02)
    assert await here(boris, table) == [boris.id]
    assert await Clock(running).after(LATER) == 0
    assert await Clock(running).after(HERE + LATER) == 1  # an open page that nobody looks at


async def test_several_tables_in_one_letter(running: Running, office: Office) -> None:
    anna, boris, first = await two(running)
    await reachable(office, anna, "anna@example.org")
    more = [await table_of(anna, boris) for _ in range(2)]
    clock = Clock(running)
    assert await clock.after(LATER) == 1
    letter = await office.arrived(2)
    assert letter["Subject"] == "Ваш ход за 3 столами"
    assert [line.rpartition("/")[2] for line in body(letter).splitlines() if "/t/" in line] == [first, *more]
    await table_of(anna, boris)
    await table_of(anna, boris)
    assert await clock.after(GAP - MINUTE) == 0  # not too often
    assert await clock.after(2 * MINUTE) == 1
    assert (await office.arrived(3))["Subject"] == "Ваш ход за 2 столами"


async def test_games_without_days_send_nothing(running: Running, office: Office) -> None:
    anna, _, _ = await two(running, {"clock": {"kind": "player", "seconds": 60}})
    await reachable(office, anna, "anna@example.org")
    assert await Clock(running).after(HERE + LATER) == 0
    assert await called(running) == []


async def test_games_that_are_over_send_nothing(running: Running, office: Office) -> None:
    anna, boris, table = await two(running)
    await reachable(office, anna, "anna@example.org")
    player = await boris.sit(table)
    await player.hear("welcome")
    await player.send("resign", id="r")
    await player.hear("over")
    assert await called(running) == []
    again = await table_of(anna, boris)
    async with running.world.database.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == again).values(status="abandoned"))
    assert await Clock(running).after(LATER) == 0
    await anna.http.put("/api/me/notices/address", json={"address": "other@example.org"})
    async with running.world.database.write() as connection:
        await connection.execute(update(contacts).values(token_until=now() - 1))
    await caretaker.tidy(running.world.database, running.world.directory, 30)
    assert await called(running) == []
    assert (await anna.http.get("/api/me/notices")).json()["address"] is None  # nobody confirmed it


async def test_one_click_ends_it(running: Running, office: Office) -> None:
    anna, boris, table = await two(running)
    await reachable(office, anna, "anna@example.org")
    clock = Clock(running)
    assert await clock.after(LATER) == 1
    link = str((await office.arrived(2))["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
    async with patient_http(base_url=f"http://{running.address}") as program:
        asked = await program.get(link)
        assert (asked.status_code, asked.headers["location"]) == (303, f"/unsubscribe#{link.rpartition('/')[2]}")
        assert (await anna.http.get("/api/me/notices")).json()["mails"]  # following a link changes nothing
        done = await program.post(link, data={"List-Unsubscribe": "One-Click"})
        assert done.status_code == 204
        assert (await program.post("/api/notices/unsubscribe/x")).status_code == 404
    assert not (await anna.http.get("/api/me/notices")).json()["mails"]
    await moves(anna, table)
    await moves(boris, table)
    assert await clock.after(LATER + GAP) == 0
    await anna.http.patch("/api/me/notices", json={"mails": True})
    assert await clock.after(0) == 1


async def test_what_fails_is_tried_again_and_then_left(running: Running, office: Office) -> None:
    anna, _, _ = await two(running)
    await reachable(office, anna, "anna@example.org")
    clock, tried = Clock(running), office.tried
    office.answer = "451 later"
    assert await clock.after(LATER) == 1
    for pause in AGAIN:
        assert await clock.after(pause - MINUTE) == 0
        assert await clock.after(2 * MINUTE) == 1
    assert await clock.after(HOLD + GAP + HERE) == 0
    assert office.tried == tried + 1 + len(AGAIN)
    office.answer = "250 OK"
    table = await table_of(anna, await running.guest("Vera"))
    assert await clock.after(LATER) == 1
    assert table in body(await office.arrived(2))


async def test_the_office_comes_back(running: Running, office: Office) -> None:
    anna, _, _ = await two(running)
    await reachable(office, anna, "anna@example.org")
    clock = Clock(running)
    office.answer = "451 later"
    await clock.after(LATER)
    office.answer = "250 OK"
    assert await clock.after(AGAIN[0] + MINUTE) == 1
    await office.arrived(2)
    assert await clock.after(HERE) == 0


async def test_a_silent_office_holds_up_no_move(running: Running, office: Office) -> None:
    anna, boris, table = await two(running)
    await reachable(office, anna, "anna@example.org")
    office.silent.set()
    sending = asyncio.create_task(Clock(running).after(LATER))
    async with asyncio.timeout(HANG):
        while office.tried < 2:
            await asyncio.sleep(0.02)
    await moves(anna, table)
    await moves(boris, table)
    assert not sending.done()
    office.silent.clear()
    assert await sending == 1


async def test_one_process_sends_it(
    shared: Settings, mailed: tuple[Office, int], pushing: Service, office: Office
) -> None:
    running = await Running.start(asking(shared, mailed[1], pushing))
    anna, boris, _ = await two(running)
    await reachable(office, anna, "anna@example.org")
    await reachable(office, boris, "boris@example.org")
    for number in range(5):
        await table_of(*((anna, boris) if number % 2 else (boris, anna)))
    found = await asyncio.gather(*[Clock(running).after(LATER) for _ in range(4)])
    assert sum(found) == 2
    await office.arrived(4)
    await running.close()


# -- web push ------------------------------------------------------------------------------------------


class Browser:
    """What a browser hands out, and can read."""

    def __init__(self, pushing: Service, path: str = "/push/1") -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.said = {
            "endpoint": f"http://127.0.0.1:{pushing.server_address[1]}{path}",
            "keys": {"p256dh": text(point), "auth": text(self.auth)},
        }

    def read(self, data: bytes) -> Any:
        return json.loads(http_ece.decrypt(data, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


async def test_browsers_are_told(running: Running, pushing: Service) -> None:
    anna, boris, table = await two(running)
    browser = Browser(pushing)
    added = await anna.http.post("/api/me/notices/browsers", json=browser.said)
    assert (added.status_code, added.json()["browsers"]) == (201, 1)
    clock = Clock(running)
    assert await clock.after(LATER) == 1
    [pushed] = pushing.pushed
    assert (pushed.path, pushed.headers["content-encoding"], pushed.headers["ttl"]) == ("/push/1", "aes128gcm", "86400")
    assert "Зодчие".encode() not in pushed.body
    shown = {"title": "Ваш ход: Зодчие", "body": "За столом ждут вас.", "url": f"/t/{table}"}
    assert browser.read(pushed.body) == shown
    signed, key = re.fullmatch(r"vapid t=(\S+),\s*k=(\S+)", pushed.headers["authorization"]).groups()  # type: ignore[union-attr]
    assert key == public_of(running.world.settings.vapid_key or "")
    assert Vapid02.verify(f"vapid t={signed},k={key}")
    assert json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))["sub"] == SITE
    assert await clock.after(GAP) == 0
    await moves(anna, table)
    await moves(boris, table)
    pushing.status = 410
    assert await clock.after(LATER + GAP) == 1
    async with running.world.database.read() as connection:
        assert (await connection.execute(select(pushes))).all() == []
    assert len(pushing.pushed) == 2


async def test_nobody_sends_it_elsewhere(running: Running, pushing: Service) -> None:
    anna, _, _ = await two(running)
    for endpoint in ("http://127.0.0.1:1/x", "https://127.0.0.1/x", "http://localhost/x", "file:///etc/passwd", "x"):
        refused = await anna.http.post("/api/me/notices/browsers", json={**Browser(pushing).said, "endpoint": endpoint})
        assert (refused.status_code, refused.json()["key"]) == (400, "error-bad-push"), endpoint
    assert (await anna.http.post("/api/me/notices/browsers", json=Browser(pushing).said)).status_code == 201
    pushing.status = 307
    assert await Clock(running).after(LATER) == 1
    assert [pushed.path for pushed in pushing.pushed] == ["/push/1"]  # it was not followed
    said = {"endpoint": Browser(pushing).said["endpoint"]}
    assert (await anna.http.post("/api/me/notices/browsers/remove", json=said)).json()["browsers"] == 0


@pytest.mark.parametrize(
    ("endpoint", "fits"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://web.push.apple.com/x", True),
        ("https://web.push.apple.com:8443/x", False),
        ("https://push.apple.com.evil.example/x", False),
        ("https://evilpush.apple.com/x", False),
        ("https://evil.example/push.apple.com", False),
        ("https://fcm.googleapis.com@evil.example/", False),
        ("https://evil.example\\@fcm.googleapis.com/", False),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:x/", False),
    ],
)
def test_known_services(endpoint: str, fits: bool) -> None:
    assert known_service(endpoint, Settings().push_services) is fits


# -- whose it is ---------------------------------------------------------------------------------------


async def test_it_belongs_to_the_person(running: Running, office: Office, pushing: Service) -> None:
    anna, _, _ = await two(running)
    await reachable(office, anna, "anna@example.org")
    await anna.http.post("/api/me/notices/browsers", json=Browser(pushing).said)
    exported = await anna.http.get("/api/me/export")
    assert exported.json()["contacts"][0]["address"] == "anna@example.org"
    assert exported.json()["browsers"][0]["endpoint"] == Browser(pushing).said["endpoint"]
    async with running.world.database.read() as connection:
        leaving = await connection.scalar(select(contacts.c.leaving))
    assert str(leaving) not in exported.text
    signed = await anna.http.post("/api/register", json={"name": "Анна", "password": "correct horse", "language": "ru"})
    assert signed.status_code == 201
    assert (await anna.http.get("/api/me/notices")).json()["address"] == "anna@example.org"
    gone = await anna.http.post("/api/me/delete", json={"password": "correct horse"})
    assert gone.status_code == 204
    async with running.world.database.read() as connection:
        for table in (contacts, pushes):
            assert (await connection.execute(select(table))).all() == []
        assert anna.id not in list(await connection.scalars(select(calls.c.person_id)))


async def test_a_guest_takes_it_to_the_account(running: Running, office: Office, pushing: Service) -> None:
    home = await running.guest("Анна Б")
    await home.post("/api/register", name="Анна Б", password="correct horse")
    guest, _, table = await two(running)
    await reachable(office, guest, "anna@example.org")
    await guest.http.post("/api/me/notices/browsers", json=Browser(pushing).said)
    await guest.post("/api/sign-in", name="Анна Б", password="correct horse")
    found = (await guest.http.get("/api/me/notices")).json()
    assert (found["address"], found["confirmed"], found["browsers"]) == ("anna@example.org", True, 1)
    assert await called(running) == [(table, home.id, None)]
    assert await Clock(running).after(LATER) == 1
    assert body(await office.arrived(2)).startswith("Hello, Анна Б!")


# -- settings ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("module", "leave"), [("aiosmtplib", "vapid_key"), ("pywebpush", "smtp_host")])
async def test_a_missing_part_is_named(
    noticing: Settings, module: str, leave: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(NotInstalled, match=rf"^{module} is not installed; it comes with artel-tabletop\[notices\]"):
        await Running.start(msgspec.structs.replace(noticing, **{leave: None}))
    quiet = await Running.start(msgspec.structs.replace(noticing, smtp_host=None, vapid_key=None))
    anna = await quiet.guest("Анна")
    refused = await anna.http.put("/api/me/notices/address", json={"address": "anna@example.org"})
    assert (refused.status_code, refused.json()["key"]) == (409, "error-no-notices")
    assert (await anna.http.get("/api/me/notices")).json()["push"] is None
    await quiet.close()


def test_what_belongs_together() -> None:
    for wrong in ({"ARTEL_SMTP_HOST": "mail"}, {"ARTEL_SMTP_HOST": "mail", "ARTEL_SITE": SITE}):
        with pytest.raises(IncompleteSettings):
            load(None, wrong)
    with pytest.raises(IncompleteSettings, match=r"^The setting vapid_key needs site too\.$"):
        load(None, {"ARTEL_VAPID_KEY": new_key()})


def test_no_secret_is_shown() -> None:
    key = new_key()
    found = load(None, {"ARTEL_VAPID_KEY": key, "ARTEL_SITE": SITE, "ARTEL_SMTP_PASSWORD": "hidden"})
    assert (found.vapid_key, found.smtp_password) == (key, "hidden")
    assert not {key, "hidden"} & set(re.findall(r"[\w-]+", told(found, {})))
    with pytest.raises(ArtelError) as error:
        load(None, {"ARTEL_VAPID_KEY": key + "x"})
    assert key not in str(error.value)


def test_a_key_is_made() -> None:
    done = CliRunner().invoke(app, ["admin", "vapid"], env={"ARTEL_LANG": "en"})
    assert done.exit_code == 0
    [key] = re.findall(r'(?m)^vapid_key = "(\S{43})"', done.stdout)
    assert load(None, {"ARTEL_VAPID_KEY": key, "ARTEL_SITE": SITE}).vapid_key == key
    assert public_of(key) in done.stdout
