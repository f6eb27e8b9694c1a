"""What a learner sees of a game that brings no observer: every field of the view has its place."""

from __future__ import annotations

from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import pytest

import kuchki
import podryad
from artel.games import GAMES
from artel.kernel.errors import NoObserver
from artel.kernel.frames import Action
from artel.kernel.observation import Sheet
from artel.kernel.record import Match
from artel.kernel.view_observation import LARGEST, ROOM, ViewObserver, leaves, limited, place_of
from contract import toy


@pytest.fixture(autouse=True)
def it_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "kuchki", "kuchki")
    monkeypatch.setitem(GAMES, "podryad", "podryad")


def seen(game: Any, seat: int, *options: str) -> dict[str, dict[int, int]]:
    """What is not 0, by part."""
    match = Match(game.setup(2), b"seen")
    for option in options:
        match.act_text(match.game.view(match.table, 0).asked[0], option)
    observer = game.observer(match.setup)
    assert type(observer) is ViewObserver
    sheet = Sheet(observer.size, observer.actions)
    observer.write(match.table, seat, sheet)
    assert sheet.at == observer.size
    row = list(sheet.numbers)
    parts = {name: row[part] for name, part in observer.layout.slices.items()}
    return {name: {at: number for at, number in enumerate(part) if number} for name, part in parts.items()}


def test_who_is_asked_and_every_field() -> None:
    first = seen(kuchki.GAME, 0, "take a1")
    assert first["asked"] == {1: 1}
    assert first["me"] == {}
    assert first["last"] == {}, "seat 0"
    heaps = [kuchki.GAME.components(kuchki.GAME.standard_pack()).heaps[at] - (at == 0) for at in range(3)]
    assert first["heaps"] == {crc32(heap.encode()) % 256: many + 1 for heap, many in zip("abc", heaps, strict=True)}
    other = seen(kuchki.GAME, 1)
    assert (other["asked"], other["me"], other["last"]) == ({1: 1}, {0: 1}, {0: -1})


def test_a_list_stands_in_its_order_and_no_part_is_told_twice() -> None:
    match = Match(podryad.GAME.setup(2), b"seen")
    for seat in range(2):
        hand = podryad.GAME.view(match.table, seat).hand
        assert seen(podryad.GAME, seat)["hand"] == {at: card + 1 for at, card in enumerate(hand or ())}
    assert seen(podryad.GAME, 0)["asked"] == {0: 1, 1: 1}
    observer = ViewObserver(podryad.GAME, 2)
    assert not {"pack", "options"} & {part.name for part in observer.layout.table}
    sizes = {part.name: (part.size, part.what) for part in observer.layout.table}
    assert sizes["me"] == (1, "as the view has it")
    assert sizes["hand"] == (256, "what the view has there, by its path")


def test_seats_that_are_asked_are_counted_from_who_looks() -> None:
    game: Any = podryad.GAME
    match = Match(game.setup(3), b"seen")
    match.act_text(1, game.view(match.table, 1).options[0])
    observer = ViewObserver(game, 3)
    sheet = Sheet(observer.size, observer.actions)
    observer.write(match.table, 2, sheet)
    assert list(sheet.numbers)[:3] == [1, 1, 0]


def test_answers_are_the_actions_of_the_game() -> None:
    observer = ViewObserver(kuchki.GAME, 2)
    (answers, wait) = observer.layout.answers
    assert answers == ("action", 27, "by its code, as the game lists them")
    assert wait.name == "wait"
    assert observer.action(kuchki.GAME.new(kuchki.GAME.setup(2)), 0, 5) == Action(5)
    with pytest.raises(NoObserver) as found:
        ViewObserver(toy.GAME, 2)
    assert found.value.details == {
        "game": "toy", "attribute": "actions", "method": "observer", "page": "docs/research.md",
    }  # fmt: skip


class Inner(msgspec.Struct):
    width: int
    word: str | None


class Pair(NamedTuple):
    one: int
    two: int


def test_everything_below_has_its_way() -> None:
    value = {"a": (0, None, -2, 1.6), "b": {7: "red"}, "c": True, "d": frozenset({4}), "e": Inner(3, None)}
    assert dict(leaves(value, ("top",))) == {
        ("top", "a", 0): 1,
        ("top", "a", 2): -2,
        ("top", "a", 3): 3,
        ("top", "b", "7", "", "red"): 1,
        ("top", "c"): 2,
        ("top", "d", "4"): 1,
        ("top", "e", "width"): 4,
    }
    assert dict(leaves([Pair(1, 2), {9}], ())) == {(0, 0): 2, (0, 1): 3, (1, "9"): 1}


def test_a_place_by_its_path() -> None:
    assert [place_of((at,)) for at in (0, 1, ROOM - 1)] == [0, 1, ROOM - 1]
    assert place_of((ROOM,)) == crc32(b"256") % ROOM
    assert place_of((1, 2)) == crc32(b"1\n2") % ROOM
    assert place_of(("a",)) == crc32(b"a") % ROOM


def test_numbers_are_kept_within_what_a_row_can_hold() -> None:
    assert [limited(number) for number in (5, -5, 40_000, -40_000)] == [5, -5, LARGEST, -LARGEST]
    assert LARGEST == 2**15 - 1


class Crowded(msgspec.Struct, frozen=True):
    """Two numbers whose paths choose the same place."""

    me: int
    heaps: dict[str, int]


def test_numbers_at_the_same_place_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    same = next(str(at) for at in range(10_000) if place_of((str(at),)) == place_of(("a",)))
    crowded = Crowded(0, {"a": 4, same: 10})
    monkeypatch.setattr(type(kuchki.GAME), "view_type", Crowded)
    monkeypatch.setattr(type(kuchki.GAME), "view", lambda self, t, seat: crowded)
    t = kuchki.GAME.new(kuchki.GAME.setup(2))
    observer = ViewObserver(kuchki.GAME, 2)
    sheet = Sheet(observer.size, observer.actions)
    observer.write(t, 0, sheet)
    row = list(sheet.numbers)[observer.layout.slices["heaps"]]
    assert {at: number for at, number in enumerate(row) if number} == {place_of(("a",)): 16}
