"""A board whose choices are a list: whatever the game draws, then the question, then one line and one key each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from rich.style import Style
from rich.text import Text
from textual import on
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widgets import Static

from artel.drawing.teller import fitted
from artel.tui.board import Scene, TerminalBoard
from artel.tui.lines import Lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import ComposeResult

KEYS: Final = "123456789abcdefhijkmnoprtvwxyz"
"""Letters that mean something else at every table are left out."""
CYRILLIC: Final = str.maketrans("фисвуапршолдьтщзйкыегмцчня", "abcdefghijklmnopqrstuvwxyz")
"""The same keys of a Russian keyboard."""
KEY: Final = Style(color="#8cf08c", bold=True)
FAINT: Final = Style(color="#9aa0ab")
LEAST: Final = 4
MOST: Final = 10
"""Lines that the list has at least, and that the drawing leaves it."""
ROOMY: Final = 8
"""Lines that are free below a list whose choices have two."""


class ListedChoice(NamedTuple):
    """A line: options to be done one after another, or more choices behind it."""

    label: Text
    options: tuple[str, ...] = ()
    hint: str = ""
    inner: tuple[ListedChoice, ...] = ()
    question: str = ""
    """Asked above the inner choices."""


class ListBoard(TerminalBoard):
    DEFAULT_CSS = """
    ListBoard #drawing, ListBoard #asked { height: auto; }
    ListBoard #drawing { text-wrap: nowrap; text-overflow: ellipsis; }
    ListBoard #asked { text-style: bold; color: #f2cf4a; }
    ListBoard.tall #asked { margin-top: 1; }
    ListBoard #room { height: auto; }
    ListBoard #below { height: 1fr; color: #c5cbd6; }
    ListBoard.tall #below { margin-top: 1; }
    """
    TALL: ClassVar[int] = 34
    """With so many lines there is room for free ones."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Sequence[ListedChoice] = ()
        self.path: list[int] = []
        """Which choices have been opened."""
        self.version = -1
        self.roomy = False
        """Has each choice a second line?"""

    def compose(self) -> ComposeResult:
        yield Static(id="drawing")
        yield Static(id="asked")
        with VerticalScroll(id="room", can_focus=False):
            yield Lines(id="options")
        yield Static(id="below")

    # -- of each game ----------------------------------------------------------------------------------

    def needs(self, seats: int) -> tuple[int, int]:
        return 78, 14 + seats

    def drawing(self, scene: Scene, width: int, height: int) -> Text:
        """The table, in so many columns and, if it can be, lines."""
        return scene.teller.table(scene.view, scene.events, width)

    def choices(self, scene: Scene) -> list[ListedChoice]:
        view, teller = scene.view, scene.teller
        return [
            ListedChoice(Text(teller.option(view, option)), (option,), teller.effect(view, option))
            for option in view.options
        ]

    def aside(self, scene: Scene) -> Text:
        """What is said beside the table, where there is room."""
        return Text()

    # -- choosing --------------------------------------------------------------------------------------

    @property
    def options(self) -> Lines:
        return self.query_one("#options", Lines)

    def open_choices(self) -> Sequence[ListedChoice]:
        """Those that are listed now."""
        found = self.found
        for at in self.path:
            found = found[at].inner
        return found

    def stamp(self) -> object:
        """Names the list that is open: a key struck twice does not answer what was not on the screen yet."""
        return self.version, tuple(self.path)

    def choose(self, at: int) -> None:
        choice = self.open_choices()[at]
        if choice.inner:
            self.path.append(at)
            self.options.cursor = 0
            self.turn_to()
        else:
            self.answer(*choice.options)

    @on(Lines.Chosen, "#options")
    def chosen(self, event: Lines.Chosen) -> None:
        if event.stamp == self.stamp() and self.open_choices():
            self.choose(self.options.cursor)

    def on_key(self, event: events.Key) -> None:
        key = (event.character or "").lower().translate(CYRILLIC)
        at = KEYS.find(key) if len(key) == 1 else -1
        if 0 <= at < len(self.open_choices()):
            event.stop()
            self.options.look_at(at)
            self.choose(at)

    def back(self) -> None:
        if self.path:
            self.options.cursor = self.path.pop()
        self.turn_to()

    def turn_to(self) -> None:
        self.screen.set_focus(self.options)
        if self.scene is not None:
            self.show(self.scene)

    # -- showing it ------------------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        if scene.version != self.version:
            self.path, self.options.cursor = [], 0
        self.version = scene.version
        self.found = self.choices(scene) if scene.asked else ()
        listed = self.open_choices()
        width, height = self.space
        self.set_class(height >= self.TALL, "tall")
        free = 2 * (height >= self.TALL)
        question = self.asked_now(scene)
        asked = len(question.wrap(self.app.console, width)) + free
        drawing = self.drawing(scene, width, height - asked - min(max(len(listed), LEAST), MOST) - 2)
        drawn = min(drawing.plain.count("\n") + 1, max(height - asked - min(len(listed), LEAST), 1))
        self.query_one("#drawing").styles.max_height = drawn
        self.text("#drawing", drawing)
        self.text("#asked", question)
        left = height - drawn - asked
        self.roomy = left >= ROOMY + 2 * len(listed) and any(choice.hint for choice in listed)
        lines = [self.line(at, choice, width) for at, choice in enumerate(listed)]
        self.options.show(lines, 2 if self.roomy else 1)
        self.options.stamp = self.stamp()
        self.query_one("#room").styles.max_height = max(min(len(listed), LEAST), left - 2)
        self.explain(self.aside(scene))
        self.show_below()

    def asked_now(self, scene: Scene) -> Text:
        found: Sequence[ListedChoice] = self.found
        question = scene.question
        for at in self.path:
            question = found[at].question or found[at].label.plain
            found = found[at].inner
        return Text(question)

    def line(self, at: int, choice: ListedChoice, width: int) -> Text:
        """With room, what it would do is told below it."""
        key = KEYS[at] if at < len(KEYS) else " "
        line = Text.assemble((f"{key} ", KEY), choice.label, (" ▸" if choice.inner else "", FAINT))
        return line.append(f"\n    {fitted(choice.hint, width - 8)}", FAINT) if self.roomy else line

    def show_below(self) -> None:
        """What the choice under the cursor would do; and what happened last, where the log has no room."""
        scene, listed = self.scene, self.open_choices()
        if scene is None:
            return
        lines = [Text(scene.hint)] if scene.hint else []
        if not self.roomy and self.options.cursor < len(listed) and (hint := listed[self.options.cursor].hint):
            lines.append(Text(hint))
        if not self.wide and not scene.replayed:
            lines += [Text(entry.text, FAINT) for entry in scene.entries[-3 if listed else -8 :]]
        self.text("#below", Text("\n").join(lines))

    @on(Lines.Looked, "#options")
    def looked(self) -> None:
        high = self.options.height
        chosen = Region(0, self.options.cursor * high, 1, high)
        self.query_one("#room", VerticalScroll).scroll_to_region(chosen, animate=False)
        self.show_below()
