"""Nobody takes from others what they need: attacks from one address, and what becomes of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from artel.bots.crew import Done, Lane
from artel.server.api import streams
from artel.server.cluster.bus import Letter, SocketGone
from artel.server.config import Settings
from artel.server.errors import TooMany
from artel.server.table.bots import place
from artel.server.table.inbox import EACH, Inbox
from artel.server.traffic import desk as desks
from artel.server.traffic.client import Client
from artel.server.traffic.desk import Desk
from artel.server.traffic.limits import RATES, Limits
from artel.server.traffic.meter import Metered
from artel.server.traffic.socket import send
from artel.session import wire
from patience import until, within
from server.clients import Guest, Running, patient_http

pytestmark = pytest.mark.usefixtures("dear_time")

SOON = 30


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, limits=1)


# -- what things cost ----------------------------------------------------------------------------------


def spin(seconds: float) -> None:
    begun = time.thread_time()
    while time.thread_time() - begun < seconds:
        pass


async def test_only_what_somebody_does_themselves_is_charged() -> None:
    ready = asyncio.Event()

    async def mine() -> str:
        spin(0.02)
        await ready.wait()
        spin(0.02)
        return "done"

    async def of_others() -> None:
        spin(0.3)
        ready.set()

    work = Metered(mine())
    other = asyncio.create_task(of_others())
    assert await work == "done"
    await other
    assert 0.04 <= work.seconds < 0.2

    async def failing() -> None:
        await asyncio.sleep(0)
        raise TooMany(seconds=1)

    with pytest.raises(TooMany):
        await Metered(failing())


async def test_who_has_cost_much_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    at, slept = 100.0, []

    async def sleep(seconds: float) -> None:
        nonlocal at
        slept.append(seconds)
        at += seconds

    monkeypatch.setattr(time, "monotonic", lambda: at)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    limits = Limits(1)
    limits.spend("cost", RATES["cost"].many + 50, "a", "")
    await limits.pace("cost", "b", "")
    assert not slept
    await limits.pace("cost", "b", "a")
    assert sum(slept) == pytest.approx(0.2)
    limits.spend("cost", 10_000, "a")
    with pytest.raises(TooMany):
        await limits.pace("cost", "a")
    free = Limits(0)
    free.spend("cost", 10_000, "a")
    await free.pace("cost", "a")


async def test_greetings_are_slowed_down(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sockets one address greets over, the event loop has time for others."""
    anna = await running.guest("Anna")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    spent, spend = [], Limits.spend

    def counted(self: Limits, name: str, many: float, *keys: str) -> None:
        """As on a slow machine."""
        many += 2
        if name == "cost" and "127.0.0.1" in keys:
            spent.append(many)
        spend(self, name, many, *keys)

    monkeypatch.setattr(Limits, "spend", counted)
    begun = time.monotonic()
    sockets = []
    for _ in range(4):
        await until(lambda: not running.world.limits.wait("cost", "127.0.0.1"))  # else it could be turned away
        sockets.append(await anna.sit(table, words=True))
        await sockets[-1].hear("welcome")
    for player in sockets:
        for _ in range(60):
            await player.send("hello", table=table, language="en", words=True)
    for player in sockets:
        for _ in range(60):
            await player.hear("welcome")
    rate, seconds = RATES["cost"], time.monotonic() - begun
    assert sum(spent) <= seconds / rate.seconds * rate.many + 3 * rate.many
    assert sum(spent) > 5 * rate.many


async def in_words(guest: Guest, table: str, language: str) -> Any:
    player = await guest.sit(table, words=True, language=language)
    said = (await player.hear("welcome"))["said"]
    await player.socket.close()
    return said


async def test_words_are_made_once(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made, do = [], Desk.do

    async def counted(self: Desk, task: Callable[[], Any], lane: Lane, who: str) -> Any:
        made.append(lane)
        return await do(self, task, lane, who)

    monkeypatch.setattr(Desk, "do", counted)
    anna, boris = await running.guest("Anna"), await running.guest("Boris")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None], starts="full"))["id"]
    await boris.post(f"/api/tables/{table}/join")
    players = [await guest.sit(table) for guest in (anna, boris)]
    told = [await player.hear("welcome") for player in players]
    asked = next(at for at in (0, 1) if told[at]["asked"])
    guest = (anna, boris)[asked]
    await players[1 - asked].socket.close()
    said = [await in_words(guest, table, "en") for _ in range(3)]
    assert made == [Lane.WORDS]
    assert all(other == said[0] for other in said)
    assert len(said[0]["options"]) == len(told[asked]["view"]["options"])
    assert len(said[0]["log"]) == len(told[asked]["events"])
    russian = await guest.sit(table, words=True, language="ru")
    assert (await russian.hear("welcome"))["said"]["question"] != said[0]["question"]
    assert made == [Lane.WORDS] * 2
    await players[asked].answer(told[asked])
    after = await russian.hear("told")
    await players[asked].hear("told")  # a client that reads nothing cannot be closed
    whole = await in_words(guest, table, "ru")
    assert whole["log"][-len(after["events"]) :] == after["said"]["log"]
    assert (whole["question"], whole["options"]) == (after["said"]["question"], after["said"]["options"])


async def test_what_is_kept_is_bounded_and_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "KEPT", 100)
    desk, made = Desk(None, Limits(0)), 0  # type: ignore[arg-type]

    async def make() -> bytes:
        nonlocal made
        made += 1
        await asyncio.sleep(0)
        return b"x" * 40

    assert await asyncio.gather(*[desk.kept("a", make) for _ in range(10)]) == [b"x" * 40] * 10
    assert made == 1
    await desk.kept("b", make)
    await desk.kept("a", make)
    await desk.kept("c", make)
    assert made == 3
    await desk.kept("a", make)
    assert made == 3
    await desk.kept("b", make)
    assert made == 4


class Warm:
    """A crew whose processes say what it has cost them."""

    ready = True

    async def work(self, task: Callable[[], int], *_: object) -> Done[int]:
        return Done(task(), 0.07)


class Cold(Warm):
    ready = False


@pytest.mark.parametrize("crew", [Warm(), Cold()])
async def test_whoever_has_something_done_elsewhere_pays(crew: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[tuple[str, float, str]] = []
    monkeypatch.setattr(Limits, "spend", lambda _, *given: spent.append(given))
    desk = Desk(crew, Limits(1))

    def work() -> int:
        spin(0.03)
        return 5

    assert await desk.do(work, Lane.WORDS, "a") == 5
    [(name, milliseconds, who)] = spent
    assert (name, who) == ("work", "a")
    assert milliseconds == pytest.approx(70) if crew.ready else milliseconds >= 30
    desk.close()


def test_what_a_process_reads_for_long_work_is_there() -> None:
    """Otherwise no process is ever taught, and a thread of the server does all of it."""
    desks.import_and_forget(*desks.NEEDED)


async def test_replays_are_made_once(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await running.guest("Anna")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, "random"], starts="full"))["id"]
    player = await anna.sit(table)
    await player.hear("welcome")
    await player.send("resign", id="x")
    await player.hear("over")
    made, do = 0, Desk.do

    async def counted(self: Desk, *args: Any) -> Any:
        nonlocal made
        made += 1
        return await do(self, *args)

    monkeypatch.setattr(Desk, "do", counted)
    answers = [await anna.http.get(f"/api/records/{table}/steps?everything=true", timeout=SOON) for _ in range(5)]
    assert made == 1
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    running.world.limits.spend("work", 1_000_000, "127.0.0.1")
    assert (await anna.http.get(f"/api/records/{table}/steps?everything=true")).status_code == 200
    assert (await anna.http.get(f"/api/records/{table}/statistics")).status_code == 429


# -- the inbox of a table ------------------------------------------------------------------------------


def letter(sender: str, come_from: str, message: wire.TableMessage | None = None) -> Letter:
    return Letter(sender, None, message or wire.Resign("x"), come_from)


async def taken(inbox: Inbox[str]) -> list[Any]:
    found: list[Any] = []
    while not inbox.empty():
        found.append(await inbox.get())
    return found


async def test_lessons_are_made_once(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made, do = [], Desk.do

    async def counted(self: Desk, task: Callable[[], Any], lane: Lane, who: str) -> Any:
        made.append(lane)
        return await do(self, task, lane, who)

    monkeypatch.setattr(Desk, "do", counted)
    path = f"http://{running.address}/api/learn/zodchie/destroy"
    async with patient_http() as http:
        begun = [(await http.get(path)).json() for _ in range(3)]
        assert made == [Lane.REPLAY]
        assert begun[0] == begun[1] == begun[2]
        assert (await http.post(path, json={"moves": ["park a2"]})).json()["state"] == "missed"
        assert (await http.get(path, params={"language": "ru"})).json()["say"] != begun[0]["say"]
    assert made == [Lane.REPLAY] * 3


async def test_nothing_overtakes_what_waits(running: Running) -> None:
    """A message goes out at once only where no other is on its way."""
    sent: list[bytes] = []
    full, taken, writable = False, asyncio.Event(), asyncio.Event()

    def push(data: bytes) -> bool:
        if not full:
            sent.append(data)
        return not full

    class Slow:
        async def send(self, message: dict[str, Any]) -> None:
            taken.set()
            await writable.wait()
            sent.append(message["text"].encode())

    client = Client(running.world, None, "127.0.0.1", "en")
    client.push = push
    sender = asyncio.create_task(send(Slow(), client))  # type: ignore[arg-type]
    client.deliver(b"1")
    full = True
    client.deliver(b"2")
    await within(taken.wait())
    full = False
    client.deliver(b"3")
    writable.set()
    await until(lambda: len(sent) == 3)
    client.deliver(b"4")
    assert sent == [b"1", b"2", b"3", b"4"]
    sender.cancel()
    client.close()


async def test_letters_are_taken_in_turns() -> None:
    inbox: Inbox[str] = Inbox()
    for number in range(100):
        inbox.put_letter(letter(f"a{number % 10}", "a"))
    inbox.put_letter(letter("b", "b"))
    inbox.put("own")
    first = [await inbox.get() for _ in range(3)]
    assert [item if isinstance(item, str) else item.come_from for item in first] == ["own", "a", "b"]  # type: ignore[union-attr]


async def test_one_socket_does_not_fill_the_inbox() -> None:
    inbox: Inbox[str] = Inbox()
    assert [inbox.put_letter(letter("a", "x")) for _ in range(EACH + 5)] == [True] * EACH + [False] * 5
    assert inbox.put_letter(letter("b", "x"))
    await taken(inbox)
    assert inbox.put_letter(letter("a", "x"))


async def test_what_is_asked_by_nobody_is_dropped_and_what_was_done_counts() -> None:
    inbox: Inbox[str] = Inbox()
    hello = wire.Hello("t")
    for message in (hello, wire.Resign("1"), hello):
        inbox.put_letter(letter("a", "x", message))
    inbox.put_letter(letter("b", "x", hello))
    inbox.put_gone(SocketGone("a"))
    inbox.put_letter(letter("a", "x", hello))  # it is back
    assert await taken(inbox) == [
        letter("a", "x", wire.Resign("1")), letter("b", "x", hello), SocketGone("a"), letter("a", "x", hello)
    ]  # fmt: skip
    inbox.put_gone(SocketGone("a"))
    inbox.put_letter(letter("a", "x", hello))
    assert await taken(inbox) == [SocketGone("a"), letter("a", "x", hello)]


def test_where_tables_wait_for_their_bots() -> None:
    assert place("level1", "t", "here") == (Lane.QUICK, "here")
    assert place("level4", "t", "here") == (Lane.THINK, "here")
    assert place("level4", "t", None) == (Lane.LAST, "t")
    assert place("level1", "t", None)[0] == Lane.QUICK


async def answered(running: Running, table: str) -> int:
    async with running.world.database.read() as connection:
        from artel.server.store import steps

        return await steps.last(connection, table)


async def test_masters_of_one_do_not_hold_up_the_novice_of_another(settings: Settings) -> None:
    """Many tables of masters that were left alone; a novice answers while hardly any of them has moved."""
    running = await Running.start(msgspec.structs.replace(settings, limits=0, bot_seconds=1.0))
    try:
        attacker, anna = await running.guest("Attacker"), await running.guest("Anna")
        opened = {"game": "zodchie", "seats": [None, "level4", "level4", "level4"], "starts": "full"}
        masters = [(await attacker.post("/api/tables", **opened))["id"] for _ in range(12)]
        for table in masters:
            await (await attacker.sit(table)).socket.close()
        pool = running.world.directory._services.bots.pool
        await until(lambda: pool.waiting >= 5 and len(pool.hired) == pool.workers)
        assert pool.busy < pool.workers, "one is kept for what is short"
        table = (await anna.post("/api/tables", game="zodchie", seats=[None, "level1"], starts="full"))["id"]
        player = await anna.sit(table)
        told, answers = await player.hear("welcome"), 0
        while answers < 3:
            before = sum([await answered(running, master) for master in masters])
            if told["asked"]:
                await player.answer(told)
            else:
                answers += 1
            told = await player.hear("told")
            assert sum([await answered(running, master) for master in masters]) - before <= 3
        assert pool.waiting > 0
    finally:
        await asyncio.wait_for(running.close(), SOON)


# -- below the level of messages -----------------------------------------------------------------------


async def flooded(socket: ClientConnection, frame: bytes) -> tuple[int | None, int]:
    """How a socket is closed, and how many bytes it took."""
    sent = 0
    try:
        while sent < 2_000_000:
            socket.transport.write(frame * 1000)
            sent += len(frame) * 1000
            await asyncio.sleep(0.001)
            if socket.transport.is_closing():
                break
        await asyncio.wait_for(socket.recv(), SOON)
    except (ConnectionClosed, ConnectionError):
        pass
    return socket.close_code, sent


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PING, b"").serialize(mask=True),
        Frame(Opcode.PONG, b"x").serialize(mask=True),
        Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
    ],
    ids=["ping", "pong", "continuation"],  # the masks are chance, the names must not be
)
async def test_frames_that_say_nothing(running: Running, frame: bytes) -> None:
    async with connect(f"ws://{running.address}/ws", ping_interval=None) as socket:
        if frame[0] & 15 == Opcode.CONT:
            socket.transport.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        code, _ = await flooded(socket, frame)
        assert code in (1008, 1006)
    assert 'artel_limited_total{what="frame"}' in (await (await running.guest("Anna")).http.get("/metrics")).text


async def silent(running: Running, *sent: bytes) -> bytes:
    """What comes until the server closes the connection."""
    host, _, port = running.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        for data in sent:
            writer.write(data)
            await writer.drain()
            await asyncio.sleep(0.02)
        return await asyncio.wait_for(reader.read(), SOON)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


REQUEST = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
BODY = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
CHUNKED = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [(), (b"GET",), (REQUEST,), (REQUEST, b"X: y\r\n"), (BODY,), (BODY, b'{"name":'), (REQUEST + b"\r\n" + REQUEST,)],
)
async def test_half_requests_are_closed(
    settings: Settings, sent: tuple[bytes, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    running = await Running.start(msgspec.structs.replace(settings, request_seconds=0.3, idle_seconds=3600))
    try:
        answer = await silent(running, *sent)
        assert answer.startswith(b"HTTP/1.1 200") == (len(sent) == 1 and sent[0].count(b"GET") == 2)
    finally:
        await asyncio.wait_for(running.close(), SOON)
    assert "Traceback" not in "".join(capfd.readouterr())


@pytest.mark.parametrize(
    "sent",
    [
        (b"GET /healthz HTTP/1.1\r\n\r\n",),
        (REQUEST + b"Host: y\r\n\r\n",),
        (REQUEST + b"X: ", *[b"y" * 8192] * 9),
        (CHUNKED + b"0\r\nX: ", *[b"y" * 8192] * 9),
        (CHUNKED, *[b"1;" + b"y" * 8192 + b"\r\n1\r\n"] * 9),
        ((REQUEST + b"\r\n") * 100,),
        (b"nothing that is known\r\n\r\n",),
    ],
    ids=["no host", "two hosts", "a long head", "a long tail", "long chunks", "many at once", "no HTTP"],
)
async def test_what_is_no_request_is_closed(
    running: Running, sent: tuple[bytes, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    answers = await silent(running, *sent)
    assert b"HTTP/1.1 400" in answers
    assert answers.count(b"HTTP/1.1 200") < 20
    assert "Traceback" not in "".join(capfd.readouterr())


async def test_a_few_requests_at_once_are_answered_in_order(running: Running) -> None:
    last = b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    assert (await silent(running, (REQUEST + b"\r\n") * 5 + last)).count(b"HTTP/1.1 200") == 6


async def test_empty_lines_are_no_request(settings: Settings) -> None:
    running = await Running.start(msgspec.structs.replace(settings, request_seconds=0.3, idle_seconds=3600))
    try:
        assert (await silent(running, REQUEST + b"\r\n", b"\r\n", b"\r\n")).count(b"HTTP/1.1") == 1
    finally:
        await asyncio.wait_for(running.close(), SOON)


async def test_a_connection_without_another_request_is_closed(settings: Settings) -> None:
    running = await Running.start(msgspec.structs.replace(settings, request_seconds=3600, idle_seconds=0.2))
    try:
        assert (await silent(running, REQUEST + b"\r\n")).startswith(b"HTTP/1.1 200")
    finally:
        await asyncio.wait_for(running.close(), SOON)


async def test_a_socket_that_comes_to_no_table_is_closed(settings: Settings) -> None:
    running = await Running.start(msgspec.structs.replace(settings, hello_seconds=0.2))
    try:
        anna = await running.guest("Anna")
        table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
        seated = await anna.sit(table)
        await seated.hear("welcome")
        async with connect(f"ws://{running.address}/ws") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(socket.recv(), SOON)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        await seated.send("ping", id="1")
        assert (await seated.hear("pong"))["id"] == "1"
    finally:
        await asyncio.wait_for(running.close(), SOON)


async def test_an_address_has_only_so_many_connections(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one that is no proxy: 127.0.0.1 is believed to be one."""
    monkeypatch.setattr("artel.server.traffic.protocols.OPEN", 3)
    host, _, port = running.address.partition(":")
    opened = [await asyncio.open_connection(host, int(port), local_addr=("127.0.0.9", 0)) for _ in range(5)]
    try:
        for reader, _ in opened[3:]:
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await asyncio.wait_for(reader.readexactly(1), SOON)
        for _, writer in opened[:3]:
            writer.write(REQUEST + b"\r\n")
        for reader, _ in opened[:3]:
            assert (await asyncio.wait_for(reader.readline(), SOON)).startswith(b"HTTP/1.1 200")
    finally:
        for _, writer in opened:
            writer.close()


async def test_streams_that_are_opened_at_once(running: Running) -> None:
    anna = await running.guest("Anna")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]

    async def status(http: httpx.AsyncClient, seen: list[int], done: asyncio.Event) -> None:
        async with http.stream("GET", f"/api/tables/{table}/stream", timeout=SOON) as answer:
            seen.append(answer.status_code)
            await done.wait()

    seen: list[int] = []
    done, many = asyncio.Event(), 3 * streams.AT_ONCE
    limits = httpx.Limits(max_connections=None)
    async with patient_http(base_url=f"http://{running.address}", limits=limits) as http:
        tasks = [asyncio.create_task(status(http, seen, done)) for _ in range(many)]
        async with asyncio.timeout(SOON):
            while len(seen) < many:
                await asyncio.sleep(0.01)
        assert seen.count(200) == streams.AT_ONCE
        done.set()
        await asyncio.gather(*tasks)
    async with asyncio.timeout(SOON):
        while running.world.streams:
            await asyncio.sleep(0.01)
