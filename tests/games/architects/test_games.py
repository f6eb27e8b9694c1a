"""Whole games at random: they end, nothing is lost at any table, the points are right."""

from __future__ import annotations

import pytest

from artel.games.architects import GAME
from artel.games.architects.events import Ended
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, chance_in_place, play_out
from artel.kernel.frames import Chance, Question, Tell
from artel.kernel.record import Match
from artel.records import replay, verify
from games.architects.conservation import Ledger

LONGEST = 1000
every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])


def play_at_random(seats: int, seed: int, wonders: str = "random") -> None:
    """The books are compared at every table; a recount now and then and at the end."""
    rng = Rng(seed)
    t = GAME.new(GAME.setup(seats, {"wonders": wonders}))
    books = Ledger(GAME, t)
    inputs, last = 0, Tell()
    while t.stack:
        tell = Tell()
        top = t.stack[-1]
        if isinstance(top, Chance):
            chance_in_place(t, top.sample(t, rng), tell)
        else:
            assert isinstance(top, Question)
            act_in_place(t, top.seat, top.sample(t, rng), tell)
        books.saw(tell.events)
        books.check(t)
        inputs, last = inputs + 1, tell
        assert inputs <= LONGEST
        if inputs % 100 == 0:
            assert books.recount(GAME.view(t, -1)) == GAME.scores(t)
    points = books.recount(GAME.view(t, -1))
    result = GAME.result(t)
    assert list(result.scores) == points == GAME.scores(t)
    assert [sum(item.points for item in result.items if item.seat == seat) for seat in range(seats)] == points
    standings = [(own, len(books.built[seat])) for seat, own in enumerate(points)]
    assert result.places == tuple(1 + sum(other > own for other in standings) for own in standings)
    assert last.events[-1] == Ended(result.scores, result.winners)
    finished = any(len(stages) == 5 for stages in books.built)
    assert finished or not any(map(any, [books.central, *books.below])), "somebody finished, or all decks are empty"


@every_number
def test_nothing_is_lost(seats: int) -> None:
    for seed in range(300):
        play_at_random(seats, seed)


@every_number
def test_drafted_games(seats: int) -> None:
    for seed in range(10):
        play_at_random(seats, seed, "draft")


@pytest.mark.deep
@every_number
def test_nothing_is_lost_in_a_thousand_games(seats: int) -> None:
    for seed in range(1000, 2000):
        play_at_random(seats, seed)


@every_number
def test_records_prove_themselves(seats: int) -> None:
    rng = Rng(seats)
    m = Match(GAME.setup(seats, {"wonders": "draft"}), b"seed")
    while not m.over:
        top = m.table.stack[-1]
        assert isinstance(top, Question)
        m.act(top.seat, top.sample(m.table, rng))
    record = m.record(reveal=True)
    assert replay(record).events == m.events
    assert verify(record).table.stack == []


@every_number
def test_playouts_end_and_nobody_listens(seats: int) -> None:
    for seed in range(20):
        t = GAME.new(GAME.setup(seats))
        play_out(t, Rng(seed))
        assert not t.stack
        assert sum(t.held) + sum(t.discard) + sum(t.below) + sum(t.central) + sum(
            top != -1 for top in t.tops
        ) == 60 + 25 * seats  # fmt: skip
