"""What a game says of its data by reading it; packs written, compared and carried."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from artel.examination.properties import advance
from artel.games import GAMES, game
from artel.kernel.errors import BadPack, WrongVersion
from artel.kernel.packdiff import Change, changes
from artel.kernel.packfields import Field, fields_of
from artel.kernel.packfile import written
from artel.kernel.packs import pack_of, read_text
from artel.kernel.record import Match, Record
from artel.records import verify
from contract.setups import ROWS


def test_limits_are_those_that_the_game_asks_with() -> None:
    found = fields_of(game("zodchie"))
    assert found["rules"].rows[0][0] == Field("hand", "number", True, 1, 5)
    assert (found["base"].least, found["base"].most) == (12, 12)
    fields = {field.name: field for field in found["base"].rows[0]}
    assert "colour" not in fields
    assert [fields[name].kind for name in ("name_ru", "values", "initial")] == ["text", "list", "value"]
    red = {field.name for field in fields_of(game("architects"))["card"].rows[-1]}
    assert {"shields", "horns"} == red & {"shields", "horns", "points"}


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_the_standard_pack_is_described(name: str) -> None:
    content = game(name).standard_pack().content()
    described = fields_of(game(name))
    assert list(described) == list(content)
    for section, rows in content.items():
        for row, fields in zip(rows if isinstance(rows, list) else [rows], described[section].rows, strict=True):
            assert set(row) <= {field.name for field in fields}


@pytest.mark.parametrize("name", GAMES)
def test_a_pack_is_the_same_as_tables_and_as_a_file(name: str) -> None:
    standard = game(name).standard_pack()
    content = standard.content()
    assert pack_of(content, name, "tables") == standard
    assert pack_of(read_text(written(content).encode(), "file"), name, "file") == standard
    assert changes(content, content) == []


def test_a_text_is_written_so_that_it_is_read_again() -> None:
    content = {"pack": {"name": 'a "quote", a \\ and \n\x7f', "other key": [1, "x"], "t": {"wood": 1}, "yes": True}}
    assert tomllib.loads(written(content)) == content


def test_changes_name_row_and_field() -> None:
    before = game("architects").standard_pack().content()
    after = game("architects").standard_pack().content()
    after["stage"][0]["cost"] = 4
    after["rules"]["face_up"] = 4
    after["stage"].reverse()
    stage = before["stage"][0]
    row = f"{stage['wonder']} {stage['number']}"
    assert changes(before, after) == [
        Change("rules", "", "face_up", 3, 4),
        Change("stage", row, "cost", stage["cost"], 4),
    ]


def test_a_row_that_came_or_went() -> None:
    before, after = game("carcassonne").standard_pack().content(), game("carcassonne").standard_pack().content()
    new = after["tile"].pop() | {"id": "NEW"}
    after["tile"].insert(0, new)
    gone = before["tile"][-1]
    assert changes(before, after) == [
        Change("tile", gone["id"], "", gone, None),
        Change("tile", "NEW", "", None, new),
    ]


def test_a_problem_says_where_it_is() -> None:
    content = game("zodchie").standard_pack().content()
    content["base"][3]["values"] = [3, 1]
    with pytest.raises(BadPack) as raised:
        game("zodchie").read_components(pack_of(content, "zodchie", "mine"))
    assert raised.value.at == "base/3/values"
    assert raised.value.details["line"] == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_carries_its_pack_proves_itself(name: str) -> None:
    found, rng = game(name), Random(7)
    content = found.standard_pack().content()
    content["pack"]["name"] = "carried"
    pack = pack_of(content, name, "mine")
    match = Match(found.setup(ROWS[name].seats[0], None, pack), b"seed")
    while not match.over:
        advance(match, rng)
    record = match.record(reveal=True)
    found._components.pop(pack.digest)
    with pytest.raises(WrongVersion):
        verify(Record.from_json(record.to_json()))
    record.data = pack.content()
    assert verify(Record.from_json(record.to_json())).result() == match.result()
    record.data["pack"]["name"] = "forged"
    with pytest.raises(WrongVersion):
        verify(Record.from_json(record.to_json()))


def test_rows_that_nothing_tells_apart_are_numbered() -> None:
    one, other = {"id": "A", "way": 1}, {"id": "B", "way": 2}
    assert changes({"tile": [one, one, other]}, {"tile": [one, other]}) == [Change("tile", "A 1 #2", "", one, None)]
    assert changes({"tile": [one, one]}, {"tile": [one] * 4}) == [
        Change("tile", "A 1 #3", "", None, one), Change("tile", "A 1 #4", "", None, one),
    ]  # fmt: skip


def test_rows_are_told_apart_by_as_few_fields_as_can_be() -> None:
    before = {"stage": [{"wonder": "giza", "number": 1, "cost": 2}, {"wonder": "giza", "number": 2, "cost": 2}]}
    after = {"stage": [{"wonder": "giza", "number": 1, "cost": 3}, {"wonder": "giza", "number": 2, "cost": 2}]}
    assert changes(before, after) == [Change("stage", "giza 1", "cost", 2, 3)]


def test_a_section_that_comes_or_goes() -> None:
    row, rules = {"id": "A"}, {"hand": 3}
    assert changes({}, {"tile": [row], "rules": rules}) == [
        Change("tile", "A", "", None, row), Change("rules", "", "", None, rules),
    ]  # fmt: skip
    assert changes({"tile": [row], "pack": {"name": "x"}}, {"pack": {"name": "y"}}) == [
        Change("tile", "A", "", row, None)
    ]
