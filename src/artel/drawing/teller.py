"""A game's table in words and signs, without a screen."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from rich.style import Style
from rich.text import Text

from artel.session.telling import foretold
from artel.text.facts import Facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from artel.kernel.events import Event
    from artel.kernel.game import Game, Result
    from artel.kernel.ids import Seat
    from artel.text import Words

INKS: Final = ("#ff7b88", "#82b1ff", "#6fd58a", "#f2cf4a", "#d59bf6", "#6fd6d6", "#f0a060")
"""Colours of the seats, where the game gives them none."""


class Group(NamedTuple):
    """Options below a heading; with `short`, one label each, all on the heading's line."""

    heading: str
    options: tuple[str, ...]
    short: tuple[str, ...] = ()


class TableTeller:
    """One pack in one language, for the seats of one table."""

    example: ClassVar[str] = ""
    """An answer in notation."""
    clause: ClassVar[str] = ""
    """Where the rules tell how points are counted."""

    def __init__(self, game: Game, pack: str, words: Words, names: tuple[str, ...]) -> None:
        self.game = game
        self.pack = pack
        self.words = words
        self.names = names

    def say(self, key: str, **args: object) -> str:
        """A message, of the terminal or of the game."""
        return self.words.say_of(self.game, key, **args)

    # -- the table -------------------------------------------------------------------------------------

    def table(self, view: Any, events: Sequence[Event], width: int) -> Text:
        """All that lies on the table; `events`: what the viewer has been told. Otherwise, whatever of the view the game
        has words for: `view-deck = { $deck } cards are left.`"""
        fields = {field: getattr(view, field) for field in view.__struct_fields__}
        said = Facts(self.words, self.game, self.pack, self.names).said(fields)
        told = [f"view-{field}" for field in fields if self.words.knows(self.game, f"view-{field}")]
        return Text("\n".join(self.say(key, **said) for key in told))

    def hand(self, view: Any) -> list[str]:
        """What the viewer alone has, line by line."""
        return []

    def question(self, view: Any) -> str:
        return self.words.question(self.game, view, self.names)

    def option(self, view: Any, option: str) -> str:
        """In words."""
        return self.words.option(self.game, view, option, self.names)

    def effect(self, view: Any, option: str) -> str:
        """What an option would do, in short."""
        effect = foretold(self.words, self.game, self.pack, self.names, view, option)
        return "" if effect is None else effect.text

    def groups(self, view: Any) -> list[Group]:
        """What can be answered, in the order in which it is told and numbered."""
        return [Group("", tuple(view.options))]

    def listed(self, view: Any) -> list[str]:
        """The same one after another."""
        return [option for group in self.groups(view) for option in group.options]

    def options(self, view: Any) -> list[str]:
        """What can be answered, to be chosen by number."""
        lines: list[str] = []
        number = 1
        for group in self.groups(view):
            numbered = list(enumerate(group.options, number))
            number += len(numbered)
            if group.short:
                told = ", ".join(f"{at} = {label}" for (at, _), label in zip(numbered, group.short, strict=True))
                lines.append(f"     {group.heading}: {told}")
                continue
            if group.heading:
                lines.append(f"  {group.heading}:")
            for at, option in numbered:
                effect = self.effect(view, option)
                lines.append(f"{at:>3}  {self.option(view, option)} ({option})" + (f"  {effect}" if effect else ""))
        return lines

    def answer(self, view: Any, numbers: Sequence[int]) -> str | None:
        """The option that these numbers mean, in notation."""
        listed = self.listed(view)
        at = numbers[0] - 1 if len(numbers) == 1 else -1
        return listed[at] if 0 <= at < len(listed) else None

    def numbers(self, view: Any) -> int:
        """How many there are to choose from."""
        return len(self.listed(view))

    def card(self, wanted: str) -> list[str]:
        """Whatever is called so, with all that it says."""
        return []

    # -- the end ---------------------------------------------------------------------------------------

    def ink(self, view: Any, seat: Seat) -> str:
        return INKS[seat % len(INKS)]

    def badge(self, view: Any, seat: Seat) -> Text:
        """A seat's sign: it works without colour too."""
        return Text(f" {seat + 1} ", Style(color="#14161b", bgcolor=self.ink(view, seat), bold=True))

    def verdict(self, view: Any, result: Result) -> str:
        """Who wins and why."""
        names = self.words.listed([self.names[seat] for seat in result.winners])
        key = "ui-win-points" if len(result.winners) == 1 else "ui-win-together"
        return self.words.say(key, names=names, points=max(result.scores))

    def ranking(self, view: Any, result: Result) -> list[Text]:
        lines = []
        for seat in sorted(range(len(result.scores)), key=lambda seat: (result.places[seat], seat)):
            line = Text.assemble((f"{result.places[seat]}. ", Style(bold=True)), self.badge(view, seat))
            line.append(" " + fitted(self.names[seat], 17), Style(color=self.ink(view, seat), bold=True))
            lines.append(line.append(str(result.scores[seat]).rjust(4), Style(bold=True)))
        return lines

    def items(self, view: Any, result: Result, seat: Seat) -> list[Text]:
        """The count of a seat, each item with its clause, and the sum below."""
        lines = [Text(self.names[seat], Style(color=self.ink(view, seat), bold=True))]
        for item in result.items:
            if item.seat == seat:
                row = f"  {fitted(self.words.item(self.game, item, self.pack), 23)}{item.points:>4}  "
                lines.append(Text.assemble(row, (item.clause, Style(color="#7aa2f7"))))
        total = f"  {fitted(self.words.say('ui-total'), 23)}{result.scores[seat]:>4}"
        return [*lines, Text(total, Style(bold=True))]


def teller_of(game: Game, pack: str, words: Words, names: tuple[str, ...]) -> TableTeller:
    if not game.drawing:
        return TableTeller(game, pack, words, names)
    found: TableTeller = import_module(f"{game.drawing}.teller").Teller(game, pack, words, names)
    return found


def fitted(text: str, width: int) -> str:
    """Exactly so wide; cut with an ellipsis."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


def spaced(parts: Sequence[Text], width: int, gap: str = " ") -> list[Text]:
    """As many parts on each line as it holds."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = lines[-1] + Text(gap) + part
        else:
            lines.append(Text.assemble(part))
    return lines
