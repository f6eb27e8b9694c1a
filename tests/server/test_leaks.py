"""No leak: every byte that a seat or a watcher is sent is made again from what it may know, and from nothing else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from artel.games import GAMES, game
from artel.kernel.audience import redacted
from artel.kernel.chance import Rng
from artel.kernel.engine import check, pending
from artel.kernel.errors import ArtelError, NotAsked, StaleQuestion, listed
from artel.kernel.events import Event
from artel.kernel.ids import SPECTATOR, seat_name
from artel.kernel.record import CHANCE, Match, Record, follow
from artel.records import setup_of, verify
from artel.server.cluster.bus import Letter
from artel.server.cluster.localbus import LocalBus
from artel.server.config import Settings
from artel.server.errors import NotYourSeat
from artel.server.store.writer import Write
from artel.server.table.live import LiveTable, stored
from artel.server.table.services import Services
from artel.session import clocks, wire
from artel.session.play import Moment
from artel.session.telling import refused
from artel.text import words
from patience import until
from server.clients import Player, Running

CLOCK = {"kind": "player", "seconds": 600, "increment": 5}


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks that stand still: what they say is known."""
    monkeypatch.setattr(clocks, "monotonic", lambda: 1_000_000)
    monkeypatch.setattr(clocks.Clocks, "waited", lambda *_: None)


# -- every byte is made again -------------------------------------------------------------------------------


class Told:
    """A finished game, version by version."""

    def __init__(self, record: Record) -> None:
        self.game = game(record.header.game)
        self.setup = setup_of(record)
        self.tables: list[Any] = [None]
        self.events: list[list[Event]] = [[]]
        self.by: list[int | None] = [None]
        self.by_chance: list[bool] = [False]
        """Of each version: whose action made it, and whether chance followed."""
        match = Match(self.setup, None)
        new: list[Event] = list(match.opening)
        acted: list[str] = []
        texts = [*record.inputs, "end"]
        for at, text in enumerate(texts[:-1]):
            before = len(match.told)
            follow(match, [text])
            new += [event for events in match.told[before:] for event in events]
            acted.append(text)
            if not texts[at + 1].startswith(CHANCE):
                self.tables.append(match.table)
                self.events.append(new)
                seat = acted[0].partition(" ")[0]
                self.by.append(int(seat) - 1 if seat.isdigit() else None)
                self.by_chance.append(any(one.startswith(CHANCE) for one in acted))
                new, acted = [], []
        if not record.inputs[0].startswith(CHANCE):
            raise AssertionError("the first step is chance in all our games")

    def view(self, version: int, seat: int) -> Any:
        return self.game.view(self.tables[version], seat)

    def seen(self, seat: int, first: int, last: int) -> list[Event]:
        return redacted([event for events in self.events[first : last + 1] for event in events], seat)


def question_of(view: Any, seat: int) -> str | None:
    """What the view itself shows to be asked."""
    if seat not in view.asked:
        return None
    frame = view.flow[-1]
    found = next((one for one in frame.get("questions", []) if one["seat"] == seat), frame)
    return str(found["frame"])


class Again:
    """Makes again what one client heard."""

    def __init__(self, told: Told, seat: int, language: str, table: dict[str, Any]) -> None:
        self.told, self.seat, self.language, self.table = told, seat, language, table
        self.asked: wire.Asked | None = None
        self.version = 0
        self.sent: dict[str, dict[str, Any]] = {}

    def common(self, version: int, since: int, heard: dict[str, Any]) -> dict[str, Any]:
        view = self.told.view(version, self.seat)
        question = question_of(view, self.seat)
        if question is None:
            self.asked = None
        elif heard["asked"]["version"] != getattr(self.asked, "version", None):
            self.asked = wire.Asked(version, question)
        else:
            self.asked = wire.Asked(self.asked.version, question)  # type: ignore[union-attr]
        self.version = version
        events = self.told.seen(self.seat, since + 1, version)
        said = self.words(view, events) if self.language else None
        left = [600_000] * len(self.table["seats"])
        running = tuple(seat for seat in view.asked if self.table["seats"][seat]["bot"] is None)
        return {
            "version": version,
            "events": events,
            "view": view,
            "asked": self.asked,
            "said": said,
            "takeback": self.may_take_back(version, heard),
            "clocks": wire.ClocksShown(left, running),
        }

    def may_take_back(self, version: int, heard: dict[str, Any]) -> bool:
        """What everybody could work out: never where the own last step, or one since, was left to chance."""
        found = bool(heard.get("takeback"))
        own = max((at for at in range(version + 1) if self.told.by[at] == self.seat), default=None)
        assert not found or (own is not None and not any(self.told.by_chance[own : version + 1]))
        return found

    def words(self, view: Any, events: Sequence[Event]) -> wire.Said:
        said, names = words(self.language), [seat["name"] or "Новичок" for seat in self.table["seats"]]
        pack = self.told.setup.pack.digest

        def line(event: Event) -> str:
            return said.event(self.told.game, event, names, pack, view.me)

        return wire.Said(
            [wire.LogLine(line(event), said.event_clause(event) or "", event.begins_turn()) for event in events],
            said.question(self.told.game, view, names),
            [said.option(self.told.game, view, option, names) for option in view.options],
            [wire.Meaning(*self.told.game.option_facts(view, option)) for option in view.options],
            [
                wire.OptionEffect(" ".join(map(line, seen.events)), seen.numbers)
                for option in view.options
                if (seen := self.told.game.foresee(view, option)) is not None
            ],
        )

    def made(self, heard: dict[str, Any]) -> bytes | None:
        """The bytes; None for what holds numbers of seats only, or comes when all is over."""
        match heard["type"]:
            case "welcome":
                common = self.common(heard["version"], heard["since"], heard)
                me = None if self.seat == SPECTATOR else self.seat
                shown = msgspec.convert(self.table, wire.TableShown)
                public = {name: heard[name] for name in ("here", "gone", "watching")}
                nothing: dict[str, Any] = {"talk": [], "muted": [], "ending": None}
                return wire.encode(
                    wire.Welcome(table=shown, me=me, since=heard["since"], **public, **nothing, **common)
                )
            case "told":
                assert heard["version"] == self.version + 1
                return wire.encode(wire.Told(**self.common(heard["version"], self.version, heard)))
            case "ack":
                act = self.sent[heard["id"]]
                return wire.encode(wire.Ack(act["id"], heard["version"]))
            case "refused":
                return self.refused(self.sent[heard["id"]])
            case "presence":
                assert set(heard) == {"type", "here", "gone", "watching"}
                return None
            case kind:
                assert kind in ("over", "pong")
                return None

    def refused(self, act: dict[str, Any]) -> bytes:
        """On a table that this seat cannot tell from the real one, the same is refused in the same words."""
        found = self.told.game
        view = self.told.view(self.version, self.seat)
        twin = found.determinize(view, Rng(len(self.sent)))
        error: ArtelError
        if act["seat"] != self.seat:
            error = NotYourSeat(seat=seat_name(act["seat"]))
        elif self.asked is None:
            error = NotAsked(seat=seat_name(self.seat), open=listed(seat_name(seat) for seat in pending(twin)))
        elif (act["version"], act["question"]) != (self.asked.version, self.asked.question):
            error = StaleQuestion(given=act["version"], now=self.asked.version)
        else:
            with pytest.raises(ArtelError) as raised:
                check(twin, self.seat, found.read_action(twin, act["option"]))
            error = raised.value
        options = view.options if self.seat != SPECTATOR and self.asked is not None else ()
        return wire.encode(refused(error, act["id"], self.language or "en", options))


class Curious(Player):
    """Tries now and then what is not allowed."""

    def start(self, seat: int, seed: str) -> None:
        self.seat, self.rng = seat, random.Random(seed)
        self.pick = self.rng.choice
        self.sent: dict[str, dict[str, Any]] = {}
        self.seen: list[str] = []

    async def send(self, kind: str, **fields: Any) -> None:
        if "id" in fields:
            self.sent[fields["id"]] = fields
        await super().send(kind, **fields)

    async def try_it(self, told: dict[str, Any]) -> None:
        asked = told["asked"] or {"version": told["version"], "question": "Nothing"}
        others = [option for option in self.seen if option not in told["view"]["options"]]
        self.seen = list({*self.seen, *told["view"]["options"]})
        act = {"seat": max(self.seat, 0), "option": self.rng.choice([*others, "nothing"]), **asked}
        act |= self.rng.choice([{}, {}, {"version": act["version"] + 5}, {"seat": (self.seat + 1) % 3}])
        await self.send("act", id=f"x{len(self.sent)}", **act)
        await self.hear("refused")

    async def play_curiously(self) -> dict[str, Any]:
        told, answered, at = self.heard[0], None, 1
        while told["type"] != "over":
            if told["asked"] and told["asked"] != answered:
                if self.rng.random() < 0.2:
                    await self.try_it(told)
                answered = told["asked"]
                await self.answer(told)
            if at == len(self.heard):
                await self.hear()
            if self.heard[at]["type"] in ("told", "over"):
                told = self.heard[at]
            at += 1
        return told


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("name", GAMES)
async def test_every_byte(running: Running, name: str) -> None:
    anna, boris, carl = [await running.guest(name) for name in ("Анна", "Борис", "Carl")]
    made = await anna.post("/api/tables", game=name, seats=[None, None], settings={"clock": CLOCK})
    table = made["id"]
    await boris.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    clients: list[Curious] = []
    for seat, (guest, language) in enumerate(((anna, "ru"), (boris, ""), (carl, "ru"), (carl, ""))):
        player = await guest.sit(table, language=language or "en", words=bool(language))
        player.__class__ = Curious
        clients.append(player)  # type: ignore[arg-type]
        clients[-1].start(seat if seat < 2 else SPECTATOR, f"{name} {seat}")
        await player.hear("welcome")
    public = (await carl.http.get(f"/api/tables/{table}")).json()
    await clients[2].try_it(clients[2].heard[-1])
    overs = await asyncio.gather(*[client.play_curiously() for client in clients])
    record = Record.from_json((await anna.http.get(f"/api/records/{table}/file")).content)
    assert verify(record).over
    told = Told(record)
    secrets = [record.seed or "-", overs[0]["ending"]["fairness"]["secret"]]
    for client, language in zip(clients, ("ru", "", "ru", ""), strict=True):
        again = Again(told, client.seat, language, public)
        again.sent = client.sent
        for frame, heard in zip(client.frames, client.heard, strict=True):
            bytes_ = again.made(heard)
            assert bytes_ is None or bytes_.decode() == frame
            assert heard["type"] == "over" or not any(secret in frame for secret in secrets)
        assert again.version == len(told.tables) - 1
        refusals = [heard for heard in client.heard if heard["type"] == "refused"]
        assert refusals or client.seat == SPECTATOR


# -- what is hidden changes nothing ---------------------------------------------------------------------------


class Nowhere:
    """Stores nothing."""

    async def write(self, *writes: Write) -> None:
        pass


class Table:
    """A live table and one client, without sockets."""

    def __init__(self, services: Services, row: Any, play: Any) -> None:
        self.heard: list[bytes] = []
        bus = LocalBus()
        bus.open("me", lambda data: self.heard.append(data or b""))
        self.live = LiveTable(services._replace(bus=bus, writer=Nowhere()), row, play, lambda: None)

    async def tell(self, person: str | None, *messages: wire.TableMessage) -> None:
        """Returns when all of them are answered: the last one, which is nobody's business, is refused."""
        for message in (*messages, wire.Vote("last", "nothing", True)):
            self.live.put(Letter("me", person, message))
        await until(lambda: any(b'"id":"last"' in one for one in self.heard), pause=0)
        self.heard.pop()


def tries(play: Any, seat: int) -> Iterator[wire.TableMessage]:
    """All that may be said without changing anything."""
    asked = play.asked(seat) or wire.Asked(1, "Nothing")
    for number, (who, version, action) in enumerate(
        [(seat, 0, "nothing"), (seat, 1, "nothing"), (1 - seat, 0, "nothing"), (seat, 0, "1 2 3")]
    ):
        yield wire.ChooseOption(f"x{number}", asked.version + version, max(who, 0), asked.question, action)
    yield wire.TakeBack("y1", 0)
    yield wire.Claim("y2", 1 if seat == 0 else 0, "bot")
    yield wire.Vote("y3", "nothing", True)
    yield wire.Withdraw("y4")
    yield wire.Return("y5")
    yield wire.SayRemark("y6", "\u202e")


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("name", GAMES)
async def test_hidden_facts_change_no_byte(running: Running, settings: Settings, name: str) -> None:
    """At many moments of a game: the real table, and one where all that a seat cannot know is otherwise."""
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    table = (await anna.post("/api/tables", game=name, seats=[None, None], settings={"clock": CLOCK}))["id"]
    await boris.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    players = [await anna.sit(table), await boris.sit(table)]
    for player in players:
        player.pick = random.Random(name).choice
        await player.hear("welcome")
    await asyncio.gather(*[player.play(player.heard[-1]) for player in players])
    world = running.world
    services = world.directory._services
    people = [anna.id, boris.id, None]
    differ = 0
    for upto in range(1, 60, 7):
        for seat in (0, 1, SPECTATOR):
            heard = []
            for twin in (False, True):
                row, play = await part(world.database, table, upto)
                if twin:
                    row, changed = otherwise(row, play, seat)
                    differ += changed
                client = Table(services, row, play)
                hello = wire.Hello(table, None, "ru", True)
                await client.tell(people[seat], hello, *tries(play, seat))
                heard.append(client.heard)
                await client.live.close()
            assert heard[0] == heard[1]
            assert len(heard[0]) == 11 + 1  # and the closing
    assert differ > 5 or not game(name).hidden or name in ("architects", "carcassonne")


async def part(database: Any, table: str, upto: int) -> tuple[Any, Any]:
    """The table as it was at an earlier version."""
    from artel.server.store import steps, tables
    from artel.session.play import TablePlay

    async with database.read() as connection:
        row = await tables.load(connection, table)
        taken = await steps.of_table(connection, table)
    assert row is not None
    row = msgspec.structs.replace(row, status="running", ending=None)
    play = TablePlay(row)
    play.follow(taken[:upto])
    return row, play


def otherwise(row: Any, play: Any, seat: int) -> tuple[Any, bool]:
    """Another secret, another seed, and other cards wherever this seat cannot see them."""
    found, match = play.match.game, play.match
    twin = found.determinize(found.view(match.table, seat), Rng(play.version))
    changed = any(found.view(twin, other) != found.view(match.table, other) for other in range(row.players))
    row = msgspec.structs.replace(row, secret=bytes(32))
    match.table, match.seed, play.table = twin, bytes(32), row
    moment: Moment = play._past[-1]
    moment.table = twin
    return row, changed


async def that_draws(database: Any, table: str) -> tuple[int, str]:
    """Who is to move, and an option after which a card is drawn at once: some cards ask first."""
    _, now = await stored(database, table)
    assert now is not None
    (mover,) = now.pending()
    for option in now.view(mover).options:
        _, play = await stored(database, table)
        assert play is not None
        if len(play.act(mover, option).inputs) > 1:
            return mover, option
    raise AssertionError("nothing is drawn")


@pytest.mark.usefixtures("still")
async def test_what_is_told_after_a_hidden_draw(running: Running) -> None:
    """The other seat plays and draws another card: whoever does not see the card hears the same."""
    anna, boris = await running.guest("Анна"), await running.guest("Борис")
    table = (await anna.post("/api/tables", game="zodchie", seats=[None, None]))["id"]
    await boris.post(f"/api/tables/{table}/join")
    await anna.post(f"/api/tables/{table}/start")
    world = running.world
    heard: dict[int, set[tuple[bytes, ...]]] = {seat: set() for seat in (0, 1, SPECTATOR)}
    mover, option = await that_draws(world.database, table)
    for seed in range(12):
        for seat, person in ((0, anna.id), (1, boris.id), (SPECTATOR, None)):
            row, play = await stored(world.database, table)
            assert play is not None
            play.match.seed = bytes([seed]) * 32
            client = Table(world.directory._services, row, play)
            await client.tell(person, wire.Hello(table, None, "ru", True))
            step = play.act(mover, option)
            await client.live.step(step)
            heard[seat].add(tuple(client.heard[1:]))
            await client.live.close()
    assert len(heard[1 - mover]) == len(heard[SPECTATOR]) == 1
    assert len(heard[mover]) > 1


async def test_an_unfinished_game_shows_no_seed(running: Running) -> None:
    anna, carl = await running.guest("Анна"), await running.guest("Carl")
    made = await anna.post("/api/tables", game="zodchie", seats=[None, "level1"])
    await anna.post(f"/api/tables/{made['id']}/start")
    player, watcher = await anna.sit(made["id"]), await carl.sit(made["id"])
    await player.play(await player.hear("welcome"), until=9)
    row, play = await stored(running.world.database, made["id"])
    assert play is not None
    secrets = (row.secret.hex(), play.match.seed.hex())  # type: ignore[union-attr]
    answers = [
        await guest.http.get(path)
        for guest in (anna, carl)
        for path in (f"/api/tables/{made['id']}", "/api/tables?status=running", f"/api/records/{made['id']}/file")
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 409] * 2
    for text in [*player.frames, *watcher.frames, *[answer.text for answer in answers]]:
        assert not any(secret in text for secret in secrets)
