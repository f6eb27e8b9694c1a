"""Other numbers for a pack, by their paths; and a pack as TOML."""

from __future__ import annotations

import pytest

from artel.games import game
from artel.kernel.errors import BadInput, BadPack
from artel.kernel.packfile import written
from artel.kernel.packs import read_one
from artel.lab.changes import Differs, changed, differences, read_changes

OWN = ("zodchie", "architects", "carcassonne", "artificium")


@pytest.mark.parametrize("name", OWN)
def test_a_pack_is_the_same_written_and_read_again(name: str) -> None:
    pack = game(name).standard_pack()
    again = read_one(written(pack.content()), name, "again.toml")
    assert again.digest == pack.digest
    assert differences(pack, again) == []


@pytest.mark.parametrize(
    ("name", "text", "differs"),
    [
        ("zodchie", "rules.hand=4", [Differs("rules.hand", 3, 4)]),
        ("zodchie", "park.values=[5, 7, 8, 15]", [Differs("base.park.values", [5, 7, 8, 9], [5, 7, 8, 15])]),
        ("zodchie", "extra.bank.values=[4, 7, 20]", [Differs("extra.bank.values", [4, 7, 9, 11], [4, 7, 20])]),
        ("zodchie", "palace.values.4=+2", [Differs("extra.palace.values", [5, 10, 12, 14], [5, 10, 12, 16])]),
        (
            "zodchie",
            "windmill.values=+1",
            [Differs("extra.windmill.values", ["No-1", "No", "No+2", "No+4"], ["No", "No+1", "No+3", "No+5"])],
        ),
        (
            "zodchie",
            "fortress=+6",
            [Differs("extra.fortress.values", [7], [13]), Differs("extra.fortress.initial", 7, 13)],
        ),
        ("architects", "laurel=+6", [Differs("card.laurel.points", 3, 9)]),
        ("architects", "stage.giza.3.points=+6", [Differs("stage.giza.3.points", 6, 12)]),
        ("artificium", "castle.takes.sword=2", [
            Differs("building.castle.takes", {"kvass": 1, "sword": 1}, {"kvass": 1, "sword": 2}),
        ]),
        ("artificium", "sawmill.takes.wood=1", [Differs("building.sawmill.takes", None, {"wood": 1})]),
        ("carcassonne", "U.cloister=true", [Differs("tile.U.cloister", None, True)]),
    ],
)  # fmt: skip
def test_a_path_leads_to_a_field(name: str, text: str, differs: list[Differs]) -> None:
    pack = game(name).standard_pack()
    (changes,) = read_changes([text])
    made = changed(pack, changes)
    assert differences(pack, made) == differs
    assert made.name == f"standard {text}"
    assert made.digest != pack.digest


def test_several_values_are_all_combinations() -> None:
    rows = read_changes(["rules.hand=2|3", "park.values=+0|+1"])
    assert [" ".join(map(str, row)) for row in rows] == [
        "rules.hand=2 park.values=+0",
        "rules.hand=2 park.values=+1",
        "rules.hand=3 park.values=+0",
        "rules.hand=3 park.values=+1",
    ]
    assert read_changes([]) == [()]


def test_no_change_is_the_pack_itself() -> None:
    pack = game("zodchie").standard_pack()
    assert changed(pack, read_changes(["fortress=+0"])[0]) is pack
    assert changed(pack, ()) is pack


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("park", "A change is PATH=VALUE, such as park=+6; not “park”."),
        ("park=", "A change is PATH=VALUE, such as park=+6; not “park=”."),
        ("parc.values=+1", "“parc.values” leads to nothing in the pack; a path is such as park.values."),
        ("rules=+1", "“rules” leads to nothing in the pack; a path is such as park.values."),
        ("park.values.x.y=1", "“park.values.x.y” leads to nothing in the pack; a path is such as park.values."),
        ("temple.protected=+1", "“temple.protected=+1”: true is no number to add to."),
    ],
)
def test_what_cannot_be_changed(text: str, message: str) -> None:
    with pytest.raises(BadInput) as error:
        changed(game("zodchie").standard_pack(), read_changes([text])[0])
    assert str(error.value) == message


def test_what_the_game_does_not_allow() -> None:
    with pytest.raises(BadPack, match="the initial values differ"):
        changed(game("zodchie").standard_pack(), read_changes(["park=+6"])[0])
