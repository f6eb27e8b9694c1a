from __future__ import annotations

import pytest

from artel.kernel.chance import Rng
from artel.kernel.engine import (
    act_in_place,
    apply,
    chance_for,
    chance_in_place,
    check,
    follow,
    is_over,
    legal,
    let_chance,
    pending,
    play_out,
    question_for,
    reseal,
    settle,
)
from artel.kernel.errors import IllegalAction, NotAsked
from artel.kernel.frames import Answered, Frame, Tell, Together
from kernel.small import A, Ask, B, C, Do, Roll, Said, sheet


def test_frames_follow_in_reading_order_in_the_place_of_the_one_that_is_done() -> None:
    stack: list[Frame] = [Do("last"), Do("done")]
    follow(stack, (Do("a"), Do("b"), Do("c")))
    assert stack == [Do("last"), Do("c"), Do("b"), Do("a")]
    follow(stack, ())
    assert stack == [Do("last"), Do("c"), Do("b")]
    follow(stack, (Do("d"),))
    assert stack == [Do("last"), Do("c"), Do("d")]


def test_only_questions_wait_for_players() -> None:
    frames: list[Frame] = [Do("a"), Roll(6), Ask(0, 2), Together.ask(Ask(0, 1))]
    assert [frame.asks() for frame in frames] == [False, False, True, True]


def test_settling_does_what_needs_nobody() -> None:
    t, tell = sheet(Do("a", (Do("b", (Do("c"),)), Do("d"))), Do("e")), Tell()
    settle(t, tell)
    assert t.done == ["a", "b", "c", "d", "e"]
    assert tell.events == [Said(text) for text in "abcde"]
    assert is_over(t)


def test_settling_stops_where_somebody_is_asked() -> None:
    for top in (Ask(0, 2), Roll(6), Together.ask(Ask(0, 1))):
        t = sheet(Do("a"), top, Do("b"))
        settle(t, None)
        assert t.done == ["a"]
        assert t.stack == [Do("b"), top]
        assert not is_over(t)


def test_settling_answers_what_is_forced() -> None:
    t, tell = sheet(Ask(1, 1, (Do("x"),)), Ask(2, 2)), Tell()
    settle(t, tell)
    assert t.done == ["1a", "x"]
    assert tell.events == [Said("1a"), Said("x")]
    assert t.stack == [Ask(2, 2)]


def test_who_is_asked() -> None:
    assert pending(sheet()) == ()
    assert pending(sheet(Ask(2, 2))) == (2,)
    assert pending(sheet(Roll(6))) == ()
    together = Together.ask(Ask(0, 2), Ask(1, 2), Ask(2, 2))
    assert pending(sheet(together)) == (0, 1, 2)
    assert pending(sheet(together.answered(1, A))) == (0, 2)


def test_what_a_seat_is_asked() -> None:
    t = sheet(Ask(1, 2))
    assert question_for(t, 1) is t.stack[0]
    assert question_for(t, 0) is None
    together = Together.ask(Ask(0, 2), Ask(1, 3)).answered(0, A)
    assert question_for(sheet(together), 1) == Ask(1, 3)
    assert question_for(sheet(together), 0) is None
    assert question_for(sheet(Roll(6)), 0) is None
    assert question_for(sheet(), 0) is None


def test_what_nature_is_asked() -> None:
    assert chance_for(sheet(Roll(6))) == Roll(6)
    assert chance_for(sheet(Ask(0, 2))) is None
    assert chance_for(sheet()) is None


def test_what_is_legal() -> None:
    t = sheet(Ask(1, 3))
    assert legal(t, 1) == [A, B, C]
    assert legal(t, 0) == []
    assert legal(sheet(), 0) == []


def test_a_refusal_names_what_is_open_and_the_clause() -> None:
    t = sheet(Ask(1, 2))
    with pytest.raises(IllegalAction) as refused:
        check(t, 1, C)
    assert refused.value.details == {"seat": "2", "action": "c", "open": "a, b"}
    assert refused.value.clause == "K1c"
    assert str(refused.value) == "Seat 2 cannot do “c” now. Open: a, b. [K1c]"
    check(t, 1, B)


def test_another_seat_is_told_who_is_asked() -> None:
    together = Together.ask(Ask(0, 2), Ask(1, 2), Ask(2, 2)).answered(1, A)
    with pytest.raises(NotAsked) as refused:
        check(sheet(together), 1, A)
    assert refused.value.details == {"seat": "2", "open": "1, 3"}
    assert str(refused.value) == "Seat 2 is not asked anything now. Waiting for: 1, 3."
    with pytest.raises(NotAsked, match=r"^Seat 1 is not asked anything now. Waiting for: -.$"):
        check(sheet(Roll(2)), 0, A)


def test_applying_leaves_the_table_before_as_it_is() -> None:
    t = sheet(Ask(0, 2, (Do("x"),)), Ask(1, 2))
    after, events = apply(t, 0, B)
    assert (t.done, len(t.stack)) == ([], 2)
    assert after.done == ["0b", "x"]
    assert after.stack == [Ask(1, 2)]
    assert events == [Said("0b"), Said("x")]


def test_applying_one_of_several_answers() -> None:
    after, events = apply(sheet(Together.ask(Ask(0, 2), Ask(1, 2))), 1, B)
    assert after.stack == [Together((Ask(0, 2), Ask(1, 2)), (None, B))]
    assert events == []


def test_applying_refuses_and_changes_nothing() -> None:
    t = sheet(Ask(0, 2))
    with pytest.raises(IllegalAction):
        apply(t, 0, C)
    with pytest.raises(NotAsked):
        apply(t, 1, A)
    assert (t.done, t.stack) == ([], [Ask(0, 2)])


def test_sealed_answers_wait_for_the_last_one() -> None:
    t, tell = sheet(Together.ask(Ask(0, 2), Ask(1, 2, (Do("x"),))), Ask(2, 2)), Tell()
    act_in_place(t, 1, B, tell)
    assert t.done == []
    assert tell.events == []
    assert t.stack == [Ask(2, 2), Together((Ask(0, 2), Ask(1, 2, (Do("x"),))), (None, B))]
    act_in_place(t, 0, A, tell)
    assert t.done == ["0a", "1b", "x"], "in the order of the seats"
    assert tell.events == [Said("0a"), Said("1b"), Said("x")]
    assert t.stack == [Ask(2, 2)]


def test_what_a_seat_cannot_know_is_answered_anew() -> None:
    together = Together.ask(Ask(0, 3), Ask(1, 3), Ask(2, 3)).answered(0, A).answered(1, A)
    found = set()
    for seed in range(50):
        t = sheet(together)
        reseal(t, 0, Rng(seed))
        top = t.stack[-1]
        assert isinstance(top, Together)
        assert (top.answers[0], top.answers[2]) == (A, None)
        found.add(top.answers[1])
    assert found == {A, B, C}


def test_where_nothing_is_sealed_nothing_is_answered_anew() -> None:
    for t in (sheet(), sheet(Ask(1, 3))):
        before = t.stack[:]
        reseal(t, 0, Rng(1))
        assert t.stack == before


def test_an_answer_may_ask_before_the_next_is_carried_out() -> None:
    t = sheet(Together.ask(Ask(0, 2, (Roll(2),)), Ask(1, 2)))
    act_in_place(t, 0, A, None)
    act_in_place(t, 1, B, None)
    assert t.done == ["0a"]
    assert t.stack == [Answered(Ask(1, 2), B), Roll(2)]
    chance_in_place(t, 2, None)
    assert t.done == ["0a", "*2", "rolled", "1b"]


def test_an_outcome_is_carried_out() -> None:
    t, tell = sheet(Roll(6), Do("x"), Ask(0, 2)), Tell()
    chance_in_place(t, 4, tell)
    assert t.done == ["*4", "rolled", "x"]
    assert tell.events == [Said("*4"), Said("rolled"), Said("x")]
    assert t.stack == [Ask(0, 2)]
    with pytest.raises(AssertionError):
        chance_in_place(t, 1, None)


def test_only_questions_take_answers() -> None:
    with pytest.raises(AssertionError):
        act_in_place(sheet(Roll(6)), 0, A, None)


def test_chance_is_let_until_somebody_is_asked() -> None:
    t = sheet(Roll(1), Roll(1), Ask(0, 2), Roll(1))
    let_chance(t, Rng(0))
    assert t.done == ["*1", "rolled", "*1", "rolled"]
    assert t.stack == [Roll(1), Ask(0, 2)]
    let_chance(t, Rng(0))
    assert len(t.done) == 4
    over = sheet(Roll(1))
    let_chance(over, Rng(0))
    assert is_over(over)


def test_a_playout_goes_to_the_end() -> None:
    following = (Do("x"), Ask(1, 1, (Do("y"), Roll(1))), Do("z"))
    t = sheet(Do("a", following), Together.ask(Ask(0, 1), Ask(2, 1)), Do("b"))
    play_out(t, Rng(0))
    assert t.done == ["a", "x", "1a", "y", "*1", "rolled", "z", "0a", "2a", "b"]
    assert is_over(t)


def test_playouts_differ_by_their_generator() -> None:
    found = set()
    for seed in range(300):
        t = sheet(Ask(0, 3, (Ask(1, 2), Do("x"))), Roll(3))
        play_out(t, Rng(seed))
        found.add(tuple(t.done))
    assert len(found) == 18
