"""Bots that are programs: what they answer, and what becomes of a question when they do not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from artel.bots import Clock, Weighed
from artel.bots.external import LIVES, BotFault, External
from artel.games import game, games
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.record import Match
from artel.records import verify
from patience import HANG

PROGRAM = Path(__file__).with_name("program.py")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "external_bot.py"
ZODCHIE = game("zodchie")
MATCH = Match(ZODCHIE.setup(2), b"external")
SEAT = pending(MATCH.table)[0]
VIEW = ZODCHIE.view(MATCH.table, SEAT)
QUICK = Clock(seconds=0.1)


@contextmanager
def program(mode: str, grace: float = HANG) -> Iterator[External]:
    with closing(External(f"{sys.executable} {PROGRAM} '{mode}'", grace)) as bot:
        yield bot


def ask(bot: External, clock: Clock = QUICK) -> str:
    return bot.choose(VIEW, VIEW.options, clock, Rng(1)).option


@pytest.mark.parametrize("name", [found.id for found in games()])
def test_the_example_plays_whole_games(name: str) -> None:
    found = game(name)
    match = Match(found.setup(2), b"example")
    rng = Rng(1)
    with closing(External(f"{sys.executable} {EXAMPLE}", grace=HANG)) as bot:
        while not match.over:
            seat = pending(match.table)[0]
            view: Any = found.view(match.table, seat)
            other = view.options[rng.below(len(view.options))]
            match.act_text(seat, bot.choose(view, view.options, Clock(), rng).option if seat == 0 else other)
        assert bot.ended == 0
    verify(match.record(reveal=True))


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30


def test_reasons_are_handed_on() -> None:
    with program("ranked") as bot:
        answer = bot.choose(VIEW, VIEW.options, QUICK, Rng(1))
    assert answer.option == VIEW.options[0]
    assert answer.ranked == (Weighed(VIEW.options[0], visits=9, win=0.6),)


def test_the_same_seed_is_told_again() -> None:
    with (
        closing(External(f"{sys.executable} {EXAMPLE}", grace=HANG)) as one,
        closing(External(f"{sys.executable} {EXAMPLE}", grace=HANG)) as two,
    ):
        answers = [[bot.choose(VIEW, VIEW.options, QUICK, Rng(seed)).option for seed in range(9)] for bot in (one, two)]
    assert answers[0] == answers[1]
    assert len(set(answers[0])) > 1


@pytest.mark.parametrize(
    ("mode", "problem"),
    [
        ("garbage", "its line is no answer"),
        ("garbage bytes", "its line is no answer"),
        ("no answer", "missing required field `option`"),
        ("protocol 1", "this is protocol 2: its answer is to be called `option`, not `choice`"),
        ("wrong type", "Expected `str`, got `int`"),
        ("illegal", "“castle a1” is not among the options"),
        ("wrong id", "it answers question 6, but question 1 is open"),
        ("long", "its line is longer than 1048576 bytes"),
        ("dies", "it has ended with status 3"),
    ],
)
def test_a_fault_is_told(mode: str, problem: str) -> None:
    with program(mode) as bot, pytest.raises(BotFault, match=r"^The bot gave no answer: ") as told:
        ask(bot, Clock(seconds=2))
    assert problem in str(told.value)


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "''", str(Path(__file__).parent)])
def test_what_cannot_be_started_is_not_tried_again(command: str) -> None:
    with closing(External(command)) as bot:
        with pytest.raises(BotFault, match="it cannot be started"):
            ask(bot)
        with pytest.raises(BotFault, match="not asked again"):
            ask(bot)


def test_it_is_started_again_when_it_has_ended() -> None:
    with program("dies once") as bot:
        with pytest.raises(BotFault, match="status 3"):
            ask(bot, Clock(seconds=2))
        assert ask(bot, Clock(seconds=2)) == VIEW.options[0]
        assert bot.ended == 1


def test_one_that_ends_every_time_is_given_up() -> None:
    with program("dies") as bot:
        for _ in range(LIVES):
            with pytest.raises(BotFault, match="status 3"):
                ask(bot, Clock(seconds=2))
        with pytest.raises(BotFault, match="it has ended or was late 3 times and is not asked again in this game"):
            ask(bot)


def test_one_that_is_late_every_time_is_given_up() -> None:
    with closing(External(f"{sys.executable} {PROGRAM} late", grace=0.05, start=0.3)) as bot:
        for _ in range(LIVES):
            with pytest.raises(BotFault, match="it took longer than"):
                ask(bot, Clock(seconds=0.05))
        with pytest.raises(BotFault, match="not asked again"):
            ask(bot)
        process = bot.process
        assert process is not None
    assert process.returncode is not None


def test_a_late_answer_is_not_taken_for_the_next_one() -> None:
    with closing(External(f"{sys.executable} {PROGRAM} 'late once'", grace=0.1, start=0.15)) as bot:
        with pytest.raises(BotFault, match="it took longer than"):
            ask(bot, Clock(seconds=0.05))
        assert bot.choose(VIEW, VIEW.options[1:], Clock(seconds=HANG), Rng(1)).option == VIEW.options[1]
        assert bot.late == 0


def test_one_that_does_not_leave_is_killed() -> None:
    with program("stays", grace=0.2) as bot:
        ask(bot, Clock(seconds=HANG))
        process = bot.process
        assert process is not None
    assert process.returncode == -9


def test_one_that_was_never_asked_is_never_started() -> None:
    with program("plain") as bot:
        pass
    assert bot.process is None
