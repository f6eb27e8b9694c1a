"""Bots answer legally, from what their seat sees alone, and the same way again."""

import time
from itertools import count
from typing import Any

import pytest

from artel.bots import BOTS, LEVELS, STRENGTH, Clock, bot, thinks
from artel.bots.greedy import Apprentice, best, weigh
from artel.games import game, game_of
from artel.kernel.chance import Rng
from artel.kernel.engine import legal, pending
from artel.kernel.errors import BadInput, UnknownBot
from artel.kernel.game import Game
from artel.kernel.record import Match

ZODCHIE: Game[Any, Any, Any] = game("zodchie")
ANY_VIEW: Any = None
QUICK = Clock(iterations=30)
TABLES = [(seats, variant) for seats in (2, 3, 4) for variant in ("base", "advanced")]


def play(names: list[str], seed: int, variant: str = "base") -> Match:
    """A whole game between bots. Match refuses what is not legal."""
    match = Match(ZODCHIE.setup(len(names), {"variant": variant}), seed.to_bytes(8, "big"))
    bots, rngs = [bot(name) for name in names], [Rng(seed + seat) for seat in range(len(names))]
    while not match.over:
        for seat in pending(match.table):
            view = ZODCHIE.view(match.table, seat)
            match.act_text(seat, bots[seat].choose(view, view.options, QUICK, rngs[seat]).option)
    return match


def tables(seats: int, variant: str, seed: int) -> list[tuple[Any, int]]:
    """The tables of a random game and who is asked there, where there is something to choose."""
    match = Match(ZODCHIE.setup(seats, {"variant": variant}), seed.to_bytes(8, "big"))
    rng = Rng(seed)
    found = []
    while not match.over:
        seat = pending(match.table)[0]
        options = legal(match.table, seat)
        if len(options) > 1:
            found.append((match.table, seat))
        match.act(seat, options[rng.below(len(options))])
    return found


@pytest.mark.parametrize(("seats", "variant"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_whole_games_are_legal(name: str, seats: int, variant: str) -> None:
    assert play([name] * seats, 7, variant).over


@pytest.mark.parametrize("variant", ["base", "advanced"])
@pytest.mark.parametrize("name", BOTS)
def test_a_game_comes_out_the_same_again(name: str, variant: str) -> None:
    assert play([name] * 2, 5, variant).inputs == play([name] * 2, 5, variant).inputs


@pytest.mark.parametrize(("seats", "variant"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_see_changes_nothing(name: str, seats: int, variant: str) -> None:
    differ = 0
    for table, seat in tables(seats, variant, 11)[::5]:
        view = ZODCHIE.view(table, seat)
        one, other = (ZODCHIE.determinize(view, Rng(seed)) for seed in (1, 2))
        differ += list(one.hands) != list(other.hands)
        views = [ZODCHIE.view(t, seat) for t in (one, other)]
        answers = [bot(name).choose(v, v.options, QUICK, Rng(3)).option for v in views]
        assert answers[0] == answers[1]
        assert answers[0] in view.options
    assert differ  # the tables were not all the same


def test_the_apprentice_beats_random() -> None:
    wins = 0
    for seed in range(10):
        for seat in (0, 1):
            names = ["random", "random"]
            names[seat] = "level2"
            wins += play(names, seed).result().winners == (seat,)
    assert wins >= 18


def laid_out(city: dict[str, str], hand: list[str]) -> Match:
    setup = ZODCHIE.setup(2)
    return Match(setup, None, table=ZODCHIE.lay_out(setup, {"city": city, "hands": {1: hand}}))


def apprentice(match: Match, seed: int = 1) -> str:
    view = ZODCHIE.view(match.table, 0)
    return weigh(view, view.options, 1, Clock(), Rng(seed)).option


def test_the_apprentice_counts_on_its_own_next_answer() -> None:
    match = laid_out({"a1": "2 villa/4", "a2": "2 tavern"}, ["villa", "barracks"])
    assert apprentice(match) == "barracks b1"  # beside the Villa, worth 12; on a3 it would reach the Tavern alone


def test_the_apprentice_looks_one_question_further_where_nothing_shows_yet() -> None:
    match = laid_out({"a1": "1 library", "a2": "2 park"}, ["tavern", "villa"])
    match.act_text(0, "tavern a3")
    assert ZODCHIE.view(match.table, 0).options == ("a1", "a2", "a3", "no")
    assert {apprentice(match, seed) for seed in range(8)} == {"a1", "a2"}  # the Library gains a point in quarter 2


def test_random_reaches_every_option() -> None:
    options = ["a1", "a2", "no"]
    rng = Rng(5)
    chosen = [bot("random").choose(ANY_VIEW, options, Clock(), rng).option for _ in range(300)]
    assert all(70 < chosen.count(option) < 130 for option in options)


def test_ties_are_broken_at_random() -> None:
    rng = Rng(5)
    assert {best([2.0, 1.0, 2.0], rng) for _ in range(50)} == {0, 2}


def test_the_apprentice_keeps_to_the_clock() -> None:
    table, seat = max(tables(4, "advanced", 3), key=lambda found: len(legal(*found)))
    view = ZODCHIE.view(table, seat)
    Apprentice().choose(view, view.options, Clock(0.0), Rng(1))  # what is made once for all is made by now
    begun = time.process_time()
    assert Apprentice().choose(view, view.options, Clock(0.0), Rng(1)).option in view.options
    hurried = time.process_time() - begun
    begun = time.process_time()
    assert Apprentice().choose(view, view.options, Clock(), Rng(1)).option in view.options
    assert hurried < (time.process_time() - begun) / 4


def test_a_table_half_tried_out_of_time_still_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = max(tables(2, "base", 3), key=lambda found: len(legal(*found)))
    view = ZODCHIE.view(table, seat)
    ticks = iter(range(1000))
    monkeypatch.setattr("artel.bots.perf_counter", lambda: float(next(ticks)))
    assert weigh(view, view.options, 1, Clock(3.0), Rng(1)).option in view.options[:4]


@pytest.mark.parametrize("name", ["level2", "level4"])
def test_seconds_may_be_of_the_processor(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else the machine does meanwhile."""
    table, seat = max(tables(2, "base", 3), key=lambda found: len(legal(*found)))
    view = ZODCHIE.view(table, seat)
    ticks = count(1)
    monkeypatch.setattr("artel.bots.process_time", lambda: float(next(ticks)))
    monkeypatch.setattr("artel.bots.perf_counter", lambda: pytest.fail("the wrong clock"))
    answer = bot(name).choose(view, view.options, Clock(3.0, processor=True), Rng(1))
    assert answer.option in view.options
    assert 2 < next(ticks) < 10


def test_one_option_needs_no_thought() -> None:
    assert {bot(name).choose(ANY_VIEW, ["pass"], Clock(), Rng(1)).option for name in BOTS} == {"pass"}


def test_the_game_is_found_by_the_view() -> None:
    table, seat = tables(2, "base", 1)[0]
    assert game_of(ZODCHIE.view(table, seat)) is ZODCHIE


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=rf"There is no bot “deep”\. Bots: {', '.join(BOTS)}\."):
        bot("deep")
    assert issubclass(UnknownBot, BadInput)


def test_levels_are_told_by_their_names_and_thinkers_by_their_classes() -> None:
    assert list(LEVELS) == sorted(set(BOTS) - {"random", "casual"})
    assert [name for name in LEVELS if thinks(name)] == ["level3", "level4", "level5"]
    assert sorted(LEVELS, key=STRENGTH.__getitem__) == list(LEVELS)
    assert not thinks("random")
    assert not thinks("a program of somebody's")
