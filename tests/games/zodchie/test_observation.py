"""The table as numbers: what stands where, seen by either seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.games.zodchie import GAME
from artel.games.zodchie.actions import ACTIONS
from artel.kernel.engine import legal
from artel.kernel.observation import Sheet
from games.zodchie.tables import match, various

if TYPE_CHECKING:
    from games.zodchie.tables import Played

FACES = [face.name for face in GAME.components(GAME.standard_pack()).faces]


class Seen:
    def __init__(self, m: Played, seat: int) -> None:
        self.observer = GAME.observer(m.setup)
        self.sheet = Sheet(self.observer.size, self.observer.actions)
        self.observer.write(m.table, seat - 1, self.sheet)
        self.observer.mark(m.table, seat - 1, self.sheet)
        assert self.sheet.at == self.observer.size

    def __getitem__(self, part: str) -> list[int]:
        return list(self.sheet.numbers)[self.observer.layout.slices[part]]

    def cards(self, part: str) -> set[str]:
        return {FACES[kind] for kind, there in enumerate(self[part]) if there}

    def marked(self) -> set[int]:
        return {number for number, mark in enumerate(self.sheet.marks) if mark}


def table() -> Played:
    return various(hand_max={2: 4})


def test_the_city_is_seen_place_by_place() -> None:
    seen = Seen(table(), 1)
    a1, a2, b1, b3 = 0, 1, 8, 10

    def there(part: str) -> dict[int, int]:
        return {place: number for place, number in enumerate(seen[part]) if number}

    assert {place: FACES[number - 1] for place, number in there("card").items()} == {
        a1: "temple", a2: "tavern", b3: "theatre",
    }  # fmt: skip
    assert there("owner") == {a1: 1, a2: 2, b3: 2}
    assert set(there("side")) == {a1, a2}
    assert there("side")[a1] == 4
    assert there("guard") == {a1: 1, a2: 2}, "a Temple is protected from the start"
    assert there("token") == {b1: 2}
    assert there("below") == {a2: 1}
    view = GAME.view(table().table, 0)
    values = [spot.pieces[-1].value or 0 if spot.pieces else 0 for spot in view.city]
    assert seen["value"] == values
    assert (seen["kept"], seen["draws"], seen["quiet"]) == ([0], [1], [0])


def test_owners_are_counted_from_who_looks() -> None:
    seen = Seen(table(), 2)
    assert [seen["owner"][place] for place in (0, 1, 10)] == [2, 1, 1]
    assert (seen["guard"][1], seen["token"][8]) == (1, 1)


def test_ones_own_cards_and_what_everybody_knows() -> None:
    seen = Seen(table(), 1)
    assert [seen.cards(f"{part}.0") for part in ("hand", "pile", "under", "removed", "cemetery")] == [
        {"villa", "market"}, {"orangery"}, {"watchtower"}, set(), set(),
    ]  # fmt: skip
    assert [seen.cards(f"{part}.1") for part in ("hand", "pile", "under", "removed", "cemetery")] == [
        {"park"}, set(), set(), {"villa"}, set(),
    ]  # fmt: skip
    assert seen.cards("deck.0") == {"villa", "market", "orangery", "watchtower", "temple", "inn"}
    assert (seen["colour.0"], seen["colour.1"]) == ([1, 0, 0, 0], [0, 1, 0, 0])


def test_sizes_and_marks_of_each_seat() -> None:
    seen = Seen(table(), 1)
    numbers = ("hand_size", "pile_size", "under_size", "open_drawn", "tokens", "may_redraw", "fresh", "grave")
    assert [seen[f"{part}.0"][0] for part in numbers] == [2, 1, 1, 0, 3, 1, 0, 0]
    assert [seen[f"{part}.1"][0] for part in numbers] == [2, 2, 0, 0, 1, 0, 0, 0]
    assert seen["hand_max.1"] == [4]
    t = table().table
    assert [seen["points.0"][0], seen["points.1"][0]] == list(GAME.result(t).scores)
    grave = Seen(match(colours="red,blue", hands={1: "villa"}, cemetery={2: "park inn"}, begun=[1]), 1)
    assert (grave["grave.0"], grave["grave.1"], grave.cards("cemetery.1")) == ([0], [1], {"park", "inn"})
    assert (grave["fresh.0"], grave["fresh.1"]) == ([0], [1])


def test_the_marks_are_the_options() -> None:
    m = table()
    seen, waits = Seen(m, 1), Seen(m, 2)
    assert seen.marked() == {action.code for action in legal(m.table, 0)}
    assert waits.marked() == {waits.observer.wait}
    assert (seen["asked"], waits["asked"]) == ([1, 0], [0, 1])
    for number in seen.marked():
        assert seen.observer.action(m.table, 0, number) is ACTIONS[number]
