"""The city on the screen: a cursor walks over the places, Enter or a click chooses one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from artel.drawing.zodchie.drawing import (
    GRAND,
    LARGE,
    QUARTERS,
    SMALL,
    SPACED,
    WIDE,
    CityMarks,
    cell_at,
    draw_city,
    widest,
    width_of,
)

if TYPE_CHECKING:
    from rich.text import Text
    from textual import events
    from textual.geometry import Size

    from artel.drawing.zodchie.look import Look
    from artel.games.zodchie import ZodchieView


class City(Widget, can_focus=True):
    DEFAULT_CSS = "City { height: auto; width: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("space", "next_legal", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Looked(Message):
        """The cursor is on another place."""

    class Left(Message):
        """The cursor went off the lower edge."""

    class Chosen(Message):
        def __init__(self, place: str, stamp: object) -> None:
            super().__init__()
            self.place = place
            self.stamp = stamp

    def __init__(self, **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]
        self.city: ZodchieView | None = None
        self.look: Look | None = None
        self.marks = CityMarks()
        self.cursor = "a1"
        self.lines = SMALL
        self.wide = WIDE
        self.streets = 0
        self.stamp: object = None
        """What a place is chosen for."""

    def show(self, view: ZodchieView, look: Look, marks: CityMarks) -> None:
        self.city, self.look, self.marks = view, look, marks
        if self.streets != len(view.players):
            self.streets = len(view.players)
            self.refresh(layout=True)
        self.refresh()

    def fit(self, width: int, height: int) -> None:
        """Draws as large as so many columns and lines allow."""
        lines = next((lines for lines in (GRAND, SPACED, LARGE) if 1 + lines * self.streets <= height), SMALL)
        if (lines, widest(width)) != (self.lines, self.wide):
            self.lines, self.wide = lines, widest(width)
            self.refresh(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return width_of(self.wide)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1 + self.streets * self.lines

    def render(self) -> Text | str:
        if self.city is None or self.look is None:
            return ""
        return draw_city(self.city, self.look, self.marks, self.lines, self.wide)

    def look_at(self, place: str) -> None:
        self.cursor = place
        self.post_message(self.Looked())

    def action_walk(self, right: int, down: int) -> None:
        street, quarter = "abcd".index(self.cursor[0]) + down, int(self.cursor[1]) + right
        if street >= self.streets:
            self.post_message(self.Left())
        elif street >= 0 and 1 <= quarter <= QUARTERS:
            self.look_at(f"{'abcd'[street]}{quarter}")

    def action_next_legal(self) -> None:
        places = sorted(self.marks.legal)
        if places:
            self.look_at(next((place for place in places if place > self.cursor), places[0]))

    def action_choose(self) -> None:
        self.post_message(self.Chosen(self.cursor, self.stamp))

    def on_click(self, event: events.Click) -> None:
        place = cell_at(event.x, event.y, self.streets, self.lines, self.wide)
        if place:
            self.look_at(place)
            self.post_message(self.Chosen(place, self.stamp))
