"""What the games of a variation say. Games are added one by one, and nothing of them is kept but sums and counts."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

import msgspec

from artel.arena.standings import SURE
from artel.kernel.margins import margins
from artel.lab.estimates import LEVEL, Beforehand, Estimate, Mean, Ratio, chance_of, chance_outside, holm, share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.lab.play import Coin, Seen

OFFERED: Final = 100
"""An option that was open so often and taken less than once in a hundred times is called unused."""
RARELY: Final = 0.01
LEAST: Final = 1.0
"""A component is judged when the variances of its surprises come to so much."""
ENOUGH: Final = 10.0
"""A pair is judged when the squares of its products come to so much; what is rarer is no normal noise."""
RIDGE: Final = 1e-6
PAIRS: Final = 20
"""So many pairs are told of, those that noise explains worst."""


class TurnPlace(msgspec.Struct, frozen=True):
    """Who is first, second and so on to play. `handicap`: points that would make its share of games won an even one."""

    place: int
    wins: Estimate
    margin: Estimate
    handicap: Estimate


class GameCourse(msgspec.Struct, frozen=True):
    """How a game goes. `closeness`: points between the first and the second; `lead_changes`: turns at which another
    seat is ahead than before; `half`: how often the seat wins that is ahead when half of the turns are over."""

    turns: Estimate
    decisions: Estimate
    score: Estimate
    closeness: Estimate
    shared: Estimate
    lead_changes: Estimate
    half: Estimate


class Rivalry(msgspec.Struct, frozen=True):
    """Against a bot of another strength. `wins`: the games that the better one wins; shares of the variance of margins:
    `skill`: who plays; `place`: who began; `deal`: what the same deal brings again whoever plays it; `rest`: chance in
    play, and moods."""

    rival: str
    better: str
    games: int
    wins: Estimate
    even: float
    skill: float
    place: float
    deal: float
    rest: float


class ComponentEffect(msgspec.Struct, frozen=True):
    """`wins`, `points`: what one more of it does to the share of games won and to the margin, by chance alone and not
    by choice; `chance`: how often noise alone would put any component so far outside of the band; `used`: times in a
    game, all seats together; `held`: in how many games somebody used it."""

    name: str
    wins: Estimate
    points: Estimate
    chance: float
    stands_out: bool
    used: float
    held: float


class Unused(msgspec.Struct, frozen=True):
    option: str
    offered: int
    chosen: int
    rate: Estimate


class Pair(msgspec.Struct, frozen=True):
    """`wins`: what two components bring together beyond what each brings; `chance`: corrected for all pairs."""

    names: tuple[str, str]
    wins: Estimate
    chance: float
    stands_out: bool


class VariationFound(msgspec.Struct, frozen=True):
    """One variation; games of experiments are counted for effects and pairs alone."""

    games: int
    experiments: int
    forfeits: int
    places: tuple[TurnPlace, ...]
    course: GameCourse
    rivalries: tuple[Rivalry, ...]
    effects: tuple[ComponentEffect, ...]
    unused: tuple[Unused, ...]
    pairs: tuple[Pair, ...]
    pairs_tried: int
    margins: dict[int, int]
    """Of the first player: how often so many points ahead."""


class Sums:
    def __init__(self, players: int, rivals: Sequence[str], bot: str) -> None:
        self.players = players
        self.bot = bot
        self.games = self.experiments = self.forfeits = 0
        self.wins = [0.0] * players
        self.margins: list[Counter[int]] = [Counter() for _ in range(players)]
        self.turns, self.decisions, self.score, self.closeness, self.changes = (Mean() for _ in range(5))
        self.shared = 0
        self.half, self.halves = 0.0, 0
        self.rivals = [RivalSums(players, name, bot) for name in rivals]
        self.ahead = Mean()
        self.effects: dict[str, tuple[Ratio, Ratio]] = {}
        self.before = Beforehand(), Beforehand()
        self.pairs: dict[tuple[str, str], Ratio] = {}
        self.line = LeastSquares()
        self.used: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()

    def add(self, one: Seen) -> None:
        """Games are to be added in the order of their keys."""
        self.forfeits += one.forfeits
        if one.part:
            self.rivals[one.part - 1].add(one)
            return
        ahead = [int(margin) for margin in margins(one.scores)]
        parts = [(place == 1) / one.places.count(1) for place in one.places]
        self.add_coins(one, parts, ahead)
        if one.experiment:
            self.experiments += 1
            return
        self.games += 1
        for seat in range(self.players):
            place = (seat - one.first) % self.players
            self.wins[place] += parts[seat]
            self.margins[place][ahead[seat]] += 1
        self.turns.add(len(one.leaders))
        self.decisions.add(one.decisions)
        self.score.add(sum(one.scores) / self.players)
        self.closeness.add(max(ahead))
        self.shared += one.places.count(1) > 1
        known = [leader for leader in one.leaders if leader >= 0]
        self.changes.add(sum(before != after for before, after in pairwise(known)))
        if one.leaders and (leader := one.leaders[len(one.leaders) // 2]) >= 0:
            self.halves += 1
            self.half += parts[leader]
        self.offered.update(one.offered)
        self.chosen.update(one.chosen)
        for name, times in one.used.items():
            self.used[name] += sum(times)
            self.held[name] += any(times)

    def add_coins(self, one: Seen, parts: Sequence[float], ahead: Sequence[int]) -> None:
        for coins in one.coins.values():
            for before, top in zip(self.before, tops(coins, parts, ahead), strict=True):
                before.add(top, *known_before(coins))
        for margin in ahead:
            self.ahead.add(margin)
        for seat, part in enumerate(parts):
            self.line.add(surprises(one, seat), part - 1 / self.players)

    def add_again(self, one: Seen) -> None:
        """Once all games are added, each of them again."""
        if not one.part:
            self.add_effects(one)
            self.add_pairs(one)

    def add_effects(self, one: Seen) -> None:
        """What each component did, less what was known before it came."""
        parts = [(place == 1) / one.places.count(1) for place in one.places]
        ahead = [int(margin) for margin in margins(one.scores)]
        for name, coins in one.coins.items():
            ratios = self.effects.setdefault(name, (Ratio(), Ratio()))
            for ratio, before, top in zip(ratios, self.before, tops(coins, parts, ahead), strict=True):
                ratio.add(before.less(top, *known_before(coins)), sum(coin.variance for coin in coins))

    def add_pairs(self, one: Seen) -> None:
        """What two components did beyond what each of them does."""
        found: dict[tuple[str, str], tuple[float, float]] = {}
        for seat, place in enumerate(one.places):
            had = surprises(one, seat)
            beyond = (place == 1) / one.places.count(1) - 1 / self.players - self.line.at(had)
            for (name, surprise), (other, also) in combinations(had.items(), 2):
                both = surprise * also
                top, bottom = found.get((name, other), (0.0, 0.0))
                found[name, other] = top + beyond * both, bottom + both * both
        for pair, (top, bottom) in found.items():
            self.pairs.setdefault(pair, Ratio()).add(top, bottom)

    def found(self, band: float) -> VariationFound:
        """`band`: a component may move the share of games won by so much before it stands out."""
        pairs = self.found_pairs()
        return VariationFound(
            games=self.games,
            experiments=self.experiments,
            forfeits=self.forfeits,
            places=tuple(self.place(at) for at in range(self.players)),
            course=GameCourse(
                turns=self.turns.found(),
                decisions=self.decisions.found(),
                score=self.score.found(),
                closeness=self.closeness.found(),
                shared=share(self.shared, self.games),
                lead_changes=self.changes.found(),
                half=share(self.half, self.halves),
            ),
            rivalries=tuple(rival.found() for rival in self.rivals if rival.games),
            effects=tuple(self.found_effects(band)),
            unused=tuple(self.found_unused()),
            pairs=tuple(pairs[:PAIRS]),
            pairs_tried=len(pairs),
            margins=dict(sorted(self.margins[0].items())),
        )

    def place(self, at: int) -> TurnPlace:
        margin = Mean()
        for value, many in sorted(self.margins[at].items()):
            margin.many += many
            margin.total += value * many
            margin.squares += value * value * many
        return TurnPlace(
            at + 1, share(self.wins[at], self.games), margin.found(), handicap(self.margins[at], self.players)
        )

    def decided_by_a_point(self) -> float:
        """The share of games: how densely margins lie where the first place is won, if they are spread normally."""
        spread = sqrt(self.ahead.variance)
        return NormalDist(self.ahead.value, spread).pdf(0) if spread else 0.0

    def outside(self, wins: Estimate, points: Estimate, band: float) -> float:
        """How often noise alone puts an effect so far outside of the band, by the games won or, where these seem to
        lie outside, by the points that decide so many games: points say it sooner. Each of two looks may err half as
        often as one."""
        found = chance_outside(wins, band)
        decided = self.decided_by_a_point()
        if decided and abs(wins.value) > band and wins.value * points.value > 0:
            found = min(found, chance_outside(points, band / decided))
        return min(1.0, 2 * found)

    def found_effects(self, band: float) -> list[ComponentEffect]:
        """The strongest first."""
        judged = {
            name: (wins.found(), points.found())
            for name, (wins, points) in self.effects.items()
            if wins.bottom >= LEAST
        }
        beyond = [self.outside(wins, points, band) for wins, points in judged.values()]
        found = [
            ComponentEffect(
                name=name,
                wins=wins,
                points=points,
                chance=chance,
                stands_out=chance < LEVEL,
                used=round(self.used[name] / max(1, self.games), 4),
                held=round(self.held[name] / max(1, self.games), 4),
            )
            for (name, (wins, points)), chance in zip(judged.items(), holm(beyond), strict=True)
        ]
        return sorted(found, key=lambda effect: (-effect.wins.value, effect.name))

    def found_unused(self) -> list[Unused]:
        found = []
        for option, offered in sorted(self.offered.items()):
            rate = share(self.chosen[option], offered)
            if offered >= OFFERED and rate.value < RARELY:
                found.append(Unused(option, offered, self.chosen[option], rate))
        return sorted(found, key=lambda one: (one.rate.value, -one.offered))

    def found_pairs(self) -> list[Pair]:
        """Those that win more together come first, then what noise explains well."""
        names = sorted(pair for pair, ratio in self.pairs.items() if ratio.bottom >= ENOUGH)
        wins = [self.pairs[pair].found() for pair in names]
        chances = holm([chance_of(found.value, found.error) for found in wins])
        found = [Pair(*row, row[2] < LEVEL and row[1].value > 0) for row in zip(names, wins, chances, strict=True)]
        return sorted(found, key=lambda pair: (not pair.stands_out, -pair.wins.value / (pair.wins.error or 1.0)))


def tops(coins: Sequence[Coin], parts: Sequence[float], ahead: Sequence[int]) -> tuple[float, float]:
    """Surprise times share of the victory beyond an even one, and times margin."""
    even = 1 / len(parts)
    return (
        sum((part - even) * coin.surprise for part, coin in zip(parts, coins, strict=True)),
        sum(margin * coin.surprise for margin, coin in zip(ahead, coins, strict=True)),
    )


def known_before(coins: Sequence[Coin]) -> tuple[float, float]:
    return sum(coin.ahead for coin in coins), sum(coin.later for coin in coins)


def surprises(one: Seen, seat: int) -> dict[str, float]:
    return {name: coins[seat].surprise for name, coins in one.coins.items() if coins[seat].surprise}


class LeastSquares:
    """Least squares: what all components together let expect, so that nothing of it is taken for a combination."""

    def __init__(self) -> None:
        self.products: dict[tuple[str, str], float] = {}
        self.worths: dict[str, float] = {}
        self._weights: dict[str, float] | None = None

    def add(self, had: dict[str, float], worth: float) -> None:
        for name, surprise in had.items():
            self.worths[name] = self.worths.get(name, 0.0) + surprise * worth
            self.products[name, name] = self.products.get((name, name), 0.0) + surprise * surprise
        for (name, surprise), (other, also) in combinations(had.items(), 2):
            self.products[name, other] = self.products.get((name, other), 0.0) + surprise * also

    def at(self, had: dict[str, float]) -> float:
        if self._weights is None:
            self._weights = self.solved()
        return sum(self._weights[name] * surprise for name, surprise in had.items())

    def solved(self) -> dict[str, float]:
        """By elimination; a little is added to the diagonal, since surprises of one draw come to nothing together."""
        names = sorted(self.worths)
        little = RIDGE * max((self.products[name, name] for name in names), default=0.0)
        rows = [
            [self.products.get((a, b), self.products.get((b, a), 0.0)) + little * (a == b) for b in names]
            + [self.worths[a]]
            for a in names
        ]
        for at, row in enumerate(rows):
            for below in rows[at + 1 :]:
                times = below[at] / row[at]
                for place in range(at, len(row)):
                    below[place] -= times * row[place]
        found: dict[str, float] = {}
        for at in reversed(range(len(names))):
            known = sum(rows[at][place] * found[names[place]] for place in range(at + 1, len(names)))
            found[names[at]] = (rows[at][-1] - known) / rows[at][at]
        return found


class Twice:
    """Pairs of numbers that come one by one."""

    __slots__ = ("first", "many", "products", "second")

    def __init__(self) -> None:
        self.many = self.first = self.second = self.products = 0

    def add(self, first: int, second: int) -> None:
        self.many += 1
        self.first += first
        self.second += second
        self.products += first * second

    def beyond(self, first: float, second: float) -> float:
        """The sum of products of what goes beyond these."""
        return self.products - second * self.first - first * self.second + self.many * first * second


class RivalSums:
    """Deals that are played in all rotations, one after the other."""

    def __init__(self, players: int, name: str, bot: str) -> None:
        self.players, self.name, self.bot = players, name, bot
        self.games = 0
        self.wins = 0.0
        self.all = Mean()
        self.by_bot = [Mean(), Mean()]
        self.by_place = [Mean() for _ in range(players)]
        self.rows: list[list[tuple[int, int, int]]] = []
        """Of the deal that is being played: by seat the margin, whether the rival has it, and its place."""
        self.deal = -1
        self.again: dict[tuple[int, int, int, int], Twice] = {}

    def add(self, one: Seen) -> None:
        ahead = [int(margin) for margin in margins(one.scores)]
        rival = one.seats.index(one.part)
        self.games += 1
        self.wins += (one.places[rival] == 1) / one.places.count(1)
        if one.deal != self.deal:
            self.end_deal()
            self.deal = one.deal
        row = []
        for seat in range(self.players):
            place, who = (seat - one.first) % self.players, int(seat == rival)
            row.append((ahead[seat], who, place))
            self.all.add(ahead[seat])
            self.by_bot[who].add(ahead[seat])
            self.by_place[place].add(ahead[seat])
        self.rows.append(row)

    def end_deal(self) -> None:
        """What the same seat got in two games of a deal."""
        for row, other in combinations(self.rows, 2):
            for (margin, who, place), (again, who_again, place_again) in zip(row, other, strict=True):
                self.again.setdefault((who, place, who_again, place_again), Twice()).add(margin, again)
        self.rows.clear()

    def of_deals(self) -> float:
        """The covariance of two games of a deal, beyond who plays and who began."""
        many, total = 0, 0.0
        for (who, place, who_again, place_again), twice in self.again.items():
            many += twice.many
            total += twice.beyond(self.usual(who, place), self.usual(who_again, place_again))
        return total / many if many else 0.0

    def usual(self, who: int, place: int) -> float:
        return self.by_bot[who].value + self.by_place[place].value - self.all.value

    def found(self) -> Rivalry:
        self.end_deal()
        even = 1 / self.players
        rival = share(self.wins, self.games)
        rest = share(self.games - self.wins, self.games)
        better = self.wins / self.games > even
        whole = self.all.variance or 1.0
        skill = sum(mean.many * (mean.value - self.all.value) ** 2 for mean in self.by_bot) / self.all.many / whole
        place = sum(mean.many * (mean.value - self.all.value) ** 2 for mean in self.by_place) / self.all.many / whole
        deal = min(max(0.0, self.of_deals() / whole), max(0.0, 1 - skill - place))
        return Rivalry(
            rival=self.name,
            better=self.name if better else self.bot,
            games=self.games,
            wins=rival if better else rest,
            even=round(even if better else 1 - even, 4),
            skill=round(skill, 4),
            place=round(place, 4),
            deal=round(deal, 4),
            rest=round(max(0.0, 1 - skill - place - deal), 4),
        )


def handicap(margins: Counter[int], players: int) -> Estimate:
    """Points that would let a seat win one game of as many as there are players, a shared first place counting in part.
    The interval is that of the order statistics."""
    many = margins.total()
    if not many:
        return Estimate(0.0, 0.0, 0.0, 0.0)
    wanted = many / players
    half = SURE * sqrt(many * (1 / players) * (1 - 1 / players))
    value, low, high = (needed(margins, max(0.0, min(float(many), wanted + more))) for more in (0.0, -half, half))
    return Estimate(value, low, high, round((high - low) / (2 * SURE), 6))


def needed(margins: Counter[int], wanted: float) -> float:
    """The fewest points with which so many games are won, by halves of a point; a draw is half a win."""
    won = 0.0
    for margin in sorted(margins, reverse=True):
        if won + margins[margin] / 2 >= wanted:
            return float(-margin)
        won += margins[margin]
        if won >= wanted:
            return -margin + 0.5
    return -min(margins) + 0.5
