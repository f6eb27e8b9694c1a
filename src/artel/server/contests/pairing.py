"""Who plays whom in a round of a tournament, and how it stands. Entrants are numbers; nothing here knows of tables.

Nobody meets the same opponent twice, nobody has a second bye, and nobody sits on one seat more often than on another,
as long as it can be avoided: between two exactly, at tables of more as well as a search finds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from artel.kernel.chance import Rng
from artel.kernel.game import ranked
from artel.server.contests.matching import NOBODY, largest

STARTS: Final = 6
"""So often the search for tables of more than two begins anew."""
REPEATED: Final = 1e6
"""What meeting again costs, in squared points of difference."""

Pair = frozenset[int]


class Round(NamedTuple):
    """`tables`: entrants in the order of their seats."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


class PairingPlayed(NamedTuple):
    """What came out at one table; `places` as in a result, None where the game has no result (yet)."""

    entrants: tuple[int, ...]
    places: tuple[int, ...] | None


class Past:
    """The rounds so far."""

    def __init__(self, rounds: Iterable[Round] = ()) -> None:
        self.met: Counter[Pair] = Counter()
        self.byes: Counter[int] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        for one in rounds:
            self.add(one)

    def add(self, one: Round) -> None:
        self.byes.update(one.byes)
        for table in one.tables:
            self.met.update(map(frozenset, combinations(table, 2)))
            self.sat.update((entrant, seat) for seat, entrant in enumerate(table))


# -- Swiss -----------------------------------------------------------------------------------------------------


def swiss(entrants: Sequence[int], points: Mapping[int, float], players: int, past: Past) -> Round:
    """`entrants`: those who still play, best first. Equals play each other; byes go to the last."""
    if players == 2:
        return two_by_two(entrants, points, past)
    byes = bye_candidates(entrants, past)[: len(entrants) % players]
    playing = [entrant for entrant in entrants if entrant not in byes]
    return Round(tuple(seated(table, past) for table in gathered(playing, points, players, past)), tuple(byes))


def bye_candidates(entrants: Sequence[int], past: Past) -> list[int]:
    """Who has had the fewest comes first, and among these the last."""
    last_first = list(reversed(entrants))
    return sorted(last_first, key=lambda entrant: past.byes[entrant])


def two_by_two(entrants: Sequence[int], points: Mapping[int, float], past: Past) -> Round:
    byes: tuple[int, ...] = ()
    playing = list(entrants)
    if len(playing) % 2:
        fewest = min(past.byes[entrant] for entrant in playing)
        may = [entrant for entrant in bye_candidates(playing, past) if past.byes[entrant] == fewest]
        byes = (max(may, key=lambda entrant: fresh_pairs([one for one in playing if one != entrant], past)),)
        playing.remove(byes[0])
    pairs: list[tuple[int, ...]] = []
    left: list[int] = []
    while playing:
        best, first = fresh_pairs(playing, past), playing[0]
        for other in sorted(playing[1:], key=lambda other: abs(points[first] - points[other])):
            rest = [one for one in playing if one not in (first, other)]
            if not past.met[frozenset((first, other))] and 1 + fresh_pairs(rest, past) == best:
                pairs.append((first, other))
                playing = rest
                break
        else:
            left.append(playing.pop(0))
    while left:
        first = left.pop(0)
        other = min(left, key=lambda other: (past.met[frozenset((first, other))], abs(points[first] - points[other])))
        left.remove(other)
        pairs.append((first, other))
    return Round(tuple(seated(pair, past) for pair in pairs), byes)


def fresh_pairs(entrants: Sequence[int], past: Past) -> int:
    """How many pairs can be made at the same time of those who have not met."""
    neighbours = [
        [at for at, other in enumerate(entrants) if other != one and not past.met[frozenset((one, other))]]
        for one in entrants
    ]
    return sum(mate != NOBODY for mate in largest(neighbours)) // 2


def gathered(entrants: Sequence[int], points: Mapping[int, float], players: int, past: Past) -> list[list[int]]:
    """Tables of so many: as few as possible meet again, then equals play equals. A search that goes downhill."""

    def cost(one: int, other: int) -> float:
        return REPEATED * past.met[frozenset((one, other))] + (points[one] - points[other]) ** 2

    def total(tables: list[list[int]]) -> float:
        return sum(cost(one, other) for table in tables for one, other in combinations(table, 2))

    best: list[list[int]] = []
    rng = Rng(len(past.met))
    order = list(entrants)
    for _ in range(STARTS):
        tables = [order[at : at + players] for at in range(0, len(order), players)]
        downhill(tables, cost)
        best = min(best or tables, tables, key=total)
        if total(best) < REPEATED:
            break
        order.sort(key=lambda _: rng.below(1 << 30))
    return best


def downhill(tables: list[list[int]], cost: Callable[[int, int], float]) -> None:
    """Swaps two entrants of different tables as long as that makes it better."""

    def at_table(entrant: int, table: list[int], without: int) -> float:
        return sum(cost(entrant, other) for other in table if other not in (entrant, without))

    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    a, b = one[i], other[j]
                    now = at_table(a, one, a) + at_table(b, other, b)
                    if at_table(b, one, a) + at_table(a, other, b) < now - 1e-9:
                        one[i], other[j] = b, a
                        better = True


# -- round robin -----------------------------------------------------------------------------------------------


def round_robin(entrants: Sequence[int], playing: Collection[int], players: int, past: Past, number: int) -> Round:
    """`entrants`: all who began, in order; `playing`: those who still do; `number`: of the round, from 1."""
    if players > 2:
        return swiss([one for one in entrants if one in playing], dict.fromkeys(entrants, 0.0), players, past)
    there = [tuple(one for one in pair if one in playing) for pair in circle(entrants, number)]
    return Round(tuple(pair for pair in there if len(pair) == 2), tuple(pair[0] for pair in there if len(pair) == 1))


def circle(entrants: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """The first one stays and the others go round; where they are odd, all go round and one is alone. Who begins
    changes for each as evenly as can be."""
    ring: list[int | None] = [None, *entrants] if len(entrants) % 2 else [*entrants]
    turn = (number - 1) % (len(ring) - 1)
    ring[1:] = ring[1 + turn :] + ring[1 : 1 + turn]
    pairs = list(zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True))
    turned = [pair[::-1] if (board or number) % 2 == 0 else pair for board, pair in enumerate(pairs)]
    return [tuple(one for one in pair if one is not None) for pair in turned]


def round_robin_rounds(entrants: int, players: int, most: int) -> int:
    """After so many rounds everybody has met everybody; `most` where that takes more."""
    if players == 2:
        return min(most, entrants - 1 + entrants % 2)
    everybody, past = range(1, entrants + 1), Past()
    for number in range(1, most + 1):
        past.add(round_robin(everybody, everybody, players, past, number))
        if len(past.met) == entrants * (entrants - 1) // 2:
            return number
    return most


# -- seats and standings ---------------------------------------------------------------------------------------


def seated(table: Sequence[int], past: Past) -> tuple[int, ...]:
    """Each seat to whoever has had it least."""
    left, order = list(table), list[int]()
    for seat in range(len(table)):
        order.append(min(left, key=lambda entrant: past.sat[entrant, seat]))
        left.remove(order[-1])
    return tuple(order)


class TournamentStanding(msgspec.Struct, frozen=True):
    """`points`: 1 for a game won, shared where several won it, and 1 for a bye; then `buchholz` decides, the points of
    all opponents together; then `behind`, what part of the opponents was left behind, summed over the games."""

    entrant: int
    place: int
    points: float
    buchholz: float
    behind: float
    played: int
    byes: int


def standings(
    entrants: Sequence[int], played: Iterable[PairingPlayed], byes: Mapping[int, int]
) -> list[TournamentStanding]:
    """Best first: by points, then Buchholz, then behind."""
    points = {entrant: float(byes.get(entrant, 0)) for entrant in entrants}
    behind, games = dict.fromkeys(entrants, 0.0), dict.fromkeys(entrants, 0)
    opponents: dict[int, list[int]] = {entrant: [] for entrant in entrants}
    for table, places in played:
        for seat, entrant in enumerate(table):
            opponents[entrant] += [other for other in table if other != entrant]
            if places is not None:
                own = places[seat]
                games[entrant] += 1
                points[entrant] += (own == 1) / places.count(1)
                behind[entrant] += sum((other > own) + (other == own) / 2 for other in without(places, seat)) / (
                    len(places) - 1
                )
    buchholz = {entrant: sum(points[other] for other in opponents[entrant]) for entrant in entrants}
    keys = {one: (round(points[one], 6), round(buchholz[one], 6), round(behind[one], 6)) for one in entrants}
    places = ranked([keys[entrant] for entrant in entrants])
    found = [
        TournamentStanding(entrant, place, *keys[entrant], games[entrant], byes.get(entrant, 0))
        for entrant, place in zip(entrants, places, strict=True)
    ]
    return sorted(found, key=lambda standing: (standing.place, standing.entrant))


def without(places: Sequence[int], seat: int) -> list[int]:
    return [place for other, place in enumerate(places) if other != seat]
