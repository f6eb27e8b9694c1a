"""`artel bench search`: how many iterations the bots that search make in a second of CPU time, from the deal."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from artel.bots.ismcts import Journeyman, Master
from artel.cli.bench import after_deal, empty_loop, usual
from artel.cli.bench_report import BenchJob, report, whole
from artel.games import game as game_of
from artel.games import games
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.packed import COMPILED

if TYPE_CHECKING:
    from collections.abc import Callable

    from artel.kernel.game import Game

GROWN = 5_000
"""Iterations of one tree: about those of an answer."""


class SearchFigures(msgspec.Struct, frozen=True):
    game: str
    bot: str
    players: int
    compiled: bool
    iterations_per_s: float
    loop_per_s: float


COLUMNS: dict[str, Callable[[SearchFigures], str]] = {
    "game": lambda found: found.game,
    "bot": lambda found: found.bot,
    "players": lambda found: str(found.players),
    "iterations": lambda found: whole(found.iterations_per_s),
}


class SearchCase(NamedTuple):
    game: Game
    players: int
    name: str
    bot: Master


def run(game: str | None, players: int | None, seconds: float, json: bool, language: str) -> None:
    """Raises UnknownGame or BadSeats. The last line of a game is that of its strongest bot."""
    chosen = [game_of(game)] if game else list(games())
    cases = [
        SearchCase(found, players or found.least, name, bot)
        for found in chosen
        for name, bot in (("level3", Journeyman()), ("level4", Master()))
    ]
    jobs = [BenchJob(f"{case.game.id} {case.name}", partial(measured, case, seconds)) for case in cases]
    report("bench-search", jobs, COLUMNS, json, language)


def measured(case: SearchCase, seconds: float) -> SearchFigures:
    game = case.game
    table = after_deal(game.new(game.setup(case.players)), Rng(1))
    view = game.view(table, pending(table)[0])

    def iterations() -> int:
        search = case.bot.search(view, Rng(1))
        search.run(GROWN, inf)
        return search.iterations

    return SearchFigures(
        game=game.id,
        bot=case.name,
        players=case.players,
        compiled=COMPILED,
        iterations_per_s=round(usual(seconds, iterations), 1),
        loop_per_s=round(usual(seconds / 4, empty_loop), 1),
    )
