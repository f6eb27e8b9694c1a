from __future__ import annotations

from collections import Counter

import pytest

from artel.kernel.chance import Rng
from artel.kernel.errors import BadNotation
from artel.kernel.frames import (
    Action,
    Answered,
    Chance,
    ChooseSeat,
    Frame,
    NameCard,
    Question,
    Say,
    Step,
    Table,
    Tell,
    Together,
)
from artel.kernel.notation import read_seat
from kernel.small import A, Ask, B, C, Do, Roll, Said, sheet


def test_equal_codes_are_equal_actions() -> None:
    one, other = Action(7), Action(7)
    assert one is not other
    assert one == other
    assert one != Action(8)
    assert one != 7
    assert {one, other, Action(8)} == {Action(8), Action(7)}
    assert hash(Action(7)) == hash(7)
    assert repr(one) == "Action(code=7)"


def test_words_and_cards_are_answers() -> None:
    assert repr(Say(3, "pass")) == "Say(code=3, word='pass')"
    assert repr(NameCard(4, 9)) == "NameCard(code=4, card=9)"
    assert NameCard(4, 9) != Say(3, "pass")


def test_every_seat_is_as_likely_as_any_other() -> None:
    assert ChooseSeat().weights(sheet(seats=3)) == {0: 1, 1: 1, 2: 1}


def test_seats_are_read_from_one() -> None:
    assert [read_seat(word, "text", 3) for word in "123"] == [0, 1, 2]
    for word in ("0", "4", "one", ""):
        with pytest.raises(BadNotation, match=r"^“text” is not an action: a seat is a number from 1 to 3\.$"):
            read_seat(word, "text", 3)


def test_equal_fields_are_equal_frames() -> None:
    assert Do("x") == Do("x")
    assert Do("x") != Do("y")
    assert Do("x") != Roll(6)
    assert Ask(0, 2) != Ask(1, 2)
    assert Ask(1, 2) != "Ask"
    assert len({Do("x"), Do("x"), Do("y")}) == 2
    assert hash(Do("x")) == hash(repr(Do("x")))
    assert repr(Roll(6)) == "Roll(sides=6)"
    same = Do("x")
    assert same == same


def test_tell_collects_in_order() -> None:
    tell = Tell()
    assert tell.events == []
    tell.that(Said("a"))
    tell.that(Said("b"))
    assert tell.events == [Said("a"), Said("b")]


def test_what_a_game_must_say_itself() -> None:
    t = sheet()
    for missing in (
        lambda: Frame().at_random(t, Rng(0)),
        lambda: Step().run(t, None),
        lambda: Question(0).options(t),
        lambda: Question(0).answer(t, A, None),
        lambda: Chance().weights(t),
        lambda: Chance().resolve(t, 0, None),
    ):
        with pytest.raises(NotImplementedError):
            missing()


def test_a_question_goes_by_its_options() -> None:
    t, ask = sheet(), Ask(1, 2)
    assert ask.seat == 1
    assert [ask.allows(t, action) for action in (A, B, C)] == [True, True, False]
    assert Question(3).forced(t) is None
    assert Question(3).clause == ""
    assert Question(3).refusal(t, A) == ""
    assert ask.refusal(t, C) == "K1c"


def test_a_question_is_sampled_evenly() -> None:
    t, rng = sheet(), Rng(1)
    drawn = Counter(Ask(0, 3).sample(t, rng).code for _ in range(3000))
    assert sorted(drawn) == [0, 1, 2]
    assert all(900 < many < 1100 for many in drawn.values())


def test_what_is_forced_is_sampled() -> None:
    class Strange(Ask):
        __slots__ = ()

        def forced(self, t: object) -> Action:
            return C

    assert [Strange(0, 2).sample(sheet(), Rng(seed)) for seed in range(5)] == [C] * 5


def test_chance_is_sampled_by_weight() -> None:
    t, rng = sheet(), Rng(2)
    drawn = Counter(Roll(3).sample(t, rng) for _ in range(4000))
    assert 1850 < drawn[1] < 2150
    assert 900 < drawn[2] < 1100
    assert 900 < drawn[3] < 1100
    assert Chance().clause == ""


def test_at_random_does_a_step() -> None:
    t = sheet()
    assert Do("x", (Do("y"),)).at_random(t, Rng(0)) == (Do("y"),)
    assert t.done == ["x"]


def test_at_random_answers_a_question() -> None:
    t = sheet()
    assert Ask(2, 1, (Do("y"),)).at_random(t, Rng(0)) == (Do("y"),)
    assert t.done == ["2a"]


def test_at_random_rolls() -> None:
    t = sheet()
    assert Roll(1).at_random(t, Rng(0)) == (Do("rolled"),)
    assert t.done == ["*1"]


def test_together_takes_answers_in_any_order() -> None:
    asked = Together.ask(Ask(0, 2), Ask(2, 3))
    assert asked.questions == (Ask(0, 2), Ask(2, 3))
    assert asked.answers == (None, None)
    assert asked.open() == (Ask(0, 2), Ask(2, 3))
    one = asked.answered(2, B)
    assert (one.answers, one.open()) == ((None, B), (Ask(0, 2),))
    assert asked.answers == (None, None), "a frame is never changed"
    both = one.answered(0, A)
    assert (both.answers, both.open()) == ((A, B), ())
    assert both.in_order() == (Answered(Ask(0, 2), A), Answered(Ask(2, 3), B))
    assert both.answered(0, B).answers == (B, B)
    with pytest.raises(AssertionError):
        one.in_order()


def test_together_at_random_keeps_what_is_answered() -> None:
    asked = Together.ask(Ask(0, 3), Ask(1, 1)).answered(0, C)
    assert asked.at_random(sheet(), Rng(5)) == (Answered(Ask(0, 3), C), Answered(Ask(1, 1), A))
    asked = Together.ask(Ask(0, 2), Ask(1, 2))
    assert len({asked.at_random(sheet(), Rng(seed)) for seed in range(40)}) == 4


def test_an_answer_whose_turn_has_come() -> None:
    t, tell = sheet(), Tell()
    assert Answered(Ask(1, 2, (Do("y"),)), B).run(t, tell) == (Do("y"),)
    assert t.done == ["1b"]
    assert tell.events == [Said("1b")]


def test_a_table_holds_seats_and_a_stack() -> None:
    stack: list[Frame] = [Do("x")]
    t = Table(4, stack)
    assert t.seats == 4
    assert t.stack is stack
    assert t.write(Action(3)) == "Action(code=3)"


def test_any_option_is_as_likely_as_any_other_however_a_game_prefers() -> None:
    class Fond(Ask):
        __slots__ = ()

        def sample(self, t: object, rng: Rng) -> Action:
            return A

    t, rng = sheet(), Rng(1)
    drawn = Counter(Fond(0, 3).uniform(t, rng).code for _ in range(3000))
    assert sorted(drawn) == [0, 1, 2]
    assert all(900 < many < 1100 for many in drawn.values())
    assert Ask(0, 3).sensible(t) == [A, B, C]
