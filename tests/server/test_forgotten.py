"""Forgotten passwords: a link by mail, for who asks and for admins who help."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from email.message import EmailMessage
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, select

from artel.server.config import Settings
from artel.server.store import people
from artel.server.store.schema import resets
from artel.server.traffic.limits import RATES
from patience import HANG
from server import post
from server.clients import Guest, Running, patient_http
from server.post import Office
from server.test_moderation import an_admin, log
from server.test_people import PASSWORD, account, failed

SITE = "https://artel.example"
NEW = "another password"


@pytest.fixture
def mailed() -> Iterator[tuple[Office, int]]:
    with post.office() as made:
        yield made


@pytest.fixture
def office(mailed: tuple[Office, int]) -> Office:
    return mailed[0]


@pytest.fixture
def mailing(settings: Settings, mailed: tuple[Office, int]) -> Settings:
    return msgspec.structs.replace(
        settings,
        site=SITE,
        smtp_host="127.0.0.1",
        smtp_port=mailed[1],
        smtp_tls="none",
        mail_from="artel@artel.example",
    )


@pytest.fixture
async def running(mailing: Settings) -> AsyncIterator[Running]:
    server = await Running.start(mailing)
    yield server
    await asyncio.wait_for(server.close(), HANG)


@pytest.fixture
async def stranger(running: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with patient_http(base_url=f"http://{running.address}") as http:
        yield http


async def reachable(office: Office, guest: Guest, address: str) -> None:
    await guest.http.put("/api/me/notices/address", json={"address": address, "password": PASSWORD})
    token = token_in(await office.arrived(len(office.letters) + 1), "confirm")
    assert (await guest.http.post("/api/notices/confirm", json={"token": token})).status_code == 204


def token_in(letter: EmailMessage, page: str) -> str:
    [found] = re.findall(rf"{SITE}/{page}#(\S+)", letter.get_content())
    return str(found)


async def forgets(http: httpx.AsyncClient, name: str) -> httpx.Response:
    return await http.post("/api/forgot", json={"name": name})


async def links(running: Running) -> int:
    async with running.world.database.read() as connection:
        return int(await connection.scalar(select(func.count()).select_from(resets)) or 0)


async def test_a_link_by_mail(running: Running, office: Office, stranger: httpx.AsyncClient) -> None:
    anna = await account(running, "Анна")
    await reachable(office, anna, "anna@example.org")
    await anna.http.patch("/api/me", json={"language": "ru"})
    await anna.http.patch("/api/me/notices", json={"mails": False})  # notices are another matter
    assert (await stranger.get("/api/registration")).json()["mail"] is True
    assert (await forgets(stranger, "аННа")).status_code == 204
    letter = await office.arrived(2)
    assert (letter["To"], letter["Subject"], letter["Content-Language"]) == ("anna@example.org", "Новый пароль", "ru")
    assert letter.get_content().startswith("Здравствуйте, Анна!")
    assert letter["List-Unsubscribe"] is None
    token = token_in(letter, "reset")
    assert (await anna.http.get("/api/me")).json()["id"] == anna.id  # nothing has changed yet
    assert (await stranger.post("/api/reset", json={"token": token, "password": NEW})).status_code == 204
    assert (await anna.http.get("/api/me")).json() is None
    for password, status in ((PASSWORD, 401), (NEW, 200)):
        answer = await stranger.post("/api/sign-in", json={"name": "Анна", "password": password})
        assert answer.status_code == status
    assert failed(await stranger.post("/api/reset", json={"token": token, "password": NEW}))[0] == 404


async def test_nobody_learns_who_is_here(running: Running, office: Office, stranger: httpx.AsyncClient) -> None:
    anna, boris, carl = [await account(running, name) for name in ("Anna", "Boris", "Carl")]
    await reachable(office, anna, "anna@example.org")
    await carl.http.put("/api/me/notices/address", json={"address": "carl@example.org", "password": PASSWORD})
    await office.arrived(2)  # which Carl does not follow
    guest = await running.guest("Guest")
    robot = await boris.post("/api/bots", name="Robot")
    names = ["Boris", "Carl", "Nobody", "Guest", guest.id, robot["name"], anna.id, " \u200b ", "", "a\0b", "Anna"]

    async def seen() -> list[tuple[int, bytes, list[str]]]:
        answers = [await forgets(stranger, name) for name in names]
        return [(answer.status_code, answer.content, sorted(answer.headers)) for answer in answers]

    async with running.world.database.write():  # so that whoever looks for the account waits
        answers = await asyncio.wait_for(seen(), HANG)
        assert len(office.letters) == 2
    assert answers == [answers[-1]] * len(names)
    assert answers[-1][:2] == (204, b"")
    await office.arrived(3)
    assert office.letters[-1]["To"] == "anna@example.org"
    async with running.world.database.write():
        pass
    assert await links(running) == 1


async def test_it_is_limited(mailing: Settings, office: Office) -> None:
    running = await Running.start(msgspec.structs.replace(mailing, limits=1))
    async with patient_http(base_url=f"http://{running.address}") as http:
        for name in ("Nobody", "Somebody"):  # whether there is such an account or not
            if name == "Somebody":
                await account(running, name)
            found = [await forgets(http, asked) for asked in (name, name.upper(), f" {name}", name)]
            assert [answer.status_code for answer in found] == [204] * 3 + [429]
            assert 7 * 3600 < int(found[-1].headers["retry-after"]) <= 8 * 3600
        more = [await forgets(http, f"Name {number}") for number in range(RATES["forgotten"].many)]
        assert [answer.status_code for answer in more] == [204] * (RATES["forgotten"].many - 8) + [429] * 8
        await running.close()
    assert office.letters == []


async def test_a_server_without_mail(settings: Settings) -> None:
    running = await Running.start(settings)
    async with patient_http(base_url=f"http://{running.address}") as http:
        assert failed(await forgets(http, "Anna")) == (409, "error-no-notices")
        assert (await http.get("/api/registration")).json()["mail"] is False
    await running.close()


async def test_what_fails_afterwards_is_not_told(
    running: Running, office: Office, stranger: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("out of order")

    with monkeypatch.context() as patch:
        patch.setattr(people, "credentials", broken)
        assert (await forgets(stranger, "Anna")).status_code == 204
        assert (await forgets(stranger, "Anna")).status_code == 204  # on the same connection
    anna = await account(running, "Anna")
    await reachable(office, anna, "anna@example.org")
    assert (await forgets(stranger, "Anna")).status_code == 204
    assert token_in(await office.arrived(2), "reset")


async def test_an_admin_mails_a_link(running: Running, office: Office) -> None:
    admin, anna, boris = await an_admin(running), await account(running, "Anna"), await account(running, "Boris")
    await reachable(office, anna, "anna@example.org")
    for guest, mail in ((anna, True), (boris, False)):
        assert (await admin.http.get(f"/api/admin/people/{guest.id}")).json()["mail"] is mail
    answer = await admin.http.post(f"/api/admin/people/{anna.id}/reset-password", json={"mail": True, "why": "Asked"})
    assert answer.json()["token"] is None
    token = token_in(await office.arrived(2), "reset")
    assert token not in answer.text
    looked = await boris.http.post("/api/reset/look", json={"token": token})
    assert (looked.json()["name"], looked.json()["until"] <= answer.json()["until"]) == ("Anna", True)
    refused = await admin.http.post(f"/api/admin/people/{boris.id}/reset-password", json={"mail": True})
    assert failed(refused) == (409, "error-no-address")
    assert await links(running) == 1
    assert (await log(running))[1:] == [(admin.id, "mail-reset", anna.id, None, "", "Asked")]
