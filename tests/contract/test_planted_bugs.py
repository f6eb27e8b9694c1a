"""Every property of the examination catches the bug that it is there for, planted in the toy or in Zodchie's entry.

The toy is never compiled, so its rules can be spoilt on a compiled kernel too.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from artel.examination import properties as exam
from artel.games import game
from artel.kernel.codec import encode_frame, frames_in_view
from artel.kernel.frames import Action, Answered
from artel.kernel.ids import SPECTATOR
from artel.kernel.record import Match
from contract import toy
from contract.setups import ROWS, ledger, setup

Patch = pytest.MonkeyPatch


def walks(name: str = "toy") -> Iterator[Match]:
    """The tables of some matches of three, in every variant."""
    for variant in ROWS[name].variants:
        for seed in range(3):
            yield from exam.walk(setup(name, 3, variant), seed)


def ask(check: Callable[..., None], name: str = "toy") -> None:
    """Asks a property of every seat of every table, as the examination does."""
    for match in walks(name):
        for seat in exam.seats_of(match.table):
            check(match.game, match.table, seat, match.length)


def caught(name: str) -> Any:
    return pytest.raises(exam.BrokenProperty, match=f"^{name}: ")


def seen(**changes: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
    """The toy's view with other fields."""
    view = toy.GAME.view

    def spoilt(t: Any, seat: int) -> Any:
        return msgspec.structs.replace(view(t, seat), **{name: make(t, seat) for name, make in changes.items()})

    return spoilt


def test_without_a_bug_nothing_is_caught() -> None:
    ask(exam.a_view_is_enough)
    ask(exam.told_is_seen)
    ask(exam.seen_is_told)


# -- 1: a view tells all that its seat knows, and nothing else -------------------------------------------------


def test_a_rebuild_that_forgets_what_the_view_shows(monkeypatch: Patch) -> None:
    rebuild = toy.GAME.rebuild
    monkeypatch.setattr(toy.GAME, "rebuild", lambda v: rebuild(msgspec.structs.replace(v, points=[0, 0, 0])))
    with caught("a view is enough"):
        ask(exam.a_view_is_enough)


def test_a_view_that_shows_another_hand(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.GAME, "view", seen(options=lambda t, seat: [str(t.hand(0))]))
    with caught("a view is enough"):
        ask(exam.a_view_is_enough)
    with caught("told is seen"):
        ask(exam.told_is_seen)


def test_another_hand_in_a_view_of_zodchie(monkeypatch: Patch) -> None:
    entry = game("zodchie")
    view: Any = entry.view

    def leaky(t: Any, seat: int) -> Any:
        found = view(t, seat)
        return msgspec.structs.replace(found, quiet=t.hands[0])

    monkeypatch.setattr(entry, "view", leaky)
    with caught("a view is enough"):
        ask(exam.a_view_is_enough, "zodchie")
    with caught("told is seen"):
        ask(exam.told_is_seen, "zodchie")


def test_a_rebuild_that_peeks(monkeypatch: Patch) -> None:
    """It takes the table that was looked at last."""
    view, looked_at = toy.GAME.view, []

    def remember(t: Any, seat: int) -> Any:
        looked_at.append(t)
        return view(t, seat)

    monkeypatch.setattr(toy.GAME, "view", remember)
    monkeypatch.setattr(toy.GAME, "rebuild", lambda _: looked_at[-1].copy())
    with caught("a view is enough"):
        ask(exam.a_view_is_enough)


def test_options_that_depend_on_what_is_hidden(monkeypatch: Patch) -> None:
    def options(self: Any, t: Any) -> list[Action]:
        return [toy.KEEP] if t.hand(self.herald)[0] else toy.SWAPS

    monkeypatch.setattr(toy.MaySwap, "options", options)
    with caught("a view is enough"):
        ask(exam.a_view_is_enough)


def test_a_determinization_that_deals_nothing_anew(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.GAME, "reshuffle", lambda *_: None)
    with caught("the hidden is shuffled"):
        ask(lambda game, table, seat, _: exam.the_hidden_is_shuffled(game, table, seat))


# -- 2: told is seen, and seen is told ------------------------------------------------------------------------------


def test_an_event_without_redaction(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Drew, "seen_by", lambda self, seat: self)
    with caught("seen is told"):
        ask(exam.seen_is_told)


def test_a_view_that_forgets_what_its_seat_was_told(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.GAME, "view", seen(hand=lambda *_: [], pile=lambda *_: []))
    with caught("seen is told"):
        ask(exam.seen_is_told)


def test_a_sealed_answer_that_leaks_through_the_stack(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "frames_in_view", lambda t, seat: tuple(map(encode_frame, t.stack)))
    with caught("told is seen"):
        ask(exam.told_is_seen)


def test_a_sealed_answer_that_leaks_while_others_are_carried_out(monkeypatch: Patch) -> None:
    def leaky(t: Any, seat: int) -> Any:
        masked = zip(t.stack, frames_in_view(t, seat), strict=True)
        return tuple(encode_frame(frame) if isinstance(frame, Answered) else shown for frame, shown in masked)

    monkeypatch.setattr(toy, "frames_in_view", leaky)
    with caught("told is seen"):
        ask(exam.told_is_seen)


def test_a_rule_that_tells_nothing(monkeypatch: Patch) -> None:
    def score(self: Any, seat: int, points: int, tell: Any) -> None:
        self.points[seat] += points

    monkeypatch.setattr(toy.ToyTable, "score", score)
    with caught("told is seen"):
        ask(exam.told_is_seen)


# -- 3: tables are values -------------------------------------------------------------------------------------------


def keep_albums() -> None:
    for seed in range(3):
        album = exam.Album(game("toy"))
        for match in exam.walk(setup("toy", 3, "bids"), seed):
            album.keep(match.table)
        album.nothing_changed()


def spoilt_copy(change: Callable[[Any, Any], None]) -> Callable[[Any], Any]:
    """A copy() that does this to the copy in the end."""
    copy = toy.ToyTable.copy

    def spoilt(self: Any) -> Any:
        twin = copy(self)
        change(self, twin)
        return twin

    return spoilt


def test_a_copy_that_shares_a_list(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.ToyTable, "copy", spoilt_copy(lambda t, twin: setattr(twin, "points", t.points)))
    with caught("copies are apart"):
        ask(lambda game, table, *_: exam.copies_are_apart(game, table))
    with caught("earlier tables stay"):
        keep_albums()


def test_a_copy_that_shares_what_is_in_a_list(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.ToyTable, "copy", spoilt_copy(lambda t, twin: setattr(twin, "piles", t.piles[:])))
    with caught("copies are apart"):
        ask(lambda game, table, *_: exam.copies_are_apart(game, table))
    with caught("earlier tables stay"):
        keep_albums()


def test_a_copy_that_forgets(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.ToyTable, "copy", spoilt_copy(lambda t, twin: setattr(twin, "left", 9)))
    with caught("copies are apart"):
        ask(lambda game, table, *_: exam.copies_are_apart(game, table))


def test_a_rule_that_changes_its_frame(monkeypatch: Patch) -> None:
    run = toy.NextTurn.run

    def spoilt(self: Any, t: Any, tell: Any) -> Any:
        found = run(self, t, tell)
        self.seat = (self.seat + 1) % t.seats
        return found

    monkeypatch.setattr(toy.NextTurn, "run", spoilt)
    with caught("earlier tables stay"):
        keep_albums()


def test_a_frame_that_is_not_made_of_its_fields(monkeypatch: Patch) -> None:
    """Made again of its fields, it is about another seat."""

    def spoilt(self: Any, seat: int) -> None:
        self.seat = (seat + 1) % 2

    monkeypatch.setattr(toy.NextTurn, "__init__", spoilt)
    with caught("a table can be stored"):
        ask(lambda game, table, _, seed: exam.a_table_can_be_stored(game, table, seed))


def test_a_rule_that_remembers_something_beside_the_table(monkeypatch: Patch) -> None:
    """A stored table goes on differently: the rule knows the frames that it has seen."""
    answer, known = toy.MaySwap.answer, []

    def spoilt(self: Any, t: Any, action: Action, tell: Any) -> Any:
        known.append(self)
        if any(frame is self for frame in known[:-1]):
            t.left -= 1
        return answer(self, t, action, tell)

    monkeypatch.setattr(toy.MaySwap, "answer", spoilt)
    with caught("a table can be stored"):
        ask(lambda game, table, _, seed: exam.a_table_can_be_stored(game, table, seed))


# -- 4: records prove themselves ------------------------------------------------------------------------------------


def replay_some(*seeds: int) -> None:
    for seed in seeds or range(3):
        exam.a_record_replays(exam.played(setup("toy", 3, "bids"), seed))


def test_a_rule_that_uses_a_generator(monkeypatch: Patch) -> None:
    dice = random.Random(0)

    def gamble(self: Any, t: Any, action: Action, tell: Any) -> Any:
        t.score(self.seat, dice.randrange(9), tell)
        return ()

    monkeypatch.setattr(toy.Bid, "answer", gamble)
    with caught("a record replays"):
        replay_some()


def test_a_seed_that_gives_other_outcomes() -> None:
    match = exam.played(setup("toy", 3, "bids"), 0)
    match.seed = b"another"
    with caught("a record replays"):
        exam.a_record_replays(match)


def test_a_notation_that_says_too_little(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.GAME, "write_action", lambda t, action: t.write(min(action, toy.BIDS[1], key=exam.code_of)))
    with caught("a record replays"):
        replay_some()


def test_answers_that_do_not_commute(monkeypatch: Patch) -> None:
    """Who bids first pays nothing."""
    allows, first = toy.Bid.allows, []

    def hurry(self: Any, t: Any, action: Action) -> bool:
        first.append(self.seat)
        return allows(self, t, action)

    def answer(self: Any, t: Any, action: Action, tell: Any) -> Any:
        t.score(self.seat, 0 if self.seat == first[-t.seats] else -1, tell)
        return ()

    monkeypatch.setattr(toy.Bid, "allows", hurry)
    monkeypatch.setattr(toy.Bid, "answer", answer)
    with caught("answers commute"):
        for match in exam.walk(setup("toy", 3, "bids"), 0):
            if len(match.table.stack) and match.game.view(match.table, SPECTATOR).asked == (0, 1, 2):
                exam.answers_commute(match.game, match.table, 0)


# -- 5: options are the law -----------------------------------------------------------------------------------------


def judge() -> None:
    actions = exam.all_actions(toy.GAME)
    for match in walks():
        exam.options_are_the_law(match.game, match.table, actions, match.length)


def test_options_that_are_listed_but_not_enforced(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.MaySwap, "allows", lambda self, t, action: True)
    with caught("options are the law"):
        judge()
    with caught("options are the law"):
        for match in walks():
            exam.every_code_is_judged(match.table, exam.all_actions(toy.GAME))


def test_an_option_that_is_listed_but_refused(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.MaySwap, "allows", lambda self, t, action: action == toy.KEEP)
    match = next(match for match in walks() if isinstance(match.table.stack[-1], toy.MaySwap))
    with caught("options are the law"):
        exam.options_are_the_law(match.game, match.table, exam.all_actions(toy.GAME), 0)


def test_an_option_that_is_listed_twice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Bid, "options", lambda self, t: toy.BIDS + toy.BIDS[:1])
    with caught("options are the law"):
        judge()


def test_a_refusal_without_a_clause(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Turn, "clause", "")
    with caught("options are the law"):
        judge()


def test_a_refusal_that_changes_the_table(monkeypatch: Patch) -> None:
    def spoilt(self: Any, t: Any, action: Action) -> str:
        t.left += 1
        return "T2"

    monkeypatch.setattr(toy.Turn, "refusal", spoilt)
    with caught("options are the law"):
        judge()


def test_a_question_that_is_asked_though_the_answer_is_forced(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Bid, "forced", lambda self, t: toy.BIDS[0])
    with caught("options are the law"):
        judge()


def test_a_sample_that_is_no_option(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Turn, "sample", lambda self, t, rng: toy.PLAYS[rng.below(3)])
    with caught("samples are options"):
        ask(lambda game, table, _, seed: exam.samples_are_options(table, seed))


def test_an_option_that_is_never_sampled(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.MaySwap, "sample", lambda self, t, rng: toy.KEEP)
    with caught("samples are options"):
        ask(lambda game, table, _, seed: exam.samples_are_options(table, seed))


def test_chance_that_brings_the_impossible(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Draw, "sample", lambda self, t, rng: rng.below(4))
    with caught("samples are options"):
        ask(lambda game, table, _, seed: exam.samples_are_options(table, seed))


def test_a_forced_answer_that_hides_a_choice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.MaySwap, "forced", lambda self, t: toy.KEEP if self.seat == 1 else None)
    with caught("forced is no choice"):
        ask(lambda game, table, _, seed: exam.the_engine_is_plain(game, table, seed))


def test_an_engine_that_does_things_in_another_order(monkeypatch: Patch) -> None:
    def muddle(self: Any, t: Any, action: Action, tell: Any) -> Any:
        following = answer(self, t, action, tell)
        return following if next(times) % 2 else following[:1] + following[1:][::-1]

    answer, times = toy.Turn.answer, itertools.count()
    monkeypatch.setattr(toy.Turn, "answer", muddle)
    with caught("the engine is plain"):
        for match in exam.walk(setup("toy", 3, "bids"), 0):
            exam.the_engine_is_plain(match.game, match.table, match.length)


# -- 6: games end, nothing is lost, points are right ------------------------------------------------------------------


def play_some(name: str = "toy") -> None:
    for seed in range(3):
        exam.a_game_ends(setup(name, 3, next(iter(ROWS[name].variants))), seed, ROWS[name].longest, ledger(name))


def test_a_game_that_does_not_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Turn, "answer", lambda self, t, action, tell: (toy.Turn((self.seat + 1) % t.seats),))
    with caught("games end"):
        play_some()


def test_a_card_that_is_lost(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.MaySwap, "answer", lose_the_card)
    with caught("nothing is lost"):
        play_some()


def lose_the_card(self: Any, t: Any, action: Action, tell: Any) -> Any:
    if action in toy.SWAPS:
        t.hands[self.seat * toy.KINDS + toy.SWAPS.index(action)] -= 1
    return ()


def test_a_card_that_is_doubled(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Draw, "resolve", double_the_card)
    with caught("nothing is lost"):
        play_some()


def double_the_card(self: Any, t: Any, outcome: int, tell: Any) -> Any:
    t.hands[self.seat * toy.KINDS + outcome] += 1
    return ()


def test_points_that_nobody_was_given(monkeypatch: Patch) -> None:
    def score(self: Any, seat: int, points: int, tell: Any) -> None:
        self.points[seat] += points + 1
        if tell:
            tell.that(toy.Scored(seat, points))

    monkeypatch.setattr(toy.ToyTable, "score", score)
    with caught("points are right"):
        play_some()


def test_places_that_do_not_follow_the_points(monkeypatch: Patch) -> None:
    result = toy.GAME.result
    monkeypatch.setattr(toy.GAME, "result", lambda t: msgspec.structs.replace(result(t), places=(1, 2, 3)))
    with caught("points are right"):
        play_some()


def test_a_score_of_zodchie_that_ignores_x(monkeypatch: Patch) -> None:
    entry = game("zodchie")
    scores = entry.scores

    def ignoring(t: Any) -> list[int]:
        found = list(scores(t))
        for place in range(t.seats * 8):
            piece = t.city[place]
            if t.up() >> place & 1 and t.cards.meaning[piece >> 3 & 63] == 1:
                found[piece >> 9] += t.cards.value[(piece >> 3 & 63) * 4 + (piece & 3)] - t.value(place)
        return found

    monkeypatch.setattr(entry, "scores", ignoring)
    with caught("points are right"):
        play_some("zodchie")


def lose_from_hand(t: Any) -> None:
    t.hands[0] &= t.hands[0] - 1


def double_from_pile(t: Any) -> None:
    t.hands[0] |= t.top[0] & -t.top[0]


def lose_a_token(t: Any) -> None:
    t.tokens[1] -= 1


def forget_a_place(t: Any) -> None:
    t.taken &= t.taken - 1


def ruin_a_place(t: Any) -> None:
    t.ruins |= t.standing[0] | t.standing[1] | t.standing[2]


def give_away_a_card(t: Any) -> None:
    t.standing[0], t.standing[1] = t.standing[1], t.standing[0]


def shield_all(t: Any) -> None:
    t.shields[2] = t.taken


def reserve_a_place(t: Any) -> None:
    t.wells |= 1 << 23


def show_what_is_not_in_hand(t: Any) -> None:
    t.shown[0] = t.top[0]


def know_what_is_not_below(t: Any) -> None:
    t.lower[0] = t.top[0]


def turn_unseen(t: Any) -> None:
    place = next(place for place in range(24) if t.up() >> place & 1)
    t.city[place] ^= 4


@pytest.mark.parametrize(
    "spoil",
    [
        lose_from_hand, double_from_pile, lose_a_token, forget_a_place, ruin_a_place, give_away_a_card, shield_all,
        reserve_a_place, show_what_is_not_in_hand, know_what_is_not_below, turn_unseen,
    ],
    ids=lambda spoil: spoil.__name__,
)  # fmt: skip
def test_the_books_of_zodchie_miss_nothing(spoil: Callable[[Any], None]) -> None:
    books: Any = None
    for match in exam.walk(setup("zodchie", 3, "base"), 2):
        if books is None:
            books = ledger("zodchie")(match.game, match.table)
        books.saw(match.told[-1] if match.told else [])
        if match.length == 40:
            break
    exam.nothing_is_lost(books, match.table)
    spoilt = match.table.copy()
    spoil(spoilt)
    with caught("nothing is lost"):
        exam.nothing_is_lost(books, spoilt)
