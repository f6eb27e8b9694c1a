"""What one address, one person and one socket may do, and which pages may talk to the server."""

from __future__ import annotations

import json
import time

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from artel.server.config import Settings
from artel.server.errors import TooMany
from artel.server.store import bans
from artel.server.traffic import limits
from artel.server.traffic.limits import Bucket, Limits, Rate, neighbourhood, within
from patience import until
from server.clients import Guest, Running, patient_http
from server.test_people import PASSWORD, failed


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, limits=1)


def test_a_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    bucket = Bucket(3, 6)
    assert [bucket.take("a") for _ in range(3)] == [0, 0, 0]
    assert bucket.take("a") == pytest.approx(2)
    assert bucket.take("b") == 0
    at += 1
    assert bucket.take("a") == pytest.approx(1)
    at += 1
    assert (bucket.take("a"), bucket.take("a") > 0) == (0, True)
    at += 60
    assert [bucket.take("a") for _ in range(3)] == [0, 0, 0]
    assert bucket.take("a") > 0


def test_those_who_were_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    monkeypatch.setattr(limits, "KEPT", 10)
    bucket = Bucket(1, 1)
    for number in range(1000):
        bucket.take(str(number))
        at += 0.5
    assert len(bucket._full_at) <= 10


@pytest.mark.parametrize(("scale", "many"), [(0.5, 30), (1, 60), (2, 120)])
def test_scales(scale: float, many: int) -> None:
    some, none = Limits(scale), Limits(0)
    for _ in range(many):
        some.take("password", "a")
        none.take("password", "a")
    with pytest.raises(TooMany):
        some.take("password", "a")
    none.take("password", "a")


def test_who_is_counted_as_one() -> None:
    assert neighbourhood("203.0.113.7") == "203.0.113.7"
    assert neighbourhood("::ffff:203.0.113.7") == "203.0.113.7"
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("garbage") == "garbage"
    assert within("203.0.113.7", "203.0.113.0/24")
    assert not within("garbage", "203.0.113.0/24")


async def test_messages_of_a_socket(running: Running) -> None:
    anna = await running.guest("Анна")
    player = await anna.sit("nothing")
    for number in range(150):
        await player.send("ping", id=str(number))
    with pytest.raises(ConnectionClosed) as closed:
        await player.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert player.heard[-1]["key"] == "error-too-many"
    pongs = sum(message["type"] == "pong" for message in player.heard)
    assert 90 <= pongs < 110
    again = await anna.sit("nothing")
    assert (await again.hear())["key"] == "error-no-such-table"


async def test_requests_are_told_when_to_come_back(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "guest", Rate(3, 3600))
    running.world.limits.__init__(1)  # type: ignore[misc]  # with the rate above
    for number in range(3):
        await running.guest(f"Guest {number}")
    async with patient_http(base_url=f"http://{running.address}") as http:
        answer = await http.post("/api/guest", json={"name": "one more"}, headers={"Accept-Language": "ru-RU"})
        assert failed(answer) == (429, "error-too-many")
        assert 0 < int(answer.headers["retry-after"]) <= 1200
        assert answer.json()["message"].startswith("Слишком много сразу")


async def test_guessing_passwords(running: Running) -> None:
    anna = await running.guest("Анна")
    await anna.post("/api/register", name="Анна", password=PASSWORD)
    seen = []
    async with patient_http(base_url=f"http://{running.address}") as http:
        for number in range(25):
            answer = await http.post("/api/sign-in", json={"name": "Анна", "password": f"guess {number}"})
            seen.append(answer.status_code)
        assert seen == [401] * 20 + [429] * 5
        assert (await http.get("/api/tables")).status_code == 200
        other = await http.post("/api/sign-in", json={"name": "Борис", "password": "guess 1"})
        assert other.status_code == 401


async def test_tables_of_a_guest(running: Running) -> None:
    anna = await running.guest("Анна")
    made = [await anna.post("/api/tables", game="zodchie", seats=[None, None]) for _ in range(limits.GUEST_TABLES)]
    answer = await anna.http.post("/api/tables", json={"game": "zodchie", "seats": [None, None]})
    assert failed(answer) == (409, "error-too-many-tables")
    await anna.post(f"/api/tables/{made[0]['id']}/leave")
    await anna.post("/api/tables", game="zodchie", seats=[None, None])


async def turned_away(guest: Guest) -> tuple[str, int]:
    """What a socket is told before it says anything, and how it is closed."""
    cookie = {"Cookie": f"artel={guest.http.cookies['artel']}"}
    async with connect(f"ws://{guest.server.address}/ws", additional_headers=cookie) as socket:
        told = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    return told["key"], closed.value.rcvd.code


async def test_connections(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PERSON_CONNECTIONS", 3)
    monkeypatch.setattr(limits, "ADDRESS_CONNECTIONS", 5)
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    mine = [await anna.sit("x") for _ in range(3)]
    for player in mine:
        await player.hear()
    assert await turned_away(anna) == ("error-too-many-connections", 1008)
    for _ in range(2):
        await (await boris.sit("x")).hear()
    assert await turned_away(boris) == ("error-too-many-connections", 1008)
    await mine[0].socket.close()

    async def is_let_in() -> bool:
        return bool((await (await boris.sit("x")).hear())["key"] == "error-no-such-table")

    await until(is_let_in)


async def test_frames_and_bodies_that_are_too_long(running: Running) -> None:
    anna = await running.guest("Анна")
    player = await anna.sit("x")
    await player.hear()
    await player.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed) as closed:
        await player.hear()
    assert closed.value.sent is not None or closed.value.rcvd is not None
    codes = {frame.code for frame in (closed.value.rcvd, closed.value.sent) if frame is not None}
    assert 1009 in codes
    answer = await anna.http.post("/api/tables", json={"game": "x" * 20_000, "seats": [None, None]})
    assert failed(answer) == (413, "error-bad-request")


async def test_pages_of_other_sites(running: Running) -> None:
    anna = await running.guest("Анна")
    own = f"http://{running.address}"
    for headers in (
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = await anna.http.post("/api/sign-out", headers=headers)
        assert failed(answer) == (403, "error-foreign-origin"), headers
        assert (await anna.http.get("/api/tables", headers=headers)).status_code == 200
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://{running.address}/ws", origin=origin)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    async with connect(f"ws://{running.address}/ws", origin=own) as socket:  # type: ignore[arg-type]
        await socket.send('{"type":"ping","id":"1"}')
        assert json.loads(await socket.recv()) == {"type": "pong", "id": "1"}
    for headers in ({"Origin": own}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {}):
        assert (await anna.http.post("/api/guest", json={"name": "x"}, headers=headers)).status_code == 201, headers


async def test_every_answer_has_the_headers(running: Running) -> None:
    anna = await running.guest("Анна")
    for path in ("/api/me", "/api/tables/nothing", "/nothing", "/healthz", "/api/schema/openapi.json"):
        headers = (await anna.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert (await anna.http.get("/api/me")).headers["cache-control"] == "no-store"


async def test_cookies(running: Running, settings: Settings) -> None:
    async with patient_http(base_url=f"http://{running.address}") as http:
        cookie = (await http.post("/api/guest", json={"name": "x"})).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    behind = await Running.start(msgspec.structs.replace(settings, secure_cookies=True))
    try:
        async with patient_http(base_url=f"http://{behind.address}") as http:
            answer = await http.post("/api/guest", json={"name": "x"})
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-artel=")
            assert {"secure", "httponly", "samesite=lax", "path=/"} <= set(cookie.lower().split("; "))
            assert "domain" not in cookie.lower()
            token = cookie.partition("=")[2].partition(";")[0]
            me = await http.get("/api/me", headers={"Cookie": f"__Host-artel={token}"})
            assert me.json()["name"]
            assert (await http.get("/api/me", headers={"Cookie": f"artel={token}"})).json() is None
            assert "strict-transport-security" in answer.headers
    finally:
        await behind.close()


async def test_addresses_behind_a_proxy(running: Running, settings: Settings) -> None:
    """Only proxies that are named are believed."""
    async with running.world.database.write() as connection:
        await bans.add(connection, "203.0.113.7", "Spam.", None)
    forwarded = {"X-Forwarded-For": "203.0.113.7"}
    async with patient_http(base_url=f"http://{running.address}", headers=forwarded) as http:
        answer = await http.post("/api/guest", json={"name": "x"})
        assert failed(answer) == (403, "error-banned")
        assert (await http.get("/api/tables")).status_code == 200
    with pytest.raises(InvalidStatus, match="403"):
        await connect(f"ws://{running.address}/ws", additional_headers=forwarded)
    alone = await Running.start(msgspec.structs.replace(settings, proxies=("192.0.2.1",)))
    try:
        async with patient_http(base_url=f"http://{alone.address}", headers=forwarded) as http:
            assert (await http.post("/api/guest", json={"name": "x"})).status_code == 201
    finally:
        await alone.close()


async def test_no_token_is_written_down(capfd: pytest.CaptureFixture[str], settings: Settings) -> None:
    running = await Running.start(msgspec.structs.replace(settings, log_level="debug"))
    anna = await running.guest("Анна")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    token = (await anna.post(f"/api/tables/{table}/invites"))["token"]
    assert (await anna.http.get(f"/api/tables/{token}")).status_code in (400, 404)
    await anna.http.post("/api/invites", json={"token": token})
    await anna.http.post("/api/sign-in", json={"name": "Анна", "password": PASSWORD})
    await (await anna.sit(table)).hear("welcome")
    await running.close()
    written = "".join(capfd.readouterr())
    assert token not in written
    assert anna.http.cookies["artel"] not in written
    assert PASSWORD not in written
