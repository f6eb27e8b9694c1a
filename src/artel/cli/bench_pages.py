"""Pages about stored games, asked of a server whose database is full: how long each takes."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from artel.cli.bench_clients import BenchHttp
from artel.cli.bench_fill import APART, HEAVY, TOKEN, fill, person_id
from artel.cli.bench_server import serving
from artel.server.store.engine import Database, now

if TYPE_CHECKING:
    from collections.abc import Callable

REPEATED = 10
ME = person_id(HEAVY)
PAGES = {
    "games, the newest": "/api/tables?status=over",
    "games, of one kind": "/api/tables?status=over&game=carcassonne",
    "games, of a kind that nobody plays": "/api/tables?status=over&game=chess",
    "games, years ago": "/api/tables?status=over&before={middle}",
    "tables to join": "/api/tables",
    "my tables": "/api/me/tables",
    "ladders": "/api/ladders",
    "a ladder": "/api/ladders/zodchie/2",
    "a ladder, far down": "/api/ladders/zodchie/2?offset={far}",
    "a profile": f"/api/people/{ME}",
    "a history": f"/api/people/{ME}/games?most=100",
    "a history, years ago": f"/api/people/{ME}/games?most=100&before={{middle}}",
    "how somebody plays": f"/api/people/{ME}/skill",
    "friends": "/api/me/friends",
    "the puzzle of the day": "/api/puzzles?day=20000",
    "my puzzles": "/api/me/puzzles",
    "tournaments": "/api/tournaments",
    "admin: figures": "/api/admin/figures",
    "admin: people": "/api/admin/people",
    "admin: people by name": "/api/admin/people?search=Player%207",
    "admin: a person": f"/api/admin/people/{ME}",
    "admin: tables": "/api/admin/tables",
    "admin: tables that are over": "/api/admin/tables?status=over",
    "admin: tables of a person": f"/api/admin/tables?search={ME}",
    "admin: reports": "/api/admin/reports",
    "admin: flags": "/api/admin/flags",
    "admin: audit": "/api/admin/audit",
    "admin: bans": "/api/admin/bans",
}
"""For the person who has played most, who looks after the server, too."""


def paths(games: int) -> dict[str, str]:
    """`games`: how many are stored."""
    given = {"middle": now() - games * APART // 2, "far": games // 50}
    return {name: path.format(**given) for name, path in PAGES.items()}


async def filled(url: str, games: int, tell: Callable[[str], object]) -> None:
    """A new database with so many games."""
    database = Database(url, "off")
    try:
        await database.migrate()
        await fill(database, games, tell)
    finally:
        await database.close()


async def asked(port: int, games: int, tell: Callable[[str], object]) -> dict[str, float]:
    """Milliseconds for each page, the best of several: what others do meanwhile is not the page's."""
    http, found = BenchHttp(port), {}
    try:
        for name, path in paths(games).items():
            tell(name)
            found[name] = round(min([await seconds(http, path) for _ in range(REPEATED)]) * 1000, 2)
    finally:
        http.close()
    return found


async def seconds(http: BenchHttp, path: str) -> float:
    begun = perf_counter()
    await http.get(path, f"artel={TOKEN}")
    return perf_counter() - begun


async def measured(url: str, games: int, tell: Callable[[str], object]) -> dict[str, float]:
    """In a database that is new."""
    await filled(url, games, tell)
    with serving(database=url) as server:
        return await asked(server.port, games, tell)
