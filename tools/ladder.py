"""The ladder: all levels, all games, two to four players, a second of the processor for an answer.

    .venv-compiled/bin/python tools/ladder.py --rounds 8

Every result is a line of docs/ladder.jsonl. What is there is not played again, so the same command goes on after
Ctrl-C; games of champions whose networks have been learned anew since are dropped and played again. With --bots,
--games and --players only some line-ups are played. `make compiled` before.
"""

from __future__ import annotations

import argparse
import os
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec
from rich.progress import track

from artel.arena.executors import Processes
from artel.arena.plan import FORMAT, ArenaPlan, GameJob, contests
from artel.arena.play import ArenaGame, ArenaResult
from artel.arena.standings import less_luck, overall, pairing, part_of, wilson
from artel.bots import LEVELS, Clock
from artel.bots.entrants import read_entrants
from artel.bots.learned import shipped
from artel.games import GAMES, game

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

KEPT: Final = Path(__file__).parents[1] / "docs" / "ladder.jsonl"
SEED: Final = "ladder-2026-11"
SECONDS: Final = 1.0
PLAYERS: Final = (2, 3, 4)
CHAMPION: Final = "level5"
MASTER: Final = "level4"


class LadderGame(ArenaResult, frozen=True, kw_only=True):
    """`network`: which one the champion had; 0: no champion played."""

    network: int = 0


def network_of(name: str, players: int, names: Iterable[str]) -> int:
    learned = shipped(name, players) if CHAMPION in names else None
    return 0 if learned is None else crc32(learned.rows)


def kept(file: Path) -> list[LadderGame]:
    """Games of today's networks."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=LadderGame) for line in lines]
    return [one for one in found if one.network == network_of(one.game, one.players, one.seats)]


def keep(file: Path, games: Iterable[LadderGame]) -> None:
    new = file.with_suffix(".new")
    new.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in games))
    new.replace(file)


def jobs(rounds: int) -> list[GameJob]:
    """All line-ups a game at a time."""
    plan = ArenaPlan(
        format=FORMAT,
        games=tuple(GAMES),
        players=PLAYERS,
        bots=tuple(read_entrants([",".join(LEVELS)], processor=True)),
        rounds=rounds,
        clock=Clock(SECONDS, processor=True),
        seed=SEED,
        options={},
        packs={name: game(name).standard_pack().digest for name in GAMES},
        luck=True,
    )
    return sorted((job for one in contests(plan) for job in one.jobs), key=lambda job: job.number)


def line_of(one: ArenaGame) -> LadderGame:
    shared = {name: getattr(one, name) for name in ArenaResult.__struct_fields__}
    return LadderGame(**shared, network=network_of(one.game, one.players, one.seats))


def report(found: Sequence[LadderGame]) -> None:
    print(f"{len(found)} games")
    for bot, rating in overall(LEVELS, found).items():
        print(f"{bot}: {rating.mu:.1f} ± {2 * rating.sigma:.1f}, ordinal {rating.ordinal:.1f}")
    for one, other in combinations(reversed(LEVELS), 2):
        pair = pairing(one, other, found)
        if pair.win_rate is not None:
            low, high = pair.interval
            print(f"{one} ahead of {other}: {pair.win_rate:.1%} ({low:.0%}–{high:.0%}) of {pair.games} games")
    for name in GAMES:
        for players in PLAYERS:
            pairs = [one for one in found if (one.game, one.players) == (name, players)]
            tell_pair(f"{name}, {players} players", [one for one in pairs if set(one.seats) == {CHAMPION, MASTER}])


def tell_pair(title: str, games: Sequence[LadderGame]) -> None:
    """How often the champion wins against masters."""
    if not games:
        return
    won = sum(part_of(one, CHAMPION) for one in games)
    low, high = wilson(won, len(games))
    print(f"{title}, champion : master {won / len(games):.1%} ({low:.0%}–{high:.0%}) of {len(games)} games", end="")
    less = less_luck(games, CHAMPION)
    if less is not None:
        print(f", less luck {less.rate:.1%} ({less.interval[0]:.0%}–{less.interval[1]:.0%})", end="")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=8, help="games of each line-up")
    parser.add_argument("--bots", nargs="+", default=list(LEVELS), choices=LEVELS)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--players", nargs="+", type=int, default=list(PLAYERS), choices=PLAYERS)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--keep", type=Path, default=KEPT, help="otherwise docs/ladder.jsonl")
    asked = parser.parse_args()
    found = kept(asked.keep)
    keep(asked.keep, found)
    done = {one.key for one in found}
    todo = [
        job
        for job in jobs(asked.rounds)
        if job.game in asked.games
        and job.setup.seats in asked.players
        and set(job.names) <= set(asked.bots)
        and job.key not in done
    ]
    try:
        with closing(Processes(asked.processes)) as executor, asked.keep.open("ab") as file:
            for played in track(executor.play(todo), "playing", len(todo), transient=True):
                found.append(line_of(played))
                file.write(msgspec.json.encode(found[-1]) + b"\n")
                file.flush()
    except KeyboardInterrupt:
        print("interrupted; the same command goes on")
    report(found)


if __name__ == "__main__":
    main()
