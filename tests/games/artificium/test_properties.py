"""Random games: nothing is lost, everybody knows what they were told and nothing else, points are right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from artel.games.artificium import GAME
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, chance_for, chance_in_place, pending, play_out, question_for, settle
from artel.kernel.frames import Tell
from artel.kernel.record import Match, replay
from contract import examination as exam
from games.artificium.conservation import CARDS, RULES, STONES, Ledger

GAMES_EACH, DEEP = 24, 1000
LONGEST = 3000


def beginning(seats: int, seed: int) -> Any:
    """A new table; every other time with full boards and purses, so that costly cards are applied."""
    setup = GAME.setup(seats)
    if seed % 2:
        return GAME.new(setup)
    board = dict.fromkeys(STONES, 3)
    every = range(1, seats + 1)
    return GAME.lay_out(
        setup, {"phase": "start", "stones": dict.fromkeys(every, board), "coins": dict.fromkeys(every, 30)}
    )


def advance(t: Any, rng: Rng) -> Tell:
    """One random input, in place."""
    tell = Tell()
    chance = chance_for(t)
    if chance is not None:
        chance_in_place(t, chance.sample(t, rng), tell)
    else:
        asked = pending(t)
        seat = asked[rng.below(len(asked))]
        question = question_for(t, seat)
        assert question is not None
        act_in_place(t, seat, question.sample(t, rng), tell)
    return tell


def a_game(seats: int, seed: int, happened: Counter[str]) -> None:
    rng = Rng(seed * 7 + seats)
    t = beginning(seats, seed)
    books = Ledger(GAME, t)
    tell = Tell()
    settle(t, tell)
    books.saw(tell.events)
    inputs = 0
    while t.stack:
        events = advance(t, rng).events
        books.saw(events)
        books.check(t)
        happened.update(type(event).__name__ for event in events)
        inputs += 1
        assert inputs < LONGEST, "it does not end"
    exam.points_are_right(GAME, t, books)
    assert t.round_number == RULES["rounds"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_lost_and_points_are_right(seats: int) -> None:
    happened: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        a_game(seats, seed, happened)
    told = {kind.__name__ for kind in GAME.event_type.__args__} - {"DrewFaceDown", "ScoutedFaceDown"}
    assert set(happened) == told  # everything that can happen has happened


@pytest.mark.deep
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_lost_in_many_games(seats: int) -> None:
    for seed in range(GAMES_EACH, DEEP):
        a_game(seats, seed, Counter())


def tables(seats: int, seed: int, every: int) -> Iterator[Any]:
    """Some tables of a random game."""
    rng = Rng(seed * 11 + seats)
    t = beginning(seats, seed)
    settle(t, None)
    at = 0
    while t.stack:
        if at % every == 0:
            yield t
        advance(t, rng)
        at += 1
    yield t


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_view_is_enough(seats: int) -> None:
    for at, t in enumerate(tables(seats, 0, 5 + seats)):
        for seat in exam.seats_of(t):
            exam.a_view_is_enough(GAME, t, seat, at)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_tells_a_seat_the_same_looks_the_same_to_it(seats: int) -> None:
    for at, t in enumerate(tables(seats, 2, 5 + 2 * seats)):
        for seat in exam.seats_of(t):
            exam.told_is_seen(GAME, t, seat, at, most=20)
            exam.seen_is_told(GAME, t, seat, at, most=20)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_new_deal_of_the_hidden_cards_loses_nothing(seats: int) -> None:
    """On tables made of views too each card is there once, and what each seat knows is so."""
    for at, t in enumerate(tables(seats, 4, 9)):
        for seat in exam.seats_of(t):
            twin = GAME.determinize(GAME.view(t, seat), Rng(at))
            books = Ledger(GAME, twin)
            books.check(twin)
            rebuilt = GAME.rebuild(GAME.view(t, seat))
            Ledger(GAME, rebuilt).check(rebuilt)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_options_samples_copies_and_storage(seats: int) -> None:
    actions = exam.all_actions(GAME)
    assert len(actions) == len(CARDS) ** 2 + 3 * len(CARDS) + 2 * len(STONES) + 6 + 6 * len(STONES) + 6
    for at, t in enumerate(tables(seats, 6, 8)):
        exam.options_are_the_law(GAME, t, actions, at, most=6)
        exam.samples_are_options(t, at)
        exam.copies_are_apart(GAME, t)
        exam.a_table_can_be_stored(GAME, t, at)
        exam.the_engine_is_plain(GAME, t, at)
        if len(pending(t)) > 1:
            exam.answers_commute(GAME, t, at)


def test_a_record_replays() -> None:
    m = Match(GAME.setup(3), b"seed")
    rng = Rng(5)
    while not m.over:
        seat = pending(m.table)[0]
        question = question_for(m.table, seat)
        assert question is not None
        m.act(seat, question.sample(m.table, rng))
    exam.a_record_replays(m)
    books = Ledger(GAME, Match(GAME.setup(3), None).table)
    again = replay(m.record())
    books.saw(again.events)
    assert list(m.result().scores) == books.recount(GAME.view(again.table, -1))


def test_playouts_end() -> None:
    for seats in (2, 6):
        for seed in range(4):
            t = beginning(seats, seed)
            play_out(t, Rng(seed))
            assert not t.stack
            assert t.round_number == RULES["rounds"]
