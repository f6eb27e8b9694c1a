"""What is to be played: for each game and number of players, the line-ups, and for each line-up its games.

A line-up gives the bots as nearly equal numbers of seats as can be: for two players, all pairs; for three players and
two bots, one with two seats and one with one, and the other way round. Deal number i is the same in every line-up, and
each deal is played in all rotations of the seats before the next one comes.
"""

from __future__ import annotations

import hashlib
from itertools import combinations, count, islice, permutations
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from artel.bots import Clock
from artel.bots.entrants import Entrant
from artel.games import GAMES, game
from artel.kernel.errors import BadInput, BadOption, BadSeats, Problem, UnknownGame
from artel.kernel.game import Setup

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from artel.kernel.game import Game
    from artel.kernel.packs import Pack

FORMAT: Final = 1
ALL: Final = "all"
T = TypeVar("T")


class ArenaPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rounds`: games of each line-up; `packs`: by game, the digest of its data; `luck`: what it gave is asked."""

    format: int
    games: tuple[str, ...]
    players: tuple[int, ...]
    bots: tuple[Entrant, ...]
    rounds: int
    clock: Clock
    seed: str
    options: dict[str, str]
    packs: dict[str, str]
    luck: bool = False


class GameJob(msgspec.Struct, frozen=True):
    """One game: everything that a worker needs to know. `number`: among the games of its line-up."""

    setup: Setup
    line_up: int
    number: int
    deal: int
    seats: tuple[Entrant, ...]
    clock: Clock
    seed: bytes
    luck: bool = False

    @property
    def key(self) -> tuple[str, int, int, int]:
        return self.setup.game, self.setup.seats, self.line_up, self.number

    @property
    def game(self) -> str:
        return self.setup.game

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(entrant.name for entrant in self.seats)


class Contest(msgspec.Struct, frozen=True):
    """One game with one number of players."""

    setup: Setup
    line_ups: tuple[tuple[Entrant, ...], ...]
    jobs: tuple[GameJob, ...]


def read_games(text: str | None) -> list[str]:
    """`zodchie,carcassonne` or `all`; raises UnknownGame."""
    if text is None:
        raise BadInput(problem=Problem("arena-games", "Name a game, several with commas between them, or all."))
    names = list(GAMES) if text == ALL else list(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in names:
        if name not in GAMES:
            raise UnknownGame(given=name, possible=", ".join([*GAMES, ALL]))
    return names


def contests(plan: ArenaPlan, packs: Mapping[str, Pack] = {}) -> list[Contest]:
    """Raises BadSeats where no game is for so many, BadOption where no game has such an option."""
    found = [game(name) for name in plan.games]
    known = {option.name for entry in found for option in entry.options}
    for name, value in plan.options.items():
        if name not in known:
            raise BadOption(
                option=name,
                given=value,
                possible=Problem("options-are", "options are {names}", names=", ".join(sorted(known))),
            )
    if len(plan.bots) < 2:
        raise BadInput(problem=Problem("two-bots", "An arena needs at least two bots, such as --bots level3,level2."))
    return [
        contest(plan, entry, players, packs.get(entry.id))
        for entry in found
        for players in players_of(entry, found, plan.players)
    ]


def players_of(entry: Game, among: Sequence[Game], players: Sequence[int]) -> Iterator[int]:
    """Of several games, those are played that are for so many."""
    for number in players:
        if entry.least <= number <= entry.most:
            yield number
        elif not any(other.least <= number <= other.most for other in among):
            raise BadSeats(game=entry.id, least=entry.least, most=entry.most, given=number)


def contest(plan: ArenaPlan, entry: Game, players: int, pack: Pack | None) -> Contest:
    own = {option.name for option in entry.options}
    setup = entry.setup(players, {name: value for name, value in plan.options.items() if name in own}, pack)
    chosen = line_ups(plan.bots, players)
    games = [list(islice(seatings(line_up), plan.rounds)) for line_up in chosen]
    jobs = tuple(
        GameJob(setup, at, number, deal, seats, plan.clock, seed_of(plan.seed, entry.id, players, deal), plan.luck)
        for number in range(plan.rounds)
        for at, rows in enumerate(games)
        for deal, seats in [rows[number]]
    )
    return Contest(setup, chosen, jobs)


def line_ups(bots: Sequence[Entrant], players: int) -> tuple[tuple[Entrant, ...], ...]:
    each, rest = divmod(players, len(bots))
    return tuple(tuple(bot for bot in bots for _ in range(each + (bot in more))) for more in combinations(bots, rest))


def seatings(line_up: tuple[Entrant, ...]) -> Iterator[tuple[int, tuple[Entrant, ...]]]:
    """Deals, and who sits where: each deal in all rotations, the order around the table changing with the deal."""
    orders = circular(line_up)
    for deal in count():
        for seats in rotations(orders[deal % len(orders)]):
            yield deal, seats


def circular(line_up: tuple[Entrant, ...]) -> list[tuple[Entrant, ...]]:
    """Every order around the table once, whoever goes first."""
    names = sorted({bot.name for bot in line_up}, key=[bot.name for bot in line_up].index)
    by_name = {bot.name: bot for bot in line_up}
    places = [names.index(bot.name) for bot in line_up]
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for rest in sorted(set(permutations(places[1:]))):
        order = (places[0], *rest)
        found.setdefault(min(rotations(order)), order)
    return [tuple(by_name[names[at]] for at in order) for order in found.values()]


def rotations(order: tuple[T, ...]) -> list[tuple[T, ...]]:
    return list(dict.fromkeys(order[at:] + order[:at] for at in range(len(order))))


def seed_of(seed: str, game: str, players: int, deal: int) -> bytes:
    return hashlib.sha256(f"arena {seed} {game} {players} {deal}".encode()).digest()
