"""Random games: nothing is lost, everybody knows what they were told and nothing else, points are right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from artel.examination import properties as exam
from artel.games.artificium import GAME
from artel.kernel.chance import Rng
from artel.kernel.engine import act_in_place, chance_for, chance_in_place, pending, play_out, question_for, settle
from artel.kernel.frames import Tell
from artel.kernel.record import Match
from artel.records import replay
from games.artificium.conservation import CARDS, COPIES, RULES, STONES, Ledger

GAMES_EACH, DEEP = 60, 1000
LONGEST = 3000


def beginning(seats: int, seed: int) -> Any:
    """A new table; every other time with full boards and purses, so that costly cards are applied, and with half of the
    cards discarded, so that decks are shuffled."""
    setup = GAME.setup(seats)
    if seed % 2:
        return GAME.new(setup)
    every = range(1, seats + 1)
    layout = {
        "phase": "start",
        "stones": dict.fromkeys(every, dict.fromkeys(STONES, 3)),
        "coins": dict.fromkeys(every, 30),
        "discard": {card: many // 2 for card, many in COPIES.items()},
    }
    return GAME.lay_out(setup, layout)


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
    for at, t in enumerate(tables(seats, 0, 3 * seats)):
        for seat in exam.seats_of(t):
            exam.a_view_is_enough(GAME, t, seat, at)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_tells_a_seat_the_same_looks_the_same_to_it(seats: int) -> None:
    for at, t in enumerate(tables(seats, 2, seats * seats + 3)):
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
    assert list(m.result().scores) == books.recount(again.game.view(again.table, -1))


def test_playouts_end() -> None:
    for seats in (2, 6):
        for seed in range(4):
            t = beginning(seats, seed)
            play_out(t, Rng(seed))
            assert not t.stack
            assert t.round_number == RULES["rounds"]


def lose_from_hand(t: Any) -> None:
    t.hands[next(at for at, many in enumerate(t.hands) if many)] -= 1


def double_in_deck(t: Any) -> None:
    t.deck[0] += 1


def swap_hands(t: Any) -> None:
    for at in range(len(CARDS)):
        t.hands[at], t.hands[at + len(CARDS)] = t.hands[at + len(CARDS)], t.hands[at]


def miscount_a_hand(t: Any) -> None:
    t.sizes[1] += 1


def lose_a_stone(t: Any) -> None:
    t.stones[0] -= 1


def mint_a_coin(t: Any) -> None:
    t.coins[1] += 1


def move_a_marker(t: Any) -> None:
    t.points[0] += 1


def know_a_hand(t: Any) -> None:
    for at, many in enumerate(t.hands):
        t.known[at] = many


def know_the_deck(t: Any) -> None:
    for at, many in enumerate(t.deck):
        t.shuffled[at] = many


@pytest.mark.parametrize(
    "spoil",
    [
        lose_from_hand, double_in_deck, swap_hands, miscount_a_hand, lose_a_stone, mint_a_coin, move_a_marker,
        know_a_hand, know_the_deck,
    ],
    ids=lambda spoil: spoil.__name__,
)  # fmt: skip
def test_the_books_miss_nothing(spoil: Callable[[Any], None]) -> None:
    rng, t = Rng(1), beginning(3, 0)
    books = Ledger(GAME, t)
    for _ in range(40):
        books.saw(advance(t, rng).events)
    books.check(t)
    spoil(t)
    with pytest.raises(AssertionError):
        books.check(t)
