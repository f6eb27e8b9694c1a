"""Rounds of a tournament: nobody meets anybody twice and nobody rests twice, as long as it can be avoided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artel.server.contests.matching import NOBODY, largest
from artel.server.contests.pairing import PairingPlayed, Past, Round, round_robin, round_robin_rounds, standings, swiss


@given(
    st.integers(0, 9).flatmap(lambda n: st.tuples(st.just(n), st.sets(st.tuples(st.integers(0, n), st.integers(0, n)))))
)
def test_largest_matching(graph: tuple[int, set[tuple[int, int]]]) -> None:
    many, edges = graph[0] + 1, {frozenset(edge) for edge in graph[1] if edge[0] != edge[1]}
    neighbours = [[other for other in range(many) if frozenset((one, other)) in edges] for one in range(many)]
    mates = largest(neighbours)
    assert all(mate == NOBODY or (mates[mate] == one and mate in neighbours[one]) for one, mate in enumerate(mates))

    def most(left: frozenset[frozenset[int]]) -> int:
        if not left:
            return 0
        edge = min(left, key=sorted)
        return max(most(left - {edge}), 1 + most(frozenset(other for other in left if not other & edge)))

    if len(edges) <= 14:
        assert sum(mate != NOBODY for mate in mates) // 2 == most(frozenset(edges))


def pairs_of(one: Round) -> list[frozenset[int]]:
    return [frozenset(pair) for table in one.tables for pair in combinations(table, 2)]


def ways(entrants: list[int]) -> Iterator[list[frozenset[int]]]:
    """Every way to pair an even number."""
    if not entrants:
        yield []
        return
    first, *rest = entrants
    for other in rest:
        for more in ways([one for one in rest if one != other]):
            yield [frozenset((first, other)), *more]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_swiss_between_two(data: st.DataObject) -> None:
    many = data.draw(st.integers(2, 8))
    entrants, past, played = list(range(1, many + 1)), Past(), list[PairingPlayed]()
    for _ in range(data.draw(st.integers(1, 8))):
        if len(entrants) > 2 and data.draw(st.integers(0, 9)) == 0:
            entrants.remove(data.draw(st.sampled_from(entrants)))
        found = standings(list(range(1, many + 1)), played, past.byes)
        order = [standing.entrant for standing in found if standing.entrant in entrants]
        points = {standing.entrant: standing.points for standing in found}
        fewest = min(past.byes[one] for one in entrants)
        made = swiss(order, points, 2, past)
        check_round(made, entrants, 2)
        assert all(past.byes[one] == fewest for one in made.byes)
        again = sum(past.met[pair] > 0 for pair in pairs_of(made))
        resting = [one for one in entrants if past.byes[one] == fewest] if len(entrants) % 2 else [0]
        least = min(
            sum(past.met[pair] > 0 for pair in way)
            for rests in resting
            for way in ways([one for one in entrants if one != rests])
        )
        assert again == least
        past.add(made)
        played += [PairingPlayed(table, data.draw(st.sampled_from([(1, 2), (2, 1), (1, 1)]))) for table in made.tables]


def check_round(made: Round, entrants: list[int], players: int) -> None:
    """Everybody plays once, or rests; nobody more rests than must."""
    assert sorted([*made.byes, *[one for table in made.tables for one in table]]) == sorted(entrants)
    assert all(len(table) == players for table in made.tables)
    assert len(made.byes) == len(entrants) % players


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 6), st.integers(3, 24), st.integers(1, 5), st.randoms(use_true_random=False))
def test_swiss_at_larger_tables(players: int, many: int, rounds: int, random: object) -> None:
    many = max(many, players)
    entrants, past = list(range(1, many + 1)), Past()
    points = dict.fromkeys(entrants, 0.0)
    for number in range(rounds):
        made = swiss(sorted(entrants, key=lambda one: (-points[one], one)), points, players, past)
        check_round(made, entrants, players)
        fewest = min(past.byes[one] for one in entrants)
        assert all(
            past.byes[one] <= fewest + (len(made.byes) > sum(past.byes[o] == fewest for o in entrants))
            for one in made.byes
        )
        if number == 1 and many // players >= players:
            assert not any(past.met[pair] for pair in pairs_of(made))
        past.add(made)
        for table in made.tables:
            points[random.choice(table)] += 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("many", range(2, 14))
def test_round_robin_between_two(many: int) -> None:
    entrants, past = list(range(1, many + 1)), Past()
    rounds = round_robin_rounds(many, 2, 99)
    for number in range(1, rounds + 1):
        made = round_robin(entrants, entrants, 2, past, number)
        check_round(made, entrants, 2)
        past.add(made)
    assert set(past.met.values()) == {1}
    assert len(past.met) == many * (many - 1) // 2
    assert set(past.byes.values()) == ({1} if many % 2 else set())
    assert all(abs(past.sat[one, 0] - past.sat[one, 1]) <= 1 for one in entrants)


def test_who_would_meet_somebody_gone_rests() -> None:
    made = round_robin([1, 2, 3, 4], {1, 2, 3}, 2, Past(), 1)
    assert (len(made.tables), len(made.byes)) == (1, 1)


@pytest.mark.parametrize(("many", "players", "most"), [(6, 3, 5), (9, 3, 6), (12, 4, 8), (7, 3, 8)])
def test_round_robin_at_larger_tables(many: int, players: int, most: int) -> None:
    entrants, past = list(range(1, many + 1)), Past()
    rounds = round_robin_rounds(many, players, 40)
    assert rounds <= most
    for number in range(1, rounds + 1):
        past.add(round_robin(entrants, entrants, players, past, number))
    assert len(past.met) == many * (many - 1) // 2


def test_standings() -> None:
    played = [
        PairingPlayed((1, 2), (1, 2)),
        PairingPlayed((3, 4), (1, 1)),
        PairingPlayed((1, 3), (2, 1)),
        PairingPlayed((2, 5), None),
    ]
    found = standings([1, 2, 3, 4, 5], played, Counter({5: 1}))
    assert [(one.entrant, one.place, one.points, one.buchholz) for one in found] == [
        (3, 1, 1.5, 1.5),
        (1, 2, 1.0, 1.5),
        (5, 3, 1.0, 0.0),
        (4, 4, 0.5, 1.5),
        (2, 5, 0.0, 2.0),
    ]
    three = standings([1, 2, 3], [PairingPlayed((1, 2, 3), (1, 1, 3))], {})
    assert [(one.points, one.behind) for one in three] == [(0.5, 0.75), (0.5, 0.75), (0.0, 0.0)]
