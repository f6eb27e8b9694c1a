"""What a learner sees of a game that brings no observer: its views, field by field, as rows of numbers.

A field that is a number takes one place. Any other takes `ROOM` places: the items of a list in their order, and what is
deeper, or has a key, at a place that its path chooses (feature hashing: two paths seldom choose the same one, and then
their numbers are added). Nothing is 0, n is n + 1, and a text is a 1 at the place of its path and itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import msgspec

from artel.kernel.engine import pending
from artel.kernel.errors import NoObserver
from artel.kernel.observation import Layout, ObservationPart, Observer

if TYPE_CHECKING:
    from artel.kernel.frames import Action, Table
    from artel.kernel.game import Game
    from artel.kernel.observation import Sheet
    from artel.kernel.view import View

ROOM: Final = 256
LARGEST: Final = 32_767
TOLD_OTHERWISE: Final = ("pack", "asked", "options")
"""Fields of every view: the data does not change, who is asked comes first, and options are marked."""


class ViewObserver(Observer[Any]):
    """Answers have the numbers of the game's `actions`. Raises NoObserver where it lists none."""

    def __init__(self, game: Game[Any, Any, Any], seats: int) -> None:
        if not game.actions:
            raise NoObserver(game=game.id, attribute="actions", method="observer", page="docs/research.md")
        self.game = game
        view_type: Any = game.view_type
        shown = [(field.name, field.type) for field in msgspec.structs.fields(view_type)]
        self.fields = {name: is_number(kind) for name, kind in shown if name not in TOLD_OTHERWISE}
        table = [
            ObservationPart(name, 1, "as the view has it")
            if plain
            else ObservationPart(name, ROOM, "what the view has there, by its path")
            for name, plain in self.fields.items()
        ]
        answers = [ObservationPart("action", len(game.actions), "by its code, as the game lists them")]
        super().__init__(Layout(seats, (), table, [], answers), ())

    def write(self, t: Table, seat: int, sheet: Sheet) -> None:
        for other in pending(t):
            sheet.put((other - seat) % t.seats, 1)
        sheet.skip(t.seats)
        view: View = self.game.view(t, seat)
        for name, plain in self.fields.items():
            value = getattr(view, name)
            if plain:
                sheet.number(limited(value))
                continue
            places: dict[int, int] = {}
            for path, number in leaves(value, ()):
                place = place_of(path)
                places[place] = places.get(place, 0) + number
            for place, number in places.items():
                sheet.put(place, limited(number))
            sheet.skip(ROOM)

    def action(self, t: Table, seat: int, number: int) -> Action:
        return self.game.action(number)


def is_number(kind: Any) -> bool:
    return kind in (int, bool)


def limited(number: int) -> int:
    return max(-LARGEST, min(int(number), LARGEST))


def leaves(value: Any, path: tuple[int | str, ...]) -> Iterator[tuple[tuple[int | str, ...], int]]:
    """Everything below, each with the way to it."""
    match value:
        case None:
            return
        case str():
            yield (*path, "", value), 1
        case int() | float():
            number = round(value)
            yield path, number + 1 if number >= 0 else number
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from leaves(getattr(value, name), (*path, name))
        case Mapping():
            for key, inner in value.items():
                yield from leaves(inner, (*path, str(key)))
        case set() | frozenset():
            yield from leaves(dict.fromkeys(value, 0), path)
        case _:
            for at, inner in enumerate(value):
                yield from leaves(inner, (*path, at))


@cache
def place_of(path: tuple[int | str, ...]) -> int:
    match path:
        case (int(at),) if at < ROOM:
            return at
    return crc32("\n".join([str(step) for step in path]).encode()) % ROOM
