from __future__ import annotations

from typing import Any

import msgspec
import pytest

from artel.games import game
from artel.kernel.audience import is_secret
from artel.kernel.engine import legal, pending
from artel.kernel.errors import (
    BadNotation,
    BadRecord,
    BadSeats,
    IllegalAction,
    NotAsked,
    NothingToUndo,
    UnknownGame,
    WrongVersion,
)
from artel.kernel.packed import ints
from artel.kernel.packs import Pack
from artel.kernel.record import Header, Match, Record, follow
from artel.records import replay, setup_of, verify
from contract.toy import BIDS, KEEP, PLAYS, Draw, Drew, DrewFaceDown, Played, Scored, Swapped
from kernel.small import Said, Whispered

DEALT = ["* plain", "* mason", "* herald", "* herald", "* mason", "* mason"]
"""The seed deals seat 1 a herald and two masons, seat 2 the others."""


def new(seed: bytes | None = b"seed", seats: int = 2, **options: str) -> Match[Any, Any]:
    return Match(game("toy").setup(seats, options), seed)


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.act_text(int(text[0]) - 1, text[2:])


def finished() -> Match:
    """Everybody always takes the last option."""
    match = new()
    while not match.over:
        seat = pending(match.table)[0]
        match.act(seat, legal(match.table, seat)[-1])
    return match


def broken(record: Record, *, clause: str = "", where: str, problem: str) -> None:
    with pytest.raises(BadRecord) as found:
        verify(record)
    assert found.value.details == {"where": where, "problem": problem}
    assert found.value.clause == clause


def edited(record: Record, at: int, text: str) -> Record:
    return Record(record.header, [*record.inputs[:at], text, *record.inputs[at + 1 :]])


# -- a match ------------------------------------------------------------------------------------------------


def test_a_match_begins_with_the_first_question() -> None:
    match = new()
    assert match.inputs == DEALT
    assert (match.length, match.chances, match.over) == (6, 6, False)
    assert match.told == [[Drew(seat, text[2:])] for text, seat in zip(DEALT, [1, 0] * 3, strict=True)]
    assert match.opening == []
    assert match.events == [event for events in match.told for event in events]
    assert (match.seed, match.game, match.setup.seats) == (b"seed", game("toy"), 2)


def test_an_action_and_the_chance_that_follows() -> None:
    match = new()
    before = match.table
    events = match.act(0, PLAYS[2])
    assert events == [Played(0, "mason"), Scored(0, 3), Drew(0, "plain")]
    assert match.inputs == [*DEALT, "1 play mason", "* plain"]
    assert match.told[6:] == [[Played(0, "mason"), Scored(0, 3)], [Drew(0, "plain")]]
    assert (match.length, match.chances) == (8, 7)
    assert list(before.points) == [0, 0], "an earlier table stays"


def test_an_action_in_notation() -> None:
    match = new()
    assert match.act_text(0, "play mason")[0] == Played(0, "mason")
    with pytest.raises(BadNotation):
        match.act_text(1, "play chess")


def test_a_refusal_changes_nothing() -> None:
    match = new()
    table = match.table
    for error, seat, text in (
        (IllegalAction, 0, "play plain"),
        (NotAsked, 1, "play plain"),
        (IllegalAction, 0, "bid 1"),
    ):
        with pytest.raises(error):
            match.act_text(seat, text)
    assert match.table is table
    assert (match.inputs, len(match.told), match.chances) == (DEALT, 6, 6)


def test_without_a_seed_chance_waits_for_a_script() -> None:
    match = new(None)
    assert match.inputs == []
    match.outcome(1)
    assert match.inputs == ["* herald"]
    assert (match.told, match.chances) == ([[Drew(1, "herald")]], 1)
    with pytest.raises(NotAsked):
        match.act(0, PLAYS[0])


def test_an_outcome_that_cannot_come_up() -> None:
    match = new(None)
    for _ in range(2):
        match.outcome(2)
        match.outcome(0)
    with pytest.raises(BadRecord) as found:
        match.outcome(2)
    assert found.value.details == {"where": "input 5", "problem": "“mason” cannot come up here"}
    assert found.value.clause == "T1"
    with pytest.raises(BadRecord, match="“99” cannot come up here"):
        match.outcome(99)
    assert match.length == 4


def test_nothing_is_left_to_chance() -> None:
    with pytest.raises(BadRecord) as found:
        new().outcome(1)
    assert found.value.details == {"where": "input 7", "problem": "nothing is left to chance here"}


def test_a_match_on_a_table_laid_out_by_hand() -> None:
    table = game("toy").new(game("toy").setup(2))
    table.stack[:] = [Draw(0)]
    match = Match(game("toy").setup(2), b"seed", table)
    assert (match.over, match.inputs) == (True, ["* plain"])
    assert table.stack == [Draw(0)], "the table that was given stays as it is"
    assert match.start is table


def test_what_a_seat_has_been_told() -> None:
    match = new()
    play(match, "1 play mason")
    assert match.seen_by(0) == [
        DrewFaceDown(1), Drew(0, "mason"), DrewFaceDown(1), Drew(0, "herald"), DrewFaceDown(1), Drew(0, "mason"),
        Played(0, "mason"), Scored(0, 3), Drew(0, "plain"),
    ]  # fmt: skip
    assert match.seen_by(-1)[6:] == [Played(0, "mason"), Scored(0, 3), DrewFaceDown(0)]


def test_events_that_open_a_match_come_first() -> None:
    """Steps before the first question are told too."""
    setup = game("zodchie").setup(2, {"variant": "advanced"})
    layout = {"hands": {"1": ["tavern"], "2": ["park"]}, "turn": 2}
    match = Match(setup, None, game("zodchie").lay_out(setup, layout))
    assert [type(event).__name__ for event in match.opening] == ["TurnBegan"]
    assert match.events == match.opening
    assert match.seen_by(0) == match.opening
    match.act_text(1, "park a1")
    assert match.events == match.opening + match.told[0]
    assert len(match.told) == 1


# -- undo -----------------------------------------------------------------------------------------------------


def test_what_is_followed_by_chance_stays() -> None:
    match = new()
    play(match, "1 play mason")
    assert (match.undoable(0), match.undoable(1)) == (0, 0)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert match.length == 8


def test_a_public_action_can_be_taken_back() -> None:
    match = new()
    play(match, "1 play herald")
    assert (match.undoable(0), match.undoable(1)) == (1, 0)
    before = match.length
    match.undo(0)
    assert match.length == before - 1
    assert (match.inputs, match.told, match.chances) == (new().inputs, new().told, 6)
    assert pending(match.table) == (0,)
    play(match, "1 play mason")
    assert match.inputs[6:] == ["1 play mason", "* plain"], "luck goes on where it was"


def test_another_seat_has_acted() -> None:
    match = new(seats=3)
    first = pending(match.table)[0]
    while "play herald" not in match.game.view(match.table, first).options:
        match.act(first, legal(match.table, first)[0])
        first = pending(match.table)[0]
    match.act(first, PLAYS[1])
    second = pending(match.table)[0]
    match.act(second, KEEP)
    assert (match.undoable(first), match.undoable(second)) == (0, 1)
    with pytest.raises(NothingToUndo):
        match.undo(first)


def test_sealed_answers_can_be_taken_back_until_they_are_opened() -> None:
    match = new(bids="yes")
    while len(pending(match.table)) < 2:
        seat = pending(match.table)[0]
        match.act(seat, legal(match.table, seat)[-1])
    match.act(0, BIDS[1])
    assert match.undoable(0) == 1
    match.undo(0)
    assert len(pending(match.table)) == 2
    match.act(0, BIDS[2])
    for seat in range(2):
        match.table.piles[seat] = [ints([0, 0, 0])]
    match.act(1, BIDS[0])
    assert match.over
    assert match.inputs[-1] == "2 bid 0", "nothing was left to chance after it"
    assert (match.undoable(0), match.undoable(1)) == (0, 0), "who has seen the bids may not bid again"


def test_a_cut_goes_back_beyond_chance_and_luck_stays() -> None:
    match, again = new(), new()
    play(match, "1 play mason")
    whole = list(match.inputs)
    assert match.open_since(match.length)
    assert not match.open_since(6), "chance followed"
    match.cut(6)
    assert (match.inputs, match.told, match.chances) == (again.inputs, again.told, again.chances)
    play(match, "1 play mason")
    assert match.inputs == whole, "the same answers, the same outcomes"
    verify(match.record(reveal=True))


def test_what_was_open_since() -> None:
    match = new()
    before = match.length
    play(match, "1 play herald")
    assert match.open_since(before)
    assert not match.open_since(0)


def test_several_actions_can_be_taken_back() -> None:
    setup = game("zodchie").setup(2)
    layout = {"hands": {"1": ["orangery"], "2": ["park"]}, "city": {"a1": "2 inn", "a2": "1 villa"}}
    match = Match(setup, None, game("zodchie").lay_out(setup, layout))
    opening = match.opening
    play(match, "1 orangery a3", "1 a1/3")
    assert match.undoable(0) == 2
    match.undo(0)
    assert match.inputs == ["1 orangery a3"]
    match.undo(0)
    assert (match.inputs, match.told, match.opening) == ([], [], opening)
    assert match.undoable(0) == 0
    play(match, "1 orangery b1")


def test_something_hidden_was_shown() -> None:
    match = new()
    play(match, "1 play herald")
    match.told[-1].append(Drew(0, "plain"))
    assert match.undoable(0) == 0


def test_what_is_secret() -> None:
    assert not is_secret(Said("x"), 3)
    assert is_secret(Whispered(2), 3)
    assert is_secret(Drew(0, "plain"), 1), "the spectator counts"

    class Told(Whispered, frozen=True, tag=True):
        def seen_by(self, seat: int) -> Any:
            return self if seat < self.seat else None

    assert not is_secret(Told(3), 3)
    assert is_secret(Told(2), 3), "so does the last seat"
    assert is_secret(Told(-1), 3)


# -- records ----------------------------------------------------------------------------------------------------


def test_a_record_is_a_header_and_inputs() -> None:
    match = new()
    digest = match.setup.pack.digest
    header = Header(1, "toy", 1, 2, {"bids": "yes"}, "toy", digest)
    assert match.header() == header
    assert match.record() == Record(header, DEALT)
    assert match.record(reveal=True) == Record(header, DEALT, None, b"seed".hex())
    assert new(None).record(reveal=True).seed is None
    record = match.record()
    play(match, "1 play mason")
    assert record.inputs == DEALT, "a record does not grow"


def test_a_finished_record_has_scores() -> None:
    match = finished()
    assert match.record().scores == (6, 6) == match.result().scores
    assert match.inputs[-4:] == ["1 bid 3", "2 bid 3", "* plain", "* plain"]


def test_a_record_as_json() -> None:
    record = Record(Header(1, "toy", 1, 2, {"bids": "no"}, "toy", "d1"), ["* plain"])
    assert record.to_json() == (
        b'{\n "header": {\n  "format": 1,\n  "game": "toy",\n  "rules_version": 1,\n  "seats": 2,\n  "options": {\n'
        b'   "bids": "no"\n  },\n  "pack": "toy",\n  "digest": "d1"\n },\n "inputs": [\n  "* plain"\n ]\n}\n'
    )
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(finished().record(reveal=True).to_json().decode()) == finished().record(reveal=True)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "Input data was truncated"),
        (b"\x00\xff", "JSON is malformed"),
        (b'{"header": {"format": 1, "game": "\xff"}}', "utf-8"),
        (b"[]", "Expected `object`, got `array`"),
        (b"{}", "Object missing required field `header`"),
        (b'{"header": {}, "inputs": []}', "Object missing required field `format` - at `$.header`"),
        (b'{"header": 1, "inputs": [1]}', "Expected `object`, got `int` - at `$.header`"),
        (b'{"moves": []}', "Object contains unknown field `moves`"),
    ],
)
def test_garbage_is_no_record(data: bytes, why: str) -> None:
    with pytest.raises(BadRecord) as found:
        Record.from_json(data)
    assert found.value.details["where"] == "the file"
    problem = str(found.value.details["problem"])
    assert problem.startswith("it is no record (")
    assert why in problem
    assert problem.endswith(")")


def test_an_unknown_field_in_the_header() -> None:
    data = msgspec.json.decode(new().record().to_json())
    data["header"]["colour"] = "red"
    with pytest.raises(BadRecord, match="unknown field `colour`"):
        Record.from_json(msgspec.json.encode(data))


# -- replay and verify --------------------------------------------------------------------------------------------


def test_a_replay_is_the_match_again() -> None:
    match = finished()
    again = replay(match.record())
    assert (again.inputs, again.told, again.chances) == (match.inputs, match.told, match.chances)
    assert (again.result(), again.over, again.seed) == (match.result(), True, None)
    assert replay(match.record(), upto=8).inputs == match.inputs[:8]
    assert replay(match.record(), upto=0).inputs == []


def test_a_true_record_is_proven() -> None:
    match = finished()
    assert verify(match.record(reveal=True)).inputs == match.inputs
    assert verify(match.record(), match.setup.pack).over
    assert verify(new().record(reveal=True)).length == 6, "an unfinished one too"


def test_an_edited_action() -> None:
    record = finished().record()
    broken(
        edited(record, 6, "1 play plain"),
        clause="T2",
        where="input 7 (“1 play plain”)",
        problem="Seat 1 cannot do “play plain” now. Open: play herald, play mason",
    )
    broken(
        edited(record, 6, "1 play chess"),
        where="input 7 (“1 play chess”)",
        problem="“play chess” is not an action: try “play herald”, “swap herald”, “keep” or “bid 2”",
    )


def test_the_message_names_the_clause_once() -> None:
    with pytest.raises(BadRecord) as found:
        verify(edited(finished().record(), 6, "1 play plain"))
    assert str(found.value) == (
        "The record is broken at input 7 (“1 play plain”): "
        "Seat 1 cannot do “play plain” now. Open: play herald, play mason. [T2]"
    )


def test_an_action_of_another_seat() -> None:
    broken(
        edited(finished().record(), 6, "2 play mason"),
        where="input 7 (“2 play mason”)",
        problem="Seat 2 is not asked anything now. Waiting for: 1",
    )


@pytest.mark.parametrize("who", ["3", "0", "-1", "x", "", "01", "²"])
def test_no_seat(who: str) -> None:
    broken(
        edited(finished().record(), 6, f"{who} play mason"),
        where=f"input 7 (“{who} play mason”)",
        problem=f"“{who}” is no seat; seats are 1 to 2, * is chance",
    )


def test_a_missing_outcome() -> None:
    record = finished().record()
    del record.inputs[7]
    broken(record, where="input 8 (“2 play mason”)", problem="an outcome of chance is missing before it")


def test_an_outcome_too_many() -> None:
    record = finished().record()
    record.inputs.insert(6, "* plain")
    broken(record, where="input 7 (“* plain”)", problem="nothing is left to chance here")


def test_an_impossible_outcome() -> None:
    record = new().record()
    inputs = ["* mason", "* plain"] * 2 + ["* mason"]
    broken(Record(record.header, inputs), clause="T1", where="input 5", problem="“mason” cannot come up here")
    broken(
        edited(finished().record(), 0, "* chess"),
        where="input 1 (“* chess”)",
        problem="“chess” is not an action: cards are plain, herald, mason",
    )


def test_inputs_after_the_end() -> None:
    record = finished().record()
    record.inputs.append("1 play mason")
    broken(record, where="input 35 (“1 play mason”)", problem="Seat 1 is not asked anything now. Waiting for: -")


def test_wrong_scores() -> None:
    record = finished().record()
    record.scores = (6, 7)
    broken(record, where="the scores", problem="it says (6, 7), the moves make (6, 6)")
    unfinished = new().record()
    unfinished.scores = (0, 0)
    broken(unfinished, where="the scores", problem="it says (0, 0), the moves make an unfinished game")


def test_another_seed() -> None:
    record = finished().record(reveal=True)
    record.seed = b"other".hex()
    drawn = new(b"other").inputs
    first = next(at for at in range(6) if drawn[at] != DEALT[at])
    broken(record, where=f"input {first + 1} (“{DEALT[first]}”)", problem=f"the seed gives “{drawn[first]}”")
    record.seed = "zz"
    broken(record, where="the seed", problem="it is not hexadecimal")


def test_an_outcome_that_the_seed_does_not_give() -> None:
    record = new().record(reveal=True)
    record.inputs[5] = "* plain"
    broken(record, where="input 6 (“* plain”)", problem="the seed gives “* mason”")
    play(match := new(), "1 play mason")
    record = match.record(reveal=True)
    record.inputs[7] = "* herald"
    broken(record, where="input 8 (“* herald”)", problem="the seed gives “* plain”")


def test_other_rules_refuse_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    record = new().record()
    monkeypatch.setattr(type(game("toy")), "rules_version", 2)
    with pytest.raises(WrongVersion) as found:
        replay(record)
    assert found.value.details == {"what": "rules of toy, version", "given": 1, "now": 2}


def test_another_format_refuses_a_record() -> None:
    header = msgspec.structs.replace(new().header(), format=2)
    with pytest.raises(WrongVersion) as found:
        replay(Record(header, []))
    assert found.value.details == {"what": "format", "given": 2, "now": 1}


def test_another_pack_refuses_a_record() -> None:
    match = new()
    other = Pack("toy", "mine", "0123")
    with pytest.raises(WrongVersion) as found:
        replay(match.record(), other)
    mine = match.setup.pack.digest
    assert found.value.details == {"what": "data pack", "given": f"toy ({mine})", "now": "mine (0123)"}
    with pytest.raises(WrongVersion):
        setup_of(Record(msgspec.structs.replace(match.header(), digest="0123"), []))


def test_a_record_of_a_pack_of_ones_own() -> None:
    source = new().setup.pack
    mine = Pack("toy", "mine", "0123", "", source._sections)
    match = Match(game("toy").setup(2, None, mine), b"seed")
    record = match.record(reveal=True)
    assert (record.header.pack, record.header.digest) == ("mine", "0123")
    assert verify(record, mine).setup.pack is mine
    assert setup_of(record, mine).pack is mine
    with pytest.raises(WrongVersion):
        verify(record)


def test_a_header_that_cannot_be() -> None:
    header = new().header()
    with pytest.raises(UnknownGame, match="chess"):
        replay(Record(msgspec.structs.replace(header, game="chess"), []))
    with pytest.raises(BadSeats):
        replay(Record(msgspec.structs.replace(header, seats=9), []))


def test_the_setup_of_a_record() -> None:
    match = new(bids="no")
    assert setup_of(match.record()) == match.setup
    assert setup_of(match.record(), match.setup.pack) == match.setup


def test_swaps_are_told() -> None:
    match = new()
    assert match.act_text(0, "play herald") == [Played(0, "herald")]
    assert match.act_text(1, "keep")[0] == Swapped(1, False)


def test_luck_goes_on_from_a_seed_where_a_script_has_ended() -> None:
    whole = new(b"seed")
    script = new(None)
    follow(script, whole.inputs[:2])
    assert script.length == 2
    script.go_on(b"seed")
    assert (script.seed, script.inputs) == (b"seed", whole.inputs)
    assert script.chances == whole.chances
    seat = pending(whole.table)[0]
    whole.act(seat, legal(whole.table, seat)[0])
    follow(script, whole.inputs[script.length : script.length + 1])
    assert script.inputs == whole.inputs
