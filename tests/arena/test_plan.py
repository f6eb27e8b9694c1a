"""Who plays whom, on which deal, in which seat."""

from __future__ import annotations

from collections import Counter

import pytest

from artel.arena.plan import FORMAT, ArenaPlan, contests, line_ups, read_games, seatings
from artel.bots import Clock
from artel.bots.entrants import BadEntrant, Entrant, read_entrants
from artel.games import GAMES
from artel.kernel.errors import BadInput, BadOption, BadSeats, UnknownGame


def plan(
    bots: str = "level2,level1,random",
    games: tuple[str, ...] = ("zodchie",),
    players: tuple[int, ...] = (2,),
    rounds: int = 8,
    seed: str = "1",
    options: dict[str, str] | None = None,
) -> ArenaPlan:
    return ArenaPlan(
        FORMAT, games, players, tuple(read_entrants([bots])), rounds, Clock(iterations=9), seed, options or {}, {}
    )


def names(line_up: tuple[Entrant, ...]) -> str:
    return "".join(entrant.name for entrant in line_up)


def three(names: str) -> list[Entrant]:
    return [Entrant(name, "random") for name in names]


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aabb"]),
        ("abc", 3, ["abc"]),
        ("abc", 4, ["aabc", "abbc", "abcc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
    ],
)
def test_seats_are_shared_as_evenly_as_can_be(bots: str, players: int, expected: list[str]) -> None:
    assert [names(line_up) for line_up in line_ups(three(bots), players)] == expected


@pytest.mark.parametrize("line_up", ["ab", "aab", "aabb", "abc", "abcd", "aaabb", "abcdefg"])
def test_every_bot_sits_everywhere_equally_often(line_up: str) -> None:
    """After whole deals; no deal is played twice in the same seats."""
    games = seatings(tuple(three(line_up)))
    dealt = [next(games) for _ in range(400)]
    last = dealt[-1][0]
    rows = [(deal, names(seats)) for deal, seats in dealt if deal < last]
    assert len(set(rows)) == len(rows)
    for bot in set(line_up):
        at = Counter(seat for _, seats in rows for seat, name in enumerate(seats) if name == bot)
        assert len({at[seat] for seat in range(len(line_up))}) == 1


def test_orders_around_the_table_change() -> None:
    games = seatings(tuple(three("aabb")))
    assert [(deal, names(seats)) for deal, seats in (next(games) for _ in range(8))] == [
        (0, "aabb"), (0, "abba"), (0, "bbaa"), (0, "baab"), (1, "abab"), (1, "baba"), (2, "aabb"), (2, "abba"),
    ]  # fmt: skip


def test_deals_are_the_same_for_each_pairing() -> None:
    (contest,) = contests(plan())
    assert len(contest.jobs) == 3 * 8
    for at in range(3):
        jobs = [job for job in contest.jobs if job.line_up == at]
        assert [job.number for job in jobs] == list(range(8))
        assert [job.deal for job in jobs] == [0, 0, 1, 1, 2, 2, 3, 3]
        for first, second in zip(jobs[::2], jobs[1::2], strict=True):
            assert (first.seed, first.seats) == (second.seed, second.seats[::-1])
    assert len({(job.deal, job.seed) for job in contest.jobs}) == 4
    assert len({job.seed for job in contest.jobs}) == 4


def test_other_seeds_games_and_tables_have_other_deals() -> None:
    whole = [
        *contests(plan(games=("zodchie", "artificium"), players=(2, 3))),
        *contests(plan(seed="2")),
    ]
    seeds = [{job.seed for job in contest.jobs} for contest in whole]
    assert [(contest.setup.game, contest.setup.seats) for contest in whole] == [
        ("zodchie", 2), ("zodchie", 3), ("artificium", 2), ("artificium", 3), ("zodchie", 2),
    ]  # fmt: skip
    assert len(set().union(*seeds)) == sum(map(len, seeds))


def test_more_games_begin_with_the_same_ones() -> None:
    (few,), (many,) = contests(plan(rounds=5)), contests(plan(rounds=9))
    assert {job.key for job in few.jobs} < {job.key for job in many.jobs}
    by_key = {job.key: job for job in many.jobs}
    assert all(by_key[job.key] == job for job in few.jobs)


def test_games_by_name() -> None:
    assert read_games("all") == list(GAMES)
    assert read_games("zodchie, carcassonne") == ["zodchie", "carcassonne"]
    with pytest.raises(UnknownGame, match="There is no game “chess”"):
        read_games("zodchie,chess")
    with pytest.raises(BadInput, match="Name a game"):
        read_games(None)


def test_of_several_games_those_are_played_that_are_for_so_many() -> None:
    assert [one.setup.game for one in contests(plan(games=tuple(GAMES), players=(7,)))] == ["architects"]
    with pytest.raises(BadSeats):
        contests(plan(games=tuple(GAMES), players=(9,)))
    with pytest.raises(BadSeats, match="zodchie is for 2 to 4 players, not for 5"):
        contests(plan(players=(5,)))


def test_options_go_to_the_games_that_have_them() -> None:
    one, two = contests(plan(games=("zodchie", "artificium"), options={"variant": "advanced"}))
    assert (one.setup.options["variant"], "variant" in two.setup.options) == ("advanced", False)
    with pytest.raises(BadOption, match="The option wild cannot be “yes”"):
        contests(plan(options={"wild": "yes"}))
    with pytest.raises(BadOption, match="variant"):
        contests(plan(options={"variant": "wild"}))


def test_entrants() -> None:
    assert read_entrants(["level3,quick=level4@0.5s", "level4@500i", r"mine=cmd:python my\,bot.py --x=1"]) == [
        Entrant("level3", "level3"),
        Entrant("quick", "level4", Clock(seconds=0.5)),
        Entrant("level4@500i", "level4", Clock(iterations=500)),
        Entrant("mine", "cmd:python my,bot.py --x=1"),
    ]
    (own, by_iterations) = read_entrants(["level4@2s,level4@500i"], processor=True)
    assert own.clock == Clock(seconds=2.0, processor=True)
    assert by_iterations.clock == Clock(iterations=500)
    assert read_entrants(["cmd:bot --level=3"]) == [Entrant("cmd:bot --level=3", "cmd:bot --level=3")]
    assert read_entrants(["py:bots.misbehaving:Crashing"])[0].bot == "py:bots.misbehaving:Crashing"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("level9", "“level9” is no bot for an arena: bots are random, casual"),
        ("level3,level3", "“level3” is no bot for an arena: it is there twice"),
        ("level3,", "a bot is"),
        ("py:no_such_module:Bot", "it cannot be imported"),
        ("py:bots.misbehaving:Nobody", "it cannot be imported"),
        ("py:", "it cannot be imported"),
    ],
)
def test_no_entrants(text: str, problem: str) -> None:
    with pytest.raises(BadEntrant, match=problem):
        read_entrants([text])


def test_one_bot_is_no_arena() -> None:
    with pytest.raises(BadInput, match="at least two bots"):
        contests(plan("level2"))
