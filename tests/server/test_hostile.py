"""Whatever comes in over the WebSocket: nothing breaks, nothing changes, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from artel.kernel.record import Record
from artel.records import verify
from artel.server.store.schema import chat, inputs, invites, mutes, people, results, seats, tables
from patience import within
from server.clients import Guest, Player, Running

AT_ONCE = 50
LETTERS = 'abc{}[]",:\\/0159-.eE\u0000\u202e\ud7ff\uffff😀я'
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**70), 10**300, 1.5, 1e308, "", "x", "0", "null", "\u0000",
    "😀" * 50, "x" * 300, "../../etc/passwd", "' OR 1=1 --", "<script>", [], {}, [[]], {"a": {"a": []}}, [1] * 50,
]  # fmt: skip
TYPES = ["act", "takeback", "resign", "end", "claim", "vote", "withdraw", "return", "say", "mute", "hello", "ping"]
MORE = ["told", "welcome", "ack", "", "Act", "__class__", "hello\u0000", 1, None]


class Frames:
    """Frames that must change nothing. `act`: an answer that would be right for somebody else; `done`: one that this
    seat has given already."""

    def __init__(
        self, seed: int, table: str, act: dict[str, Any], done: dict[str, Any] | None, seat: int | None
    ) -> None:
        self.rng = random.Random(seed)
        self.table, self.act, self.done, self.seat = table, act, done, seat
        self.kinds: list[Callable[[], str | bytes]] = [
            self.noise, self.letters, self.truncated, self.deep, self.huge, self.typed, self.unknown, self.missing,
            self.foreign, self.stale, self.wrong, self.again, self.elsewhere, self.surrogates,
        ]  # fmt: skip

    def __call__(self) -> str | bytes:
        return self.rng.choice(self.kinds)()

    def valid(self) -> dict[str, Any]:
        """Of any kind; right in form, never right in what it asks for."""
        odd = {"id": f"h{self.rng.randrange(10**9)}", "version": self.rng.randrange(2**31), "seat": 15}
        fields = {
            "act": {**self.act, **odd},
            "takeback": {"id": "x", "version": 2**31 - 1},
            "claim": {"id": "x", "seat": 15, "what": "bot"},
            "vote": {"id": "x", "proposal": "x", "agree": True},
            "say": {"id": "x", "text": ""},
            "mute": {"id": "x", "person": ""},
            "hello": {"table": self.table, "since": 0, "language": "ru"},
            "ping": {"id": "x"},
        }
        kind = self.rng.choice(list(fields))
        return {"type": kind, **fields[kind]}

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200))

    def letters(self) -> str:
        return "".join(self.rng.choices(LETTERS, k=self.rng.randrange(100)))

    def truncated(self) -> str:
        text = json.dumps(self.valid())
        return text[: self.rng.randrange(len(text))]

    def deep(self) -> str:
        opening = self.rng.choice(["[", '{"a":', '{"type":', '{"type":"act","id":['])
        return opening * self.rng.choice([10, 1000, 16_000 // len(opening)])

    def huge(self) -> str:
        number = self.rng.choice(["1e999", "-1e999", "9" * 400, "-" + "9" * 5000, "0." + "1" * 3000, "NaN", "Infinity"])
        field = self.rng.choice(list(self.act))
        return json.dumps({"type": "act", **self.act, field: "@"}).replace('"@"', number)

    def typed(self) -> str:
        """A value of a wrong kind, or none that could be right."""
        message = self.valid()
        field = self.rng.choice(list(message))
        value = self.rng.choice([odd for odd in ODD if type(odd) is not type(message[field])])
        return json.dumps(message | {"type": "act", **self.act, "version": 2**31 - 1, field: value})

    def unknown(self) -> str:
        return json.dumps(self.valid() | {self.rng.choice(["more", "admin", "", "__proto__"]): self.rng.choice(ODD)})

    def missing(self) -> str:
        kind = self.rng.choice(TYPES + MORE)
        return json.dumps(
            {"type": kind} if kind not in ("resign", "end", "withdraw", "return") else {"type": kind, "x": 1}
        )

    def foreign(self) -> str:
        """An answer for a seat of somebody else, which would be the right one there."""
        return json.dumps({"type": "act", **self.act, "id": f"f{self.rng.randrange(10**6)}"})

    def stale(self) -> str:
        version = self.act["version"] + self.rng.choice([-1, 1, 2, 1000])
        return json.dumps({"type": "act", **self.mine(), "version": max(0, version)})

    def wrong(self) -> str:
        """The right question, and an answer that nobody could give."""
        return json.dumps({"type": "act", **self.mine(), "option": self.letters()[:20] + "!"})

    def mine(self) -> dict[str, Any]:
        return {**self.act, "id": f"m{self.rng.randrange(10**6)}", "seat": self.seat if self.seat is not None else 3}

    def again(self) -> str:
        return json.dumps({"type": "act", **(self.done or self.act)})

    def elsewhere(self) -> str:
        odd = self.rng.choice(["x", "0" * 36, "x" * 37, "a b", "\u0000", "../x", "%00", ""])
        return json.dumps({"type": "hello", "table": odd})

    def surrogates(self) -> str:
        return json.dumps(self.valid()).replace("x", self.rng.choice(["\\ud800", "\\udfff", "\\u0000", "\\x", "\\u12"]))


async def attack(guest: Guest | None, running: Running, table: str, frames: Frames, many: int) -> Counter[str]:
    """Sends so many, and counts the answers; comes back when it is thrown out."""
    heard: Counter[str] = Counter()
    headers = {} if guest is None else {"Cookie": f"artel={guest.http.cookies['artel']}"}
    while many > 0:
        async with connect(f"ws://{running.address}/ws", additional_headers=headers, compression=None) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.send(json.dumps({"type": "hello", "table": table}))
                while many > 0:
                    for _ in range(min(AT_ONCE, many)):
                        frame = frames()
                        many -= 1
                        if isinstance(frame, bytes) and frames.rng.random() < 0.02:
                            await socket.send(frame, text=True)
                        else:
                            await socket.send(frame)
                    await socket.send(json.dumps({"type": "ping", "id": "done"}))
                    await listen(socket, heard)
                    await socket.send(json.dumps({"type": "hello", "table": table}))
    return heard


async def listen(socket: ClientConnection, heard: Counter[str]) -> None:
    while True:
        message = json.loads(await within(socket.recv()))
        if message["type"] == "pong" and message["id"] == "done":
            return
        heard[message["type"]] += 1
        if message["type"] == "refused":
            assert message["message"]
            heard[message["key"]] += 1


async def kept(running: Running) -> list[Any]:
    """All rows that a game is made of."""
    fleeting = {"owner", "fence", "seen_at"}
    async with running.world.database.read() as connection:
        return [
            (await connection.execute(select(*[c for c in table.c if c.name not in fleeting]))).all()
            for table in (tables, seats, inputs, chat, mutes, results, people, invites)
        ]


async def besiege(running: Running, many: int, capfd: pytest.CaptureFixture[str]) -> Counter[str]:
    unhandled: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
    anna, boris, carl = [await running.guest(name) for name in ("Анна", "Борис", "Carl")]
    table = str((await anna.post("/api/tables", game="zodchie", seats=[None, None], starts="full"))["id"])
    await boris.post(f"/api/tables/{table}/join")
    players = [await anna.sit(table), await boris.sit(table)]
    told = [await player.hear("welcome") for player in players]
    first = 0 if told[0]["asked"] else 1
    done = act(told[first])
    await players[first].send("act", **done)
    told = [await player.hear("told") for player in players]
    asked = next(at for at in (0, 1) if told[at]["asked"])
    for player in players:
        await player.socket.close()
    version, before = told[0]["version"], await kept(running)
    right = act(told[asked])

    attackers: list[tuple[Guest | None, int | None]] = [
        (None, None),
        (carl, None),
        ((anna, boris)[1 - asked], 1 - asked),
    ]
    attackers.append(((anna, boris)[asked], asked))
    heard: Counter[str] = Counter()
    for at, (guest, seat) in enumerate(attackers):
        mine = {**right, "seat": 1 - asked} if seat == asked else right
        frames = Frames(at, table, mine, done if seat == first else None, seat)
        heard += await attack(guest, running, table, frames, many // len(attackers))
    assert await kept(running) == before
    assert unhandled == []
    written = "".join(capfd.readouterr())
    assert "Traceback" not in written, written[-5000:]

    players = [await guest.sit(table) for guest in (anna, boris)]
    welcomes = [await player.hear("welcome") for player in players]
    assert [welcome["version"] for welcome in welcomes] == [version, version]
    await asyncio.gather(*[Player.play(*pair) for pair in zip(players, welcomes, strict=True)])
    record = await carl.http.get(f"/api/records/{table}/file")
    assert verify(Record.from_json(record.content)).over
    return heard


def act(told: dict[str, Any]) -> dict[str, Any]:
    return {"id": "first", "seat": told["view"]["me"], "option": told["view"]["options"][0], **told["asked"]}


async def test_hostile_frames(capfd: pytest.CaptureFixture[str], running: Running) -> None:
    heard = await besiege(running, 3_000, capfd)
    assert heard["refused"] > 1_500
    assert heard["told"] == 0
    assert {"error-bad-message", "error-not-your-seat", "error-stale-question"} <= set(heard)


@pytest.mark.deep
async def test_very_many_hostile_frames(capfd: pytest.CaptureFixture[str], running: Running) -> None:
    heard = await besiege(running, 100_000, capfd)
    assert heard["refused"] > 70_000
    assert heard["told"] == 0


async def test_bodies_that_are_no_json(running: Running) -> None:
    anna = await running.guest("Анна")
    for body in (
        b"",
        b"{",
        b"\xff",
        b"[" * 16_000,
        b'{"a":' * 3_000,
        b"null",
        b"1e999",
        b'"\\ud800"',
        b'{"name":"\\u0000"}',
    ):
        answer = await anna.http.post("/api/guest", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, (body[:20], answer.text)
        assert answer.json()["message"]
    for path in ("/api/tables/%00", "/api/tables/%ff", "/api/tables/" + "x" * 4000, "/api/tables/%2e%2e%2fetc", "/%00"):
        assert (await anna.http.get(path)).status_code in (400, 404), path
    for path in ("/api/tables/%00", "/api/ladder/zodchie?players=2&cursor=%00", "/api/people/a%00b"):
        answer = await anna.http.get(path)
        assert (answer.status_code, answer.json()["key"]) == (404, "error-no-such-page"), path
