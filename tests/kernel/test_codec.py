from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from artel.examination.properties import played
from artel.games import game, games
from artel.kernel.codec import (
    SEALED,
    decode_frame,
    decode_part,
    decode_table,
    decode_value,
    encode_frame,
    encode_table,
    encode_value,
    frame_class,
    frames_from_view,
    frames_in_view,
    frames_of,
    schema,
)
from artel.kernel.copying import contents
from artel.kernel.errors import BadRecord
from artel.kernel.frames import Answered, Frame, Together
from artel.kernel.packed import COMPILED, ints
from artel.kernel.record import Match
from contract.toy import BIDS, KEEP, KINDS, SWAPS, Bid, Draw, MaySwap, NextTurn, ToyTable, Turn
from kernel.small import sheet


@pytest.fixture
def toy() -> Any:
    return game("toy")


def table(toy: Any, *stack: Frame) -> Any:
    t = toy.new(toy.setup(2))
    t.stack[:] = stack
    return t


# -- frames -------------------------------------------------------------------------------------------------


def test_a_frame_is_its_name_and_fields() -> None:
    assert encode_frame(MaySwap(1, 0)) == {"frame": "MaySwap", "seat": 1, "herald": 0}
    assert encode_frame(Answered(Bid(1), BIDS[2])) == {
        "frame": "Answered", "question": {"frame": "Bid", "seat": 1}, "action": {"action": 9},
    }  # fmt: skip
    assert encode_frame(Together.ask(Bid(0), Bid(1)).answered(1, BIDS[0])) == {
        "frame": "Together",
        "questions": [{"frame": "Bid", "seat": 0}, {"frame": "Bid", "seat": 1}],
        "answers": [None, {"action": 7}],
    }


def test_values() -> None:
    assert encode_value((1, KEEP, (Draw(0),))) == [1, {"action": 6}, [{"frame": "Draw", "seat": 0}]]
    assert encode_value("x") == "x"
    assert encode_value(None) is None


@pytest.mark.parametrize(
    "frame",
    [
        Draw(1),
        MaySwap(1, 0),
        Answered(Bid(1), BIDS[2]),
        Together.ask(Bid(0), Bid(1)),
        Together.ask(Bid(0), Bid(1)).answered(0, BIDS[3]),
    ],
    ids=repr,
)
def test_frames_come_back(toy: Any, frame: Frame) -> None:
    back = decode_frame(toy, json.loads(json.dumps(encode_frame(frame))))
    assert back == frame
    assert type(back) is type(frame)


def test_decoding_leaves_the_data_as_they_are(toy: Any) -> None:
    data = encode_frame(Draw(1))
    decode_frame(toy, data)
    assert data == {"frame": "Draw", "seat": 1}


def test_decoded_values(toy: Any) -> None:
    assert decode_value(toy, {"action": 6}) is KEEP
    assert decode_value(toy, [1, [{"frame": "Draw", "seat": 0}]]) == (1, (Draw(0),))
    assert decode_value(toy, "x") == "x"


def test_a_frame_that_the_game_does_not_have(toy: Any) -> None:
    for name in ("Castle", "BeginTurn", "Frame", None):
        with pytest.raises(BadRecord) as found:
            decode_frame(toy, {"frame": name, "seat": 1})
        assert found.value.details == {"where": "the stack", "problem": f"toy has no frame {name!r}"}
    with pytest.raises(BadRecord, match="toy has no frame None"):
        decode_frame(toy, {"seat": 1})


def test_a_frame_with_other_fields(toy: Any) -> None:
    for data in ({"seat": 1}, {"seat": 1, "herald": 0, "x": 1}, {"seat": 1, "place": 3}):
        with pytest.raises(BadRecord) as found:
            decode_frame(toy, {"frame": "MaySwap", **data})
        assert found.value.details == {"where": "MaySwap", "problem": "its fields are seat, herald"}


def test_frames_are_found_by_game(toy: Any) -> None:
    assert frame_class(toy, "Turn") is Turn
    assert frame_class(game("zodchie"), "Turn") is not Turn
    assert frame_class(toy, "Together") is Together
    assert frame_class(toy, "Answered") is Answered


def test_a_game_has_its_own_frames_and_the_two_of_every_game(toy: Any) -> None:
    own = {cls.__name__: cls for cls in (Turn, MaySwap, Bid, Draw, NextTurn)}
    assert own.items() <= frames_of(toy).items()
    assert {cls.__module__ for cls in frames_of(toy).values()} == {"contract.toy", "artel.kernel.frames"}
    for found in games():
        homes = {cls.__module__ for cls in frames_of(found).values()} - {"artel.kernel.frames"}
        assert all(home == type(found).__module__ or home.startswith(type(found).__module__ + ".") for home in homes)


RULES = """\
from artel.kernel.frames import Step
from contract.toy import NextTurn
class Pause(Step):
    __slots__ = ("seat",)
    def __init__(self, seat):
        self.seat = seat
    def run(self, t, tell):
        return (NextTurn(self.seat),)
"""
ENTRY = """\
from contract.toy import Toy
from {prefix}_rules.pauses import Pause
class Slow(Toy):
    frame_modules = ("{prefix}_rules",)
    def new(self, setup):
        t = super().new(setup)
        t.stack.insert(0, Pause(1))
        return t
GAME = Slow()
"""


@pytest.mark.usefixtures("toy")
def test_frames_may_live_in_another_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plug-in with rules in a second package is decoded, stored and rebuilt like any other."""
    for name, text in {
        "slow_rules/__init__.py": "", "slow_rules/pauses.py": RULES, "slow_rules_of_others.py": RULES,
        "slow.py": ENTRY.format(prefix="slow"),
    }.items():  # fmt: skip
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    modules = [import_module(name) for name in ("slow_rules.pauses", "slow_rules_of_others", "slow")]
    slow = modules[2].GAME
    try:
        pause = modules[0].Pause(1)
        assert decode_frame(slow, encode_frame(pause)) == pause
        assert type(decode_frame(slow, encode_frame(pause))) is type(pause), "not the frame of the same name elsewhere"
        t = slow.new(slow.setup(2))
        back = decode_table(slow, ToyTable, encode_table(t, slow.standard_pack().digest))
        assert contents(back) == contents(t)
        with pytest.raises(BadRecord, match="toy has no frame 'Pause'"):
            decode_frame(game("toy"), encode_frame(pause))
    finally:
        for module in ("slow", "slow_rules", "slow_rules.pauses", "slow_rules_of_others"):
            sys.modules.pop(module)


def test_two_frames_of_one_name_are_refused() -> None:
    class Both(type(game("toy"))):  # type: ignore[misc]
        frame_modules = ("artel.games.zodchie",)

    with pytest.raises(TypeError, match=r"toy has two frames \w+$"):
        frames_of(Both())


# -- tables -------------------------------------------------------------------------------------------------


def test_a_table_is_its_fields(toy: Any) -> None:
    t = table(toy, NextTurn(0), Draw(1))
    assert encode_table(t, "d1") == {
        "seats": 2,
        "stack": [{"frame": "NextTurn", "seat": 0}, {"frame": "Draw", "seat": 1}],
        "cards": {"pack": "d1"},
        "hands": [0] * 6,
        "played": [0] * 6,
        "piles": [[[4, 3, 2]]] * 2,
        "points": [0, 0],
        "left": 10,
        "bids": 1,
    }


def test_tables_come_back(toy: Any) -> None:
    t = table(toy, NextTurn(0), Draw(1))
    t.put_under(0, 2)
    digest = toy.standard_pack().digest
    back = decode_table(toy, ToyTable, json.loads(json.dumps(encode_table(t, digest))))
    assert contents(back) == contents(t)
    assert back.cards is t.cards
    assert type(back) is ToyTable
    assert (type(back.hands), type(back.piles[0][0])) == (type(t.hands), type(t.hands))
    assert [list(layer) for layer in back.piles[0]] == [[0, 0, 1], [4, 3, 2]]


def test_what_cannot_be_stored_is_refused(toy: Any) -> None:
    refused: tuple[Any, ...] = ((1, 2), None, b"x", frozenset())
    for value in refused:
        t = sheet()
        t.done = value
        with pytest.raises(TypeError) as found:
            encode_table(t, "d1")
        says = f"done: a table is numbers, texts, arrays, maps and components, not {value!r}"
        assert str(found.value) == says


def test_parts_of_a_table(toy: Any) -> None:
    assert decode_part(toy, 3) == 3
    assert decode_part(toy, "x") == "x"
    found: Any = decode_part(toy, [1, 2])
    assert list(found) == [1, 2]
    found = decode_part(toy, [])
    assert list(found) == []
    assert decode_part(toy, {"map": [[3, 4], [1, 2]]}) == {3: 4, 1: 2}
    found = decode_part(toy, [[1], [2, 3]])
    assert [list(part) for part in found] == [[1], [2, 3]]
    cards = toy.components(toy.standard_pack())
    assert decode_part(toy, {"pack": toy.standard_pack().digest}) is cards
    assert decode_part(toy, [{"pack": toy.standard_pack().digest}]) == [cards]
    if COMPILED:
        assert type(decode_part(toy, [1])) is type(ints([1]))


# -- what views show of the stack ------------------------------------------------------------------------------


def test_sealed_answers_are_masked(toy: Any) -> None:
    together = Together.ask(Bid(0), Bid(1)).answered(1, BIDS[3])
    t = table(toy, NextTurn(0), together)
    asked = {"frame": "Together", "questions": [{"frame": "Bid", "seat": 0}, {"frame": "Bid", "seat": 1}]}
    assert SEALED == "sealed"
    for seat in (-1, 0):
        assert frames_in_view(t, seat) == ({"frame": "NextTurn", "seat": 0}, {**asked, "answers": [None, "sealed"]})
    assert frames_in_view(t, 1)[1] == {**asked, "answers": [None, {"action": 10}]}


def test_answers_that_wait_are_masked(toy: Any) -> None:
    t = table(toy, Answered(Bid(1), BIDS[2]), Draw(0))
    question = {"frame": "Bid", "seat": 1}
    assert frames_in_view(t, 0)[0] == {"frame": "Answered", "question": question, "action": "sealed"}
    assert frames_in_view(t, 1)[0] == {"frame": "Answered", "question": question, "action": {"action": 9}}
    assert frames_in_view(t, 0)[1] == {"frame": "Draw", "seat": 0}


def test_some_legal_answer_stands_where_one_is_sealed(toy: Any) -> None:
    together = Together.ask(Bid(0), Bid(1)).answered(1, BIDS[3])
    t = table(toy, NextTurn(0), Answered(Bid(1), BIDS[2]), together)
    flow = frames_in_view(t, 0)
    assert frames_from_view(toy, t, flow) == [
        NextTurn(0), Answered(Bid(1), BIDS[0]), Together((Bid(0), Bid(1)), (None, BIDS[0])),
    ]  # fmt: skip
    assert flow == frames_in_view(t, 0), "the view stays as it is"
    assert frames_from_view(toy, t, frames_in_view(t, 1)) == t.stack
    asked = table(toy, Together.ask(MaySwap(0, 1), MaySwap(1, 0)).answered(1, SWAPS[2]))
    asked.hands[1 * KINDS + 1] = 1
    [rebuilt] = frames_from_view(toy, asked, frames_in_view(asked, 0))
    assert isinstance(rebuilt, Together)
    assert rebuilt.answers == (None, SWAPS[1]), "legal on the table that is being rebuilt"
    sent = msgspec.json.decode(msgspec.json.encode(flow))
    assert frames_from_view(toy, t, tuple(sent)) == frames_from_view(toy, t, flow)


# -- schema -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["toy", "zodchie"])
def test_the_schema_describes_what_leaves_the_program(name: str) -> None:
    whole: Any = schema(game(name))
    assert whole["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert whole["title"] == name
    assert set(whole) == {"$schema", "title", "$defs"}
    jsonschema.Draft202012Validator.check_schema(whole)
    match = played(game(name).setup(2), 0)
    halfway = Match(match.setup, b"seed 0")
    view = game(name).view_type.__name__

    def check(kind: str, thing: Any) -> None:
        checked.add(kind)
        rules = {"$defs": whole["$defs"], "$ref": f"#/$defs/{kind}"}
        jsonschema.Draft202012Validator(rules).validate(json.loads(msgspec.json.encode(thing)))

    checked: set[str] = set()
    for seat in (-1, 0, 1):
        check(view, game(name).view(match.table, seat))
        check(view, game(name).view(halfway.table, seat))
    for event in match.events:
        check(type(event).__name__, event)
    check("Record", match.record(reveal=True))
    check("Result", match.result())
    for item in match.result().items:
        check("Item", item)
    assert checked <= set(whole["$defs"])
    assert len(checked) > 6


def test_the_schema_refuses_other_things() -> None:
    whole: Any = schema(game("toy"))
    rules = {"$defs": whole["$defs"], "$ref": "#/$defs/Played"}
    checker = jsonschema.Draft202012Validator(rules)
    assert checker.is_valid({"type": "Played", "seat": 1, "card": "plain"})
    assert not checker.is_valid({"type": "Drew", "seat": 1, "card": "plain"})
    assert not checker.is_valid({"type": "Played", "seat": 1})
