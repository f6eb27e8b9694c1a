"""The map on the screen: a window that follows the game and can be moved over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from artel.drawing.carcassonne.chart import HUGE, LARGE, SMALL, Chart, Place, Scale, as_text
from artel.drawing.carcassonne.ruler import MARGIN, with_ruler
from artel.tui.notes import Note

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.text import Text
    from textual import events


REMEMBERED: Final = 32
"""So many places of the window, the latest ones."""


class TileMap(Widget, can_focus=True):
    DEFAULT_CSS = "TileMap { height: 1fr; width: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("shift+left,ctrl+left", "pan(-1, 0)", show=False),
        Binding("shift+right,ctrl+right", "pan(1, 0)", show=False),
        Binding("shift+up,ctrl+up", "pan(0, -1)", show=False),
        Binding("shift+down,ctrl+down", "pan(0, 1)", show=False),
        Binding("pageup", "page(-3)", show=False),
        Binding("pagedown", "page(3)", show=False),
        Binding("home", "home", show=False),
    ]

    class Picked(Message):
        """A click: on which place, and where in it."""

        def __init__(self, place: Place, column: int, row: int, button: int) -> None:
            super().__init__()
            self.place = place
            self.column = column
            self.row = row
            self.button = button

    class Resized(Message):
        """There is more room now, or less."""

    def __init__(self, **arguments: str) -> None:
        super().__init__(**arguments)  # type: ignore[arg-type]
        self.chart: Chart | None = None
        self.left = self.top = 0
        self.watched: Place | None = None
        """The place that is kept in sight."""
        self.steps = False
        """A replay has other uses for Home and the page keys."""
        self.settled: object = None
        """The size for which the window was placed; it may be drawn at another one before it is told of it."""
        self.shown: dict[object, tuple[int, int]] = {}
        """Where the window was at each size, so that what takes room for a while gives it back as it was."""

    # -- what is shown ---------------------------------------------------------------------------------

    @property
    def room(self) -> tuple[int, int]:
        """Columns and rows for tiles."""
        return max(self.size.width - MARGIN, 1), max(self.size.height - 1, 1)

    def best_scale(self, places: Iterable[Place]) -> Scale:
        """As large as lets all these tiles be in sight, with the places beside them."""
        across, down = zip(*places, strict=True)
        many = max(across) - min(across) + 3, max(down) - min(down) + 3
        return next((scale for scale in (HUGE, LARGE) if self.holds(scale, *many)), SMALL)

    def holds(self, scale: Scale, across: int, down: int) -> bool:
        """Is there room for so many tiles?"""
        wide, high = self.room
        return across * scale.width <= wide and down * scale.height <= high

    def next_scale(self, scale: Scale) -> Scale:
        """After the largest that shows a tile with its neighbours comes the smallest."""
        scales = [one for one in (SMALL, LARGE, HUGE) if one != HUGE or self.holds(one, 3, 3)]
        return scales[(scales.index(scale) + 1) % len(scales)] if scale in scales else SMALL

    def show(self, chart: Chart, watched: Place | None) -> None:
        fresh = self.chart is None or self.chart.scale != chart.scale
        moved = watched is not None and watched != self.watched
        self.chart, self.watched = chart, watched if watched is not None else self.watched
        if fresh:
            self.come_back()
        elif moved and watched is not None:
            self.reveal(watched)
        self.refresh()

    def outlook(self, chart: Chart) -> object:
        return self.size, chart.scale, chart.bounds(), self.watched

    def come_back(self) -> None:
        """To where the window was when it had this size, or to the middle of the map."""
        if self.chart is None:
            return
        before = self.shown.get(self.outlook(self.chart))
        if before is not None:
            self.left, self.top = before
            self.refresh()
            return
        self.centre()
        if self.watched is not None:
            self.reveal(self.watched)

    def remember(self, outlook: object) -> None:
        self.shown.pop(outlook, None)
        self.shown[outlook] = self.left, self.top
        while len(self.shown) > REMEMBERED:
            del self.shown[next(iter(self.shown))]

    def reveal(self, place: Place) -> None:
        """Moves the window as little as shows the place and what is around it."""
        if self.chart is None:
            return
        west, north, east, south = self.chart.bounds()
        wide, high = self.room
        self.left = within(self.left, wide, place[0], self.chart.scale.width, west, east)
        self.top = within(self.top, high, place[1], self.chart.scale.height, north, south)
        self.refresh()

    def centre(self) -> None:
        if self.chart is None:
            return
        west, north, east, south = self.chart.bounds()
        wide, high = self.room
        self.left = ((west + east + 1) * self.chart.scale.width - wide) // 2
        self.top = ((north + south + 1) * self.chart.scale.height - high) // 2
        self.refresh()

    def action_pan(self, right: int, down: int) -> None:
        """Something of the map stays in sight."""
        if self.chart is not None:
            west, north, east, south = self.chart.bounds()
            wide, high = self.chart.scale
            columns, rows = self.room
            self.left = min(max(self.left + right * wide, (west + 1) * wide - columns), east * wide)
            self.top = min(max(self.top + down * high, (north + 1) * high - rows), south * high)
            self.refresh()

    def action_page(self, down: int) -> None:
        if self.steps or any(note.is_open for note in self.screen.query(Note)):
            raise SkipAction
        self.action_pan(0, down)

    def action_home(self) -> None:
        if self.steps:
            raise SkipAction
        self.centre()

    def on_resize(self) -> None:
        self.post_message(self.Resized())
        self.settled = self.size
        self.come_back()

    def render(self) -> Text | str:
        if self.chart is None:
            return ""
        if self.settled == self.size:
            self.remember(self.outlook(self.chart))
        return as_text(with_ruler(self.chart, self.left, self.top, *self.room))

    # -- the mouse -------------------------------------------------------------------------------------

    def on_click(self, event: events.Click) -> None:
        if self.chart is None or event.x < MARGIN or event.y < 1:
            return
        x, column = divmod(self.left + event.x - MARGIN, self.chart.scale.width)
        y, row = divmod(self.top + event.y - 1, self.chart.scale.height)
        self.post_message(self.Picked((x, y), column, row, event.button))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.action_pan(*((1, 0) if event.shift or event.ctrl else (0, 1)))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.action_pan(*((-1, 0) if event.shift or event.ctrl else (0, -1)))

    def on_mouse_scroll_right(self) -> None:
        self.action_pan(1, 0)

    def on_mouse_scroll_left(self) -> None:
        self.action_pan(-1, 0)


def within(start: int, length: int, at: int, size: int, first: int, last: int) -> int:
    """Where a window begins that shows the tile at `at`; its neighbours too, if there are any and there is room."""
    around = 1 if 3 * size <= length else 0
    before, after = max(at - around, min(first, at)), min(at + around, max(last, at))
    return max(min(start, before * size), (after + 1) * size - length)
