"""`artel bench`: how fast the rules run, by CPU time, the median of several slices."""

from __future__ import annotations

import re
from functools import partial
from itertools import cycle
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from artel.cli.bench_report import BenchJob, report, whole
from artel.games import game as game_of
from artel.games import games
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, let_chance, pending, play_out, question_for, settle
from artel.kernel.frames import Together
from artel.kernel.packed import COMPILED

if TYPE_CHECKING:
    from collections.abc import Callable

    from artel.kernel.game import Game, Setup

SLICES = 5
SAMPLE = 50
"""Games whose decisions are counted, and deals from which determinized playouts begin."""
LOOP = 200_000
BASE = "base"


class PlayoutCase(NamedTuple):
    setup: Setup
    variant: str


class PlayoutFigures(msgspec.Struct, frozen=True):
    game: str
    variant: str
    players: int
    compiled: bool
    playouts_per_s: float
    decisions_per_s: float
    copy_us: float
    determinized_playouts_per_s: float
    loop_per_s: float


COLUMNS: dict[str, Callable[[PlayoutFigures], str]] = {
    "game": lambda found: found.game,
    "variant": lambda found: found.variant,
    "players": lambda found: str(found.players),
    "playouts": lambda found: whole(found.playouts_per_s),
    "decisions": lambda found: whole(found.decisions_per_s),
    "copy": lambda found: f"{found.copy_us:.2f}",
    "determinized": lambda found: whole(found.determinized_playouts_per_s),
    "loop": lambda found: f"{found.loop_per_s / 1e6:.1f}",
}


def run(game: str | None, players: int | None, variant: str | None, seconds: float, json: bool, language: str) -> None:
    """Raises UnknownGame, BadSeats or BadOption."""
    chosen = [game_of(game)] if game else [found for found in games() if fits(found, players, variant)] or games()
    cases = [case for found in chosen for case in cases_of(found, players, variant)]
    jobs = [
        BenchJob(f"{case.setup.game} {case.variant} {case.setup.seats}", partial(measured, case, seconds))
        for case in cases
    ]
    report("bench-title", jobs, COLUMNS, json, language, slices=str(SLICES))


def fits(game: Game, players: int | None, variant: str | None) -> bool:
    return variant in (None, *variants_of(game)) and (players is None or game.least <= players <= game.most)


def cases_of(game: Game, players: int | None, variant: str | None) -> list[PlayoutCase]:
    """Every variant for every number of players, as far as they are not narrowed down."""
    variants = variants_of(game) if variant is None else [variant]
    counts = range(game.least, game.most + 1) if players is None else [players]
    return [PlayoutCase(game.setup(count, options_for(game, name)), name) for name in variants for count in counts]


def variants_of(game: Game) -> list[str]:
    patterns = [option.pattern for option in game.options if option.name == "variant"]
    return patterns[0].split("|") if patterns and re.fullmatch(r"[\w|]+", patterns[0]) else [BASE]


def options_for(game: Game, variant: str) -> dict[str, str]:
    has_variants = any(option.name == "variant" for option in game.options)
    return {"variant": variant} if has_variants or variant != BASE else {}


# -- measuring --------------------------------------------------------------------------------------------


def usual(seconds: float, work: Callable[[], int]) -> float:
    """How much work is done in a second of CPU time: the median of several slices."""
    return median([rate(seconds / SLICES, work) for _ in range(SLICES)])


def rate(seconds: float, work: Callable[[], int]) -> float:
    done, start = 0, process_time()
    while True:
        done += work()
        spent = process_time() - start
        if spent >= seconds:
            return done / spent


def measured(case: PlayoutCase, seconds: float) -> PlayoutFigures:
    game = game_of(case.setup.game)
    rng = Rng(1)
    fresh = game.new(case.setup)
    decisions = sum(random_game(fresh.copy(), rng) for _ in range(SAMPLE)) / SAMPLE
    middle = fresh.copy()
    random_game(middle, rng, int(decisions / 2))
    deals = cycle([after_deal(fresh.copy(), rng) for _ in range(SAMPLE)])

    def playout() -> int:
        play_out(fresh.copy(), rng)
        return 1

    def determinized() -> int:
        table = next(deals).copy()
        game.reshuffle(table, pending(table)[0], rng)
        play_out(table, rng)
        return 1

    def copies() -> int:
        for _ in range(1000):
            middle.copy()
        return 1000

    playouts = usual(seconds, playout)
    return PlayoutFigures(
        game=game.id,
        variant=case.variant,
        players=case.setup.seats,
        compiled=COMPILED,
        playouts_per_s=round(playouts, 1),
        decisions_per_s=round(playouts * decisions, 1),
        copy_us=round(1e6 / usual(seconds, copies), 3),
        determinized_playouts_per_s=round(usual(seconds, determinized), 1),
        loop_per_s=round(usual(seconds, empty_loop), 1),
    )


def empty_loop() -> int:
    """For calibration: how fast this machine runs interpreted Python."""
    for _ in range(LOOP):
        pass
    return LOOP


def random_game(t: Any, rng: Rng, most: int | None = None) -> int:
    """Plays at random, in place; says how many decisions were really asked."""
    settle(t, None)
    let_chance(t, rng)
    decisions = 0
    while t.stack and decisions != most:
        seat = pending(t)[0]
        question = question_for(t, seat)
        assert question is not None
        act_in_place(t, seat, question.sample(t, rng), None)
        let_chance(t, rng)
        decisions += 1
    return decisions


def after_deal(t: Any, rng: Rng) -> Any:
    """The first decision of a single seat: what all decide together comes before the deal."""
    settle(t, None)
    let_chance(t, rng)
    while isinstance(t.stack[-1], Together):
        random_game(t, rng, 1)
    return t
