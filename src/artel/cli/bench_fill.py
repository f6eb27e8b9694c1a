"""A database as it may be after years: so many games with those who played them, made up by the database itself.

Who plays and when is scattered, not random: the same number makes the same rows. Some people play far more than others,
as everywhere: the first of them (`HEAVY`) has sat at about one in a hundred tables of a million.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import BigInteger, Text, and_, case, cast, false, insert, literal, null, select, text

from artel.games import game
from artel.server.store import people as store_people
from artel.server.store.engine import now
from artel.server.store.schema import (
    audit,
    bans,
    flags,
    follows,
    inputs,
    people,
    presences,
    ratings,
    reports,
    results,
    review_seats,
    reviews,
    seats,
    sessions,
    tables,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy import CTE, ColumnElement, Insert, Select, Table

    from artel.server.store.engine import Database

    Number = ColumnElement[int]

PLAYED = (("zodchie", 2), ("carcassonne", 2), ("architects", 4), ("artificium", 3))
"""In turns."""
SEATS = 4
HEAVY = 0
"""The number of the person who plays most; looks after the server, too."""
TOKEN = "bench"
"""Of a session of that person."""
GAMES_FOR_PERSON = 20
APART = 300_000
"""Milliseconds between two games."""
STEPS = 4
"""Rows of a game; real ones are longer, but nothing here reads them but by their game."""


class Fill(NamedTuple):
    table: Table
    statement: Insert


def person_id(number: int) -> str:
    return f"p{scattered(number)}"


def scattered(number: Any, salt: int = 0) -> Any:
    """Another number for each, below 2³², in no visible order."""
    return (number * 2_654_435_761 + salt * 40_503) % 2**32


def numbers(many: int, name: str = "numbers") -> CTE:
    """0, 1, 2 … as `n`."""
    first = select(cast(literal(0), BigInteger).label("n")).cte(name, recursive=True)
    return first.union_all(select(first.c.n + 1).where(first.c.n < many - 1))


def put(table: Table, columns: dict[str, Any], where: Callable[[Select[Any]], Select[Any]]) -> Fill:
    chosen = where(select(*[value if hasattr(value, "label") else literal(value) for value in columns.values()]))
    return Fill(table, insert(table).from_select(list(columns), chosen))


def named(prefix: str, number: Number) -> ColumnElement[str]:
    return literal(prefix) + cast(number, Text)


def fills(games: int, at: int) -> Iterator[Fill]:
    """Statement after statement. `at`: when the last of the games began."""
    crowd = max(2 * SEATS, games // GAMES_FOR_PERSON) // SEATS * SEATS
    is_open, is_running = games - max(4, games // 2000), games - max(8, games // 100)
    n, p = numbers(games), numbers(crowd)
    table, kind = named("t", scattered(n.c.n)), n.c.n % len(PLAYED)
    created = at - (games - n.c.n) * APART
    ended = created + 1_200_000 + scattered(n.c.n, 1) % 1_200_000
    status = case(
        (n.c.n >= is_open, "open"), (n.c.n >= is_running, "running"), (n.c.n % 50 == 49, "abandoned"), else_="over"
    )
    visibility = case((n.c.n % 10 == 9, "private"), (n.c.n % 5 == 3, "unlisted"), else_="open")
    over = and_(n.c.n < is_running, n.c.n % 50 != 49)
    names, sizes = [name for name, _ in PLAYED], [many for _, many in PLAYED]
    digests = [game(name).setup(many).pack.digest for name, many in PLAYED]
    is_guest = p.c.n // SEATS % 2 == 1

    def by_kind(values: Sequence[Any], kind: Number = kind) -> Any:
        return case(*[(kind == number, literal(value)) for number, value in enumerate(values)], else_=values[0])

    players = by_kind(sizes)

    def sitting(seat: Number) -> Number:
        """Who sits there: the smaller the number, the more often."""
        part = scattered(n.c.n * SEATS + seat, 2) // 65_536
        found: Number = part * part * (crowd // SEATS) // 2**32 * SEATS + seat
        return found

    everybody = named("p", scattered(p.c.n))
    yield put(
        people,
        {
            "id": everybody,
            "kind": case((is_guest, "guest"), else_="account"),
            "name": named("Player ", p.c.n),
            "login": case((is_guest, null()), else_=named("player ", p.c.n)),
            "language": "en",
            "admin": p.c.n == HEAVY,
            "created_at": at - games * APART + p.c.n,
            "seen_at": at - scattered(p.c.n, 3) % (games * APART),
        },
        lambda rows: rows.select_from(p),
    )
    host = named("p", scattered(sitting(literal(0))))
    yield put(
        tables,
        {
            "id": table,
            "game": by_kind(names),
            "rules_version": by_kind([game(name).rules_version for name in names]),
            "pack": by_kind(digests),
            "players": players,
            "options": "{}",
            "settings": "{}",
            "visibility": visibility,
            "status": status,
            "starts": "host",
            "host_id": host,
            "rated": n.c.n % 3 != 0,
            "secret": literal(bytes(32)),
            "commitment": "0" * 64,
            "ending": case((over, "played"), (status == "abandoned", "abandoned"), else_=null()),
            "given": 0,
            "fence": 1,
            "created_at": created,
            "started_at": case((status == "open", null()), else_=created),
            "ended_at": case((n.c.n < is_running, ended), else_=null()),
            "counted_at": case((n.c.n < is_running, ended), else_=null()),
        },
        lambda rows: rows.select_from(n),
    )
    s = numbers(SEATS, "at_table")
    is_bot = and_(s.c.n == 1, n.c.n % 3 == 0)
    person = case(
        (is_bot, null()), (and_(s.c.n > 0, status == "open"), null()), else_=named("p", scattered(sitting(s.c.n)))
    )
    bot = case((is_bot, "level2"), else_=null())
    common = {"table_id": table, "seat": s.c.n, "person_id": person, "bot": bot}

    def each_seat(rows: Select[Any]) -> Select[Any]:
        return rows.select_from(n.join(s, s.c.n < players))

    yield put(
        seats,
        common | {"nonce": "", "gone": false(), "resigned": false(), "opened_at": created, "ended": n.c.n < is_running},
        each_seat,
    )
    score, place = scattered(n.c.n, 4) % 60 - s.c.n, (s.c.n + n.c.n) % players + 1
    told = {"score": score, "place": place, "ended_at": ended, "listed": visibility == "open"}
    yield put(results, common | told, lambda rows: each_seat(rows).where(over))
    step = numbers(STEPS, "steps")
    yield put(
        inputs,
        {
            "table_id": table,
            "seq": step.c.n + 1,
            "kind": case((step.c.n == 0, "start"), else_="act"),
            "seat": case((step.c.n == 0, null()), else_=0),
            "text": "1 tavern a1",
            "action_id": cast(step.c.n, Text),
            "asked": 1,
            "at": created + step.c.n,
        },
        lambda rows: rows.select_from(n.join(step, status != "open")),
    )
    k = numbers(len(PLAYED), "kinds")
    mu, sigma = 15 + scattered(p.c.n * 4 + k.c.n, 5) % 20_000 / 1000.0, 2 + scattered(p.c.n, 6) % 6000 / 1000.0
    yield put(
        ratings,
        {
            "who": everybody,
            "game": by_kind(names, k.c.n),
            "players": by_kind(sizes, k.c.n),
            "mu": mu,
            "sigma": sigma,
            "ordinal": mu - 3 * sigma,
            "games": scattered(p.c.n, 7) % 200 + 1,
            "changed_at": at,
        },
        lambda rows: rows.select_from(p.join(k, ~is_guest)),
    )
    yield put(
        follows,
        {"person_id": everybody, "followed_id": named("p", scattered((p.c.n + k.c.n + 1) % crowd)), "since": at},
        lambda rows: rows.select_from(p.join(k, literal(1) == 1)),
    )
    yield put(
        presences, {"person_id": everybody, "seen_at": at}, lambda rows: rows.select_from(p).where(p.c.n % 2 == 0)
    )
    reviewed = and_(over, n.c.n % 19 == 0)
    judged = {"table_id": table, "deep": false()}
    yield put(
        reviews,
        judged | {"format": 1, "points": 30, "asked_by": host, "asked_at": ended, "done_at": ended},
        lambda rows: rows.select_from(n).where(reviewed),
    )
    share = scattered(n.c.n, 8) % 1000 / 1000.0
    found = dict.fromkeys(("accuracy", "skill", "luck", "adjusted", "final"), share)
    yield put(
        review_seats, judged | {"seat": s.c.n, **found, "faults": "[]"}, lambda rows: each_seat(rows).where(reviewed)
    )
    some = numbers(max(4, games // 1000), "some")
    whom, by = named("p", scattered(some.c.n % crowd)), named("p", scattered((some.c.n + 1) % crowd))
    about, then = named("t", scattered(some.c.n)), at - some.c.n * APART

    def of_some(rows: Select[Any]) -> Select[Any]:
        return rows.select_from(some)

    yield put(
        reports,
        {
            "id": named("r", some.c.n),
            "reporter_id": by,
            "person_id": whom,
            "table_id": about,
            "reason": "other",
            "text": "",
            "status": case((some.c.n % 10 == 0, "open"), else_="closed"),
            "note": "",
            "created_at": then,
            "closed_at": case((some.c.n % 10 == 0, null()), else_=then),
        },
        of_some,
    )
    yield put(flags, {"table_id": about, "reason": "unplayed", "person_id": whom, "at": then}, of_some)
    yield put(audit, {"at": then, "by_id": by, "what": "rename", "whom_id": whom, "about": "", "why": ""}, of_some)
    yield put(
        bans,
        {"person_id": whom, "reason": "", "created_at": then},
        lambda rows: of_some(rows).where(some.c.n % 20 == 19),
    )


async def fill(database: Database, games: int, tell: Callable[[str], object]) -> None:
    """Into a database that is new. `tell`: which table is filled."""
    at = now()
    for table, statement in fills(games, at):
        tell(table.name)
        async with database.write() as connection:
            await connection.execute(statement)
    async with database.write() as connection:
        values = {"token_hash": store_people.hashed(TOKEN), "person_id": person_id(HEAVY), "created_at": at}
        await connection.execute(
            insert(sessions), values | {"expires_at": at + store_people.SESSION_LASTS, "seen_at": at}
        )
    if database.file is None:  # PostgreSQL does it by itself, but later
        async with database.read() as connection:
            await connection.execute(text("VACUUM ANALYZE"))
