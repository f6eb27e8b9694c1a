"""What the games say: who wins how often, how sure that is, and a ladder."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from artel.arena.play import ArenaGame, ArenaResult

N = TypeVar("N", int, float)
SURE: Final = 1.959963984540054
"""Of a normal distribution, 95 % are not farther away than so many standard deviations."""


class Pairing(msgspec.Struct, frozen=True):
    """How often the first finished ahead of the second where both played; equal places count half."""

    bots: tuple[str, str]
    games: int
    ahead: float
    win_rate: float | None
    interval: tuple[float, float]


class ArenaRating(msgspec.Struct, frozen=True):
    """`ordinal`: mu less three times sigma, a strength that it almost surely has."""

    mu: float
    sigma: float
    ordinal: float


class Adjusted(msgspec.Struct, frozen=True):
    """A rate that luck was taken out of."""

    games: int
    rate: float
    interval: tuple[float, float]


class Summary(msgspec.Struct, frozen=True):
    """One game with one number of players. `wins`: games won alone; `draws`: games whose first place is shared;
    `win_rate`: of the first bot, where a shared first place counts as its part (between two, half); `interval`: 95 %,
    Wilson's; `sat`: games in which a bot had a seat;
    `even`: the rate of a bot that is just as good as the others; `margin`: points ahead of the best other bot;
    `adjusted`: by bot, the rate less luck, and where it lies with 95 % confidence, of the games whose luck is known."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    wins: dict[str, int]
    draws: int
    win_rate: float | None
    interval: tuple[float, float]
    even: float
    sat: dict[str, int]
    rates: dict[str, float | None]
    intervals: dict[str, tuple[float, float]]
    score: dict[str, float]
    margin: dict[str, float]
    plies: float
    seconds_per_move: dict[str, float]
    forfeits: dict[str, int]
    pairings: tuple[Pairing, ...]
    ladder: dict[str, ArenaRating]
    adjusted: dict[str, Adjusted]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Where the true rate lies with 95 % confidence."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(game: str, players: int, bots: Sequence[str], played: Iterable[ArenaGame]) -> Summary:
    """The same whatever the order in which the games were played."""
    games = sorted(
        (one for one in played if (one.game, one.players) == (game, players)), key=lambda one: (one.number, one.line_up)
    )
    parts = {bot: sum(part_of(one, bot) for one in games) for bot in bots}
    sat = {bot: sum(bot in one.seats for one in games) for bot in bots}
    rates = {bot: rate(parts[bot], sat[bot]) for bot in bots}
    intervals = {bot: rounded(wilson(parts[bot], sat[bot])) for bot in bots}
    return Summary(
        game=game,
        players=players,
        bots=tuple(bots),
        games=len(games),
        wins={bot: sum(part_of(one, bot) == 1 for one in games) for bot in bots},
        draws=sum(map(shared, games)),
        win_rate=rates[bots[0]],
        interval=intervals[bots[0]],
        even=round(1 / min(len(bots), players), 4),
        sat=sat,
        rates=rates,
        intervals=intervals,
        score={bot: mean(scores_of(one, bot) for one in games) for bot in bots},
        margin={bot: mean(margins_of(one, bot) for one in games) for bot in bots},
        plies=mean([one.plies] for one in games),
        seconds_per_move={bot: mean(seconds_of(one, bot) for one in games) for bot in bots},
        forfeits={bot: sum(sum(at(one, bot, one.forfeits)) for one in games) for bot in bots},
        pairings=tuple(pairing(a, b, games) for place, a in enumerate(bots) for b in bots[place + 1 :]),
        ladder=ladder(bots, games),
        adjusted={bot: found for bot in bots if (found := less_luck(games, bot))},
    )


def less_luck(games: Iterable[ArenaResult], bot: str) -> Adjusted | None:
    """None: of fewer than two games luck is known."""
    parts = [part_of(one, bot) - sum(at(one, bot, one.luck)) for one in games if one.luck and bot in one.seats]
    if len(parts) < 2:
        return None
    half = SURE * stdev(parts) / sqrt(len(parts))
    middle = fmean(parts)
    return Adjusted(len(parts), round(middle, 4), rounded((middle - half, middle + half)))


def at(one: ArenaResult, bot: str, values: Sequence[N]) -> list[N]:
    """The values of the seats where a bot sat."""
    return [value for name, value in zip(one.seats, values, strict=True) if name == bot]


def scores_of(one: ArenaResult, bot: str) -> list[int]:
    return at(one, bot, one.scores)


def margins_of(one: ArenaResult, bot: str) -> list[int]:
    others = [score for name, score in zip(one.seats, one.scores, strict=True) if name != bot]
    return [own - max(others) for own in scores_of(one, bot)]


def seconds_of(one: ArenaGame, bot: str) -> list[float]:
    return [spent for name, row in zip(one.seats, one.seconds, strict=True) if name == bot for spent in row]


def part_of(one: ArenaResult, bot: str) -> float:
    """A bot's part of the victory."""
    return at(one, bot, one.places).count(1) / one.places.count(1)


def shared(one: ArenaResult) -> bool:
    """Is the first place shared by several bots?"""
    return len({name for name, place in zip(one.seats, one.places, strict=True) if place == 1}) > 1


def pairing(a: str, b: str, games: Sequence[ArenaResult]) -> Pairing:
    both = [one for one in games if a in one.seats and b in one.seats]
    ahead = sum(share_ahead(at(one, a, one.places), at(one, b, one.places)) for one in both)
    return Pairing((a, b), len(both), round(ahead, 4), rate(ahead, len(both)), rounded(wilson(ahead, len(both))))


def share_ahead(own: Sequence[int], others: Sequence[int]) -> float:
    pairs = [(place, other) for place in own for other in others]
    return sum((place < other) + (place == other) / 2 for place, other in pairs) / len(pairs)


def ladder(bots: Sequence[str], games: Iterable[ArenaResult]) -> dict[str, ArenaRating]:
    """Plackett-Luce ratings. A bot at several seats of a table moves by the mean of what each seat tells."""
    model = PlackettLuce(tau=0.0)  # bots do not change
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for one in games:
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma, name)] for name in one.seats]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in one.places])]
        for name in set(one.seats):
            own = [rating for seat, rating in zip(one.seats, after, strict=True) if seat == name]
            ratings[name].mu = sum(rating.mu for rating in own) / len(own)
            ratings[name].sigma = sum(rating.sigma for rating in own) / len(own)
    order = sorted(bots, key=lambda bot: -ratings[bot].ordinal())
    return {
        bot: ArenaRating(round(ratings[bot].mu, 3), round(ratings[bot].sigma, 3), round(ratings[bot].ordinal(), 3))
        for bot in order
    }


def overall(bots: Sequence[str], played: Iterable[ArenaResult]) -> dict[str, ArenaRating]:
    """One ladder of all games and numbers of players, the same whatever the order in which they were played."""
    return ladder(bots, sorted(played, key=lambda one: (one.number, one.line_up, one.game, one.players)))


def rate(wins: float, games: int) -> float | None:
    return round(wins / games, 4) if games else None


def rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)


def mean(rows: Iterable[Iterable[float]]) -> float:
    values = [value for row in rows for value in row]
    return round(sum(values) / len(values), 4) if values else 0.0
