"""Tournaments: round robin and Swiss, for any game and any number of players at a table.

While a tournament is open, people enter and the host adds bots. Once it is started, the clerk makes its rounds: when
every table of a round is over, the next one is paired, its tables are opened with everybody seated, and their games
begin. Whoever withdraws is not paired any more. A game that was abandoned brings nobody a point.
"""

from __future__ import annotations

import asyncio
import math
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from artel.bots import bot
from artel.games import game
from artel.kernel.errors import BadSeats
from artel.kernel.fairness import SECRET, commitment
from artel.server.contests import pairing
from artel.server.contests.pairing import PairingPlayed, Past, Round, TournamentStanding
from artel.server.errors import (
    EnteredAlready,
    HostPlays,
    NoAccount,
    NoSuchEntrant,
    NoSuchTable,
    NoSuchTournament,
    NotEntered,
    NotTournamentHost,
    TooFewEntrants,
    TooManyTournaments,
    TournamentBegun,
    TournamentFull,
)
from artel.server.lobby.seating import check_rated
from artel.server.store import calls, tables, tournaments
from artel.server.store.bots import households
from artel.server.store.engine import now
from artel.server.store.people import Person, new_id
from artel.server.store.tables import SeatRow, TableRow
from artel.server.store.tournaments import EntrantRow, PairingRow, TournamentRow
from artel.session.play import TablePlay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy.ext.asyncio import AsyncConnection

    from artel.server.store.engine import Database
    from artel.server.store.steps import PlayStep
    from artel.server.store.writer import Write
    from artel.session.settings import TableSettings

MOST_ENTRANTS: Final = {"swiss": 64, "round_robin": 32}
MOST_ROUNDS: Final = 40
MOST_HOSTED: Final = 3


class TournamentState(NamedTuple):
    """All that is stored of a tournament."""

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]

    @property
    def playing(self) -> list[int]:
        return [entrant.number for entrant in self.entrants if entrant.plays]

    def rounds(self) -> list[Round]:
        found = []
        for number in range(1, self.row.round + 1):
            here = [row for row in self.pairings if row.round == number]
            byes = tuple(row.entrant for row in here if row.seat is None)
            found.append(Round(tuple(played.entrants for played in self.played(number)), byes))
        return found

    def played(self, number: int | None = None) -> list[PairingPlayed]:
        """The games of a round, or of all."""
        by_table: dict[tuple[int, str | None], list[PairingRow]] = {}
        for row in self.pairings:
            if row.seat is not None and number in (None, row.round):
                by_table.setdefault((row.round, row.table_id), []).append(row)
        return [PairingPlayed(tuple(row.entrant for row in rows), places(rows)) for rows in by_table.values()]

    def standings(self) -> list[TournamentStanding]:
        numbers = [entrant.number for entrant in self.entrants]
        return pairing.standings(numbers, self.played(), Past(self.rounds()).byes)


def places(rows: list[PairingRow]) -> tuple[int, ...] | None:
    found = tuple(row.place for row in rows if row.place is not None and row.status == "over")
    return found if len(found) == len(rows) else None


async def state(connection: AsyncConnection, tournament: str, *, lock: bool = False) -> TournamentState:
    """Raises NoSuchTournament."""
    row = await tournaments.load(connection, tournament, lock=lock)
    if row is None:
        raise NoSuchTournament(tournament=tournament)
    entrants = await tournaments.entrants_of(connection, tournament)
    return TournamentState(row, entrants, await tournaments.pairings_of(connection, tournament))


# -- before the first round --------------------------------------------------------------------------------


async def create(
    connection: AsyncConnection,
    host: Person,
    name: str,
    system: str,
    game_id: str,
    players: int,
    options: Mapping[str, str],
    settings: TableSettings,
    rounds: int,
) -> str:
    """`rounds`: of a Swiss tournament; 0 for as many as it takes. Raises NoAccount, TooManyTournaments, UnknownGame,
    BadSeats, BadOption or RatedTakeback."""
    check_rated(settings, rated=True)
    if host.kind != "account":
        raise NoAccount
    if await tournaments.hosted(connection, host.id) >= MOST_HOSTED:
        raise TooManyTournaments(many=MOST_HOSTED)
    found = game(game_id)
    if players < 2:
        raise BadSeats(game=game_id, least=max(2, found.least), most=found.most, given=players)
    setup = found.setup(players, options)
    row = TournamentRow(
        id=new_id(),
        name=name,
        system=system,
        game=game_id,
        players=players,
        options=setup.options,
        settings=settings,
        rounds=rounds if system == "swiss" else 0,
        round=0,
        status="open",
        host_id=host.id,
        created_at=now(),
    )
    await tournaments.add(connection, row)
    return row.id


async def still_open(connection: AsyncConnection, tournament: str) -> TournamentState:
    """Raises NoSuchTournament or TournamentBegun."""
    found = await state(connection, tournament, lock=True)
    if found.row.status != "open":
        raise TournamentBegun
    return found


async def enter(connection: AsyncConnection, tournament: str, person: Person) -> None:
    """Raises TournamentBegun, TournamentFull or EnteredAlready."""
    found = await still_open(connection, tournament)
    if any(entrant.person_id == person.id for entrant in found.entrants):
        raise EnteredAlready
    await tournaments.enter(connection, tournament, next_number(found), person.id, None)


async def add_bot(connection: AsyncConnection, tournament: str, host: Person, name: str) -> None:
    """Raises NotTournamentHost, UnknownBot, TournamentBegun or TournamentFull."""
    found = await still_open(connection, tournament)
    check_host(found.row, host)
    bot(name)
    await tournaments.enter(connection, tournament, next_number(found), None, name)


def next_number(found: TournamentState) -> int:
    """Raises TournamentFull."""
    most = MOST_ENTRANTS[found.row.system]
    if len(found.entrants) >= most:
        raise TournamentFull(most=most)
    return max((entrant.number for entrant in found.entrants), default=0) + 1


def check_host(row: TournamentRow, person: Person) -> None:
    if row.host_id != person.id:
        raise NotTournamentHost


async def leave(connection: AsyncConnection, tournament: str, person: Person) -> None:
    """Out of an open tournament; from a running one the person withdraws. Raises NotEntered."""
    found = await state(connection, tournament, lock=True)
    mine = next((entrant for entrant in found.entrants if entrant.person_id == person.id), None)
    if mine is None:
        raise NotEntered
    await put_out(connection, found.row, mine)


async def remove(connection: AsyncConnection, tournament: str, host: Person, number: int) -> None:
    """The host takes an entrant out. Raises NotTournamentHost or NoSuchEntrant."""
    found = await state(connection, tournament, lock=True)
    check_host(found.row, host)
    one = next((entrant for entrant in found.entrants if entrant.number == number), None)
    if one is None:
        raise NoSuchEntrant(entrant=number)
    await put_out(connection, found.row, one)


async def put_out(connection: AsyncConnection, row: TournamentRow, entrant: EntrantRow) -> None:
    if row.status == "open":
        await tournaments.leave(connection, row.id, entrant.number)
    else:
        await tournaments.withdraw(connection, row.id, entrant.number)


async def start(connection: AsyncConnection, tournament: str, host: Person) -> None:
    """From now on the clerk makes the rounds. Raises NotTournamentHost, TournamentBegun or TooFewEntrants."""
    found = await still_open(connection, tournament)
    check_host(found.row, host)
    if len(found.playing) < found.row.players:
        raise TooFewEntrants(least=found.row.players)
    await tournaments.change(connection, tournament, status="running")


async def cancel(connection: AsyncConnection, tournament: str, host: Person) -> None:
    """Raises NotTournamentHost or TournamentBegun."""
    found = await still_open(connection, tournament)
    check_host(found.row, host)
    await tournaments.remove(connection, tournament)


async def close_table(connection: AsyncConnection, tournament: str, host: Person, table: str) -> None:
    """The host ends a game that nobody goes on with; it brings nobody a point. Not one in which the host plays, or a
    bot of the host's.

    Raises NotTournamentHost, NoSuchTable or HostPlays."""
    found = await state(connection, tournament, lock=True)
    check_host(found.row, host)
    if not await tournaments.plays(connection, tournament, table):
        raise NoSuchTable(table=table)
    players = [row.person_id for row in (await tables.load(connection, table)).seats if row.person_id is not None]
    if host.id in (await households(connection, players)).values():
        raise HostPlays
    await tables.give_up(connection, [table])


# -- rounds ----------------------------------------------------------------------------------------------------


class RoundPlan(NamedTuple):
    """What is to be stored for the next round."""

    rounds: int
    tables: list[tuple[TableRow, PlayStep, list[Write]]]
    pairings: list[dict[str, object]]


async def advance(database: Database, tournament: str) -> None:
    """Makes the next round of a tournament whose games are over, or ends it. Done twice, it does it once."""
    async with database.read() as connection:
        before = await state(connection, tournament)
    plan = await asyncio.to_thread(planned, before)
    async with database.write() as connection:
        if await state(connection, tournament, lock=True) != before:
            return  # somebody withdrew, or another process was quicker; the clerk looks again
        if plan is None:
            await tournaments.change(connection, tournament, status="over")
            return
        for row, step, writes in plan.tables:
            await tables.add(connection, row)
            await tables.begin(connection, row.id, step, *writes)
        await tournaments.pair(connection, tournament, plan.pairings)
        await tournaments.change(connection, tournament, rounds=plan.rounds, round=before.row.round + 1)


def planned(found: TournamentState) -> RoundPlan | None:
    """None where nothing is left to play."""
    row, number = found.row, found.row.round + 1
    rounds = row.rounds or rounds_for(found)
    if number > rounds or len(found.playing) < row.players:
        return None
    made = next_round(found)
    if not made.tables:
        return None
    by_number = {entrant.number: entrant for entrant in found.entrants}
    opened = [seated_table(row, number, [by_number[one] for one in table]) for table in made.tables]
    pairs: list[dict[str, object]] = [
        {"round": number, "entrant": one, "table_id": table.id, "seat": seat}
        for (table, *_), members in zip(opened, made.tables, strict=True)
        for seat, one in enumerate(members)
    ]
    pairs += [{"round": number, "entrant": one, "table_id": None, "seat": None} for one in made.byes]
    return RoundPlan(rounds, opened, pairs)


def rounds_for(found: TournamentState) -> int:
    """Swiss: until only one can have won everything; round robin: until everybody has met everybody."""
    many, players = len(found.playing), found.row.players
    if found.row.system == "round_robin":
        return pairing.round_robin_rounds(len(found.entrants), players, MOST_ROUNDS)
    return max(1, math.ceil(math.log(many, players) - 1e-9))


def next_round(found: TournamentState) -> Round:
    row, past = found.row, Past(found.rounds())
    if row.system == "round_robin":
        numbers = [entrant.number for entrant in found.entrants]
        return pairing.round_robin(numbers, set(found.playing), row.players, past, row.round + 1)
    standing = found.standings()
    playing = set(found.playing)
    order = [one.entrant for one in standing if one.entrant in playing]
    return pairing.swiss(order, {one.entrant: one.points for one in standing}, row.players, past)


def seated_table(row: TournamentRow, number: int, entrants: list[EntrantRow]) -> tuple[TableRow, PlayStep, list[Write]]:
    """A table with everybody seated, its first step, and what is to be stored with that."""
    found, table, secret, at = game(row.game), new_id(), secrets.token_bytes(SECRET), now()
    made = TableRow(
        id=table,
        game=row.game,
        rules_version=found.rules_version,
        pack=found.standard_pack().digest,
        players=row.players,
        options=row.options,
        visibility="open",
        status="running",
        host_id=row.host_id,
        settings=row.settings,
        tournament_id=row.id,
        round=number,
        secret=secret,
        commitment=commitment(secret, table, row.game, found.rules_version),
        created_at=at,
        started_at=at,
        seats=tuple(SeatRow(seat, person_id=one.person_id, bot=one.bot) for seat, one in enumerate(entrants)),
    )
    play = TablePlay(made)
    return made, play.start(), calls.called(play)
