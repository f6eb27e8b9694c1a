"""Keeping order: admins, bans, names, tables, remarks, reports, invitations, and the log of all that."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed, InvalidStatus

from artel.cli import app
from artel.server.app import openapi
from artel.server.config import Settings
from artel.server.people import moderation
from artel.server.store import backups, chores, flags, people
from artel.server.store.cleaning import KeepDays
from artel.server.store.engine import Database, now
from artel.server.store.schema import audit, chat, owners, passes, reports, resets, tables
from artel.server.store.schema import people as rows
from artel.server.upkeep import rotation
from patience import HANG, within
from server.clients import Guest, Player, Running, patient_http
from server.test_clocks import do, two
from server.test_people import PASSWORD, account, failed
from server.test_security import with_factor

REASONS = ("insult", "spam", "name", "cheating", "stalling", "other")


def artel(settings: Settings, *args: str, **given: Any) -> Result:
    silent = {"ARTEL_LANG": "", "LC_ALL": "", "LANG": ""}
    return CliRunner().invoke(app, ["admin", *args], env={"ARTEL_DATABASE": settings.database, **silent}, **given)


async def command(settings: Settings, *args: str) -> str:
    done = await asyncio.to_thread(artel, settings, *args)
    assert done.exit_code == 0, done.output
    return done.stdout


async def an_admin(running: Running, name: str = "Хозяйка") -> Guest:
    made = await account(running, name)
    async with running.world.database.write() as connection:
        await moderation.grant(connection, None, made.id)
    return made


async def log(running: Running) -> list[tuple[str | None, str, str | None, str | None, str, str]]:
    """By whom, what, to whom, at which table, about what, and why; the oldest first."""
    async with running.world.database.read() as connection:
        found = (await connection.execute(select(audit).order_by(audit.c.id))).all()
    return [(row.by_id, row.what, row.whom_id, row.table_id, row.about, row.why) for row in found]


async def until(player: Player, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        heard = await player.hear()
        if fits(heard):
            return heard


async def closed_with(player: Player) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        await until(player, lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def texts(welcome: dict[str, Any]) -> list[str]:
    return [remark["text"] for remark in welcome["talk"]]


@pytest.fixture
async def limited(settings: Settings) -> AsyncIterator[Running]:
    server = await Running.start(msgspec.structs.replace(settings, limits=1))
    yield server
    await within(server.close())


# -- who may --------------------------------------------------------------------------------------------


def admin_routes() -> list[tuple[str, str]]:
    paths = sorted(openapi()["paths"].items())
    return [(method, path) for path, methods in paths if path.startswith("/api/admin/") for method in methods]


async def tried(guest: Guest, method: str, path: str, **more: Any) -> tuple[int, str]:
    answer = await guest.http.request(method, re.sub(r"{\w+}", "abc", path.replace("{at}", "5")), **more)
    return failed(answer)


async def test_every_route_is_for_admins_alone(running: Running) -> None:
    assert len(admin_routes()) > 20
    guest, anna, was = await running.guest("Гость"), await account(running, "Анна"), await an_admin(running, "Бывшая")
    token = (await anna.post("/api/bots", name="Автомат"))["token"]
    async with running.world.database.write() as connection:
        await moderation.revoke(connection, None, was.id)
        only_role = update(rows).where(rows.c.id == guest.id).values(admin=True)
        await connection.execute(only_role)
    async with patient_http(base_url=f"http://{running.address}") as http:
        nobody = Guest(running, http, "")
        robot = Guest(running, http, "")
        for method, path in admin_routes():
            assert await tried(nobody, method, path) == (401, "error-not-signed-in")
            bearer = {"authorization": f"Bearer {token}"}
            assert await tried(robot, method, path, headers=bearer) == (403, "error-not-for-bots")
            for person in (guest, anna, was):
                for data in (None, {}, {"nonsense": 1}):
                    assert await tried(person, method, path, json=data) == (403, "error-not-admin")


async def test_no_other_site_acts_for_an_admin(running: Running) -> None:
    admin = await an_admin(running)
    for method, path in admin_routes():
        if method != "get":
            foreign = {"origin": "https://elsewhere.example"}
            assert await tried(admin, method, path, json={}, headers=foreign) == (403, "error-foreign-origin")
    assert [line[1] for line in await log(running)] == ["grant"]


async def test_only_accounts_become_admins(running: Running, settings: Settings) -> None:
    guest, anna = await running.guest("Гость"), await account(running, "Анна")
    robot = (await anna.post("/api/bots", name="Автомат"))["id"]
    for who in (guest.id, robot, "Автомат"):
        done = await asyncio.to_thread(artel, settings, "grant", who)
        assert (done.exit_code, done.stdout) == (2, "")
        assert "has no account" in done.stderr
    assert (await asyncio.to_thread(artel, settings, "grant", "Гость")).exit_code == 2
    assert (await anna.http.get("/api/me")).json()["admin"] is False
    assert "Анна is an admin now" in await command(settings, "grant", "аННа")
    assert (await anna.http.get("/api/me")).json()["admin"] is True
    assert (await anna.http.get("/api/admin/figures")).status_code == 200
    assert "no admin any more" in await command(settings, "revoke", "Анна")
    assert await tried(anna, "get", "/api/admin/figures") == (403, "error-not-admin")
    assert "was no admin" in await command(settings, "revoke", "Анна")
    assert [line[:3] for line in await log(running)] == [(None, "grant", anna.id), (None, "revoke", anna.id)]


async def test_an_admin_who_leaves_is_none(running: Running) -> None:
    admin = await an_admin(running)
    assert (await admin.http.post("/api/me/delete", json={"password": PASSWORD})).status_code == 204
    async with running.world.database.read() as connection:
        assert await connection.scalar(select(rows.c.admin).where(rows.c.id == admin.id)) is False


async def test_admins_do_not_act_against_each_other(running: Running, settings: Settings) -> None:
    one, other = await an_admin(running, "Одна"), await an_admin(running, "Другая")
    before = await log(running)
    for act in ("rename", "remove", "sign-out", "reset-password", "second-factor-off"):
        answer = await one.http.post(f"/api/admin/people/{other.id}/{act}", json={})
        assert failed(answer) == (409, "error-still-admin")
    assert failed(await one.http.post("/api/admin/bans", json={"who": other.id})) == (409, "error-still-admin")
    assert await log(running) == before
    assert (await other.http.get("/api/admin/figures")).status_code == 200
    await command(settings, "ban", "Другая")  # the host may
    assert (await other.http.get("/api/me")).status_code == 403


async def test_who_becomes_an_admin_has_no_links_of_others(running: Running, settings: Settings) -> None:
    admin, anna = await an_admin(running), await account(running, "Анна")
    made = await admin.post(f"/api/admin/people/{anna.id}/reset-password")
    await command(settings, "grant", "Анна")
    looked = await anna.http.post("/api/reset/look", json={"token": made["token"]})
    assert failed(looked) == (404, "error-no-such-reset")


# -- who may register -----------------------------------------------------------------------------------


async def served(settings: Settings, **changed: Any) -> Running:
    return await Running.start(msgspec.structs.replace(settings, **changed))


async def registers(guest: Guest, name: str, **more: Any) -> tuple[int, str]:
    answer = await guest.http.post("/api/register", json={"name": name, "password": PASSWORD, **more})
    return (201, "") if answer.status_code == 201 else failed(answer)


async def test_nobody_registers_where_it_is_closed(settings: Settings) -> None:
    running = await served(settings)
    await account(running, "Анна")
    await running.close()
    running = await served(settings, registration="closed")
    guest = await running.guest("Гость")
    told = (await guest.http.get("/api/registration")).json()
    assert told == {"registration": "closed", "guests": True, "mail": False}
    assert await registers(guest, "Борис") == (403, "error-registration-closed")
    async with running.world.database.write() as connection:
        _, token = await moderation.invite(connection, None, "", 1, 1)
    assert await registers(guest, "Борис", invitation=token) == (403, "error-registration-closed")
    russian = {"accept-language": "ru"}
    said = (await guest.http.post("/api/register", json={"name": "Б", "password": PASSWORD}, headers=russian)).json()
    assert said["message"] == "Новых учётных записей на этом сервере не заводят."
    answer = await guest.http.post("/api/sign-in", json={"name": "Анна", "password": PASSWORD})
    assert answer.status_code == 200
    await running.close()


async def test_invitations_to_register(settings: Settings) -> None:
    running = await served(settings, registration="invitation")
    first = await running.guest("Первая")
    assert await registers(first, "Хозяйка") == (403, "error-invitation-needed")
    assert await registers(first, "Хозяйка", invitation="wrong") == (404, "error-no-such-pass")
    token = (await command(settings, "invite", "--note", "для первой")).splitlines()[-1].removeprefix("/join#")
    assert await registers(first, "Хозяйка", invitation=token) == (201, "")
    await command(settings, "grant", "Хозяйка")
    made = await first.post("/api/admin/invitations", note="  друзьям ", uses=2, days=1)
    token = made["token"]
    assert token not in (await first.http.get("/api/admin/invitations")).text
    async with running.world.database.read() as connection:
        assert token not in str((await connection.execute(select(passes))).all())
    others = [await running.guest(f"Гость {number}") for number in range(4)]
    assert (await others[0].http.post("/api/registration", json={"token": token})).status_code == 200
    assert await registers(others[0], "Хозяйка", invitation=token) == (409, "error-name-taken")
    found = await asyncio.gather(*[registers(guest, guest.id, invitation=token) for guest in others])
    assert sorted(found) == [(201, ""), (201, ""), (404, "error-no-such-pass"), (404, "error-no-such-pass")]
    looked = await others[0].http.post("/api/registration", json={"token": token})
    assert failed(looked) == (404, "error-no-such-pass")
    listed = (await first.http.get("/api/admin/invitations")).json()
    assert [(one["note"], one["by"], one["used"], one["uses"]) for one in listed] == [
        ("друзьям", "Хозяйка", 2, 2),
        ("для первой", None, 1, 1),
    ]
    late = await running.guest("Опоздавший")
    for change in ({"expires_at": 0}, None):
        again = await first.post("/api/admin/invitations")
        which = again["invitation"]["id"]
        if change is None:
            assert (await first.http.delete(f"/api/admin/invitations/{which}")).status_code == 204
            assert failed(await first.http.delete(f"/api/admin/invitations/{which}"))[0] == 404
        else:
            async with running.world.database.write() as connection:
                await connection.execute(update(passes).where(passes.c.id == which).values(change))
        assert await registers(late, "Опоздавший", invitation=again["token"]) == (404, "error-no-such-pass")
    assert [line[:2] for line in await log(running)] == [
        (None, "invite"),
        (None, "grant"),
        *[(first.id, "invite")] * 3,
        (first.id, "uninvite"),
    ]
    await running.close()


async def test_a_server_without_guests(settings: Settings) -> None:
    running = await served(settings, guests=False)
    async with patient_http(base_url=f"http://{running.address}") as http:
        assert failed(await http.post("/api/guest", json={"name": "Гость"})) == (403, "error-no-guests")
        answer = await http.post("/api/register", json={"name": "Анна", "password": PASSWORD})
        assert (answer.status_code, answer.json()["kind"]) == (201, "account")
        assert (await http.get("/api/registration")).json() == {"registration": "open", "guests": False, "mail": False}
    await running.close()


# -- people ---------------------------------------------------------------------------------------------


async def test_another_name_for_somebody(running: Running) -> None:
    admin = await an_admin(running)
    _, guests, (anna, boris) = await two(running, "zodchie")
    await do(anna, "say", text="Привет")
    await until(boris, lambda heard: heard["type"] == "talk")
    path = f"/api/admin/people/{guests[0].id}/rename"
    assert failed(await admin.http.post(path, json={"name": "Хозяйка"})) == (409, "error-name-taken")
    renamed = await admin.post(path, why="Такое имя здесь не годится.")
    assert re.fullmatch(r"Player \d{5}", renamed["name"])
    whole = await until(boris, lambda heard: heard["type"] == "welcome")
    assert [remark["name"] for remark in whole["talk"]] == [renamed["name"]]
    assert whole["table"]["seats"][0]["name"] == renamed["name"]
    [told] = (await guests[0].http.get("/api/me/news")).json()
    assert (told["kind"], told["name"], told["why"]) == ("renamed", renamed["name"], "Такое имя здесь не годится.")
    assert (await guests[1].http.delete(f"/api/me/news/{told['id']}")).status_code == 204  # of somebody else
    assert len((await guests[0].http.get("/api/me/news")).json()) == 1
    assert (await guests[0].http.delete(f"/api/me/news/{told['id']}")).status_code == 204
    assert (await guests[0].http.get("/api/me/news")).json() == []
    assert (await log(running))[-1] == (admin.id, "rename", guests[0].id, None, "", "Такое имя здесь не годится.")


async def test_an_account_is_told_apart_by_its_new_name(running: Running, settings: Settings) -> None:
    anna = await account(running, "Грубость")
    assert "is called Анна now" in await command(settings, "rename", "грубость", "Анна")
    for name, status in (("Грубость", 401), ("Анна", 200)):
        answer = await anna.http.post("/api/sign-in", json={"name": name, "password": PASSWORD})
        assert answer.status_code == status
    assert (await asyncio.to_thread(artel, settings, "rename", "nobody")).exit_code == 2


async def test_somebody_is_removed(running: Running) -> None:
    admin = await an_admin(running)
    _, guests, (anna, boris) = await two(running, "zodchie")
    await do(anna, "say", text="Спам, спам")
    answer = await admin.http.post(f"/api/admin/people/{guests[0].id}/remove", json={"why": "Спам"})
    assert answer.status_code == 204
    assert await closed_with(anna) == 1012
    assert (await guests[0].http.get("/api/me")).json() is None
    seated = await until(boris, lambda heard: heard["type"] == "welcome")
    assert (seated["table"]["seats"][0]["name"], texts(seated)) == ("—", [""])
    again = await admin.http.post(f"/api/admin/people/{guests[0].id}/remove", json={})
    assert failed(again) == (404, "error-no-such-person")
    [last] = [act for act in (await admin.http.get("/api/admin/audit")).json() if act["what"] == "remove"]
    assert (last["by_name"], last["whom"], last["whom_name"], last["why"]) == ("Хозяйка", guests[0].id, None, "Спам")


async def test_removing_asks_first(running: Running, settings: Settings) -> None:
    anna = await account(running, "Анна")
    refused = await asyncio.to_thread(artel, settings, "remove", "Анна", input="n\n")
    assert refused.exit_code == 1
    assert (await anna.http.get("/api/me")).json()["id"] == anna.id
    agreed = await asyncio.to_thread(artel, settings, "remove", "Анна", input="y\n")
    assert agreed.exit_code == 0
    assert (await anna.http.get("/api/me")).json() is None
    shown = await command(settings, "audit")
    assert f"removed ({anna.id})" in shown
    assert "Анна" not in shown


async def test_sessions_are_ended(running: Running, settings: Settings) -> None:
    admin = await an_admin(running)
    _, guests, (anna, _) = await two(running, "zodchie")
    answer = await admin.http.post(f"/api/admin/people/{guests[0].id}/sign-out", json={"why": "Чужой телефон"})
    assert answer.status_code == 204
    assert await closed_with(anna) == 1012
    assert (await guests[0].http.get("/api/me")).json() is None
    boris = await account(running, "Борис")
    await command(settings, "sign-out", "Борис")
    assert (await boris.http.get("/api/me")).json() is None


async def test_a_link_for_a_new_password(running: Running, settings: Settings) -> None:
    admin, anna, guest = await an_admin(running), await account(running, "Анна"), await running.guest("Гость")
    path = f"/api/admin/people/{anna.id}/reset-password"
    made = await admin.post(path, why="Звонила, голос знакомый")
    assert abs(made["until"] - now() - 24 * 3600_000) < 600_000
    looked = await admin.http.post("/api/reset/look", json={"token": made["token"]})
    assert looked.json()["name"] == "Анна"
    async with running.world.database.read() as connection:
        assert made["token"] not in str((await connection.execute(select(resets))).all())
    assert (await anna.http.get("/api/me")).json()["id"] == anna.id  # nothing has changed yet
    new = {"token": made["token"], "password": "another password"}
    assert (await guest.http.post("/api/reset", json=new)).status_code == 204
    assert failed(await guest.http.post("/api/reset", json=new)) == (404, "error-no-such-reset")
    assert (await anna.http.get("/api/me")).json() is None
    signed = await anna.http.post("/api/sign-in", json={"name": "Анна", "password": "another password"})
    assert signed.status_code == 200

    assert failed(await admin.http.post(path, json={"mail": True})) == (409, "error-no-notices")
    other = f"/api/admin/people/{guest.id}/reset-password"
    assert failed(await admin.http.post(other, json={})) == (409, "error-no-password")
    nobody = await admin.http.post("/api/admin/people/abc/reset-password", json={})
    assert failed(nobody) == (404, "error-no-such-person")
    await command(settings, "reset-password", "Анна", "--reason", "Просила")
    assert (await log(running))[1:] == [
        (admin.id, "reset-password", anna.id, None, "", "Звонила, голос знакомый"),
        (None, "reset-password", anna.id, None, "", "Просила"),
    ]
    assert "link for a new password made" in await command(settings, "audit")


async def test_a_lost_second_factor(running: Running, settings: Settings) -> None:
    admin, anna = await an_admin(running), await account(running, "Анна")
    page = f"/api/admin/people/{anna.id}"
    assert (await admin.http.get(page)).json()["factor"] is None
    assert failed(await admin.http.post(f"{page}/second-factor-off", json={})) == (409, "error-no-factor-of")
    for way in ("page", "command"):
        await with_factor(running, anna)
        assert (await admin.http.get(page)).json()["factor"] > 0
        without = {"name": "Анна", "password": PASSWORD}
        assert failed(await anna.http.post("/api/sign-in", json=without)) == (401, "error-code-needed")
        if way == "page":
            off = await admin.http.post(f"{page}/second-factor-off", json={"why": "Телефон украли"})
            assert off.status_code == 204
        else:
            await command(settings, "second-factor-off", "Анна", "--reason", "Потеряла")
        assert (await anna.http.post("/api/sign-in", json=without)).status_code == 200
        assert (await anna.http.get("/api/me/factor")).json() == {"since": None, "codes": 0}
    assert "has no second factor" in await command(settings, "second-factor-off", "Анна")
    assert (await log(running))[1:] == [
        (admin.id, "second-factor-off", anna.id, None, "", "Телефон украли"),
        (None, "second-factor-off", anna.id, None, "", "Потеряла"),
    ]


async def test_flags_are_listed(running: Running, settings: Settings) -> None:
    admin = await an_admin(running)
    table, guests, _ = await two(running, "zodchie")
    async with running.world.database.write() as connection:
        await flags.add(connection, table, "unplayed", guests[0].id)
        await flags.add(connection, table, "pair", guests[0].id, guests[1].id, 11)
    pair, unplayed = (await admin.http.get("/api/admin/flags")).json()
    assert (pair["reason"], pair["table"], pair["game"], pair["games"]) == ("pair", table, "zodchie", 11)
    assert (pair["person"], pair["other"]) == (guests[0].id, guests[1].id)
    assert (unplayed["reason"], unplayed["other"]) == ("unplayed", None)
    assert (await admin.http.get(f"/api/admin/flags?before={pair['id']}")).json() == [unplayed]
    assert (await admin.http.get("/api/admin/flags?most=1")).json() == [pair]
    assert json.loads(await command(settings, "flags", "--json")) == [pair, unplayed]


async def test_who_is_banned_is_put_out_at_once(running: Running, settings: Settings) -> None:
    """From the page, and from a command line that knows nothing of the process that serves."""
    admin = await an_admin(running)
    table, guests, (anna, boris) = await two(running, "zodchie")
    assert (await admin.http.post("/api/admin/bans", json={"who": guests[0].id, "days": 1})).status_code == 204
    assert await closed_with(anna) == 1012
    with pytest.raises(InvalidStatus):
        await guests[0].sit(table)
    await command(settings, "ban", guests[1].id, "--reason", "Спам")
    assert await closed_with(boris) == 1012
    listed = (await admin.http.get("/api/admin/bans")).json()
    assert [(ban["person"], ban["reason"], ban["until"] is None) for ban in listed] == [
        (guests[0].id, "", False),
        (guests[1].id, "Спам", True),
    ]
    page = (await admin.http.get(f"/api/admin/people/{guests[1].id}")).json()
    assert page["person"]["banned"]
    assert [ban["reason"] for ban in page["bans"]] == ["Спам"]
    assert (await admin.http.post("/api/admin/bans/lift", json={"who": guests[1].id})).status_code == 204
    await guests[1].sit(table)
    assert failed(await admin.http.post("/api/admin/bans", json={"who": "nobody"})) == (400, "error-not-found")
    assert [line[:3] for line in (await log(running))[1:]] == [
        (admin.id, "ban", guests[0].id),
        (None, "ban", guests[1].id),
        (admin.id, "unban", guests[1].id),
    ]


async def test_whoever_comes_from_a_banned_address_is_put_out(running: Running, settings: Settings) -> None:
    table, guests, (anna, _) = await two(running, "zodchie")
    await command(settings, "ban", "127.0.0.0/8", "--reason", "Спам")
    assert await closed_with(anna) == 1012
    with pytest.raises(InvalidStatus):
        await guests[0].sit(table)


async def test_an_address_is_banned(running: Running) -> None:
    admin = await an_admin(running)
    answer = await admin.http.post("/api/admin/bans", json={"who": "203.0.113.7/24", "reason": "Спам"})
    assert answer.status_code == 204
    [ban] = (await admin.http.get("/api/admin/bans")).json()
    assert (ban["person"], ban["address"]) == (None, "203.0.113.0/24")
    assert (await log(running))[-1] == (admin.id, "ban", None, None, "203.0.113.0/24", "Спам")


# -- tables ---------------------------------------------------------------------------------------------


async def test_a_game_is_closed(running: Running, settings: Settings) -> None:
    admin, table = await an_admin(running), ""
    for way in ("page", "command"):
        table, guests, (anna, _) = await two(running, "zodchie")
        if way == "page":
            assert (await admin.http.post(f"/api/admin/tables/{table}/close", json={})).status_code == 204
        else:
            await command(settings, "close-table", table, "--reason", "Зависла")
        over = await until(anna, lambda heard: heard["type"] == "over")
        assert over["ending"]["how"] == "abandoned"
        assert (await guests[0].http.get(f"/api/tables/{table}")).json()["status"] == "abandoned"
        again = await admin.http.post(f"/api/admin/tables/{table}/close", json={})
        assert failed(again) == (409, "error-not-running")
    assert (await log(running))[-1] == (None, "close-table", None, table, "", "Зависла")
    assert failed(await admin.http.post("/api/admin/tables/abc/close", json={})) == (404, "error-no-such-table")


async def test_a_table_is_removed_from_lists(running: Running) -> None:
    admin, stranger = await an_admin(running), await running.guest("Прохожий")
    table, guests, (anna, boris) = await two(running, "zodchie")
    await do(anna, "say", text="Грубость")
    watcher = await stranger.sit(table)
    await watcher.hear("welcome")
    assert (await admin.http.post(f"/api/admin/tables/{table}/remove", json={"why": "Грубость"})).status_code == 204
    assert await closed_with(watcher) == 1012
    whole = await until(boris, lambda heard: heard["type"] == "welcome" and heard["ending"] is not None)
    assert whole["talk"] == []
    for address in (f"/api/tables/{table}", f"/api/records/{table}", f"/api/records/{table}/file"):
        assert failed(await stranger.http.get(address)) == (404, "error-no-such-table")
        assert (await guests[0].http.get(address)).status_code == 200
    listed = (await stranger.http.get("/api/tables?status=over")).json()
    assert table not in [one["id"] for one in listed]
    [shown] = (await admin.http.get(f"/api/admin/tables?search={table}")).json()
    assert (shown["status"], shown["visibility"]) == ("abandoned", "private")
    [remark] = (await admin.http.get(f"/api/admin/tables/{table}/talk")).json()
    assert (remark["text"], remark["hidden"]) == ("Грубость", True)


async def test_a_remark_is_hidden_and_shown_again(running: Running, settings: Settings) -> None:
    admin = await an_admin(running)
    table, guests, (anna, boris) = await two(running, "zodchie")
    for text in ("Грубость", "Удачи"):
        await do(anna, "say", text=text)
    first, _ = (await admin.http.get(f"/api/admin/tables/{table}/talk")).json()
    path = f"/api/admin/tables/{table}/talk/{first['at']}/hide"
    assert (await admin.http.post(path, json={"why": "Грубость"})).status_code == 204
    assert texts(await until(boris, lambda heard: heard["type"] == "welcome")) == ["Удачи"]
    assert texts(await (await guests[1].sit(table)).hear("welcome")) == ["Удачи"]
    await command(settings, "hide", table, str(first["at"]), "--show")
    assert texts(await until(boris, lambda heard: heard["type"] == "welcome")) == ["Грубость", "Удачи"]
    wrong = await admin.http.post(f"/api/admin/tables/{table}/talk/{first['at'] + 1_000_000}/hide", json={})
    assert failed(wrong) == (404, "error-no-such-remark")
    assert [line[1:5] for line in (await log(running))[1:]] == [
        ("hide", guests[0].id, table, str(first["at"])),
        ("unhide", guests[0].id, table, str(first["at"])),
    ]


async def test_no_two_remarks_have_the_same_time(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artel.server.table.talk.now", lambda: 1_000_000)
    table, _, (anna, boris) = await two(running, "zodchie")
    for number, player in enumerate((anna, boris, anna)):
        await do(player, "say", text=str(number))
    async with running.world.database.read() as connection:
        times = list(await connection.scalars(select(chat.c.at).where(chat.c.table_id == table)))
    assert len(set(times)) == 3


# -- reports --------------------------------------------------------------------------------------------


async def test_a_report_from_beginning_to_end(running: Running) -> None:
    admin, second = await an_admin(running), await an_admin(running, "Другая")
    table, guests, (anna, boris) = await two(running, "zodchie")
    for text in ("Удачи", "Грубость", "И ещё одна"):
        await do(anna, "say", text=text)
    meant = (await until(boris, lambda heard: texts({"talk": heard.get("talk", [])}) == ["Грубость"]))["talk"][0]
    data = {"person": guests[0].id, "table": table, "remark_at": meant["at"], "reason": "insult", "text": " Обидно.\n "}
    made = await guests[1].post("/api/reports", **data)
    assert failed(await guests[1].http.post("/api/reports", json=data)) == (409, "error-reported-already")
    await do(anna, "say", text="После жалобы")
    [waiting] = (await admin.http.get("/api/admin/reports")).json()
    assert (waiting["id"], waiting["status"], waiting["text"]) == (made["id"], "open", "Обидно.")
    assert (waiting["person_name"], waiting["reporter_name"], waiting["reason"]) == ("Анна", "Борис", "insult")
    page = (await admin.http.get(f"/api/admin/reports/{made['id']}")).json()
    assert texts(page) == ["Удачи", "Грубость", "И ещё одна"]
    assert page["report"]["remark_at"] == page["talk"][1]["at"]
    taken = await admin.post(f"/api/admin/reports/{made['id']}/take")
    assert (taken["status"], taken["taken_by"]) == ("taken", "Хозяйка")
    assert failed(await second.http.post(f"/api/admin/reports/{made['id']}/take")) == (409, "error-report-taken")
    assert (await guests[1].http.get("/api/me/news")).json() == []
    closed = await admin.post(f"/api/admin/reports/{made['id']}/close", note="Скрыто")
    assert (closed["status"], closed["note"]) == ("closed", "Скрыто")
    again = await admin.http.post(f"/api/admin/reports/{made['id']}/close", json={"note": ""})
    assert failed(again) == (409, "error-report-closed")
    [told] = (await guests[1].http.get("/api/me/news")).json()
    assert told["kind"] == "report"
    assert "Скрыто" not in json.dumps(told, ensure_ascii=False)
    assert [line[1] for line in await log(running)] == ["grant", "grant", "take-report", "close-report"]
    assert (await guests[1].post("/api/reports", **data))["id"] != made["id"]  # it happened again


async def test_what_cannot_be_reported(running: Running) -> None:
    table, guests, (anna, boris) = await two(running, "zodchie")
    stranger = await running.guest("Прохожий")
    await do(anna, "say", text="Удачи")
    said = (await until(boris, lambda heard: heard["type"] == "talk"))["talk"][0]["at"]
    whole = {"person": guests[0].id, "table": table, "remark_at": said, "reason": "spam"}
    for changed, who, problem in (
        ({"person": "nobody"}, guests[1], (404, "error-no-such-person")),
        ({"person": guests[1].id, "remark_at": None}, guests[1], (409, "error-not-yourself")),
        ({"table": "nowhere"}, guests[1], (404, "error-no-such-table")),
        ({"table": None}, guests[1], (404, "error-no-such-remark")),
        ({"remark_at": said + 1}, guests[1], (404, "error-no-such-remark")),
        ({"person": stranger.id}, guests[1], (404, "error-no-such-remark")),
        ({}, stranger, (404, "error-no-such-remark")),  # who watches does not read the players' room
        ({"text": "a\u202eb"}, guests[1], (400, "error-bad-text")),
        ({"text": "x" * 501}, guests[1], (400, "error-bad-request")),
        ({"reason": "boredom"}, guests[1], (400, "error-bad-request")),
    ):
        assert failed(await who.http.post("/api/reports", json=whole | changed)) == problem
    async with running.world.database.read() as connection:
        assert (await connection.execute(select(reports))).all() == []
    await do(anna, "resign")
    await stranger.post("/api/reports", **whole)  # after the game everybody reads both rooms


async def test_a_private_table_is_not_found_by_reporting(running: Running) -> None:
    anna, stranger = await running.guest("Анна"), await running.guest("Прохожий")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], visibility="private"))["id"]
    data = {"person": anna.id, "table": table, "reason": "other"}
    assert failed(await stranger.http.post("/api/reports", json=data)) == (404, "error-no-such-table")


async def test_nobody_floods_with_reports(limited: Running) -> None:
    anna = await limited.guest("Анна")
    others = [await limited.guest(f"Гость {number}") for number in range(12)]
    answers = [await anna.http.post("/api/reports", json={"person": other.id, "reason": "name"}) for other in others]
    assert [answer.status_code for answer in answers] == [201] * 10 + [429] * 2


@pytest.mark.parametrize("reason", REASONS)
async def test_every_reason_is_stored(running: Running, reason: str) -> None:
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    await anna.post("/api/reports", person=boris.id, reason=reason)


async def test_what_reporters_wrote_is_theirs(running: Running, settings: Settings) -> None:
    anna, boris = await account(running, "Анна"), await running.guest("Борис")
    made = await boris.post("/api/reports", person=anna.id, reason="other", text="Секрет")
    assert [one["text"] for one in (await boris.http.get("/api/me/export")).json()["reports"]] == ["Секрет"]
    await boris.http.post("/api/me/delete", json={})
    await command(settings, "close-report", made["id"], "--note", "Ничего")
    shown = await command(settings, "reports", "--json")
    assert [(one["text"], one["reporter_name"], one["note"]) for one in json.loads(shown)] == [("", "—", "Ничего")]


async def test_reports_go_with_a_guest_who_signs_in(running: Running) -> None:
    admin, anna = await an_admin(running), await account(running, "Анна")
    guest = await running.guest("Гость")
    made = await guest.post("/api/reports", person=anna.id, reason="other")
    await anna.post("/api/reports", person=guest.id, reason="other")
    boris = await account(running, "Борис")
    answer = await guest.http.post("/api/sign-in", json={"name": "Борис", "password": PASSWORD})
    assert answer.json()["id"] == boris.id
    await admin.post(f"/api/admin/reports/{made['id']}/close", note="")
    assert [one["kind"] for one in (await boris.http.get("/api/me/news")).json()] == ["report"]
    found = (await admin.http.get(f"/api/admin/people/{boris.id}")).json()["reports"]
    assert sorted((one["reporter_name"], one["person_name"]) for one in found) == [("Анна", "Борис"), ("Борис", "Анна")]


# -- lists and the log ----------------------------------------------------------------------------------


async def test_lists_are_searched(running: Running) -> None:
    admin = await an_admin(running)
    table, guests, _ = await two(running, "zodchie")
    found = (await admin.http.get("/api/admin/people?search=АНН")).json()
    assert [(one["id"], one["kind"], one["admin"]) for one in found] == [(guests[0].id, "guest", False)]
    assert len((await admin.http.get("/api/admin/people")).json()) == 3
    assert len((await admin.http.get("/api/admin/people?most=1")).json()) == 1
    for search in (table, guests[0].id, "Анна"):
        [shown] = (await admin.http.get(f"/api/admin/tables?search={search}")).json()
        assert (shown["id"], shown["status"], shown["sitting"]) == (table, "running", ["Анна", "Борис"])
    assert (await admin.http.get("/api/admin/tables?status=over")).json() == []
    assert (await admin.http.get("/api/admin/tables?search=nobody")).json() == []
    page = (await admin.http.get(f"/api/admin/people/{guests[0].id}")).json()
    assert (page["person"]["name"], page["sessions"], [one["id"] for one in page["tables"]]) == ("Анна", 1, [table])


async def test_figures(running: Running, settings: Settings, tmp_path: Path) -> None:
    admin = await an_admin(running)
    await two(running, "zodchie")
    figures = (await admin.http.get("/api/admin/figures")).json()
    assert (figures["people"], figures["tables"]) == ({"account": 1, "guest": 2}, {"running": 1})
    assert not figures["estimated"]
    assert (figures["live"], figures["sockets"], figures["admins"], figures["backup"]) == (1, 2, 1, None)
    assert [(one["tables"], one["this"]) for one in figures["processes"]] == [(1, True)]
    async with running.world.database.write() as connection:  # nobody renews the lease of one that is alone
        await connection.execute(update(owners).values(lease_until=0))
    assert (await admin.http.get("/api/admin/figures")).json()["processes"] == figures["processes"]
    assert figures["since"] <= figures["now"]
    await command(settings, "backup", str(tmp_path / "saved.gz"))
    assert (await admin.http.get("/api/admin/figures")).json()["backup"] >= figures["now"]
    told = json.loads(await command(settings, "figures", "--json"))
    assert (told["people"], told["admins"]) == (figures["people"], 1)
    said = await command(settings, "figures")
    assert "2  guests" in said
    assert "The last backup was made at " in said


async def test_a_backup_from_the_page(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "backups"
    running = await served(settings, backup_folder=str(folder))
    admin = await an_admin(running)
    began = now()
    made = await admin.post("/api/admin/backup")
    assert (made["rows"] > 0, made["gone"]) == (True, 0)
    [file] = folder.iterdir()
    assert file.name == made["file"]
    assert backups.check(file).at >= began
    assert (await admin.http.get("/api/admin/figures")).json()["backup"] >= began
    assert (await log(running))[1:] == [(admin.id, "backup", None, None, file.name, "")]

    inside, go_on, apart = threading.Event(), threading.Event(), rotation.apart

    def slow(settings: Settings, at: int) -> tuple[Path, dict[str, int], list[Path]]:
        inside.set()
        assert go_on.wait(HANG)
        return apart(settings, at)

    monkeypatch.setattr(rotation, "apart", slow)
    first = asyncio.create_task(admin.http.post("/api/admin/backup", timeout=HANG))
    assert await asyncio.to_thread(inside.wait, HANG)
    assert failed(await admin.http.post("/api/admin/backup")) == (409, "error-backup-running")
    go_on.set()
    assert (await first).status_code == 200
    monkeypatch.undo()

    shutil.rmtree(folder)
    folder.touch()
    before = await log(running)
    for _ in range(2):  # the first has not kept the chore to itself
        assert failed(await admin.http.post("/api/admin/backup")) == (400, "error-bad-backup")
    assert await log(running) == before
    folder.unlink()
    assert (await admin.http.post("/api/admin/backup")).status_code == 200
    await running.close()


async def test_backups_by_the_clock_are_in_the_figures(running: Running) -> None:
    admin = await an_admin(running)
    await chores.finish(running.world.database, rotation.CHORE, 7)
    assert (await admin.http.get("/api/admin/figures")).json()["backup"] == 7


async def test_cleaning_from_the_page(running: Running) -> None:
    admin = await an_admin(running)
    async with running.world.database.write() as connection:
        guest = await people.add_guest(connection, "Давний", "ru")
        await connection.execute(update(rows).where(rows.c.id == guest.id).values(seen_at=0))
    for dry in (True, True, False):
        assert (await admin.post("/api/admin/clean", dry=dry))["guests"] == 1
    assert (await admin.post("/api/admin/clean", dry=False))["guests"] == 0
    assert [line[:2] for line in await log(running)] == [(None, "grant"), (admin.id, "clean")]


async def never_changed(database: Database) -> None:
    async with database.write() as connection:
        await moderation.invite(connection, None, "", 1, 1)
    for statement in (update(audit).values(why="nothing"), delete(audit)):
        with pytest.raises((IntegrityError, DBAPIError), match="never changed"):
            async with database.write() as connection:
                await connection.execute(statement)
    async with database.read() as connection:
        assert (await connection.execute(select(audit.c.why))).all() == [("",)]


async def test_the_log_is_only_written_to(database: Database) -> None:
    await never_changed(database)


async def test_the_log_on_postgresql(shared: Settings) -> None:
    database = Database(shared.database)
    await never_changed(database)
    await database.close()


async def test_an_act_that_fails_is_not_in_the_log(running: Running) -> None:
    admin = await an_admin(running)
    guest = await running.guest("Гость")
    answer = await admin.http.post(f"/api/admin/people/{guest.id}/rename", json={"name": " \u200b "})
    assert failed(answer) == (400, "error-bad-name")
    assert [line[1] for line in await log(running)] == ["grant"]


async def test_the_log_page_by_page(running: Running) -> None:
    admin = await an_admin(running)
    for _ in range(4):
        await admin.post("/api/admin/invitations")
    first = (await admin.http.get("/api/admin/audit?most=3")).json()
    rest = (await admin.http.get(f"/api/admin/audit?most=3&before={first[-1]['id']}")).json()
    assert [act["what"] for act in first + rest] == ["invite"] * 4 + ["grant"]
    assert rest[-1]["by"] is None


async def test_the_command_line_speaks_in_sentences(running: Running, settings: Settings) -> None:
    anna = await account(running, "Анна")
    for args in (
        ("grant", "Анна"),
        ("rename", anna.id),
        ("invite", "--uses", "5"),
        ("sign-out", anna.id),
        ("ban", anna.id),
        ("unban", anna.id),
        ("revoke", anna.id),
    ):
        said = (await command(settings, *args)).splitlines()[0]
        assert len(said.split()) > 3
        assert "." in said
    log = await command(settings, "audit")
    for what in ("made an admin", "renamed", "invitation made", "signed out everywhere", "banned", "ban lifted"):
        assert what in log
    for name in ("people", "tables", "bans", "reports", "invitations", "audit"):
        assert isinstance(json.loads(await command(settings, name, "--json")), list)


def test_all_acts_are_worded() -> None:
    """In both languages, for the command line and for the page."""
    source = Path(moderation.__file__).read_text(encoding="utf-8")
    acts = {*re.findall(r'audit\.write\(connection, by, "([\w-]+)"', source), "hide", "unhide", "reset-password"}
    locale = Path(moderation.__file__).parents[2] / "text" / "locale"
    assert len(acts) > 12
    for language in ("en", "ru"):
        text = (locale / f"server.{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^admin-act-([\w-]+) =", text, re.M)) == acts
        text = (locale / f"web.admin.{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^web-admin-act-([\w-]+) =", text, re.M)) == acts


async def test_all_that_is_cleaned_is_worded(database: Database) -> None:
    async with database.write() as connection:
        gone = await moderation.clean(connection, None, KeepDays(), dry=True)
    locale = Path(moderation.__file__).parents[2] / "text" / "locale"
    for file, prefix in (("server", "admin-cleaned"), ("web.admin", "web-admin-cleaned")):
        for language in ("en", "ru"):
            text = (locale / f"{file}.{language}.ftl").read_text(encoding="utf-8")
            assert set(re.findall(rf"^{prefix}-([\w-]+) =", text, re.M)) == set(gone)


# -- nothing hidden -------------------------------------------------------------------------------------


async def test_admins_see_nothing_hidden_of_a_game(running: Running) -> None:
    """Neither hands nor the seed, the steps or the secret of any table; a game that is played gives no record."""
    admin = await an_admin(running)
    table, guests, (_, boris) = await two(running, "zodchie")
    welcome = await (await guests[0].sit(table)).hear("welcome")
    await do(boris, "say", text="Ну")
    made = await guests[0].post("/api/reports", person=guests[1].id, table=table, reason="other")
    async with running.world.database.read() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == table))).one()
        nonces = [seat["nonce"] for seat in welcome["table"]["seats"]]
    seen = [
        await admin.http.get(path.format(which=made["id"], who=guests[0].id, table=table))
        for method, path in admin_routes()
        if method == "get"
    ]
    assert all(answer.status_code == 200 for answer in seen)
    text = "\n".join(answer.text for answer in seen)
    assert table in text
    hand = [card for card in welcome["view"]["players"][0].get("hand", []) if isinstance(card, str)]
    for secret in (row.secret.hex(), row.commitment, *filter(None, nonces), *hand, '"view"', '"options"', '"events"'):
        assert secret not in text
    for path in (f"/api/records/{table}", f"/api/records/{table}/file", f"/api/records/{table}/steps"):
        assert failed(await admin.http.get(path)) == (409, "error-not-over")
    watching = await (await admin.sit(table)).hear("welcome")
    assert watching["me"] is None
    assert watching["view"]["me"] == -1
    assert "Ну" not in texts(watching)


# -- several processes ----------------------------------------------------------------------------------


async def test_every_process_follows(shared: Settings) -> None:
    one, other = await Running.start(shared), await Running.start(shared)
    admin, anna = await an_admin(one), await other.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    player = await anna.sit(table)
    await player.hear("welcome")
    await do(player, "say", text="Грубость")
    [said] = (await admin.http.get(f"/api/admin/tables/{table}/talk")).json()
    await admin.http.post(f"/api/admin/tables/{table}/talk/{said['at']}/hide", json={})
    assert texts(await until(player, lambda heard: heard["type"] == "welcome")) == []
    figures = (await admin.http.get("/api/admin/figures")).json()
    assert sorted(process["tables"] for process in figures["processes"]) == [0, 1]
    await admin.http.post("/api/admin/bans", json={"who": anna.id})
    assert await closed_with(player) == 1012
    for server in (one, other):
        await server.close()
