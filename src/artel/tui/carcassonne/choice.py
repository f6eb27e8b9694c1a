"""An answer being made: a place and a turn for the tile, or one of a few answers with keys. Options are in notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artel.drawing.carcassonne.chart import Place, place_name, place_of, segment_of

if TYPE_CHECKING:
    from collections.abc import Sequence

ACROSS = 3
"""So much farther is a place counted for each step beside the direction that was asked for."""


class Placing:
    """Where the tile in hand may lie, and how; `place` and `turns` are what is being looked at."""

    def __init__(self, options: Sequence[str], near: Place) -> None:
        self.spots: dict[Place, list[int]] = {}
        for option in options:
            name, _, turns = option.partition("/")
            self.spots.setdefault(place_of(name), []).append(int(turns))
        self.turns = 0
        self.place = near
        self.go_to(min(self.spots, key=lambda place: (distance(place, near), place)))

    def option(self) -> str:
        return f"{place_name(self.place)}/{self.turns}"

    def go_to(self, place: Place) -> None:
        """The tile keeps its turn where it can."""
        self.place = place
        if self.turns not in self.spots[place]:
            self.turns = self.spots[place][0]

    def walk(self, right: int, down: int) -> None:
        """To the nearest legal place in a direction, if there is one."""

        def far(place: Place) -> tuple[int, int]:
            x, y = place[0] - self.place[0], place[1] - self.place[1]
            return (x * right + y * down, abs(x) if down else abs(y))

        ahead = [place for place in self.spots if far(place)[0] > 0]
        if ahead:
            self.go_to(min(ahead, key=lambda place: (far(place)[0] + ACROSS * far(place)[1], place)))

    def go_on(self) -> None:
        """To the next legal place, row by row."""
        places = sorted(self.spots, key=lambda place: (place[1], place[0]))
        self.go_to(places[(places.index(self.place) + 1) % len(places)])

    def turn(self, step: int) -> None:
        """To the next turn that is legal here."""
        turns = self.spots[self.place]
        self.turns = turns[(turns.index(self.turns) + step) % len(turns)]


class Listing:
    """A few answers: figures by number, `n` for no, `y` for yes. The cursor begins where Enter does no harm."""

    def __init__(self, options: Sequence[str]) -> None:
        self.options = list(options)
        self.cursor = self.options.index("yes" if "yes" in self.options else "no")

    def option(self) -> str:
        return self.options[self.cursor]

    def key(self, option: str) -> str:
        return option[0] if option in ("yes", "no") else str(self.options.index(option) + 1)

    def by_key(self, key: str) -> str | None:
        return next((option for option in self.options if self.key(option) == key), None)

    def by_segment(self, segment: str) -> str | None:
        return next((option for option in self.options if segment_of(option) == segment), None)

    def walk(self, step: int) -> None:
        self.cursor = (self.cursor + step) % len(self.options)


def distance(one: Place, other: Place) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
