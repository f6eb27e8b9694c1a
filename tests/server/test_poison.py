"""Tables where something was taken back very often: they are as cheap as others, and as right."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, update

from artel.kernel.events import Event
from artel.kernel.record import KEPT_EVERY, Match
from artel.records import verify
from artel.server.store import steps, tables
from artel.server.store.engine import Database
from artel.server.store.schema import inputs, people
from artel.server.store.schema import tables as table_rows
from artel.server.store.steps import PlayStep
from artel.server.store.tables import TableRow
from artel.server.table import proposals
from artel.server.table.live import stored
from artel.server.table.waiting import waiting_for
from artel.session.play import TablePlay
from artel.session.settings import TableSettings
from server.clients import Player, Running
from server.test_clocks import do, latest, two
from server.test_records import a_table
from server.test_takeback import to_open_action


async def kept(database: Database, row: TableRow, taken: list[PlayStep]) -> None:
    """This game lies in the store."""
    async with database.write() as connection:
        for person in ("host", "a", "b"):
            values = {"id": person, "kind": "guest", "name": person, "created_at": 0, "seen_at": 0}
            await connection.execute(insert(people), values)
        await tables.add(connection, row)
        await connection.execute(update(table_rows).values(status="running"))
        rows = [steps.row_of(row.id, step) for step in taken]
        if rows:
            await connection.execute(insert(inputs), rows)


class Counted:
    """How many actions the rules have carried out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.actions = 0
        act = Match.act

        def counted(match: Match, *given: Any) -> list[Event]:
            self.actions += 1
            return act(match, *given)

        monkeypatch.setattr(Match, "act", counted)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    return Counted(monkeypatch)


def poisoned(row: TableRow, pairs: int) -> tuple[TablePlay, list[PlayStep]]:
    """In the middle of a game one action is made and taken back again and again."""
    play = TablePlay(row)
    taken = [play.start()]
    while len(play.match.inputs) < 60:
        seat = play.pending()[0]
        taken.append(play.act(seat, play.options(seat)[0], f"first {play.version}"))
    for pair in range(pairs):
        seat, back = play.pending()[0], play.version if pair == 0 else back_to(taken)
        taken.append(play.act(seat, play.options(seat)[0], f"act {pair}"))
        taken.append(play.cut(seat, back, f"cut {pair}"))
    return play, taken


def back_to(taken: list[PlayStep]) -> int:
    return taken[-1].back


@pytest.mark.parametrize("pairs", [300, pytest.param(6_000, marks=pytest.mark.deep)])
async def test_a_table_full_of_cuts_is_loaded_like_any_other(pairs: int, database: Database, counted: Counted) -> None:
    row = a_table("zodchie")
    play, taken = poisoned(row, pairs)
    assert counted.actions < 60 + pairs * (KEPT_EVERY + 2), "a cut plays the whole game again"
    await kept(database, row, taken)
    counted.actions = 0
    _, again = await stored(database, row.id)
    assert again is not None
    assert counted.actions <= len(steps.standing(taken)) + KEPT_EVERY
    assert same(play, again)
    assert again.cuts == play.cuts
    counted.actions = 0
    async with database.read() as connection:
        shown = await tables.load(connection, row.id)
    seat = play.pending()[0]
    assert [await waiting_for(database, [shown], person) for person in ("a", "b")] == [[seat == 0], [seat == 1]]
    assert counted.actions == 0, "whom a table waits for is stored"


async def test_a_game_of_before_is_played_once_to_learn_whose_turn_it_is(database: Database, counted: Counted) -> None:
    row = a_table("zodchie")
    play, taken = poisoned(row, 3)
    await kept(database, row, taken)
    async with database.write() as connection:
        await connection.execute(update(inputs).values(asked=None))
    async with database.read() as connection:
        shown = await tables.load(connection, row.id)
    counted.actions = 0
    expected = [[play.pending()[0] == seat] for seat in (0, 1)]
    assert [await waiting_for(database, [shown], person) for person in ("a", "b")] == expected
    played = counted.actions
    assert played > 0
    assert [await waiting_for(database, [shown], person) for person in ("a", "b")] == expected
    assert counted.actions == played


def same(one: TablePlay, other: TablePlay) -> bool:
    """Nobody at the table could tell them apart."""
    seats = range(-1, one.table.players)
    assert (one.version, one.over, one.pending()) == (other.version, other.over, other.pending())
    assert one.match.inputs == other.match.inputs
    assert (one.match.chances, one.match.unsealed) == (other.match.chances, other.match.unsealed)
    for seat in seats:
        assert one.asked(seat) == other.asked(seat)
        assert (one.moment(seat).version, one.moment(seat).cut) == (other.moment(seat).version, other.moment(seat).cut)
        assert one.moment(seat).events == other.moment(seat).events
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
        stand = [[play.stands(version, seat) for version in range(one.version + 1)] for play in (one, other)]
        assert stand[0] == stand[1]
        for version in [version for version in range(one.version + 1) if stand[0][version]]:
            assert one.events(seat, version) == other.events(seat, version)
    for seat in range(one.table.players):
        assert one.undoable(seat) == other.undoable(seat)
        assert one.before_last_of(seat) == other.before_last_of(seat)
        assert one.cuts[seat] == other.cuts[seat]
    return True


@pytest.mark.parametrize("delay", [0, 4])
@pytest.mark.parametrize("game", ["zodchie", "architects", "carcassonne", "artificium"])
async def test_loaded_at_any_moment_it_is_the_same(game: str, delay: int, database: Database) -> None:
    dice, row = random.Random(f"{game} {delay}"), a_table(game)
    row = msgspec.structs.replace(row, settings=TableSettings(delay=delay))
    play = TablePlay(row)
    taken: list[PlayStep] = []
    await kept(database, row, [])

    async def stepped(step: PlayStep) -> None:
        taken.append(step)
        async with database.write() as connection:
            await connection.execute(insert(inputs), steps.row_of(row.id, step))

    await stepped(play.start())
    for _ in range(80):
        seat = dice.choice(play.pending())
        stand = [step.seq for step in steps.standing(taken)]
        if len(stand) > 2 and dice.random() < 0.35:
            await stepped(play.cut(seat, dice.choice(stand[-12:-1]), f"id {play.version}"))
        else:
            await stepped(play.act(seat, dice.choice(play.options(seat)), f"id {play.version}"))
        if play.over:
            break
        if dice.random() < 0.3:
            _, again = await stored(database, row.id)
            assert again is not None
            assert same(play, again)
    assert sum(play.cuts.values()) > 10
    _, again = await stored(database, row.id)
    assert again is not None
    assert again.acted == {(step.seat, step.action_id): step.seq for step in taken if step.seat is not None}
    async with database.read() as connection:
        for step in taken:
            upto = await steps.to_follow(connection, row.id, upto=step.seq)
            assert steps.standing(upto) == steps.standing(taken[: step.seq])


async def test_taking_back_has_an_end(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proposals, "TAKEBACKS", 3)
    _, _, players = await two(running)
    seat, _ = await to_open_action(players)
    for _ in range(3):
        assert (await back(players[seat]))["type"] == "ack"
        await players[seat].answer(latest(players[seat]))
        await players[seat].hear("ack")
    refused = await back(players[seat])
    assert (refused["type"], refused["key"]) == ("refused", "error-too-many-takebacks")
    assert "3" in refused["message"]


async def back(player: Player) -> dict[str, Any]:
    while latest(player)["version"] < max(heard.get("version", 0) for heard in player.heard):
        await player.hear("told")
    return await do(player, "takeback", version=latest(player)["version"])


async def test_what_was_taken_back_is_acknowledged_again_after_a_restart(running: Running) -> None:
    table, guests, players = await two(running)
    seat, _ = await to_open_action(players)
    sent = next(message for message in reversed(players[seat].heard) if message["type"] == "ack")
    version = latest(players[seat])["version"]
    assert (await do(players[seat], "takeback", version=version))["type"] == "ack"
    live = await running.world.directory.table(table)
    await live.close()  # type: ignore[attr-defined]
    player = await guests[seat].sit(table)
    asked = (await player.hear("welcome"))["asked"]
    await player.send("act", id=sent["id"], seat=seat, option="whatever", **asked)
    assert (await player.hear("ack"))["version"] == sent["version"]


async def test_a_record_of_many_cuts_is_read_like_any_other(database: Database, counted: Counted) -> None:
    row = a_table("carcassonne")
    play, taken = poisoned(row, 100)
    taken.append(play.end("agreed", None))
    await kept(database, row, taken)
    counted.actions = 0
    _, again = await stored(database, row.id)
    assert again is not None
    assert counted.actions <= len(steps.standing(taken)) + KEPT_EVERY
    assert verify(again.record()).inputs == play.match.inputs
